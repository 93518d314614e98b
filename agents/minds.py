"""Which mind each agent has, by the way of working that is chosen."""

from agents import telling, understanding
from agents.model.model_settings import ModelSettings
from agents.steps import (
    entity_extractor,
    feedback_aggregator,
    instructions_generator,
    query_evaluator,
    verification,
)
from agents.ways import NO_MODEL, Minds, Mode

__all__ = ["NO_MODEL", "Minds", "Mode", "minds_for"]


def minds_for(mode: Mode = "auto", settings: ModelSettings | None = None) -> Minds:
    """The minds of a way of working.

    `rules` needs no model: `agents.understanding` reads the question.
    `llm` asks one where language matters (generate, evaluate,
    interpret) and leaves the rest to code. `paper` asks it for all seven, as the paper does;
    `single` is its linear baseline: one query, no repair. `auto` is `llm` where a model is
    configured, else `rules`. Raises `ModelUnavailable` where a model is needed and none named.
    """
    settings = settings or ModelSettings()
    if mode == "auto":
        mode = "llm" if settings.configured else "rules"
    if mode in NO_MODEL:
        return _by_rules(settings.seconds_per_question)
    from agents.minds_by_model import minds_with  # noqa: PLC0415  the rules do not wait for it
    from agents.model.model_client import ModelClient  # noqa: PLC0415

    return minds_with(mode, ModelClient(settings))


def _by_rules(seconds: float) -> Minds:
    return Minds(
        name="rules",
        second=None,
        check=None,
        generate=understanding.generate,
        evaluate=query_evaluator.by_rules,
        extract=entity_extractor.by_code,
        verify=verification.by_code,
        instruct=instructions_generator.by_code,
        aggregate=feedback_aggregator.by_code,
        interpret=telling.interpret,
        seconds=seconds,
    )
