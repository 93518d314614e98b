"""What is offered to begin with is answered."""

from collections.abc import Callable
from pathlib import Path

import pytest

from agents import ask, minds_for
from app.answer.suggestions import suggestions
from graph_store import GraphSettings, connect
from ifc_loader import PropertyGraph
from tests.conftest import at_hand

OURS = "bay_house.ifc"


@pytest.mark.parametrize("model", [OURS, *at_hand(["SampleHouse4.ifc", "AC20-FZK-Haus.ifc"])])
def test_every_question_that_is_offered_is_answered_by_the_rules(
    model: str, read_shared: Callable[[str], PropertyGraph], shared_engine: GraphSettings
) -> None:
    graph = read_shared(model)
    twin = "offered-" + Path(model).stem.lower().replace("_", "-")
    with connect(shared_engine, twin=twin) as store:
        store.write_graph(graph)
        offered = suggestions(store)
        answers = [ask(question, store, minds_for("rules")) for question in offered]
    assert offered
    assert [one.answer for one in answers if not one.rows] == []
