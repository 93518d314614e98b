"""What buildings are made of and used for: the concepts, from data files and the site's own."""

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import platformdirs
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from ifc_loader.package_tables import package_table

KINDS = {
    "rooms": "room",
    "elements": "element",
    "materials": "material",
    "systems": "system",
    "properties": "property",
}
"""Data file (and table of the site's own file) → the kind of its concepts."""

_LANGUAGE = re.compile("[a-z]{2}")
"""A key of two letters is a language (ISO 639-1); any may be added."""

_LISTS = (
    "broader", "classes", "also", "abbreviations", "in_files", "alone", "bare", "properties",
    "stated",
)  # fmt: skip


class ConceptsError(ValueError):
    """A file of concepts that cannot be used; the text names file, entry and mend."""


@dataclass(frozen=True, slots=True)
class Concept:
    """One thing people name, whatever a file calls it.

    `classes` are IFC classes (`IfcWall`) or a class with its predefined type
    (`IfcSanitaryTerminal.TOILETPAN`) whose things are all this; things of the classes in `also`
    are where they are called so. `names` are what people call it, by language, the usual one
    first. `abbreviations` are compared with their capitals; `in_files` stand in names of files
    but are no word for it in a question (`Wohnen`); `alone` too, and only where the name says
    nothing else (`Herren`, not `Umkleide Herren`); of its `names` those in `bare` are so only
    where no other word stands before them (`Hall`, not `Machine Hall`). `properties` (kind
    `property`) are the names of properties that mean it, the most telling first; `quantity` is
    what they measure (`area`).
    Things of what is broader are this, too, where they state a property named in `stated`.
    """

    id: str
    kind: str
    broader: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    names: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    abbreviations: tuple[str, ...] = ()
    in_files: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()
    bare: tuple[str, ...] = ()
    properties: tuple[str, ...] = ()
    stated: tuple[str, ...] = ()
    quantity: str = ""

    def __hash__(self) -> int:
        return hash(self.id)


class ConceptSettings(BaseSettings):
    """From `ORIEL_CONCEPTS` and `ORIEL_DATA_DIR` (docs/operations.md lists them).

    `concepts` is the site's own file; unset, it is `concepts.toml` in `data_dir`, if there.
    """

    model_config = SettingsConfigDict(
        env_prefix="ORIEL_", env_ignore_empty=True, extra="ignore", populate_by_name=True
    )

    concepts: Path | None = None
    data_dir: Path = Field(
        default_factory=lambda: Path(platformdirs.user_data_dir("oriel", appauthor=False)),
        validation_alias="ORIEL_DATA_DIR",
    )


@lru_cache(maxsize=8)
def _settings(_concepts: str | None, _data_dir: str | None) -> ConceptSettings:
    """Kept by the values they are read from: the table is looked into for every word."""
    return ConceptSettings()


Stamp = tuple[str, int, int]
"""Path, time of the last change in ns, size: a file as it stands at one moment; '' for none."""


def stamp() -> Stamp:
    """The site's own file as it stands now. Raises ConceptsError where a named one is absent."""
    environment = os.environ
    settings = _settings(environment.get("ORIEL_CONCEPTS"), environment.get("ORIEL_DATA_DIR"))
    path = settings.concepts or settings.data_dir / "concepts.toml"
    try:
        status = path.stat()
    except OSError as error:
        if settings.concepts:
            raise ConceptsError(
                f"ORIEL_CONCEPTS names {path}, which cannot be read ({error.strerror}); "
                "name a file that is there, or unset it"
            ) from error
        return "", 0, 0
    return str(path), status.st_mtime_ns, status.st_size


def concepts() -> Mapping[str, Concept]:
    """All concepts by id: those of the package and the site's own. Raises ConceptsError."""
    return table(stamp())


def broader_closure(concept: str) -> tuple[str, ...]:
    """A concept and all that is broader, the most specific first. Raises KeyError."""
    return closure(concepts(), concept)


def closure(known: Mapping[str, Concept], concept: str) -> tuple[str, ...]:
    """`broader_closure` in a table at hand: level by level, so what is nearer comes first."""
    found = [concept]
    for each in found:
        found.extend(b for b in known[each].broader if b not in found)
    return tuple(found)


@lru_cache(maxsize=4)
def table(site: Stamp) -> Mapping[str, Concept]:
    """The concepts with the site's own file as it stood at a stamp."""
    known: dict[str, Concept] = {}
    for stem, kind in KINDS.items():
        name = f"{stem}.toml"
        for concept_id, entry in package_table("ifc_loader.concepts", f"data/{name}").items():
            _add(known, _concept(name, kind, concept_id, entry))
    if site[0]:
        _add_own(known, Path(site[0]))
    for concept in known.values():
        for broader in concept.broader:
            if broader not in known:
                raise ConceptsError(
                    f"{concept.id}: broader names '{broader}', which is no concept; "
                    "write its entry, or name one that is there"
                )
        if concept.id in _above(known, concept):
            raise ConceptsError(
                f"{concept.id} is broader than itself; take it out of the broader of its own"
            )
    return MappingProxyType(known)


def _above(known: Mapping[str, Concept], concept: Concept) -> list[str]:
    found = list(concept.broader)
    for each in found:
        if each in known:
            found.extend(b for b in known[each].broader if b not in found)
    return found


def _add(known: dict[str, Concept], concept: Concept) -> None:
    if concept.id in known:
        raise ConceptsError(
            f"{concept.id} is a concept twice ({known[concept.id].kind}, {concept.kind}); "
            "give one of the two another id"
        )
    known[concept.id] = concept


def _add_own(known: dict[str, Concept], path: Path) -> None:
    """New concepts of the site, and more words for those that are known."""
    try:
        stated = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ConceptsError(f"{path} is no readable TOML file ({error}); correct it") from error
    for stem, entries in stated.items():
        if stem not in KINDS or not isinstance(entries, dict):
            raise ConceptsError(
                f"{path}: [{stem}] is no kind of concepts; write [rooms.office], where the first "
                f"word is one of {', '.join(KINDS)}"
            )
        for concept_id, entry in entries.items():
            concept = _concept(str(path), KINDS[stem], concept_id, entry)
            if concept_id not in known:
                known[concept_id] = concept
            elif known[concept_id].kind != concept.kind:
                raise ConceptsError(
                    f"{path}: [{stem}.{concept_id}]: '{concept_id}' is already a "
                    f"{known[concept_id].kind}; choose another id"
                )
            else:
                known[concept_id] = _both(known[concept_id], concept)


def _both(old: Concept, new: Concept) -> Concept:
    """A concept with the site's own words behind those of the package."""
    named = {
        language: _joined(old.names.get(language, ()), new.names.get(language, ()))
        for language in (*old.names, *new.names)
    }
    return replace(
        old,
        broader=_joined(old.broader, new.broader),
        classes=_joined(old.classes, new.classes),
        also=_joined(old.also, new.also),
        names=MappingProxyType(named),
        abbreviations=_joined(old.abbreviations, new.abbreviations),
        in_files=_joined(old.in_files, new.in_files),
        alone=_joined(old.alone, new.alone),
        bare=_joined(old.bare, new.bare),
        properties=_joined(old.properties, new.properties),
        stated=_joined(old.stated, new.stated),
        quantity=new.quantity or old.quantity,
    )


def _joined(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*old, *new)))


def _concept(where: str, kind: str, concept_id: str, entry: Any) -> Concept:
    if not isinstance(entry, dict):
        raise ConceptsError(f"{where}: '{concept_id}' is no table; write [{concept_id}] above it")
    lists: dict[str, tuple[str, ...]] = {}
    for key, value in entry.items():
        if key == "quantity" and isinstance(value, str):
            continue
        if key not in _LISTS and not _LANGUAGE.fullmatch(key):
            raise ConceptsError(
                f"{where}: '{concept_id}' has '{key}', which means nothing; "
                f"write one of {', '.join((*_LISTS, 'quantity'))}, or a language in two letters"
            )
        if not isinstance(value, list) or not all(isinstance(v, str) and v for v in value):
            raise ConceptsError(
                f'{where}: {key} of \'{concept_id}\' is no list of texts; write {key} = ["…", "…"]'
            )
        lists[key] = tuple(value)
    names = {key: value for key, value in lists.items() if key not in _LISTS}
    return Concept(
        id=concept_id,
        kind=kind,
        names=MappingProxyType(names),
        quantity=str(entry.get("quantity", "")),
        **{key: lists.get(key, ()) for key in _LISTS},
    )
