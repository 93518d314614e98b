"""Buildings in the real engine, and talks about them."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from agents import ask, minds_for
from agents.messages import Answer
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import PropertyGraph, read_ifc
from tests.conftest import ROOT

Talk = Callable[..., list[Answer]]


@pytest.fixture(scope="session")
def talk_about(
    read_shared: Callable[[str], PropertyGraph], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Talk]:
    """Hold a talk about a building by its file name; the answers turn by turn."""
    settings = GraphSettings(data_dir=tmp_path_factory.mktemp("talks"), linger=0)
    stores: dict[str, GraphStore] = {}
    minds = minds_for("understanding")
    with ExitStack() as opened:

        def talk(building: str, *questions: str) -> list[Answer]:
            if building not in stores:
                store = opened.enter_context(connect(settings, twin=f"talk{len(stores)}"))
                own = ROOT / "sample_models" / building
                store.write_graph(read_ifc(own) if own.exists() else read_shared(building))
                stores[building] = store
            answers: list[Answer] = []
            for question in questions:
                answers.append(ask(question, stores[building], minds, history=tuple(answers)))
            return answers

        yield talk
