"""The graph of one twin: write it, read it, ask what it holds."""

import contextlib
import hashlib
import shutil
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from graph_store import bolt, last_words, portfolio, scanning, writing
from graph_store.annotating import Annotations, replace_annotations
from graph_store.bulk import Target
from graph_store.confining import confined
from graph_store.connection import Connection, Run
from graph_store.counting import cure_counts
from graph_store.engines import EngineInfo
from graph_store.errors import GraphError, GraphUnavailable, NotKeptError, QueryLost
from graph_store.failover import write_somewhere
from graph_store.ledger import Ledger, State, held
from graph_store.names import twin_name
from graph_store.opening import FIRST_TWIN, open_connection
from graph_store.reading_only import NotReadingError, asks_for_plan, plan_first
from graph_store.rows import Execution, ModelInfo, QueryError, Rows
from graph_store.schema import GraphSchema, told_schema
from graph_store.settings import GraphSettings
from graph_store.spelling import as_asked, cure_names
from graph_store.turns import turn
from graph_store.unread import SINCE, note_unread, unread_models
from graph_store.values import plain
from ifc_loader.kept import keep, recall
from ifc_loader.property_graph import PropertyGraph

T = TypeVar("T")
ALL_ROWS = 10_000_000
OWN_SECONDS = 120.0
NOT_OPENED = "Cannot open database"
"""What ArcadeDB says where the files of a database are damaged."""
READ_SECONDS = 10.0
"""What one query may take, unless it is told otherwise."""

LOST = (
    "The engine ended while it worked on this query, and is back. It may have run out of memory "
    "over this query or another, so it is not sent again: ask anew, return and collect less, or "
)

BROKEN_OFF = (
    "The engine broke this query off without a reason, and goes on for others. What it returns may "
    "be nested too deeply, or too large: it is not sent again; return less, or what lies inside"
)


def connect(
    settings: GraphSettings | None = None, twin: str = FIRST_TWIN, *, make: bool = True
) -> "GraphStore":
    """The twin's graph on the server of `settings.uri`, or on the embedded engine.

    With `make` the embedded engine makes a twin that it does not hold; on a server only its
    administrator does. Raises GraphUnavailable when no engine answers, GraphError for a name that
    cannot name a twin, or names none.
    """
    return GraphStore(settings or GraphSettings(), twin_name(twin), make=make)


class GraphStore:
    """One twin on one engine. A context manager; safe to use from several threads."""

    def __init__(self, settings: GraphSettings, twin: str, *, make: bool = True) -> None:
        self.settings = settings
        self.twin = twin
        self._orders: dict[frozenset[str], tuple[str, ...]] = {}
        self._schema: tuple[str, GraphSchema] | None = None
        self._renewing = threading.Lock()
        self._closed = False
        self._ledger = Ledger(settings.data_dir / "engine", twin, portfolio=settings.portfolio)
        self._connection = open_connection(settings, twin, make=make)
        try:
            self._check_ledger()
        except BaseException:
            self._connection.close()
            raise

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
        with self._renewing:
            self._closed = True
            self._connection.close()

    def _check_ledger(self) -> None:
        """Raise GraphError where the embedded engine lost what was loaded (ledger.py)."""
        if not self.engine.embedded:
            return
        try:
            self._ledger.check(self._held())
        except GraphError:  # or another load went on between the two looks
            with self._turn(f"Checking the twin '{self.twin}'"):
                self._ledger.check(self._held())
        if not self._connection.trusted and self._connection.lease:
            self._connection.lease.counted(self._connection.database or "")

    def _held(self) -> State:
        """What the twin holds. Raises GraphError, also where its files cannot be opened."""
        try:
            return held(
                lambda cypher: [[*row] for row in self._ask(cypher).rows],
                one_by_one=not self._connection.trusted,
            )
        except GraphError as error:
            if NOT_OPENED in str(error):
                raise self._ledger.damage("cannot open its files") from error
            if not self._connection.trusted and not isinstance(error, GraphUnavailable):
                raise self._ledger.damage(f"cannot count what is there ({error})") from error
            raise

    @property
    def engine(self) -> EngineInfo:
        """The engine that answers, and what to mind in its Cypher."""
        return self._connection.engine

    def _renew(self, failed: Connection) -> Connection:
        """A connection in place of one that failed: to the next server, or to the embedded engine,
        which is started if it died.

        Raises GraphError where the store was closed, or the twin is no more.
        """
        with self._renewing:
            if self._closed:
                raise GraphError(f"The store of the twin '{self.twin}' was closed; connect again")
            if self._connection is failed:
                fresh = open_connection(self.settings, self.twin, make=False, after=failed.uri)
                self._connection = fresh
                failed.close()
            return self._connection

    def read(
        self,
        cypher: str,
        parameters: dict[str, Any] | None = None,
        *,
        limit: int = 1000,
        seconds: float = READ_SECONDS,
    ) -> Execution:
        """At most `limit` rows of a query that only reads, within `seconds`.

        A query that is refused, wrong or too slow comes back as a QueryError with the reason.
        Raises GraphUnavailable when the engine does not answer.
        """
        try:
            sent, names = self._checked(cypher)
        except NotReadingError as error:
            return QueryError(code=error.code, message=str(error))
        try:
            found = self._fetch(cypher, sent, parameters or {}, limit, seconds)
            return as_asked(found, names)
        except RecursionError:
            return QueryError(
                code="Oriel.TooLarge",
                message="A value is nested too deeply to be sent; ask for what lies inside it",
            )

    def explain(
        self,
        cypher: str,
        parameters: dict[str, Any] | None = None,
        *,
        seconds: float = READ_SECONDS,
    ) -> QueryError | None:
        """What is wrong with a query, without running it; None when nothing is."""
        try:
            checked, _ = self._checked(cypher)
            sent = checked if asks_for_plan(cypher) else f"EXPLAIN {checked}"
        except NotReadingError as error:
            return QueryError(code=error.code, message=str(error))
        result = self._fetch(sent, sent, parameters or {}, 0, seconds)
        return result if isinstance(result, QueryError) else None

    def _checked(self, cypher: str) -> tuple[str, dict[str, str]]:
        """What to send for `cypher`, and what names in it stand for. Raises NotReadingError."""
        cypher = plan_first(cypher)
        if label := self._connection.label:
            joined = self.engine.name != "Memgraph"
            cypher = confined(cypher, label, label_expressions=joined)
        if self.engine.name != "ArcadeDB":
            return cypher, {}
        cured, names = cure_names(cypher)
        return cure_counts(cured), names

    def _fetch(
        self, cypher: str, sent: str, parameters: dict[str, Any], limit: int, seconds: float
    ) -> Execution:
        connection = self._connection
        try:
            fetched = connection.read(sent, parameters, limit, seconds)
        except GraphUnavailable as lost:
            if verdict := self._verdict(lost, connection, sent):
                return verdict
            connection = self._connection
            try:
                fetched = connection.read(sent, parameters, limit, seconds)
            except QueryLost as again:
                return self._verdict(again, connection, sent) or self._lost()
        if isinstance(fetched, QueryError):
            return fetched
        return Rows(
            columns=fetched.columns,
            rows=tuple(self._plain(row, fetched) for row in fetched.rows),
            total=fetched.total,
            sent=sent if sent != cypher else None,
        )

    def _verdict(
        self, lost: GraphUnavailable, connection: Connection, sent: str
    ) -> QueryError | None:
        """What to say of a query whose engine went away; None where it may be asked again.

        It may where it was not under way, once more where another server of a cluster answers, or
        where the embedded engine ended for another reason than this query. Raises GraphUnavailable
        where no engine is to be had.
        """
        if not isinstance(lost, QueryLost):
            self._renew(connection)
            return None
        answers = connection.answers()
        if not answers:
            self._renew(connection)
        if lost.late:
            return QueryError(code="Oriel.TimeLimit", message=str(lost))
        if self.settings.clustered and (connection.routed or not answers):
            return None
        engine = self.settings.data_dir / "engine"
        if self.engine.embedded and not answers and not last_words.may_have_ended(sent, engine):
            return None
        if answers:
            return QueryError(code="Oriel.BrokenOff", message=BROKEN_OFF)
        return self._lost()

    def _lost(self) -> QueryError:
        embedded = self.engine.embedded
        more = "raise ORIEL_GRAPH_MEMORY_MB" if embedded else "give the server more"
        return QueryError(code="Oriel.EngineLost", message=LOST + more)

    def _plain(self, row: list[Any], fetched: bolt.Fetched) -> tuple[Any, ...]:
        return tuple(plain(value, fetched.keys, self._label_order) for value in row)

    def _ask(self, cypher: str) -> Rows:
        """A query of Oriel's own, which may not fail."""
        result = self.read(cypher, limit=ALL_ROWS, seconds=OWN_SECONDS)
        if isinstance(result, QueryError):
            raise GraphError(f"{cypher} failed: {result.message} ({result.code})")
        return result

    def write_graph(self, graph: PropertyGraph, progress: writing.Progress | None = None) -> bool:
        """Write a graph, whole or not at all, in the place of the model of the same name.

        False where the twin holds exactly this graph already; then nothing is changed. What several
        models hold of one place is linked by SAME_AS, in the same transaction.

        `progress` gets the phase and a fraction; what it raises cancels the load. Raises GraphError
        for a graph no engine can hold, GraphUnavailable when the engine is gone; the twin is then
        as it was.
        """
        writing.check(graph)
        if self.settings.portfolio:
            portfolio.check_labels(graph)
        tell = progress or writing.in_silence
        return self._write(
            lambda target: writing.replace_model(graph, target, tell),
            f"Writing {graph.model} to the twin '{self.twin}'",
            tell,
        )

    def remove_model(self, model: str) -> int:
        """Remove a model; how many nodes it had (0 when there was none)."""
        return self._write(
            lambda target: writing.remove_model(model, target),
            f"Removing {model} from the twin '{self.twin}'",
        )

    def annotate(self, found: Annotations) -> int:
        """Put annotations of a model in the place of those of the same source; the marks written.

        Raises GraphError where the model was replaced or removed since they were found.
        """
        return self._write(
            lambda target: replace_annotations(found, target),
            f"Writing {found.source} beside {found.model} in the twin '{self.twin}'",
        )

    def note_unread(self, model: str, since: str = "") -> str:
        """Note that a model's source could not be read again, by default now; since when it is so.

        The next load of it takes the note away. Raises GraphError where there is no such model.
        """
        return self._write(
            lambda target: note_unread(model, target, since),
            f"Noting that {model} in the twin '{self.twin}' may be old",
        )

    def remove_twin(self) -> None:
        """Remove the twin, and close the store; the twin must be empty.

        Raises GraphError where it is not, where it is the first twin, or where it is the database
        of a server.
        """
        if self.twin == FIRST_TWIN:
            raise GraphError(f"The first twin, '{FIRST_TWIN}', stays: Oriel opens with it")
        with self._turn(f"Removing the twin '{self.twin}'"):
            if held := [model.name for model in self.models()]:
                raise GraphError(
                    f"The twin '{self.twin}' still holds {', '.join(held)}; remove that first"
                )
            if not self.settings.portfolio:
                self._connection.drop()
            self._ledger.forget()
            shutil.rmtree(self.kept_as("").parent, ignore_errors=True)
        self.close()

    def _turn(
        self, doing: str, tell: writing.Progress = writing.in_silence
    ) -> AbstractContextManager[None]:
        """Alone among the loads into this twin from this machine."""
        apart = not self.settings.portfolio or self.settings.uri
        name = self.twin if apart else portfolio.DATABASE  # there two commits at once would meet
        lock = self.settings.data_dir / f"{name}.writing.lock"
        return turn(lock, doing, lambda who: tell(who, 0.0))

    def _write(
        self, work: Callable[[Target], T], doing: str, tell: writing.Progress = writing.in_silence
    ) -> T:
        """One transaction; loads into a twin from this machine take turns."""
        twin = self.twin if self.settings.portfolio else ""

        def done(run: Run) -> T:
            target = Target(run, self.engine.id_function, twin)
            result = work(target)
            if twin:
                portfolio.check_apart(target)
            return result

        with self._turn(doing, tell):
            if not self.engine.embedded:
                return write_somewhere(
                    self.settings,
                    lambda: self._connection,
                    self._renew,
                    lambda connection: self._write_prepared(connection, done, doing),
                )
            connection = self._connection
            try:
                return self._write_noted(connection, done, doing)
            except GraphUnavailable:
                return self._write_noted(self._renew(connection), done, doing)

    def _write_prepared(self, connection: Connection, work: Callable[[Run], T], doing: str) -> T:
        """Write to a server, with the constraints that a load relies on."""
        if self.settings.portfolio:
            portfolio.prepare(connection, self.twin)
        else:
            connection.told(self.engine.one_model_of_a_name)
        return connection.write(work, doing)

    def _write_noted(self, connection: Connection, work: Callable[[Run], T], doing: str) -> T:
        """Write, with what was and what will be in the ledger until it is committed."""
        before = self._ledger.known()
        after: list[State] = []

        def noted(run: Run) -> T:
            result = work(run)
            after[:] = [held(lambda cypher: run(self._checked(cypher)[0], {}))]
            self._ledger.note(*before, *after)
            return result

        result = connection.write(noted, doing)
        with contextlib.suppress(NotKeptError):  # what stands there holds this state, too
            self._ledger.note(*after)
        return result

    def models(self) -> tuple[ModelInfo, ...]:
        """The loaded models, by name."""
        rows = self._ask(
            "MATCH (m:Model) RETURN m.model, m.SHA256, m.IfcSchema, m.Application, m.TimeStamp, "
            f"m.loaded, m.{SINCE}, m.node_count, m.relationship_count ORDER BY m.model"
        ).rows
        return tuple(
            ModelInfo(
                name=name or "",
                sha256=sha256 or "",
                ifc_schema=schema or "",
                application=application or "",
                time_stamp=stamp or "",
                loaded=loaded or "",
                unread_since=unread or "",
                nodes=nodes or 0,
                relationships=links or 0,
            )
            for name, sha256, schema, application, stamp, loaded, unread, nodes, links in rows
        )

    def state(self) -> str:
        """What tells the twin as it is now from itself after any load or removal."""
        return _state_of(self.models())

    def schema(self) -> GraphSchema:
        """What the twin holds, read once for each state of its models."""
        models = self.models()
        unread = [m.name for m in models if m.unread_since]
        token = f"{_state_of(models)}{unread or ''}"
        if self._schema and self._schema[0] == token:
            return self._schema[1]
        file = self.kept_as("schema")
        schema = told_schema(recall(file, token))
        if schema is None:
            schema = self._scan()
            keep(file, token, schema.model_dump())
        self._schema = (token, schema)
        return schema

    def kept_as(self, what: str) -> Path:
        """Where what was worked out of this twin is kept between starts (ifc_loader/kept.py)."""
        s = self.settings
        told = "\n".join((s.uri or "", s.database or "", self.twin))
        return s.data_dir / "kept" / hashlib.sha256(told.encode()).hexdigest()[:16] / f"{what}.json"

    def _scan(self) -> GraphSchema:
        units: dict[str, str] = {}
        for (lines,) in self._ask("MATCH (m:Model) RETURN m.property_units").rows:
            units.update(line.split("\t", 1) for line in lines or ())
        info = self._connection.told("SHOW SCHEMA INFO") if self.engine.name == "Memgraph" else []
        label = self._connection.label
        layout = scanning.told(info[0], label) if info else scanning.scanned(self._ask)
        schema = scanning.read_schema(layout, self._ask, self._label_order, units)
        found = self._ask("MATCH (m:Model) RETURN m.label_keys ORDER BY m.model").rows
        lines = [line.split("\t") for (told,) in found for line in told or ()]
        keys = tuple((label, tuple(names)) for label, *names in lines)
        return schema.model_copy(update={"unread": unread_models(self._ask), "keys": keys})

    def _label_order(self, labels: frozenset[str]) -> tuple[str, ...]:
        """The order the labels were written in, where a loaded model tells it.

        The label of the twin itself is nobody's business.
        """
        labels -= {self._connection.label}
        if labels not in self._orders:
            for (lines,) in self._ask("MATCH (m:Model) RETURN m.label_orders").rows:
                orders = [tuple(line.split("\t")) for line in lines or ()]
                self._orders.update((frozenset(order), order) for order in orders)
            self._orders.setdefault(labels, tuple(sorted(labels)))
        return self._orders[labels]

    def twins(self) -> tuple[str, ...]:
        """The twins this engine holds, by name."""
        if self.settings.portfolio:
            held = portfolio.twins_of(self._connection)
            return tuple(sorted({FIRST_TWIN, self.twin, *filter(None, held)}))
        return self._connection.databases() or (self.twin,)


def _state_of(models: tuple[ModelInfo, ...]) -> str:
    return repr([(model.name, model.loaded) for model in models])
