"""What a register and a model say otherwise of one thing. Both stand; the difference is told."""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from ifc_loader.package_tables import package_table
from ifc_loader.placeholders import placeholder
from ifc_loader.property_graph import Finding, Value

MEANINGS = "register_meanings"
"""The property of a register's `:Model` that holds what its columns mean, packed."""
CONTRADICTION = "contradiction"
"""The kind of the findings."""
TOLERANCE = 0.01
"""The share by which two measures of one thing may differ: registers round."""
MOST = 50
"""Findings on one property; the rest is counted."""
SCHEME = 0.5
"""The share of differing names from which a register has a scheme of its own."""
LENGTHS = {"m": 1.0, "mm": 0.001, "cm": 0.01, "ft": 0.3048, "in": 0.0254}
FACTORS: Mapping[str, float] = {
    **LENGTHS,
    **{f"{unit}2": factor**2 for unit, factor in LENGTHS.items()},
    **{f"{unit}3": factor**3 for unit, factor in LENGTHS.items()},
    "l": 0.001,
}
"""What one of a unit is in the SI unit that models are stored in."""
_DAY = re.compile(r"\d{4}-\d\d-\d\d")


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a property says, and which of a model's say the same; see `meanings.toml`."""

    kind: Literal["text", "number", "day"]
    columns: tuple[str, ...]
    properties: tuple[str, ...]
    zero: bool = False
    scheme: bool = False


@dataclass(frozen=True, slots=True)
class Means:
    """The rows of a label have under `held`, in `unit`, what is meant by `meaning`."""

    label: str
    held: str
    meaning: str
    unit: str

    def packed(self) -> str:
        return "\t".join((self.label, self.held, self.meaning, self.unit))


@dataclass(frozen=True, slots=True)
class Pair:
    """A row and an element that it records: where each is, what it is called, what it says."""

    row: str
    element: str
    of_row: Mapping[str, Value]
    of_element: Mapping[str, Value]


@cache
def meanings() -> Mapping[str, Meaning]:
    """`meanings.toml`."""
    told = package_table("registers", "meanings.toml")
    return {
        name: Meaning(
            each["kind"],
            tuple(each["columns"]),
            tuple(each["properties"]),
            each.get("zero", False),
            each.get("scheme", False),
        )
        for name, each in told.items()
    }


def unpacked(kept: Sequence[str]) -> list[Means]:
    """What `Means.packed` made of each, without what this Oriel does not know."""
    found = [Means(*each.split("\t")) for each in kept]
    return [each for each in found if each.meaning in meanings()]


def contradictions(means: Means, pairs: Sequence[Pair]) -> list[Finding]:
    """The findings on one property of the rows of a label, in the order of `pairs`.

    The `entity` of a finding names the row. Where most names differ, the register has a scheme of
    its own, which is told once.
    """
    meaning = meanings()[means.meaning]
    compared, found = 0, []
    for pair in pairs:
        held = pair.of_row.get(means.held)
        beside = dict(_said(meaning, pair.of_element))
        if held is None or not beside or (not held and not meaning.zero):
            continue
        if not _is_read(held, meaning):
            continue
        compared += 1
        if not any(_agree(held, each, means, meaning) for each in beside.values()):
            found.append(Finding(CONTRADICTION, pair.row, _told(pair, means, held, beside)))
    if meaning.scheme and len(found) > 1 and len(found) > compared * SCHEME:
        told = (
            f"{means.label}.{means.held} differs from the model in {len(found)} of {compared} "
            f"rows: the register has names of its own. The first: {found[0].message}"
        )
        return [Finding(CONTRADICTION, means.label, told)]
    if len(found) > MOST:
        more = f"{means.label}.{means.held}: {len(found) - MOST} further rows differ from the model"
        return [*found[:MOST], Finding(CONTRADICTION, means.label, more)]
    return found


def _said(meaning: Meaning, held: Mapping[str, Value]) -> Iterator[tuple[str, Value]]:
    """What an element says of the same, as attribute or in any set; no placeholders."""
    for name, value in held.items():
        last = name.rpartition(".")[2]
        if last not in meaning.properties or isinstance(value, bool):
            continue
        unfilled = placeholder(name, value) if isinstance(value, str) else not value
        if _is_read(value, meaning) and (
            not unfilled or (meaning.zero and not isinstance(value, str))
        ):
            yield name, value


def _is_read(value: Value, meaning: Meaning) -> bool:
    """Whether a value is of the kind that is meant: a text that is no day contradicts no day."""
    match meaning.kind:
        case "number":
            return isinstance(value, int | float)
        case "day":
            return _DAY.match(str(value)) is not None
        case "text":
            return True


def _agree(held: Value, beside: Value, means: Means, meaning: Meaning) -> bool:
    if isinstance(held, int | float) and isinstance(beside, int | float):
        return _close(held * FACTORS.get(means.unit, 1.0), beside)
    if meaning.kind == "day":
        return str(held)[:10] == str(beside)[:10]
    return " ".join(str(held).casefold().split()) == " ".join(str(beside).casefold().split())


def _close(one: float, other: float) -> bool:
    return math.isclose(one, other, rel_tol=TOLERANCE, abs_tol=1e-6)


def _told(pair: Pair, means: Means, held: Value, beside: Mapping[str, Value]) -> str:
    name, value = next(iter(beside.items()))
    unit = f" {means.unit}" if means.unit else ""
    told = (
        f"{pair.row} says {means.held} {_shown(held)}{unit}; {pair.element} says {name} "
        f"{_shown(value)}; both stand"
    )
    if not means.unit and isinstance(held, int | float) and isinstance(value, int | float):
        fitting = [
            u for u, factor in FACTORS.items() if factor != 1 and _close(held * factor, value)
        ]
        if fitting:
            told += f" (they agree if the register's is in {fitting[0]})"
    return told


def _shown(value: Value) -> str:
    if isinstance(value, float):
        return f"{value:.6g}"
    return f"{value!r:.80}" if isinstance(value, str | int | list) else str(value)


def paired(
    rows: Sequence[tuple[str, str, Mapping[str, Value], str, Mapping[str, Value]]],
) -> list[Pair]:
    """Pairs from what a store tells of each: model of the row, label, row, class, element."""
    found: dict[str, Pair] = {}
    for model, label, row, kind, element in rows:
        where = f"{row.get('table')} row {row.get('row')} of {model}"
        called = row.get("Name") or row.get("name")
        of = element.get("LongName") or element.get("Name") or element.get("GlobalId")
        told = f"{kind} {of!r:.80} ({element.get('GlobalId')}) of {element.get('model')}"
        found[f"{row.get('key')} {element.get('key')}"] = Pair(
            f"{label} {called!r:.80} ({where})" if called else f"{label} ({where})",
            told,
            row,
            element,
        )
    return list(found.values())
