"""Entities that become nodes, and their own attributes."""

from collections.abc import Iterable
from typing import Any

from ifc_loader.draft import Draft
from ifc_loader.entity_classes import (
    ANGLE,
    INTEGER,
    LIST,
    NUMBER,
    REFERENCE,
    SELECT,
    TEXT,
    TRUTH,
    EntityClass,
)
from ifc_loader.property_graph import Node, Value
from ifc_loader.values import degrees, read_raw, read_value

RESOURCES = (
    "IfcMaterial",
    "IfcMaterialLayerSet",
    "IfcMaterialConstituentSet",
    "IfcMaterialProfileSet",
    "IfcClassification",
    "IfcClassificationReference",
    "IfcPostalAddress",
    "IfcTelecomAddress",
    "IfcPerson",
    "IfcOrganization",
    "IfcPersonAndOrganization",
    "IfcApplication",
    "IfcDocumentInformation",
    "IfcDocumentReference",
    "IfcLibraryInformation",
    "IfcLibraryReference",
    "IfcApproval",
    "IfcConstraint",
)
"""Classes below IfcRoot's side of the schema that a person asks about."""

RENAMED = {
    ("IfcClassificationReference", "ItemReference"): "Identification",
    ("IfcDocumentReference", "ItemReference"): "Identification",
    ("IfcDocumentInformation", "DocumentId"): "Identification",
    ("IfcMaterialLayerSet", "LayerSetName"): "Name",
    ("IfcPerson", "Id"): "Identification",
    ("IfcOrganization", "Id"): "Identification",
    ("IfcTask", "TaskId"): "Identification",
}
"""Attributes under the name they have in IFC4; material sets are named like everything else."""


def read_entities(draft: Draft) -> None:
    """Make a node of every object, type and resource of the file."""
    add_nodes(draft, draft.by_type("IfcObjectDefinition"))
    for name in RESOURCES:
        add_nodes(draft, draft.by_type(name))


def add_nodes(draft: Draft, entities: Iterable[Any]) -> None:
    """Make a node of each entity, with the attributes of its class that are values."""
    model, nodes, units = draft.graph.model, draft.nodes, draft.units
    taken: dict[str, int] = {}
    classes: dict[str, tuple[EntityClass, list[tuple[int, str, int, str]], bool]] = {}
    for entity in sorted(entities, key=lambda e: e.id()):
        name, step_id = entity.is_a(), entity.id()
        if name not in classes:
            classes[name] = _plan(draft, name)
        entity_class, plan, rooted = classes[name]
        get = entity.get_argument
        properties: dict[str, Value] = {"key": "", "model": model, "ifc_class": name}
        key = f"{model}/#{step_id}"
        if rooted:
            global_id = get(0)
            if not global_id:
                draft.find(
                    "missing-global-id",
                    f"#{step_id} {name} '{get(2) or ''}'",
                    f"#{step_id} {name} '{get(2) or ''}' has no GlobalId; "
                    f"it is kept under the key {key}",
                )
            elif global_id in taken:
                draft.find(
                    "duplicate-global-id",
                    f"#{step_id} {name} '{get(2) or ''}'",
                    f"#{step_id} {name} '{get(2) or ''}' has the GlobalId {global_id} of "
                    f"#{taken[global_id]}; both are kept, this one under the key {key}",
                )
            else:
                taken[global_id] = step_id
                key = f"{model}/{global_id}"
            if global_id:
                properties["GlobalId"] = global_id
        properties["key"] = key
        properties["step_id"] = step_id
        for index, attribute, kind, measure in plan:
            raw = get(index)
            if raw is None or raw == "":
                continue
            if kind == TEXT or kind == INTEGER:
                properties[attribute] = raw
            elif kind == ANGLE:
                properties[attribute] = degrees(raw)
                draft.set_unit(attribute, "deg")
            else:
                single = kind == SELECT
                if single and raw.id():
                    continue
                read, symbol = read_value(raw, units) if single else read_raw(raw, measure, units)
                if read is not None:
                    properties[attribute] = (
                        [read] if kind == LIST and not isinstance(read, list) else read
                    )  # type: ignore[list-item,assignment]
                if symbol:
                    draft.set_unit(attribute, symbol)
        nodes[step_id] = Node(key, entity_class.labels, properties)


def _plan(draft: Draft, name: str) -> tuple[EntityClass, list[tuple[int, str, int, str]], bool]:
    """The attributes of a class that are values: index, name, kind, measure."""
    entity_class = draft.schema.entity(name)
    rooted = "IfcRoot" in entity_class.supertypes
    plan = [
        (a.index, RENAMED.get((name, a.name), a.name), a.kind, a.measure)
        for a in entity_class.attributes
        if a.kind in (TEXT, NUMBER, INTEGER, TRUTH, SELECT, LIST, ANGLE)
        and a.kind != REFERENCE
        and a.name != "GlobalId"
    ]
    return entity_class, plan, rooted
