"""What the words that a question opens and ends with say of it."""

from collections.abc import Sequence
from itertools import pairwise

from agents.understanding.language.tables import Language
from agents.understanding.language.words import Token
from agents.understanding.parsing.linking.operators import CONJOINING, OPENERS, openers

CONTINUING = frozenset({"and", "what_about", "same_for"})
MOST_OPENING = 5
"""Words that a phrase which opens a question may have."""


def asks_whether(found: Sequence[Token], text: str, tables: Sequence[Language]) -> bool:
    """Whether a question is one of yes or no, by the word it opens with."""
    for token in found:
        if token.kind != "word":
            continue
        names = {n for t in tables for n in t.operators.get((token.stem,), ())}
        if "is" in names or "exists" in names:
            return True
        if any(token.stem in t.whether for t in tables):
            return True
        if (any(token.stem in t.free for t in tables) and not names) or names & CONJOINING:
            continue
        return _is_inverted(found, text, tables)
    return False


def _is_inverted(found: Sequence[Token], text: str, tables: Sequence[Language]) -> bool:
    """Whether a verb goes before its pronoun, and no word asks for anything: `ont-elles`."""
    asked = OPENERS | {"how_many"}
    told = [{n for t in tables for n in t.operators.get((one.stem,), ())} for one in found]
    if any(names & asked and not names & CONJOINING for names in told):  # `ou` is no `où`
        return False
    return any(
        text[one.end : other.start] == "-" and other.stem in table.inverted
        for one, other in pairwise(found)
        for table in tables
    )


def asks_which_any(found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether a question opens with a bare `any`: it wants to know which, if there are."""
    for token in found:
        names = {n for t in tables for n in t.operators.get((token.stem,), ())}
        if names >= {"exists", "some"}:
            return True
        if names or token.kind == "number":
            return False
        if token.kind == "word" and not any(token.stem in t.free for t in tables):
            return False
    return False


def asks_how_much(found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether a question asks for an amount, and not for a number of things."""
    words = [token.stem for token in found]
    return any(
        tuple(words[at : at + len(phrase)]) == phrase
        for table in tables
        for phrase in table.amounts
        for at in range(len(words))
    )


def untagged(found: list[Token], tables: Sequence[Language]) -> tuple[list[Token], bool]:
    """A statement without the words behind it that ask whether it is so, and whether it has any."""
    cut = next((at for at in range(len(found) - 1, 0, -1) if found[at].kind == "sign"), 0)
    tag = tuple(token.stem for token in found[cut + 1 :])
    asks = any(token.stem in openers(tables) for token in found[:cut])
    if cut and not asks and any(tag in table.tags for table in tables):
        return found[:cut], True
    width = 0 if cut else _width_of_tag(found, tables)
    return (found[:-width], True) if width else (found, False)


def _width_of_tag(found: Sequence[Token], tables: Sequence[Language]) -> int:
    """How many words at the end ask whether it is so with no sign before them: `or not`."""
    said = tuple(token.stem for token in found)
    tags = (tag for table in tables for tag in table.tags if len(tag) > 1)
    return next((len(tag) for tag in tags if said[-len(tag) :] == tag != said), 0)


def asks_for_deed(found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether a question opens with `what do` or the like, and so asks for no thing."""
    said = [token.stem for token in found if token.kind == "word"]
    return any(
        one in table.doing and "what" in table.operators.get((before,), ())
        for before, one in pairwise(said[:MOST_OPENING])
        for table in tables
    )


def continues(found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether a question opens as one that goes on from another: `and …`, `what about …`."""
    stems_ = tuple(token.stem for token in found[:MOST_OPENING])
    return any(
        set(table.operators.get(stems_[:width], ())) & CONTINUING
        for table in tables
        for width in range(1, len(stems_) + 1)
    )
