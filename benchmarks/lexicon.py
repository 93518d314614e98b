"""How long the rule minds take to learn the words of a large twin, and how much memory.

`python -m benchmarks.lexicon --nodes 100000` writes a graph of that many named nodes into an
engine of its own, reads its words, and asks it a question.
"""

import argparse
import resource
import sys
import tempfile
import time
from pathlib import Path

from agents import ask, minds_for
from agents.understanding.twin.reading import read_lexicon
from graph_store import GraphSettings, connect
from ifc_loader import Node, PropertyGraph, Relationship

ROOMS = 200
"""Devices in one room."""


def _graph(count: int) -> PropertyGraph:
    rooms = [
        Node(f"b/r{i}", ("Room",), {"key": f"b/r{i}", "name": f"Room {i} of wing {i % 7}"})
        for i in range(count // ROOMS)
    ]
    devices = [
        Node(f"b/d{i}", ("Device",), {"key": f"b/d{i}", "name": f"Sensor {i:06d} type {i % 97}"})
        for i in range(count - len(rooms))
    ]
    held = [
        Relationship(device.key, "locatedIn", rooms[i % len(rooms)].key)
        for i, device in enumerate(devices)
    ]
    return PropertyGraph("benchmark", [*rooms, *devices], held)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=100_000)
    count = parser.parse_args().nodes
    with tempfile.TemporaryDirectory() as folder:
        settings = GraphSettings(data_dir=Path(folder), linger=0)
        with connect(settings, twin="benchmark") as store:
            store.write_graph(_graph(count))
            store.schema()
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            started = time.perf_counter()
            lexicon = read_lexicon(store)
            built = time.perf_counter() - started
            grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
            known = len(lexicon.entries) + len(lexicon.texts)
            print(f"{count} nodes: {known} phrases and names in {built:.1f} s, {grown >> 10} MB")
            minds = minds_for("rules")
            question = "How many devices are in Room 7 of wing 0?"
            for _ in range(2):
                started = time.perf_counter()
                answer = ask(question, store, minds)
                print(f"{(time.perf_counter() - started) * 1000:.0f} ms  {answer.answer}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
