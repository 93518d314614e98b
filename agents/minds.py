"""Which mind each agent has, and the ways of working that can be chosen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import Literal

from agents import telling, understanding
from agents.checks import facts
from agents.memory import thumbs
from agents.memory.solved import Check, QueryMemory
from agents.messages import (
    Attempt,
    Entities,
    Feedback,
    Instructions,
    Interpretation,
    Query,
    Question,
    Refusal,
    Split,
    Twin,
    Verdict,
    Verification,
)
from agents.model.model_client import Model, ModelClient
from agents.model.model_settings import ModelSettings
from agents.steps import (
    candidates,
    entity_extractor,
    feedback_aggregator,
    instructions_generator,
    interpreter,
    query_evaluator,
    query_generator,
    second_opinion,
    verification,
)
from agents.steps.query_generator import Known
from graph_store import Execution

Mode = Literal["rules", "llm", "paper", "single", "auto"]
NO_MODEL: frozenset[Mode] = frozenset({"rules"})
"""Ways of working that ask no language model."""

Generate = Callable[[Question, Twin, Feedback | None], Query | Refusal | Split]
Second = Callable[[Question, Twin], Attempt | Refusal | Split | None]
Evaluate = Callable[[Question, Query, Execution, Attempt | None], Verdict]
Extract = Callable[[Query], Entities]
Verify = Callable[[Entities, Twin], Verification]
Instruct = Callable[[Query, Verification], Instructions]
Aggregate = Callable[[Question, Sequence[Attempt], Verdict, Instructions | None], Feedback]
Interpret = Callable[[Question, Twin, Sequence[Attempt], Refusal | None], Interpretation]


@dataclass(frozen=True)
class Minds:
    """The seven agents of one way of working.

    `attempts` is the most queries it tries, `seconds` what a question may take with all its queries
    and calls.

    Beside them, by code: a `second` opinion on the question, and the `check` of what is fact
    before anything is judged; and the `memory` of what answered well.
    """

    name: str
    second: Second | None
    check: Check | None
    generate: Generate
    evaluate: Evaluate
    extract: Extract
    verify: Verify
    instruct: Instruct
    aggregate: Aggregate
    interpret: Interpret
    attempts: int = 5
    seconds: float = inf
    memory: QueryMemory | None = None


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
    return minds_with(mode, ModelClient(settings))


def minds_with(mode: Mode, model: Model) -> Minds:
    """The minds of a way of working that asks this model."""
    known = Known()
    by_model = Minds(
        name="llm",
        second=second_opinion.by_rules if model.settings.second_opinion else None,
        check=known.queries.checking(facts.by_code, thumbs.thoughts),
        generate=partial(candidates.by_model, model, known),
        evaluate=partial(query_evaluator.errors_by_code, model),
        extract=entity_extractor.by_code,
        verify=verification.by_code,
        instruct=instructions_generator.by_code,
        aggregate=feedback_aggregator.by_code,
        interpret=partial(interpreter.by_model, model),
        seconds=model.settings.seconds_per_question,
        memory=known.queries,
    )
    alone = partial(query_generator.by_model, model, known)
    if mode == "single":
        return replace(
            by_model,
            name="single",
            second=None,
            generate=alone,
            evaluate=query_evaluator.by_nobody,
            attempts=1,
        )
    if mode == "paper":
        return replace(
            by_model,
            name="paper",
            second=None,
            generate=alone,
            evaluate=partial(query_evaluator.by_model, model),
            extract=partial(entity_extractor.by_model, model),
            verify=partial(verification.by_model, model),
            instruct=partial(instructions_generator.by_model, model),
            aggregate=partial(feedback_aggregator.by_model, model),
        )
    return by_model


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
