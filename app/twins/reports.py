"""What the graph says of a twin's models: quality reports, how far registers meet elements, and
which elements rows may be about that meet none."""

import re
from collections import Counter, defaultdict
from collections.abc import Sequence, Set
from typing import TYPE_CHECKING, Any

import registers
from graph_store import GraphError, GraphStore, QueryError, Rows, quoted
from ifc_loader import Finding, PropertyGraph
from registers.joining import MAPPING, MEETINGS, RECORDS, REGISTER_ROW, unpacked
from registers.likeness import Likely, Named, likely

if TYPE_CHECKING:
    from registers import Mapping
    from registers.mapping import TableMapping

QUALITY = """
MATCH (m:Model) OPTIONAL MATCH (m)-[:HAS_FINDING]->(f:Finding)
RETURN m.model, f.kind, f.entity, f.message ORDER BY f.key
"""
OF_ONE = (
    "MATCH (m:Model)-[:HAS_FINDING]->(f:Finding) WHERE m.model = $model "
    "RETURN f.message ORDER BY f.key"
)
HOW = f"MATCH (m:Model) WHERE m.model = $model AND m.{MEETINGS} IS NOT NULL RETURN m.{MEETINGS}"
HELD = f"MATCH (m:Model) WHERE m.model = $model RETURN m.{MAPPING}"
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
CALLED = "name"
"""What a column of a mapping means whose texts call its rows."""
LONGEST = 120
ROW_NUMBER = re.compile(r"\brow \d+")
"""Where a row stands in its source, as findings tell it."""


def reports_of(store: GraphStore) -> list[PropertyGraph] | QueryError:
    """For each model by name a graph that holds nothing but its findings."""
    found = store.read(QUALITY, limit=100_000)
    if isinstance(found, QueryError):
        return found
    reports = {model: PropertyGraph(model) for model in sorted({row[0] for row in found.rows})}
    for model, kind, entity, message in found.rows:
        if kind is not None:
            reports[model].findings.append(Finding(kind, entity, message))
    return list(reports.values())


def findings_of(store: GraphStore, model: str) -> list[str]:
    """What the quality report says of one model; nothing where the engine does not tell it."""
    found = store.read(OF_ONE, {"model": model}, limit=MOST, seconds=SECONDS)
    return [row[0] for row in found.rows] if isinstance(found, Rows) else []


def fresh(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """What a report says `after` that it did not say `before`: one line of two that are alike but
    for where their rows stand, where there was one."""
    known = Counter(ROW_NUMBER.sub("", each) for each in before)
    found = []
    for each in after:
        said = ROW_NUMBER.sub("", each)
        known[said] -= 1
        if known[said] < 0:
            found.append(each)
    return found


def met(store: GraphStore, model: str) -> tuple[int, int]:
    """The rows of a register that say what could meet an element, and those that meet one."""
    found = store.read(HOW, {"model": model})
    naming: set[str] = set()
    meeting: set[str] = set()
    for how in unpacked(found.rows[0][0]) if isinstance(found, Rows) and found.rows else ():
        rows = store.read(
            f"MATCH (r:{quoted(how.label)}) WHERE r.model = $model "
            f"AND r.{quoted(how.held)} IS NOT NULL OPTIONAL MATCH (r)-[:{quoted(how.type)}]->(e) "
            f"WHERE NOT e:{REGISTER_ROW} RETURN r.key, count(e)",
            {"model": model},
            limit=1_000_000,
            seconds=60,
        )
        for key, count in rows.rows if isinstance(rows, Rows) else ():
            naming.add(key)
            if count:
                meeting.add(key)
    return len(naming), len(meeting)


def likely_of(store: GraphStore, model: str, mapping: "Mapping") -> list[Likely]:
    """The elements that rows of a register may be about, best first.

    Rows of tables that the mapping lets meet elements, and that meet none. Raises GraphError where
    the twin cannot be read.
    """
    meeting = {table.label: table for table in mapping.tables if table.meets}
    rooms: dict[str, set[str]] = defaultdict(set)
    for key, room in _rows(store, ROOMS, model):
        rooms[key].add(room)
    elements = [
        Named(global_id, tuple(n for n in names if n), frozenset(within), ifc_class)
        for global_id, ifc_class, *names, within, met in _rows(store, ELEMENTS, model)
        if not met
    ]
    said = {name.casefold() for each in elements for name in each.names}
    rows = []
    for key, labels, held, met in _rows(store, ROWS, model):
        label = next((one for one in labels if one in meeting), "")
        if label and not met:
            names = _names(held, meeting[label], said)
            rows.append(Named(key, names, frozenset(rooms.get(key, ())), label))
    return likely([row for row in rows if row.names], elements)


def mapping_in(store: GraphStore, model: str) -> "Mapping | None":
    """The mapping that a register of a twin was read by; None for a model, and for COBie's."""
    found = store.read(HELD, {"model": model})
    said = found.rows[0][0] if isinstance(found, Rows) and found.rows else None
    return registers.parsed(said, f"The mapping of {model}") if isinstance(said, str) else None


def accepted(mapping: "Mapping", model: str, chosen: Sequence[Likely]) -> "Mapping":
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


def _names(held: dict[str, Any], table: "TableMapping", said: Set[str]) -> tuple[str, ...]:
    """What a row is called by, and what tells it apart where elements are `said` to be called so:
    a tag that is almost another one's is a tag of its own."""
    from registers.read import property_of  # noqa: PLC0415  only who asks for it

    columns = [name for name, each in table.columns.items() if each.means == CALLED]
    named = (held.get(name) for name in (*NAMES, *(property_of(one, table) for one in columns)))
    keys = (held.get(property_of(one, table)) for one in table.key)
    told = [*named, *(each for each in keys if isinstance(each, str) and each.casefold() in said)]
    return tuple(e for e in dict.fromkeys(told) if isinstance(e, str) and len(e) <= LONGEST)


def _rows(store: GraphStore, cypher: str, model: str) -> tuple[tuple[Any, ...], ...]:
    found = store.read(cypher, {"model": model}, limit=MOST, seconds=SECONDS)
    if isinstance(found, QueryError):
        raise GraphError(f"The twin '{store.twin}' cannot be read: {found.message}")
    return found.rows
