"""Rows of a query as a table, and what may be taken along of them."""

from collections.abc import Sequence
from typing import Any

import pandas as pd
import streamlit as st

from app import exports, wording
from app.printing import cells
from graph_store import Execution, QueryError


def frame(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> pd.DataFrame:
    """Numbers and texts as they are, so that they sort; all else as it is printed."""
    return pd.DataFrame(cells(rows), columns=list(columns))


def draw(result: Execution, key: str) -> None:
    """The rows of a query that a person wrote, or the sentence that says what is wrong with it."""
    if isinstance(result, QueryError):
        st.error(wording.markdown(result.message), icon=":material/error:")
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
    st.caption(named if result.total == count else f"First {count:,} of {result.total:,} rows.")
    if result.rows:
        st.download_button(
            "CSV of these rows",
            data=lambda: exports.as_csv(result.columns, result.rows),
            file_name="oriel-rows.csv",
            mime="text/csv",
            on_click="ignore",
            type="tertiary",
            icon=":material/download:",
            key=f"{key}-csv",
        )
