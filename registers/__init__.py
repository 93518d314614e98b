"""Registers beside the model: tables in, a PropertyGraph out.

    from registers import read_register
    register = read_register(Path("handover.xlsx"))
    register.graph        # a PropertyGraph, as `ifc_loader.read_ifc` gives one
    register.tables       # what of each table was read, and what was left out

Cells become typed properties, rows nodes, and what rows name each other by relationships, by a
declarative mapping: COBie's (`mappings/cobie.toml`), one written by hand, or one that is proposed
(`proposing/`). No database of its own, no language model.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from registers.files import is_register, mapping_beside

if TYPE_CHECKING:
    from registers.mapping import Mapping, by_hand, cobie, parsed, read_mapping, written
    from registers.opening import as_mapped, mapping_of, read_register
    from registers.proposing.loop import Proposal, propose
    from registers.read import Register, TableRead, known_mapping
    from registers.sources.databases import database_of, is_address, take_snapshot
    from registers.sources.reading import read_tables
    from registers.tables import RegisterError, Table

__all__ = [
    "Mapping",
    "Proposal",
    "Register",
    "RegisterError",
    "Table",
    "TableRead",
    "as_mapped",
    "by_hand",
    "cobie",
    "database_of",
    "is_address",
    "is_register",
    "known_mapping",
    "mapping_beside",
    "mapping_of",
    "parsed",
    "propose",
    "read_mapping",
    "read_register",
    "read_tables",
    "take_snapshot",
    "written",
]

HOMES = {
    "Mapping": "mapping",
    "Proposal": "proposing.loop",
    "Register": "read",
    "RegisterError": "tables",
    "Table": "tables",
    "TableRead": "read",
    "as_mapped": "opening",
    "by_hand": "mapping",
    "cobie": "mapping",
    "database_of": "sources.databases",
    "is_address": "sources.databases",
    "known_mapping": "read",
    "mapping_of": "opening",
    "parsed": "mapping",
    "propose": "proposing.loop",
    "read_mapping": "mapping",
    "read_register": "opening",
    "read_tables": "sources.reading",
    "take_snapshot": "sources.databases",
    "written": "mapping",
}
"""What reads files comes with ifcopenshell, which only those who read one wait for."""


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
