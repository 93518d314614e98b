"""The files behind the twins: each kept once by its content, with its quality report.

The graph holds no geometry and no report; both are found here by the SHA-256 that the graph's
`:Model` node carries.
"""

import hashlib
import json
import shutil
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from graph_store import GraphSettings
from ifc_loader import Finding


def data_dir() -> Path:
    """Where Oriel keeps what must outlive it: `ORIEL_DATA_DIR`, else the user's data folder."""
    return GraphSettings().data_dir


def shapes() -> Path:
    """The folder of the shapes made so far, by content; it may be deleted at any time."""
    return data_dir() / "shapes"


def sha256_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def keep(path: Path, sha256: str, findings: Sequence[Finding]) -> None:
    """Keep a copy of the file and its quality report."""
    folder = _folder(sha256)
    folder.mkdir(parents=True, exist_ok=True)
    fresh = folder / "source.part"
    shutil.copyfile(path, fresh)
    fresh.replace(folder / f"source{path.suffix.lower()}")
    report = json.dumps([asdict(finding) for finding in findings], ensure_ascii=False)
    (folder / "findings.json").write_text(report, encoding="utf-8")


def source(sha256: str) -> Path | None:
    """The kept file with this content; None where it was ingested on another machine."""
    return next(iter(sorted(_folder(sha256).glob("source.ifc*"))), None)


def findings(sha256: str) -> tuple[Finding, ...] | None:
    """The quality report of the file with this content; None where it is not kept here."""
    kept = _folder(sha256) / "findings.json"
    if not kept.exists():
        return None
    return tuple(Finding(**line) for line in json.loads(kept.read_text(encoding="utf-8")))


def _folder(sha256: str) -> Path:
    return data_dir() / "files" / sha256
