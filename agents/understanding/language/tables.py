"""A language's own words, read from `<language>.toml`: what it may say whatever the graph."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any, Literal

from agents.understanding.language.morphology import Morphology, morphology_of
from agents.understanding.language.words import fold, root, stem, stems
from ifc_loader.package_tables import package_table

Phrase = tuple[str, ...]
Relations = dict[Phrase, tuple[tuple[str, bool], ...]]
Form = Literal["plain", "comparative", "superlative"]
FORMS: tuple[Form, ...] = ("plain", "comparative", "superlative")
LANGUAGES = ("en", "de", "fr", "es")


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
    """An adjective of degree: what it may measure, best first, which way is up, and its form."""

    measures: tuple[str, ...]
    up: bool
    form: Form
    word: str


@dataclass(frozen=True)
class Flag:
    """An adjective: the property it speaks of by its last name, and the value it stands for."""

    property: str
    value: bool | str
    word: str


@dataclass(frozen=True)
class Language:
    """The closed classes and patterns of one language; all phrases are tuples of stems."""

    code: str
    name: str
    free: frozenset[str]
    light: frozenset[str]
    light_roots: frozenset[str]
    states: frozenset[str]
    standing: frozenset[str]
    past: frozenset[str]
    coming: frozenset[str]
    counting: frozenset[str]
    whether: frozenset[str]
    trailing: frozenset[str]
    adverbs: frozenset[str]
    demonstratives: frozenset[str]
    contracted: frozenset[str]
    inverted: frozenset[str]
    every: frozenset[str]
    purposes: frozenset[Phrase]
    amounts: frozenset[Phrase]
    extent: frozenset[str]
    having: frozenset[Phrase]
    doing: frozenset[str]
    tags: frozenset[Phrase]
    speakers: frozenset[str]
    numbering: tuple[str, ...]
    denying: frozenset[str]
    morphology: Morphology
    elisions: dict[str, str]
    shorthand: dict[str, str]
    patterns: dict[str, str]
    numbers: dict[str, int]
    rhythms: dict[str, tuple[Phrase, ...]]
    deeds: dict[str, tuple[str, ...]]
    ordinals: dict[str, int]
    months: dict[str, int]
    month_ends: dict[str, list[str]]
    operators: dict[Phrase, tuple[str, ...]]
    prepositions: dict[Phrase, tuple[str, ...]]
    degrees: dict[Phrase, tuple[Degree, ...]]
    flags: dict[Phrase, Flag]
    relations: Relations
    nouns: dict[Phrase, str]
    storeys: dict[Phrase, tuple[str, ...]]
    synonyms: dict[Phrase, tuple[Phrase, ...]]
    opposites: dict[Phrase, tuple[Phrase, ...]]

    @cached_property
    def small(self) -> frozenset[str]:
        """Words that name nothing by themselves: free and light ones, and those that join."""
        joining = (
            phrase[0] for phrase in (*self.operators, *self.prepositions) if len(phrase) == 1
        )
        return self.free | self.light | frozenset(joining)


@cache
def units() -> dict[Phrase, Unit]:
    """Every written unit, in all languages."""
    return {
        phrase_of(text): Unit(
            entry["unit"], entry["factor"], entry.get("offset", 0.0), entry.get("symbol", "")
        )
        for entry in _read("units")["units"].values()
        for text in entry["written"]
    }


@cache
def designations() -> dict[str, tuple[str, Unit]]:
    """The letters written before a number, with the property and unit they stand for: `DN 150`."""
    known = units()
    return {
        letters: (entry["measures"], known[phrase_of(entry["unit"])])
        for letters, entry in _read("units")["designations"].items()
    }


@cache
def language(code: str) -> Language:
    """The tables of a language, read once."""
    told = _read(code)
    return Language(
        code=code,
        name=told["name"],
        free=frozenset(stem(word) for word in told["free"]),
        light=frozenset(stem(word) for word in told["light"]),
        light_roots=frozenset(root(word) for word in told["light"]),
        states=frozenset(stem(word) for word in told["states"]),
        standing=frozenset(stem(word) for word in told["standing"]),
        past=frozenset(stem(word) for word in told["past"]),
        coming=frozenset(stem(word) for word in told["coming"]),
        counting=frozenset(stem(word) for word in told["counting"]),
        whether=frozenset(stem(word) for word in told["whether"]),
        trailing=frozenset(stem(word) for word in told["trailing"]),
        purposes=frozenset(phrase_of(text) for text in told["purposes"]),
        amounts=frozenset(phrase_of(text) for text in told["amounts"]),
        demonstratives=frozenset(stem(word) for word in told["demonstratives"]),
        contracted=frozenset(stem(word) for word in told["contracted"]),
        inverted=frozenset(stem(word) for word in told["inverted"]),
        every=frozenset(stem(word) for word in told["every"]),
        adverbs=frozenset(stem(word) for word in told["adverbs"]),
        extent=frozenset(told["extent"]),
        having=frozenset(map(phrase_of, told["having"])),
        doing=frozenset(stem(word) for word in told["doing"]),
        tags=frozenset(map(phrase_of, told["tags"])),
        speakers=frozenset(stem(word) for word in told["speakers"]),
        numbering=tuple(told["numbering"]),
        denying=frozenset(stem(word) for word in told["denying"]),
        morphology=morphology_of(told),
        elisions=told["elisions"],
        shorthand=told["shorthand"],
        patterns=told["patterns"],
        numbers=told["numbers"],
        deeds={name: tuple(map(fold, roots)) for name, roots in told["deeds"].items()},
        rhythms={name: tuple(map(phrase_of, texts)) for name, texts in told["rhythms"].items()},
        ordinals=told["ordinals"],
        months=told["months"],
        month_ends=told["month_ends"],
        operators=_in_figures(_inverted(told["operators"]), told["numbers"]),
        prepositions=_inverted(told["prepositions"]),
        degrees=_degrees(told["degrees"]),
        flags={
            phrase_of(text): Flag(name, {"true": True, "false": False}.get(value, value), text)
            for name, values in told["flags"].items()
            for value, texts in values.items()
            for text in texts
        },
        relations=_relations(told["relations"]),
        nouns={phrase_of(text): noun for noun, texts in told["nouns"].items() for text in texts},
        storeys=_in_figures(_inverted(told["storeys"]), told["numbers"]),
        synonyms=_synonyms(told.get("synonyms", {}).get("rows", ())),
        opposites={
            phrase_of(word): tuple(map(phrase_of, others))
            for word, others in told.get("opposites", {}).items()
        },
    )


@lru_cache(maxsize=65536)
def phrase_of(text: str) -> Phrase:
    """The stems of a phrase as it stands in a table."""
    return tuple(stem(word) if word.isalpha() else fold(word) for word in text.split())


def _read(name: str) -> dict[str, Any]:
    return package_table("agents.understanding.language", f"{name}.toml")


def _inverted(table: dict[str, list[str]]) -> dict[Phrase, tuple[str, ...]]:
    inverted: dict[Phrase, list[str]] = {}
    for meaning, texts in table.items():
        for text in texts:
            inverted.setdefault(phrase_of(text), []).append(meaning)
    return {phrase: tuple(dict.fromkeys(meanings)) for phrase, meanings in inverted.items()}


def _in_figures(
    table: dict[Phrase, tuple[str, ...]], numbers: dict[str, int]
) -> dict[Phrase, tuple[str, ...]]:
    """A table with its numbers in figures, as a question's are when it is looked up."""
    figures = {word: str(number) for word, number in numbers.items() if number != 1}
    return {tuple(figures.get(w, w) for w in phrase): names for phrase, names in table.items()}


def _degrees(table: dict[str, dict[str, Any]]) -> dict[Phrase, tuple[Degree, ...]]:
    found: dict[Phrase, list[Degree]] = {}
    for entry in table.values():
        for form in FORMS:
            for text in entry[form]:
                degree = Degree(tuple(entry["measures"]), entry["up"], form, entry["plain"][0])
                found.setdefault(phrase_of(text), []).append(degree)
    return {phrase: tuple(degrees) for phrase, degrees in found.items()}


def _relations(table: dict[str, dict[str, list[str]]]) -> Relations:
    found: dict[Phrase, list[tuple[str, bool]]] = {}
    for kind, entry in table.items():
        for key, backwards in (("words", False), ("end", True)):
            for text in entry.get(key, ()):
                found.setdefault(phrase_of(text), []).append((kind, backwards))
    return {phrase: tuple(kinds) for phrase, kinds in found.items()}


def _synonyms(rows: list[list[str]]) -> dict[Phrase, tuple[Phrase, ...]]:
    found: dict[Phrase, list[Phrase]] = {}
    for row in rows:
        for phrase in (phrases := [stems(text) for text in row]):
            found.setdefault(phrase, []).extend(other for other in phrases if other != phrase)
    return {phrase: tuple(others) for phrase, others in found.items()}


def languages() -> Iterator[Language]:
    """Every language there is a file for."""
    return map(language, LANGUAGES)
