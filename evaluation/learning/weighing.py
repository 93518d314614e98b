"""Learn what makes a reading right, from question–answer pairs.

    python -m evaluation.learning.weighing SET.jsonl … [--models FOLDER …]

Asks every question with all readings answered, however unsure, and fits by logistic regression
which signs speak for a right answer. Prints the table `agents/understanding/answers/weights.toml`
holds, and what thresholds would give, each question judged by a table learned without its model.
"""

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agents import Answer, ModelSettings, Trace, minds_for
from agents.messages import Query
from agents.understanding.answers.confidence import likelihood
from agents.understanding.generating import generate
from evaluation.asking.results import measured
from evaluation.asking.twins import open_twin
from evaluation.comparing.compare import Outcome
from evaluation.sets.model_files import model_file, model_folders
from evaluation.sets.question_sets import Question, read_questions
from graph_store import GraphSettings

RIDGE = 1.0
"""How much a weight must explain to be far from 0."""
STEPS = 50
THRESHOLDS = (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
_SIGN = re.compile(r"(\w+) (-?\d+\.\d+)")

Vector = NDArray[np.float64]


@dataclass(frozen=True)
class Told:
    """One reading that was answered: its signs, and whether it was right."""

    question: Question
    signs: dict[str, float]
    right: bool


def told(questions: Sequence[Question], folders: tuple[Path, ...]) -> list[Told]:
    """Every question that one query answered; what is refused tells nothing of the signs."""
    minds = replace(minds_for("rules", ModelSettings()), generate=partial(generate, least=0.0))
    found = []
    ordered = sorted(questions, key=lambda question: question.model)
    for model, asked in groupby(ordered, key=lambda question: question.model):
        heard = dict[tuple[str, ...], Answer]()
        with open_twin(model_file(model, folders), GraphSettings()) as store:
            for question in asked:
                trace = Trace()
                result = measured(question, store, minds, trace=trace, heard=heard)
                signs = _signs(trace)
                if signs and result.outcome in {Outcome.RIGHT, Outcome.WRONG}:
                    found.append(Told(question, signs, result.right))
    return found


def _signs(trace: Trace) -> dict[str, float]:
    """The signs of the one query of a question; none where it took several."""
    queries = [
        message
        for event in trace.events
        for message in event.detail.values()
        if isinstance(message, Query) and message.intent
    ]
    if len({query.cypher for query in queries}) != 1:
        return {}
    said = _SIGN.findall(queries[0].explanation.partition(":")[2])
    return {name: float(value) for name, value in said}


def fitted(examples: Sequence[Told]) -> dict[str, float]:
    """The weights under which the examples are likeliest, by Newton's method with a ridge."""
    names = sorted({name for one in examples for name in one.signs})
    signs = _matrix(examples, names)
    right = np.array([float(one.right) for one in examples])
    weights = np.zeros(len(names) + 1)
    ridge = np.diag([0.0] + [RIDGE] * len(names))
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-signs @ weights))
        slope = signs.T @ (right - likely) - ridge @ weights
        curve = signs.T @ (signs * (likely * (1 - likely))[:, None]) + ridge
        weights = weights + np.linalg.solve(curve, slope)
    return dict(zip(["always", *names], map(float, weights), strict=True))


def _matrix(examples: Sequence[Told], names: Sequence[str]) -> Vector:
    """One row an example: 1, then each sign, 0 where it has none."""
    return np.array([[1.0, *(one.signs.get(name, 0.0) for name in names)] for one in examples])


def unseen(examples: Sequence[Told]) -> list[tuple[float, bool]]:
    """How sure each example is by a table that no question of its building helped to learn."""
    found = []
    for model in sorted({one.question.model for one in examples}):
        table = fitted([one for one in examples if one.question.model != model])
        own = [one for one in examples if one.question.model == model]
        found += [(likelihood(one.signs, table), one.right) for one in own]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("sets", nargs="+", type=Path, metavar="SET.jsonl")
    parser.add_argument("--models", nargs="*", type=Path, default=[], metavar="FOLDER")
    options = parser.parse_args()
    folders = model_folders(*options.models, *{path.parent for path in options.sets})
    questions = [q for path in options.sets for q in read_questions(path) if q.split != "test"]
    examples = told(questions, folders)
    print(f"# of {len(examples)} answers {sum(one.right for one in examples)} right")
    judged = unseen(examples)
    for least in THRESHOLDS:
        kept = [right for sure, right in judged if sure >= least]
        print(f"# from {least}: {sum(kept)} right, {len(kept) - sum(kept)} wrong")
    print("[weights]")
    for name, weight in fitted(examples).items():
        print(f"{name} = {weight:.2f}")


if __name__ == "__main__":
    main()
