"""Many rows: read in little memory, whatever their number, with bad ones told and the rest read."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

FEW, MANY = 10_000, 100_000
GROWTH_KB = 12_000
"""By which the most memory of reading `MANY` rows may be above that of `FEW`: 136 bytes a row."""
READING = """
import sys
from pathlib import Path
from registers import read_register
register = read_register(Path(sys.argv[1]))
print(len(register.graph.nodes), len(register.graph.relationships), len(register.graph.findings))
print(next(line for line in Path("/proc/self/status").open() if line.startswith("VmHWM")))
"""


def rows(count: int) -> Iterator[dict[str, object]]:
    """Assets that name a supplier and the asset they are part of; every thousandth is free."""
    for number in range(1, count + 1):
        yield {
            "id": number,
            "name": f"Asset {number}",
            "part_of": number // 10 or None,
            "supplier_id": number % 40 + 1,
            "installed": f"20{number % 20:02}-0{1 + number % 9}-1{number % 10}",
            "cost_eur": "free" if number % 1000 == 0 else f"{number % 900}.5",
        }


def as_csv(path: Path, count: int) -> None:
    with path.open("w", encoding="utf-8") as file:
        for row in rows(count):
            file.write(",".join(row) + "\n" if row["id"] == 1 else "")
            file.write(",".join("" if cell is None else str(cell) for cell in row.values()) + "\n")


def as_database(path: Path, count: int) -> None:
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE suppliers (id INTEGER PRIMARY KEY, name TEXT)")
        connection.exec_driver_sql(
            "CREATE TABLE assets (id INTEGER PRIMARY KEY, name TEXT, part_of INTEGER REFERENCES "
            "assets (id), supplier_id INTEGER REFERENCES suppliers (id), installed DATE, "
            "cost_eur NUMERIC)"
        )
        connection.exec_driver_sql(
            "INSERT INTO suppliers VALUES (?, ?)", [(n, f"Firm {n}") for n in range(1, 41)]
        )
        connection.exec_driver_sql(
            "INSERT INTO assets VALUES (?, ?, ?, ?, ?, ?)",
            [tuple(row.values()) for row in rows(count)],
        )
    engine.dispose()


def measured(path: Path) -> tuple[list[int], int]:
    """How many nodes, relationships and findings a process made of a register, and the most
    memory that it held, in kB."""
    told = subprocess.run(
        [sys.executable, "-c", READING, path], capture_output=True, text=True, check=True
    ).stdout
    *counts, most = map(int, re.findall(r"\d+", told))
    return counts, most


@pytest.mark.skipif(sys.platform != "linux", reason="the most memory is told by Linux's /proc")
@pytest.mark.parametrize(("written", "suffix"), [(as_csv, "csv"), (as_database, "sqlite")])
def test_memory_does_not_grow_with_the_rows(
    written: Callable[[Path, int], None], suffix: str, tmp_path: Path
) -> None:
    few, many = tmp_path / f"few.{suffix}", tmp_path / f"many.{suffix}"
    written(few, FEW)
    written(many, MANY)
    (nodes, *_), little = measured(few)
    (more, *_), much = measured(many)
    assert more - nodes == MANY - FEW + (MANY - FEW) // 1000
    assert much - little < GROWTH_KB
