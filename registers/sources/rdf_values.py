"""What RDF says, as cells: quantities with their units, texts of languages, lists."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from tomllib import loads
from typing import Any

from registers.cells import text
from registers.sources.triples import TYPE, Misread, Object, Resource, Said, Text
from registers.tables import Atom, Cell


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number with its unit."""

    number: int | float
    unit: str


Value = Object | Quantity


@cache
def words() -> dict[str, Any]:
    """`rdf.toml`."""
    return loads(files("registers.sources").joinpath("rdf.toml").read_text("utf-8"))


def local(address: str) -> str:
    """The last part of an address: `https://brickschema.org/schema/Brick#AHU` → `AHU`."""
    return re.split(r"[#/:]", address.rstrip("#/"))[-1] or address


def of_any(address: str, vocabularies: Iterable[str]) -> bool:
    return any(address.startswith(each) for each in vocabularies)


def quantity(said: Said) -> Quantity | None:
    """The number and the unit that a node stands for, where it says nothing else."""
    number: int | float | None = None
    of = ""
    for predicate, each in said:
        last = local(predicate)
        if last in words()["numbers"] and isinstance(each, int | float):
            if isinstance(each, bool) or number is not None:
                return None
            number = each
        elif last in words()["units_of"] and isinstance(each, Resource | str):
            of = unit(each.name) or local(each.name) if isinstance(each, Resource) else each
        elif predicate != TYPE:
            return None
    return Quantity(number, words()["units"].get(of, of)) if number is not None else None


def unit(address: str) -> str:
    return str(words()["units"].get(local(address), "")) if "/unit/" in address else ""


def plain(each: Value) -> Atom:
    if isinstance(each, Quantity):
        return each.number
    if isinstance(each, Text | Misread):
        return each.said
    assert not isinstance(each, Resource | tuple), "resources and lists are told elsewhere"
    return each


def preference(each: Text | str) -> tuple[int, str]:
    """A text without a language first, then English, then as the alphabet has them."""
    if isinstance(each, str):
        return 0, each
    return (1 if each.language.split("-")[0] == "en" else 2), f"{each.language} {each.said}"


def flat(each: tuple[Object, ...]) -> Iterator[Object]:
    for member in each:
        if isinstance(member, tuple):
            yield from flat(member)
        else:
            yield member


def one_cell(held: list[Atom], ordered: bool) -> Cell:
    """One value as it is, several as a list of one kind: a set in the order of its texts."""
    if len(held) == 1 and not ordered:
        return held[0]
    if not ordered:
        held = sorted(set(held), key=lambda each: (isinstance(each, str), text(each)))
    if len(kinds := {type(each) for each in held}) > 1:
        held = [float(e) for e in held] if kinds == {int, float} else [text(e) for e in held]  # type: ignore[arg-type]
    return tuple(held)
