"""Amounts of one dimension in one unit: kilowatts and watts come to something together."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from ifc_loader.package_tables import package_table
from ifc_loader.property_graph import Finding

_POWERS = str.maketrans("²³", "23")


@dataclass(slots=True)
class Scales:
    """The units that a source tells amounts of each name in, and the one all of a name get."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)
    apart: set[str] = field(default_factory=set)
    """The names of which one thing has amounts in several units: they may say the same."""

    def note(self, said: Iterable[tuple[str, str]]) -> None:
        """Note the amounts of one thing, each by its name and its unit."""
        of: dict[str, set[str]] = {}
        for name, unit in said:
            self.counts.setdefault(name, Counter())[unit] += 1
            of.setdefault(name, set()).add(unit)
        self.apart |= {name for name, units in of.items() if len(units) > 1}

    def unit(self, name: str, unit: str) -> str:
        """What amounts of a name in a unit are told in: what most are, of equals the first of the
        table, where all are of one dimension; else their own."""
        counts = self.counts.get(name, Counter())
        dimensions = {_dimension(each) for each in counts}
        if name in self.apart or len(dimensions) > 1 or None in dimensions:
            return unit
        order = [each for units in _scales().values() for each in units]
        return min(counts, key=lambda each: (-counts[each], order.index(each)), default=unit)

    def findings(self, names: Iterable[str], table: str) -> Iterable[Finding]:
        """What is told in another unit of the amounts that a table has, by their names."""
        for name in names:
            others = [u for u in sorted(self.counts.get(name, ())) if self.unit(name, u) != u]
            if others:
                into = self.unit(name, others[0])
                told = f"{table}, {name}: what the source says in {', '.join(others)} is in {into}"
                yield Finding("unit converted", table, told)


def converted(number: float, unit: str, into: str) -> float:
    """A number of one unit in another of its dimension."""
    if unit == into:
        return number
    units = _scales()[_dimension(unit) or ""]
    return float(f"{number * units[unit] / units[into]:.12g}")


def unit_named(said: str) -> str:
    """The unit of a scale that a text names, in any case where no other has its letters (`KW`,
    `m²`); empty for none."""
    plain = said.strip().translate(_POWERS)
    known = [unit for units in _scales().values() for unit in units]
    alike = [unit for unit in known if unit.casefold() == plain.casefold()]
    return plain if plain in known else alike[0] if len(alike) == 1 else ""


def comparable(units: Iterable[str]) -> bool:
    """Whether units are all of one dimension."""
    dimensions = {_dimension(unit) for unit in units}
    return len(dimensions) == 1 and None not in dimensions


def _dimension(unit: str) -> str | None:
    return next((name for name, units in _scales().items() if unit in units), None)


@cache
def _scales() -> dict[str, dict[str, float]]:
    return package_table("registers.sources", "scales.toml")
