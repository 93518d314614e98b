"""What a caller of the store may have to catch.

GraphError
├── GraphUnavailable     no engine answers; trying again later can help
│   └── QueryLost        it went away while it worked on a query (inside the store only)
├── WriteRefused         it answers, and does not write (inside the store only)
└── NotKeptError         a file of Oriel's own cannot be written: the disk is full, say

A query that fails is no exception but a `QueryError` value (rows.py).
"""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class GraphError(Exception):
    """The store cannot do what was asked; str() says what, where, and what to do."""


class GraphUnavailable(GraphError):  # noqa: N818  the name callers know
    """No engine answers, or it refused us at the door; trying again later can help."""


class QueryLost(GraphUnavailable):
    """The engine did not answer any more while it worked on a query.

    `late` where the query's time was over and the engine did not confirm that it ended.
    """

    def __init__(self, sentence: str, *, late: bool) -> None:
        super().__init__(sentence)
        self.late = late


class WriteRefused(GraphError):  # noqa: N818
    """The engine refused a write, or did not do it whole, and nothing was changed.

    `by_server` where the server is at fault and not what was written: one that only replicates, or
    whose cluster has no leader just now. Another server may write it, or the same one later.
    """

    def __init__(self, sentence: str, *, by_server: bool) -> None:
        super().__init__(sentence)
        self.by_server = by_server


class NotKeptError(GraphError):
    """A file or a folder of Oriel's own cannot be written; str() says which, why, what to do."""


@contextmanager
def keeping(what: str, place: Path) -> Iterator[None]:
    """Turn what the system says of files that cannot be written into a NotKeptError.

    `what` is kept under `place`, as in "The trace": a full disk, a folder of somebody else's.
    """
    try:
        yield
    except TimeoutError:  # of a lock that somebody else holds
        raise
    except OSError as error:
        full = error.errno in FULL
        step = "make room there" if full else "see who may write there"
        raise NotKeptError(
            f"{what} cannot be kept in {place}: {error.strerror or error}; {step}, "
            "or name another folder in ORIEL_DATA_DIR"
        ) from error
