"""Rows of registers in a twin: related to the elements they record, and held against them."""

from collections import defaultdict
from collections.abc import Sequence, Set

from graph_store.bulk import Target, write_nodes, write_relationships
from graph_store.names import quoted
from ifc_loader.property_graph import Finding, Node, Relationship
from registers.contradictions import MEANINGS, contradictions, paired
from registers.contradictions import unpacked as meanings_of
from registers.joining import (
    MEETINGS,
    MEETS_UNKNOWN,
    RECORDS,
    REGISTER_ROW,
    Element,
    Meetings,
    RowsMeet,
    texts_of,
    unpacked,
)
from registers.refusing import near

TYPE = "IfcTypeObject"
"""The label of what is no thing but the type of some."""


def join_registers(
    ids: dict[str, str], target: Target
) -> tuple[list[Relationship], dict[str, list[Finding]]]:
    """What relates the rows of registers to elements, and by register the findings on rows that
    meet none or several; adds the ids of both ends to `ids`."""
    links: list[Relationship] = []
    told: dict[str, list[Finding]] = {}
    unknown: dict[str, list[Finding]] = defaultdict(list)
    run, mark = target.run, target.mark
    kept = run(
        f"MATCH (m:Model{mark}) WHERE m.{MEETINGS} IS NOT NULL RETURN m.model, m.{MEETINGS}", {}
    )
    run(f"MATCH (:{REGISTER_ROW}{mark})-[r]->(n) WHERE NOT n:{REGISTER_ROW} DELETE r", {})
    models_here = bool(run(f"MATCH (n:IfcProduct{mark}) RETURN n.key LIMIT 1", {}))
    for model, packed in kept:
        groups: dict[tuple[str, str], Meetings] = {}
        for how in unpacked(packed):
            group = groups.setdefault((how.label, how.type), Meetings(how.label, how.type))
            held = quoted(how.held)
            rows = {}
            for identity, key, said in run(
                f"MATCH (n:{quoted(how.label)}{mark}) "
                f"WHERE n.model = $model AND n.{held} IS NOT NULL "
                f"RETURN {target.id_function}, n.key, n.{held}",
                {"model": model},
            ):
                if texts := texts_of(said):
                    ids[key], rows[key] = identity, texts
            wanted = {text for texts in rows.values() for text in texts}
            elements, found = _elements(how, wanted, target)
            ids |= found
            links += group.meet(how, rows, elements)
            if models_here and rows and not elements and (finding := _not_there(how, target)):
                unknown[model].append(finding)
        if models_here:
            told[model] = unknown[model]
            told[model] += [each for group in groups.values() for each in group.findings(model)]
    return links, told


def _not_there(how: RowsMeet, target: Target) -> Finding | None:
    """What is told where no model here has the class or the property that rows meet elements by."""
    things = f"MATCH (n{target.mark}) WHERE n.GlobalId IS NOT NULL AND NOT n:{REGISTER_ROW} "
    found = target.run(f"{things}RETURN DISTINCT labels(n) AS l", {})
    labels = {label for (several,) in found for label in several}
    if how.element and how.element not in labels:
        what, said = f"{how.element} among their elements", near(how.element, labels)
    else:
        those = things + f"AND n:{quoted(how.element)} " * bool(how.element)
        names = {
            name for (held,) in target.run(f"{those}RETURN properties(n)", {}) for name in held
        }
        if how.property in names:
            return None
        what, said = f"property {how.property!r} of such elements", near(how.property, names)
    told = f"{how.label}: by {how.held} its rows name elements, and the models here have no {what}"
    return Finding(MEETS_UNKNOWN, how.label, f"{told}{said}")


def _elements(
    how: RowsMeet, wanted: Set[str], target: Target
) -> tuple[dict[str, list[Element]], dict[str, str]]:
    """The things of models that have one of the texts, by text, and their ids by key."""
    found: dict[str, list[Element]] = defaultdict(list)
    ids: dict[str, str] = {}
    of_class, name = f":{quoted(how.element)}" * bool(how.element), quoted(how.property)
    for identity, key, model, said, labels, ifc_class, called, unique in target.run(
        f"MATCH (n{of_class}{target.mark}) WHERE n.{name} IS NOT NULL AND n.GlobalId IS NOT NULL "
        f"AND NOT n:{REGISTER_ROW} "  # a row may have a column of that name
        f"RETURN {target.id_function}, n.key, n.model, n.{name}, labels(n) AS l, n.ifc_class, "
        "n.Name AS called, n.GlobalId AS i",
        {},
    ):
        for text in wanted & {*texts_of(said)}:
            told = f"{ifc_class} {called or ''!r:.80} ({unique})"
            found[text].append(Element(key, model, ifc_class, told, TYPE in labels))
            ids[key] = identity
    return found, ids


def forget_what_was_told(target: Target) -> None:
    """Delete the findings that were told of rows and elements."""
    target.run(f"MATCH (f:Finding{target.mark}) WHERE f.derived = true DETACH DELETE f", {})


def tell_of_rows(meetings: dict[str, list[Finding]], target: Target) -> None:
    """Add to the quality report of each register what is told of how its rows meet elements, and
    what they say otherwise than these. Nothing of either is changed."""
    run, mark = target.run, target.mark
    of_models = run(
        f"MATCH (n:Model{mark}) WHERE n.{MEETINGS} IS NOT NULL "
        f"RETURN n.model, {target.id_function}, n.{MEANINGS}",
        {},
    )
    for model, identity, packed in of_models:
        told = [*meetings.get(model, ())]
        means = meanings_of(packed or ())
        for label in dict.fromkeys(each.label for each in means):
            rows = run(
                f"MATCH (r:{quoted(label)}{mark})-[:{RECORDS}]->(e) WHERE r.model = $model "
                "RETURN r.model, properties(r), e.ifc_class, properties(e), r.key AS k, e.key AS e "
                "ORDER BY k, e",
                {"model": model},
            )
            pairs = paired([(m, label, row, kind, held) for m, row, kind, held, _, _ in rows])
            for each in means:
                told += contradictions(each, pairs) if each.label == label else []
        _write_findings(model, identity, told, target)


def _write_findings(model: str, identity: str, told: Sequence[Finding], target: Target) -> None:
    about = f"{model}/model"
    nodes = [
        Node(
            f"{model}/of rows/{number}",
            ("Finding",),
            {"kind": f.kind, "entity": f.entity, "message": f.message, "derived": True},
        )
        for number, f in enumerate(told, start=1)
    ]
    ids = {about: identity}
    for made in write_nodes(nodes, model, target):
        ids |= made
    links = [Relationship(about, "HAS_FINDING", node.key) for node in nodes]
    for _ in write_relationships(links, ids.__getitem__, target):
        pass
