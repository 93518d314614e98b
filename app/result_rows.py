"""Rows of a query as a table, and what may be taken along of them."""

from collections.abc import Callable, Sequence
from typing import Any

import pandas as pd
import streamlit as st

from app import exports, query_hints, wording
from app.printing import cell, cells
from graph_store import Execution, QueryError
from graph_store.schema import GraphSchema

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


def draw(query: str, result: Execution, schema: GraphSchema, key: str) -> None:
    """The rows of a query that a person wrote, or the sentence that says what is wrong with it."""
    helpful = wording.markdown(query_hints.hint(query, result, schema))
    if isinstance(result, QueryError):
        told = wording.markdown(result.message)
        st.error(f"{told}\n\n{helpful}" if helpful else told, icon=":material/error:")
        return
    count = len(result.rows)
    if result.rows:
        st.dataframe(
            frame(result.columns, result.rows),
            hide_index=True,
            key=f"{key}-rows",
            alt=f"{count} rows of the query",
        )
    named = "1 row" if count == 1 else f"{count:,} rows"
    st.caption(left_out(count, result.total) or named)
    if helpful:
        st.caption(helpful)
    if result.rows:
        download(
            "CSV of these rows",
            "oriel-rows.csv",
            "text/csv",
            lambda: exports.as_csv(result.columns, result.rows),
            f"{key}-csv",
        )


def left_out(count: int, total: int) -> str:
    """How many rows are shown of how many; nothing where that is all."""
    return f"First {count:,} of {total:,} rows." if total > count else ""


def download(label: str, file_name: str, mime: str, content: Callable[[], bytes], key: str) -> None:
    """A button to take a file along, which is made when it is clicked."""
    st.download_button(
        label,
        data=content,
        file_name=file_name,
        mime=mime,
        on_click="ignore",
        type="tertiary",
        icon=":material/download:",
        key=key,
    )
