"""Folders for a while, which go also where the process that made them was killed."""

import contextlib
import shutil
import tempfile
import time
from pathlib import Path

from filelock import FileLock, Timeout

PREFIX = "oriel-scratch-"
HELD = ".held"
"""The file in such a folder that is locked by who made it, which the system undoes at its end."""
YOUNG_SECONDS = 60.0
"""So long a folder is left alone, since who makes one locks it a moment later."""


class Scratch(tempfile.TemporaryDirectory[str]):
    """A temporary folder; whoever makes one first removes those that ended processes left."""

    def __init__(self) -> None:
        super().__init__(prefix=PREFIX)
        self._lock = FileLock(Path(self.name, HELD), thread_local=False)
        self._lock.acquire()
        _sweep(Path(self.name))

    def cleanup(self) -> None:
        """Remove the folder with all that is in it."""
        self._lock.release(force=True)
        super().cleanup()


def _sweep(own: Path) -> None:
    """Remove the folders beside `own` that are this account's, and held by nobody any more."""
    account, old = own.lstat().st_uid, time.time() - YOUNG_SECONDS
    for folder in own.parent.glob(f"{PREFIX}*"):
        with contextlib.suppress(OSError, Timeout):
            found = folder.lstat()
            if folder == own or found.st_uid != account or found.st_mtime > old:
                continue
            with FileLock(folder / HELD, timeout=0):
                pass
            shutil.rmtree(folder, ignore_errors=True)
