"""The 3D scene of a twin: its kept files tessellated once, captioned from the graph."""

import threading

from app.building import scenes
from app.building.scene import Caption, Scene, pack
from app.session import stores
from app.twins import library
from app.words.naming import called
from graph_store import GraphError, GraphStore, ModelInfo, QueryError
from ifc_loader import IfcFileError
from ifc_loader.geometry import Tessellation, tessellate
from registers import is_register

CAPTIONS = f"""
MATCH (n:IfcProduct) OPTIONAL MATCH (n)-[:ON_STOREY]->(s:IfcBuildingStorey)
RETURN n.GlobalId AS id, coalesce({called("n")}, '') AS name,
  min({called("s")}) AS storey, min(s.Elevation) AS elevation ORDER BY elevation
"""
MOST = 200_000
GONE = "its file is not kept on this machine"

_tessellations: dict[str, Tessellation] = {}
_scenes: dict[tuple[str, ...], Scene] = {}
_shapeless: dict[str, str] = {}
"""Why nothing can be drawn of a kept file, by `_kept`."""
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
            for oldest in list(_scenes)[: -scenes.KEPT]:
                _scenes.pop(oldest, None)
        return scenes.keep(_scenes[known])


def undrawn(store: GraphStore) -> dict[str, str]:
    """The models that cannot be drawn, and why: no file here, an unreadable one, no shape of it."""
    models = stores.models(store)
    gone = {each.name: GONE for each in models if library.source(each.sha256) is None}
    return gone | {
        each.name: _shapeless[_kept(each)] for each in models if _kept(each) in _shapeless
    }


def _kept(model: ModelInfo) -> str:
    """The kept file of a model, told from one kept before or after; no date where there is none."""
    path = library.source(model.sha256)
    return f"{model.sha256} {path.stat().st_mtime_ns if path else ''}"


def _shapes(model: ModelInfo) -> Tessellation | None:
    path, sha256 = library.source(model.sha256), model.sha256
    if path is None or is_register(path) or _kept(model) in _shapeless:
        return None
    made = _tessellations.get(sha256)
    if made is None:
        try:
            made = tessellate(path, cache=library.shapes())
        except IfcFileError:
            _shapeless[_kept(model)] = "its kept file can no longer be read"
            return None
        if not made and made.failures:
            first = made.failures[0].message.removeprefix(f"{path.name}: ")
            _shapeless[_kept(model)] = f"nothing of it has a shape that can be made: {first}"
            return None
        _tessellations[sha256] = made
        for stale in list(_tessellations)[:-4]:
            _tessellations.pop(stale, None)
    return made


def _captions(store: GraphStore) -> dict[str, Caption]:
    found = store.read(CAPTIONS, limit=MOST, seconds=60)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    return {
        global_id: Caption(name or "", storey or "")
        for global_id, name, storey, _ in found.rows
        if global_id
    }
