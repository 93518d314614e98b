"""The files behind the twins: each kept once by its content, with its quality report.

The graph holds no geometry and no report; both are found here by the SHA-256 that the graph's
`:Model` node carries.
"""

import hashlib
import json
import shutil
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from filelock import FileLock

from graph_store import GraphSettings
from ifc_loader import Finding


def data_dir() -> Path:
    """Where Oriel keeps what must outlive it: `ORIEL_DATA_DIR`, else the user's data folder."""
    return GraphSettings().data_dir


def shapes() -> Path:
    """The folder of the shapes made so far, by content; it may be deleted at any time."""
    return data_dir() / "shapes"


def keep(path: Path, sha256: str, findings: Sequence[Finding], holder: str) -> None:
    """Keep a copy of the file and its quality report for `holder`, which names a twin's model."""
    folder = _folder(sha256)
    report = json.dumps([asdict(finding) for finding in findings], ensure_ascii=False)
    with _alone():
        (folder / "holders").mkdir(parents=True, exist_ok=True)
        _mark(sha256, holder).write_text(holder, encoding="utf-8")
        with _whole(folder / f"source{path.suffix.lower()}") as fresh:
            shutil.copyfile(path, fresh)
        with _whole(folder / "findings.json") as fresh:
            fresh.write_text(report, encoding="utf-8")


def release(sha256: str, holder: str) -> None:
    """Note that `holder` needs the file no more; the last one takes it along."""
    mark = _mark(sha256, holder)
    with _alone():
        if mark.exists():
            mark.unlink()
            if not any(mark.parent.iterdir()):
                shutil.rmtree(_folder(sha256), ignore_errors=True)


def _alone() -> FileLock:
    """While nobody else keeps or releases a file: two twins may need the same one."""
    data_dir().mkdir(parents=True, exist_ok=True)
    return FileLock(data_dir() / "files.lock")


@contextmanager
def _whole(path: Path) -> Iterator[Path]:
    """A file to write beside `path`, which takes its place when it is whole."""
    fresh = path.with_name(f".{path.name}.{uuid.uuid4().hex}")
    try:
        yield fresh
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def source(sha256: str) -> Path | None:
    """The kept file with this content; None where it was ingested on another machine."""
    return next(iter(sorted(_folder(sha256).glob("source.ifc*"))), None)


def findings(sha256: str) -> tuple[Finding, ...] | None:
    """The quality report of the file with this content; None where none is kept whole here."""
    try:
        kept = json.loads((_folder(sha256) / "findings.json").read_text(encoding="utf-8"))
        return tuple(Finding(**line) for line in kept)
    except (OSError, ValueError, TypeError):
        return None


def _mark(sha256: str, holder: str) -> Path:
    return _folder(sha256) / "holders" / hashlib.sha256(holder.encode()).hexdigest()[:16]


def _folder(sha256: str) -> Path:
    return data_dir() / "files" / sha256
