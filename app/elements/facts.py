"""What the graph holds of one element, in the order a person reads it."""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import WithJsonSchema

from app.words.naming import called
from graph_store import GraphError, GraphStore, QueryError
from graph_store.rows import GraphNode

ELEMENT = f"MATCH (n {{GlobalId: $id}}) RETURN n, {called('n')} AS called"
RELATED = f"""
MATCH (n {{GlobalId: $id}})-[r]->(m) WHERE n.key = $key
RETURN type(r) AS type, true AS outgoing, coalesce({called("m")}, m.ifc_class, '') AS name,
  m.ifc_class AS class, r.order AS place, r.thickness AS thickness
UNION ALL
MATCH (n {{GlobalId: $id}})<-[r]-(m) WHERE n.key = $key
RETURN type(r) AS type, false AS outgoing, coalesce({called("m")}, m.ifc_class, '') AS name,
  m.ifc_class AS class, r.order AS place, r.thickness AS thickness
"""
MOST_RELATED = 200
INNER = frozenset({"key", "model", "step_id", "ifc_class", "GlobalId", "OwnerHistory", "inherited"})
TOLD_BESIDE = (".note", ".stored", ".source")
"""What the loader keeps about another property, and where the card tells it: beside that one."""


PLAIN = [{"type": each} for each in ("string", "number", "boolean")]
VALUE = {"anyOf": [*PLAIN, {"type": "null"}, {"type": "array", "items": {"anyOf": PLAIN}}]}
"""What a property's value can be, for those who read it as JSON."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One property; `note` says why its value is not the one the file stores, or is doubtful.

    `source` names what a derived value was taken from.
    """

    name: str
    value: Annotated[Any, WithJsonSchema(VALUE)]
    unit: str = ""
    note: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class Related:
    """One relationship of the element; `thickness` in metres where it is a layer."""

    type: str
    outgoing: bool
    name: str
    ifc_class: str
    thickness: float | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """`sets` maps a property set's name, '' for the attributes, to its facts.

    `model` is the file it is of, `also_in` the others of the twin with an entity or a row of the
    same GlobalId.
    `related` are the first MOST_RELATED of `related_in_all` relationships.
    """

    ifc_class: str
    name: str
    sets: dict[str, tuple[Fact, ...]]
    related: tuple[Related, ...]
    related_in_all: int
    model: str
    also_in: tuple[str, ...]

    @property
    def layers(self) -> tuple[Related, ...]:
        return tuple(r for r in self.related if r.type == "HAS_LAYER" and r.outgoing)

    @property
    def materials(self) -> tuple[Related, ...]:
        return tuple(r for r in self.related if r.type == "HAS_MATERIAL" and r.outgoing)


def facts_of(store: GraphStore, global_id: str) -> Facts | None:
    """Everything about one element; None where the twin has none with this GlobalId.

    Where several nodes have it, an entity of IFC goes before a row of a register, and that of the
    model whose name comes last before the others.
    """
    found = store.read(ELEMENT, {"id": global_id})
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    if not found.rows:
        return None
    node, known_as = max(found.rows, key=lambda row: _rank(row[0]))
    units = store.schema().units
    sets: dict[str, list[Fact]] = {}
    for name, value in sorted(node.properties.items()):
        about = name.rpartition(".")[0]
        told_elsewhere = name.endswith(TOLD_BESIDE) and about in node.properties
        if name in INNER or told_elsewhere:
            continue
        group, _, bare = name.rpartition(".")
        note, source = (str(node.properties.get(f"{name}.{of}", "")) for of in ("note", "source"))
        sets.setdefault(group, []).append(Fact(bare, value, units.get(name, ""), note, source))
    properties = node.properties
    model = str(properties.get("model") or "")
    others = {str(row[0].properties.get("model") or "") for row in found.rows} - {model, ""}
    return Facts(
        str(properties.get("ifc_class") or (node.labels[0] if node.labels else "")),
        known_as or global_id,
        {group: tuple(facts) for group, facts in sorted(sets.items())},
        *_related(store, global_id, node),
        model,
        tuple(sorted(others)),
    )


def _rank(node: GraphNode) -> tuple[bool, str, str]:
    properties = node.properties
    entity = any(label.startswith("Ifc") for label in node.labels)
    return entity, str(properties.get("model")), str(properties.get("key"))


def _related(store: GraphStore, global_id: str, node: GraphNode) -> tuple[tuple[Related, ...], int]:
    which = {"id": global_id, "key": node.properties["key"]}
    found = store.read(RELATED, which, limit=MOST_RELATED)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    rows = sorted(found.rows, key=lambda row: (row[0], row[4] or 0, row[2]))
    related = tuple(
        Related(type_, outgoing, str(name), str(cls or ""), thickness)
        for type_, outgoing, name, cls, _, thickness in rows
    )
    return related, found.total
