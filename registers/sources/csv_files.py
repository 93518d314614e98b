"""A CSV file as a table, called as the file is, and those below it. All its cells are text."""

import csv
from dataclasses import replace
from pathlib import Path
from typing import Literal

from ifc_loader.property_graph import Finding
from registers.sources.heads import tables_of
from registers.tables import RegisterError, Table

ENCODINGS = ("utf-8-sig", "cp1252")
DELIMITERS = ",;\t|"
SNIFFED = 20_000
"""Characters from which the delimiter is told."""


def read_csv(path: Path) -> tuple[Table, ...]:
    """The tables of a CSV file; its first line names the columns, or the one below a title.

    The delimiter is the sign that stands most often in that line outside quotes; where it is a
    comma, numbers have a point before their fraction. Raises
    `RegisterError` for text that no encoding fits, or a line that is no CSV.
    """
    with path.open("rb") as file:
        if b"\0" in file.read(SNIFFED):
            raise RegisterError(f"{path.name} is no text file; save it as CSV in UTF-8")
    # it is the process's: only raised
    csv.field_size_limit(max(csv.field_size_limit(), path.stat().st_size))
    for encoding in ENCODINGS:
        try:
            return _tables(path, encoding)
        except UnicodeDecodeError:
            continue
        except csv.Error as error:
            raise RegisterError(f"{path.name} is no CSV file ({error}); export it again") from error
    raise RegisterError(f"{path.name} is neither UTF-8 nor Windows-1252; save it as UTF-8")


def _tables(path: Path, encoding: str) -> tuple[Table, ...]:
    with path.open(encoding=encoding, newline="") as file:
        delimiter = _delimiter(file.read(SNIFFED))
        file.seek(0)
        first, *others = tables_of(path.stem, csv.reader(file, delimiter=delimiter))
    if not any(first.columns):
        raise RegisterError(f"{path.name}: its first line names no columns; give it a head")
    told = (*_told(path, encoding), *first.findings)
    decimal: Literal["", "."] = "." if delimiter == "," else ""
    whole = (replace(first, findings=told), *others)
    return tuple(replace(table, decimal=decimal) for table in whole)


def _told(path: Path, encoding: str) -> tuple[Finding, ...]:
    """That a file was read by the second of the encodings: no byte of it says that it is right."""
    if encoding == ENCODINGS[0]:
        return ()
    said = (
        f"{path.name} is no UTF-8; it was read as Windows-1252. Where letters are wrong, save it "
        "as UTF-8"
    )
    return (Finding("encoding", path.stem, said),)


def _delimiter(first: str) -> str:
    """The sign that parts most of the first line that any parts: a title may stand above it."""
    for line in first.splitlines():
        counts = {sign: len(next(csv.reader([line], delimiter=sign), ())) for sign in DELIMITERS}
        if max(counts.values()) > 1:
            return max(DELIMITERS, key=counts.__getitem__)
    return DELIMITERS[0]
