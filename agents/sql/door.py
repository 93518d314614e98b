"""The only door to a database that is asked: read-only, one statement, so many rows and seconds."""

import datetime as dt
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlglot.expressions as exp

from agents.sql.reading_only import Dialect, NotReadingError, parse_reading
from graph_store import Execution, QueryError, Rows
from registers.sources.database_cells import cell
from registers.sources.databases import declared, engine_of
from registers.tables import Table

STEPS = 10_000
"""Of SQLite's machine, after which the time is looked at."""
LONGEST = 1_000_000
"""Bytes of one value, and of one row, that SQLite may make."""
MEMORY_MB = 64
"""That one sort of PostgreSQL may take before it goes to disk."""
ROWS, SECONDS = 1000, 10.0
"""As the graph's door has them (`GraphStore.read`)."""


@dataclass(frozen=True)
class Database:
    """A database that is open for questions: its engine, and its tables as they are declared."""

    engine: Any
    dialect: Dialect
    tables: tuple[Table, ...]

    def read(
        self,
        sql: str,
        parameters: Mapping[str, Any] | None = None,
        *,
        limit: int = ROWS,
        seconds: float = SECONDS,
    ) -> Execution:
        """At most `limit` rows of one statement that only reads, within `seconds`.

        `:name` in it stands for a parameter. What is refused, wrong or too slow comes back as a
        `QueryError` with the reason; `Rows.sent` is the text that the database received.
        """
        from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  only for a database

        try:
            tree = parse_reading(sql, self.dialect, [table.name for table in self.tables])
            tree = _filled(tree, parameters or {})
        except NotReadingError as error:
            return QueryError(code="Oriel.NotReading", message=str(error))
        try:
            return self._fetch(tree, limit, seconds)
        except SQLAlchemyError as error:
            why = str(getattr(error, "orig", None) or error).splitlines()[0]
            slow = "interrupted" in why or "statement timeout" in why
            told = f"It took more than {seconds:g} s; ask for less" if slow else f"{why:.300}"
            return QueryError(code="Oriel.TooSlow" if slow else "Oriel.SqlError", message=told)

    def _fetch(self, tree: exp.Query, limit: int, seconds: float) -> Rows:
        with self.engine.connect() as connection:
            _bound(connection, seconds)
            sent = self._sent(tree)
            asked = exp.select("*").from_(tree.subquery("asked"))
            if tree.args.get("order") is None:
                shown = self._sent(asked.limit(limit + 1))
            else:  # the order of a subquery is nobody's promise
                own = tree.args.get("limit")
                most = int(own.expression.name) if own else limit + 1
                shown = self._sent(tree.limit(min(most, limit + 1)))
            found = _run(connection, shown)
            columns, rows = tuple(found.keys()), found.fetchall()
            total = len(rows)
            if total > limit:
                counted = exp.select("count(*)").from_(tree.subquery("asked"))
                total = _run(connection, self._sent(counted)).scalar_one()
        told = tuple(tuple(map(_value, row)) for row in rows[:limit])
        return Rows(columns=columns, rows=told, total=total, sent=sent)

    def _sent(self, tree: exp.Query) -> str:
        return tree.sql(self.dialect, comments=False)


@contextmanager
def open_database(source: Path | str) -> Iterator[Database]:
    """A SQLite file, or the PostgreSQL at an address, to be asked. Raises `RegisterError`."""
    engine = engine_of(source)
    try:
        dialect: Dialect = "sqlite" if engine.dialect.name == "sqlite" else "postgres"
        yield Database(engine, dialect, declared(engine))
    finally:
        engine.dispose()


def _filled(tree: exp.Query, parameters: Mapping[str, Any]) -> exp.Query:
    """The tree with its parameters as literals, each written by the library."""

    def value(node: exp.Expr) -> exp.Expr:
        if not isinstance(node, exp.Placeholder):
            return node
        if node.name not in parameters:
            raise NotReadingError(f"There is no parameter {node.name!r}")
        return exp.convert(parameters[node.name])

    filled = tree.transform(value)
    assert isinstance(filled, exp.Query), "only leaves are replaced"
    return filled


def _bound(connection: Any, seconds: float) -> None:
    """Let the statements of a connection read, and take no longer than their seconds."""
    from sqlalchemy import text  # noqa: PLC0415

    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL statement_timeout = {round(seconds * 1000)}"))
        connection.execute(text(f"SET LOCAL work_mem = '{MEMORY_MB}MB'"))
        connection.execute(text("SET TRANSACTION READ ONLY"))
        return
    import sqlite3  # noqa: PLC0415

    own = connection.connection.driver_connection
    end = time.monotonic() + seconds
    own.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    own.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    may = {sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_FUNCTION}
    own.set_authorizer(lambda does, *_: sqlite3.SQLITE_OK if does in may else sqlite3.SQLITE_DENY)


def _run(connection: Any, sql: str) -> Any:
    """Run a text as it stands: a colon in it begins no parameter."""
    from sqlalchemy import text  # noqa: PLC0415

    return connection.execute(text(sql.replace(":", "\\:")))


def _value(value: object) -> Any:
    """A value as rows of a graph have it: times as ISO texts."""
    if value is None:
        return None
    told = cell(value)
    return told.isoformat() if isinstance(told, dt.date | dt.time) else told
