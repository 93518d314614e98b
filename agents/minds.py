"""Which mind each agent has, and the ways of working that can be chosen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Literal

from agents import telling, understanding
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
from agents.model.model_settings import ModelSettings
from agents.steps import (
    entity_extractor,
    feedback_aggregator,
    instructions_generator,
    query_evaluator,
    verification,
)
from graph_store import Execution

if TYPE_CHECKING:
    from agents.memory.solved import Check, QueryMemory

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
    check: "Check | None"
    generate: Generate
    evaluate: Evaluate
    extract: Extract
    verify: Verify
    instruct: Instruct
    aggregate: Aggregate
    interpret: Interpret
    attempts: int = 5
    seconds: float = inf
    memory: "QueryMemory | None" = None


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
