"""Rows as a table that sorts, and that elements are picked from."""

from collections.abc import Sequence
from typing import Any, Literal

import pandas as pd
import streamlit as st

from app.session import session
from app.session.state import widget
from app.words.values import cell, cells

PLAIN: tuple[set[type], ...] = ({float}, {bool})
"""Columns that the table prints itself, what is missing among them too."""


def draw(
    columns: Sequence[str],
    rows: Sequence[Sequence[Any]],
    elements: Sequence[str | None],
    *,
    key: str,
    told: str,
    height: int | Literal["auto"] = "auto",
) -> bool:
    """Draw the rows; choosing one of which `elements` holds the GlobalId picks that element.

    Whether one is chosen.
    """
    if not any(elements):
        st.dataframe(frame(columns, rows), hide_index=True, key=key, height=height, alt=told)
        return False

    def pick() -> None:
        chosen = widget(key).selection.rows
        session.pick(elements[chosen[0]] if chosen else None)

    st.dataframe(
        frame(columns, rows),
        hide_index=True,
        key=key,
        height=height,
        alt=f"{told}; choosing one shows its element",
        selection_mode="single-row",
        on_select=pick,
    )
    return bool(widget(key).selection.rows)


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
