"""Fifty people ask the embedded engine at once.

    python -m benchmarks.graph_store_load [--askers 50] [--questions 10000]

Tells how long an answer takes and what the memory of the engine and of this process does.
The questions are those of the differential test (tests/graph_store/building_queries.py).
"""

import argparse
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from graph_store import GraphSettings, GraphStore, QueryError, connect
from tests.graph_store.building_queries import building, queries

DISTINCT = 500
ROUNDS = 10


def resident_mb(pid: int | str) -> float:
    """Memory of a process in MB (Linux)."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def ask_all(store: GraphStore, askers: int, texts: list[str]) -> tuple[list[float], list[str]]:
    """Seconds for each answer, and what failed."""
    waiting: Iterator[str] = iter(texts)
    turn = threading.Lock()
    seconds: list[float] = []
    failed: list[str] = []

    def ask() -> None:
        while True:
            with turn:
                cypher = next(waiting, None)
            if cypher is None:
                return
            started = time.monotonic()
            result = store.read(cypher, seconds=30)
            seconds.append(time.monotonic() - started)
            if isinstance(result, QueryError):
                failed.append(f"{result.message}: {cypher}")

    threads = [threading.Thread(target=ask) for _ in range(askers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return seconds, failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--askers", type=int, default=50)
    parser.add_argument("--questions", type=int, default=10_000)
    given = parser.parse_args()
    texts = [query.cypher for query in queries(DISTINCT)]
    texts = (texts * (given.questions // DISTINCT + 1))[: given.questions]
    share = len(texts) // ROUNDS
    every: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        connect(GraphSettings(uri=None, data_dir=Path(folder), linger=0)) as store,
    ):
        store.write_graph(building())
        lease = store._connection.lease
        engine = lease.pid if lease else "self"
        started = time.monotonic()
        print("questions   median s   95th s   engine MB   this MB")
        for round_ in range(ROUNDS):
            part = texts[round_ * share : (round_ + 1) * share]
            seconds, failed = ask_all(store, given.askers, part)
            if failed:
                print(f"{len(failed)} not answered, the first: {failed[0]}")
                return 1
            every += seconds
            print(
                f"{len(every):9}   {statistics.median(seconds):8.3f}   "
                f"{statistics.quantiles(seconds, n=20)[-1]:6.3f}   "
                f"{resident_mb(engine):9.0f}   {resident_mb('self'):7.0f}",
                flush=True,
            )
        took = time.monotonic() - started
    print(
        f"{given.askers} askers, {len(every)} answers in {took:.1f} s "
        f"({len(every) / took:.0f} a second), 95th percentile "
        f"{statistics.quantiles(every, n=20)[-1]:.3f} s, slowest {max(every):.3f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
