"""The query behind an answer, to be read, changed and run where it stands; and the same by SQL."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from agents.checks.elements import elements_in
from agents.messages import Query, Twin
from app.answer import own_rows, rows_table
from app.answer.shown import Shown
from app.doors.problems import DoorError
from app.session import session, trouble
from app.session.state import Ran, state
from app.words import wording
from graph_store import GraphStore, QueryError
from ifc_loader import IfcFileError


def draw(seen: Shown, place: str) -> None:
    """Draw the query; `place` tells its widgets from those of other answers."""
    if seen.explanation:
        st.caption(wording.markdown(seen.explanation))
    if not st.toggle("Edit", key=f"edit-{place}"):
        state().edited.pop(place, None)
        st.code(seen.cypher, language="cypher", wrap_lines=True)
        return
    _edited(seen.cypher, seen.parameters, place)


@trouble.told("edited")
def _edited(cypher: str, parameters: Mapping[str, Any], place: str) -> None:
    """The query in a form of its own; the answer above stays as it was, the views show its rows."""
    store = session.store()
    edited = state().edited
    with st.form(f"cypher-{place}", border=False):
        text = st.text_area("Cypher", value=cypher, height="content", key=f"cypher-text-{place}")
        if st.form_submit_button("Run", type="primary", icon=":material/play_arrow:"):
            with st.spinner("Running the query …", show_time=True):
                edited[place] = _run(text, dict(parameters), store)
    st.caption("Reading only: a query that would change the twin is refused.")
    if place in edited:
        own_rows.draw(edited[place], store.schema(), f"edited-{place}")
        if count := len(edited[place].elements):
            named = "the element" if count == 1 else f"the {count:,} elements"
            st.caption(f"The building shows {named} that these rows speak of.")


def _run(text: str, parameters: dict[str, Any], store: GraphStore) -> Ran:
    found = store.read(text, parameters)
    if isinstance(found, QueryError):
        return Ran(text, found)
    query = Query(cypher=text, parameters=parameters)
    return Ran(text, found, elements=elements_in(query, found, Twin(store, store.schema())))


@trouble.told("sql")
def draw_sql(question: str, place: str) -> None:
    """Draw the button that asks, then its answer, the SQL and the rows; `place` tells them from
    those of other answers."""
    told = state().by_sql
    if place not in told:
        st.caption("The databases read into this twin can be asked the same by SQL.")
        if not st.button("Ask by SQL", icon=":material/database:", key=f"sql-{place}"):
            return
        from app.doors.asking import answered_by_sql  # noqa: PLC0415  only for who asks

        try:
            with st.spinner("Asking the database …", show_time=True):
                told[place] = answered_by_sql(question, session.store(), session.mode())
        except (DoorError, IfcFileError) as error:
            st.error(wording.markdown(str(error)), icon=":material/error:")
            return
    found = told[place]
    st.markdown(wording.markdown(found.answer))
    if found.sql:
        st.code(found.sql, language="sql", wrap_lines=True)
    if found.execution is None or isinstance(found.execution, QueryError):
        return
    rows = found.execution
    count = f"{len(rows.rows)} rows of the database"
    rows_table.draw(rows.columns, rows.rows, (), key=f"sql-rows-{place}", told=count)
    if cut := wording.first_of(len(rows.rows), rows.total):
        st.caption(cut)
