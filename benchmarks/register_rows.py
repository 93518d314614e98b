"""How long many rows of a register take to read, and in how much memory.

    python -m benchmarks.register_rows [ROWS …]
    python -m benchmarks.register_rows twin [ROWS …]

Writes an asset list of each size as CSV, and reads it with its proposal, in a process of its own:
processor time, and the most memory that was held. With `twin` a SQLite database instead, whose
rows each name a supplier and the asset they are part of, read and written into an empty twin: also
seconds of the clock, and processor time with the engine, which a busy machine does not change.
Linux.
"""

import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.processor_times import adopt_orphans, spent, wait_for_all

SIZES = ("10000", "100000")
SUPPLIERS = 40
TABLES = """
CREATE TABLE suppliers (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE assets (id INTEGER PRIMARY KEY, name TEXT, part_of INTEGER REFERENCES assets (id),
    supplier_id INTEGER REFERENCES suppliers (id), installed DATE, cost_eur NUMERIC);
"""


def main() -> None:
    if sys.argv[1:2] == ["one"]:
        _read(Path(sys.argv[2]), into_twin=sys.argv[3] == "twin")
        return
    twin = sys.argv[1:2] == ["twin"]
    adopt_orphans()
    for size in sys.argv[1 + twin :] or SIZES:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / ("assets.sqlite" if twin else "assets.csv")
            (_as_database if twin else _as_csv)(path, int(size))
            before = spent()
            subprocess.run(
                [sys.executable, "-m", "benchmarks.register_rows", "one", path, "twin" * twin],
                env={**os.environ, "ORIEL_DATA_DIR": folder, "ORIEL_GRAPH_LINGER": "1"},
                check=True,
            )
            wait_for_all()
            if twin:
                print(f"{spent() - before:.0f} s of processor time with the engine")


def _as_csv(path: Path, count: int) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write("number,name,tag,installed,cost_eur,supplier\n")
        for i in range(count):
            file.write(f"{i},Asset {i},T{i},{_day(i)},{i % 900}.5,Firm {i % SUPPLIERS}\n")


def _as_database(path: Path, count: int) -> None:
    with sqlite3.connect(path) as held:
        held.executescript(TABLES)
        suppliers = ((number, f"Firm {number}") for number in range(SUPPLIERS))
        held.executemany("INSERT INTO suppliers VALUES (?, ?)", suppliers)
        assets = (
            (i, f"Asset {i}", i // 10 or None, i % SUPPLIERS, _day(i), i % 900 + 0.5)
            for i in range(1, count + 1)
        )
        held.executemany("INSERT INTO assets VALUES (?, ?, ?, ?, ?, ?)", assets)


def _day(number: int) -> str:
    return f"20{number % 20:02}-0{1 + number % 9}-1{number % 10}"


def _read(path: Path, *, into_twin: bool) -> None:
    from app.twins.ingest import write  # noqa: PLC0415  imports are no part of the time
    from graph_store import connect  # noqa: PLC0415
    from registers import read_register  # noqa: PLC0415

    start, begun = time.process_time(), time.monotonic()
    graph = read_register(path).graph
    told = f"{len(graph.nodes):,} nodes in {time.process_time() - start:.1f} s of processor time"
    if into_twin:
        with connect(twin="many") as store:
            write(path, graph, store)
        told += (
            f", {len(graph.relationships):,} relationships; with them in a twin after "
            f"{time.process_time() - start:.1f} s, {time.monotonic() - begun:.0f} s of the clock"
        )
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{told}, {most:.0f} MB at most", flush=True)


if __name__ == "__main__":
    main()
