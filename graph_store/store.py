"""The graph of one twin: write it, read it, ask what it holds."""

import contextlib
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self

import neo4j
from filelock import FileLock
from neo4j import exceptions
from pydantic import BaseModel, ConfigDict

from graph_store import bolt, embedded, scanning, writing
from graph_store.counting import cure_counts
from graph_store.engines import EngineInfo, recognise
from graph_store.errors import GraphError, GraphUnavailable
from graph_store.names import twin_name
from graph_store.reading_only import NotReadingError, parse_reading
from graph_store.rows import Execution, QueryError, Rows
from graph_store.schema import GraphSchema
from graph_store.settings import GraphSettings
from graph_store.values import plain
from ifc_loader.property_graph import PropertyGraph

ALL_ROWS = 10_000_000
SCAN_SECONDS = 60.0


class ModelInfo(BaseModel):
    """One loaded model: what its `:Model` node tells, and what belongs to it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    sha256: str = ""
    ifc_schema: str = ""
    application: str = ""
    time_stamp: str = ""
    loaded: str = ""
    nodes: int = 0
    relationships: int = 0


def connect(settings: GraphSettings | None = None, twin: str = "oriel") -> "GraphStore":
    """The twin's graph on the server of `settings.uri`, or on the embedded engine.

    Raises GraphUnavailable when no engine answers, GraphError for a name that cannot name a twin.
    """
    return GraphStore(settings or GraphSettings(), twin_name(twin))


class GraphStore:
    """One twin on one engine. A context manager; safe to use from several threads."""

    def __init__(self, settings: GraphSettings, twin: str) -> None:
        self.settings = settings
        self.twin = twin
        self._orders: dict[frozenset[str], tuple[str, ...]] = {}
        self._schema: tuple[str, GraphSchema] | None = None
        self._lease: embedded.Lease | None = None
        self._open()

    def _open(self) -> None:
        s = self.settings
        if s.uri is None:
            self._lease = embedded.join(s)
            if self.twin not in self._lease.ask():
                self._lease.ask(create=self.twin)
            self.database: str | None = self.twin
            self.uri = f"bolt://127.0.0.1:{self._lease.bolt_port}"
            self._writer = bolt.driver(self.uri, "root", self._lease.password)
            self._reader = bolt.driver(self.uri, "reader", self._lease.reader_password)
        else:
            self.uri, self.database = s.uri, s.database
            self._writer = bolt.driver(s.uri, s.user, s.password.get_secret_value())
            self._reader = (
                bolt.driver(s.uri, s.reader, s.reader_password.get_secret_value())
                if s.reader
                else self._writer
            )
        with self._reached():
            info = bolt.wait(self._reader.get_server_info(), 2 * bolt.CONNECT_SECONDS)
        self.engine: EngineInfo = recognise(info.agent, embedded=s.uri is None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _value: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Give up the connections; the embedded engine stops when nobody else has any."""
        for driver in {self._reader, self._writer}:
            with contextlib.suppress(GraphUnavailable, *bolt.GONE):
                bolt.wait(driver.close(), bolt.CONNECT_SECONDS)
        if self._lease:
            self._lease.close()

    @contextlib.contextmanager
    def _reached(self) -> Iterator[None]:
        """Turn what the driver says of an engine out of reach into GraphUnavailable."""
        try:
            yield
        except bolt.GONE as error:
            raise bolt.unavailable(error, self.uri) from error

    def read(
        self,
        cypher: str,
        parameters: dict[str, Any] | None = None,
        *,
        limit: int = 1000,
        seconds: float = 10,
    ) -> Execution:
        """At most `limit` rows of a query that only reads, within `seconds`.

        A query that is refused, wrong or too slow comes back as a QueryError with the reason.
        Raises GraphUnavailable when the engine does not answer.
        """
        try:
            sent = self._checked(cypher)
        except NotReadingError as error:
            return QueryError(code="Oriel.NotReading", message=str(error))
        return self._run_reading(cypher, sent, parameters or {}, limit, seconds)

    def explain(self, cypher: str, parameters: dict[str, Any] | None = None) -> QueryError | None:
        """What is wrong with a query, without running it; None when nothing is."""
        try:
            sent = self._checked(cypher)
        except NotReadingError as error:
            return QueryError(code="Oriel.NotReading", message=str(error))
        explained = f"EXPLAIN {sent}"
        result = self._run_reading(explained, explained, parameters or {}, 0, 10)
        return result if isinstance(result, QueryError) else None

    def _checked(self, cypher: str) -> str:
        tree = parse_reading(cypher)
        return cure_counts(cypher, tree) if self.engine.name == "ArcadeDB" else cypher

    def _run_reading(
        self, cypher: str, sent: str, parameters: dict[str, Any], limit: int, seconds: float
    ) -> Execution:
        by_id = (
            f"UNWIND $ids AS i MATCH (n) WHERE {self.engine.id_function} = i "
            f"RETURN {self.engine.id_function}, n.key"
        )

        async def work() -> bolt.Fetched | QueryError:
            async with self._reader.session(
                database=self.database, default_access_mode=neo4j.READ_ACCESS
            ) as session:
                return await bolt.fetch(
                    session, sent, parameters, limit=limit, seconds=seconds, by_id=by_id
                )

        with self._reached():
            try:
                fetched = bolt.wait(bolt.limited(work, seconds, lambda: self._stop(sent, seconds)))
            except exceptions.AuthError:
                raise
            except exceptions.Neo4jError as error:
                return bolt.refusal(error)
        if isinstance(fetched, QueryError):
            return fetched
        return Rows(
            columns=fetched.columns,
            rows=tuple(
                tuple(plain(v, fetched.keys, self._label_order) for v in row)
                for row in fetched.rows
            ),
            total=fetched.total,
            sent=sent if sent != cypher else None,
        )

    async def _stop(self, sent: str, seconds: float) -> None:
        """End `sent` on the engine, which does not heed the driver's time limit."""
        if self.engine.name != "ArcadeDB":
            return
        async with self._writer.session(database=self.database) as session:
            running = await session.run(
                "SHOW TRANSACTIONS YIELD transactionId, currentQuery, elapsedTime"
            )
            found = [record async for record in running]
            for identity, query, elapsed in (record.values() for record in found):
                passed = elapsed.seconds + elapsed.nanoseconds / 1e9
                if query == sent and passed >= seconds - 0.2:
                    statement = f"TERMINATE TRANSACTIONS '{identity}'"
                    await (await session.run(statement)).consume()

    def _ask(self, cypher: str) -> Rows:
        """A query of Oriel's own, which may not fail."""
        result = self.read(cypher, limit=ALL_ROWS, seconds=SCAN_SECONDS)
        if isinstance(result, QueryError):
            raise GraphError(f"{cypher} failed: {result.message} ({result.code})")
        return result

    def write_graph(self, graph: PropertyGraph, progress: writing.Progress | None = None) -> None:
        """Write a graph, whole or not at all, in the place of the model of the same name.

        `progress` gets the phase and a fraction; what it raises cancels the load.
        """
        writing.check(graph)
        tell = progress or (lambda _phase, _fraction: None)
        with self._writing() as run:
            writing.replace_model(graph, run, self.engine.id_function, tell)

    def remove_model(self, model: str) -> int:
        """Remove a model; how many nodes it had (0 when there was none)."""
        with self._writing() as run:
            return writing.delete_model(model, run, self.engine.id_function)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[writing.Run]:
        """One transaction, committed when the block ends well; loads into a twin take turns."""
        turn = self.settings.data_dir / f"{self.twin}.writing.lock"
        turn.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(turn), self._reached():
            session = self._writer.session(database=self.database)
            try:
                transaction = bolt.wait(session.begin_transaction())

                def run(cypher: str, parameters: dict[str, Any]) -> list[list[Any]]:
                    async def step() -> list[list[Any]]:
                        result = await transaction.run(cypher, parameters)
                        return [record.values() async for record in result]

                    return bolt.wait(step())

                yield run
                bolt.wait(transaction.commit())
            except exceptions.AuthError:
                raise
            except exceptions.Neo4jError as error:
                raise bolt.query_or_raise(error, f"Writing to the twin '{self.twin}'") from error
            finally:
                bolt.wait(session.close())

    def models(self) -> tuple[ModelInfo, ...]:
        """The loaded models, by name."""
        rows = self._ask(
            "MATCH (m:Model) RETURN m.model, m.SHA256, m.IfcSchema, m.Application, m.TimeStamp, "
            "m.loaded, m.node_count, m.relationship_count ORDER BY m.model"
        ).rows
        return tuple(
            ModelInfo(
                name=name or "",
                sha256=sha256 or "",
                ifc_schema=schema or "",
                application=application or "",
                time_stamp=stamp or "",
                loaded=loaded or "",
                nodes=nodes or 0,
                relationships=relationships or 0,
            )
            for name, sha256, schema, application, stamp, loaded, nodes, relationships in rows
        )

    def schema(self) -> GraphSchema:
        """What the twin holds, read once for each state of its models."""
        token = repr([(m.name, m.loaded) for m in self.models()])
        if self._schema and self._schema[0] == token:
            return self._schema[1]
        units: dict[str, str] = {}
        for (lines,) in self._ask("MATCH (m:Model) RETURN m.property_units").rows:
            units.update(line.split("\t", 1) for line in lines or ())
        schema = scanning.read_schema(self._ask, self._label_order, units)
        self._schema = (token, schema)
        return schema

    def _label_order(self, labels: frozenset[str]) -> tuple[str, ...]:
        """The order the labels were written in, where a loaded model tells it."""
        if labels not in self._orders:
            for (lines,) in self._ask("MATCH (m:Model) RETURN m.label_orders").rows:
                orders = [tuple(line.split("\t")) for line in lines or ()]
                self._orders.update((frozenset(order), order) for order in orders)
            self._orders.setdefault(labels, tuple(sorted(labels)))
        return self._orders[labels]

    def twins(self) -> tuple[str, ...]:
        """The twins this engine holds, by name."""
        if self._lease:
            return tuple(self._lease.ask())
        return (self.twin,)
