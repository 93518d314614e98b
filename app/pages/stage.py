"""What stands beside the conversation: the building, the picked element, the relations."""

import streamlit as st

from agents import Answer
from app.building import element_card
from app.building import view as building
from app.relations import view as relations
from app.reviewing import shown
from app.session import session, trouble


@st.fragment
@trouble.told("stage")
def draw(answer: Answer | None) -> None:
    """The views of one answer. A click in them reruns only this part of the page."""
    store = session.store()
    with st.container(key="stage", gap="small"):
        if asked := building.draw(store, answer):
            shown.connected(store, asked)
            st.rerun(scope="app")
        if picked := session.picked():
            element_card.draw(store, picked)
        relations.draw(store)
