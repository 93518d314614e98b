"""A camera that looks at elements from a corner."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from app.exports.bcf import Camera

Points = NDArray[np.float64]
Box = tuple[Points, Points]
"""The lowest and the highest corner, (3,) each, in metres."""
BACK = np.array([-0.9, -1.25, 0.75]) / np.linalg.norm([-0.9, -1.25, 0.75])
"""The direction from a building to the eye."""
DEGREES = 60.0
"""How much of the height a camera sees."""
AROUND = 2.5
"""How much more than the elements it shows, so that one sees where they are."""
LEAST = 2.0
"""Metres across that it shows of what is smaller."""


def camera_on(seen: Sequence[Box]) -> Camera | None:
    """A camera that looks at these boxes from a corner; None without any."""
    if not seen:
        return None
    low = np.min([each for each, _ in seen], axis=0)
    high = np.max([each for _, each in seen], axis=0)
    across = max(float(np.linalg.norm(high - low)) * AROUND, LEAST)
    eye = (low + high) / 2 + BACK * across / 2 / np.tan(np.radians(DEGREES / 2))
    level = np.cross(-BACK, [0.0, 0.0, 1.0])
    up = np.cross(level / np.linalg.norm(level), -BACK)
    return Camera(position=_point(eye), direction=_point(-BACK), up=_point(up), degrees=DEGREES)


def _point(numbers: Points) -> tuple[float, float, float]:
    x, y, z = (round(float(each), 6) for each in numbers)
    return (x, y, z)
