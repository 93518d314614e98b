"""The scenes made since the start, by digest: written by the pages, read by the server's route."""

from app.building.scene import Scene

_made: dict[str, Scene] = {}
KEPT = 8


def keep(scene: Scene) -> Scene:
    """Hold `scene` for the browser to fetch; the oldest leave when there are too many."""
    _made.pop(scene.digest, None)
    _made[scene.digest] = scene
    for digest in list(_made)[:-KEPT]:
        _made.pop(digest, None)
    return scene


def by_digest(digest: str) -> Scene | None:
    return _made.get(digest)


def address(scene: Scene) -> str:
    """Where the browser fetches it, from the app's own address on."""
    return f"oriel/scene/{scene.digest}"
