"""The embedded engine, for the tests that ask the graph in Cypher."""

from collections.abc import Callable, Iterator

import pytest

from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import PropertyGraph


@pytest.fixture(scope="session")
def building_store(shared_engine: GraphSettings) -> Iterator[GraphStore]:
    """A twin of its own."""
    with connect(shared_engine, twin="buildings") as store:
        yield store


@pytest.fixture
def twin_of(
    building_store: GraphStore, read_shared: Callable[[str], PropertyGraph]
) -> Callable[[str], GraphStore]:
    """The twin holding exactly one real model."""

    def hold(name: str) -> GraphStore:
        held = {model.name for model in building_store.models()}
        for other in held - {name}:
            building_store.remove_model(other)
        if name not in held:
            building_store.write_graph(read_shared(name))
        return building_store

    return hold
