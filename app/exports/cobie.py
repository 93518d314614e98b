"""A twin as a COBie 2.4 workbook: what its COBie rows say, and what its models hold besides."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

from app.exports.tables import as_workbook
from graph_store import GraphStore, QueryError, quoted
from ifc_loader.property_graph import Finding, Value
from registers import cobie
from registers.from_models import Thing, is_asset, model_rows
from registers.handover import Handover, Kept, form, handover, kept_rows
from registers.joining import REGISTER_ROW

MOST = 1_000_000
SECONDS = 120
STOREYS = (
    "MATCH (n:IfcBuildingStorey) RETURN n.ifc_class, properties(n), [] AS w, null AS t, [] AS g, "
    "n.Elevation AS e, n.key AS k ORDER BY e, k"
)
SPACES = (
    "MATCH (n:IfcSpace) OPTIONAL MATCH (s:IfcBuildingStorey)-[:AGGREGATES]->(n) "
    "RETURN n.ifc_class, properties(n), collect(s.GlobalId) AS w, null AS t, [] AS g, "
    "n.key AS k ORDER BY k"
)
BUILDINGS = (
    "MATCH (n:IfcBuilding) OPTIONAL MATCH (p:IfcProject) WHERE p.model = n.model "
    "OPTIONAL MATCH (s:IfcSite) WHERE s.model = n.model WITH n, min(coalesce(p.LongName, p.Name)) "
    "AS project, min(coalesce(s.LongName, s.Name)) AS site RETURN n.ifc_class, properties(n), "
    "[coalesce(project, ''), coalesce(site, '')] AS w, null AS t, [] AS g, "
    "n.key AS k ORDER BY k"
)
TYPES = (
    "MATCH (n:IfcTypeObject)<-[:HAS_TYPE]-(e:IfcElement) WITH n, collect(labels(e)) AS of "
    "RETURN n.ifc_class, properties(n), [] AS w, null AS t, of[0] AS g, "
    "n.key AS k ORDER BY k"
)
ELEMENTS = (
    "MATCH (n:IfcElement) OPTIONAL MATCH (n)-[:HAS_TYPE]->(t) "
    "OPTIONAL MATCH (n)-[:LOCATED_IN]->(s:IfcSpace) WITH n, min(t.GlobalId) AS type, "
    "collect(DISTINCT s.GlobalId) AS w RETURN n.ifc_class, properties(n), w, type AS t, "
    "labels(n) AS g, n.key AS k ORDER BY k"
)
ZONES = (
    "MATCH (n:IfcZone) OPTIONAL MATCH (s:IfcSpace)-[:IN_ZONE]->(n) "
    "RETURN n.ifc_class, properties(n), [] AS w, null AS t, collect(s.GlobalId) AS g, "
    "n.key AS k ORDER BY k"
)
SYSTEMS = (
    "MATCH (n:IfcSystem) OPTIONAL MATCH (e:IfcElement)-[:IN_SYSTEM]->(n) "
    "RETURN n.ifc_class, properties(n), [] AS w, null AS t, collect(e.GlobalId) AS g, "
    "n.key AS k ORDER BY k"
)
ASKED = {
    "Facility": BUILDINGS,
    "Floor": STOREYS,
    "Space": SPACES,
    "Zone": ZONES,
    "Type": TYPES,
    "Component": ELEMENTS,
    "System": SYSTEMS,
}
OF_OTHERS = (
    f"MATCH (n:{REGISTER_ROW}) RETURN n.model, labels(n) AS l, count(n) AS c ORDER BY n.model"
)


class ExportError(Exception):
    """The twin could not be read whole; str() says why."""


def cobie_of(store: GraphStore) -> Handover:
    """The sheets of a twin, and what they lack. Raises ExportError, GraphUnavailable."""
    kept = list(_kept(store))
    recorded = {
        str(node.properties["ExternalIdentifier"]): str(node.properties.get("Name", ""))
        for node in kept
        if "ExternalIdentifier" in node.properties and node.sheet in ASKED
    }
    things = list(_things(store))
    made = handover(kept_rows(kept), model_rows(things, recorded, _units(store)))
    return Handover(made.sheets, (*made.missing, *_left_out(store)))


def as_cobie(made: Handover) -> bytes:
    """The workbook, as Excel reads it."""
    return as_workbook([(sheet.name, sheet.columns, sheet.rows) for sheet in made.sheets])


def _rows(store: GraphStore, cypher: str, **parameters: Any) -> tuple[tuple[Any, ...], ...]:
    found = store.read(cypher, parameters, limit=MOST, seconds=SECONDS)
    if isinstance(found, QueryError):
        raise ExportError(f"The twin '{store.twin}' cannot be read: {found.message}")
    return found.rows


def _kept(store: GraphStore) -> Iterator[Kept]:
    """The COBie rows of the twin, sheet by sheet, in the order of their workbooks."""
    for meant in cobie().tables:
        label = quoted(meant.label)
        members: dict[str, list[tuple[str, Mapping[str, Value]]]] = defaultdict(list)
        if meant.members:
            kind = quoted(meant.references[0].type)
            asked = f"MATCH (n:{label})-[r:{kind}]->(e) RETURN n.key, e.Name, properties(r)"
            for key, name, own in _rows(store, asked):
                members[key].append((name, own))
        asked = f"MATCH (n:{label}) RETURN n.key, properties(n) ORDER BY n.model, n.row"
        for key, properties in _rows(store, asked):
            yield Kept(meant.table, properties, tuple(members.get(key, ())))


def _things(store: GraphStore) -> Iterator[Thing]:
    without = form()["no_assets"]
    for sheet, asked in ASKED.items():
        for ifc_class, properties, within, of_type, others, *_ in _rows(store, asked):
            if sheet in {"Type", "Component"} and not is_asset(set(others), without):
                continue
            members = tuple(others) if sheet in {"Zone", "System"} else ()
            named = tuple(each for each in within if each is not None)
            yield Thing(sheet, ifc_class, properties, named, of_type or "", members)


def _units(store: GraphStore) -> dict[str, str]:
    found: dict[str, str] = {}
    for (units,) in _rows(store, "MATCH (m:Model) RETURN m.property_units"):
        found |= dict(each.split("\t") for each in units or ())
    return found


def _left_out(store: GraphStore) -> Iterator[Finding]:
    """The rows of registers that are none of COBie's: they have no sheet."""
    labels = {meant.label for meant in cobie().tables}
    for model, of, count in _rows(store, OF_OTHERS):
        if not labels & set(of):
            name = next(each for each in of if each != REGISTER_ROW)
            told = f"{name}: {count} rows of {model} are no COBie rows and are not in the workbook"
            yield Finding("not in the workbook", model, told)
