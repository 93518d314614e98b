"""Readers and commits of the embedded engine keep out of each other's way.

ArcadeDB isolates a transaction until it commits, but a query that runs while another commits may
meet some pages of before and some of after ("Record not found"). So in each twin many read or one
commits, in the order in which they came. The engine process keeps the gate (leases.py): only it
outlives a loader that is killed, and knows when the commit that one left behind is over.
"""

from typing import Generic, TypeVar

Who = TypeVar("Who")


class Gate(Generic[Who]):
    """Who is inside, and who waits, each with whether it commits."""

    def __init__(self) -> None:
        self._inside: dict[Who, bool] = {}
        self._waiting: dict[Who, bool] = {}

    def come(self, who: Who, *, commits: bool) -> None:
        """Stand behind those who wait."""
        self._waiting[who] = commits

    def leave(self, who: Who) -> None:
        """Go, from inside or from the queue."""
        self._inside.pop(who, None)
        self._waiting.pop(who, None)

    def let_in(self) -> list[Who]:
        """Those who may come in now, and do."""
        came: list[Who] = []
        for who, commits in list(self._waiting.items()):
            if self._inside and (commits or any(self._inside.values())):
                break
            self._inside[who] = self._waiting.pop(who)
            came.append(who)
        return came
