"""What the geometry kernel makes: bodies, and the products that show them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ifc_loader.property_graph import Finding

Colour = tuple[float, float, float, float]
"""Red, green, blue and opacity, each from 0 to 1."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """The triangles of one body that share one colour, in the body's own axes (metres)."""

    vertices: NDArray[np.float64]
    triangles: NDArray[np.int32]
    colour: Colour


@dataclass(frozen=True, slots=True, eq=False)
class Instance:
    """One product: which body it shows, and where (4×4, row vectors, metres)."""

    global_id: str
    step_id: int
    ifc_class: str
    body: int
    placement: NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Bodies:
    """What the kernel made: bodies as often as the file has them, instances as often as shown."""

    bodies: tuple[tuple[Part, ...], ...]
    instances: tuple[Instance, ...]
    failures: tuple[Finding, ...]
