"""A CSV file as one table, called as the file is. All its cells are text."""

import csv
from pathlib import Path

from registers.sources.heads import table_of
from registers.tables import RegisterError, Table

ENCODINGS = ("utf-8-sig", "cp1252")
DELIMITERS = ",;\t|"
SNIFFED = 20_000
"""Characters from which the delimiter is told."""


def read_csv(path: Path) -> tuple[Table]:
    """The table of a CSV file; its first line names the columns, or the one below a title.

    The delimiter is the sign that stands most often in that line outside quotes. Raises
    `RegisterError` for text that no encoding fits, or a line that is no CSV.
    """
    with path.open("rb") as file:
        if b"\0" in file.read(SNIFFED):
            raise RegisterError(f"{path.name} is no text file; save it as CSV in UTF-8")
    # it is the process's: only raised
    csv.field_size_limit(max(csv.field_size_limit(), path.stat().st_size))
    for encoding in ENCODINGS:
        try:
            return (_table(path, encoding),)
        except UnicodeDecodeError:
            continue
        except csv.Error as error:
            raise RegisterError(f"{path.name} is no CSV file ({error}); export it again") from error
    raise RegisterError(f"{path.name} is neither UTF-8 nor Windows-1252; save it as UTF-8")


def _table(path: Path, encoding: str) -> Table:
    with path.open(encoding=encoding, newline="") as file:
        delimiter = _delimiter(file.read(SNIFFED))
        file.seek(0)
        found = table_of(path.stem, csv.reader(file, delimiter=delimiter))
    if not any(found.columns):
        raise RegisterError(f"{path.name}: its first line names no columns; give it a head")
    return found


def _delimiter(first: str) -> str:
    """The sign that parts most of the first line that any parts: a title may stand above it."""
    for line in first.splitlines():
        counts = {sign: len(next(csv.reader([line], delimiter=sign), ())) for sign in DELIMITERS}
        if max(counts.values()) > 1:
            return max(DELIMITERS, key=counts.__getitem__)
    return DELIMITERS[0]
