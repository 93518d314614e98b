"""The shapes of a twin's kept files in their own coordinates."""

import logging
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import numpy as np

from app.exports.bcf import Camera
from app.exports.camera import Box, Points, camera_on
from app.twins import library
from graph_store import GraphStore
from ifc_loader import IfcFileError
from ifc_loader.geometry import Mesh, Tessellation, tessellate
from registers import is_register

log = logging.getLogger("oriel.shapes")


def shapes(store: GraphStore, only: Collection[str] | None = None) -> Iterator[tuple[Mesh, Points]]:
    """The meshes of the twin's kept files, with vertices (n, 3) in the files' own metres.

    Those of the elements in `only`, by GlobalId, where it is given. A file that is not kept, or has
    no shapes, is left out.
    """
    for model in store.models():
        path = library.source(model.sha256)
        if path is None or is_register(Path(model.name)):
            continue
        try:
            found = tessellate(path, cache=library.shapes())
        except IfcFileError as error:
            log.warning("No shapes of %s: %s", model.name, error)
            continue
        yield from _placed(found, only)


def _placed(found: Tessellation, only: Collection[str] | None) -> Iterator[tuple[Mesh, Points]]:
    for mesh in found if only is None else (each for each in found if each.global_id in only):
        yield mesh, mesh.vertices.astype(np.float64) + np.array(found.origin)


def boxes(store: GraphStore, global_ids: Collection[str]) -> dict[str, Box]:
    """The box around each of these elements that has a shape, in metres of its file."""
    return _around(shapes(store, set(global_ids)))


def boxes_of_file(path: Path, global_ids: Collection[str]) -> dict[str, Box]:
    """The same of a file that is in no twin; none where its shapes cannot be read."""
    try:
        return _around(_placed(tessellate(path), set(global_ids)))
    except IfcFileError as error:
        log.warning("No shapes: %s", error)
        return {}


def _around(found: Iterable[tuple[Mesh, Points]]) -> dict[str, Box]:
    """The box around all meshes of each element."""
    boxes: dict[str, Box] = {}
    for mesh, points in found:
        if len(points):
            corners = np.vstack([points, *boxes.get(mesh.global_id, ())])
            boxes[mesh.global_id] = (corners.min(axis=0), corners.max(axis=0))
    return boxes


def camera_at(store: GraphStore, global_ids: Collection[str]) -> Camera | None:
    """A camera that looks at these elements from a corner; None where none of them has a shape."""
    return camera_on(list(boxes(store, global_ids).values()))
