"""What people call the twins; the name of a twin in the engine never changes."""

import json
from collections import Counter

from filelock import FileLock

from agents.terminal import one_line
from app import stores, wording
from app.library import data_dir, place
from graph_store import GraphStore

LONGEST = 60


def title(store: GraphStore) -> str:
    """The twin's name as a person knows it: the given one, its one building's, else its own."""
    if given := _kept().get(place(store, store.twin)):
        return given
    models = stores.models(store)
    if len(models) == 1:
        return wording.twin(models[0].name.rsplit(".", 1)[0])
    return wording.twin(store.twin)


def titles(store: GraphStore) -> dict[str, str]:
    """The twins of the store's engine and their shown names, no two of them alike."""
    given = _kept()
    shown = {
        name: given.get(place(store, name)) or wording.twin(name)
        for name in sorted({*store.twins(), store.twin})
    } | {store.twin: title(store)}
    often = Counter(text.casefold() for text in shown.values())
    return {
        name: f"{text} ({name})" if often[text.casefold()] > 1 else text
        for name, text in shown.items()
    }


def rename(store: GraphStore, text: str) -> None:
    """Call the store's twin `text`, in one line of printable signs; empty: by its own name."""
    fresh = " ".join(one_line(text).split())[:LONGEST]
    file = data_dir() / "twin_names.json"
    with FileLock(file.with_suffix(".lock")):
        kept = _kept()
        kept.pop(place(store, store.twin), None)
        if fresh:
            kept[place(store, store.twin)] = fresh
        part = file.with_suffix(".part")
        part.write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")
        part.replace(file)


def _kept() -> dict[str, str]:
    try:
        found = json.loads((data_dir() / "twin_names.json").read_text(encoding="utf-8"))
        return {str(where): str(text) for where, text in found.items()}
    except (OSError, ValueError, AttributeError):
        return {}
