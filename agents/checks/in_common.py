"""Whether a query stands for any word of its question: no valves counted for the storey's name."""

from collections.abc import Iterator

from agents.checks.bounds import apart_in_words, texts_of
from agents.checks.contradictions import in_braces
from agents.checks.grounding import is_number
from agents.checks.meanings import meanings, meanings_in
from agents.checks.quantities import chooses
from agents.checks.relevance import led_to
from agents.checks.small_words import (
    asks_how_many,
    comparatives,
    is_told_in_a_known_language,
    numbers_said,
    words_of,
)
from agents.messages import Question, Twin
from agents.schema.linked_names import classes_called, linked_names, same_word
from agents.schema.turns import spoken_of
from graph_store.cypher_outline import Outline


def nothing_in_common(read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """A query of which no name and no text stands for a word of the question, whatever it finds.

    How it calls its columns is not listened to. A question in a language of which the small words
    are not known, or that compares, is left to the judge; so is one of which no word is known to
    mean anything but the whole (`the house`), unless all of a class are counted.

    Raises `GraphUnavailable` when the engine is gone.
    """
    asked, texts = spoken_of(question), list(texts_of(read))
    counts_all = asks_how_many(question.text) and bool(read.labels) and not chooses(read)
    told = [word for _, word in meanings_in(asked) if not _of_the_whole(word, twin)]
    words = frozenset[str]().union(*told)
    unread = not words or (words <= words_of(asked) and not counts_all)
    if unread or not is_told_in_a_known_language(asked) or comparatives(asked):
        return
    linked = linked_names(asked, twin)
    named = {*read.labels, *read.types, *(name for one in read.reads for name in one.names)}
    named |= set(led_to(read, twin.schema))
    written = apart_in_words(" ".join([*named, *texts]))
    meant = meanings(written) | named | {name.rpartition(".")[2] for name in named}
    wider = {label for kind in twin.schema.kinds if named & {*kind.labels} for label in kind.labels}
    values = {same_word(value) for _, value in linked.values}
    if (linked.names | words | classes_called(words)) & (meant | wider):
        return
    numbers = {one.value for one in (*read.comparisons, *(it for _, it in in_braces(read)))}
    if numbers_said(asked) & {one for one in numbers if is_number(one)}:
        return
    if words_of(asked) & words_of(written) or values & set(map(same_word, texts)):
        return
    yield "Nothing of the query stands for any word of the question."


def _of_the_whole(word: frozenset[str], twin: Twin) -> bool:
    """Whether a word means the one thing of its class: all there is may be of it."""
    return any(twin.schema.labels.get(one) == 1 for one in word)
