"""Rows of registers in a twin: related to the elements they record, and held against them."""

from collections import defaultdict
from collections.abc import Sequence, Set

from graph_store.bulk import Target, write_nodes, write_relationships
from graph_store.names import quoted
from ifc_loader.property_graph import Finding, Node, Relationship
from registers.contradictions import MEANINGS, contradictions, paired
from registers.contradictions import unpacked as meanings_of
from registers.joining import MEETINGS, RECORDS, REGISTER_ROW, RowsMeet, meet
from registers.joining import unpacked as meetings_of


def join_registers(ids: dict[str, str], target: Target) -> Sequence[Relationship]:
    """What relates the rows of registers to elements; adds the ids of both ends to `ids`.

    Of the ways to meet that make one type the first that finds an element for a row holds.
    """
    links: list[Relationship] = []
    run, mark = target.run, target.mark
    kept = run(
        f"MATCH (m:Model{mark}) WHERE m.{MEETINGS} IS NOT NULL RETURN m.model, m.{MEETINGS}", {}
    )
    run(f"MATCH (:{REGISTER_ROW}{mark})-[r]->(n) WHERE NOT n:{REGISTER_ROW} DELETE r", {})
    for model, packed in kept:
        met: set[tuple[str, str]] = set()
        for how in meetings_of(packed):
            held = quoted(how.held)
            rows = {}
            for identity, key, said in run(
                f"MATCH (n:{quoted(how.label)}{mark}) "
                f"WHERE n.model = $model AND n.{held} IS NOT NULL "
                f"RETURN {target.id_function}, n.key, n.{held}",
                {"model": model},
            ):
                if isinstance(said, str) and (how.type, key) not in met:
                    ids[key], rows[key] = identity, said
            elements, found = _elements(how, set(rows.values()), target)
            ids |= found
            made = meet(how, rows, elements)
            met |= {(how.type, link.start) for link in made}
            links += made
    return links


def _elements(
    how: RowsMeet, wanted: Set[str], target: Target
) -> tuple[dict[str, list[tuple[str, str]]], dict[str, str]]:
    """The things of models that have one of the texts: key and model by text, id by key."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    ids: dict[str, str] = {}
    of_class, name = f":{quoted(how.element)}" * bool(how.element), quoted(how.property)
    for identity, key, model, said in target.run(
        f"MATCH (n{of_class}{target.mark}) WHERE n.{name} IS NOT NULL AND n.GlobalId IS NOT NULL "
        f"RETURN {target.id_function}, n.key, n.model, n.{name}",
        {},
    ):
        if isinstance(said, str) and said in wanted:
            found[said].append((key, model))
            ids[key] = identity
    return found, ids


def forget_contradictions(target: Target) -> None:
    """Delete the findings that were told of rows and elements."""
    target.run(f"MATCH (f:Finding{target.mark}) WHERE f.derived = true DETACH DELETE f", {})


def tell_contradictions(target: Target) -> None:
    """Add to the quality report of each register what its rows say otherwise than the elements.

    Nothing of either is changed.
    """
    run, mark = target.run, target.mark
    of_models = run(
        f"MATCH (n:Model{mark}) WHERE n.{MEANINGS} IS NOT NULL "
        f"RETURN n.model, {target.id_function}, n.{MEANINGS}",
        {},
    )
    for model, identity, packed in of_models:
        told = []
        means = meanings_of(packed)
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
            f"{model}/contradiction/{number}",
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
