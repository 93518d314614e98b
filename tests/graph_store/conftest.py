"""A real engine for every test: the embedded one, or the server at ORIEL_TEST_GRAPH_URI."""

import os
from collections.abc import Iterator
from pathlib import Path

import neo4j
import pytest
from neo4j import GraphDatabase
from pydantic import SecretStr

from graph_store import GraphSettings, GraphStore, connect
from ifc_loader.property_graph import Node, PropertyGraph, Relationship, Value

WALL = ("IfcWallStandardCase", "IfcWall", "IfcElement")
DOOR = ("IfcDoor", "IfcElement")
WINDOW = ("IfcWindow", "IfcElement")


def two_walls(model: str = "two-walls.ifc") -> PropertyGraph:
    """Two walls; the first holds a door and a window, the second a window."""
    named: list[tuple[str, tuple[str, ...], dict[str, Value]]] = [
        ("w1", WALL, {"Name": "North", "Qto.Area": 12.5, "order": 1, "tags": ["a", "b"]}),
        ("w2", WALL, {"Name": "South", "Qto.Area": 8.0, "order": 2, "fire": True}),
        ("d1", DOOR, {"Name": "Front door", "OverallWidth": 0.9}),
        ("x1", WINDOW, {"Name": "Window 1"}),
        ("x2", WINDOW, {"Name": "Window 2"}),
    ]
    hosts = [("w1", "d1"), ("w1", "x1"), ("w2", "x2")]
    return PropertyGraph(
        model=model,
        nodes=[Node(f"{model}/{i}", labels, dict(held)) for i, labels, held in named],
        relationships=[
            Relationship(f"{model}/{a}", "HOSTS", f"{model}/{b}", {"derived": True})
            for a, b in hosts
        ],
        units={"Qto.Area": "m2", "OverallWidth": "m"},
    )


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> GraphSettings:
    return GraphSettings(
        uri=os.environ.get("ORIEL_TEST_GRAPH_URI"),
        user=os.environ.get("ORIEL_TEST_GRAPH_USER", ""),
        password=SecretStr(os.environ.get("ORIEL_TEST_GRAPH_PASSWORD", "")),
        database=os.environ.get("ORIEL_TEST_GRAPH_DATABASE"),
        data_dir=tmp_path_factory.mktemp("data"),
        memory_mb=512,
        linger=20,
    )


@pytest.fixture(scope="session")
def engine(settings: GraphSettings) -> Iterator[GraphStore]:
    with connect(settings) as store:
        yield store


@pytest.fixture(scope="session")
def reader(engine: GraphStore) -> Iterator[neo4j.Driver]:
    """The engine's own reading user, past the grammar, the cures and without a rollback."""
    lease = engine._connection.lease
    if lease is None:
        pytest.skip("a server given by its address has no reading user of ours")
    auth = ("reader", lease.reader_password)
    with GraphDatabase.driver(engine._connection.uri, auth=auth) as driver:
        yield driver


@pytest.fixture
def store(engine: GraphStore) -> Iterator[GraphStore]:
    """An empty twin."""
    for model in engine.models():
        engine.remove_model(model.name)
    yield engine
    for model in engine.models():
        engine.remove_model(model.name)


@pytest.fixture
def walls(store: GraphStore) -> GraphStore:
    """A twin that holds `two_walls`."""
    store.write_graph(two_walls())
    return store


@pytest.fixture
def own_settings(tmp_path: Path) -> GraphSettings:
    """Settings of an embedded engine for one test alone."""
    return GraphSettings(uri=None, data_dir=tmp_path, memory_mb=256, linger=1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what any engine must pass: what asks for the engine of `settings`, not an own one."""
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if "settings" in fixtures and "own_settings" not in fixtures:
            item.add_marker("any_engine")
