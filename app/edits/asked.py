"""A sentence that asks for a change, in a twin: which elements it means, or what to ask back."""

from collections.abc import Sequence
from dataclasses import dataclass

from agents import Answer
from agents.messages import Grade
from app.doors.asking import answered
from edits import EditError, sentences
from edits.sentences import Asked
from graph_store import GraphStore
from graph_store.rows import Rows


@dataclass(frozen=True, slots=True)
class Understood:
    """A change that a sentence asks for: of these elements, this property, to be this value.

    `asked_back` says what is not certain, and what to do; then `global_ids` may be empty.
    """

    words: str
    value: str
    global_ids: tuple[str, ...]
    asked_back: str = ""


def understood(
    sentence: str, store: GraphStore, last: Answer | None, history: Sequence[Answer] = ()
) -> Understood | None:
    """The change that a sentence asks for; None for one that asks for none.

    `last` is the answer that "these" points to. What elements other words mean is asked of the
    rules, reading only; where they are not certain, or not all were found, it is asked back.
    """
    asked = sentences.read(sentence)
    if asked is None:
        return None
    if asked.pointing:
        return _pointed(asked, store, last)
    try:
        found = elements_of(asked.questions, asked.elements, store, history)
    except EditError as error:
        return Understood(asked.property, asked.value, (), str(error))
    return Understood(asked.property, asked.value, found)


def elements_called(words: str, store: GraphStore) -> tuple[str, ...]:
    """The elements that words mean: `all doors`. Raises EditError where that is not certain."""
    return elements_of(sentences.listing(words), words, store)


def elements_of(
    questions: Sequence[str], words: str, store: GraphStore, history: Sequence[Answer] = ()
) -> tuple[str, ...]:
    """The elements that questions list, which say one thing in several ways.

    Raises EditError where it is not certain which: none is answered for certain, or they differ.
    """
    found = [answered(each, store, "rules", history=history) for each in questions]
    certain = {frozenset(each.global_ids): each for each in found if not _uncertain(each)}
    if len(certain) == 1:
        return next(iter(certain.values())).global_ids
    why = "they may be several" if certain else next(map(_uncertain, found), "none are named")
    raise EditError(
        f"Which elements “{words[:100]}” are is not certain ({why}). Ask for them first, in other "
        "words."
    )


def _pointed(asked: Asked, store: GraphStore, last: Answer | None) -> Understood:
    """The elements of the last answer, where its kind is the one that is named."""
    if last is None or not last.global_ids:
        what = asked.elements or "elements"
        told = f"There is no answer with {what} yet that this could mean. Ask for them first."
        return Understood(asked.property, asked.value, (), told)
    if why := _cut(last):
        return Understood(asked.property, asked.value, (), f"{why}. Ask for fewer first.")
    if not asked.questions:
        return Understood(asked.property, asked.value, last.global_ids)
    try:
        of_kind = set(elements_of(asked.questions, asked.elements, store))
    except EditError as error:
        return Understood(asked.property, asked.value, (), str(error))
    meant = tuple(each for each in last.global_ids if each in of_kind)
    if len(meant) == len(last.global_ids):
        return Understood(asked.property, asked.value, meant)
    told = (
        f"The last answer speaks of {len(last.global_ids):,} elements, of which {len(meant):,} are "
        f"“{asked.elements}”. Ask for those alone first"
    )
    return Understood(asked.property, asked.value, (), f"{told}.")


def _uncertain(answer: Answer) -> str:
    """Why the elements of an answer may not be those that were meant; empty where they are."""
    if answer.grade is not Grade.ACCEPT or not answer.global_ids:
        return "none were found" if answer.grade is Grade.ACCEPT else "the words are not understood"
    if answer.assumptions:
        return answer.assumptions[0].rstrip(".")
    if answer.choices:
        return "they may be others too"
    return _cut(answer)


def _cut(answer: Answer) -> str:
    """Whether an answer told fewer rows than there are."""
    rows = answer.attempts[-1].execution if answer.attempts else None
    if isinstance(rows, Rows) and rows.total > len(rows.rows):
        return f"only {len(rows.rows):,} of {rows.total:,} were told"
    return ""
