"""The model judge: answer correctness and query grounding, told apart (paper, section 4).

The rubrics with their examples are the Markdown files in `rubrics/`; they are sent verbatim.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from importlib.resources import files
from typing import Any

from openai.types.chat import ChatCompletionMessageParam
from pydantic import BaseModel, ConfigDict, ValidationError

from agents.model_client import Model
from agents.model_errors import BadReply
from agents.replies import tagged
from agents.structured import Completion, reply_in
from evaluation.compare import Outcome
from evaluation.metrics import wilson
from evaluation.report import markdown_table
from evaluation.results import Result

RUBRICS = ("answer_correctness", "query_grounding")


class Mark(StrEnum):
    """The judge's three grades."""

    TRUE = "true"
    FALSE = "false"
    NOT_ATTEMPTED = "not_attempted"


class Opinion(BaseModel):
    """What the judge writes: the reason first, so that it thinks before it grades."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    reason: str
    grade: Mark


class Judgement(BaseModel):
    """Both opinions on one result."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    model: str
    answer_correctness: Opinion
    query_grounding: Opinion


def rubric(name: str) -> str:
    """A rubric, as its file has it."""
    return (files("evaluation") / "rubrics" / f"{name}.md").read_text("utf-8")


def judge(model: Model, result: Result) -> Judgement:
    """Both grades of one result.

    Raises BadReply where the model's reply is no grade, ModelUnavailable as the client does.
    """
    question = result.question
    expected = question.value if question.gold_rows is None else question.gold_rows
    correctness = {
        "question": question.question,
        "expected": expected_text(expected, question.unit),
        "given": told_text(result),
    }
    grounding = {
        "question": question.question,
        "cypher": result.cypher or "none",
        "rows": rows_text(result),
        "given": told_text(result),
    }
    opinions = [
        _opinion(model, name, inputs)
        for name, inputs in zip(RUBRICS, (correctness, grounding), strict=True)
    ]
    name = str(model.settings.names.get("judge", model.settings.name))
    return Judgement(
        id=question.id, model=name, answer_correctness=opinions[0], query_grounding=opinions[1]
    )


def expected_text(value: Any, unit: str | None) -> str:
    if value is None:
        return "the graph does not hold this"
    return json.dumps(value, ensure_ascii=False, default=str) + (f" {unit}" if unit else "")


def told_text(result: Result) -> str:
    """The sentence and the typed value, as a person and a program were told."""
    value = json.dumps(result.value, ensure_ascii=False, default=str)
    return f"{result.answer}\nvalue: {value}{f' {result.unit}' if result.unit else ''}"


def rows_text(result: Result) -> str:
    head = " | ".join(result.columns)
    rows = [" | ".join(str(cell) for cell in row) for row in result.rows]
    return "\n".join([head, *rows]) if rows else "no rows"


def _opinion(model: Model, name: str, inputs: dict[str, str]) -> Opinion:
    messages: list[ChatCompletionMessageParam] = [
        {"role": "system", "content": rubric(name)},
        {"role": "user", "content": tagged(inputs)},
    ]
    completion: Completion = model.complete("judge", messages, Opinion)
    try:
        return reply_in(completion.text, Opinion)
    except ValidationError as error:
        raise BadReply("judge", "malformed", completion.text) from error


def judged_report(results: Sequence[Result], judgements: Iterable[Judgement]) -> str:
    """Markdown: both grades counted, and how they agree with the typed comparison."""
    by_id = {result.question.id: result for result in results}
    given = [(by_id[j.id], j) for j in judgements if j.id in by_id]
    rows = []
    for name in RUBRICS:
        marks = Counter(getattr(judgement, name).grade for _, judgement in given)
        low, high = wilson(marks[Mark.TRUE], len(given))
        interval = f"{100 * low:.1f} % to {100 * high:.1f} %"
        rows.append([name, *(str(marks[mark]) for mark in Mark), str(len(given)), interval])
    table = markdown_table(["judged", *Mark, "of", "95 % interval of true"], rows)
    agreement = [
        [
            outcome,
            *(
                str(
                    sum(
                        r.outcome is outcome and j.answer_correctness.grade is mark
                        for r, j in given
                    )
                )
                for mark in Mark
            ),
        ]
        for outcome in Outcome
    ]
    heads = ["typed comparison \\ judge", *Mark]
    return (
        f"{table}\n\n{markdown_table(heads, agreement)}\n\nCohen's kappa: {_kappa(given):.2f} "
        f"(right or not, {len(given)} answers)."
    )


def _kappa(given: Sequence[tuple[Result, Judgement]]) -> float:
    """Agreement of judge and typed comparison on right-or-not, beyond chance; 1 for none asked."""
    pairs = [(r.right, j.answer_correctness.grade is Mark.TRUE) for r, j in given]
    if not pairs:
        return 1.0
    agreed = sum(a == b for a, b in pairs) / len(pairs)
    first = sum(a for a, _ in pairs) / len(pairs)
    second = sum(b for _, b in pairs) / len(pairs)
    chance = first * second + (1 - first) * (1 - second)
    return 1.0 if chance == 1 else (agreed - chance) / (1 - chance)
