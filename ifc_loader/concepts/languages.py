"""How names are built in each language: data/languages.toml as one frozen value."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ifc_loader.concepts.words import fold
from ifc_loader.package_tables import package_table


@dataclass(frozen=True, slots=True)
class Languages:
    """All languages at once, since nobody says which one a name is in; words are folded.

    `codes` are those of ISO 639-1. `endings` and `links` include the empty one, the longest first.
    `short` has what a word of a name is short for (`rm`: room), `cut_ends` the last part of a
    compound that a full stop cuts (`Wohnz.`: zimmer).
    """

    codes: frozenset[str]
    compounds: frozenset[str]
    head_last: frozenset[str]
    prepositions: frozenset[str]
    conjunctions: frozenset[str]
    links: tuple[str, ...]
    endings: tuple[str, ...]
    vowels: tuple[tuple[str, str], ...]
    short: Mapping[str, tuple[str, ...]]
    cut_ends: tuple[tuple[str, str], ...]


@lru_cache(maxsize=1)
def languages() -> Languages:
    """The table of the package."""
    entries = package_table("ifc_loader.concepts", "data/languages.toml")

    def each(key: str) -> frozenset[str]:
        return frozenset(fold(w) for entry in entries.values() for w in entry.get(key, ()))

    short: dict[str, list[str]] = defaultdict(list)
    for entry in entries.values():
        for full, several in entry.get("short", {}).items():
            for letters_of in several:
                short[fold(letters_of)].append(fold(full))

    def letters(key: str) -> tuple[str, ...]:
        return tuple(sorted(each(key) | {""}, key=lambda w: (-len(w), w)))

    return Languages(
        codes=frozenset(entries),
        compounds=frozenset(k for k, entry in entries.items() if entry["compounds"]),
        head_last=frozenset(k for k, entry in entries.items() if entry["head"] == "last"),
        prepositions=each("prepositions"),
        conjunctions=each("conjunctions"),
        links=letters("links"),
        endings=letters("endings"),
        vowels=tuple(
            (plural, singular)
            for entry in entries.values()
            for plural, singular in entry.get("vowels", ())
        ),
        short={letters: tuple(full) for letters, full in short.items()},
        cut_ends=tuple(
            (end, fold(full))
            for entry in entries.values()
            for end, full in entry.get("cut_ends", {}).items()
        ),
    )
