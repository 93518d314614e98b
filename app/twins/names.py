"""What people call the twins; the name of a twin in the engine never changes."""

import json
import re
from collections import Counter
from collections.abc import Sequence

from filelock import FileLock

from agents.tracing.terminal import one_line
from app.twins import DEFAULT_TWIN
from app.twins.library import data_dir, place
from graph_store import GraphStore, ModelInfo

LONGEST = 60
GIVEN, SEEN = "twin_names.json", "twin_titles.json"
"""The names that people gave, and those of one building as they were last seen."""


def title(store: GraphStore, models: Sequence[ModelInfo]) -> str:
    """The twin's name as a person knows it: the given one, its one building's, else its own.

    `models` are what the twin holds. Its building's name is kept, so that `titles` calls it so from
    elsewhere too.
    """
    where = place(store, store.twin)
    if given := _kept(GIVEN).get(where):
        return given
    building = plain(models[0].name.rsplit(".", 1)[0]) if len(models) == 1 else ""
    if _kept(SEEN).get(where, "") != building:
        _keep(SEEN, where, building)
    return building or plain(store.twin)


def titles(store: GraphStore, models: Sequence[ModelInfo]) -> dict[str, str]:
    """The twins of the store's engine and their shown names, no two of them alike."""
    own = title(store, models)
    kept = _kept(SEEN) | _kept(GIVEN)
    shown = {
        name: kept.get(place(store, name)) or plain(name)
        for name in sorted({*store.twins(), store.twin})
    } | {store.twin: own}
    often = Counter(text.casefold() for text in shown.values())
    return {
        name: f"{text} ({name})" if often[text.casefold()] > 1 else text
        for name, text in shown.items()
    }


def plain(name: str) -> str:
    """A twin's name without the short hash of its content."""
    if name == DEFAULT_TWIN:
        return "Default twin"
    bare = re.sub(r"-[0-9a-f]{10}$", "", name).replace("-", " ").replace("_", " ")
    return bare[:1].upper() + bare[1:]


def rename(store: GraphStore, text: str) -> None:
    """Call the store's twin `text`, in one line of printable signs; empty: by its own name."""
    fresh = " ".join(one_line(text).split())[:LONGEST]
    _keep(GIVEN, place(store, store.twin), fresh)


def _keep(name: str, where: str, text: str) -> None:
    """Keep `text` for the twin in the file `name`, or nothing where it is empty."""
    file = data_dir() / name
    with FileLock(file.with_suffix(".lock")):
        kept = _kept(name)
        kept.pop(where, None)
        if text:
            kept[where] = text
        part = file.with_suffix(".part")
        part.write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")
        part.replace(file)


def _kept(name: str) -> dict[str, str]:
    try:
        found = json.loads((data_dir() / name).read_text(encoding="utf-8"))
        return {str(where): str(text) for where, text in found.items()}
    except (OSError, ValueError, AttributeError):
        return {}
