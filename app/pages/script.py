"""The app's entry: theme, navigation, the panel on the left, and the page chosen."""

from pathlib import Path

import streamlit as st

from app.answer.suggestions import suggestions
from app.pages import address, ask, building, checks, explore, first_visit, panel
from app.portfolio import page as portfolio
from app.session import following, session, trouble
from app.session.state import state
from app.sign_in import page as sign_in

LOOK = Path(__file__).parent.parent / "look"


def main() -> None:
    """One run of the script."""
    st.set_page_config(
        page_title="Oriel · ask a building",
        page_icon=str(LOOK / "icon.svg"),
        layout="wide",
        menu_items={"About": "Oriel: ask a building, and see the answer in it."},
    )
    st.html(LOOK / "page.css")
    st.logo(str(LOOK / "logo.svg"), icon_image=str(LOOK / "icon.svg"), size="large")
    held = state()
    held.ask_page = st.Page(
        ask.page, title="Ask", icon=":material/forum:", url_path="ask", default=True
    )
    others = [
        st.Page(building.page, title="Building", icon=":material/apartment:", url_path="building"),
        st.Page(
            portfolio.page, title="Portfolio", icon=":material/location_city:", url_path="portfolio"
        ),
        st.Page(checks.page, title="Check", icon=":material/checklist:", url_path="check"),
        st.Page(explore.page, title="Explore", icon=":material/account_tree:", url_path="explore"),
    ]
    closed = sign_in.needed()
    chosen = st.navigation([held.ask_page, *others], position="hidden" if closed else "top")
    if closed:
        sign_in.page()
        return
    with trouble.told():
        following.settle()
        address.tell(chosen.url_path)
        with st.container(key="notices"):  # what comes and goes moves nothing below, as 3D
            with first_visit.greeting():
                with st.spinner("Asking the graph what this twin holds …", show_time=True):
                    store = session.store()
                    store.schema()
                if first_visit.give_sample(store):
                    held.pending = next(iter(suggestions(store)), "")
            if sentence := session.missing():
                st.warning(sentence, icon=":material/description:")
        panel.draw()
        panel.status()
        following.draw()
        chosen.run()


main()
