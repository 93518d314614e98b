"""What a file is: a model, or a register beside one. Either becomes a PropertyGraph."""

from collections.abc import Callable
from pathlib import Path

import ifc_loader
import registers
from ifc_loader import PropertyGraph


def read_source(
    path: Path,
    model: str | None = None,
    *,
    progress: Callable[[str, float], None] | None = None,
    shapes: Path | None = None,
) -> PropertyGraph:
    """Read a file by what its name says it is. Raises `IfcFileError` for one that is neither."""
    if registers.is_workbook(path):
        return registers.read_register(path, model).graph
    return ifc_loader.read_ifc(path, model, progress=progress, shapes=shapes)
