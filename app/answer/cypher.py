"""The query behind an answer, to be read, and to be changed and run where it stands."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from app.answer import own_rows
from app.answer.shown import Shown
from app.session import session, trouble
from app.session.state import Ran, state
from app.words import wording


def draw(seen: Shown, place: str) -> None:
    """Draw the query; `place` tells its widgets from those of other answers."""
    if seen.explanation:
        st.caption(wording.markdown(seen.explanation))
    if not st.toggle("Edit", key=f"edit-{place}"):
        st.code(seen.cypher, language="cypher", wrap_lines=True)
        return
    _edited(seen.cypher, seen.parameters, place)


@st.fragment
@trouble.told("edited")
def _edited(cypher: str, parameters: Mapping[str, Any], place: str) -> None:
    """The query in a form of its own; the answer above stays as it was."""
    store = session.store()
    edited = state().edited
    with st.form(f"cypher-{place}", border=False):
        text = st.text_area("Cypher", value=cypher, height="content", key=f"cypher-text-{place}")
        if st.form_submit_button("Run", type="primary", icon=":material/play_arrow:"):
            with st.spinner("Running the query …", show_time=True):
                edited[place] = Ran(text, store.read(text, dict(parameters)))
    st.caption("Reading only: a query that would change the twin is refused.")
    if place in edited:
        own_rows.draw(edited[place], store.schema(), f"edited-{place}")
