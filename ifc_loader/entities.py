"""Entities that become nodes, and their own attributes."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ifc_loader.draft import Draft
from ifc_loader.entity_classes import ANGLE, INTEGER, LIST, NUMBER, REFERENCE, SELECT, SELECTS, TEXT
from ifc_loader.printable import is_blank
from ifc_loader.property_graph import Node, Value
from ifc_loader.property_kinds import read_leaves
from ifc_loader.units import Units
from ifc_loader.values import NOTHING, Read, degrees, list_of, read_raw, read_value

GLOBAL_ID_LENGTH = 22
"""Characters of an IfcGloballyUniqueId."""

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
    "IfcPresentationLayerAssignment",
    "IfcTable",
)
"""Classes below IfcRoot's side of the schema that a person asks about."""

ENTITIES = frozenset({"IfcObjectDefinition", *RESOURCES})
"""Classes (with their subtypes) whose entities become nodes."""

PARTS = {
    "IfcTaskTime",
    "IfcResourceTime",
    "IfcWorkTime",
    "IfcEventTime",
    "IfcCostValue",
    "IfcAppliedValue",
    "IfcPhysicalQuantity",
    "IfcGridAxis",
    "IfcRecurrencePattern",
    "IfcTimePeriod",
    "IfcAlignmentParameterSegment",
    "IfcTableColumn",
    "IfcActorRole",
}
"""Classes whose entities belong to one object: their values become `TaskTime.ScheduleStart`, …"""

NUMBERS = (INTEGER, NUMBER)
"""Kinds of attribute that no text may fill."""

DEEPEST = 5
"""Parts within parts that are read: costs of costs, the periods of a recurrence of a work time."""

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


@dataclass(frozen=True, slots=True)
class _Plan:
    """What is read of every entity of one class: (index, name, kind, measure) of its values."""

    labels: tuple[str, ...]
    rooted: bool
    values: tuple[tuple[int, str, int, str], ...]
    parts: tuple[tuple[int, str], ...]


def add_nodes(draft: Draft, entities: Iterable[Any]) -> None:
    """Make a node of each entity, with the attributes of its class that are values."""
    model, taken = draft.graph.model, dict[str, int]()
    plans: dict[str, _Plan] = {}
    for entity in sorted(entities, key=lambda each: each.id()):
        name, step_id = entity.is_a(), entity.id()
        plan = plans.get(name)
        if plan is None:
            plan = plans[name] = _plan(draft, name)
        stated = _stated_id(entity) if plan.rooted else ""
        global_id = _global_id(draft, entity, stated, taken) if plan.rooted else ""
        key = f"{model}/{global_id or f'#{step_id}'}"
        properties: dict[str, Value] = {
            "key": key,
            "model": model,
            "ifc_class": name,
            "step_id": step_id,
        }
        if stated:
            properties["GlobalId"] = stated
        _put_values(draft, entity, plan, properties)
        for index, attribute in plan.parts:
            _put_parts(draft, entity.get_argument(index), attribute, properties)
        draft.nodes[step_id] = Node(key, plan.labels, properties)


def _stated_id(entity: Any) -> str:
    """What an entity states as its GlobalId; '' where it is no text."""
    stated = entity.get_argument(0)
    return stated if isinstance(stated, str) else ""


def _global_id(draft: Draft, entity: Any, global_id: str, taken: dict[str, int]) -> str:
    """The GlobalId that may serve as a key; '' where it is missing or an earlier entity's."""
    step_id = entity.id()
    valid = len(global_id) == GLOBAL_ID_LENGTH
    if valid and global_id not in taken:
        taken[global_id] = step_id
        return global_id
    who = f"#{step_id} {entity.is_a()} '{entity.get_argument(2) or ''}'"
    key = f"{draft.graph.model}/#{step_id}"
    if valid:
        draft.find(
            "duplicate-global-id",
            who,
            f"{who} has the GlobalId {global_id} of #{taken[global_id]}; both are kept, "
            f"this one under the key {key}",
            key,
        )
    else:
        stated = f"'{global_id}' for a GlobalId" if global_id else "no GlobalId"
        draft.find(
            "missing-global-id", who, f"{who} has {stated}; it is kept under the key {key}", key
        )
    return ""


def _put_values(draft: Draft, entity: Any, plan: _Plan, properties: dict[str, Value]) -> None:
    get, units = entity.get_argument, draft.units
    for index, attribute, kind, measure in plan.values:
        raw = get(index)
        if raw is None or raw == "":
            continue
        if kind == TEXT:
            text = raw if isinstance(raw, str) else str(raw)
            if not is_blank(text):
                properties[attribute] = text
            continue
        if kind in NUMBERS and isinstance(raw, str):
            units.lost[measure] += 1
            continue
        if kind == INTEGER:
            properties[attribute] = raw
            continue
        if kind == ANGLE:
            value, symbol = _angle(raw, units)
        elif kind in (SELECT, SELECTS):
            value, symbol = _selected(draft, raw)
        else:
            value, symbol = read_raw(raw, measure, units)
        if value is not None:
            listed = kind in (LIST, SELECTS) and not isinstance(value, list)
            properties[attribute] = [value] if listed else value  # type: ignore[assignment]
        if symbol:
            draft.set_unit(attribute, symbol)


def _angle(raw: Any, units: Units) -> Read:
    """Decimal degrees; an angle without parts is counted as lost."""
    value = degrees(raw)
    if value is None:
        units.lost["IfcCompoundPlaneAngleMeasure"] += 1
        return NOTHING
    return value, "deg"


def _selected(draft: Draft, raw: Any) -> Read:
    """The value of a select: a measure, or one with a unit of its own; other entities are none."""
    if isinstance(raw, tuple | list):
        return list_of([_selected(draft, each) for each in raw])
    if not raw.id():
        return read_value(raw, draft.units)
    if raw.is_a("IfcMeasureWithUnit"):
        return read_value(raw.get_argument(0), draft.units, raw.get_argument(1))
    return NOTHING


def _plan(draft: Draft, name: str) -> _Plan:
    entity_class = draft.schema.entity(name)
    values = tuple(
        (a.index, RENAMED.get((name, a.name), a.name), a.kind, a.measure)
        for a in entity_class.attributes
        if a.kind != REFERENCE and a.name != "GlobalId"
    )
    parts = tuple((a.index, a.name) for a in entity_class.attributes if a.measure in PARTS)
    return _Plan(entity_class.labels, "IfcRoot" in entity_class.supertypes, values, parts)


def _put_parts(
    draft: Draft, held: Any, attribute: str, properties: dict[str, Value], depth: int = 1
) -> None:
    """The values of a task's time, a cost's amounts, a grid's axes; the second as `… 2`.

    So are the parts of these parts, down to DEEPEST; what lies deeper is reported as not mapped.
    """
    several = held if isinstance(held, tuple | list) else (held,)
    for number, part in enumerate(each for each in several if each is not None):
        prefix = attribute if number == 0 else f"{attribute} {number + 1}"
        draft.parts.add(part.id())
        if part.is_a("IfcPhysicalQuantity"):
            for name, value, symbol, _ in read_leaves(draft, part):
                properties[f"{prefix}.{name}"] = value
                if symbol:
                    draft.set_unit(f"{prefix}.{name}", symbol)
            continue
        plan = _plan(draft, part.is_a())
        found: dict[str, Value] = {}
        _put_values(draft, part, plan, found)
        for name, value in found.items():
            properties[f"{prefix}.{name}"] = value
            if name in draft.graph.units:
                draft.set_unit(f"{prefix}.{name}", draft.graph.units[name])
        for index, inner in plan.parts if depth < DEEPEST else ():
            _put_parts(draft, part.get_argument(index), f"{prefix}.{inner}", properties, depth + 1)
