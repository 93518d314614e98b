"""Whether the parts a model takes a question apart into are what the question asks."""

from collections.abc import Sequence
from functools import cache

from agents.messages import Question
from agents.understanding.language.tables import languages
from agents.understanding.language.words import root, tokens
from agents.understanding.parsing.clauses import clauses
from agents.understanding.twin.things import building_words

ASKING = ("?", "？")


def unlike_the_question(parts: Sequence[str], question: Question) -> str:
    """What is wrong with the parts of a question; '' where it asks as many things, in these words.

    A part may name what it follows up on as the talk before it does. So a question cannot be put
    in place of another ("How many doors are there?" for those that are broken), nor a claim be told
    with it.
    """
    text = question.text
    asked = max(sum(one.asks for one in clauses(text)), sum(text.count(mark) for mark in ASKING))
    if len(parts) > asked:
        return f"it asks {asked} thing{'s' * (asked != 1)} and not {len(parts)}"
    said, told = _words(text), frozenset[str]().union(*map(_words, parts))
    known = said.union(*(_words(f"{one.question} {one.answer}") for one in question.history))
    if lost := said - told:
        return f"no part says “{min(lost)}”"
    added = told - known - _words(" ".join(_of_the_whole()))
    return f"it does not say “{min(added)}”" if added else ""


@cache
def _of_the_whole() -> frozenset[str]:
    """What people call the building, which a part may name: `and which category?`"""
    named = (building_words(one.code).get("classes", {}) for one in languages())
    return frozenset(word for each in named for word in each.get("IfcBuilding", ()))


def _words(text: str) -> frozenset[str]:
    """What a text says, without the small words of any language."""
    small = frozenset[str]().union(*(one.small for one in languages()))
    return frozenset(
        root(one.text) for one in tokens(text) if one.kind != "sign" and one.stem not in small
    )


__all__ = ["unlike_the_question"]
