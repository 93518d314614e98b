"""A link that opens Oriel with these elements: coloured in the building, in rows, in relations."""

from collections.abc import Sequence
from urllib.parse import urlencode

from agents import Answer
from agents.messages import Usage
from app.doors.looking import rows_of
from app.doors.problems import Code, DoorError
from app.talks import talk
from app.talks.talk import Exchange
from app.words.naming import called
from graph_store import GraphStore

MOST = 500
CHOSEN = f"""
MATCH (n) WHERE n.GlobalId IN $ids
RETURN n.GlobalId AS GlobalId, n.ifc_class AS class, {called("n")} AS name ORDER BY class, name
"""


def link(store: GraphStore, global_ids: Sequence[str], title: str, app: str) -> str:
    """The address at the app `app`; a conversation of one exchange is kept for it.

    Raises DoorError where the twin has none of the elements.
    """
    return link_to(store, Exchange(question=title, answer=shown(store, global_ids, title)), app)


def link_to(store: GraphStore, exchange: Exchange, app: str) -> str:
    """The address at the app `app` of a conversation of this one exchange, which is kept."""
    kept = talk.keep(talk.new(store.twin), exchange)
    return f"{app.rstrip('/')}/?{urlencode({'twin': store.twin, 'talk': kept.id})}"


def shown(store: GraphStore, global_ids: Sequence[str], title: str, most: int = MOST) -> Answer:
    """An answer that speaks of these elements, at most `most`.

    Raises DoorError where the twin has none of them.
    """
    found = rows_of(store, CHOSEN, {"ids": list(global_ids)}, most)
    if not found.rows:
        raise DoorError(
            Code.ELEMENT_UNKNOWN, f"The twin '{store.twin}' has none of these elements."
        )
    return Answer(
        question=title,
        answer=f"{len(found.rows):,} of {len(set(global_ids)):,} elements are shown.",
        value=len(found.rows),
        unit=None,
        cypher=None,
        columns=found.columns,
        rows=found.rows,
        global_ids=tuple(str(row[0]) for row in found.rows),
        grade=None,
        attempts=(),
        agents="rules",
        engine=store.engine.name,
        timings_ms={},
        tokens=Usage(),
    )
