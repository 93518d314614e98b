"""The geometry kernel, run as a process of its own: `python -m ifc_loader.kernel FILE OUT`.

Kernels are native code that can crash on a bad shape; in a child only the child dies.
Standard output tells `progress<TAB>fraction` and `refused<TAB>sentence`.
"""

import faulthandler
import os
import sys
from pathlib import Path
from typing import Any

import ifcopenshell
import ifcopenshell.geom
import numpy as np

from ifc_loader.bodies import Bodies, Instance, Part
from ifc_loader.draft import Progress
from ifc_loader.mesh_file import save
from ifc_loader.opening import ERROR, IfcFileError, open_ifc
from ifc_loader.property_graph import Finding

HYBRID = "hybrid-cgal-simple-opencascade"
"""CGAL's fast kernel first, OpenCASCADE for what it cannot do."""
SLOW = "opencascade"
STILL_SECONDS = 600.0
"""After which a kernel that makes no shape is ended: its threads may wait for each other for ever
where memory ran out."""

LINEAR_DEFLECTION = 0.01
"""Largest distance of a chord from its curve, in metres."""
ANGULAR_DEFLECTION = 0.7
"""Largest angle between neighbouring chords, in radians."""

GREY = (0.7, 0.7, 0.7, 1.0)


def make_bodies(path: Path, progress: Progress, kernel: str = HYBRID) -> Bodies:
    """Run the kernel over every product except openings and other features.

    A product whose shape fails is told in `failures`. Raises IfcFileError.
    """
    file, _ = open_ifc(path)
    logger = ifcopenshell.logger()
    logger.output_format(logger.FMT_INMEMORY)
    settings = ifcopenshell.geom.settings()
    settings.set("no-normals", True)
    settings.set("mesher-linear-deflection", LINEAR_DEFLECTION)
    settings.set("mesher-angular-deflection", ANGULAR_DEFLECTION)
    shapes = ifcopenshell.geom.iterator(
        settings,
        file,
        os.cpu_count() or 1,
        exclude=["IfcFeatureElement"],
        geometry_library=kernel,
        logger=logger,
    )
    bodies: list[tuple[Part, ...]] = []
    known: dict[str, int] = {}
    instances: list[Instance] = []
    for shape in shapes:
        geometry = shape.geometry
        if geometry.id not in known:
            known[geometry.id] = len(bodies)
            bodies.append(_parts(geometry))
        placement = np.frombuffer(shape.transformation_buffer, np.float64).reshape(4, 4).copy()
        instances.append(Instance(shape.guid, shape.id, shape.type, known[geometry.id], placement))
        progress("Making shapes", min(shapes.progress(), 99) / 100)
    instances.sort(key=lambda instance: instance.step_id)
    made = {instance.step_id for instance in instances}
    return Bodies(tuple(bodies), tuple(instances), _failures(file, made, logger))


def _parts(geometry: Any) -> tuple[Part, ...]:
    vertices = np.frombuffer(geometry.verts_buffer, np.float64).reshape(-1, 3)
    faces = np.frombuffer(geometry.faces_buffer, np.int32).reshape(-1, 3)
    material = np.frombuffer(geometry.material_ids_buffer, np.int32)
    colours = np.frombuffer(geometry.colors_buffer, np.float64).reshape(-1, 4)
    parts = []
    for index in np.unique(material):
        red, green, blue, opacity = GREY if index < 0 else map(float, colours[index])
        used, rows = np.unique(faces[material == index], return_inverse=True)
        triangles = rows.reshape(-1, 3).astype(np.int32)
        parts.append(Part(vertices[used], triangles, (red, green, blue, opacity)))
    return tuple(parts)


def _failures(file: Any, made: set[int], logger: Any) -> tuple[Finding, ...]:
    """Products with a shape in the file and none in the result, with the kernel's words."""
    words: dict[str, str] = {}
    for message in logger.log_messages():
        if message.severity >= ERROR and message.product:
            words.setdefault(message.product.split("=")[0], message.message)
    failures = []
    for product in file.by_type("IfcProduct"):
        step_id = product.id()
        hidden = product.Representation is None or product.is_a("IfcFeatureElement")
        if hidden or step_id in made or not _has_body(product):
            continue
        entity = f"#{step_id} {product.is_a()} '{product.Name or ''}'"
        why = words.get(f"#{step_id}", "the geometry kernel made nothing of it")
        failures.append(Finding("no-shape", entity, f"{entity} is not shown: {why}"))
    return tuple(failures)


def _has_body(product: Any) -> bool:
    """Whether the product claims a body; plans, axes and boxes are no shapes to show."""
    bodies = (None, "", "Body", "Facetation")
    return any(r.RepresentationIdentifier in bodies for r in product.Representation.Representations)


def main() -> int:
    source, target, kernel = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]

    def tell(phase: str, fraction: float) -> None:
        faulthandler.dump_traceback_later(STILL_SECONDS, exit=True)
        print(f"progress\t{fraction}", flush=True)

    tell("Opening", 0.0)
    try:
        save(make_bodies(source, tell, kernel), target)
    except IfcFileError as error:
        print(f"refused\t{error}", flush=True)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
