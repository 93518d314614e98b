"""The model as a whole: its file, project, units, addresses, people and tools."""

import math
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import ifcopenshell

from ifc_loader.bounds import cut_texts
from ifc_loader.draft import Draft
from ifc_loader.property_graph import Node, Relationship, Value
from ifc_loader.si_units import SI_NAMES, UNIT_TYPES
from ifc_loader.units import Unit, full_name, measure_unit, symbol_of
from ifc_loader.values import read_value


def read_project(draft: Draft) -> None:
    """Link units; put georeferencing on the project."""
    for project in draft.by_type("IfcProject"):
        _units(draft, project)
        _orientation(draft, project)
    _tell_others(draft)


def measuring_project(file: Any) -> Any:
    """The project whose units are those of the file: the first with some, else the first."""
    projects = file.by_type("IfcProject")
    return next((p for p in projects if p.UnitsInContext), next(iter(projects), None))


def _tell_others(draft: Draft) -> None:
    """Tell the projects besides the one that measures; IFC allows one a file."""
    first = measuring_project(draft.file)
    for project in draft.by_type("IfcProject"):
        if project != first:
            who = draft.name_of(project.id())
            draft.find(
                "several-projects",
                who,
                f"{who} is another project of this file; what it holds is read, all numbers in the "
                f"units of {draft.name_of(first.id())}: where its own are others, export each "
                "project as a file of its own",
                draft.nodes[project.id()].key,
            )


def _units(draft: Draft, project: Any) -> None:
    assignment = project.UnitsInContext
    for unit in assignment.Units if assignment else ():
        step_id, name = unit.id(), unit.is_a()
        labels = draft.schema.entity(name).labels
        properties: dict[str, Value] = {
            "key": f"{draft.graph.model}/#{step_id}",
            "model": draft.graph.model,
            "ifc_class": name,
            "step_id": step_id,
            "full_name": full_name(unit),
        }
        for attribute in ("UnitType", "Prefix", "Name", "Currency", "UserDefinedType"):
            value = getattr(unit, attribute, None)
            if isinstance(value, str) and value:
                properties[attribute] = value
            elif value:
                draft.units.lost["IfcValue"] += 1
        measured = None if unit.is_a("IfcMonetaryUnit") else measure_unit(unit)
        if measured is not None and draft.units.can_be(unit, measured):
            properties["si_factor"] = measured.factor
            symbol = _symbol(unit, measured)
            if symbol:
                properties["si_unit"] = symbol
        draft.nodes[step_id] = Node(str(properties["key"]), labels, properties)
        draft.relate(project.id(), "HAS_UNIT", step_id)


def _symbol(unit: Any, measured: Unit) -> str:
    if unit.is_a("IfcSIUnit"):
        return SI_NAMES[unit.Name][2]
    if unit.UnitType in UNIT_TYPES and UNIT_TYPES[unit.UnitType][1] == measured.dimensions:
        return UNIT_TYPES[unit.UnitType][0]
    return symbol_of(measured.dimensions)


CONTEXT = "IfcGeometricRepresentationContext"
SAME_BEARING = 1e-6
"""Radians between two directions that are the same."""


def _orientation(draft: Draft, project: Any) -> None:
    """True north as a direction in the plane of the model, and the map conversion.

    The first of each stands; another one that says otherwise is told.
    """
    own = draft.nodes[project.id()].properties
    contexts = [c for c in project.RepresentationContexts or () if c.is_a() == CONTEXT]
    norths = [c.TrueNorth for c in contexts if c.TrueNorth is not None]
    if norths:
        own["TrueNorth"] = [float(r) for r in norths[0].DirectionRatios]
    for north in norths[1:]:
        if abs(math.remainder(_bearing(north) - _bearing(norths[0]), math.tau)) > SAME_BEARING:
            _tell_otherwise(draft, project, "true north", north, norths[0])
    operations = [o for c in contexts for o in getattr(c, "HasCoordinateOperation", None) or ()]
    for operation in operations[:1]:
        _map_position(draft, operation, own)
    for operation in operations[1:]:
        draft.parts.update((operation.id(), operation.TargetCRS.id()))
        if _stated(operation) != _stated(operations[0]):
            _tell_otherwise(draft, project, "place on the map", operation, operations[0])


def _bearing(direction: Any) -> float:
    x, y = [*direction.DirectionRatios, 0.0, 0.0][:2]
    return math.atan2(y, x)


def _stated(operation: Any) -> list[tuple[str, Any]]:
    """What a coordinate operation and its system say, whichever context they are of."""
    told = [o.get_info(recursive=False) for o in (operation, operation.TargetCRS)]
    apart = ("id", "SourceCRS", "TargetCRS")
    return [(name, value) for each in told for name, value in each.items() if name not in apart]


def _tell_otherwise(draft: Draft, project: Any, what: str, other: Any, first: Any) -> None:
    who = draft.name_of(project.id())
    draft.find(
        "several-positions",
        who,
        f"{who} has a {what} by #{first.id()} {first.is_a()} and another by #{other.id()} "
        f"{other.is_a()}; the first stands",
        draft.nodes[project.id()].key,
    )


IN_MAP_UNITS = ("Eastings", "Northings", "OrthogonalHeight", "Height")


def _map_position(draft: Draft, conversion: Any, own: dict[str, Value]) -> None:
    """Where the model lies on a map or on the earth; in SI, from the map's unit or the project's.

    Source: IfcMapConversion, IfcRigidOperation; IfcProjectedCRS, IfcGeographicCRS.
    """
    target, measure = conversion.TargetCRS, "IfcLengthMeasure"
    unit = getattr(target, "MapUnit", None) or getattr(target, "HeightUnit", None)
    length = draft.units.of_measure(measure) if unit is None else draft.units.of_unit(unit, measure)
    draft.parts.update((conversion.id(), target.id()))
    for entity in (conversion, target):
        for attribute, value in entity.get_info(recursive=False).items():
            name = f"{entity.is_a()}.{attribute}"
            if attribute in IN_MAP_UNITS and isinstance(value, float):
                own.setdefault(name, length.to_si(value))
                draft.set_unit(name, length.symbol)
            elif isinstance(value, str | float | int) and attribute not in ("id", "type"):
                own.setdefault(name, value)
            elif isinstance(value, ifcopenshell.entity_instance) and not value.id():
                _put_coordinate(draft, own, name, value, target)


def _put_coordinate(
    draft: Draft, own: dict[str, Value], name: str, value: Any, target: Any
) -> None:
    """A coordinate of a rigid operation: a length, or an angle in the unit of its system."""
    angle = value.is_a("IfcPlaneAngleMeasure")
    unit = getattr(target, "AngleUnit" if angle else "MapUnit", None)
    found, symbol = read_value(value, draft.units, unit)
    if found is not None:
        own.setdefault(name, found)
        draft.set_unit(name, symbol)


def _texts(stated: Any) -> str:
    """The texts of an attribute of the header; nothing of what is no text."""
    listed = stated if isinstance(stated, tuple | list) else (stated,)
    return ", ".join(each for each in listed if isinstance(each, str) and each)


def add_model_node(draft: Draft, path: Path, digest: str) -> None:
    """Add the `:Model` node: the file itself, what wrote it and when."""
    graph = draft.graph
    header = draft.file.header
    applications = [
        " ".join(str(t) for t in (a.ApplicationFullName, a.Version) if t)
        for a in draft.by_type("IfcApplication")
    ]
    written: dict[str, Any] = {
        "Application": applications[0]
        if applications
        else _texts(header.file_name.originating_system),
        "TimeStamp": _texts(header.file_name.time_stamp),
        "Author": _texts(header.file_name.author),
        "Organization": _texts(header.file_name.organization),
        "ViewDefinition": _texts(header.file_description.description),
        "CreationDate": _created(draft),
    }
    properties: dict[str, Value] = {
        "key": f"{graph.model}/model",
        "model": graph.model,
        "Name": path.name,
        "IfcSchema": draft.file.schema,
        "IfcSchemaIdentifier": draft.file.schema_identifier,
        "SHA256": digest,
    }
    properties |= {name: str(value) for name, value in written.items() if value}
    cut_texts(draft, properties, (path.name, str(properties["key"])))
    properties["findings"] = len(graph.findings)
    node = Node(str(properties["key"]), ("Model",), properties)
    graph.nodes = [node, *graph.nodes]
    for name, edge in (("IfcProject", "DESCRIBES"), ("IfcApplication", "WRITTEN_WITH")):
        for entity in draft.by_type(name):
            target = draft.nodes[entity.id()].key
            graph.relationships.append(Relationship(node.key, edge, target))
    for person in {h.OwningUser.id() for h in draft.by_type("IfcOwnerHistory") if h.OwningUser}:
        target = draft.nodes[person].key
        graph.relationships.append(Relationship(node.key, "AUTHORED_BY", target))


def _created(draft: Draft) -> str:
    stamps = [h.CreationDate for h in draft.by_type("IfcOwnerHistory") if h.CreationDate]
    return datetime.fromtimestamp(min(stamps), UTC).isoformat() if stamps else ""
