"""The twin a question is asked of: loaded from its file once, used again."""

import hashlib
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import graph_store
import ifc_loader
from evaluation.sets.cypherbench import read_graph
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import read_ifc


class TwinInUseError(Exception):
    """The server's database holds other models; the text says which and what to do."""


@contextmanager
def open_twin(path: Path, settings: GraphSettings) -> Iterator[GraphStore]:
    """A store whose one model is the file's.

    On the embedded engine the twin stays for the next time; its name carries a digest of the file
    and of the code that loads it, so that a changed loader never meets an old graph. On a server,
    whose database is the twin, the model is loaded for the occasion and removed again.
    Raises TwinInUseError where that database holds other models.
    """
    on_server = settings.uri is not None
    with connect(settings) if on_server else connect(settings, twin_name(path)) as store:
        held = [model.name for model in store.models()]
        if not on_server:
            if not held:
                _load(store, path)
            yield store
            return
        if held:
            raise TwinInUseError(
                f"the database at {settings.uri} holds {', '.join(held)}; evaluation needs an "
                "empty one of its own: name it with ORIEL_GRAPH_DATABASE"
            )
        model = _load(store, path)
        try:
            yield store
        finally:
            store.remove_model(model)


def _load(store: GraphStore, path: Path) -> str:
    graph = read_graph(path) if path.suffix == ".json" else read_ifc(path)
    store.write_graph(graph)
    return graph.model


def twin_name(path: Path) -> str:
    """`eval-samplehouse4-1f0c2b9a`."""
    digest = hashlib.sha256(path.read_bytes())
    for package in (ifc_loader, graph_store):
        for source in sorted(Path(str(package.__file__)).parent.rglob("*")):
            if source.is_file() and source.suffix != ".pyc":
                digest.update(source.read_bytes())
    stem = re.sub(r"[^a-z0-9]+", "-", path.stem.removesuffix("_simplekg").lower()).strip("-")
    return f"eval-{stem}-{digest.hexdigest()[:8]}"
