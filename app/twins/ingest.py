"""A file into a twin: read, written whole or not at all, and kept for the views."""

import math
import re
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import ifc_loader
import registers
from app.twins import DEFAULT_TWIN, library, pool, sources, versions
from app.twins.reports import mapping_in, met
from app.twins.sources import read_source
from graph_store import (
    GraphError,
    GraphSettings,
    GraphStore,
    GraphUnavailable,
    ModelInfo,
    connect,
)
from graph_store.rebuilding import set_aside, settled
from graph_store.turns import turn
from ifc_loader import PropertyGraph
from ifc_loader.compare import Change, compare
from ifc_loader.digest import sha256
from registers.tables import TABLE_LEFT_OUT

if TYPE_CHECKING:
    from registers import Mapping

Progress = Callable[[str, float], None]


class Read(Protocol):
    """What reads a file: `read_ifc`, or `read_apart` in a process of its own."""

    def __call__(
        self,
        path: Path,
        model: str | None = None,
        *,
        progress: Progress | None = None,
        shapes: Path | None = None,
        mapping: "Mapping | None" = None,
    ) -> PropertyGraph: ...


TOLD_SECONDS = 5.0
"""Time left is told from here on, to the next ten seconds."""


@dataclass(frozen=True, slots=True)
class Ingested:
    """What one file became; `changed` is false where the twin held exactly that already.

    `rows` are those of a register that could meet elements of models, `met` those that do;
    `left_out` is what is told of its tables that became nothing.
    """

    model: str
    nodes: int
    relationships: int
    findings: int
    changed: bool
    rows: int = 0
    met: int = 0
    left_out: tuple[str, ...] = ()


def read_here(
    path: Path,
    model: str | None = None,
    *,
    progress: Progress | None = None,
    shapes: Path | None = None,
    mapping: "Mapping | None" = None,
) -> PropertyGraph:
    """Read a file in this process, a register by `mapping` where one is given."""
    return read_source(path, model, progress=progress, shapes=shapes, mapping=mapping)


def ingest(
    path: Path, store: GraphStore, progress: Progress | None = None, *, read: Read = read_here
) -> Ingested:
    """Read `path` and put it into the store's twin, replacing the model of the same name.

    Raises `IfcFileError` before anything is written, `GraphError` where the store fails; then
    the twin is as it was. An exception raised by `progress` cancels.
    """
    return write(path, _read(path, progress, read), store, progress)


def replace(
    path: Path,
    model: ModelInfo,
    store: GraphStore,
    progress: Progress | None = None,
    *,
    read: Read = read_here,
    alone: bool = False,
) -> tuple[Change, ...] | None:
    """Put the file at `path` in the place of `model`, whatever the file is called.

    What changed; None where the earlier file is not kept, or can be read no more. Raises as
    `ingest` does, and then the twin is as it was. `alone`: `GraphError` too where the model was
    replaced by somebody else meanwhile.
    """
    graph = _read(path, progress, read, 0.0, 0.4, model.name)
    kept = library.source(model.sha256)
    changes: tuple[Change, ...] | None = None
    mapping = mapping_in(store, model.name)
    held = registers.written(mapping) if mapping else ""
    if model.sha256 == sha256(path) and sources.mapping_of(graph) == held:
        changes = ()
    elif kept:
        try:
            before = partial(read, mapping=mapping) if mapping else read
            changes = compare(_read(kept, progress, before, 0.4, 0.6, model.name), graph)
        except ifc_loader.IfcFileError:
            changes = None
    write(path, graph, store, progress, expecting=model.sha256 if alone else None)
    return changes


def _read(
    path: Path,
    progress: Progress | None,
    read: Read,
    start: float = 0.0,
    end: float = 0.6,
    model: str | None = None,
) -> PropertyGraph:
    return read(path, model, progress=_part(progress, start, end), shapes=library.shapes())


def write(
    path: Path,
    graph: PropertyGraph,
    store: GraphStore,
    progress: Progress | None = None,
    *,
    expecting: str | None = None,
) -> Ingested:
    """Put a graph that was read from `path` into the store's twin, and keep the file.

    `expecting` is the SHA-256 of what the twin has to hold in its place. Raises GraphError.
    """
    tell = _part(progress, 0.6, 1.0)
    with _filing(store, f"Writing {graph.model} to the twin '{store.twin}'", tell):
        before, digest = _digests(store).get(graph.model), sha256(path)
        if expecting not in (None, before):
            raise GraphError(
                f"{graph.model} in the twin '{store.twin}' was replaced by somebody else "
                "meanwhile; nothing was written. Look at it, and do it again"
            )
        holder = library.holder(store, graph.model)
        try:
            # first: a full disk must leave no twin without it
            library.keep(path, digest, holder, sources.mapping_of(graph))
            changed = store.write_graph(graph, progress=tell)
        except BaseException:
            if before != digest:
                library.release(digest, holder)
            raise
        if before not in (None, digest):
            library.release(before, holder)
    sizes = (len(graph.nodes), len(graph.relationships), len(graph.findings))
    left_out = tuple(each.message for each in graph.findings if each.kind == TABLE_LEFT_OUT)
    return Ingested(graph.model, *sizes, changed, *met(store, graph.model), left_out)


def remove(model: ModelInfo, store: GraphStore) -> None:
    """Take a model out of the store's twin, and its file where no other model needs it."""
    with _filing(store, f"Removing {model.name} from the twin '{store.twin}'"):
        held = _digests(store).get(model.name, model.sha256)
        store.remove_model(model.name)
        library.release(held, library.holder(store, model.name))
        versions.forget(store, model.name)


@dataclass(frozen=True)
class Rebuilt:
    """What was loaded again; the models whose file is not kept, or is not as it was; and those
    that could not be read, each with the reason: the next rebuild tries them again."""

    loaded: list[Ingested]
    missing: list[str]
    failed: dict[str, str]


def rebuild(twin: str, progress: Progress | None = None) -> Rebuilt:
    """Load a damaged twin of the embedded engine again from the kept files.

    Raises `GraphError` while the engine is in use, and on a server; the damaged files are moved
    away, never deleted. Where it is broken off, the next one loads all that it had still to load.
    """
    settings = GraphSettings()
    held = set_aside(settings, twin)
    unread = dict(held.unread) if held else {}
    done = Rebuilt([], [], {})
    with connect(twin=twin) as store:
        for name, digest, _ in held.models if held else ():
            path = library.source(digest)
            if not path or sha256(path) != digest:
                done.missing.append(name)
                continue
            try:
                done.loaded.append(_again(name, path, digest, store, progress))
            except ifc_loader.IfcFileError as error:
                done.failed[name] = str(error)
                continue
            if name in unread:  # the kept file was read, its source was not
                store.note_unread(name, unread[name])
    settled(settings, twin, tuple(done.failed))
    return done


def _again(
    name: str, path: Path, digest: str, store: GraphStore, progress: Progress | None
) -> Ingested:
    """A model from its kept file, by the mapping it was read by."""
    said = library.mapping(digest, library.holder(store, name))
    mapping = registers.parsed(said, f"The mapping of {name}") if said else None
    read = partial(read_here, mapping=mapping)
    return write(path, _read(path, progress, read, model=name), store, progress)


def _digests(store: GraphStore) -> dict[str, str]:
    """The SHA-256 of each model of the twin, by name."""
    return {model.name: model.sha256 for model in store.models()}


def _filing(
    store: GraphStore, doing: str, progress: Progress | None = None
) -> AbstractContextManager[None]:
    """Alone among those who change what the twin holds and which files are kept for it."""
    tell = progress or (lambda _phase, _fraction: None)
    lock = library.data_dir() / f"{store.twin}.filing.lock"
    return turn(lock, doing, lambda who: tell(who, 0.0))


def kept_version(name: str, twin: str) -> "tuple[Path | None, Mapping | None]":
    """The kept file of the model called `name` in a twin, and the mapping it was read by; None
    where there is none."""
    with connect(twin=twin, make=False) as store:
        held = [library.source(model.sha256) for model in store.models() if model.name == name]
        return next(iter(held), None), mapping_in(store, name)


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
    return f"{stem if stem[:1].isalpha() else 'model-' + stem}-{sha256(path)[:10]}"


def open_twin_of(
    path: Path, progress: Progress | None = None, *, read: Read = read_here
) -> GraphStore:
    """The twin of one file, ingested on first use. A bad file changes nothing in the graph.

    Several who ask at once for one file wait for the first. On a server, where no twin can be made,
    it is the twin of the file's name if there is one, else the first, which must be empty or hold
    this file alone.
    """
    settings, digest = GraphSettings(), sha256(path)
    name = twin_name(path) if settings.makes_twins else _place_on_server(path, digest)
    if store := _known(name, digest):
        return store
    tell = progress or (lambda _phase, _fraction: None)
    lock = library.data_dir() / f"{name}.reading.lock"
    with turn(lock, f"Reading {path.name}", lambda who: tell(who, 0.0)):
        if store := _known(name, digest):
            return store
        graph = _read(path, progress, read)
        store, made = _opened(name)
        try:
            write(path, graph, store, progress)
        except BaseException:
            if made:
                _unmake(store)
            store.close()
            raise
        return store


@contextmanager
def loading_into(name: str) -> Iterator[GraphStore]:
    """The open store of a twin to load into, which is made where there is none.

    A twin that was made for a load that fails is gone again, unless something else came into it.
    """
    store, made = _opened(name)
    with store:
        try:
            yield store
        except BaseException:
            if made:
                _unmake(store)
            raise


@contextmanager
def keeping_the_last(store: GraphStore, model: str) -> Iterator[None]:
    """Where the source of `model` cannot be read, its last state stays, and is noted as old.

    Raises the `IfcFileError` that was raised, which then says so.
    """
    try:
        yield
    except ifc_loader.IfcFileError as error:
        if model not in _digests(store):
            raise
        since = store.note_unread(model)
        told = (
            f"{str(error).rstrip('.')}. The twin '{store.twin}' keeps what was read of {model} "
            f"before, noted as not read again since {since[:10]}"
        )
        raise ifc_loader.IfcFileError(told) from error


def _unmake(store: GraphStore) -> None:
    """Remove a twin that was made for a load which failed; one that holds something stays."""
    with suppress(GraphError):  # else it would hide why the load ended
        store.remove_twin()
        pool.forget(store.twin)


def _opened(name: str) -> tuple[GraphStore, bool]:
    """The store of a twin, and whether the twin was made for it."""
    try:
        return connect(twin=name, make=False), False
    except GraphUnavailable:
        raise
    except GraphError:
        return connect(twin=name), True


def _known(name: str, digest: str) -> GraphStore | None:
    """The twin, where it holds the file and the file is kept."""
    if library.source(digest) is None:
        return None
    try:
        store = connect(twin=name, make=False)
    except GraphUnavailable:
        raise
    except GraphError:
        return None
    if any(model.sha256 == digest for model in store.models()):
        return store
    store.close()
    return None


def _place_on_server(path: Path, digest: str) -> str:
    """The twin for a file on a server. Raises GraphError where it has no place for it."""
    name = twin_name(path)
    with connect() as store:
        if name in store.twins():
            return name
        held = [model for model in store.models() if model.sha256 != digest]
    if held:
        raise GraphError(
            f"{path.name} needs a twin of its own, and the server at {store.settings.uri} cannot "
            f"make one beside '{DEFAULT_TWIN}', which holds {', '.join(m.name for m in held)}: "
            f"ask of all together (oriel ingest {path}, then ask without --model), let an "
            f"administrator make the database '{name}', or unset ORIEL_GRAPH_URI"
        )
    return DEFAULT_TWIN
