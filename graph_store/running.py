"""The queries that run in the embedded engine, and an end to those that run over.

The engine looks at its clock, at orders and at its memory between rows, not inside an expression.
So this looks from outside: a query that goes on although its time is over or it was told to end,
or that fills the memory, is ended alone (stopping.py). Where even that does not help the process
ends, and leaves a note for which query (last_words.py), which nobody sends again.
"""

import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jpype

from graph_store.last_words import note
from graph_store.stopping import Stopper

STUCK = 70
GRACE_SECONDS = 0.8
OVERTIME_SECONDS = 5.0
BETWEEN_STOPS = 1.5
MOST_STOPS = 3
FULL = 0.75
"""The part of the heap's lasting share that may be held; past it the query that took most ends."""
LARGE = 0.2
"""The part of the heap that a query must have taken to be noted, or ended, for that."""
READER = "reader"
TOO_LONG = "it did not end when its time was over"
TOO_MUCH = "it filled the engine's memory"


@dataclass
class Watched:
    """A query under way, its Java thread, and the bytes that thread had taken before."""

    query: Any
    thread: Any
    taken_before: int
    told: float | None = None
    stopped: float = 0.0
    stops: int = 0


@dataclass
class Queries:
    """Looks after the queries of one engine; `running` is its register of them."""

    running: Any
    seconds: float
    folder: Path
    _watched: dict[str, Watched] = field(default_factory=dict)
    _noted: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._stopper = Stopper()
        beans = jpype.JClass("java.lang.management.ManagementFactory")
        self._threads = beans.getThreadMXBean()
        self._heap = int(jpype.JClass("java.lang.Runtime").getRuntime().maxMemory())
        pools = [pool for pool in beans.getMemoryPoolMXBeans() if pool.getCollectionUsage()]
        self._oldest = max(pools, key=lambda pool: pool.getUsage().getMax())

    def end_what_runs_over(self) -> None:
        """End each query past its limits; to be called some times a second."""
        self._look()
        now = time.monotonic()
        for each in self._watched.values():
            if each.told is None and each.query.isTerminated():
                each.told = now
            disobeys = each.told is not None and now - each.told > GRACE_SECONDS
            if disobeys or each.query.getElapsedMillis() > (self.seconds + OVERTIME_SECONDS) * 1000:
                self._end(each, TOO_LONG)
        large = {self._taken(each): each for each in self._watched.values()}
        large = {taken: each for taken, each in large.items() if taken > LARGE * self._heap}
        self._note([str(each.query.getText()) for each in large.values()])
        if large and self._is_full():
            self._end(large[max(large)], TOO_MUCH)

    def _is_full(self) -> bool:
        """Whether little was free when the collector last went through all that lasts."""
        usage = self._oldest.getCollectionUsage()
        return int(usage.getUsed()) > FULL * int(usage.getMax())

    def _look(self) -> None:
        """Watch those that run now, and only those."""
        running = {str(query.getId()): query for query in self.running.getRunning()}
        self._watched = {i: each for i, each in self._watched.items() if i in running}
        for i in running.keys() - self._watched.keys():
            thread = bolt_thread(str(running[i].getClientAddress()))
            taken = self._threads.getThreadAllocatedBytes(thread.threadId()) if thread else 0
            self._watched[i] = Watched(running[i], thread, taken)

    def _taken(self, each: Watched) -> int:
        """The bytes that a query has taken so far, given back or not."""
        if not each.thread:
            return 0
        return (
            int(self._threads.getThreadAllocatedBytes(each.thread.threadId())) - each.taken_before
        )

    def _end(self, each: Watched, why: str) -> None:
        """End a reader's query by its thread; a writer's, or one that goes on, with the process."""
        now = time.monotonic()
        if now - each.stopped < BETWEEN_STOPS:
            return
        text = str(each.query.getText())
        alone = each.thread and str(each.query.getUser()) == READER and each.stops < MOST_STOPS
        print(
            f"Error: {'a query' if alone else 'the engine'} ends because {why}: {text}", flush=True
        )
        if not alone:
            note(self.folder, [text])
            os._exit(STUCK)
        each.stopped, each.stops = now, each.stops + 1
        self._stopper.stop(str(each.thread.getName()), why)

    def _note(self, texts: list[str]) -> None:
        if texts != self._noted:
            self._noted = texts
            note(self.folder, texts)


def bolt_thread(address: str) -> Any:
    """The Java thread that serves the Bolt connection from `address`; None without one."""
    for thread in jpype.JClass("java.lang.Thread").getAllStackTraces().keySet():
        if str(thread.getName()) == f"BOLT-{address}":
            return thread
    return None
