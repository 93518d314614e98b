"""What took long to work out, kept as JSON between one start and the next.

A file begins with a digest of what it is kept under and of what follows. It is believed only where
it is whole, is kept under just that, and no other account could have written it.
"""

import contextlib
import hashlib
import json
import os
import stat
import threading
from pathlib import Path
from typing import Any

CODE = (".py", ".toml", ".lark")


def recall(file: Path, key: str) -> Any:
    """What is kept in `file` under `key`; None where nothing is, or nothing to be believed."""
    try:
        with file.open("rb") as stream:
            if not _is_ours(os.fstat(stream.fileno())):
                return None
            digest, _, told = stream.read().partition(b"\n")
        return json.loads(told) if digest == _digest(key, told) else None
    except (OSError, ValueError, RecursionError):
        return None


def keep(file: Path, key: str, value: Any) -> None:
    """Keep `value` under `key`, for this account alone; where that cannot be, nothing is kept."""
    told = json.dumps(value, separators=(",", ":")).encode("ascii")
    fresh = file.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
    with contextlib.suppress(OSError):
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            fresh.touch(mode=0o600)
            fresh.write_bytes(_digest(key, told) + b"\n" + told)
            fresh.replace(file)
        finally:
            fresh.unlink(missing_ok=True)


def keep_newest(folder: Path, most: int) -> None:
    """Remove what was kept in a folder, but for the newest files."""
    with contextlib.suppress(OSError):
        kept = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns)
        for old in kept[:-most]:
            old.unlink(missing_ok=True)


def standing(*folders: Path) -> str:
    """What tells code and tables in these folders, as they stand now, from all that they were."""
    files = sorted(
        os.path.join(above, name)  # noqa: PTH118  hundreds of paths
        for folder in folders
        for above, _, names in os.walk(folder)
        for name in names
        if name.endswith(CODE)
    )
    found = [(file, os.stat(file)) for file in files]  # noqa: PTH116
    stands = [(file, status.st_size, status.st_mtime_ns) for file, status in found]
    return hashlib.sha256(repr(stands).encode()).hexdigest()


def _digest(key: str, told: bytes) -> bytes:
    return hashlib.sha256(key.encode() + b"\0" + told).hexdigest().encode()


def _is_ours(status: os.stat_result) -> bool:
    """Whether nobody but this account may write it; where there are no modes, folders say that."""
    return os.name == "nt" or (
        status.st_uid == os.geteuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    )
