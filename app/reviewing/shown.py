"""Elements brought into the building beside the conversation, in colours of their own."""

from collections.abc import Mapping, Sequence

from agents import Answer
from app.doors import showing
from app.exports.bcf import View
from app.session import session, stores
from app.talks.talk import Exchange
from app.words import wording
from graph_store import GraphStore

MOST = 10_000
"""Elements that are brought there at once; how many there are is told."""


def show(
    store: GraphStore,
    global_ids: Sequence[str],
    title: str,
    parts: Mapping[str, Sequence[str]] | None = None,
    view: View | None = None,
) -> None:
    """Show these elements as an answer in the conversation; each of `parts` in its colour.

    The building is looked at as in `view`, where it is given; that may speak of no element.
    Raises DoorError where the twin has none of them.
    """
    if global_ids:
        _add(store, showing.shown(store, global_ids, title, MOST), parts or {})
    if view:
        session.look_as(view)
    session.look_at(None)


def connected(store: GraphStore, global_ids: Sequence[str]) -> None:
    """Ask in the conversation what is connected to these elements; each kind in its colour.

    Raises DoorError where the twin has none of them.
    """
    answer = showing.connected(store, global_ids, MOST)
    parts: dict[str, list[str]] = {"What was picked": list(global_ids)}
    for global_id, ifc_class, *_ in answer.rows:
        parts.setdefault(wording.kind(ifc_class or ""), []).append(str(global_id))
    _add(store, answer, parts)


def _add(store: GraphStore, answer: Answer, parts: Mapping[str, Sequence[str]]) -> None:
    held = {label: tuple(dict.fromkeys(ids)) for label, ids in parts.items()}
    session.add(
        Exchange(question=answer.question, answer=answer, held=str(stores.held(store)), parts=held)
    )
