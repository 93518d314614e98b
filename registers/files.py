"""Which files are workbooks, by their names: known without opening any."""

from pathlib import Path

SUFFIXES = (".xlsx", ".xlsb", ".xls", ".ods")


def is_workbook(path: Path) -> bool:
    """Whether a file is a workbook by its name."""
    return path.suffix.lower() in SUFFIXES
