"""A twin of a real building in the real engine, shared by the agents' tests."""

from collections.abc import Iterator

import pytest

from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import PropertyGraph


@pytest.fixture(scope="session")
def house(
    sample_house: PropertyGraph, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[GraphStore]:
    """SampleHouse4 in an embedded engine of its own."""
    settings = GraphSettings(data_dir=tmp_path_factory.mktemp("agents"), linger=0)
    with connect(settings, twin="house") as store:
        store.write_graph(sample_house)
        yield store
