"""Graph Database Executor: a query in, rows or the engine's own words out."""

import time
from typing import Any

from agents.messages import Query
from agents.tracing import trace
from graph_store import Execution, GraphSchema, GraphStore


def execute(query: Query, store: GraphStore) -> Execution:
    """Check the query with a dry run, then run it read-only.

    A query the dry run refuses is not run: its `QueryError` is the repair message.
    Raises `GraphUnavailable` when the engine is gone.
    """
    started = time.perf_counter()
    refused = store.explain(query.cypher, query.parameters)
    trace.current().add("engine", "explain", started, cypher=query.cypher)
    return refused or look_up(store, query.cypher, query.parameters)


def look_up(
    store: GraphStore, cypher: str, parameters: dict[str, Any] | None = None, limit: int = 1000
) -> Execution:
    """Run one read-only query and note it in the trace.

    Raises `GraphUnavailable` when the engine is gone.
    """
    started = time.perf_counter()
    execution = store.read(cypher, parameters, limit=limit)
    trace.current().add("engine", "read", started, cypher=cypher, parameters=parameters or {})
    return execution


def schema_of(store: GraphStore) -> GraphSchema:
    """What the twin holds, noted in the trace as time of the engine."""
    started = time.perf_counter()
    schema = store.schema()
    trace.current().add("engine", "schema", started)
    return schema
