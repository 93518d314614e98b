"""A question being answered: each step told as it starts, and stopped where the script ends."""

from collections.abc import Callable

import streamlit as st

from agents import Answer, ModelError
from app.answer.stoppable import Reporter, stoppable
from app.doors.asking import LONGEST, answered
from app.session import session, stores
from app.session.state import state
from app.talks.talk import Exchange
from app.words import wording
from graph_store import GraphError, GraphStore


def refused(question: str) -> str:
    """Why this question is not asked; empty where it is."""
    if len(question) <= LONGEST:
        return ""
    return f"This has {len(question):,} characters, a question at most {LONGEST:,}. Ask less."


def answer(question: str, store: GraphStore) -> Exchange:
    """Answer the question under its steps and a button to stop it.

    Where the script is stopped, or the graph fails (GraphError), the session keeps the question:
    as `asking`, or as `unanswered`.
    """
    held = state()
    held.asking = question
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
            twin = str(stores.held(store))
            exchange = Exchange(question=question, answer=found, choices=found.choices, held=twin)
        except ModelError as error:
            exchange = Exchange(question=question, error=f"{error}")
        except GraphError:
            held.asking, held.unanswered = "", question  # for "Try again"
            raise
    held.asking = ""
    return exchange


def _found(question: str, store: GraphStore, tell: Callable[[str, int], None]) -> Answer:
    mode, history = session.mode(), session.conversation().answers[-6:]

    def work(report: Reporter) -> Answer:
        return answered(question, store, mode, history=history, report=report, wanted=report.wanted)

    return stoppable(work, tell)
