"""A file of tables, read by the mapping that is meant for it."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ifc_loader.digest import sha256
from registers.files import CSV
from registers.mapping import Mapping
from registers.proposing.loop import proposed
from registers.read import Register, build, known_mapping
from registers.sources.reading import read_tables
from registers.tables import Table


def read_register(path: Path, model: str | None = None, mapping: Mapping | None = None) -> Register:
    """Read a file of tables; `model` is its name in the twin (the file's).

    The mapping is `mapping`, else the one beside the file, else COBie's where the tables are
    COBie's, else the one that `registers.proposing` proposes and accepts. Raises `RegisterError`
    for a file that cannot be read, or that no mapping is found for.
    """
    tables = read_tables(path)
    model, digest = model or path.name, sha256(path)
    if meant := mapping or known_mapping(path, tables):
        return build(as_mapped(path, tables, meant), meant, model, digest)
    return proposed(tables, path.name, model, digest)


def as_mapped(path: Path, tables: Sequence[Table], mapping: Mapping) -> Sequence[Table]:
    """The tables of a file as a mapping calls them: those of a CSV file are called as the file is,
    which may have been renamed, or be kept under another name, the further ones with a number."""
    known = [*(each.table for each in (*mapping.tables, *mapping.joins)), *mapping.left_out]
    if path.suffix.lower() not in CSV or not known:
        return tables
    before, now = min(known, key=len), tables[0].name
    return [replace(table, name=before + table.name[len(now) :]) for table in tables]


def mapping_of(path: Path, tables: Sequence[Table]) -> Mapping:
    """The mapping for a file's tables where none is given. Raises `RegisterError`."""
    return known_mapping(path, tables) or proposed(tables, path.name).mapping
