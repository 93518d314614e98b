"""The shapes of a twin's kept files in their own coordinates, and a camera that looks at some."""

from collections.abc import Collection, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.exports.bcf import Camera
from app.twins import library
from graph_store import GraphStore
from ifc_loader import IfcFileError
from ifc_loader.geometry import Mesh, tessellate
from registers import is_register

Points = NDArray[np.float64]
BACK = np.array([-0.9, -1.25, 0.75]) / np.linalg.norm([-0.9, -1.25, 0.75])
"""The direction from a building to the eye."""
DEGREES = 60.0
"""How much of the height a camera sees."""
AROUND = 2.5
"""How much more than the elements it shows, so that one sees where they are."""
LEAST = 2.0
"""Metres across that it shows of what is smaller."""


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
        except IfcFileError:
            continue
        for mesh in found if only is None else (each for each in found if each.global_id in only):
            yield mesh, mesh.vertices.astype(np.float64) + np.array(found.origin)


def camera_at(store: GraphStore, global_ids: Collection[str]) -> Camera | None:
    """A camera that looks at these elements from a corner; None where none of them has a shape."""
    seen = [each for _, each in shapes(store, set(global_ids)) if len(each)]
    if not seen:
        return None
    low = np.min([each.min(axis=0) for each in seen], axis=0)
    high = np.max([each.max(axis=0) for each in seen], axis=0)
    across = max(float(np.linalg.norm(high - low)) * AROUND, LEAST)
    eye = (low + high) / 2 + BACK * across / 2 / np.tan(np.radians(DEGREES / 2))
    level = np.cross(-BACK, [0.0, 0.0, 1.0])
    up = np.cross(level / np.linalg.norm(level), -BACK)
    return Camera(position=_point(eye), direction=_point(-BACK), up=_point(up), degrees=DEGREES)


def _point(numbers: Points) -> tuple[float, float, float]:
    x, y, z = (round(float(each), 6) for each in numbers)
    return (x, y, z)
