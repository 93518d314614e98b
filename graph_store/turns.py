"""Taking turns between the Oriels of one machine: who waits is told for whom, and not for ever."""

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from filelock import FileLock, Timeout

from graph_store.errors import GraphError, keeping

WAIT_SECONDS = 900.0
TELL_SECONDS = 1.0


@contextmanager
def turn(
    lock: Path, doing: str, tell: Callable[[str], None], seconds: float = WAIT_SECONDS
) -> Iterator[None]:
    """Alone with the file `lock`; `doing` is what others are told this one does meanwhile.

    `tell` hears whom it waits for. Raises GraphError after `seconds`.
    """
    with keeping("The turn of a load", lock.parent):
        lock.parent.mkdir(parents=True, exist_ok=True)
    note = lock.with_suffix(".who")
    held = FileLock(lock)
    deadline = time.monotonic() + seconds
    while True:
        try:
            with keeping("The turn of a load", lock.parent):
                held.acquire(timeout=min(TELL_SECONDS, seconds))
            break
        except Timeout:
            who = _told(note)
            if time.monotonic() >= deadline:
                raise GraphError(
                    f"{doing} has waited {seconds:.0f} s for {who}; try again when that is done, "
                    "or end that process"
                ) from None
            tell(f"Waiting for {who}")
    try:
        now = datetime.now().astimezone().strftime("%H:%M:%S")
        with keeping("The turn of a load", lock.parent):
            note.write_text(json.dumps([os.getpid(), doing, now]), encoding="utf-8")
        yield
    finally:
        note.unlink(missing_ok=True)
        held.release()


def _told(note: Path) -> str:
    """The process that has the turn, as it wrote itself down."""
    try:
        process, doing, since = json.loads(note.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return "another process"
    return f"process {process} ({doing}, since {since})"
