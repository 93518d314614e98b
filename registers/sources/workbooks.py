"""A workbook as tables, a sheet each."""

from pathlib import Path
from typing import Any

from registers.sources.heads import table_of
from registers.tables import RegisterError, Table


def read_workbook(path: Path) -> tuple[Table, ...]:
    """The sheets of a workbook, in its order. Formulas are never run: a cell is what was saved.

    Raises `RegisterError` for a file that is no workbook.
    """
    from python_calamine import CalamineError, CalamineWorkbook  # noqa: PLC0415  only for one

    try:
        book = CalamineWorkbook.from_path(path)
        return tuple(_table(name, book.get_sheet_by_name(name)) for name in book.sheet_names)
    except CalamineError as error:
        raise RegisterError(
            f"{path.name} is no workbook that can be read ({error}); save it as .xlsx again"
        ) from error


def _table(name: str, sheet: Any) -> Table:
    return table_of(name, sheet.iter_rows(), sheet.merged_cell_ranges or ())
