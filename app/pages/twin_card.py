"""The twin itself on the page Building: its name, and its end when it is empty."""

import streamlit as st

from app.session import following, session, trouble
from app.twins import DEFAULT_TWIN, names, pool
from app.words import wording
from graph_store import GraphStore


def head() -> None:
    """The twin's name, to be changed."""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.header(wording.markdown(session.title()), anchor=False, width="stretch")
        st.button(
            "Rename",
            icon=":material/edit:",
            type="tertiary",
            on_click=following.show,
            args=(_rename,),
        )


@st.dialog("Rename this twin", on_dismiss=following.close)
@trouble.told("renaming")
def _rename() -> None:
    with st.form("naming", border=False):
        name = st.text_input(
            "Name",
            value=session.title(),
            max_chars=names.LONGEST,
            help="Empty: by its building's name again.",
        )
        if st.form_submit_button("Rename it", type="primary"):
            names.rename(session.store(), name)
            following.close()
            st.rerun()


def remove_empty(store: GraphStore) -> None:
    """Offer to remove a twin without a model, or say who can."""
    if store.twin == DEFAULT_TWIN:
        st.caption("This twin is the one that Oriel opens with; it stays, also empty.")
    elif not store.settings.makes_twins:
        st.caption("This twin is a database of the server: its administrator can remove it.")
    else:
        if st.button("Remove this twin", icon=":material/delete:"):
            _remove(store)
        st.caption("Its conversations are kept, and come back with a twin of the same file.")


def _remove(store: GraphStore) -> None:
    with st.spinner("Removing the twin …"):
        store.remove_twin()
        names.rename(store, "")
        pool.forget(store.twin)
    session.choose_twin(DEFAULT_TWIN)
    st.rerun()
