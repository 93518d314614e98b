"""The versions that edits made of a model: who, when, why, and the file before, to go back to."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from filelock import FileLock
from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from app.twins import library
from graph_store import GraphStore, ModelInfo

KEPT = 50
"""Versions of a model whose files are kept, the latest."""


class Version(BaseModel):
    """A model's file before and after, by their SHA-256; `when` is ISO 8601, UTC.

    `undo` went back to a file before; `values` are those that changed, of so many `elements`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["edit", "undo"]
    before: str
    after: str
    when: str
    who: str
    why: str
    values: int
    elements: int


VERSIONS = TypeAdapter(tuple[Version, ...])


def history(store: GraphStore, model: str) -> tuple[Version, ...]:
    """What was made of the model by edits, the oldest first."""
    try:
        return VERSIONS.validate_json(_file(store, model).read_bytes())
    except (FileNotFoundError, ValidationError):
        return ()


def undoable(store: GraphStore, model: ModelInfo) -> Version | None:
    """The edit that made the model what it is; None for one that no edit made, or of no file."""
    for version in reversed(history(store, model.name)):
        if version.kind == "edit" and version.after == model.sha256:
            return version if library.source(version.before) else None
    return None


def hold(store: GraphStore, model: ModelInfo) -> None:
    """Keep the file of the model as it is, whatever takes its place."""
    path = library.source(model.sha256)
    if path is not None:
        library.keep(path, model.sha256, _holder(store, model.name, model.sha256))


def note(store: GraphStore, model: str, version: Version) -> None:
    """Add a version; the files of those beyond KEPT are kept no more."""

    def add(held: tuple[Version, ...]) -> tuple[Version, ...]:
        return (*held, version)[-KEPT:]

    _change(store, model, add)


def let_go(store: GraphStore, model: ModelInfo) -> None:
    """Keep a file no more that was held for a version that was not made."""
    if all(each.before != model.sha256 for each in history(store, model.name)):
        library.release(model.sha256, _holder(store, model.name, model.sha256))


def forget(store: GraphStore, model: str) -> None:
    """Keep no version of a model that was taken out of the twin."""
    _change(store, model, lambda _: ())


def _change(
    store: GraphStore, model: str, change: Callable[[tuple[Version, ...]], tuple[Version, ...]]
) -> None:
    path = _file(store, model)
    path.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(path.parent / "writing.lock"):
        before = history(store, model)
        after = change(before)
        if after:
            part = path.with_suffix(".part")
            part.write_bytes(VERSIONS.dump_json(after))
            part.replace(path)
        else:
            path.unlink(missing_ok=True)
    for digest in {each.before for each in before} - {each.before for each in after}:
        library.release(digest, _holder(store, model, digest))


def _holder(store: GraphStore, model: str, digest: str) -> str:
    return f"{library.holder(store, model)}\nversion {digest}"


def _file(store: GraphStore, model: str) -> Path:
    name = hashlib.sha256(library.holder(store, model).encode()).hexdigest()[:32]
    return library.data_dir() / "versions" / f"{name}.json"
