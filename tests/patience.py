"""How long a test waits for what comes at once unless it hangs, on a slow and busy machine too."""

import time
from collections.abc import Callable

PATIENCE = 300.0
"""Seconds, more than ten times what anything here needs where nothing else runs."""


def soon(holds: Callable[[], bool]) -> bool:
    """Whether it comes to hold."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.05)
    return False
