"""Elements brought into the building beside the conversation, in colours of their own."""

from collections.abc import Mapping, Sequence

from app.doors import showing
from app.session import session, stores
from app.talks.talk import Exchange
from graph_store import GraphStore

MOST = 10_000
"""Elements that are brought there at once; how many there are is told."""


def show(
    store: GraphStore,
    global_ids: Sequence[str],
    title: str,
    parts: Mapping[str, Sequence[str]] | None = None,
) -> None:
    """Show these elements as an answer in the conversation; each of `parts` in its colour.

    Raises DoorError where the twin has none of them.
    """
    answer = showing.shown(store, global_ids, title, MOST)
    held = {label: tuple(ids) for label, ids in (parts or {}).items()}
    session.add(Exchange(question=title, answer=answer, held=str(stores.held(store)), parts=held))
    session.look_at(None)
