"""Registers beside the model: a workbook in, a PropertyGraph out.

    from registers import read_register
    register = read_register(Path("handover.xlsx"))
    register.graph        # a PropertyGraph, as `ifc_loader.read_ifc` gives one
    register.sheets       # what of each sheet was read, and what was left out

Cells become typed properties, rows become nodes, and names that rows call each other by become
relationships, by a declarative mapping (`mappings/cobie.toml`). No database, no agents.
"""

from registers.mapping import Mapping, cobie
from registers.read import Register, SheetRead, read_register
from registers.workbook import RegisterError, Table, is_workbook, read_tables

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
