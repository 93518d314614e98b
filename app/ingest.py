"""A file into a twin: read, written whole or not at all, and kept for the views."""

import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app import library
from graph_store import GraphStore, connect
from ifc_loader import PropertyGraph, read_ifc

Progress = Callable[[str, float], None]
DEFAULT_TWIN = "oriel"
TOLD_SECONDS = 5.0
"""Time left is told from here on, to the next ten seconds."""


@dataclass(frozen=True, slots=True)
class Ingested:
    """What one file became; `changed` is false where the twin held exactly that already."""

    model: str
    nodes: int
    relationships: int
    findings: int
    changed: bool


def ingest(path: Path, store: GraphStore, progress: Progress | None = None) -> Ingested:
    """Read `path` and put it into the store's twin, replacing the model of the same name.

    Raises `IfcFileError` before anything is written, `GraphError` where the store fails; then
    the twin is as it was. An exception raised by `progress` cancels.
    """
    return write(path, _read(path, progress), store, progress)


def _read(path: Path, progress: Progress | None) -> PropertyGraph:
    return read_ifc(path, progress=_part(progress, 0.0, 0.6), shapes=library.shapes())


def write(
    path: Path, graph: PropertyGraph, store: GraphStore, progress: Progress | None = None
) -> Ingested:
    """Put a graph that was read from `path` into the store's twin, and keep the file."""
    changed = store.write_graph(graph, progress=_part(progress, 0.6, 1.0))
    library.keep(path, library.sha256_of(path), graph.findings)
    sizes = (len(graph.nodes), len(graph.relationships), len(graph.findings))
    return Ingested(graph.model, *sizes, changed)


def _part(progress: Progress | None, start: float, end: float) -> Progress | None:
    """Tell a part of the whole, and where it takes long how long it still takes."""
    if progress is None:
        return None
    begun = time.monotonic()

    def tell(phase: str, fraction: float) -> None:
        spent = time.monotonic() - begun
        left = spent / fraction * (1 - fraction) if fraction else 0.0
        soon = f", about {math.ceil(left / 10) * 10} s left" if left > TOLD_SECONDS else ""
        progress(f"{phase}{soon}", start + (end - start) * fraction)

    return tell


def twin_name(path: Path) -> str:
    """The twin of one file: its name and its content, so that no two files ever mix.

    `SampleHouse4.ifc` → `samplehouse4-12202485ee`.
    """
    stem = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-")[:40]
    return f"{stem if stem[:1].isalpha() else 'model-' + stem}-{library.sha256_of(path)[:10]}"


def open_twin_of(path: Path, progress: Progress | None = None) -> GraphStore:
    """The twin of one file, ingested on first use. A bad file changes nothing in the graph."""
    name, sha256 = twin_name(path), library.sha256_of(path)
    graph = None
    if library.findings(sha256) is None:
        graph = _read(path, progress)
    store = connect(twin=name)
    if any(model.sha256 == sha256 for model in store.models()):
        return store
    if graph is None:
        graph = _read(path, progress)
    write(path, graph, store, progress)
    return store
