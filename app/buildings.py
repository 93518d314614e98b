"""The 3D scene of a twin: its kept files tessellated once, captioned from the graph."""

import threading

from app import library, scenes, stores
from app.scene import Caption, Scene, pack
from graph_store import GraphStore, ModelInfo, QueryError
from ifc_loader import IfcFileError
from ifc_loader.geometry import Tessellation, tessellate

CAPTIONS = """
MATCH (n:IfcProduct) OPTIONAL MATCH (n)-[:ON_STOREY]->(s:IfcBuildingStorey)
RETURN n.GlobalId AS id, coalesce(n.LongName, n.Name, '') AS name,
  min(s.Name) AS storey, min(s.Elevation) AS elevation ORDER BY elevation
"""
MOST = 200_000

_tessellations: dict[str, Tessellation] = {}
_scenes: dict[tuple[str, ...], Scene] = {}
_unreadable: set[str] = set()
_turns: dict[str, threading.Lock] = {}


def scene_of(store: GraphStore) -> Scene | None:
    """The scene of everything in the twin; None where no file of it is kept on this machine.

    Tessellating is done once a file; two pages that ask at once for one twin wait for one another.
    """
    models = stores.models(store)
    known = (store.twin, *(f"{model.name} {_kept(model)}" for model in models))
    with _turns.setdefault(store.twin, threading.Lock()):
        if known not in _scenes:
            shapes = [found for model in models if (found := _shapes(model)) is not None]
            if not any(len(each) for each in shapes):
                return None
            for stale in [key for key in list(_scenes) if key[0] == store.twin]:
                del _scenes[stale]
            _scenes[known] = pack(shapes, _captions(store))
        return scenes.keep(_scenes[known])


def undrawn(store: GraphStore) -> tuple[str, ...]:
    """The models that cannot be drawn: their files are not kept here, or cannot be read."""
    return tuple(
        model.name
        for model in stores.models(store)
        if library.source(model.sha256) is None or _kept(model) in _unreadable
    )


def _kept(model: ModelInfo) -> str:
    """The kept file of a model, told from one kept before or after; no date where there is none."""
    path = library.source(model.sha256)
    return f"{model.sha256} {path.stat().st_mtime_ns if path else ''}"


def _shapes(model: ModelInfo) -> Tessellation | None:
    path, sha256 = library.source(model.sha256), model.sha256
    if path is None:
        return None
    made = _tessellations.get(sha256)
    if made is None:
        try:
            made = _tessellations[sha256] = tessellate(path, cache=library.shapes())
        except IfcFileError:
            _unreadable.add(_kept(model))
            return None
        for stale in list(_tessellations)[:-4]:
            _tessellations.pop(stale, None)
    return made


def _captions(store: GraphStore) -> dict[str, Caption]:
    found = store.read(CAPTIONS, limit=MOST, seconds=60)
    if isinstance(found, QueryError):
        return {}
    return {
        global_id: Caption(name or "", storey or "")
        for global_id, name, storey, _ in found.rows
        if global_id
    }
