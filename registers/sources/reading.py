"""A file as tables, by what its name says it is."""

from pathlib import Path

from registers.files import CSV, DATABASES, RDF, WORKBOOKS
from registers.sources.csv_files import read_csv
from registers.sources.databases import read_sqlite
from registers.sources.rdf import read_rdf
from registers.sources.workbooks import read_workbook
from registers.tables import LARGEST, MOST_ROWS, RegisterError, Table

READERS = (
    *((suffix, read_workbook) for suffix in WORKBOOKS),
    *((suffix, read_csv) for suffix in CSV),
    *((suffix, read_sqlite) for suffix in DATABASES),
    *((suffix, read_rdf) for suffix in RDF),
)


def read_tables(path: Path) -> tuple[Table, ...]:
    """The tables of a workbook, a CSV file, a SQLite database or an RDF file.

    Raises `RegisterError` for a file that is absent, too large, or none of these.
    """
    reader = dict(READERS).get(path.suffix.lower())
    if reader is None:
        known = ", ".join(suffix for suffix, _ in READERS)
        raise RegisterError(f"{path.name} is no file of tables ({known})")
    try:
        if path.stat().st_size > LARGEST:
            raise RegisterError(f"{path.name} is larger than {LARGEST:,} bytes; split it")
        tables = reader(path)
    except OSError as error:
        raise RegisterError(f"{path} cannot be opened: {error.strerror or error}") from error
    if sum(len(table.rows) for table in tables) > MOST_ROWS:
        raise RegisterError(f"{path.name} has more than {MOST_ROWS:,} rows; split it")
    return tables
