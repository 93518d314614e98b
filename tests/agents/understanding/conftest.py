"""A small building and a small graph that is no building, in the real engine."""

import tomllib
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from agents import ask, minds_for
from agents.messages import Answer
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import Node, PropertyGraph, Relationship, read_ifc
from sample_models import BAY_HOUSE
from tests.agents.understanding.cinema import cinema
from tests.agents.understanding.workshop import care_home, ward, werkstatt

Ask = Callable[..., Answer]
GAPS = tomllib.loads((Path(__file__).parent / "gaps.toml").read_text("utf-8"))
_XFAIL = pytest.mark.xfail(
    reason="a known gap: gaps.toml", raises=(AssertionError, TypeError), strict=True
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is known to be answered otherwise is expected to fail."""
    here = (item for item in items if item.path.parent == Path(__file__).parent)
    for item in here:
        asked = getattr(item, "callspec", None)
        question = asked.params.get("question") if asked else None
        if question in GAPS["questions"] or item.name in GAPS["tests"]:
            item.add_marker(_XFAIL)


def _asking(store: GraphStore) -> Ask:
    minds = minds_for("rules")

    def asked(question: str, *history: Answer) -> Answer:
        return ask(question, store, minds, history=history)

    return asked


@pytest.fixture(scope="session")
def ask_house(house: GraphStore) -> Ask:
    """Ask the small house."""
    return _asking(house)


def asking(settings: GraphSettings, twin: str, graph: PropertyGraph) -> Iterator[Ask]:
    """Ask a graph that is written to a twin of its own."""
    with connect(settings, twin=twin) as store:
        store.write_graph(graph)
        yield _asking(store)


@pytest.fixture(scope="session")
def ask_bay_house(shared_engine: GraphSettings) -> Iterator[Ask]:
    """Ask this project's own sample building."""
    yield from asking(shared_engine, "bay", read_ifc(BAY_HOUSE))


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
def ask_ferries(shared_engine: GraphSettings) -> Iterator[Ask]:
    """Ask a graph of ships and ports, of which no vocabulary knows anything."""
    yield from asking(shared_engine, "ferries", _ferries())


def _fleet() -> PropertyGraph:
    ships: dict[str, dict[str, str | int | float | date]] = {
        "Aurora": {"launched": date(1998, 5, 2), "length_m": 120.5, "crew": 22, "flag": "Norway"},
        "Borealis": {"launched": date(2010, 3, 1), "length_m": 88.0, "crew": 14, "flag": "Norway"},
        "Cassini": {"launched": date(2004, 7, 9), "length_m": 140.0, "crew": 30, "flag": "Malta"},
    }
    captains = {"Ida Holm": "Bergen", "Bo Neil": "Cork"}
    nodes = [
        Node(f"f/{n}", ("Ship",), {"key": f"f/{n}", "name": n, **told}) for n, told in ships.items()
    ]
    nodes += [
        Node(f"f/{n}", ("Port",), {"key": f"f/{n}", "name": n, "depth_m": depth})
        for n, depth in {"Oslo": 11.0, "Kiel": 9.5}.items()
    ]
    nodes += [
        Node(f"f/{n}", ("Captain",), {"key": f"f/{n}", "name": n, "place_of_birth": place})
        for n, place in captains.items()
    ]
    nodes += [Node("f/tug", ("Class",), {"key": "f/tug", "name": "tug"})]
    edges = [
        ("Ida Holm", "commands", "Aurora"),
        ("Ida Holm", "commands", "Cassini"),
        ("Bo Neil", "commands", "Borealis"),
        ("Aurora", "callsAt", "Oslo"),
        ("Aurora", "callsAt", "Kiel"),
        ("Borealis", "callsAt", "Kiel"),
        ("Aurora", "wasLaunchedAt", "Kiel"),
        ("Borealis", "tows", "Cassini"),
        ("Borealis", "hasClass", "tug"),
    ]
    joined = [Relationship(f"f/{start}", kind, f"f/{end}") for start, kind, end in edges]
    return PropertyGraph("fleet", nodes, joined)


@pytest.fixture(scope="session")
def ask_fleet(shared_engine: GraphSettings) -> Iterator[Ask]:
    """Ask a graph of ships, their captains and ports: relationships are verbs."""
    yield from asking(shared_engine, "fleet", _fleet())


@pytest.fixture(scope="module")
def ask_home(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    """Ask a care home with finishes, and with alike things that are told apart by numbers."""
    folder = tmp_path_factory.mktemp("home")
    yield from asking(shared_engine, "care-home", care_home().read(folder))


@pytest.fixture(scope="module")
def ask_ward(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    """Ask a ward of which some things are recorded for some rooms only."""
    folder = tmp_path_factory.mktemp("ward")
    yield from asking(shared_engine, "ward", ward().read(folder))


@pytest.fixture(scope="module")
def ask_werkstatt(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    """Ask a workshop, as a German owner shortens things."""
    folder = tmp_path_factory.mktemp("werkstatt")
    yield from asking(shared_engine, "werkstatt", werkstatt().read(folder))


@pytest.fixture(scope="session")
def ask_cinema(shared_engine: GraphSettings) -> Iterator[Ask]:
    """Ask a graph of films, of which some properties are recorded of some alone."""
    yield from asking(shared_engine, "cinema", cinema())
