"""Properties, values and texts as they are told."""

import re
from itertools import groupby

from agents.understanding.language.speaking import article, number_with_unit
from agents.understanding.language.words import spoken
from agents.understanding.plans.algebra import Condition, Nodes, Scalar, Test


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


def is_in(one: Condition, text: str) -> bool:
    """Whether a text that is compared stands in the noun already: `T30 doors`."""
    if not isinstance(one, Test) or not isinstance(one.value, str) or one.operator != "=":
        return False
    return any(map(str.isalnum, one.value)) and _spelt(one.value).search(text) is not None


def as_written(noun: str, nodes: Nodes) -> str:
    """A noun with the texts in it as the model writes them: `T30` for `t 30`."""
    for one in nodes.where:
        if isinstance(one, Test) and isinstance(one.value, str) and is_in(one, noun):
            noun = one.value.join(_spelt(one.value).split(noun))
    return noun


def _spelt(value: str) -> re.Pattern[str]:
    """A text in whatever case, its pieces apart or not."""
    inside = r"[\W_]*".join(map(re.escape, re.findall(r"\d+|[^\W\d]+", value)))
    return re.compile(rf"(?<!\w){inside}(?!\w)", re.I)


def said_once(text: str) -> str:
    """A text without a word that follows itself."""
    return " ".join(word for word, _ in groupby(text.split()))


def joined(*words: str) -> str:
    """Words with a space between them, empty ones left out."""
    return " ".join(filter(None, words))
