"""Twins of real buildings in the real engine, shared by the agents' tests."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from agents import Mode, ask, minds_for
from agents.messages import Answer
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import PropertyGraph, read_ifc
from sample_models import BAY_HOUSE
from tests.conftest import ROOT
from tests.small_house import small_house

Talk = Callable[..., list[Answer]]
OWN = (ROOT / "sample_models", ROOT / "evaluation" / "questions" / "strangers")
"""Where this project's own buildings lie."""


@pytest.fixture(scope="session")
def house(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[GraphStore]:
    """A small house of this project's own, in a twin of its own."""
    with connect(shared_engine, twin="small-house") as store:
        path = small_house(tmp_path_factory.mktemp("house") / "small_house.ifc")
        store.write_graph(read_ifc(path))
        yield store


@pytest.fixture(scope="session")
def bay_house(shared_engine: GraphSettings) -> Iterator[GraphStore]:
    """This project's own sample building, for what wants a larger one, in a twin of its own."""
    with connect(shared_engine, twin="bay-house") as store:
        store.write_graph(read_ifc(BAY_HOUSE))
        yield store


@pytest.fixture(scope="session")
def real_house(sample_house: PropertyGraph, shared_engine: GraphSettings) -> Iterator[GraphStore]:
    """SampleHouse4 in a twin of its own, for what is stated of that very file."""
    with connect(shared_engine, twin="house") as store:
        store.write_graph(sample_house)
        yield store


@pytest.fixture(scope="session")
def talk_about(
    read_shared: Callable[[str], PropertyGraph], shared_engine: GraphSettings
) -> Iterator[Talk]:
    """Hold a talk about a building by its file name; the answers turn by turn."""
    stores: dict[str, GraphStore] = {}
    with ExitStack() as opened:

        def talk(building: str, *questions: str, mode: Mode = "rules") -> list[Answer]:
            if building not in stores:
                store = opened.enter_context(connect(shared_engine, twin=f"talk{len(stores)}"))
                own = next((path for path in OWN if (path / building).exists()), None)
                graph = read_ifc(own / building) if own else read_shared(building)
                store.write_graph(graph)
                stores[building] = store
            minds, answers = minds_for(mode), list[Answer]()
            for question in questions:
                answers.append(ask(question, stores[building], minds, history=tuple(answers)))
            return answers

        yield talk
