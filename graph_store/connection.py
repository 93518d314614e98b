"""One engine, reached: two Bolt drivers, and for the embedded engine a lease."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import neo4j
from neo4j import exceptions
from neo4j.api import AsyncBookmarkManager

from graph_store import bolt, embedded, gate
from graph_store.engines import EngineInfo, recognise
from graph_store.errors import GraphError, GraphUnavailable
from graph_store.rows import QueryError
from graph_store.settings import GraphSettings

T = TypeVar("T")
Run = Callable[[str, dict[str, Any]], list[list[Any]]]
"""Runs one statement inside a transaction and returns its rows."""

TRIES = 3
SHOWN_CHARACTERS = 1000
FIRST_TWIN = "oriel"
AGAIN = ("Transient", "deadlock", "ConcurrentModification", "Terminated", "EntityNotFound")


@dataclass(frozen=True)
class Connection:
    """`reader` is asked as a user who may only read, where the engine has one."""

    uri: str
    database: str | None
    writer: neo4j.AsyncDriver
    reader: neo4j.AsyncDriver
    engine: EngineInfo
    lease: embedded.Lease | None
    bookmarks: AsyncBookmarkManager | None = None
    gate: Path | None = None

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
            return tuple(self.lease.ask())

        return tuple(sorted({name for name in self.told("SHOW DATABASES") if name != "system"}))

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

    def read(
        self, cypher: str, parameters: dict[str, Any], limit: int, seconds: float
    ) -> bolt.Fetched | QueryError:
        """Rows, or the engine's words on why not. Raises GraphUnavailable."""
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
                    with gate.reading(self.gate, seconds):
                        return bolt.wait(
                            bolt.limited(work, seconds, lambda: self._stop(cypher, seconds)),
                            seconds + 4 * bolt.ROUND_TRIP_SECONDS,
                        )
                except exceptions.AuthError:
                    raise
                except exceptions.Neo4jError as error:
                    if attempt == TRIES or not passes(error):
                        return bolt.refusal(error)
                except (TypeError, ValueError, OverflowError) as error:
                    return QueryError(
                        code="Oriel.Parameter", message=f"A parameter cannot be sent: {error}"
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

        Raises GraphUnavailable, or GraphError with the engine's words when it refuses. A load that
        met another is done again, some times.
        """
        for attempt in range(1, TRIES + 1):
            try:
                return self._write_once(work)
            except exceptions.Neo4jError as error:
                if attempt == TRIES or not passes(error):
                    raise GraphError(
                        f"{doing} failed, nothing was changed: {error.message} ({error.code})"
                    ) from error
        raise AssertionError("the last try returns or raises")

    def _write_once(self, work: Callable[[Run], T]) -> T:
        with reached(self.uri):
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
                with gate.committing(self.gate):
                    bolt.wait(transaction.commit())
                return result
            finally:
                with contextlib.suppress(*bolt.GONE):
                    bolt.wait(session.close(), bolt.CONNECT_SECONDS)


def is_shown_as(cypher: str, shown: str) -> bool:
    """Whether ArcadeDB may show `cypher` so: cut off past 1024 characters, secrets as `***`."""
    if len(shown) > SHOWN_CHARACTERS:
        shown = f"{shown[:SHOWN_CHARACTERS]}***"
    before, masked, _ = shown.partition("***")
    return cypher.startswith(before) if masked else cypher == shown


@contextlib.contextmanager
def reached(uri: str) -> Iterator[None]:
    """Turn what the driver says of an engine out of reach into GraphUnavailable."""
    try:
        yield
    except bolt.GONE as error:
        raise bolt.unavailable(error, uri) from error


def passes(error: exceptions.Neo4jError) -> bool:
    """Whether the same statement may succeed when asked again."""
    said = f"{error.code} {error.message}"
    return error.is_retryable() or any(word in said for word in AGAIN)


def open_connection(settings: GraphSettings, twin: str) -> Connection:
    """Reach the server of `settings.uri`, or the embedded engine, started if need be.

    Raises GraphUnavailable when neither can be had.
    """
    if settings.uri:
        return _open_server(settings, settings.uri, twin)
    lease = embedded.join(settings)
    try:
        if twin not in lease.ask():
            lease.ask(create=twin)
        uri = f"bolt://127.0.0.1:{lease.bolt_port}"
        writer = bolt.driver(uri, "root", lease.password)
        reader = bolt.driver(uri, "reader", lease.reader_password)
        engine = _recognised(reader, uri, True)
        return Connection(
            uri, twin, writer, reader, engine, lease, gate=settings.data_dir / f"{twin}.gate"
        )
    except BaseException:
        lease.close()
        raise


def _open_server(settings: GraphSettings, uri: str, twin: str) -> Connection:
    """A server's database for `twin`: its own, or for the first twin the configured one."""
    writer = bolt.driver(uri, settings.user, settings.password.get_secret_value())
    reader = writer
    if settings.reader:
        reader = bolt.driver(uri, settings.reader, settings.reader_password.get_secret_value())
    try:
        engine = _recognised(reader, uri, False)
        # In a cluster a reader waits for what this store wrote to another member.
        marks = neo4j.AsyncGraphDatabase.bookmark_manager() if uri.startswith("neo4j") else None
        connection = Connection(uri, settings.database, writer, reader, engine, None, marks)
        if twin == FIRST_TWIN:
            return connection
        held = connection.databases()
        if twin in held:
            return replace(connection, database=twin)
        raise GraphError(
            f"{engine.name} at {uri} has no database '{twin}' for the twin of that name, only "
            f"{', '.join(held) or 'its default one'}; create it there, or use '{FIRST_TWIN}'"
        )
    except GraphError:
        for driver in {reader, writer}:
            bolt.wait(driver.close(), bolt.CONNECT_SECONDS)
        raise


def _recognised(driver: neo4j.AsyncDriver, uri: str, is_embedded: bool) -> EngineInfo:
    with reached(uri):
        info = bolt.wait(driver.get_server_info(), 2 * bolt.CONNECT_SECONDS)
    return recognise(info.agent, is_embedded)
