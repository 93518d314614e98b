"""The twin a question is asked of: found by its file's name, loaded once, used again."""

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

import graph_store
import ifc_loader
from evaluation.cypherbench import read_graph
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import read_ifc


class ModelNotFoundError(Exception):
    """No folder holds the model a question is asked of; the text says where was looked."""


def model_file(model: str, folders: Iterable[Path]) -> Path:
    """The IFC file of that name, or the graph file `<model>_simplekg.json`.

    Raises ModelNotFoundError.
    """
    folders = tuple(folders)
    for folder in folders:
        for name in (model, f"{model}_simplekg.json"):
            if (folder / name).is_file():
                return folder / name
    looked = ", ".join(str(folder) for folder in folders)
    raise ModelNotFoundError(f"{model} is not in {looked}; name its folder with --models")


def open_twin(path: Path, settings: GraphSettings) -> GraphStore:
    """A store whose one model is the file's, loaded unless this very file was before.

    The twin's name carries a digest of the file and of the code that loads it, so a changed
    loader never meets an old graph.
    """
    store = connect(settings, twin=twin_name(path))
    if not store.models():
        is_graph = path.suffix == ".json"
        store.write_graph(read_graph(path) if is_graph else read_ifc(path))
    return store


def twin_name(path: Path) -> str:
    """`eval-samplehouse4-1f0c2b9a`."""
    digest = hashlib.sha256(path.read_bytes())
    for package in (ifc_loader, graph_store):
        for source in sorted(Path(str(package.__file__)).parent.rglob("*.py")):
            digest.update(source.read_bytes())
    stem = re.sub(r"[^a-z0-9]+", "-", path.stem.removesuffix("_simplekg").lower()).strip("-")
    return f"eval-{stem}-{digest.hexdigest()[:8]}"
