"""A write to a cluster: where one of its servers refuses, or is gone, the next is asked.

A server that only replicates refuses to write, and all do while a cluster has no leader. What the
store writes takes the place of what was there, so that a write whose commit was not confirmed is
done again without harm.
"""

import contextlib
import time
from collections.abc import Callable
from typing import TypeVar

from graph_store.connection import Connection
from graph_store.errors import GraphUnavailable, WriteRefused
from graph_store.settings import GraphSettings

T = TypeVar("T")
LONGEST_SECONDS = 60.0
"""How long a write waits for a cluster to choose a leader."""
PAUSE_SECONDS = 0.5


def write_somewhere(
    settings: GraphSettings,
    current: Callable[[], Connection],
    renew: Callable[[Connection], Connection],
    write: Callable[[Connection], T],
) -> T:
    """What `write` returns on the first server that does it; `renew` goes to the next one.

    Raises what it raises last, where there is no other server, where each refused what was written
    itself, or after `LONGEST_SECONDS`.
    """
    end = time.monotonic() + LONGEST_SECONDS
    refused: set[str] = set()
    while True:
        connection = current()
        try:
            return write(connection)
        except (GraphUnavailable, WriteRefused) as error:
            if isinstance(error, WriteRefused) and not error.by_server:
                refused.add(connection.uri)
            over = time.monotonic() >= end or refused == {*settings.addresses}
            if over or not settings.clustered:
                raise
        time.sleep(PAUSE_SECONDS)
        with contextlib.suppress(GraphUnavailable):
            renew(connection)
