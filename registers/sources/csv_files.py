"""A CSV file as one table, called as the file is. All its cells are text."""

import csv
from pathlib import Path

from registers.tables import RegisterError, Table

ENCODINGS = ("utf-8-sig", "cp1252")
DELIMITERS = ",;\t|"
SNIFFED = 20_000
"""Characters from which the delimiter is told."""


def read_csv(path: Path) -> tuple[Table]:
    """The table of a CSV file; its first line names the columns.

    The delimiter is the sign that stands most often in the first line outside quotes. Raises
    `RegisterError` for text that no encoding fits, or a line that is no CSV.
    """
    text = _decoded(path)
    csv.field_size_limit(max(csv.field_size_limit(), len(text)))  # it is the process's: only raised
    try:
        rows = list(csv.reader(text.splitlines(keepends=True), delimiter=_delimiter(text)))
    except csv.Error as error:
        raise RegisterError(f"{path.name} is no CSV file ({error}); export it again") from error
    head = tuple(cell.strip() for cell in rows[0]) if rows else ()
    if not any(head):
        raise RegisterError(f"{path.name}: its first line names no columns; give it a head")
    return (Table(path.stem, head, tuple(tuple(row) for row in rows[1:])),)


def _decoded(path: Path) -> str:
    raw = path.read_bytes()
    if b"\0" in raw[:SNIFFED]:
        raise RegisterError(f"{path.name} is no text file; save it as CSV in UTF-8")
    for encoding in ENCODINGS:
        try:
            return raw.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise RegisterError(f"{path.name} is neither UTF-8 nor Windows-1252; save it as UTF-8")


def _delimiter(text: str) -> str:
    first = next((line for line in text[:SNIFFED].splitlines() if line.strip()), "")
    counts = {sign: len(next(csv.reader([first], delimiter=sign))) for sign in DELIMITERS}
    return max(DELIMITERS, key=counts.__getitem__)
