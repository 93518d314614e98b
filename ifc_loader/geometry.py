"""Triangles of every product of an IFC file, for the 3D view. Geometry is not in the graph."""

import logging
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ifc_loader.bodies import Bodies, Colour
from ifc_loader.digest import sha256
from ifc_loader.draft import Progress
from ifc_loader.kernel import HYBRID, SLOW
from ifc_loader.last_words import last_words, logged
from ifc_loader.mesh_file import FORMAT, keep_within, load
from ifc_loader.opening import IfcFileError
from ifc_loader.property_graph import Finding
from ifc_loader.scratch import Scratch

log = logging.getLogger("oriel.shapes")
ROOT = Path(__file__).resolve().parent.parent

CACHE_BYTES = 1024**3
"""The most a cache of shapes takes on disk; those unused the longest leave first."""


@dataclass(frozen=True, slots=True, eq=False)
class Mesh:
    """The triangles of one product that share one colour; a window has one for glass, one for wood.

    `vertices` (n, 3) float32, metres, axes of the model, less the tessellation's `origin`.
    `triangles` (m, 3) int32, rows of `vertices`; products that share a shape share the array.
    `global_id` is '' where the file gives none; `step_id` is always there.
    """

    global_id: str
    step_id: int
    ifc_class: str
    vertices: NDArray[np.float32]
    triangles: NDArray[np.int32]
    colour: Colour


@dataclass(frozen=True, slots=True)
class Tessellation:
    """All meshes of a file, and what could not be made into one.

    A vertex `v` lies at `v + origin` in the file's own coordinates (metres).
    """

    meshes: tuple[Mesh, ...]
    failures: tuple[Finding, ...]
    origin: tuple[float, float, float]

    def __iter__(self) -> Iterator[Mesh]:
        return iter(self.meshes)

    def __len__(self) -> int:
        return len(self.meshes)


def tessellate(
    path: Path, progress: Progress | None = None, cache: Path | None = None
) -> Tessellation:
    """Tessellate every product that has a shape, except openings and other features.

    Spaces are included (translucent), so that a view can show or hide them. The model is moved
    near its origin, so that float32 keeps millimetres. A product whose shape fails is told in
    `failures` and left out. An exception raised by `progress` ends the work. Raises IfcFileError.
    """
    return _assemble(bodies_of(path, progress, cache))


def bodies_of(path: Path, progress: Progress | None = None, cache: Path | None = None) -> Bodies:
    """The bodies of a file, each in its own axes, as the kernel makes them.

    `cache` is a folder that keeps the result under the file's SHA-256, up to CACHE_BYTES; the next
    call with the same content reads it there.
    """
    tell = progress or (lambda phase, fraction: None)
    path = Path(path)
    tell("Opening the file for its shapes", 0.0)
    if not path.is_file():
        raise IfcFileError(f"{path.name}: there is no such file; check the path {path}")
    with Scratch() if cache is None else nullcontext(cache) as folder:
        kept = Path(folder)
        target = kept / f"{sha256(path)}-{FORMAT}.npz"
        made = load(target)
        if made is None:
            made = _run_kernels(path, target, tell)
        keep_within(kept, CACHE_BYTES, target)
    tell("Shapes made", 1.0)
    return made


def _run_kernels(path: Path, target: Path, tell: Progress) -> Bodies:
    """The fast kernel; the slow one where the fast one dies; else one failure that says so."""
    why = ""
    for kernel in (HYBRID, SLOW):
        status, error = _run(path, target, kernel, tell)
        made = load(target)
        if status == 0 and made is not None:
            return made
        stopped = f"{path.name}: the geometry kernel stopped (status {status})"
        log.warning("%s, %s: %s", stopped, kernel, logged(error))
        why = f"{stopped}; nothing of it can be shown: {last_words(error)}"
    return Bodies((), (), (Finding("no-shape", path.name, why),))


def _run(path: Path, target: Path, kernel: str, tell: Progress) -> tuple[int, bytes]:
    """Run one kernel in a child process; its exit status, negative for a signal, and what it
    said on standard error.
    """
    command = [
        sys.executable,
        "-P",
        "-m",
        "ifc_loader.kernel",
        str(path.resolve()),
        str(target),
        kernel,
    ]
    target.parent.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryFile() as error,
        subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=error,
            text=True,
            encoding="utf-8",
        ) as child,
    ):
        try:
            for line in child.stdout or ():
                word, _, rest = line.rstrip("\n").partition("\t")
                if word == "refused":
                    raise IfcFileError(rest)
                if word == "progress":
                    tell("Making shapes", float(rest))
            status = child.wait()
            error.seek(0)
            return status, error.read()
        finally:
            child.kill()


def _assemble(made: Bodies) -> Tessellation:
    """Meshes in the axes of the model, less its origin."""
    placed = [
        (instance, part, part.vertices @ instance.placement[:3, :3] + instance.placement[3, :3])
        for instance in made.instances
        for part in made.bodies[instance.body]
    ]
    origin = _origin([vertices for _, _, vertices in placed])
    meshes = tuple(
        Mesh(
            instance.global_id,
            instance.step_id,
            instance.ifc_class,
            (vertices - np.array(origin)).astype(np.float32),
            part.triangles,
            part.colour,
        )
        for instance, part, vertices in placed
    )
    return Tessellation(meshes, made.failures, origin)


def _origin(points: list[NDArray[np.float64]]) -> tuple[float, float, float]:
    """Whole metres near the middle of the model in plan; height is kept below 1 km."""
    filled = [p for p in points if len(p)]
    if not filled:
        return 0.0, 0.0, 0.0
    low = np.min([p.min(axis=0) for p in filled], axis=0)
    high = np.max([p.max(axis=0) for p in filled], axis=0)
    x, y = np.round((low + high) / 2)[:2]
    z = float(np.floor(low[2])) if abs(low[2]) > 1000 else 0.0
    return float(x), float(y), z
