"""What the twins hold, as one run of a session's script sees it."""

from streamlit.runtime.scriptrunner import get_script_run_ctx

from app.session.state import state
from graph_store import GraphStore, ModelInfo


def held(store: GraphStore) -> tuple[object, ...]:
    """The twin and what it holds, for caches: another after every load and removal."""
    return (store.twin, *((model.name, model.loaded) for model in models(store)))


def models(store: GraphStore) -> tuple[ModelInfo, ...]:
    """The models of the twin, asked for once in a run of the script."""
    if get_script_run_ctx(suppress_warning=True) is None:
        return store.models()
    known = state().models
    if store.twin not in known:
        known[store.twin] = store.models()
    return known[store.twin]


def look_anew() -> None:
    """A run begins: what the twins hold is asked again."""
    state().models.clear()
