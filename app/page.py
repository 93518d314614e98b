"""The app's entry: theme, navigation, the panel on the left, and the page chosen."""

from pathlib import Path

import streamlit as st

from app import (
    adding,
    address,
    ask_page,
    building_page,
    explore_page,
    session,
    sidebar,
    signing_in,
    trouble,
)
from app.suggestions import suggestions

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
    with trouble.told():
        address.tell(chosen.url_path)
        with st.spinner("Asking the graph what this twin holds …", show_time=True):
            store = session.store()
            store.schema()
        with st.container(key="notices"):  # what comes and goes moves nothing below, as 3D
            if adding.first_building(store):
                state.pending = next(iter(suggestions(store)), None)
            if sentence := session.missing():
                st.warning(sentence, icon=":material/description:")
        sidebar.draw()
        sidebar.status()
        adding.tell_stopped()
        chosen.run()


main()
