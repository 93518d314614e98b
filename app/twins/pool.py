"""The stores a server holds open: one a twin, shared by all who ask.

They are closed at the end; beyond `KEPT`, those that nobody asked for in `SECONDS` close when
another is opened.
"""

import threading
import time

from graph_store import GraphStore, connect

KEPT, SECONDS = 16, 1800.0
_open: dict[str, GraphStore] = {}
_asked: dict[str, float] = {}
"""When each open store was asked for last, by the monotonic clock; the longest ago first."""
_lock = threading.Lock()


def store_of(twin: str) -> GraphStore:
    """The open store of a twin; connects on first use.

    Raises `GraphUnavailable`, or `GraphError` for a twin that is not there.
    """
    with _lock:
        if twin not in _open:
            _open[twin] = connect(twin=twin, make=False)
            _close_unused()
        _asked.pop(twin, None)
        _asked[twin] = time.monotonic()
        return _open[twin]


def _close_unused() -> None:
    for twin in list(_asked)[:-KEPT]:
        if time.monotonic() - _asked[twin] > SECONDS:
            del _asked[twin]
            _open.pop(twin).close()


def forget(twin: str) -> None:
    """Close a store whose engine went away, so that the next use connects anew."""
    with _lock:
        store = _open.pop(twin, None)
        _asked.pop(twin, None)
    if store is not None:
        store.close()


def close_all() -> None:
    """Close every store; the embedded engine stops with its last user."""
    with _lock:
        stores = list(_open.values())
        _open.clear()
        _asked.clear()
    for store in stores:
        store.close()
