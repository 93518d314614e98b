"""Which elements rows may be about that meet none, and what a person accepted of that."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from graph_store import GraphError, GraphStore, QueryError
from registers import Mapping
from registers.joining import RECORDS, REGISTER_ROW
from registers.likeness import Likely, Named, likely

MOST = 1_000_000
SECONDS = 60
ROWS = (
    f"MATCH (n:{REGISTER_ROW}) WHERE n.model = $model "
    f"OPTIONAL MATCH (n)-[:{RECORDS}]->(e) "
    "RETURN n.key, labels(n) AS l, properties(n), count(e) AS met ORDER BY n.key"
)
ROOMS = (
    f"MATCH (n:{REGISTER_ROW})-[*1..2]->(s:IfcSpace) WHERE n.model = $model "
    "RETURN n.key, s.GlobalId"
)
ELEMENTS = (
    "MATCH (e:IfcElement) OPTIONAL MATCH (e)-[:LOCATED_IN]->(s:IfcSpace) "
    f"OPTIONAL MATCH (r:{REGISTER_ROW})-[:{RECORDS}]->(e) WHERE r.model = $model "
    "RETURN e.GlobalId, e.ifc_class, e.Name, e.LongName, e.ObjectType, e.Tag, "
    "collect(DISTINCT s.GlobalId) AS rooms, count(r) AS met ORDER BY e.GlobalId"
)
NAMES = ("Name", "name", "Description", "description", "title")
LONGEST = 120


def likely_of(store: GraphStore, model: str, mapping: Mapping) -> list[Likely]:
    """The elements that rows of a register may be about, best first.

    Rows of tables that the mapping lets meet elements, and that meet none. Raises GraphError where
    the twin cannot be read.
    """
    meeting = {table.label for table in mapping.tables if table.meets}
    rooms: dict[str, set[str]] = defaultdict(set)
    for key, room in _rows(store, ROOMS, model):
        rooms[key].add(room)
    rows = [
        Named(key, _names(held), frozenset(rooms.get(key, ())), next(iter(meeting & set(labels))))
        for key, labels, held, met in _rows(store, ROWS, model)
        if not met and meeting & set(labels)
    ]
    elements = [
        Named(global_id, tuple(n for n in names if n), frozenset(within), ifc_class)
        for global_id, ifc_class, *names, within, met in _rows(store, ELEMENTS, model)
        if not met
    ]
    return likely([row for row in rows if row.names], elements)


def accepted(mapping: Mapping, model: str, chosen: Sequence[Likely]) -> Mapping:
    """A mapping in which rows are about the elements that a person chose for them."""
    tables = []
    for table in mapping.tables:
        start = f"{model}/{table.table}/"
        new = {
            each.row.identity.removeprefix(start): each.element.identity
            for each in chosen
            if each.row.identity.startswith(start)
        }
        tables.append(table.model_copy(update={"accepted": {**table.accepted, **new}}))
    return mapping.model_copy(update={"tables": tuple(tables)})


def _names(held: dict[str, Any]) -> tuple[str, ...]:
    said = (held.get(name) for name in NAMES)
    return tuple(each for each in said if isinstance(each, str) and len(each) <= LONGEST)


def _rows(store: GraphStore, cypher: str, model: str) -> tuple[tuple[Any, ...], ...]:
    found = store.read(cypher, {"model": model}, limit=MOST, seconds=SECONDS)
    if isinstance(found, QueryError):
        raise GraphError(f"The twin '{store.twin}' cannot be read: {found.message}")
    return found.rows
