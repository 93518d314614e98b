"""The ways of working that can be chosen, and what the minds of one of them are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Literal

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
