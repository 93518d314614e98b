"""Where the material that is not checked in lies, and an engine with the small graph in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from evaluation.sets.cypherbench import read_graph
from evaluation.sets.model_files import shared_folder
from graph_store import GraphSettings, GraphStore, connect

HERE = Path(__file__).resolve().parent


def shared(part: str) -> Path:
    place = shared_folder() / part
    if not place.exists():
        pytest.skip(f"{place} is absent; put the material there or set ORIEL_SHARED")
    return place


@pytest.fixture(scope="session")
def shared_cypherbench() -> Path:
    return shared("cypherbench")


@pytest.fixture(scope="session")
def shared_questions() -> Path:
    return shared("qa")


@pytest.fixture(scope="session")
def graph_settings(tmp_path_factory: pytest.TempPathFactory) -> GraphSettings:
    """The embedded engine, where `oriel eval` looks when ORIEL_DATA_DIR is the parent folder."""
    place = tmp_path_factory.mktemp("graphs") / "evaluation"
    return GraphSettings(uri=None, data_dir=place, memory_mb=512, linger=20)


@pytest.fixture(scope="session")
def harbour(graph_settings: GraphSettings) -> Iterator[GraphStore]:
    """The small graph in the benchmark's format, loaded."""
    with connect(graph_settings, twin="harbour") as store:
        store.write_graph(read_graph(HERE / "harbour_simplekg.json"))
        yield store
