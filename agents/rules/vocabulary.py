"""What Oriel knows of English and of buildings, read from the TOML files beside this module."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from agents.rules.words import fold, stem, stems

Phrase = tuple[str, ...]
SUPERLATIVES = {"most", "maximum", "minimum", "last", "least"}
COMPARATIVES = {"more", "weighs more"}
COMPARING = frozenset({"more", "less", "at_least", "at_most"})
"""Operators between a measure and a number; their words stand together: `more than`."""


@dataclass(frozen=True)
class Unit:
    """A written unit: the SI unit, the factor to it, what 0 of it is in SI, how it is printed."""

    unit: str
    factor: float
    offset: float = 0.0
    symbol: str = ""

    def in_si(self, number: float) -> float:
        """A number of this unit in SI."""
        return number * self.factor + self.offset


@dataclass(frozen=True)
class Degree:
    """An adjective of degree: what it may measure, which way is up, and its form."""

    measures: tuple[Phrase, ...]
    up: bool
    form: str


@dataclass(frozen=True)
class Vocabulary:
    """All phrases are tuples of stems. `english.toml` and `building.toml` say what each holds."""

    filler: frozenset[str]
    shorthand: dict[str, str]
    numbers: dict[str, int]
    ordinals: dict[str, int]
    operators: dict[Phrase, tuple[str, ...]]
    degrees: dict[Phrase, tuple[Degree, ...]]
    synonyms: dict[Phrase, tuple[Phrase, ...]]
    units: dict[Phrase, Unit]
    labels: dict[Phrase, tuple[str, ...]]
    kinds: dict[Phrase, dict[str, tuple[str, ...]]]
    plain: dict[str, str]
    properties: dict[Phrase, tuple[str, ...]]
    flags: dict[Phrase, tuple[str, bool | str]]
    equipped: dict[Phrase, str]
    relations: dict[Phrase, tuple[str, ...]]
    reversed_relations: dict[Phrase, tuple[str, ...]]
    relation_nouns: dict[Phrase, dict[str, Any]]
    prefer: tuple[str, ...]
    symmetric: frozenset[str]
    flow: frozenset[str]
    passage: frozenset[str]
    single: frozenset[str]
    same: tuple[str, ...]
    wholes: dict[str, str]
    stated: dict[str, str]
    names: dict[str, tuple[str, ...]]
    whole: frozenset[str]
    instances: dict[str, str]
    uses: dict[str, str]
    additive: frozenset[str]
    measures: dict[str, Phrase]
    places: tuple[str, ...]
    addresses: tuple[str, ...]
    held: tuple[str, ...]
    people: tuple[str, ...]
    unspoken: tuple[str, ...]
    generic: tuple[str, ...]
    translations: dict[Phrase, tuple[Phrase, ...]]


def _invert(table: dict[str, list[str]]) -> dict[Phrase, tuple[str, ...]]:
    inverted: dict[Phrase, list[str]] = {}
    for meaning, phrases in table.items():
        for phrase in phrases:
            inverted.setdefault(_phrase(phrase), []).append(meaning)
    return {phrase: tuple(meanings) for phrase, meanings in inverted.items()}


def _phrase(text: str) -> Phrase:
    return tuple(stem(word) if word.isalpha() else fold(word) for word in text.split())


def _degrees(table: dict[str, dict[str, Any]]) -> dict[Phrase, tuple[Degree, ...]]:
    degrees: dict[Phrase, list[Degree]] = {}
    for entry in table.values():
        measures = tuple(stems(measure) for measure in entry["measures"])
        for text in entry["forms"]:
            degree = Degree(measures, entry["up"], _form(text))
            if degree not in degrees.setdefault(_phrase(text), []):
                degrees[_phrase(text)].append(degree)
    return {phrase: tuple(found) for phrase, found in degrees.items()}


def _form(text: str) -> str:
    first, *rest = text.split()
    if text.endswith("est") or (first in SUPERLATIVES and rest) or text in SUPERLATIVES:
        return "superlative"
    if first.endswith("er") or text in COMPARATIVES:
        return "comparative"
    return "plain"


@cache
def vocabulary() -> Vocabulary:
    """The vocabulary, read once."""
    folder = resources.files("agents.rules") / "vocabulary"
    english = tomllib.loads((folder / "english.toml").read_text("utf-8"))
    building = tomllib.loads((folder / "building.toml").read_text("utf-8"))
    synonyms: dict[Phrase, list[Phrase]] = {}
    for row in english["synonyms"]["rows"]:
        phrases = [stems(text) for text in row]
        for phrase in phrases:
            synonyms.setdefault(phrase, []).extend(p for p in phrases if p != phrase)
    return Vocabulary(
        filler=frozenset(stem(word) for word in english["filler"]),
        shorthand=english["shorthand"],
        numbers=english["numbers"],
        ordinals=english["ordinals"],
        operators=_invert(english["operators"]),
        degrees=_degrees(english["adjectives"]),
        synonyms={phrase: tuple(others) for phrase, others in synonyms.items()},
        units={
            _phrase(text): Unit(
                entry["unit"], entry["factor"], entry.get("offset", 0.0), entry.get("symbol", "")
            )
            for entry in english["units"].values()
            for text in entry["written"]
        },
        labels=_invert(building["labels"]),
        kinds={
            _phrase(text): {label: tuple(types) for label, types in entry.items()}
            for text, entry in building["kinds"].items()
        },
        plain={label: phrases[0] for label, phrases in building["labels"].items()},
        properties={_phrase(text): tuple(names) for text, names in building["properties"].items()},
        flags={
            _phrase(text): (entry["property"], entry["value"])
            for text, entry in building["flags"].items()
        },
        equipped={_phrase(text): label for text, label in building["equipped"].items()},
        relations=_invert(building["relations"]),
        reversed_relations=_invert(building["reversed_relations"]),
        relation_nouns={_phrase(text): entry for text, entry in building["relation_nouns"].items()},
        prefer=tuple(building["paths"]["prefer"]),
        symmetric=frozenset(building["paths"]["symmetric"]),
        flow=frozenset(building["paths"]["flow"]),
        single=frozenset(building["paths"]["single"]),
        same=tuple(building["paths"]["same"]),
        passage=frozenset(building["paths"]["passage"]),
        wholes=building["paths"]["wholes"],
        stated=building["paths"]["stated"],
        names={label: tuple(names) for label, names in building["names"].items()},
        instances=building["instances"],
        uses=building["uses"],
        additive=frozenset(building["sums"]["additive"]),
        measures={unit: stems(text) for unit, text in building["sums"]["measures"].items()},
        whole=frozenset(building["scope"]["whole"]),
        places=tuple(building["scope"]["places"]),
        addresses=tuple(building["scope"]["addresses"]),
        held=tuple(building["scope"]["held"]),
        people=tuple(building["scope"]["people"]),
        unspoken=tuple(building["scope"]["unspoken"]),
        generic=tuple(building["scope"]["generic"]),
        translations={
            _phrase(text): tuple(stems(value) for value in values)
            for text, values in building["translations"].items()
        },
    )
