"""Colouring a building by what its elements are, where they stand, or what they hold."""

from collections import Counter

import streamlit as st

from app.building.scene import Scene
from app.building.seen import Group
from app.look.colours import OTHERS, VALUES
from app.session import stores
from app.words import wording
from graph_store import GraphError, GraphStore, QueryError, quoted

KIND, STOREY, MATERIAL, SYSTEM = "Kind", "Storey", "Material", "System"
MOST_VALUES = 10
HELD_BY = {
    MATERIAL: (
        "MATCH (n:IfcProduct)-[:HAS_MATERIAL]->(m:IfcMaterial) "
        "RETURN n.GlobalId AS id, collect(DISTINCT m.Name) AS value"
    ),
    SYSTEM: (
        "MATCH (n:IfcProduct)-[:IN_SYSTEM]->(m:IfcSystem) "
        "RETURN n.GlobalId AS id, collect(DISTINCT m.Name) AS value"
    ),
}


def choices(store: GraphStore) -> list[str]:
    """What the building can be coloured by: kind, storey, material, system, and telling properties.

    A property tells where it has a few values that several elements share.
    """
    schema = store.schema()
    held: Counter[str] = Counter()
    for kind in schema.kinds:
        if "IfcElement" not in kind.labels:
            continue
        for prop in kind.properties:
            telling = "boolean" in prop.types or 1 < len(set(prop.samples)) <= MOST_VALUES
            if "." in prop.name and telling and set(prop.types) <= {"boolean", "string"}:
                held[prop.name] += prop.filled
    names = [name for name, _ in held.most_common(25) if not name.endswith((".note", ".stored"))]
    related = {MATERIAL: "IfcMaterial", SYSTEM: "IfcSystem"}
    held_by = [choice for choice, label in related.items() if schema.labels.get(label)]
    return [KIND, STOREY, *held_by, *sorted(names)]


def groups(store: GraphStore, scene: Scene, choice: str) -> list[Group]:
    """The drawn elements by value, the commonest first; the rarest share one grey.

    Storeys come as they lie above each other.
    """
    if choice == KIND:
        values = {key: wording.kind(cls) for key, cls in scene.elements.items()}
    elif choice == STOREY:
        values = scene.storey_of
    else:
        values = _values(store, choice)
    held: dict[str, list[str]] = {}
    for key, value in values.items():
        if key in scene.elements and scene.elements[key] != "IfcSpace":
            held.setdefault(value, []).append(key)
    ranked = sorted(held.items(), key=lambda pair: -len(pair[1]))
    if choice == STOREY:
        ranked.sort(key=lambda pair: scene.storeys.index(pair[0]))
    shown, rest = ranked[:MOST_VALUES], ranked[MOST_VALUES:]
    made = [
        Group(f"{value} · {len(ids)}", VALUES[i % len(VALUES)], tuple(ids))
        for i, (value, ids) in enumerate(shown)
    ]
    if rest:
        others = tuple(key for _, ids in rest for key in ids)
        made.append(Group(f"{len(rest)} others · {len(others)}", OTHERS, others))
    return made


@st.cache_resource(max_entries=16, show_spinner=False, hash_funcs={GraphStore: stores.held})
def _values(store: GraphStore, choice: str) -> dict[str, str]:
    held = f"n.{quoted(choice)}"
    own = f"MATCH (n:IfcProduct) WHERE {held} IS NOT NULL RETURN n.GlobalId AS id, {held} AS value"
    found = store.read(HELD_BY.get(choice, own), limit=200_000, seconds=30)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    return {row[0]: _named(row[1]) for row in found.rows if row[0]}


def _named(value: object) -> str:
    """A value for the legend; an element of several materials is named after all of them."""
    return " + ".join(sorted(map(str, value))) if isinstance(value, list) else wording.value(value)
