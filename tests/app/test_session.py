"""What the sessions of one server share."""

from agents import ModelSettings
from agents.shared_minds import shared_minds


def test_sessions_share_the_minds_of_one_way_of_working_and_one_model() -> None:
    minds = shared_minds("llm", ModelSettings(name="small"))
    assert shared_minds("llm", ModelSettings(name="small")) is minds
    assert shared_minds("llm", ModelSettings(name="large")) is not minds
    assert shared_minds("paper", ModelSettings(name="small")).name == "paper"
