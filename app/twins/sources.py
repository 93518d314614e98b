"""What a file is: a model, or a register beside one. Either becomes a PropertyGraph."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import ifc_loader
import registers
from ifc_loader import PropertyGraph
from ifc_loader.scratch import Scratch
from registers.joining import MAPPING

SCHEME = re.compile(r"(?P<scheme>[a-z][a-z\d+.:-]+):/", re.IGNORECASE)
"""How an address begins; a drive of Windows has one letter."""
USER = re.compile(r"[^/\\:@]+:[^/\\@]+@")
"""How one does that leaves its scheme out, with a password."""


@contextmanager
def file_of(source: str) -> Iterator[Path]:
    """The file of a source: itself, or a snapshot of the database whose address it is.

    A snapshot is called as the database is, and the mapping that stands beside such a name in the
    folder at hand is the snapshot's. Raises `IfcFileError` where the database cannot be read.
    """
    if not registers.is_address(source):
        yield path_of(source)
        return
    with Scratch() as folder:
        path = Path(folder) / name_of(source)
        registers.take_snapshot(source, path)
        beside = Path(registers.mapping_beside(path).name)
        if beside.is_file():
            shutil.copyfile(beside, registers.mapping_beside(path))
        yield path


def name_of(source: str) -> str:
    """What the model of a source is called in a twin. Raises `IfcFileError` for an address of no
    database."""
    if registers.is_address(source):
        return f"{registers.database_of(source)}.sqlite"
    return Path(source).name


def path_of(source: str) -> Path:
    """The path of a file. Raises `IfcFileError` for an address, of which it tells the scheme alone,
    since there may be a password behind it."""
    path, address = Path(source), SCHEME.match(source)
    if (address or USER.match(source)) and not path.exists():
        said = f"{address['scheme']}: is" if address else "An address without a scheme is"
        raise ifc_loader.IfcFileError(
            f"{said} no database that can be read; name a file, or write the address as "
            "postgresql://USER@HOST/DATABASE"
        )
    return path


def mapping_of(graph: PropertyGraph) -> str:
    """The mapping that a register was read by, as TOML; empty for a model, and for COBie's."""
    models = (node for node in graph.nodes if node.labels == ("Model",))
    return next((str(node.properties.get(MAPPING, "")) for node in models), "")


def read_source(
    path: Path,
    model: str | None = None,
    *,
    progress: Callable[[str, float], None] | None = None,
    shapes: Path | None = None,
    mapping: registers.Mapping | None = None,
) -> PropertyGraph:
    """Read a file by what its name says it is, a register by `mapping` where one is given.

    Raises `IfcFileError` for one that is neither.
    """
    if registers.is_register(path):
        return registers.read_register(path, model, mapping).graph
    return ifc_loader.read_ifc(path, model, progress=progress, shapes=shapes)
