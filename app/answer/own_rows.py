"""The rows of a query that a person wrote, and what helps on where there are none."""

import streamlit as st

from agents.checks.elements import global_ids
from app.answer import query_hints, rows_table
from app.exports import tables
from app.exports.button import download
from app.session.state import Ran
from app.words import wording
from graph_store import QueryError
from graph_store.schema import GraphSchema


def draw(ran: Ran, schema: GraphSchema, key: str) -> bool:
    """Draw the rows, or the sentence that says what is wrong with the query.

    Choosing a row picks the element that it names. Whether one is chosen.
    """
    result = ran.result
    helpful = wording.markdown(query_hints.hint(ran.query, result, schema))
    if isinstance(result, QueryError):
        told = wording.markdown(result.message)
        st.error(f"{told}\n\n{helpful}" if helpful else told, icon=":material/error:")
        return False
    count = len(result.rows)
    chosen = bool(result.rows) and rows_table.draw(
        result.columns,
        result.rows,
        [next(iter(global_ids(row)), None) for row in result.rows],
        key=f"{key}-rows",
        told=f"{count} rows of the query",
    )
    named = "1 row" if count == 1 else f"{count:,} rows"
    st.caption(wording.first_of(count, result.total) or named)
    if helpful:
        st.caption(helpful)
    if result.rows:
        download(
            "CSV of these rows",
            "oriel-rows.csv",
            "text/csv",
            lambda: tables.as_csv(result.columns, result.rows),
            f"{key}-csv",
        )
    return chosen
