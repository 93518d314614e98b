"""Properties, values and texts as they are told."""

from itertools import groupby

from agents.understanding.language.speaking import article, number_with_unit
from agents.understanding.language.words import spoken
from agents.understanding.plans.algebra import Scalar


def property_words(properties: tuple[str, ...]) -> str:
    """`fire rating` for `Pset_DoorCommon.FireRating`."""
    return spoken(properties[0])


def articled(properties: tuple[str, ...]) -> str:
    """`a fire rating` for `Pset_DoorCommon.FireRating`."""
    words = property_words(properties)
    return f"{article(words)}{words}"


def value_text(value: Scalar, unit: str | None) -> str:
    """A text as it is; a number with its unit."""
    if isinstance(value, str):
        return value
    return number_with_unit(value, unit)


def said_once(text: str) -> str:
    """A text without a word that follows itself."""
    return " ".join(word for word, _ in groupby(text.split()))


def joined(*words: str) -> str:
    """Words with a space between them, empty ones left out."""
    return " ".join(filter(None, words))
