"""A small building and a small graph that is no building, in the real engine."""

from collections.abc import Callable, Iterator

import pytest

from agents import ask, minds_for
from agents.messages import Answer
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import Node, PropertyGraph, Relationship, read_ifc
from tests.conftest import ROOT

Ask = Callable[..., Answer]


def _asking(store: GraphStore) -> Ask:
    minds = minds_for("phrases")

    def asked(question: str, *history: Answer) -> Answer:
        return ask(question, store, minds, history=history)

    return asked


@pytest.fixture(scope="session")
def ask_house(house: GraphStore) -> Ask:
    """Ask SampleHouse4."""
    return _asking(house)


@pytest.fixture(scope="session")
def settings(shared_engine: GraphSettings) -> GraphSettings:
    return shared_engine


@pytest.fixture(scope="session")
def ask_bay_house(settings: GraphSettings) -> Iterator[Ask]:
    """Ask this project's own sample building."""
    with connect(settings, twin="bay") as store:
        store.write_graph(read_ifc(ROOT / "sample_models" / "bay_house.ifc"))
        yield _asking(store)


def _ferries() -> PropertyGraph:
    ships = {"Aurora": (1998, 120.5), "Borealis": (2010, 88.0), "Cassini": (2004, 140.0)}
    nodes = [
        Node(
            f"f/{name}",
            ("Ship",),
            {"key": f"f/{name}", "name": name, "launch_year": year, "length_m": length},
        )
        for name, (year, length) in ships.items()
    ]
    nodes += [
        Node(f"f/{name}", ("Port",), {"key": f"f/{name}", "name": name})
        for name in ("Oslo", "Kiel")
    ]
    calls = [("Aurora", "Oslo"), ("Aurora", "Kiel"), ("Borealis", "Kiel")]
    edges = [Relationship(f"f/{ship}", "callsAt", f"f/{port}") for ship, port in calls]
    return PropertyGraph("ferries", nodes, edges)


@pytest.fixture(scope="session")
def ask_ferries(settings: GraphSettings) -> Iterator[Ask]:
    """Ask a graph of ships and ports, of which no vocabulary knows anything."""
    with connect(settings, twin="ferries") as store:
        store.write_graph(_ferries())
        yield _asking(store)
