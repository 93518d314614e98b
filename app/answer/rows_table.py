"""Rows as a table that sorts."""

from collections.abc import Sequence
from typing import Any

import pandas as pd

from app.words.values import cell, cells

PLAIN: tuple[set[type], ...] = ({float}, {bool})
"""Columns that the table prints itself, what is missing among them too."""


def frame(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> pd.DataFrame:
    """Columns of numbers as they are, so that they sort; all else as it is printed."""
    shown = cells(rows)
    for place in range(len(columns)):
        if {_sort(row[place]) for row in shown if row[place] is not None} not in PLAIN:
            for row in shown:
                row[place] = cell(row[place])
    return pd.DataFrame(shown, columns=list(columns))


def _sort(value: Any) -> type:
    return type(value) if isinstance(value, (bool, str)) else float
