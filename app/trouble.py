"""What a person is told when the graph or a model fails: a sentence, and a way on."""

from collections.abc import Iterator
from contextlib import contextmanager

import streamlit as st

from agents import ModelError
from app import session, stores, wording
from app.ingest import DEFAULT_TWIN
from graph_store import GraphError, GraphUnavailable


@contextmanager
def told(place: str = "page") -> Iterator[None]:
    """Tell what fails inside, on the page or in a part of it that is rerun alone.

    `place` names the part, so that each has buttons of its own.
    """
    try:
        yield
    except GraphUnavailable as error:
        _tell("The graph cannot be reached", error, place)
        stores.forget(session.twin())
    except (GraphError, ModelError) as error:
        _tell("That did not work", error, place)


def _tell(title: str, error: Exception, place: str) -> None:
    st.error(f"**{title}.** {wording.markdown(str(error))}", icon=":material/cloud_off:")
    st.button("Try again", type="primary", key=f"again-{place}")
    if session.twin() != DEFAULT_TWIN and st.button("Go to the first twin", key=f"first-{place}"):
        session.choose_twin(DEFAULT_TWIN)
        st.rerun()
