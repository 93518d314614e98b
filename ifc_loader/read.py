"""An IFC file in, a property graph out."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import ifcopenshell

from ifc_loader.accounting import account
from ifc_loader.against_shapes import check_stated, settle_units
from ifc_loader.attribute_edges import relate_by_attributes
from ifc_loader.bounds import cut_values
from ifc_loader.building_scale import check_scale
from ifc_loader.cad_layers import read_layers
from ifc_loader.canonical import derive_quantities
from ifc_loader.collector import collector_paused
from ifc_loader.concepts import ConceptsError, concepts
from ifc_loader.concepts.deriving import derive_concepts
from ifc_loader.derived import derive_relations
from ifc_loader.digest import sha256
from ifc_loader.draft import Draft, Progress
from ifc_loader.entities import read_entities
from ifc_loader.entity_classes import Schema
from ifc_loader.materials import read_materials
from ifc_loader.measuring import measure_shapes
from ifc_loader.misfits import misfits
from ifc_loader.nearness import derive_nearness
from ifc_loader.negatives import set_negatives_aside
from ifc_loader.net_and_gross import tell_net_above_gross
from ifc_loader.opening import IfcFileError, open_ifc
from ifc_loader.placeholders import note_placeholders
from ifc_loader.pressures import check_pressures
from ifc_loader.project import add_model_node, measuring_project, read_project
from ifc_loader.properties import read_properties
from ifc_loader.property_graph import PropertyGraph
from ifc_loader.quality import add_findings, check_quality
from ifc_loader.quantities import check_quantities
from ifc_loader.relations import read_relations, read_resource_relations
from ifc_loader.tables import read_tables
from ifc_loader.typed_labels import refine_labels
from ifc_loader.units import Units

MISFITS_NAMED = 3
"""Entities of a file that cannot be read which the refusal names."""


def read_ifc(
    path: Path,
    model: str | None = None,
    progress: Progress | None = None,
    shapes: Path | None = None,
) -> PropertyGraph:
    """Read the IFC file at `path` into a property graph; numbers in SI, geometry left out.

    `model` names the source in every node (default: the file name). `progress` hears each
    phase; an exception it raises ends the reading and passes through. `shapes` is a folder that
    keeps tessellated shapes (`geometry.bodies_of`): with it, areas, volumes and lengths that the
    file leaves out are measured, and those it states are checked. Raises IfcFileError.
    """
    with collector_paused():
        return _read(Path(path), model, progress or (lambda phase, fraction: None), shapes)


def _read(path: Path, model: str | None, tell: Progress, shapes: Path | None) -> PropertyGraph:
    tell("Opening the file", 0.0)
    try:
        concepts()
    except ConceptsError as error:
        raise IfcFileError(str(error)) from error
    file, findings = open_ifc(path)
    with _readable(path, file, "reading the units"):
        graph = PropertyGraph(model or path.name)
        measuring = measuring_project(file)
        assignment = measuring.UnitsInContext if measuring else None
        draft = Draft(file, Schema(file.schema_identifier), Units(assignment), graph)
        draft.types = frozenset(file.types())
    for finding in findings:
        draft.find(finding.kind, finding.entity, finding.message)
    for fraction, phase, step in (
        (0.3, "Reading objects", read_entities),
        (0.5, "Reading relationships", read_relations),
        (0.55, "Naming by type", refine_labels),
        (0.6, "Reading properties", read_properties),
        (0.8, "Reading materials", read_materials),
        (0.85, "Reading the project", read_project),
        (0.852, "Reading what relates resources", read_resource_relations),
        (0.855, "Reading what refers to what", relate_by_attributes),
        (0.86, "Reading layers", read_layers),
        (0.865, "Reading tables", read_tables),
        (0.87, "Deriving relationships", derive_relations),
        (0.9, "Looking for what to measure", partial(_measure, path, shapes, tell)),
        (0.95, "Looking around", derive_nearness),
        (0.955, "Settling units that the file leaves out", settle_units),
        (0.958, "Setting aside what is below nothing", set_negatives_aside),
        (0.96, "Checking quantities against each other", check_quantities),
        (0.97, "Checking quantities against shapes", check_stated),
        (0.971, "Checking net against gross", tell_net_above_gross),
        (0.972, "Checking pressures", check_pressures),
        (0.975, "Deriving quantities", derive_quantities),
        (0.977, "Looking at the size of all", check_scale),
        (0.978, "Cutting what is too long", cut_values),
        (0.98, "Looking for placeholders", note_placeholders),
        (0.985, "Recognising", derive_concepts),
        (0.99, "Looking for oddities", check_quality),
    ):
        tell(phase, fraction)
        with _readable(path, file, phase):
            step(draft)
    for place, sentence in draft.units.complaints:
        draft.find("unit", place, f"{place}: {sentence}")
    account(draft)
    for measure, count in sorted(draft.units.lost.items()):
        what = measure or "number"
        none = "value" if what == "IfcValue" else "number"
        draft.find("no-number", what, f"{count} × {what} holds no {none}; it is left out")
    for name, count in sorted(draft.unmapped.items()):
        draft.find("not-mapped", name, f"{count} × {name} is not part of the graph")
    graph.nodes.extend(node for _, node in sorted(draft.nodes.items()))
    with _readable(path, file, "Naming who wrote it"):
        add_model_node(draft, path, sha256(path))
    add_findings(draft)
    tell("Read", 1.0)
    return graph


def _measure(path: Path, shapes: Path | None, tell: Progress, draft: Draft) -> None:
    if shapes is not None:
        measure_shapes(
            draft, path, shapes, lambda phase, part: tell(f"{phase}, {round(part, 1):.0%}", 0.9)
        )


@contextmanager
def _readable(path: Path, file: ifcopenshell.file, phase: str) -> Iterator[None]:
    """Say what ifcopenshell and the mapping raise on entities that are not what they should be."""
    try:
        yield
    except (
        AttributeError,
        TypeError,
        ValueError,
        ArithmeticError,
        RuntimeError,
        LookupError,
    ) as error:
        named = "; ".join(misfits(file, path, MISFITS_NAMED))
        raise IfcFileError(
            f"{path.name}: {phase.lower()} failed ({error}); "
            f"{named or 'an entity refers to one of the wrong class or to itself'}: "
            "mend it, check the file with an IFC validator or export it again"
        ) from error
