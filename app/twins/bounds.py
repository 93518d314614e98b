"""How much memory a process that reads somebody's file may take."""

import os
import sys

SHARE = 0.5
"""Of the machine's memory, what one reader may take."""
LEAST_BYTES = 2 * 1024**3


def share_of_memory() -> int:
    """The bytes that one reader may take on this machine."""
    if not hasattr(os, "sysconf"):
        return LEAST_BYTES
    whole = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return max(LEAST_BYTES, int(SHARE * whole))


def bound_memory(most: int) -> None:
    """Let this process take at most `most` bytes, on systems that know such a bound."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  (not on every system)

    resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))
