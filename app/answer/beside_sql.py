"""What the databases of a twin say to the question of an answer, by SQL, when it is wanted."""

import streamlit as st

from app.answer import rows_table
from app.doors.problems import DoorError
from app.session import session, trouble
from app.session.state import state
from app.words import wording
from graph_store import QueryError
from ifc_loader import IfcFileError


@trouble.told("sql")
def draw(question: str, place: str) -> None:
    """Draw the button that asks, then its answer, the SQL and the rows; `place` tells them from
    those of other answers."""
    told = state().by_sql
    if place not in told:
        st.caption("The databases read into this twin can be asked the same by SQL.")
        if not st.button("Ask by SQL", icon=":material/database:", key=f"sql-{place}"):
            return
        from app.doors.by_sql import answered_by_sql  # noqa: PLC0415  only for who asks

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
