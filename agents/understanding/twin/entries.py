"""What the words of a twin are known by: senses of phrases, and texts that nodes hold."""

from dataclasses import dataclass
from functools import cache

from agents.understanding.language.tables import Phrase, languages
from agents.understanding.schema.terrain import Kinds
from agents.understanding.twin.senses import Sense

KNOWN = 0.65
"""Score; a sense that is worth this much is what the word is for."""
NAMES = ("Name", "name", "LongName")
CALLED = frozenset({*NAMES, "derived.FullName", "GlobalId", "Tag", "full_name"})
"""The properties by whose texts a thing is called."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A sense of a phrase, how well the phrase stands for it, and in which languages (none: any).

    `written`: only where it is written so, with these capitals.
    """

    sense: Sense
    score: float = 1.0
    languages: frozenset[str] = frozenset()
    written: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A text that nodes of these kinds hold in a property."""

    property: str
    value: str
    words: Phrase
    kinds: Kinds


@cache
def only_joins(word: str) -> bool:
    """Whether a word but joins others in some language: an article or a preposition."""
    return any((word,) in one.prepositions or word in one.free for one in languages())
