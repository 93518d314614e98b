"""What a person is told when the graph or a model fails: a sentence, and a way on."""

from collections.abc import Iterator
from contextlib import contextmanager

import streamlit as st
from streamlit.runtime.caching.hashing import UserHashError

from agents import ModelError
from app.session import session, stores
from app.session.state import state
from app.twins import DEFAULT_TWIN, pool
from app.twins.disk import full_disk
from app.words import wording
from graph_store import GraphError, GraphUnavailable


@contextmanager
def told(place: str = "page") -> Iterator[None]:
    """Tell what fails inside, on the page or in a part of it that is rerun alone.

    `place` names the part, so that each has buttons of its own.
    """
    stores.look_anew()
    try:
        yield
    except (GraphError, ModelError) as error:
        _tell(error, place)
    except OSError as error:
        if not (sentence := full_disk(error)):
            raise
        st.error(sentence, icon=":material/hard_disk:")
    except UserHashError as error:  # a cache that asks the graph what it holds (`stores.held`)
        if not isinstance(error.__cause__, GraphError):
            raise
        _tell(error.__cause__, place)


def _tell(error: Exception, place: str) -> None:
    gone = isinstance(error, GraphUnavailable)
    if gone:
        pool.forget(session.twin())
    title = "The graph cannot be reached" if gone else "That did not work"
    st.error(f"**{title}.** {wording.markdown(str(error))}", icon=":material/cloud_off:")
    again = _ask_again if place == "page" else None
    st.button("Try again", type="primary", key=f"again-{place}", on_click=again)
    if session.twin() != DEFAULT_TWIN and st.button("Go to the first twin", key=f"first-{place}"):
        session.choose_twin(DEFAULT_TWIN)
        st.rerun()


def _ask_again() -> None:
    """Ask the question once more in whose answer the graph failed, if it was one."""
    held = state()
    held.pending, held.unanswered = held.unanswered, ""
