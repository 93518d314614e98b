"""What is odd about a file, as findings: data, text and part of the graph."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from ifc_loader.derived import wholes
from ifc_loader.draft import Draft
from ifc_loader.property_graph import Finding, Node, PropertyGraph, Relationship

TITLES = {
    "encoding": "Bytes that no STEP file may hold",
    "schema": "Read under a near schema",
    "several-projects": "More than one project",
    "several-positions": "Lies in more than one way",
    "not-read": "Files in the archive that were not read",
    "parser": "The parser's complaints",
    "missing-global-id": "Without a GlobalId",
    "duplicate-global-id": "GlobalId used twice",
    "no-place": "In no storey, room or assembly",
    "several-places": "On several storeys",
    "circle": "Parts of themselves",
    "no-area": "Rooms without an area",
    "not-measured": "Rooms whose shape does not give their sizes",
    "cut": "Texts, lists and names that are too long",
    "no-number": "Numbers that are none",
    "unnamed-set": "Property sets without a name of their own",
    "repeated-property": "Properties given twice",
    "several-types": "With several types that differ",
    "corrected-quantity": "Quantities corrected",
    "suspicious-quantity": "Quantities that cannot be right",
    "unit": "Units that cannot be right",
    "unit-clash": "Properties with two units",
    "placeholder": "Texts that nobody filled in",
    "not-recognised": "Not recognised by what they are called",
    "not-mapped": "Not part of the graph",
    "not-derived": "Not worked out",
    "broken-shape": "Shapes that do not read",
    "no-shape": "Without a shape to show",
}
"""Kind of finding → its heading in the report, in the order of the report."""


def check_quality(draft: Draft) -> None:
    """Report doubled identifiers, things with no place or several, and rooms without an area."""
    _identifiers(draft)
    _places(draft)
    _several_places(draft)
    _circles(draft)
    for node in draft.nodes.values():
        if "IfcSpace" in node.labels and "derived.FloorArea" not in node.properties:
            who = draft.name_of(int(str(node.properties["step_id"])))
            draft.find(
                "no-area", who, f"{who} states no floor area, and its shape gives none", node.key
            )


def _identifiers(draft: Draft) -> None:
    """Relationships and property sets share GlobalIds too; objects are told when they are read."""
    seen: dict[str, int] = {}
    for entity in sorted(draft.by_type("IfcRoot"), key=lambda each: each.id()):
        global_id, step_id = entity.get_argument(0), entity.id()
        first = seen.setdefault(global_id, step_id)
        if step_id in draft.nodes and (first == step_id or first in draft.nodes):
            continue
        who = f"#{step_id} {entity.is_a()}"
        if not global_id:
            draft.find("missing-global-id", who, f"{who} has no GlobalId")
        elif first != step_id:
            draft.find(
                "duplicate-global-id", who, f"{who} has the GlobalId {global_id} of #{first}"
            )


def _places(draft: Draft) -> None:
    edges = ("CONTAINS", "AGGREGATES", "NESTS", "FILLED_BY", "HAS_OPENING", "HAS_PROJECTION")
    placed = {part for edge in edges for _, part in draft.ends.get(edge, ())}
    placed |= {thing for thing, _ in draft.ends.get("COVERS", ())}
    for step_id, node in draft.nodes.items():
        if step_id in placed or "IfcVirtualElement" in node.labels:
            continue
        if "IfcElement" in node.labels:
            who = draft.name_of(step_id)
            draft.find(
                "no-place",
                who,
                f"{who} is in no storey, room or assembly; check IfcRelContainedInSpatialStructure",
                node.key,
            )


def _several_places(draft: Draft) -> None:
    """Things that are contained more than once, on several storeys.

    IFC lets one place contain a thing (ContainedInStructure: SET [0:1]). A door in the two rooms
    that it joins, as handover files have it, is on one storey all the same.
    """
    on_storey = dict(draft.ends.get("ON_STOREY", ()))
    places: dict[int, list[int]] = defaultdict(list)
    for place, thing in draft.ends.get("CONTAINS", ()):
        places[thing].append(place)
    for step_id, several in places.items():
        storeys = {
            place if "IfcBuildingStorey" in draft.nodes[place].labels else on_storey.get(place)
            for place in several
        }
        if len(storeys) > 1:
            who, first = draft.name_of(step_id), draft.name_of(several[0])
            others = " and ".join(map(draft.name_of, several[1:]))
            draft.find(
                "several-places",
                who,
                f"{who} is contained in {first} and in {others}; it is counted on the storey of "
                "the first",
                draft.nodes[step_id].key,
            )


def _circles(draft: Draft) -> None:
    """Things that are parts of each other, so that none of them is anywhere."""
    parent, done = wholes(draft), set[int]()
    for start in parent:
        way: list[int] = []
        at = start
        while at in parent and at not in done:
            way.append(at)
            done.add(at)
            at = parent[at]
        if at in way:
            who, *others = map(draft.name_of, way[way.index(at) :])
            draft.find(
                "circle",
                who,
                f"{who} is a part of itself, by way of {', '.join(others)}; none of them is on a "
                "storey; check IfcRelAggregates",
                draft.nodes[at].key,
            )


def add_findings(draft: Draft) -> None:
    """Put each finding into the graph: (:Model)-[:HAS_FINDING]->(:Finding)-[:ABOUT]->(entity)."""
    graph = draft.graph
    for number, finding in enumerate(graph.findings, start=1):
        key = f"{graph.model}/finding/{number}"
        node = Node(
            key,
            ("Finding",),
            {
                "key": key,
                "model": graph.model,
                "kind": finding.kind,
                "entity": finding.entity,
                "message": finding.message,
            },
        )
        graph.nodes.append(node)
        model = f"{graph.model}/model"
        graph.relationships.append(Relationship(model, "HAS_FINDING", key))
        about = draft.about.get(number - 1)
        if about is not None:
            graph.relationships.append(Relationship(key, "ABOUT", about))


def report_text(graph: PropertyGraph) -> str:
    """The quality report in plain words, one finding a line under its heading."""
    if not graph.findings:
        return f"{graph.model}: nothing odd was found.\n"
    kinds: dict[str, list[Finding]] = defaultdict(list)
    for finding in graph.findings:
        kinds[finding.kind].append(finding)
    order = [*(k for k in TITLES if k in kinds), *sorted(k for k in kinds if k not in TITLES)]
    lines = [f"{graph.model}: {len(graph.findings)} findings"]
    for kind in order:
        lines.append(f"\n{TITLES.get(kind, kind)} ({len(kinds[kind])})")
        lines.extend(f"- {finding.message}" for finding in kinds[kind])
    return "\n".join(lines) + "\n"


def counts(findings: Iterable[Finding]) -> dict[str, int]:
    """How many findings of each kind."""
    return dict(Counter(finding.kind for finding in findings))
