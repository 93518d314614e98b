"""The query behind an answer, to be read, and to be changed and run where it stands."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from agents.checks.elements import elements_in
from agents.messages import Query
from app.answer import own_rows
from app.answer.shown import Shown
from app.session import session, trouble
from app.session.state import Ran, state
from app.words import wording
from graph_store import GraphStore, QueryError


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
    return Ran(text, found, elements=elements_in(query, found, store))
