"""What came of one question, and the answer's query measured against the gold query."""

import traceback
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict

from agents import Minds, Trace, ask
from agents.messages import Answer, Query
from agents.model.model_errors import BadReply, BudgetSpent
from evaluation.comparing.compare import Outcome, Score, compare_answer, elements_score
from evaluation.metrics.cypher_text import orders
from evaluation.metrics.errors import ErrorCategory, category
from evaluation.metrics.provenance import provenance_queries
from evaluation.metrics.scores import jaccard, same_rows
from evaluation.sets.question_sets import Question
from graph_store import GraphStore, QueryError, Rows

ROW_LIMIT = 1_000_000
SECONDS = 120.0
"""As the benchmark allows one query."""


KEPT_ROWS = 20
"""Rows of an answer that a result keeps; the trace has them all."""


class GoldQueryError(Exception):
    """A gold query does not run on this engine; the text says which and why."""


class Metrics(NamedTuple):
    """The benchmark's three metrics, 0 to 1, and why a query missed; None without a gold query."""

    execution_accuracy: float | None = None
    psjs: float | None = None
    executable: float | None = None
    error: ErrorCategory | None = None


MISSED = Metrics(0.0, 0.0, 0.0, ErrorCategory.NO_QUERY)


class Result(BaseModel):
    """One question asked once.

    The three metrics are 0 to 1, None where the question has no gold query; `elements` is the
    Jaccard similarity of the elements told, None where none are listed. `rows` and `gold_rows` are
    the first KEPT_ROWS of `row_count` and `gold_row_count`; a count is None in a run kept before
    rows were counted, `gold_rows` where there is no gold query.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    question: Question
    outcome: Outcome
    reason: str = ""
    value: Any = None
    unit: str | None = None
    global_ids: tuple[str, ...] = ()
    answer: str = ""
    cypher: str | None = None
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[Any, ...], ...] = ()
    row_count: int | None = None
    gold_rows: tuple[tuple[Any, ...], ...] | None = None
    gold_row_count: int = 0
    grade: str | None = None
    attempts: int = 0
    elements: float | None = None
    execution_accuracy: float | None = None
    psjs: float | None = None
    executable: float | None = None
    error: ErrorCategory | None = None
    tokens: int = 0
    timings_ms: dict[str, float] = {}

    @property
    def right(self) -> bool:
        return self.outcome is Outcome.RIGHT


FAULTS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    StopIteration,
    TypeError,
    ValueError,
    BadReply,
    BudgetSpent,
)
"""What an agent may break with; a run notes it as BROKEN and goes on."""


def measured(
    question: Question,
    store: GraphStore,
    minds: Minds,
    attempts: int = 5,
    *,
    trace: Trace | None = None,
    heard: dict[tuple[str, ...], Answer] | None = None,
) -> Result:
    """Ask one question, with the questions before it in its conversation, and judge the answer.

    `heard` holds the answers of conversations so far, by the questions from the first to the one
    answered; what it lacks is asked, and added.
    """
    heard = {} if heard is None else heard
    history: list[Answer] = []
    try:
        for turn in range(1, len(question.after) + 1):
            talk = question.after[:turn]
            if talk not in heard:
                heard[talk] = ask(talk[-1], store, minds, history=history, attempts=attempts)
            history.append(heard[talk])
        answer = ask(
            question.question, store, minds, history=history, attempts=attempts, trace=trace
        )
    except FAULTS as error:
        return _broken(question, error)
    heard[*question.after, question.question] = answer
    query = answer.attempts[-1].query if answer.cypher is not None else None
    gold_rows = rows_of_gold(store, question.gold) if question.gold else None
    metrics = query_metrics(store, query, question.gold, gold_rows) if question.gold else Metrics()
    if question.gold is not None and question.value is None:
        score = _row_score(metrics, query)
    else:
        score = compare_answer(question, answer)
    return Result(
        question=question,
        outcome=score.outcome,
        reason=score.reason,
        value=answer.value,
        unit=answer.unit,
        global_ids=answer.global_ids,
        answer=answer.answer,
        cypher=answer.cypher,
        columns=answer.columns,
        rows=answer.rows[:KEPT_ROWS],
        row_count=_row_count(answer),
        gold_rows=gold_rows.rows[:KEPT_ROWS] if gold_rows else None,
        gold_row_count=gold_rows.total if gold_rows else 0,
        grade=answer.grade,
        attempts=len(answer.attempts),
        elements=elements_score(question, answer.global_ids),
        tokens=answer.tokens.prompt + answer.tokens.completion,
        timings_ms=answer.timings_ms,
        **metrics._asdict(),
    )


def _row_count(answer: Answer) -> int:
    """All rows of the last query, of which an answer holds the first thousand or so."""
    execution = answer.attempts[-1].execution if answer.attempts and answer.rows else None
    return execution.total if isinstance(execution, Rows) else len(answer.rows)


def _row_score(metrics: Metrics, query: Query | None) -> Score:
    if metrics.execution_accuracy == 1.0:
        return Score(Outcome.RIGHT)
    if query is None:
        return Score(Outcome.SILENT, "no query")
    return Score(Outcome.WRONG, "other rows than the gold query's")


def _broken(question: Question, error: Exception) -> Result:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(frame.filename).name}:{frame.lineno}"
    first_line = str(error).partition("\n")[0]
    metrics = MISSED if question.gold else Metrics()
    return Result(
        question=question,
        outcome=Outcome.BROKEN,
        reason=f"{type(error).__name__} at {place}: {first_line}",
        elements=elements_score(question, ()),
        **metrics._asdict(),
    )


def query_metrics(
    store: GraphStore, told: Query | None, gold: str, gold_rows: Rows | None = None
) -> Metrics:
    """Execution accuracy, PSJS and executability of a query against the gold Cypher and its rows.

    As in the benchmark's code, PSJS is measured of the leading patterns of a query that as a whole
    does not run. Raises GoldQueryError where the gold query itself does not run.
    """
    if told is None:
        return MISSED
    gold_rows = gold_rows or rows_of_gold(store, gold)
    nodes = _provenance(store, Query(cypher=gold)), _provenance(store, told)
    psjs = 1.0 if told.cypher == gold else jaccard(*nodes)
    execution = store.read(told.cypher, told.parameters, limit=ROW_LIMIT, seconds=SECONDS)
    if isinstance(execution, QueryError):
        return Metrics(0.0, psjs, 0.0, ErrorCategory.DOES_NOT_RUN)
    same = same_rows(gold_rows.rows, execution.rows, ordered=orders(gold))
    return Metrics(
        execution_accuracy=float(same),
        psjs=psjs,
        executable=1.0,
        error=None if same else category(told, gold, execution, gold_rows, store.schema()),
    )


def rows_of_gold(store: GraphStore, gold: str) -> Rows:
    """What the gold query returns. Raises GoldQueryError where it does not run."""
    execution = store.read(gold, limit=ROW_LIMIT, seconds=SECONDS)
    if isinstance(execution, QueryError):
        raise GoldQueryError(
            f"gold query does not run on {store.engine.name}: {execution.message}; mend it: {gold}"
        )
    return execution


def _provenance(store: GraphStore, query: Query) -> set[str]:
    """Keys of the nodes a query binds; none where its pattern does not run on its own."""
    keys: set[str] = set()
    for cypher in provenance_queries(query.cypher):
        execution = store.read(cypher, query.parameters, limit=ROW_LIMIT, seconds=SECONDS)
        if isinstance(execution, QueryError):
            return set()
        keys.update(row[0] for row in execution.rows if row[0] is not None)
    return keys
