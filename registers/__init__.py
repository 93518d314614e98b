"""Registers beside the model: a workbook in, a PropertyGraph out.

    from registers import read_register
    register = read_register(Path("handover.xlsx"))
    register.graph        # a PropertyGraph, as `ifc_loader.read_ifc` gives one
    register.sheets       # what of each sheet was read, and what was left out

Cells become typed properties, rows become nodes, and names that rows call each other by become
relationships, by a declarative mapping (`mappings/cobie.toml`). No database, no agents.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from registers.files import is_workbook

if TYPE_CHECKING:
    from registers.mapping import Mapping, cobie
    from registers.read import Register, SheetRead, read_register
    from registers.workbook import RegisterError, Table, read_tables

__all__ = [
    "Mapping",
    "Register",
    "RegisterError",
    "SheetRead",
    "Table",
    "cobie",
    "is_workbook",
    "read_register",
    "read_tables",
]

HOMES = {
    "Mapping": "mapping",
    "Register": "read",
    "RegisterError": "workbook",
    "SheetRead": "read",
    "Table": "workbook",
    "cobie": "mapping",
    "read_register": "read",
    "read_tables": "workbook",
}
"""What reads files comes with ifcopenshell, which only those who read one wait for."""


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
