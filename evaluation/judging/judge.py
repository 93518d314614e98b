"""The model judge: answer correctness and query grounding, told apart (paper, section 4).

Grounding is whether the query retrieved the facts needed, with its precision beside it.

The rubrics with their examples are the Markdown files in `rubrics/`; they are sent verbatim.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar

from openai.types.chat import ChatCompletionMessageParam
from pydantic import BaseModel, ConfigDict, ValidationError

from agents.model.model_client import Model
from agents.model.model_errors import BadReply
from agents.model.replies import tagged
from agents.model.structured import Completion, reply_in
from evaluation.asking.results import KEPT_ROWS, Result
from evaluation.comparing.compare import Outcome
from evaluation.metrics.scores import wilson
from evaluation.reports.report import markdown_table

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


class Grounding(Opinion):
    """Whether the query retrieved the facts needed; `precise` where it retrieved nothing else.

    `precise` is None in a run judged before it was asked for.
    """

    precise: bool | None = None


class Judgement(BaseModel):
    """Both opinions of one model on one result."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    model: str
    answer_correctness: Opinion
    query_grounding: Grounding


OpinionT = TypeVar("OpinionT", bound=Opinion)


def rubric(name: str) -> str:
    """A rubric, as its file has it."""
    return (files("evaluation.judging") / "rubrics" / f"{name}.md").read_text("utf-8")


class Turn(NamedTuple):
    """A question asked before in the same conversation, and what a person was told."""

    question: str
    told: str


def judge(model: Model, result: Result, talk: Sequence[Turn] = ()) -> Judgement:
    """Both grades of one result, `talk` being the turns before it, oldest first.

    Raises BadReply where the model's reply is no grade, ModelUnavailable as the client does, and
    NothingExpected where the result does not say what the gold query returned.
    """
    question = result.question
    asked = {"conversation": talk_text(talk), "question": question.question}
    expected = expected_text(result)
    correctness = {**asked, "expected": expected, "given": told_text(result)}
    grounding = {
        **asked,
        "expected": expected,
        "cypher": result.cypher or "none",
        "rows": rows_text(result.columns, result.rows, result.row_count),
    }
    return Judgement(
        id=question.id,
        model=str(model.settings.name),
        answer_correctness=_opinion(model, RUBRICS[0], correctness, Opinion),
        query_grounding=_opinion(model, RUBRICS[1], grounding, Grounding),
    )


def talk_before(result: Result, results: Iterable[Result]) -> tuple[Turn, ...]:
    """The turns before a result in its conversation, with the answers that the run holds."""
    model, after = result.question.model, result.question.after
    answers = {
        (*other.question.after, other.question.question): other.answer
        for other in results
        if other.question.model == model
    }
    return tuple(
        Turn(question, answers.get(after[: n + 1], "(not kept in this run)"))
        for n, question in enumerate(after)
    )


class NothingExpected(Exception):  # noqa: N818, says what is the case
    """A result does not hold what its gold query returned; the text says what to do."""


def expected_text(result: Result) -> str:
    """The value expected, or the rows of the gold query where the question has only that."""
    question = result.question
    if question.value is not None:
        value = json.dumps(question.value, ensure_ascii=False, default=str)
        return f"{value}{f' {question.unit}' if question.unit else ''}"
    if question.gold is None:
        return "the graph does not hold this"
    if question.gold_rows is not None:
        kept = question.gold_rows[:KEPT_ROWS]
        return rows_text((), kept, len(question.gold_rows))
    if result.gold_rows is None:
        raise NothingExpected(
            f"{question.id}: the run does not hold the rows of its gold query; run it again"
        )
    return rows_text((), result.gold_rows, result.gold_row_count)


def talk_text(talk: Sequence[Turn]) -> str:
    return "\n".join(f"asked: {turn.question}\ntold: {turn.told}" for turn in talk)


def told_text(result: Result) -> str:
    """The sentence and the typed value, as a person and a program were told."""
    value = json.dumps(result.value, ensure_ascii=False, default=str)
    return f"{result.answer}\nvalue: {value}{f' {result.unit}' if result.unit else ''}"


def rows_text(columns: Sequence[str], rows: Sequence[Sequence[Any]], count: int | None) -> str:
    """Rows a line each under their columns, with a word on those that are not among them."""
    if not rows:
        return "no rows"
    lines = [" | ".join(str(cell) for cell in row) for row in rows]
    if count is None or count > len(rows):
        of = "perhaps more" if count is None else count
        lines.append(f"(the first {len(rows)} rows of {of})")
    return "\n".join([" | ".join(columns), *lines] if columns else lines)


def _opinion(model: Model, name: str, inputs: dict[str, str], kind: type[OpinionT]) -> OpinionT:
    messages: list[ChatCompletionMessageParam] = [
        {"role": "system", "content": rubric(name)},
        {"role": "user", "content": tagged(inputs)},
    ]
    completion: Completion = model.complete("judge", messages, kind)
    try:
        return reply_in(completion.text, kind)
    except ValidationError as error:
        raise BadReply("judge", "malformed", completion.text) from error


def judged_reports(results: Sequence[Result], judgements: Iterable[Judgement]) -> str:
    """Markdown: the report of each judge, under its name where there are several."""
    by_judge: dict[str, list[Judgement]] = {}
    for judgement in judgements:
        by_judge.setdefault(judgement.model, []).append(judgement)
    return "\n\n".join(
        f"## Judged by {name}\n\n{judged_report(results, found)}"
        for name, found in by_judge.items()
    )


def judged_report(results: Sequence[Result], judgements: Iterable[Judgement]) -> str:
    """Markdown: one judge's grades counted, and how they agree with the typed comparison."""
    by_id = {result.question.id: result for result in results}
    given = [(by_id[j.id], j) for j in judgements if j.id in by_id]
    rows = []
    for name in RUBRICS:
        marks = Counter(getattr(judgement, name).grade for _, judgement in given)
        low, high = wilson(marks[Mark.TRUE], len(given))
        interval = f"{100 * low:.1f} % to {100 * high:.1f} %"
        rows.append([name, *(str(marks[mark]) for mark in Mark), str(len(given)), interval])
    return "\n\n".join(
        [
            markdown_table(["judged", *Mark, "of", "95 % interval of true"], rows),
            _precision([judgement for _, judgement in given]),
            _agreement(given),
            f"Cohen's kappa: {_kappa(given):.2f} (right or not, {len(given)} answers).",
        ]
    )


def _precision(judgements: Sequence[Judgement]) -> str:
    """Of the queries that retrieved the facts needed, how many retrieved nothing else."""
    grounded = [
        judgement.query_grounding
        for judgement in judgements
        if judgement.query_grounding.grade is Mark.TRUE
        and judgement.query_grounding.precise is not None
    ]
    precise = sum(bool(opinion.precise) for opinion in grounded)
    return f"Precise: {precise} of {len(grounded)} grounded queries retrieved nothing else."


def _agreement(given: Sequence[tuple[Result, Judgement]]) -> str:
    counts = Counter((r.outcome, j.answer_correctness.grade) for r, j in given)
    rows = [[outcome, *(str(counts[outcome, mark]) for mark in Mark)] for outcome in Outcome]
    return markdown_table(["typed comparison \\ judge", *Mark], rows)


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
