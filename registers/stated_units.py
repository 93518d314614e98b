"""Amounts whose unit another cell of their row says, told so that nothing of two is added up."""

from ifc_loader.package_tables import package_table
from ifc_loader.property_graph import Value
from registers.cells import text, typed
from registers.mapping import Column
from registers.sources.scales import comparable, converted, unit_named
from registers.tables import Cell


def with_unit(name: str, cell: Cell, column: Column, said: str) -> dict[str, Value]:
    """The properties of a cell of a row that tells amounts in the unit `said`: in the column's own
    unit, else under a name with its unit, `output (kW)`.

    Raises ValueError where the cell is no number, or its unit is no unit of the column's dimension.
    """
    if not column.unit_in:
        return dict(typed(name, cell, column))
    unit = unit_named(said)
    if not column.unit:
        return dict(typed(f"{name} ({unit or said})" if said else name, cell, column))
    if not comparable((unit, column.unit)):
        raise ValueError(f"{text(cell)!r:.60} is told in {said!r:.40}, which is no {column.unit}")
    value = typed(name, cell, column)[name]
    assert isinstance(value, int | float), "a column with units is one of numbers"
    return {name: converted(value, unit, column.unit)}


def unit_said(said: str) -> str:
    """The unit that a word says: `minutes` are `min`; empty where it says none."""
    return str(package_table("registers", "units.toml")["said"].get(said.casefold(), ""))
