"""Many buildings in one graph: what a load, a node and a question cost as they become more.

    python -m benchmarks.portfolio FOLDER 1000 [--engine embedded]

Every second building is the Bay House, the others are towers of 2,000 to 7,000 STEP entities
(benchmarks/tower.py). Each has a name, keys and figures of its own, and is a twin of a portfolio
(docs/operations.md). The engine, Neo4j Community or the embedded one, keeps its data in FOLDER: a
run that was broken off goes on, and one with a larger number adds to what is there.
"""

import argparse
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TypeVar

from agents import ask
from agents.minds import minds_for
from agents.portfolio import ask_each
from benchmarks.graph_store_load import resident_mb
from benchmarks.tower import write_tower
from graph_store import GraphSettings, GraphStore, connect
from graph_store.arcadedb import free_port
from ifc_loader import read_ifc
from ifc_loader.property_graph import Node, PropertyGraph, Relationship, Value
from ifc_loader.surroundings import Surroundings
from sample_models import BAY_HOUSE
from tests.graph_store.neo4j_server import neo4j_in

T = TypeVar("T")
TOWERS = (2000, 4000, 5000, 6000, 7000)
QUESTIONS = (
    "How many walls are there?",
    "Which rooms are there?",
    "What is the total volume of the walls?",
    "How many external walls are there on each storey?",
    "Which walls are longer than 4 m?",
)
TO_ALL = "Which of our buildings has the most walls?"
SIZES = ("nodes", "relationships")
ASKED, REPEATED, AROUND = 20, 3, 20
"""Of so many buildings each question is asked so often; a load is told as the median of so many."""
HEAP_MB = CACHE_MB = 1024


@dataclass(frozen=True)
class Engine:
    """A running engine: how it is reached, its process, and where its data lie."""

    settings: GraphSettings
    pid: int
    data: Path

    @property
    def bytes(self) -> int:
        """What the data take on the disk, without the log of transactions that Neo4j keeps."""
        files = (path for path in self.data.rglob("*") if path.is_file())
        return sum(path.stat().st_blocks * 512 for path in files)

    def settle(self) -> None:
        """Let it write to its files what it holds in memory."""
        with connect(self.settings, twin(1), make=False) as store:
            store._connection.told("CALL db.checkpoint()")

    @property
    def processor(self) -> float:
        """Seconds of the processor that its process has taken (Linux)."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def neo4j(folder: Path) -> Iterator[Engine]:
    """Neo4j Community with its data in `folder`."""
    port = free_port()
    folder.mkdir(parents=True, exist_ok=True)
    with neo4j_in(folder, port, HEAP_MB, CACHE_MB) as process:
        settings = GraphSettings(
            uri=f"bolt://127.0.0.1:{port}", database="neo4j", portfolio=True, data_dir=folder
        )
        yield Engine(settings, process.pid, folder / "data" / "databases" / "neo4j")


@contextmanager
def embedded(folder: Path) -> Iterator[Engine]:
    """The embedded engine with its data in `folder`."""
    settings = GraphSettings(uri=None, portfolio=True, data_dir=folder, memory_mb=HEAP_MB)
    with connect(settings):  # it stays while somebody is connected
        held = json.loads((folder / "engine" / "engine.json").read_text(encoding="utf-8"))
        yield Engine(settings, held["pid"], folder / "engine" / "databases")


ENGINES = {"neo4j": neo4j, "embedded": embedded}


@cache
def pattern(number: int) -> PropertyGraph:
    """The building that number `number` is a variant of: the Bay House, or one of the towers."""
    if number % 2:
        return read_ifc(BAY_HOUSE)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tower.ifc"
        write_tower(TOWERS[number // 2 % len(TOWERS)], path)
        return read_ifc(path)


def building(number: int) -> PropertyGraph:
    """Building `number`: a model, keys and figures of its own; its rooms' outlines are left out."""
    like = pattern(number % (2 * len(TOWERS)) if number % 2 == 0 else 1)
    model = f"{number:05}_{like.model}"
    grown = 1 + number % 97 / 100

    def value(held: Value) -> Value:
        return held * grown if isinstance(held, float) else held

    def key(held: str) -> str:
        return model + held.removeprefix(like.model)

    nodes = [
        Node(
            key(node.key),
            node.labels,
            {name: value(held) for name, held in node.properties.items()}
            | {"key": key(node.key), "model": model},
        )
        for node in like.nodes
    ]
    links = [
        Relationship(key(r.start), r.type, key(r.end), r.properties) for r in like.relationships
    ]
    return replace(like, model=model, nodes=nodes, relationships=links, surroundings=Surroundings())


def twin(number: int) -> str:
    return f"building-{number:05}"


@dataclass(frozen=True)
class Load:
    """One load: its size, seconds on the clock and of the processor, the engine's memory then.

    The processor's seconds are those of this process and of the engine's, so that what else the
    machine does counts little.
    """

    number: int
    nodes: int
    relationships: int
    seconds: float
    processor: float
    resident_mb: float

    def rate(self, seconds: float) -> float:
        """Milliseconds for a thousand nodes and relationships."""
        return seconds / (self.nodes + self.relationships) * 1e6


def load(engine: Engine, folder: Path, count: int) -> list[Load]:
    """The loads of buildings 1 to `count`, those of earlier runs among them."""
    kept = folder / "loads.jsonl"
    lines = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
    done = [Load(**json.loads(line)) for line in lines]
    with kept.open("a", encoding="utf-8") as out:
        for number in range(len(done) + 1, count + 1):
            graph = building(number)
            with connect(engine.settings, twin(number)) as store:
                before = engine.processor + time.process_time()
                spent, _ = clocked(lambda: store.write_graph(graph))  # noqa: B023  called at once
                processor = engine.processor + time.process_time() - before
            sizes = len(graph.nodes), len(graph.relationships)
            done.append(Load(number, *sizes, spent, processor, resident_mb(engine.pid)))
            out.write(json.dumps(done[-1].__dict__) + "\n")
            out.flush()
    return done


def clocked(work: Callable[[], T]) -> tuple[float, T]:
    """Seconds on the clock, and what `work` returned."""
    start = time.perf_counter()
    found = work()
    return time.perf_counter() - start, found


def told(name: str, seconds: Sequence[float]) -> str:
    """Median and 95th percentile in milliseconds."""
    in_order = sorted(1000 * each for each in seconds)
    tail = in_order[min(len(in_order) - 1, int(0.95 * len(in_order)))]
    return f"{name:44}{statistics.median(in_order):10.1f}{tail:10.1f}{len(in_order):8}"


def ask_one_by_one(engine: Engine, numbers: Sequence[int], rounds: int) -> dict[str, list[float]]:
    """Seconds by what was done: opening and the first question, later ones, their queries."""
    minds = minds_for("rules")
    spent: dict[str, list[float]] = {"opened, and the first question": []}
    spent |= {"a later question": [], "the query of one": []}
    for number in numbers:
        opened = time.perf_counter()
        with connect(engine.settings, twin(number), make=False) as store:
            ask(QUESTIONS[0], store, minds)
            spent["opened, and the first question"].append(time.perf_counter() - opened)
            for question in QUESTIONS * rounds:
                took, answer = clocked(lambda: ask(question, store, minds))  # noqa: B023
                if answer.value is None:
                    raise SystemExit(f"{twin(number)} does not answer {question!r}")
                spent["a later question"].append(took)
                query = answer.attempts[-1].query
                took, _ = clocked(lambda: store.read(query.cypher, query.parameters))  # noqa: B023
                spent["the query of one"].append(took)
    return spent


def ask_all(engine: Engine, numbers: Sequence[int]) -> float:
    """Seconds for the question to all buildings, joined to one answer."""
    minds = minds_for("rules")

    def opened(number: int) -> Callable[[], GraphStore]:
        return lambda: connect(engine.settings, twin(number), make=False)

    buildings = [(twin(number), opened(number)) for number in numbers]
    spent, answer = clocked(
        lambda: ask_each(TO_ALL, buildings, lambda text, store: ask(text, store, minds))
    )
    print(f"  {TO_ALL} {answer.answer}")
    return spent


def spread(several: int, count: int) -> list[int]:
    """So many of the buildings 1 to `count`; all alike the Bay House where that is enough."""
    alike = range(1, count + 1, 2) if 2 * several <= count else range(1, count + 1)
    return [alike[i * len(alike) // several] for i in range(min(several, len(alike)))]


def tell_loads(loads: Sequence[Load]) -> None:
    """What loads cost around the 10th, the 100th, the 1,000th."""
    print("for 1,000 nodes and relationships    ms    ms of the processor   engine's memory, MB")
    for number in (10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000):
        if number <= len(loads):
            around = loads[max(0, number - AROUND // 2) : number + AROUND // 2]
            clock = statistics.median(each.rate(each.seconds) for each in around)
            processor = statistics.median(each.rate(each.processor) for each in around)
            held = loads[number - 1].resident_mb
            print(f"building {number:,}".ljust(34) + f"{clock:6.1f}{processor:23.1f}{held:22,.0f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("count", type=int, help="how many buildings there are to be")
    parser.add_argument("--engine", choices=ENGINES, default="neo4j")
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # else the server would stay
    start, folder = ENGINES[wanted.engine], wanted.folder.resolve() / wanted.engine
    print("milliseconds                                    median      95 %   asked")
    with start(folder / "alone") as engine:
        load(engine, folder / "alone", 1)
        for name, seconds in ask_one_by_one(engine, [1], REPEATED * ASKED).items():
            print(told(f"a twin alone: {name}", seconds), flush=True)
    with start(folder / "together") as engine:
        loads = load(engine, folder / "together", wanted.count)
        tell_loads(loads)
        engine.settle()
        nodes, links = (sum(getattr(each, of) for each in loads) for of in SIZES)
        print(f"{len(loads):,} buildings, {nodes:,} nodes, {links:,} relationships")
        print(f"{engine.bytes / 1e6:,.0f} MB on disk, {engine.bytes / nodes:,.0f} bytes a node")
        numbers = spread(ASKED, wanted.count)
        for name, seconds in ask_one_by_one(engine, numbers, REPEATED).items():
            print(told(f"one of {wanted.count:,}: {name}", seconds), flush=True)
        for several in (10, 100, wanted.count):
            if several <= wanted.count:
                spent = ask_all(engine, spread(several, wanted.count))
                print(f"{several:,} asked together: {spent:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
