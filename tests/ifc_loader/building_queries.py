"""One query of at most three clauses for every kind of question: the test of the graph model.

Each line is (pattern of the question, Cypher, how its rows become the answer). Words of the
question that the pattern names become parameters; `label` becomes the IFC class asked for.
"""

import re
from collections.abc import Callable
from typing import Any

Rows = tuple[tuple[Any, ...], ...]
Shape = Callable[[Rows], Any]

LABELS = {
    "rooms (spaces)": "IfcSpace",
    "rooms": "IfcSpace",
    "storeys": "IfcBuildingStorey",
    "storey": "IfcBuildingStorey",
    "distinct materials": "IfcMaterial",
    "furniture elements": "IfcFurnishingElement",
    "openings": "IfcOpeningElement",
}


def label_of(words: str) -> str:
    """`pipe segments` → `IfcPipeSegment`."""
    return LABELS.get(words) or "Ifc" + words.removesuffix("s").title().replace(" ", "")


def one(rows: Rows) -> Any:
    """The one value of the one row."""
    assert len(rows) == 1, rows
    return rows[0][0] if len(rows[0]) == 1 else list(rows[0])


def column(rows: Rows) -> list[Any]:
    """The first column, sorted."""
    return sorted(row[0] for row in rows)


def table(rows: Rows) -> dict[Any, Any]:
    """First column → second column."""
    return {row[0]: row[1] for row in rows}


def some(rows: Rows) -> bool:
    """Whether there is any row."""
    return bool(one(rows) > 0)


FULL_NAME = "coalesce(r.`derived.FullName`, r.Name)"
HAS_NAME = "WHERE r.Name = $name OR r.`derived.FullName` = $name"
AREA = "r.`derived.FloorArea`"

QUERIES: list[tuple[str, str, Shape]] = [
    (
        r"How many (?P<label>[\w ()]+?) (?:are in the model|exist in the building)",
        "MATCH (n:{label}) RETURN count(n)",
        one,
    ),
    (
        r"volume of the (?P<name>\w+) space",
        "MATCH (r:IfcSpace) WHERE toLower(r.LongName) = $name RETURN r.`derived.Volume`",
        one,
    ),
    (
        r"gross floor area of the (?P<name>[\w ]+)\?",
        "MATCH (r:IfcSpace) WHERE toLower(r.LongName) = $name RETURN r.`derived.GrossFloorArea`",
        one,
    ),
    (
        r"perimeter of the (?P<name>[\w ]+)\?",
        "MATCH (r:IfcSpace) WHERE toLower(r.LongName) = $name RETURN r.`derived.Perimeter`",
        one,
    ),
    (
        r"unconnected height of the (?P<name>\w+) space",
        "MATCH (r:IfcSpace) WHERE toLower(r.LongName) = $name "
        "RETURN r.`Dimensions.Unbounded Height`",
        one,
    ),
    (
        r"illuminance unit",
        "MATCH (:IfcProject)-[:HAS_UNIT]->(u {UnitType: 'ILLUMINANCEUNIT'}) RETURN u.full_name",
        one,
    ),
    (
        r"length unit",
        "MATCH (:IfcProject)-[:HAS_UNIT]->(u {UnitType: 'LENGTHUNIT'}) RETURN u.full_name",
        one,
    ),
    (
        r"Is there a (?P<name>Laundry)",
        "MATCH (r:IfcSpace) WHERE toLower(r.LongName) CONTAINS toLower($name) RETURN count(r)",
        some,
    ),
    (
        r"building address",
        "MATCH (:IfcBuilding)-[:HAS_ADDRESS]->(a) RETURN a.Town, a.Region, a.Country",
        one,
    ),
    (r"name of the project", "MATCH (p:IfcProject) RETURN p.Name, p.LongName", one),
    (r"Which IFC schema", "MATCH (m:Model) RETURN m.IfcSchema", one),
    (r"List the storeys", "MATCH (s:IfcBuildingStorey) RETURN s.Name, s.Elevation", table),
    (
        r"How many (?P<label>\w+) are on (?P<storey>[\w ]+)\?",
        "MATCH (n:{label})-[:ON_STOREY]->(:IfcBuildingStorey {Name: $storey}) RETURN count(n)",
        one,
    ),
    (r"List all rooms", f"MATCH (r:IfcSpace) RETURN {FULL_NAME}", column),
    (
        r"room has the largest",
        f"MATCH (r:IfcSpace) RETURN {FULL_NAME}, {AREA} ORDER BY {AREA} DESC LIMIT 1",
        one,
    ),
    (
        r"room has the smallest",
        f"MATCH (r:IfcSpace) RETURN {FULL_NAME}, {AREA} ORDER BY {AREA} LIMIT 1",
        one,
    ),
    (r"total floor area", f"MATCH (r:IfcSpace) RETURN sum({AREA})", one),
    (r"floor area of (?P<name>.+)\?", f"MATCH (r:IfcSpace) {HAS_NAME} RETURN {AREA}", one),
    (
        r"contained in (?P<name>.+)\?",
        f"MATCH (r:IfcSpace)-[:CONTAINS]->(e) {HAS_NAME} RETURN e.Name",
        column,
    ),
    (
        r"How many external (?P<label>\w+) are there",
        "MATCH (n:{label}) WHERE n.`Pset_{common}Common.IsExternal` = true RETURN count(n)",
        one,
    ),
    (
        r"total window area",
        "MATCH (w:IfcWindow) RETURN sum(w.OverallWidth * w.OverallHeight)",
        one,
    ),
    (
        r"List window sizes",
        "MATCH (w:IfcWindow) RETURN w.OverallWidth, w.OverallHeight, count(w)",
        lambda rows: {f"{w * 1000:.0f}x{h * 1000:.0f} mm": n for w, h, n in rows},
    ),
    (r"widest door", "MATCH (d:IfcDoor) RETURN max(d.OverallWidth)", one),
    (
        r"width and height of door (?P<id>.+)\?",
        "MATCH (d:IfcDoor {GlobalId: $id}) RETURN d.OverallWidth, d.OverallHeight",
        one,
    ),
    (
        r"doors are narrower than 0.9",
        "MATCH (d:IfcDoor) WHERE d.OverallWidth < 0.9 RETURN count(d)",
        one,
    ),
    (
        r"doors and windows are in wall '(?P<name>.+)'",
        "MATCH (:IfcWall {Name: $name})-[:HOSTS]->(e) RETURN e.Name",
        column,
    ),
    (
        r"Which wall hosts door '(?P<name>.+)'",
        "MATCH (w:IfcWall)-[:HOSTS]->(:IfcDoor {Name: $name}) RETURN w.Name",
        one,
    ),
    (
        r"List the wall types",
        "MATCH (w:IfcWall)-[:HAS_TYPE]->(t) RETURN t.Name, count(w)",
        table,
    ),
    (
        r"material layers of wall '(?P<name>.+)'",
        "MATCH (:IfcWall {Name: $name})-[l:HAS_LAYER]->(m) "
        "RETURN m.Name, l.thickness * 1000 ORDER BY l.order",
        lambda rows: [list(row) for row in rows],
    ),
    (
        r"directly connected to (?P<name>.+) by a door",
        f"MATCH (r:IfcSpace)<-[:LEADS_TO]-(:IfcDoor)-[:LEADS_TO]->(o:IfcSpace) {HAS_NAME} "
        f"RETURN DISTINCT {FULL_NAME.replace('r.', 'o.')}",
        column,
    ),
    (
        r"Which elements bound (?P<name>.+)\?",
        f"MATCH (r:IfcSpace)-[:BOUNDED_BY]->(e) {HAS_NAME} RETURN e.ifc_class, count(DISTINCT e)",
        table,
    ),
    (
        r"belong to system '(?P<name>.+)'",
        "MATCH (e:IfcElement)-[:IN_SYSTEM]->({Name: $name}) RETURN e.ifc_class, count(e)",
        table,
    ),
    (
        r"List the distribution systems",
        "MATCH (s:IfcDistributionSystem) RETURN s.Name",
        column,
    ),
    (
        r"port-to-port connections",
        "MATCH (:IfcPort)-[c:CONNECTED_PORT]->(:IfcPort) RETURN count(c)",
        one,
    ),
    (
        r"ports are not connected",
        "MATCH (p:IfcPort) WHERE NOT exists((p)-[:CONNECTED_PORT]-()) RETURN count(p)",
        one,
    ),
    (
        r"directly connected to .+ \((?P<id>\S+)\)\?",
        "MATCH ({GlobalId: $id})-[:CONNECTED_TO]-(e) RETURN DISTINCT e.GlobalId",
        column,
    ),
    (
        r"How many elements are reachable from .+ \((?P<id>\S+)\)",
        "MATCH (p {GlobalId: $id}) MATCH (e:IfcElement) "
        "WHERE e.`derived.Network` = p.`derived.Network` AND e <> p RETURN count(e)",
        one,
    ),
    (
        r"Which space heaters are reachable from .+ \((?P<id>\S+)\)",
        "MATCH (p {GlobalId: $id}) MATCH (e:IfcSpaceHeater) "
        "WHERE e.`derived.Network` = p.`derived.Network` RETURN e.GlobalId",
        column,
    ),
]


def query_for(question: str) -> tuple[str, dict[str, str], Shape]:
    """The Cypher, its parameters and the shape of the answer; the first pattern that fits."""
    for pattern, cypher, shape in QUERIES:
        found = re.search(pattern, question)
        if found:
            words = found.groupdict()
            label = label_of(words.pop("label", ""))
            if "name" in words and "toLower" in cypher:
                words["name"] = words["name"].lower()
            return fill(cypher, label), words, shape
    raise LookupError(f"no query for {question!r}; add one to QUERIES")


def fill(cypher: str, label: str) -> str:
    """Put the label into a query."""
    return cypher.replace("{label}", label).replace("{common}", label.removeprefix("Ifc"))


def within_model(cypher: str) -> str:
    """The same query of one model among several: its first node is of `$model`."""
    node = re.compile(r"\((\w*)((?::\w+)?)(?: \{(.*?)\})?\)")

    def restricted(found: re.Match[str]) -> str:
        held = ", ".join(part for part in (found[3], "model: $model") if part)
        return f"({found[1]}{found[2]} {{{held}}})"

    return node.sub(restricted, cypher, count=1)


def clauses(cypher: str) -> int:
    """How many reading clauses a query has; WHERE, ORDER BY and LIMIT belong to theirs."""
    return len(re.findall(r"\b(?:MATCH|WITH|UNWIND|CALL|RETURN)\b", cypher))
