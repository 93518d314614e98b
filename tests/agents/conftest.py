"""Twins of real buildings in the real engine, shared by the agents' tests."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from agents import Mode, ask, minds_for
from agents.messages import Answer
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import PropertyGraph, read_ifc
from tests.conftest import ROOT

Talk = Callable[..., list[Answer]]


@pytest.fixture(scope="session")
def house(
    sample_house: PropertyGraph, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[GraphStore]:
    """SampleHouse4 in an embedded engine of its own."""
    settings = GraphSettings(data_dir=tmp_path_factory.mktemp("agents"), linger=0)
    with connect(settings, twin="house") as store:
        store.write_graph(sample_house)
        yield store


@pytest.fixture(scope="session")
def talk_about(
    read_shared: Callable[[str], PropertyGraph], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Talk]:
    """Hold a talk about a building by its file name; the answers turn by turn."""
    settings = GraphSettings(data_dir=tmp_path_factory.mktemp("talks"), linger=0)
    stores: dict[str, GraphStore] = {}
    with ExitStack() as opened:

        def talk(building: str, *questions: str, mode: Mode = "rules") -> list[Answer]:
            if building not in stores:
                store = opened.enter_context(connect(settings, twin=f"talk{len(stores)}"))
                own = ROOT / "sample_models" / building
                store.write_graph(read_ifc(own) if own.exists() else read_shared(building))
                stores[building] = store
            minds, answers = minds_for(mode), list[Answer]()
            for question in questions:
                answers.append(ask(question, stores[building], minds, history=tuple(answers)))
            return answers

        yield talk
