"""The app's entry: theme, navigation, the panel on the left, and the page chosen."""

from pathlib import Path

import streamlit as st

from agents import ModelError
from app import (
    adding,
    ask_page,
    building_page,
    explore_page,
    session,
    sidebar,
    signing_in,
    stores,
    wording,
)
from app.ingest import DEFAULT_TWIN
from app.suggestions import suggestions
from graph_store import GraphError, GraphUnavailable

ASSETS = Path(__file__).parent / "assets"


def main() -> None:
    """One run of the script."""
    st.set_page_config(
        page_title="Oriel · ask a building",
        page_icon=str(ASSETS / "icon.svg"),
        layout="wide",
        menu_items={"About": "Oriel: ask a building, and see the answer in it."},
    )
    st.html(ASSETS / "page.css")
    st.logo(str(ASSETS / "logo.svg"), icon_image=str(ASSETS / "icon.svg"), size="large")
    state = st.session_state
    state.ask_page = st.Page(
        ask_page.page, title="Ask", icon=":material/forum:", url_path="ask", default=True
    )
    explore = st.Page(
        explore_page.page, title="Explore", icon=":material/account_tree:", url_path="explore"
    )
    building = st.Page(
        building_page.page, title="Building", icon=":material/apartment:", url_path="building"
    )
    closed = signing_in.needed()
    chosen = st.navigation(
        [state.ask_page, building, explore], position="hidden" if closed else "top"
    )
    if closed:
        signing_in.page()
        return
    try:
        session.conversation()
        store = session.store()
        if adding.first_building(store):
            state.pending = next(iter(suggestions(store)), None)
        sidebar.draw()
        sidebar.status()
        chosen.run()
    except GraphUnavailable as error:
        _trouble("The graph cannot be reached", error)
        stores.forget(session.twin())
    except (GraphError, ModelError) as error:
        _trouble("That did not work", error)


def _trouble(title: str, error: Exception) -> None:
    st.error(f"**{title}.** {wording.markdown(str(error))}", icon=":material/cloud_off:")
    st.button("Try again", type="primary")
    if session.twin() != DEFAULT_TWIN:
        st.button("Go to the first twin", on_click=session.choose_twin, args=(DEFAULT_TWIN,))


main()
