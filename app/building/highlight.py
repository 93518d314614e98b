"""What an answer colours in the building: its elements, else what belongs to what it speaks of."""

from collections.abc import Mapping, Sequence

import streamlit as st

from agents import Answer
from app.building.scene import Scene
from app.building.seen import Group
from app.look.colours import BOTH, HIGHLIGHT, OTHER, OTHERS, VALUES
from app.session import stores
from app.words.naming import called
from graph_store import GraphError, GraphStore, QueryError
from graph_store.cypher_outline import outline

BELONGING = f"""
MATCH (owner)--(n:IfcProduct) WHERE owner.GlobalId IN $ids AND n.GlobalId IS NOT NULL
RETURN DISTINCT coalesce({called("owner")}, '') AS owner, n.GlobalId AS id,
  labels(n) AS labels, coalesce(owner.Elevation, 0.0) AS elevation
ORDER BY elevation, owner
"""
MOST = 50_000


def groups(store: GraphStore, answer: Answer | None, scene: Scene | None) -> list[Group]:
    """The drawn elements of the answer as one group; where none of them has a shape, a group for
    each thing it speaks of (a storey, a system) with the elements that belong to it.

    Things of more names than there are colours share one group.
    """
    if answer is None or scene is None:
        return []
    drawn = tuple(each for each in answer.global_ids if each in scene.elements)
    if drawn:
        counted = "1 element" if len(drawn) == 1 else f"{len(drawn):,} elements"
        return [Group(f"{counted} of this answer", HIGHLIGHT, drawn)]
    owned = _owned(store, answer)
    colour = colours(store, answer)
    if not colour and owned:
        owned = {"What belongs to them": [each for ids in owned.values() for each in ids]}
    return [
        Group(f"{name} · {len(seen):,}", colour.get(name, HIGHLIGHT), seen)
        for name, ids in owned.items()
        if (seen := tuple(each for each in dict.fromkeys(ids) if each in scene.elements))
    ]


def parts(scene: Scene, held: Mapping[str, Sequence[str]]) -> list[Group]:
    """A group for each part that is drawn, in its colour; an element is in the first it is of.

    Parts beyond the colours there are share one.
    """
    taken: set[str] = set()
    found: list[Group] = []
    rest: list[str] = []
    for label, ids in held.items():
        seen = tuple(
            each for each in dict.fromkeys(ids) if each in scene.elements and each not in taken
        )
        taken.update(seen)
        if seen and len(found) < len(VALUES):
            found.append(Group(f"{label} · {len(seen):,}", VALUES[len(found)], seen))
        else:
            rest += seen
    return [*found, Group(f"Others · {len(rest):,}", OTHERS, tuple(rest))] if rest else found


def compared(shown: Sequence[Group], other: Sequence[Group], question: str) -> list[Group]:
    """Two answers in one picture: what only the shown one has, what both, what only the other."""
    here = dict.fromkeys(each for group in shown for each in group.ids)
    there = dict.fromkeys(each for group in other for each in group.ids)
    found = (
        ("Only in this answer", HIGHLIGHT, [each for each in here if each not in there]),
        ("In both", BOTH, [each for each in here if each in there]),
        (f"Only in: {question}", OTHER, [each for each in there if each not in here]),
    )
    return [
        Group(f"{label} · {len(ids):,}", colour, tuple(ids)) for label, colour, ids in found if ids
    ]


def colours(store: GraphStore, answer: Answer) -> dict[str, str]:
    """The colour of each thing without a shape that the answer speaks of, by its name."""
    owners = _owned(store, answer)
    return dict(zip(owners, VALUES, strict=False)) if len(owners) <= len(VALUES) else {}


def _owned(store: GraphStore, answer: Answer) -> dict[str, list[str]]:
    """The GlobalIds of what belongs to each: those of the classes its query names, else all."""
    if not answer.global_ids or not answer.cypher:
        return {}
    rows = _belonging(store, answer.global_ids)
    named = set(outline(answer.cypher).labels)
    owned: dict[str, list[str]] = {}
    for owner, global_id, _ in [row for row in rows if named & set(row[2])] or rows:
        owned.setdefault(owner, []).append(global_id)
    return owned


@st.cache_data(max_entries=64, show_spinner=False, hash_funcs={GraphStore: stores.held})
def _belonging(
    store: GraphStore, global_ids: Sequence[str]
) -> list[tuple[str, str, tuple[str, ...]]]:
    """Name of the owner, GlobalId and labels of what is one relationship away from it.

    Raises GraphError where the query fails, so that the failure is not kept.
    """
    found = store.read(BELONGING, {"ids": list(global_ids)}, limit=MOST)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    return [(owner, global_id, tuple(labels)) for owner, global_id, labels, _ in found.rows]
