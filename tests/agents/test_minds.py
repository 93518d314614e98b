"""Which way of working is chosen, and which model serves whom."""

import pytest

from agents import ModelSettings, ModelUnavailable, minds_for
from agents.minds import Mode


def test_without_a_model_named_the_rules_answer() -> None:
    assert minds_for("auto", ModelSettings(name=None)).name == "rules"


def test_with_a_model_named_it_is_asked_where_language_matters() -> None:
    assert minds_for("auto", ModelSettings(name="tiny")).name == "llm"


@pytest.mark.parametrize("mode", ["llm", "paper", "single"])
def test_way_of_working_that_needs_a_model_says_so(mode: Mode) -> None:
    with pytest.raises(ModelUnavailable, match="set ORIEL_MODEL_NAME"):
        minds_for(mode, ModelSettings(name=None))


def test_only_the_linear_baseline_is_held_to_one_query() -> None:
    allowed = {
        mode: minds_for(mode, ModelSettings(name="tiny")).attempts
        for mode in ("rules", "llm", "paper", "single")
    }
    assert allowed == {"rules": 5, "llm": 5, "paper": 5, "single": 1}


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORIEL_MODEL_NAME", "large")
    monkeypatch.setenv("ORIEL_MODEL_NAMES", '{"entity_extractor": "small"}')
    monkeypatch.setenv("ORIEL_MODEL_API_KEY", "sk-secret")
    settings = ModelSettings()
    assert (settings.name, settings.names) == ("large", {"entity_extractor": "small"})
    assert "sk-secret" not in repr(settings)


def test_model_for_an_agent_that_is_none_is_told() -> None:
    with pytest.raises(ValueError, match="no agent is called generater"):
        ModelSettings(names={"generater": "small"})
