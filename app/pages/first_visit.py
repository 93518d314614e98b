"""The first visit: what Oriel is for, while the sample building is read in."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import streamlit as st

from app.session import session, stores
from app.twins import DEFAULT_TWIN, library
from app.twins.ingest import ingest
from app.twins.samples import own_samples
from app.words import wording
from graph_store import GraphError, GraphStore, QueryError

GREETING = """
Ask about a building in plain words. Every answer shows the query behind it, its rows, and the
elements it speaks of, in the building.

Where nothing is loaded yet, a sample building is read in now: once, in about a minute. Files of
yours come in with **Add a building**, in the panel that opens on the left.
"""


@contextmanager
def greeting() -> Iterator[None]:
    """Greet who comes first, while the engine starts and the sample building is read in."""
    place = st.empty()
    if session.twin() == DEFAULT_TWIN and own_samples() and not _given().exists():
        with place.container():
            st.header("A building that answers", anchor=False)
            st.markdown(GREETING)
    yield
    place.empty()


def give_sample(store: GraphStore) -> bool:
    """Load the sample building into the default twin, once, where nothing is there yet.

    On a server not even beside nodes of no model, which are not Oriel's.
    """
    samples = own_samples()
    if store.twin != DEFAULT_TWIN or not samples or _given().exists():
        return False
    if stores.models(store) or (not store.settings.makes_twins and _holds_a_node(store)):
        _given().touch()
        return False
    bar = st.progress(0.0, text="Preparing the sample building …")

    def tell(phase: str, fraction: float) -> None:
        bar.progress(fraction, text=wording.markdown(f"Sample building: {phase} …"))

    ingest(next(iter(samples.values())), store, tell)
    bar.empty()
    _given().touch()
    stores.look_anew()
    return True


def _given() -> Path:
    return library.data_dir() / "sample-given"


def _holds_a_node(store: GraphStore) -> bool:
    found = store.read("MATCH (n) RETURN 1 LIMIT 1")
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    return bool(found.rows)
