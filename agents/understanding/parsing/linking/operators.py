"""What the words that join, ask and point do in a question, by the names of their operators."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache

from agents.understanding.language.tables import Language, language
from agents.understanding.language.words import Token
from agents.understanding.twin.entries import Entry
from agents.understanding.twin.senses import Operator

SMALL = frozenset(
    {
        "and",
        "comma",
        "list",
        "which",
        "what",
        "is",
        "exists",
        "all",
        "how",
        "greeting",
        "about",
        "they",
    }
    | {"it", "there", "both"}
)
"""Operators that may be left out for next to nothing."""
OPENING = frozenset({"who", "when", "where", "why"})
"""Operators that ask for something of their own, where a question opens with them."""
OPENERS = OPENING | {"which", "what", "how"}
CONJOINING = frozenset({"and", "or", "comma"})
PRONOUNS = frozenset(
    {"they", "it", "there", "here", "both", "else", "what_else", "former", "latter", "the"}
    | {"none", "some"}
)
LAST = frozenset({"none", "some"})
"""Pronouns only where nothing but small words comes behind: `which room has none?`"""
SPEAKING = frozenset({"here"})
"""Where the person is: in what was last spoken of, or in the building. Where both can be, it is
asked back."""
PLACING = SPEAKING | {"there"}
REFERRING = PRONOUNS - PLACING - {"the"}
"""Those that hardly say anything else."""
POINTING = PLACING | {"they", "it", "both"}


def is_any(
    found: Sequence[Token],
    places: AbstractSet[int],
    among: AbstractSet[str],
    tables: Sequence[Language],
) -> bool:
    """Whether one of these words is one of these operators."""
    stems_ = [(found[place].stem,) for place in places if 0 <= place < len(found)]
    return any(among & set(t.operators.get(one, ())) for t in tables for one in stems_)


def is_last(behind: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether nothing comes behind that may say something."""
    return all(
        token.kind == "sign" or any(token.stem in t.free | t.light for t in tables)
        for token in behind
    )


def is_pronoun(entry: Entry, among: frozenset[str]) -> bool:
    """Whether a phrase is one of these pronouns."""
    return isinstance(entry.sense, Operator) and entry.sense.name in among


def is_conjunction(token: Token, tables: Sequence[Language]) -> bool:
    """Whether a word joins what is before it and behind it; no comma."""
    names = {name for table in tables for name in table.operators.get((token.stem,), ())}
    return bool(names & (CONJOINING - {"comma"}))


def is_preposition(token: Token, tables: Sequence[Language]) -> bool:
    """Whether a word is a preposition by itself."""
    return any((token.stem,) in table.prepositions for table in tables)


def openers(tables: Sequence[Language]) -> frozenset[str]:
    """The words that each open a question by themselves."""
    return frozenset[str]().union(*(_openers(table.code) for table in tables))


@cache
def _openers(code: str) -> frozenset[str]:
    return frozenset(
        phrase[0]
        for phrase, names in language(code).operators.items()
        if len(phrase) == 1 and OPENERS & set(names)
    )


def is_small(token: Token, tables: Sequence[Language]) -> bool:
    """Whether a word is a conjunction or the like, which joins and says nothing."""
    names = {name for table in tables for name in table.operators.get((token.stem,), ())}
    return bool(names) and names <= SMALL


def is_written_as_name(place: int, found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether a word has a capital within a sentence, where a language gives them to names alone
    and the writer not to every word; one in brackets only says again what stands before it.
    """
    spoken = {table.code for table in tables}
    if place == 0 or not found[place].text[:1].isupper() or ("de" in spoken and "en" not in spoken):
        return False
    before = found[place - 1]
    return before.text != "(" and (place == 1 or not before.text[:1].isupper())


def is_abbreviated(place: int, found: Sequence[Token]) -> bool:
    """Whether a word is written in capitals and others are not: the `ET` of `an ET wall` is no
    French `et`.
    """
    text = found[place].text
    words = (token.text for token in found if token.kind == "word")
    return len(text) > 1 and text.isupper() and not all(word.isupper() for word in words)
