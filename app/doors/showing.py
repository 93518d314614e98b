"""A link that opens Oriel with these elements: coloured in the building, in rows, in relations."""

from collections.abc import Sequence
from urllib.parse import urlencode

from agents import Answer
from agents.checks.literals import readable
from agents.messages import Attempt, Grade, Query, Usage, Verdict
from app.doors.looking import rows_of
from app.doors.problems import Code, DoorError
from app.talks import talk
from app.talks.talk import Exchange
from app.words.naming import called
from app.words.wording import counted, kind
from graph_store import GraphStore, Rows

MOST = 500
CHOSEN = f"""
MATCH (n) WHERE n.GlobalId IN $ids
RETURN n.GlobalId AS GlobalId, n.ifc_class AS class, {called("n")} AS name ORDER BY class, name
"""
CONNECTED = f"""
MATCH (n)-[r]-(m) WHERE n.GlobalId IN $ids AND m.GlobalId IS NOT NULL AND NOT m.GlobalId IN $ids
RETURN DISTINCT m.GlobalId AS GlobalId, m.ifc_class AS class, {called("m")} AS name,
  type(r) AS relationship ORDER BY class, name, relationship
"""
NAMED = 3
"""Elements that a question names; of more it tells how many."""


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
    query = Query(
        cypher=CHOSEN.strip(),
        parameters={"ids": list(global_ids)},
        explanation="The elements that were chosen.",
    )
    found = _chosen(store, query, most)
    told = f"{len(found.rows):,} of {len(set(global_ids)):,} elements are shown."
    return _answer(store, title, told, None, query, found)


def connected(store: GraphStore, global_ids: Sequence[str], most: int = MOST) -> Answer:
    """What is one relationship away from these elements, a row for each relationship.

    Raises DoorError where the twin has none of the elements.
    """
    asked = _chosen(store, Query(cypher=CHOSEN, parameters={"ids": list(global_ids)}), most)
    names = [str(row[2] or kind(row[1] or "")) for row in asked.rows]
    few = names if len(names) <= NAMED else [counted(len(names), "element")]
    query = Query(
        cypher=CONNECTED.strip(),
        parameters={"ids": [row[0] for row in asked.rows]},
        explanation="Everything that is one relationship away from what was picked.",
    )
    found = rows_of(store, query.cypher, query.parameters, most)
    things = len({row[0] for row in found.rows})
    told = f"{counted(things, 'thing')} {'is' if things == 1 else 'are'} connected to " + (
        "it." if len(names) == 1 else "them."
    )
    return _answer(store, f"What is connected to {', '.join(few)}?", told, things, query, found)


def _chosen(store: GraphStore, query: Query, most: int) -> Rows:
    found = rows_of(store, query.cypher, query.parameters, most)
    if not found.rows:
        raise DoorError(
            Code.ELEMENT_UNKNOWN,
            f"The twin '{store.twin}' has none of these elements; find some by a part of a name.",
        )
    return found


def _answer(
    store: GraphStore, question: str, told: str, value: int | None, query: Query, found: Rows
) -> Answer:
    """An answer of rows that begin with a GlobalId; nobody has to judge what was picked."""
    verdict = Verdict(grade=Grade.ACCEPT, judged=False)
    return Answer(
        question=question,
        answer=told,
        value=value,
        unit=None,
        cypher=readable(query),
        columns=found.columns,
        rows=found.rows,
        global_ids=tuple(dict.fromkeys(str(row[0]) for row in found.rows)),
        grade=verdict.grade,
        attempts=(Attempt(query=query, execution=found, verdict=verdict),),
        agents="rules",
        engine=store.engine.name,
        timings_ms={},
        tokens=Usage(),
    )
