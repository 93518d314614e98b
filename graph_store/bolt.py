"""Bolt through the `neo4j` driver, every wait bounded.

The driver can wait for ever on a server that went away in mid-query, and only its asyncio side
lets go when told. So sessions live on one event loop in a thread of its own, and callers wait
for it with a limit.
"""

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from graph_store.driver_import import exceptions, neo4j
from graph_store.errors import GraphError, GraphUnavailable, QueryLost
from graph_store.rows import QueryError
from graph_store.values import unknown_ends

T = TypeVar("T")
log = logging.getLogger(__name__)
# Neo4j remarks on every name that no node has yet; to a person the rows say that.
logging.getLogger("neo4j.notifications").setLevel(logging.ERROR)
SCHEMES = ("bolt", "bolt+s", "bolt+ssc", "neo4j", "neo4j+s", "neo4j+ssc")
CONNECT_SECONDS = 5.0
STEP_SECONDS = 300.0
ROUND_TRIP_SECONDS = 2.0
ENDING_SECONDS = 0.5
STOPPING_SECONDS = 60.0
PLAN = "plan"
"""The column of a plan's lines."""

GONE = (exceptions.DriverError, exceptions.AuthError, OSError)
"""Errors that mean the engine cannot be spoken to, whatever is asked."""


@cache
def _loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, daemon=True, name="oriel-bolt").start()
    return loop


def wait(work: Coroutine[Any, Any, T], seconds: float = STEP_SECONDS) -> T:
    """The result of `work`, done on the driver's loop; GraphUnavailable past `seconds`."""
    future = asyncio.run_coroutine_threadsafe(work, _loop())
    try:
        return future.result(seconds)
    except TimeoutError:
        future.cancel()
        raise GraphUnavailable(f"The graph engine did not answer within {seconds:.0f} s") from None
    except KeyboardInterrupt:
        future.cancel()
        raise


def cut(session: neo4j.AsyncSession) -> None:
    """Close the connection under a session at once; the engine then rolls back."""

    async def cancel() -> None:
        session.cancel()  # in a task, without which the driver's pool cannot be locked

    asyncio.run_coroutine_threadsafe(cancel(), _loop())


def check_address(uri: str) -> None:
    """Raise GraphError for what is no Bolt address."""
    if uri.partition("://")[0] not in SCHEMES:
        raise GraphError(
            f"ORIEL_GRAPH_URI {uri!r} is no Bolt address; it begins with one of "
            + ", ".join(f"{scheme}://" for scheme in SCHEMES)
        )


def driver(uri: str, user: str, password: str) -> neo4j.AsyncDriver:
    """A driver that gives up early. Raises GraphError for an address it cannot read."""
    auth = (user, password) if user else None

    async def create() -> neo4j.AsyncDriver:
        return neo4j.AsyncGraphDatabase.driver(
            uri,
            auth=auth,
            connection_timeout=CONNECT_SECONDS,
            connection_acquisition_timeout=2 * CONNECT_SECONDS,
            max_transaction_retry_time=CONNECT_SECONDS,
            user_agent="oriel",
        )

    try:
        return wait(create())
    except (exceptions.ConfigurationError, ValueError) as error:
        raise GraphError(f"ORIEL_GRAPH_URI {uri!r} cannot be used: {error}") from error


def refusal(error: exceptions.Neo4jError) -> QueryError:
    """The engine's own words on a query that it refused or could not finish."""
    if "TimedOut" in (error.code or ""):
        return QueryError(
            code="Oriel.TimeLimit",
            message="The engine itself ended the query, for its time or its memory was over "
            f"({error.message}); match fewer things, or return and collect less",
        )
    return QueryError(code=error.code or type(error).__name__, message=error.message or str(error))


def unavailable(error: Exception, uri: str) -> GraphUnavailable:
    """One sentence on why the engine at `uri` does not serve us."""
    if isinstance(error, exceptions.AuthError):
        return GraphUnavailable(
            f"The graph engine at {uri} refused the user or the password; "
            "check ORIEL_GRAPH_USER and ORIEL_GRAPH_PASSWORD"
        )
    said = str(error) or type(error).__name__
    return GraphUnavailable(
        f"The graph engine at {uri} does not answer ({said.splitlines()[0][:200]}); "
        "check that it runs and that ORIEL_GRAPH_URI is right"
    )


@dataclass(frozen=True)
class Fetched:
    """The first rows of a result, the exact number of all, and the keys of unnamed nodes.

    Where the engine tells a plan that was asked for beside the rows, they are the plan's lines.
    """

    columns: tuple[str, ...]
    rows: list[list[Any]]
    total: int
    keys: dict[str, str]


async def fetch(
    session: neo4j.AsyncSession,
    cypher: str,
    parameters: dict[str, Any],
    *,
    limit: int,
    seconds: float | None,
    by_id: str,
) -> Fetched:
    """Run a query in a transaction that is rolled back, whatever it did (the third wall).

    Raises QueryLost where the engine went away with the query under way; what the driver raises
    before, where it was not sent.
    """
    transaction = await session.begin_transaction(timeout=seconds)
    try:
        log.debug("asks %s", cypher.encode(errors="backslashreplace").decode())
        result = await transaction.run(cypher, parameters)
        columns = tuple(result.keys())
        rows: list[list[Any]] = []
        total = 0
        async for record in result:
            total += 1
            if total <= limit:
                rows.append(record.values())
        summary = await result.consume()
        if plan := summary.profile or summary.plan:
            lines = [[line] for line in lines_of(plan)]
            return Fetched((PLAN,), lines[:limit], len(lines), {})
        keys: dict[str, str] = {}
        if ends := unknown_ends(rows):
            named = await transaction.run(by_id, {"ids": sorted(ends)})
            keys = {i: k async for i, k in named if k}
        return Fetched(columns, rows, total, keys)
    except GONE as error:
        raise QueryLost(f"The engine went away ({error})", late=False) from error
    finally:
        if not transaction.closed():
            with contextlib.suppress(*GONE):
                await transaction.rollback()


def lines_of(plan: dict[str, Any], depth: int = 0) -> list[str]:
    """A plan as its engine writes it, else one line for each operator, those within indented."""
    if written := plan.get("args", {}).get("string-representation"):
        return [line for line in str(written).splitlines() if line.strip()]
    told = ", ".join(plan.get("identifiers", ()))
    own = f"{'  ' * depth}{plan['operatorType']}{f' ({told})' if told else ''}"
    within = [line for each in plan.get("children", ()) for line in lines_of(each, depth + 1)]
    return [own, *within]


async def limited(
    work: Callable[[], Coroutine[Any, Any, T]],
    seconds: float,
    stop: Callable[[], Coroutine[Any, Any, None]],
) -> T | QueryError:
    """The result of `work`, or a QueryError when it takes longer than `seconds`.

    At the limit the engine is told to `stop`; what does not end then is cut off, and raises
    QueryLost where the engine did not confirm the order. A query that was ended before its limit
    was taken for another, and its error goes to the caller.
    """
    task = asyncio.ensure_future(work())
    late = QueryError(
        code="Oriel.TimeLimit",
        message=f"The query was stopped after {seconds:g} s; match fewer things, or narrow "
        "the pattern with labels and relationship types",
    )
    try:
        done, _ = await asyncio.wait({task}, timeout=seconds)
        if done:
            return task.result()
        stopping = asyncio.ensure_future(asyncio.wait_for(stop(), STOPPING_SECONDS))
        _stopping.add(stopping)
        stopping.add_done_callback(_forget)
        stopped, _ = await asyncio.wait({stopping}, timeout=ROUND_TRIP_SECONDS)
        await asyncio.wait({task}, timeout=ENDING_SECONDS)
    finally:
        if not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=ROUND_TRIP_SECONDS)
    error = task.exception() if task.done() and not task.cancelled() else None
    if task.done() and not task.cancelled() and error is None:
        return task.result()
    if not stopped and not isinstance(error, exceptions.Neo4jError):
        raise QueryLost(late.message, late=True)
    return late


_stopping: set[asyncio.Future[None]] = set()
"""Orders to end a query that the engine has not answered yet; they go on behind their asker."""


def _forget(order: asyncio.Future[None]) -> None:
    _stopping.discard(order)
    if not order.cancelled():
        order.exception()  # the engine is gone, and the query with it
