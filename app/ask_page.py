"""Ask: the conversation on the left, the building on the right."""

from collections.abc import Callable

import streamlit as st

from agents import Answer, ModelError, Trace, ask
from agents.trace_files import keep
from app import answer_card, draft, session, stage, stores, talk, wording
from app.scrolling import bring_up
from app.stoppable import Reporter, stoppable
from app.suggestions import suggestions
from app.talk import Exchange
from graph_store import GraphError, GraphStore

FULLY_DRAWN = 30
LONGEST = 2000
"""Characters of a question."""


def page() -> None:
    """Draw the page; answer the question just put, if there is one."""
    store = session.store()
    st.session_state.pop("unanswered", None)
    exchanges = session.conversation().exchanges
    left, right = st.columns([5, 6], gap="large")
    with left:
        said = st.container(key="talk")
        _take_back()
        if "preparing" in st.session_state:
            st.session_state.ask = st.session_state.pop("preparing")
        typed = st.chat_input("Ask about this building …", key="ask", submit_mode="disable")
        draft.keep(*st.session_state.get("prepared", ("", "")))
    question = (typed or st.session_state.pop("pending", None) or "").strip()
    shown = session.shown()
    if not question:
        with said:
            _said(shown, store)
    with right:
        stage.draw(exchanges[shown].answer if 0 <= shown < len(exchanges) else None)
    if question:
        with said:
            _exchanges(shown=-1)
            _answer(question, store)


def _take_back() -> None:
    """Put a question whose answer was stopped back into the input, unless another is asked."""
    state = st.session_state
    if (stopped := state.pop("asking", None)) and not (state.get("ask") or "pending" in state):
        session.prepare(stopped)


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
            answer_card.draw(exchanges[number], number, shown=number == shown)


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
                    on_click=answer_card.ask_next,
                    args=(question,),
                )


def _answer(question: str, store: GraphStore) -> None:
    """Answer, telling each step as it starts; Stop draws the page anew and leaves `asking`."""
    if len(question) > LONGEST:
        refused = (
            f"This has {len(question):,} characters, a question at most {LONGEST:,}. Ask less."
        )
        session.add(Exchange(question=wording.shortened(question, 200), error=refused))
        session.prepare(question)
        st.rerun()
    with st.container(key="asking"):
        st.html(f'<div class="oriel-question">{wording.as_html(question)}</div>')
    bring_up(".st-key-asking", question)
    st.session_state.asking = question
    status = st.status("Thinking about it …", expanded=True)
    st.button("Stop", key="stop", icon=":material/stop_circle:")
    with status:

        def tell(sentence: str, seconds: int) -> None:
            label = f"{sentence} … {seconds} s" if seconds else f"{sentence} …"
            status.update(label=label, expanded=True)
            if not seconds:
                st.write(wording.markdown(sentence))

        try:
            found = _found(question, store, tell)
            held = str(stores.state(store))
            exchange = Exchange(question=question, answer=found, choices=found.choices, held=held)
        except ModelError as error:
            exchange = Exchange(question=question, error=f"{error}")
        except GraphError:
            st.session_state.unanswered = st.session_state.pop("asking")  # for "Try again"
            raise
    del st.session_state.asking
    session.add(exchange)
    st.rerun()


def _found(question: str, store: GraphStore, tell: Callable[[str, int], None]) -> Answer:
    minds, history = session.minds(), session.conversation().answers[-6:]

    def work(report: Reporter) -> Answer:
        trace = Trace(report=report, wanted=report.wanted)
        try:
            return ask(question, store, minds, history=history, trace=trace)
        finally:
            keep(trace)

    return stoppable(work, tell)


def export_menu() -> None:
    """Take the running conversation along."""
    found, twin = session.conversation(), session.title()
    if found.exchanges:
        st.download_button(
            "Export as Markdown",
            data=lambda: talk.as_markdown(found, twin),
            file_name="oriel-conversation.md",
            on_click="ignore",
            width="stretch",
        )
        st.download_button(
            "Export as JSON",
            data=lambda: talk.as_json(found),
            file_name="oriel-conversation.json",
            on_click="ignore",
            width="stretch",
        )
