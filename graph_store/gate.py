"""Readers and commits of the embedded engine keep out of each other's way.

ArcadeDB isolates a transaction until it commits, but a query that runs while another commits may
meet some pages of before and some of after ("Record not found"). So queries share a lock between
processes and a commit takes it alone, for the fraction of a second that it lasts. A commit waits
at the door with new queries behind it, else a busy twin would never let it in.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, ReadWriteLock, Timeout

from graph_store.errors import GraphUnavailable

SLACK_SECONDS = 150.0


@contextmanager
def reading(gate: Path | None, seconds: float) -> Iterator[None]:
    """While no commit runs. Raises GraphUnavailable when one takes too long."""
    if gate is None:
        yield
        return
    longest = seconds + SLACK_SECONDS
    door = FileLock(gate.with_suffix(".door"), timeout=longest, poll_interval=0.01)
    with _waiting_for("a load to be committed"), door:
        lock = ReadWriteLock(gate, is_singleton=False)
        lock.acquire_read(timeout=longest)
    try:
        yield
    finally:
        lock.release()
        lock.close()


@contextmanager
def committing(gate: Path | None) -> Iterator[None]:
    """While no query runs. Raises GraphUnavailable when one takes too long."""
    if gate is None:
        yield
        return
    with _waiting_for("questions to be answered"):
        door = FileLock(gate.with_suffix(".door"), timeout=SLACK_SECONDS)
        door.acquire()
        lock = ReadWriteLock(gate, is_singleton=False)
    try:
        with _waiting_for("questions to be answered"):
            lock.acquire_write(timeout=SLACK_SECONDS)
        try:
            yield
        finally:
            lock.release()
    finally:
        lock.close()
        door.release()


@contextmanager
def _waiting_for(what: str) -> Iterator[None]:
    try:
        yield
    except Timeout:
        raise GraphUnavailable(f"Waited too long for {what}; try again") from None
