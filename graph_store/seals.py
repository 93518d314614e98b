"""What the files of the embedded engine's databases were when it closed them.

The engine does not miss a file of relationships or of nodes that is lost or exchanged: it answers
"none". So from an orderly close to the next opening a page lies in each database's folder, with the
size and the digest of every other file there; the opening compares, and takes the page away. There
is none where the engine ended otherwise, and one of an earlier close where an older Oriel wrote
since: what the twin holds is then counted one by one (ledger.py), after the engine's own recovery.
"""

import contextlib
import hashlib
import json
from pathlib import Path

from pydantic import TypeAdapter

PAGE = "closed.json"
FILES = TypeAdapter(dict[str, str])
WRITTEN = "last-tx-id.bin"
"""The number of the last transaction, by which a page is known to be of the last close."""
STATISTICS = "statistics.json"
"""Written anew by any engine that closes, whatever was done."""
OPEN = "database.lck"
"""It stays where a database was not closed in order."""


class Seals:
    """Of the databases in `folder`, while an engine has them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._trusted: dict[str, bool] = {}
        """The databases that may be open, and whether what they hold needs no counting."""

    def broken(self, database: str) -> list[str]:
        """To be asked before a database is opened: its files that are not as they were closed."""
        if database in self._trusted:
            return []
        folder = self._folder / database
        sealed = _sealed(folder)
        broken = sorted(name for name, mark in sealed.items() if _mark(folder / name) != mark)
        if not broken:
            with contextlib.suppress(OSError):
                (folder / PAGE).unlink(missing_ok=True)
            self._trusted[database] = bool(sealed)
        return broken

    def trusted(self, database: str) -> bool:
        """Whether a database that may be open is known to hold what it held."""
        return self._trusted.get(database, False)

    def trust(self, database: str) -> None:
        """It was counted, or is a new one."""
        self._trusted[database] = True

    def forget(self, database: str) -> None:
        """It was removed."""
        self._trusted.pop(database, None)

    def seal(self) -> None:
        """Once the engine has closed them all. One that finds no room is counted when opened."""
        for folder in map(self._folder.joinpath, self._trusted):
            if folder.exists() and not (folder / OPEN).exists():
                with contextlib.suppress(OSError):
                    names = {each.name for each in folder.iterdir()} - {PAGE, STATISTICS}
                    fresh = folder / f"{PAGE}.new"
                    marks = {name: _mark(folder / name) for name in names}
                    fresh.write_text(json.dumps(marks), encoding="utf-8")
                    fresh.replace(folder / PAGE)


def _sealed(folder: Path) -> dict[str, str]:
    """The marks of the last close; none where there is no such page."""
    try:
        sealed = FILES.validate_json((folder / PAGE).read_bytes(), strict=True)
    except (OSError, ValueError):
        return {}
    return sealed if sealed.get(WRITTEN) == _mark(folder / WRITTEN) else {}


def _mark(file: Path) -> str:
    """Size and digest; nothing where the file cannot be read."""
    try:
        with file.open("rb") as opened:
            digest = hashlib.file_digest(opened, "blake2b").hexdigest()[:32]
            return f"{opened.tell()} {digest}"
    except OSError:
        return ""
