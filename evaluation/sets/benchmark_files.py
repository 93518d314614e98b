"""CypherBench's files: where they lie in a folder, and fetching those that are missing.

Layout of the benchmark's public repository (huggingface.co/datasets/megagonlabs/cypherbench,
Apache-2.0): `train.json`, `test.json`, `graphs/simplekg/<graph>_simplekg.json`.
"""

import hashlib
import http.client
import shutil
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

HUB = "https://huggingface.co/datasets/megagonlabs/cypherbench"
GRAPHS = {
    "test": (
        "company", "fictional_character", "flight_accident", "geography", "movie", "nba",
        "politics",
    ),
    "train": ("art", "biology", "soccer", "terrorist_attack"),
}  # fmt: skip
SECONDS = 60.0
MOST_BYTES = 8_000_000_000
"""Of one file; the whole benchmark has about 5 GB."""


class BenchmarkFilesError(Exception):
    """Files of the benchmark are missing; the text says which and how to get them."""


def needed(graphs: Iterable[str], split: str) -> list[str]:
    """The paths, within the benchmark's folder, of a split's questions and of graphs."""
    return [f"{split}.json", *(f"graphs/simplekg/{graph}_simplekg.json" for graph in graphs)]


def check(folder: Path, paths: Iterable[str]) -> None:
    """Raise BenchmarkFilesError where one of the files is not in the folder."""
    missing = [path for path in paths if not (folder / path).is_file()]
    if missing:
        raise BenchmarkFilesError(
            f"{folder} lacks {', '.join(missing)}; let them be fetched with --fetch, or place "
            f"them there yourself: git clone {HUB} {folder} (with git-lfs, about 5 GB)"
        )


def fetch(folder: Path, paths: Iterable[str], tell: Callable[[str], None], hub: str = HUB) -> None:
    """Download the files that are missing, each whole or not at all.

    A file that was cut short stays beside its place as `.part`, and the next call goes on there.
    Raises BenchmarkFilesError where the hub cannot be reached, has no such file, sends another
    than it says, or one that has no room.
    """
    for path in paths:
        target = folder / path
        if target.is_file():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        part = target.with_name(f"{target.name}.part")
        tell(f"fetching {path}")
        try:
            _download(f"{hub}/resolve/main/{path}", part)
        except (OSError, http.client.HTTPException) as error:
            past_its_end = getattr(error, "code", None) == 416
            if part.exists() and (past_its_end or not part.stat().st_size):
                part.unlink()
            raise BenchmarkFilesError(
                f"{path} could not be fetched from {hub} ({error}); try again (what has come is "
                f"kept), or place the files in {folder} yourself: git clone {HUB} {folder} (with "
                "git-lfs)"
            ) from error
        part.replace(target)


def _download(address: str, part: Path) -> None:
    """The file at the address into `part`, from where `part` ends."""
    come = part.stat().st_size if part.exists() else 0
    request = urllib.request.Request(address, headers={"Range": f"bytes={come}-"} if come else {})
    linked = _LinkedDigest()
    with urllib.request.build_opener(linked).open(request, timeout=SECONDS) as reply:
        come = come if reply.status == http.client.PARTIAL_CONTENT else 0
        announced = reply.headers.get("Content-Length")
        rest = int(announced) if announced else None
        room = min(MOST_BYTES - come, shutil.disk_usage(part.parent).free)
        if rest is not None and rest > room:
            raise OSError(f"{rest} bytes are to come, there is room for {room}")
        with part.open("ab" if come else "wb") as file:
            shutil.copyfileobj(reply, file)
        digest = linked.digest or reply.headers.get(_DIGEST, "").strip('"')
    if rest is not None and part.stat().st_size < come + rest:
        raise OSError(f"cut short at {part.stat().st_size} of {come + rest} bytes")
    if len(digest) == 64 and _sha256(part) != digest:
        part.unlink()
        raise OSError("its SHA-256 is not the one the hub tells")


_DIGEST = "X-Linked-Etag"
"""Where the hub tells the SHA-256 of a large file, on the reply that sends us to its storage."""


class _LinkedDigest(urllib.request.HTTPRedirectHandler):
    """Follows redirects, and keeps the digest told on the way."""

    digest = ""

    def redirect_request(
        self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> Any:
        self.digest = headers.get(_DIGEST, self.digest).strip('"')
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
