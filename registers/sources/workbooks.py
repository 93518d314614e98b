"""A workbook as tables, a sheet each."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from ifc_loader.spooled import Spooled
from registers.tables import Cell, RegisterError, Table


def read_workbook(path: Path) -> tuple[Table, ...]:
    """The sheets of a workbook, in its order. Formulas are never run: a cell is what was saved.

    Raises `RegisterError` for a file that is no workbook.
    """
    from python_calamine import CalamineError, CalamineWorkbook  # noqa: PLC0415  only for one

    try:
        book = CalamineWorkbook.from_path(path)
        return tuple(
            _table(name, book.get_sheet_by_name(name).iter_rows()) for name in book.sheet_names
        )
    except CalamineError as error:
        raise RegisterError(
            f"{path.name} is no workbook that can be read ({error}); save it as .xlsx again"
        ) from error


def _table(name: str, rows: Iterator[Sequence[Cell]]) -> Table:
    head = tuple(str(cell).strip() for cell in next(rows, ()))
    return Table(name, head, Spooled(map(tuple, rows)))
