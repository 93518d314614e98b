"""Readings after feedback."""

from agents.messages import Feedback, Query, Question, Twin
from agents.understanding import generate
from graph_store import GraphStore

QUESTION = Question(text="Which doors are wider than 0.5 m?")


def test_the_same_query_for_another_value_is_another_query_to_try(house: GraphStore) -> None:
    twin = Twin(house, house.schema())
    query = generate(QUESTION, twin, None)
    assert isinstance(query, Query), query
    assert query.parameters
    other = query.model_copy(update={"parameters": dict.fromkeys(query.parameters, 0.1)})
    again = generate(QUESTION, twin, Feedback(text="", tried=(other,)))
    assert isinstance(again, Query)
    assert again.asks_as(query)
    after = generate(QUESTION, twin, Feedback(text="", tried=(query,)))
    assert not (isinstance(after, Query) and after.asks_as(query))
