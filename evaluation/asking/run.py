"""Ask a whole question set, model by model, in one process or several."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from itertools import groupby
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from agents import NO_MODEL, Answer, Minds, Mode, ModelSettings, ModelUnavailable, Trace, minds_for
from agents.minds_by_model import minds_with
from agents.model.model_client import ModelClient
from evaluation.asking.results import Result, measured
from evaluation.asking.twins import open_twin
from evaluation.sets.model_files import model_file
from evaluation.sets.question_sets import Question
from graph_store import GraphSettings

CHUNK = 10
"""Questions a process is given at a time: what a budget or a break may lose at most, a process."""


class Plan(BaseModel):
    """How questions are asked.

    `attempts` limits the queries tried for one question (one and its refinements); `retries`
    repeats a question when the model's endpoint fails, after a pause that doubles.
    """

    model_config = ConfigDict(frozen=True)

    mode: Mode = "rules"
    model: ModelSettings = Field(default_factory=ModelSettings)
    graph: GraphSettings = Field(default_factory=GraphSettings)
    folders: tuple[Path, ...] = ()
    attempts: int = 5
    retries: int = 0
    processes: int = 1


class ProcessLostError(Exception):
    """A process that asked questions ended by itself, and so did the one that took its place."""


class Asked(NamedTuple):
    """One result and the events of its trace, as plain JSON values."""

    result: Result
    events: list[dict[str, Any]]


def run(questions: Sequence[Question], plan: Plan) -> Iterator[Asked]:
    """Each question's result, model by model, in the same order whatever the processes.

    Raises `ProcessLostError` where the same questions end a process twice.
    """
    ordered = sorted(questions, key=lambda question: question.model)
    by_model = [list(asked) for _, asked in groupby(ordered, key=lambda q: q.model)]
    if plan.processes == 1:
        for asked in by_model:
            yield from _ask_of_one_model(asked, plan)
        return
    left = [chunk for asked in by_model for chunk in _chunks(asked)]
    lost_at = -1
    while left:
        for found in _until_a_process_is_lost(left, plan):
            yield from found
            left = left[1:]
        if len(left) == lost_at:
            raise ProcessLostError(
                f"A process ended twice while it asked {left[0][0].id} and those after it, for "
                "want of memory perhaps; ask with --processes 1"
            )
        lost_at = len(left)


def _until_a_process_is_lost(chunks: list[list[Question]], plan: Plan) -> Iterator[list[Asked]]:
    """What the chunks give, in their order; ends early where the system ends a process."""
    fresh = get_context("spawn")  # a fork of a process with threads may wait for ever
    with ProcessPoolExecutor(plan.processes, mp_context=fresh) as pool:
        try:
            yield from pool.map(_ask_chunk, chunks, [plan] * len(chunks))
        except BrokenProcessPool:
            return


def _chunks(asked: list[Question]) -> list[list[Question]]:
    return [asked[start : start + CHUNK] for start in range(0, len(asked), CHUNK)]


def _ask_chunk(questions: list[Question], plan: Plan) -> list[Asked]:
    return list(_ask_of_one_model(questions, plan))


def _ask_of_one_model(questions: Sequence[Question], plan: Plan) -> Iterator[Asked]:
    """Each question's result.

    Every talk meets fresh minds, which know nothing of the questions before it: a result must not
    depend on where a run began or how it was cut into processes.
    """
    fresh = _fresh_minds(plan)
    opening, minds, heard = "", fresh(), dict[tuple[str, ...], Answer]()
    with open_twin(model_file(questions[0].model, plan.folders), plan.graph) as store:
        for question in questions:
            if not question.after or question.after[0] != opening:
                opening, minds, heard = (*question.after, question.question)[0], fresh(), {}
            for pause in (*(2.0**n for n in range(plan.retries)), None):
                trace = Trace()
                try:
                    result = measured(
                        question, store, minds, plan.attempts, trace=trace, heard=heard
                    )
                except ModelUnavailable:
                    if pause is None:
                        raise
                    time.sleep(pause)
                else:
                    yield Asked(result, [event.model_dump(mode="json") for event in trace.events])
                    break


def _fresh_minds(plan: Plan) -> Callable[[], Minds]:
    """What makes minds for one talk; all of them ask by one client, which learns the endpoint."""
    mode = plan.mode
    if mode == "auto":
        mode = "llm" if plan.model.configured else "rules"
    if mode in NO_MODEL:
        return lambda: replace(minds_for(mode, plan.model), attempts=plan.attempts)
    client = ModelClient(plan.model)

    def make() -> Minds:
        minds = minds_with(mode, client)
        return minds if minds.attempts == 1 else replace(minds, attempts=plan.attempts)

    return make
