"""Many rows: read in little memory, whatever their number, with bad ones told and the rest read."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

FEW = 10_000
TOLD = """
print(next(line for line in Path("/proc/self/status").open() if line.startswith("VmHWM")))
"""
READING = f"""
import sys
from pathlib import Path
from registers import read_register
graph = read_register(Path(sys.argv[1])).graph
print(len(graph.nodes), len(graph.findings))
{TOLD}"""
INGESTING = f"""
import sys
from pathlib import Path
from app.twins.ingest import ingest
from graph_store import connect
with connect(twin="many") as store:
    done = ingest(Path(sys.argv[1]), store)
print(done.nodes, done.findings)
{TOLD}"""
of_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="the most memory is told by Linux's /proc"
)
pytestmark = [pytest.mark.buildings, of_linux]  # minutes, with 100,000 rows


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


def measured(program: str, path: Path) -> tuple[int, int, int]:
    """How many nodes and findings a program made of a register, and the most memory that it held,
    in kB."""
    told = subprocess.run(
        [sys.executable, "-c", program, path], capture_output=True, text=True, check=True
    ).stdout
    nodes, findings, most = map(int, re.findall(r"\d+", told))
    return nodes, findings, most


def growth(program: str, few: Path, many: Path, more: int) -> int:
    """By how many bytes for each of `more` rows the most memory grows; all are in the graph, with
    a finding for each thousand."""
    nodes, findings, little = measured(program, few)
    all_nodes, all_findings, much = measured(program, many)
    assert (all_nodes - nodes, all_findings - findings) == (more + more // 1000, more // 1000)
    return (much - little) * 1024 // more


@pytest.mark.parametrize(("written", "suffix"), [(as_csv, "csv"), (as_database, "sqlite")])
def test_rows_are_read_in_memory_that_does_not_grow_with_them(
    written: Callable[[Path, int], None], suffix: str, tmp_path: Path
) -> None:
    few, many = tmp_path / f"few.{suffix}", tmp_path / f"many.{suffix}"
    written(few, FEW)
    written(many, 10 * FEW)
    assert growth(READING, few, many, 9 * FEW) < 200


@pytest.mark.engine
def test_rows_are_written_in_memory_that_does_not_grow_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path / "data"))
    few, many = tmp_path / "few.csv", tmp_path / "many.csv"
    as_csv(few, FEW)
    as_csv(many, 4 * FEW)
    assert growth(INGESTING, few, many, 3 * FEW) < 500
