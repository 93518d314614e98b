"""Which files are registers, by their names: known without opening any."""

from pathlib import Path

WORKBOOKS = (".xlsx", ".xlsb", ".xls", ".ods")
CSV = (".csv", ".tsv")
DATABASES = (".sqlite", ".sqlite3", ".db")
RDF = (".ttl", ".nt", ".jsonld")
SUFFIXES = (*WORKBOOKS, *CSV, *DATABASES, *RDF)
MAPPING = ".mapping.toml"
"""What the name of a source's mapping has behind the source's own name."""


def is_register(path: Path) -> bool:
    """Whether a file is a register by its name: a workbook, a CSV file, a database, RDF."""
    return path.suffix.lower() in SUFFIXES


def mapping_beside(path: Path) -> Path:
    """Where the mapping of a source stands: `assets.csv.mapping.toml` beside `assets.csv`."""
    return path.with_name(path.name + MAPPING)
