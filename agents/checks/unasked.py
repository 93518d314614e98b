"""Conditions that nobody asked for: each word of the question is accounted for without them."""

from collections.abc import Iterator

from agents.checks.bounds import apart_in_words, texts_of
from agents.checks.contradictions import in_braces
from agents.checks.grounding import is_number
from agents.checks.small_words import (
    asking_words,
    class_words,
    is_known,
    numbers_said,
    superlatives,
    tokens_of,
    weightless,
    words_of,
)
from agents.messages import Question, Twin
from agents.schema.linked_names import linked_names, same_word
from agents.schema.turns import spoken_of
from agents.steps.executor import look_up
from graph_store import Rows, quoted
from graph_store.cypher_outline import Comparison, Outline


def unasked_conditions(read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """`WHERE d.OverallWidth > 0.9`, `{Name: 'D3'}`, of a question that only says "doors".

    A value that stands in the question, or that one of its words may be linked to, is asked for,
    and others in its stead are; so may be any, where a word is left that nothing else of the query
    stands for. What all have does no harm. Raises `GraphUnavailable` when the engine is gone.
    """
    on_edges = {edge.variable for edge in read.edges}
    compared = [*read.comparisons, *(one for _, one in in_braces(read))]
    chosen = [one for one in compared if one.operator != "<>" and one.variable not in on_edges]
    asked = {(one.variable, one.property) for one in chosen if _is_asked(one, question, twin)}
    strange = [one for one in chosen if (one.variable, one.property) not in asked]
    if strange and not _leaves_words(read, strange, question, twin):
        for one in dict.fromkeys(strange):
            if _leaves_out(one, read, twin):
                yield f"Nobody asked for {quoted(one.property)} {one.operator} {one.value!r}."


def _is_asked(one: Comparison, question: Question, twin: Twin) -> bool:
    """Whether a value stands in the question, is linked from it, or is no text and no number."""
    asked = spoken_of(question)
    if is_number(one.value):
        return bool(numbers_said(asked))
    if not isinstance(one.value, str) or not one.value.strip():
        return True
    linked = {same_word(value) for _, value in linked_names(asked, twin).values}
    mine = words_of(apart_in_words(one.value))
    return same_word(one.value) in linked or bool(mine & words_of(apart_in_words(asked)))


def _leaves_words(read: Outline, strange: list[Comparison], question: Question, twin: Twin) -> bool:
    """Whether a word of the question is left for which one of these conditions may stand."""
    asked = spoken_of(question)
    linked = linked_names(asked, twin)
    theirs = {one.value for one in strange}
    texts = [one for one in texts_of(read) if one not in theirs]
    names = [*read.labels, *read.types, *texts]
    names += [one.name for one in read.reads if one.name not in {it.property for it in strange}]
    known = class_words({*linked.labels} & {*read.labels}) | weightless() | superlatives()
    known |= asking_words(asked)
    known |= words_of(apart_in_words(" ".join(names)))
    words = (one for one in tokens_of(asked) if one.kind != "sign")
    return not all(is_known(one.text, known) for one in words)


def _leaves_out(one: Comparison, read: Outline, twin: Twin) -> bool:
    """Whether any of these things is left out by a condition."""
    labels = "".join(f":{quoted(name)}" for name in read.labels_of(one.variable)[:1])
    held, value = f"n.{quoted(one.property)}", "$value"
    if one.ignore_case:
        held, value = f"toLower({held})", "toLower($value)"
    found = look_up(
        twin,
        f"MATCH (n{labels}) WHERE {held} IS NULL OR NOT {held} {one.operator} {value} "
        "RETURN count(n) AS n",
        {"value": one.value},
    )
    return isinstance(found, Rows) and found.rows[0][0] > 0
