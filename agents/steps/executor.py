"""Graph Database Executor: a query in, rows or the engine's own words out."""

import time
from typing import Any

from agents.messages import Grade, Query, Twin, Verdict
from agents.tracing import trace
from graph_store import Execution, GraphSchema, GraphStore, QueryError
from graph_store.store import READ_SECONDS


def execute(query: Query, twin: Twin) -> Execution:
    """Check the query with a dry run, then run it read-only.

    A query the dry run refuses is not run: its `QueryError` is the repair message.
    Raises `GraphUnavailable` when the engine is gone.
    """
    if twin.deadline.over:
        return _not_begun(twin)
    started = time.perf_counter()
    refused = twin.store.explain(query.cypher, query.parameters, seconds=_seconds(twin))
    trace.current().add("engine", "explain", started, cypher=query.cypher)
    return refused or look_up(twin, query.cypher, query.parameters)


def look_up(
    twin: Twin, cypher: str, parameters: dict[str, Any] | None = None, limit: int = 1000
) -> Execution:
    """Run one read-only query and note it in the trace.

    It may take the lesser of what any query may and of what the question has left, and is not begun
    where that is nothing. Raises `GraphUnavailable` when the engine is gone.
    """
    if twin.deadline.over:
        return _not_begun(twin)
    started = time.perf_counter()
    execution = try_out(twin, cypher, parameters, limit)
    trace.current().add("engine", "read", started, cypher=cypher, parameters=parameters or {})
    return execution


def try_out(
    twin: Twin, cypher: str, parameters: dict[str, Any] | None = None, limit: int = 1000
) -> Execution:
    """Run one of several queries that are weighed, as `look_up`; the trace tells the chosen one."""
    if twin.deadline.over:
        return _not_begun(twin)
    return twin.store.read(cypher, parameters, limit=limit, seconds=_seconds(twin))


def too_late(twin: Twin) -> Verdict | None:
    """The verdict on a query where the question's time was over before it was looked at whole."""
    if not twin.deadline.over:
        return None
    return Verdict(grade=Grade.ERROR_OR_EMPTY, feedback=twin.deadline.unfinished)


def _seconds(twin: Twin) -> float:
    return min(READ_SECONDS, twin.deadline.left)


def _not_begun(twin: Twin) -> QueryError:
    return QueryError(
        code="Oriel.Deadline", message=f"{twin.deadline.spent}, and this query was not begun"
    )


def schema_of(store: GraphStore) -> GraphSchema:
    """What the twin holds, noted in the trace as time of the engine."""
    started = time.perf_counter()
    schema = store.schema()
    trace.current().add("engine", "schema", started)
    return schema
