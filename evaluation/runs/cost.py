"""What a run with a model will cost in tokens, told before it starts."""

from collections.abc import Sequence
from pathlib import Path
from statistics import mean

from agents import Mode, ModelSettings
from agents.model.replies import prompt
from evaluation.runs.archive import ArchiveError, read_results, read_settings

CALLS: dict[str, tuple[str, ...]] = {
    "single": ("query_generator", "interpreter"),
    "llm": ("query_generator", "query_evaluator", "interpreter"),
    "paper": (
        "query_generator", "query_evaluator", "entity_extractor", "verification",
        "instructions_generator", "feedback_aggregator", "interpreter",
    ),
}  # fmt: skip
"""The prompts that one query of a mode goes through; `paper` with one refinement's worth."""

_REPLY_TOKENS = 150
_CHARACTERS_A_TOKEN = 4


def estimate(mode: Mode, model: ModelSettings, questions: int, runs: Path | None) -> str:
    """One sentence: tokens measured in an earlier run of the same kind, else a rough upper bound.

    The bound takes each prompt once and the whole schema budget in the generator's.
    """
    earlier = _measured(runs, mode, model.name) if runs else []
    if earlier:
        tokens = mean(earlier)
        return (
            f"about {tokens * questions:,.0f} tokens for {questions} questions "
            f"({tokens:,.0f} each, as measured on {len(earlier)} earlier ones)"
        )
    prompts = sum(len(prompt(agent)) for agent in CALLS.get(mode, ())) // _CHARACTERS_A_TOKEN
    each = prompts + model.schema_tokens + _REPLY_TOKENS * len(CALLS.get(mode, ()))
    return (
        f"at most about {each * questions:,} tokens for {questions} questions answered at the "
        f"first query ({each:,} each: prompts, schema and replies); refinements cost as much again"
    )


def _measured(runs: Path, mode: Mode, name: str | None) -> Sequence[int]:
    """Tokens of each question in the earlier runs of this mode and model."""
    found: list[int] = []
    for folder in sorted(path.parent for path in runs.glob("*/settings.json")):
        try:
            settings = read_settings(folder)
            if (settings.agents, settings.model) == (mode, name):
                found += [result.tokens for result in read_results(folder)]
        except ArchiveError:
            continue  # a folder of something else costs nothing
    return found
