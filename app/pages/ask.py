"""Ask: the conversation on the left, the building on the right."""

import streamlit as st

from app.answer import asking, card
from app.answer.suggestions import suggestions
from app.editing import offer
from app.look import divider
from app.pages import draft, stage
from app.pages.scrolling import bring_up
from app.session import session, stores
from app.session.state import set_widget, state, widget
from app.talks.talk import Exchange
from app.words import wording
from graph_store import GraphStore

FULLY_DRAWN = 30
INPUT = "ask"


def page() -> None:
    """Draw the page; answer the question just put, if there is one."""
    store = session.store()
    state().unanswered = ""
    left, right = st.columns([5, 6], gap="large")
    with left:
        said = st.container(key="talk")
        typed = _input()
    question = (typed or session.take_question()).strip()
    shown = session.shown()
    if not question:
        with said:
            _said(shown, store)
    with right:
        divider.draw()
        stage.draw(session.seen())
    if question:
        with said:
            _exchanges(shown=-1)
            _answer(question, store)


def _input() -> str:
    """What was sent in this run; a question whose answer was stopped stands there again."""
    stopped = session.take_stopped()
    if stopped and not (widget(INPUT) or state().pending):
        session.prepare(stopped)
    prepared = session.take_draft()
    if prepared.whole is not None:
        set_widget(INPUT, prepared.whole)
    typed = st.chat_input("Ask about this building …", key=INPUT, submit_mode="disable")
    draft.keep(prepared.mark, prepared.added)
    return typed or ""


def _said(shown: int, store: GraphStore) -> None:
    if not session.conversation().exchanges:
        _welcome(store)
        return
    _exchanges(shown)
    _more(store)
    if shown:
        st.html('<div class="oriel-room"></div>')
    exchange = session.conversation().exchanges[shown]
    said = exchange.answer.answer if exchange.answer else exchange.error
    bring_up(f".st-key-question-{shown}", f"{session.conversation().id} {shown}", said)


def _exchanges(shown: int) -> None:
    exchanges = session.conversation().exchanges
    with st.container(key="exchanges", gap="medium"):
        first = len(exchanges) - FULLY_DRAWN
        drawn = [n for n in range(len(exchanges)) if n >= first or n == shown]
        if left := len(exchanges) - len(drawn):
            st.caption(f"{left} earlier questions are in the export.")
        for number in drawn:
            card.draw(exchanges[number], number, open_=number == shown)


def _welcome(store: GraphStore) -> None:
    st.header("What would you like to know?", anchor=False)
    if not stores.models(store):
        st.markdown(
            "This twin is empty. **Add a building** in the panel on the left: an IFC file of "
            "yours, or the sample building."
        )
        return
    st.markdown(
        "Ask in plain words. Every answer shows the query behind it, its rows, and the elements "
        "it speaks of in the building."
    )
    _suggest(store, most=6)


def _more(store: GraphStore) -> None:
    with st.expander("More questions to this building", icon=":material/lightbulb:"):
        _suggest(store, most=8)


def _suggest(store: GraphStore, most: int) -> None:
    asked = {exchange.question for exchange in session.conversation().exchanges}
    with st.container(horizontal=True, gap="xsmall"):
        for number, question in enumerate(suggestions(store, most)):
            if question not in asked:
                st.button(
                    wording.markdown(question),
                    key=f"suggest-{number}",
                    on_click=session.ask_next,
                    args=(question,),
                )


def _answer(question: str, store: GraphStore) -> None:
    """Answer below what was said, and draw the page anew with the answer in it."""
    if why := asking.refused(question):
        session.add(Exchange(question=wording.shortened(question, 200), error=why))
        session.prepare(question)
        st.rerun()
    if change := offer.exchange(question, store):
        session.add(change)
        st.rerun()
    with st.container(key="asking"):
        st.html(f'<div class="oriel-question">{wording.as_html(question)}</div>')
    bring_up(".st-key-asking", question)
    session.add(asking.answer(question, store))
    st.rerun()
