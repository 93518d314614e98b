"""Questions about a maintenance database beside a model, without a language model."""

from collections import Counter

import pytest
import sqlalchemy as sa

from agents import ask, minds_for
from agents.messages import Answer
from app.twins.ingest import ingest
from graph_store import GraphStore
from sample_models import BAY_HOUSE, maintenance

RULES = minds_for("rules")
pytestmark = pytest.mark.engine


@pytest.fixture
def kept(store: GraphStore) -> GraphStore:
    """A twin that holds Bay House and its maintenance database."""
    path = store.settings.data_dir / "maintenance.sqlite"
    engine = sa.create_engine(f"sqlite:///{path}")
    maintenance.fill(engine)
    engine.dispose()
    ingest(BAY_HOUSE, store)
    ingest(path, store)
    return store


def test_what_rows_say_is_answered_or_asked_back_and_never_denied(kept: GraphStore) -> None:
    def asked(question: str) -> Answer:
        return ask(question, kept, RULES)

    orders = maintenance.rows()["work_orders"]
    assert asked("How many work orders are there?").value == len(orders)
    by_status = Counter(order["status"] for order in orders)
    assert asked("How many work orders are open?").value == by_status["open"]
    of_people = asked("How many work orders has each person?")
    assert {tuple(row) for row in of_people.rows} >= {("Ann Bay", 8), ("Bob Cole", 8)}
    supplied = asked("Which supplier supplies the boiler?")
    assert supplied.value == ["Lumen"]
    without = asked("Which assets have no work order?")
    named = {(order["site"], order["asset_number"]) for order in orders}
    held = maintenance.rows()["assets"]
    assert len(without.rows) == sum((a["site"], a["number"]) not in named for a in held)
    assert set(without.global_ids) == {
        a["ifc_guid"] for a in held if (a["site"], a["number"]) not in named and "ifc_guid" in a
    }
    (boiler,) = [a for a in held if a["name"] == "Boiler"]
    # what it states itself goes before the lines of its work orders
    told = asked("What is the cost of the boiler?").value
    assert told == float(str(boiler["cost_eur"]))
    costs = [str(one.get("cost_eur")) for one in held]
    together = sum(float(cost) for cost in costs if cost.replace(".", "").isdigit())
    assert asked("What do all assets cost together?").value == together
    for question in (
        "How many work orders are assigned to Ann Bay?",
        "How many hinges are in stock?",
    ):
        answer = asked(question)
        assert answer.value in (None, 8, 12), question
        assert "This model" not in answer.answer, question
