"""What a row is called by, and its values in a person's scale."""

from typing import Any

from agents.messages import Intent, Shape
from agents.understanding.language.speaking import number_with_unit, plural, spoken
from graph_store.rows import Rows


def name_of(row: tuple[Any, ...]) -> str:
    """The naming values of a row, without those that another one holds."""
    return " ".join(_telling([spoken(value, None) for value in row if value is not None]))


def _telling(parts: list[str]) -> list[str]:
    """The texts that no other one holds, once each."""
    kept = [p for p in parts if not any(p != q and p.lower() in q.lower() for q in parts)]
    return list(dict.fromkeys(kept))


def size_of(columns: tuple[str, ...], row: tuple[Any, ...], intent: Intent) -> str:
    """Two or three lengths together are a size, told in millimetres as on every drawing."""
    lengths = [v for c, v in zip(columns, row, strict=True) if intent.units.get(c) == "m"]
    if len(lengths) < 2 or len(lengths) != len(row) or not all(lengths):
        return ""
    return "x".join(f"{1000 * length:.0f}" for length in lengths) + " mm"


def called(columns: tuple[str, ...], row: tuple[Any, ...], intent: Intent) -> str:
    """How the naming values of a row are told: numbers with their unit, as in `20 mm`."""
    units = intent.units
    named = (
        measured(value, units[column], intent)
        if column in units and isinstance(value, (int, float))
        else value
        for column, value in zip(columns, row, strict=True)
    )
    return size_of(columns, row, intent) or name_of(tuple(named))


def measured(value: Any, unit: str | None, intent: Intent) -> str:
    """A value in the unit the question wants, else in a person's scale."""
    if intent.told_in and isinstance(value, (int, float)) and not isinstance(value, bool):
        word, factor, offset = intent.told_in
        return f"{number_with_unit((value - offset) / factor, None)} {word}"
    return spoken(value, unit)


def distinct(rows: Rows, columns: int | None = None) -> list[Any]:
    """The values of all rows that are filled in, once each, lists opened up."""
    found: list[Any] = []
    for row in rows.rows:
        for cell in row[:columns]:
            for value in cell if isinstance(cell, (list, tuple)) else (cell,):
                if value not in (None, "") and value not in found:
                    found.append(value)
    return found


def lead_of(intent: Intent) -> str:
    """`The volume of the roof space`."""
    measure = intent.measure
    if not measure and not intent.subject:
        return ""
    subject = plural(intent.subject) if intent.many else intent.subject
    article = "the " if subject[:1].islower() and not intent.many else ""
    of = f" of {article}{subject}" if subject else ""
    if of and intent.shape is Shape.NUMBER and intent.phrase:
        of += f" {intent.phrase}"
    return f"The {measure or 'name'}{of}"
