"""How fast the loader is, as ratios measured in one run (processor time, best of several).

    python -m benchmarks.loader                    reading and tessellating the real models
    python -m benchmarks.loader --writing          writing them and a tower to the embedded engine
    python -m benchmarks.loader --scale 1000000    cost and memory from 10,000 entities up
    python -m benchmarks.loader --against FOLDER   reading every model, beside another checkout

The real models are read from ../shared/models (or $ORIEL_SHARED/models).
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import ifcopenshell

from benchmarks.tower import write_tower
from graph_store import GraphSettings, connect
from ifc_loader import read_ifc
from ifc_loader.kernel import HYBRID, SLOW, make_bodies
from sample_models import BAY_HOUSE

ROOT = Path(__file__).resolve().parent.parent
MODELS = Path(os.environ.get("ORIEL_SHARED", ROOT.parent / "shared")) / "models"
FOUR = ["SampleHouse4.ifc", "Duplex_A_20110907.ifc", "AC20-FZK-Haus.ifc", "hvac_heating.ifc"]


def best(work: Callable[[], object], times: int = 5) -> float:
    """The least processor seconds of several runs."""
    spent = []
    for _ in range(times):
        start = time.process_time()
        work()
        spent.append(time.process_time() - start)
    return min(spent)


def reading() -> None:
    """Reading and mapping against ifcopenshell.open; the goal is at most 4."""
    print("model                        open s   read s   ratio (goal ≤ 4)")
    for name in FOUR:
        path = MODELS / name
        opened = best(partial(ifcopenshell.open, path))
        read = best(partial(read_ifc, path))
        print(f"{name:28}{opened:7.3f}{read:9.3f}{read / opened:8.2f}")


def tessellating() -> None:
    """The hybrid kernel against ifcopenshell's default; the goal is at most 0.4."""
    print("model                     default s  hybrid s   ratio (goal ≤ 0.4)")
    for name in FOUR[:1]:
        path = MODELS / name

        def run(kernel: str, path: Path = path) -> object:
            return make_bodies(path, lambda phase, fraction: None, kernel)

        slow, fast = best(lambda: run(SLOW), 2), best(lambda: run(HYBRID), 3)
        print(f"{name:26}{slow:9.2f}{fast:10.2f}{fast / slow:8.2f}")


def writing() -> None:
    """Nodes and relationships a second into the embedded engine; the goal is at least 8,000.

    The first write meets a fresh Java runtime and creates every type; the others find both. Each
    goes into a twin without the model. Seconds on the clock: an otherwise idle machine is needed.
    """
    print(
        "model                     things  first /s  median /s   best /s (goal ≥ 8,000)  replace /s"
    )
    with tempfile.TemporaryDirectory() as folder:
        tower = Path(folder) / "tower.ifc"
        write_tower(100_000, tower)
        for path in [*(MODELS / name for name in FOUR), tower]:
            graph = read_ifc(path)
            things = len(graph.nodes) + len(graph.relationships)
            settings = GraphSettings(uri=None, data_dir=Path(folder) / path.stem, linger=0)
            times = 30 if things < 10_000 else 6
            spent = []
            with connect(settings) as store:
                for _ in range(times):
                    store.remove_model(graph.model)
                    spent.append(clocked(partial(store.write_graph, graph)))
                graph.nodes[0].properties["Name"] = "another version"
                replaced = clocked(partial(store.write_graph, graph))
            first, *warm = (things / seconds for seconds in spent)
            median = statistics.median(warm)
            print(
                f"{path.name:26}{things:6,}{first:10,.0f}{median:11,.0f}"
                f"{max(warm):10,.0f}{things / replaced:27,.0f}",
                flush=True,
            )


def clocked(work: Callable[[], object]) -> float:
    """Seconds on the clock."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def scaling(largest: int) -> None:
    """Cost per entity and peak memory, each size in a process of its own."""
    print(" entities   elements   read s   µs/entity   peak MB   bytes/entity")
    sizes = [size for size in (10_000, 100_000, 1_000_000) if size <= largest]
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes:
            path = Path(folder) / f"{size}.ifc"
            entities = write_tower(size, path)
            child = subprocess.run(
                [sys.executable, "-m", "benchmarks.loader", "--one", str(path)],
                cwd=ROOT,
                capture_output=True,
                text=True,
                check=True,
            )
            told = json.loads(child.stdout)
            grown = (told["peak"] - told["before"]) / entities
            print(
                f"{entities:9,}{told['elements']:11,}{told['seconds']:9.2f}"
                f"{told['seconds'] / entities * 1e6:12.2f}{told['peak'] / 1e6:10.0f}{grown:15.0f}"
            )


def against(other: Path, turns: int = 9) -> None:
    """Reading every model by this checkout and by another, in turns; the goal is no slower.

    Each turn is a process of either checkout, one behind the other; the ratio is the median of the
    turns, so that what else the machine does meets both. The calls of Python are the same in every
    turn, whatever else it does.
    """
    print("model                                    there s    here s   ratio, median   of calls")
    every = [BAY_HOUSE, *sorted(MODELS.glob("*.ifc")), *sorted(MODELS.glob("*.ifczip"))]
    for path in (path for path in every if not path.name.startswith("BROKEN")):
        ran = [(_elsewhere(other, path), _elsewhere(ROOT, path)) for _ in range(turns)]
        ratio = statistics.median(here.seconds / there.seconds for there, here in ran)
        there, here = (min(each) for each in zip(*ran, strict=True))
        print(
            f"{path.name:38}{there.seconds:10.3f}{here.seconds:10.3f}{ratio:16.2f}"
            f"{here.calls / there.calls:11.2f}",
            flush=True,
        )


READ = """
import sys; from cProfile import Profile; from pathlib import Path; from functools import partial
from pstats import Stats; from benchmarks.loader import best; from ifc_loader import read_ifc
read = partial(read_ifc, Path(sys.argv[1])); read(); seconds = best(read, 3)
profile = Profile(); profile.runcall(read); print(seconds, Stats(profile).total_calls)
"""


class Ran(NamedTuple):
    """Processor seconds of reading a file once, and the calls of Python it takes."""

    seconds: float
    calls: int


def _elsewhere(checkout: Path, path: Path) -> Ran:
    """How a checkout reads a file that it has read before."""
    ran = subprocess.run(
        [sys.executable, "-c", READ, str(path)],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout)},
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, calls = ran.stdout.split()
    return Ran(float(seconds), int(calls))


def one(path: Path) -> None:
    """Read one file and tell seconds and memory as JSON; a small one first loads the schema."""
    read_ifc(BAY_HOUSE)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    start = time.process_time()
    graph = read_ifc(path)
    spent = time.process_time() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    if spent < 3:
        spent = min(spent, best(partial(read_ifc, path)))
    elements = sum(1 for node in graph.nodes if "IfcElement" in node.labels)
    print(json.dumps({"seconds": spent, "before": before, "peak": peak, "elements": elements}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--writing", action="store_true")
    parser.add_argument("--scale", type=int, metavar="ENTITIES")
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    parser.add_argument("--one", type=Path, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.one:
        one(wanted.one)
    elif wanted.against:
        against(wanted.against.resolve())
    elif wanted.writing:
        writing()
    elif wanted.scale:
        scaling(wanted.scale)
    else:
        reading()
        tessellating()


if __name__ == "__main__":
    main()
