"""One engine, reached: two Bolt drivers, and for the embedded engine a lease."""

import contextlib
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from graph_store import bolt, embedded
from graph_store.driver_import import AsyncBookmarkManager, exceptions, neo4j
from graph_store.engines import EngineInfo
from graph_store.errors import GraphError, GraphUnavailable, WriteRefused
from graph_store.last_words import is_shown_as
from graph_store.names import SLUG
from graph_store.rows import QueryError

T = TypeVar("T")
Run = Callable[[str, dict[str, Any]], list[list[Any]]]
"""Runs one statement inside a transaction and returns its rows."""

TRIES = 3
LONGEST_TOLD = 300
LONGEST_COMMIT_SECONDS = 150.0
AGAIN = ("Transient", "deadlock", "ConcurrentModification", "Terminated", "EntityNotFound")


@dataclass(frozen=True)
class Connection:
    """`reader` is asked as a user who may only read, where the engine has one.

    `label` is that of the twin's nodes where several twins share the database (portfolio.py);
    not `trusted` is a database of which it is to be counted what it holds (seals.py).
    """

    uri: str
    database: str | None
    writer: neo4j.AsyncDriver
    reader: neo4j.AsyncDriver
    engine: EngineInfo
    lease: embedded.Lease | None
    bookmarks: AsyncBookmarkManager | None = None
    label: str = ""
    trusted: bool = True

    @property
    def routed(self) -> bool:
        """Whether the driver itself looks for a server of the cluster."""
        return self.uri.startswith("neo4j")

    def close(self) -> None:
        """Give up the connections and the lease, at most some seconds after."""
        for driver in {self.reader, self.writer}:
            with contextlib.suppress(GraphUnavailable, *bolt.GONE):
                bolt.wait(driver.close(), bolt.CONNECT_SECONDS)
        if self.lease:
            self.lease.close()

    def databases(self) -> tuple[str, ...]:
        """The databases this engine holds, by name; none where it has no more than one."""
        if self.lease:
            return tuple(name for name in self.lease.ask() if SLUG.fullmatch(name))

        return tuple(sorted({name for name in self.told("SHOW DATABASES") if name != "system"}))

    def drop(self) -> None:
        """Remove the database from the embedded engine. Raises GraphError where there is none."""
        if not self.lease:
            raise GraphError(
                f"{self.engine.name} at {self.uri} is not Oriel's: its administrator removes a "
                "database there"
            )
        self.lease.ask(drop=self.database or "")

    def told(self, order: str) -> list[str]:
        """The first column of an order outside transactions; nothing where it is unknown."""

        async def ask() -> list[str]:
            async with self.writer.session(database=self.database) as session:
                result = await session.run(order)
                return [str(record[0]) async for record in result]

        with reached(self.uri):
            try:
                return bolt.wait(ask())
            except exceptions.AuthError:
                raise
            except exceptions.Neo4jError:
                return []

    def answers(self) -> bool:
        """Whether the engine answers at once, whatever became of a query."""

        async def ask() -> None:
            async with self.reader.session(database=self.database) as session:
                await (await session.run("RETURN 1")).consume()

        try:
            bolt.wait(ask(), bolt.CONNECT_SECONDS)
        except (GraphUnavailable, exceptions.Neo4jError, *bolt.GONE):
            return False
        return True

    def read(
        self, cypher: str, parameters: dict[str, Any], limit: int, seconds: float
    ) -> bolt.Fetched | QueryError:
        """Rows, or the engine's words on why not.

        Raises GraphUnavailable; QueryLost where the query may have been under way.
        """
        by_id = f"UNWIND $ids AS i MATCH (n) WHERE {self.engine.is_node_i} RETURN i, n.key"

        async def work() -> bolt.Fetched:
            async with self.reader.session(
                database=self.database,
                default_access_mode=neo4j.READ_ACCESS,
                bookmark_manager=self.bookmarks,
            ) as session:
                return await bolt.fetch(
                    session, cypher, parameters, limit=limit, seconds=seconds, by_id=by_id
                )

        for attempt in range(1, TRIES + 1):
            with reached(self.uri):
                try:
                    with self._apart_from_commits(seconds):
                        return bolt.wait(
                            bolt.limited(work, seconds, lambda: self._stop(cypher, seconds)),
                            seconds + 4 * bolt.ROUND_TRIP_SECONDS,
                        )
                except exceptions.AuthError:
                    raise
                except exceptions.Neo4jError as error:
                    if attempt == TRIES or not passes(error):
                        return bolt.refusal(error)
                except TimeoutError:
                    return QueryError(
                        code="Oriel.TimeLimit",
                        message="A model is being loaded and its commit takes too long; ask again",
                    )
                except (TypeError, ValueError, OverflowError) as error:
                    return QueryError(
                        code="Oriel.Parameter",
                        message=f"The query or a parameter cannot be sent: {error}",
                    )
        raise AssertionError("the last try returns")

    async def _stop(self, cypher: str, seconds: float) -> None:
        """End `cypher` on an engine that does not heed the driver's time limit."""
        if self.engine.name != "ArcadeDB":
            return
        async with self.writer.session(database=self.database) as session:
            running = await session.run(
                "SHOW TRANSACTIONS YIELD transactionId, currentQuery, elapsedTime"
            )
            found = [record.values() async for record in running]
            for identity, query, elapsed in found:
                passed = elapsed.seconds + elapsed.nanoseconds / 1e9
                if is_shown_as(cypher, query) and passed >= seconds - 0.2:
                    statement = f"TERMINATE TRANSACTIONS '{identity}'"
                    await (await session.run(statement)).consume()

    def write(self, work: Callable[[Run], T], doing: str) -> T:
        """What `work` returns, its statements committed together or not at all.

        Raises GraphUnavailable, or WriteRefused with the engine's words. A load that met another is
        done again, some times.
        """
        for attempt in range(1, TRIES + 1):
            try:
                return self._write_once(work)
            except exceptions.Neo4jError as error:
                if attempt == TRIES or not passes(error):
                    said = str(error.message)[:LONGEST_TOLD]  # ArcadeDB repeats the statement
                    more = "; engine/engine.log in Oriel's data folder says more" * bool(self.lease)
                    raise WriteRefused(
                        f"{doing} failed, nothing was changed: {said} ({error.code}){more}",
                        by_server=passes(error) or isinstance(error, exceptions.DatabaseError),
                    ) from error
        raise AssertionError("the last try returns or raises")

    def _write_once(self, work: Callable[[Run], T]) -> T:
        with reached(self.uri):
            with self._apart_from_commits(0):
                pass  # a loader that was killed may have left one behind
            session = self.writer.session(database=self.database, bookmark_manager=self.bookmarks)
            try:
                transaction = bolt.wait(session.begin_transaction())

                def run(cypher: str, parameters: dict[str, Any]) -> list[list[Any]]:
                    async def step() -> list[list[Any]]:
                        bolt.log.debug("writes %s", cypher)
                        result = await transaction.run(cypher, parameters)
                        return [record.values() async for record in result]

                    try:
                        return bolt.wait(step())
                    except (TypeError, ValueError, OverflowError) as error:
                        raise GraphError(
                            f"A value cannot be sent to the engine: {error}"
                        ) from error

                result = work(run)
                with self._alone(run):
                    bolt.wait(transaction.commit())
                return result
            except BaseException:
                bolt.cut(session)
                raise
            finally:
                with contextlib.suppress(*bolt.GONE):
                    bolt.wait(session.close(), bolt.CONNECT_SECONDS)

    def _apart_from_commits(self, seconds: float) -> contextlib.AbstractContextManager[None]:
        """While nobody commits, on the engine where that matters. Raises TimeoutError."""
        if not self.lease:
            return contextlib.nullcontext()
        return self.lease.reading(self.database or "", seconds + LONGEST_COMMIT_SECONDS)

    def _alone(self, run: Run) -> contextlib.AbstractContextManager[None]:
        """While nobody else reads or commits, on the engine where that matters."""
        if not self.lease:
            return contextlib.nullcontext()
        ask = f"SHOW TRANSACTIONS YIELD currentQuery, clientAddress // {secrets.token_hex(8)}"
        (address,) = [address for query, address in run(ask, {}) if query == ask]
        return self.lease.committing(self.database or "", address, LONGEST_COMMIT_SECONDS)


@contextlib.contextmanager
def reached(uri: str) -> Iterator[None]:
    """Turn what the driver says of an engine out of reach into GraphUnavailable."""
    try:
        yield
    except TimeoutError as error:
        raise GraphUnavailable(
            "Questions and loads under way take too long; nothing was changed, try again"
        ) from error
    except bolt.GONE as error:
        raise bolt.unavailable(error, uri) from error


def passes(error: exceptions.Neo4jError) -> bool:
    """Whether the same statement may succeed when asked again."""
    said = f"{error.code} {error.message}"
    return error.is_retryable() or any(word in said for word in AGAIN)
