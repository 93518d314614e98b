"""The files behind the twins: each kept once by its content.

The graph holds no geometry; it is made of the file, which is found here by the SHA-256 that the
graph's `:Model` node carries.
"""

import hashlib
import shutil
import uuid
from pathlib import Path

from filelock import FileLock

from graph_store import GraphSettings, GraphStore
from registers.files import MAPPING


def data_dir() -> Path:
    """Where Oriel keeps what must outlive it: `ORIEL_DATA_DIR`, else the user's data folder."""
    return GraphSettings().data_dir


def place(store: GraphStore, twin: str) -> str:
    """A twin of an engine, told from every other."""
    return "\n".join((store.settings.uri or "", store.settings.database or "", twin))


def holder(store: GraphStore, model: str) -> str:
    """A model of a twin of an engine, as the library tells it from every other."""
    return f"{place(store, store.twin)}\n{model}"


def shapes() -> Path:
    """The folder of the shapes made so far, by content; it may be deleted at any time."""
    return data_dir() / "shapes"


def keep(path: Path, sha256: str, holder: str, mapping: str = "") -> None:
    """Keep a copy of the file for `holder`, which names a twin's model.

    `mapping` is that of a register, as TOML: one file may mean several things to several twins.
    """
    folder = _folder(sha256)
    with _alone():
        (folder / "holders").mkdir(parents=True, exist_ok=True)
        _mark(sha256, holder).write_text(holder, encoding="utf-8")
        kept = folder / f"source{path.suffix.lower()}"
        fresh = kept.with_name(f".{kept.name}.{uuid.uuid4().hex}")
        try:
            shutil.copyfile(path, fresh)
            fresh.replace(kept)
        finally:
            fresh.unlink(missing_ok=True)
        if mapping:
            place = _mapping_of(sha256, holder)
            place.parent.mkdir(exist_ok=True)
            place.write_text(mapping, encoding="utf-8")


def release(sha256: str, holder: str) -> None:
    """Note that `holder` needs the file no more; the last one takes it along."""
    mark = _mark(sha256, holder)
    with _alone():
        if mark.exists():
            mark.unlink()
            _mapping_of(sha256, holder).unlink(missing_ok=True)
            if not any(mark.parent.iterdir()):
                shutil.rmtree(_folder(sha256), ignore_errors=True)


def _alone() -> FileLock:
    """While nobody else keeps or releases a file: two twins may need the same one."""
    data_dir().mkdir(parents=True, exist_ok=True)
    return FileLock(data_dir() / "files.lock")


def source(sha256: str) -> Path | None:
    """The kept file with this content, whole; None where it was ingested on another machine."""
    kept = sorted(_folder(sha256).glob("source*"))
    return next((path for path in kept if not path.name.endswith(MAPPING)), None)


def mapping(sha256: str, holder: str) -> str:
    """The mapping that `holder` reads the file by, as TOML; empty where none is kept."""
    place = _mapping_of(sha256, holder)
    return place.read_text("utf-8") if place.exists() else ""


def _mapping_of(sha256: str, holder: str) -> Path:
    return _folder(sha256) / "mappings" / f"{_mark(sha256, holder).name}.toml"


def _mark(sha256: str, holder: str) -> Path:
    return _folder(sha256) / "holders" / hashlib.sha256(holder.encode()).hexdigest()[:16]


def _folder(sha256: str) -> Path:
    return data_dir() / "files" / sha256
