"""Python's collector of cyclic garbage, left out where it would only look and find none."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_paused() -> Iterator[None]:
    """Look for no cyclic garbage meanwhile: for work that makes none, or a process that soon ends.

    Looking for it costs a quarter of a large model's time, and a sixth of a question's.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()
