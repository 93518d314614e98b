"""A relational database as tables, by SQLAlchemy's reflection; a server's as a SQLite file first.

So what was read once is a file as every other: kept, compared, read again when the server is gone.
"""

import datetime as dt
import time
import uuid
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any
from urllib.parse import quote

from ifc_loader.property_graph import Finding
from ifc_loader.spooled import Spooled
from registers.sources.database_cells import Cells, asked_for
from registers.sources.snapshots import restored, write_snapshot
from registers.tables import MOST_ROWS, ForeignKey, Kind, RegisterError, Table

SERVERS: Mapping[str, str] = {"postgresql": "postgresql+pg8000", "postgres": "postgresql+pg8000"}
"""The schemes of addresses that are known, and the driver of each."""
SQLITE = b"SQLite format 3\0"
JOURNAL = bytes.fromhex("d9d505f920a163d7")
"""How a rollback journal begins whose changes may have to be taken back."""
CONNECT_SECONDS = 10
STATEMENT_SECONDS = 120
STEPS = 100_000
"""Of SQLite's machine, after which the time is looked at: a view may never end."""
FOREIGN = "f"
NOT_READ = """
SELECT n.nspname, c.relname, c.relkind::text, whole.relname
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
LEFT JOIN pg_inherits i ON i.inhrelid = c.oid AND c.relispartition
LEFT JOIN pg_class whole ON whole.oid = i.inhparent
WHERE c.relkind = 'f' OR (c.relispartition AND c.relkind IN ('r', 'p')) ORDER BY 1, 2
"""
"""Tables of a server that hold no rows of their own (postgresql.org/docs/current/catalog-pg-class)
and the table that does."""
INHERITING = """
SELECT n.nspname, c.relname, string_agg(whole.relname, ', ' ORDER BY i.inhseqno)
FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_class whole ON whole.oid = i.inhparent
WHERE c.relkind = 'r' AND NOT c.relispartition GROUP BY 1, 2 ORDER BY 1, 2
"""
"""Tables whose rows are also among those of others (postgresql.org/docs/current/ddl-inherit)."""
AT_ONCE = 5_000
"""Rows fetched from a server in one go."""


def is_address(text: str) -> bool:
    """Whether a text is the address of a database that can be read: `postgresql://…`."""
    return text.partition("://")[0] in SERVERS


def read_sqlite(path: Path) -> tuple[Table, ...]:
    """The tables and views of a SQLite file, opened for reading only.

    Raises `RegisterError` for a file that is no database, or one with too many rows.
    """
    return restored(_read(engine_of(path), path.name))


def engine_of(source: Path | str) -> Any:
    """A database that may only be read: a SQLite file, or the server's at an address.

    To be disposed of. Raises `RegisterError` for a file or an address that is none.
    """
    from sqlalchemy import create_engine  # noqa: PLC0415  only for a database

    if isinstance(source, str):
        url = _url(source)
        if url.drivername.partition("+")[0] not in SERVERS:
            raise RegisterError(f"{url.drivername} is no database that can be read: postgresql://…")
        return create_engine(
            url.set(drivername=SERVERS[url.drivername.partition("+")[0]]),
            connect_args={"timeout": CONNECT_SECONDS},
            execution_options={"postgresql_readonly": True, "isolation_level": "REPEATABLE READ"},
        )
    path = source
    try:
        with path.open("rb") as file:
            if file.read(len(SQLITE)) != SQLITE:
                raise RegisterError(f"{path.name} is no SQLite database")
        _refuse_unfinished(path)
    except OSError as error:
        raise RegisterError(f"{path} cannot be opened: {error.strerror or error}") from error
    place = f"sqlite:///file:{quote(str(path.resolve()))}?mode=ro&immutable=1&uri=true"
    return create_engine(place)


def _refuse_unfinished(path: Path) -> None:
    """Raise `RegisterError` for a SQLite file whose committed state stands in a journal beside it:
    a write-ahead log, or a rollback journal (sqlite.org/fileformat.html, 3) whose header is not
    yet cleared.
    """
    log, journal = (path.with_name(f"{path.name}-{end}") for end in ("wal", "journal"))
    if log.exists() and log.stat().st_size:
        raise RegisterError(
            f"{path.name} has changes that are still in {log.name}; close the program that "
            "writes it, or run PRAGMA wal_checkpoint(TRUNCATE) in it"
        )
    if not journal.exists():
        return
    with journal.open("rb") as file:
        if file.read(len(JOURNAL)) == JOURNAL:
            raise RegisterError(
                f"{path.name} holds changes that nobody committed, and {journal.name} what was "
                "there before; let the program that writes it end, or open it once with sqlite3, "
                "which takes them back"
            )


def take_snapshot(address: str, target: Path) -> None:
    """Copy a server's database into a SQLite file: tables, keys, foreign keys, rows.

    It is read in one transaction that may only read. Raises `RegisterError` where the server is not
    reached or refuses; no sentence holds the password.
    """
    url = _url(address)
    target.unlink(missing_ok=True)
    name = f"{url.host or 'localhost'}/{database_of(address)}"
    write_snapshot(_read(engine_of(address), name), target)


def database_of(address: str) -> str:
    """The name of the database at an address. Raises `RegisterError` for what is none."""
    if name := _url(address).database:
        return str(name)
    raise RegisterError("The address names no database; end it with /DATABASE")


def _url(address: str) -> Any:
    from sqlalchemy import make_url  # noqa: PLC0415

    try:
        return make_url(address)
    except Exception:  # noqa: BLE001  its text may hold the password
        raise RegisterError(
            "The address of the database cannot be read; write it as "
            "postgresql://USER:PASSWORD@HOST:5432/DATABASE"
        ) from None


def _read(engine: Any, name: str) -> tuple[Table, ...]:
    """Every table and view of a database. The engine is disposed of.

    Views come last, so that their rows take no table's place.
    """
    from sqlalchemy import inspect  # noqa: PLC0415
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    try:
        with engine.connect() as connection:
            _bound(connection)
            seen = inspect(connection)
            left = MOST_ROWS
            tables = []
            places = _places(seen, engine.dialect.name)
            for schema, table, view in sorted(places, key=lambda place: place[2]):
                read = _view if view else _table
                found = read(connection, seen, (schema, table), left)
                left -= len(found.rows)
                if left < 0:
                    raise RegisterError(
                        f"The database {name} has more than {MOST_ROWS:,} rows; read a part"
                    )
                tables.append(found)
            tables += _elsewhere(seen)
            twice = dict(_inheriting(seen))
            tables = [
                replace(one, findings=(*one.findings, twice[one.name]))
                if one.name in twice
                else one
                for one in tables
            ]
    except SQLAlchemyError as error:
        raise RegisterError(f"The database {name} cannot be read: {_why(error):.200}") from None
    finally:
        engine.dispose()
    return tuple(tables)


def _why(error: Exception) -> str:
    """What a database said of what it refused, on one line."""
    said = getattr(error, "orig", None) or error
    told = said.args[0] if said.args else ""
    # pg8000 gives PostgreSQL's fields: postgresql.org/docs/current/protocol-error-fields.html
    return str(told.get("M", told) if isinstance(told, dict) else said).splitlines()[0]


def _bound(connection: Any) -> None:
    """Let no statement, and no SQLite file as a whole, take longer than its seconds."""
    from sqlalchemy import text  # noqa: PLC0415

    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET statement_timeout = {STATEMENT_SECONDS * 1000}"))
        connection.execute(text("SET intervalstyle = 'iso_8601'"))
    else:
        end = time.monotonic() + STATEMENT_SECONDS
        own = connection.connection.driver_connection
        own.set_progress_handler(lambda: time.monotonic() > end, STEPS)


def _places(seen: Any, dialect: str) -> Iterator[tuple[str | None, str, bool]]:
    """Schema, name, and whether it is a view, of all that holds rows; None is the usual schema."""
    others = [
        schema
        for schema in (seen.get_schema_names() if dialect == "postgresql" else ())
        if schema not in {"information_schema", seen.default_schema_name}
        and not schema.startswith("pg_")
    ]
    parts = {_full(schema, name) for schema, name, kind, _ in _not_read(seen) if kind != FOREIGN}
    for schema in (None, *others):
        names = (n for n in seen.get_table_names(schema) if _full(schema, n) not in parts)
        yield from ((schema, name, False) for name in sorted(names))
        views = {*seen.get_view_names(schema), *_kept_views(seen, dialect, schema)}
        yield from ((schema, name, True) for name in sorted(views))


def _not_read(seen: Any) -> list[tuple[str | None, str, str, str]]:
    """Schema, name and kind of those tables of a server that are none of their own, and the table
    of which they are a part: partitions, and what is another server's."""
    from sqlalchemy import text  # noqa: PLC0415

    if seen.bind.dialect.name != "postgresql":
        return []
    usual = seen.default_schema_name
    return [
        (None if schema == usual else schema, name, kind, whole or "")
        for schema, name, kind, whole in seen.bind.execute(text(NOT_READ))
    ]


def _elsewhere(seen: Any) -> Iterator[Table]:
    """Those tables, told without their rows."""
    for schema, table, kind, whole in _not_read(seen):
        name = _full(schema, table)
        why = "it is a table of another server" if kind == FOREIGN else f"its rows are in {whole}"
        told = f"{name}: none of its rows is read, since {why}"
        yield Table(name, (), (), 1, findings=(Finding("table not read", name, told),))


def _inheriting(seen: Any) -> Iterator[tuple[str, Finding]]:
    """Those tables of a server whose rows another table has too, and what is told of each."""
    from sqlalchemy import text  # noqa: PLC0415

    if seen.bind.dialect.name != "postgresql":
        return
    for schema, table, whole in seen.bind.execute(text(INHERITING)):
        name = _full(None if schema == seen.default_schema_name else schema, table)
        told = f"{name}: each of its rows is there twice, since {whole} has it too (INHERITS)"
        yield name, Finding("rows twice", name, told)


def _kept_views(seen: Any, dialect: str, schema: str | None) -> list[str]:
    """The views whose rows a server keeps."""
    return seen.get_materialized_view_names(schema) if dialect == "postgresql" else []


def _view(connection: Any, seen: Any, place: tuple[str | None, str], most: int) -> Table:
    """A view; without rows, which is told, where it asks for what is no more, cannot be read or
    takes too long, and where it has more rows than `most`.
    """
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    head = Table(_full(*place), (), (), 1, view=True)
    try:
        with connection.begin_nested():
            head = replace(_declared(seen, place, keys=False), view=True)
            found = _with_rows(head, connection, seen, place, most)
        if len(found.rows) <= most:
            return found
        why = f"it has more rows than the {most:,} that are left beside those of the tables"
    except SQLAlchemyError as error:
        why = _why(error)
    told = f"{head.name}: none of the rows of this view is read: {why:.200}"
    return replace(head, findings=(Finding("view not read", head.name, told),))


def _table(connection: Any, seen: Any, place: tuple[str | None, str], most: int) -> Table:
    """A table and its rows, one more than `most` where there are more."""
    head = _declared(seen, place, keys=True)
    return _with_rows(head, connection, seen, place, most)


def _with_rows(
    head: Table, connection: Any, seen: Any, place: tuple[str | None, str], most: int
) -> Table:
    """A table or view with its rows, one more than `most` where there are more."""
    from sqlalchemy import column, select  # noqa: PLC0415
    from sqlalchemy import table as selectable  # noqa: PLC0415

    if not head.columns:
        told = f"{head.name}: it has no columns, and nothing of it is read"
        return replace(head, findings=(Finding("table without columns", head.name, told),))
    schema, table = place
    kinds = {each["name"]: each["type"] for each in seen.get_columns(table, schema)}
    asked: Any = select(*(asked_for(name, kinds[name]) for name in head.columns))
    asked = asked.select_from(selectable(table, schema=schema)).limit(most + 1)
    found = connection.execute(
        asked.order_by(*map(column, head.key)), execution_options={"yield_per": AT_ONCE}
    )
    cells = Cells(head)
    rows = Spooled(cells.of(number, row) for number, row in enumerate(found, head.first_row))
    return replace(head, rows=rows, findings=tuple(cells.findings()))


def declared(engine: Any) -> tuple[Table, ...]:
    """The tables and views of a database as they are declared, without rows.

    A view that asks for what is no more is left out. Raises `RegisterError`.
    """
    from sqlalchemy import inspect  # noqa: PLC0415
    from sqlalchemy.exc import OperationalError, SQLAlchemyError  # noqa: PLC0415

    found = []
    try:
        with engine.connect() as connection:
            _bound(connection)
            seen = inspect(connection)
            for schema, name, view in _places(seen, engine.dialect.name):
                with suppress(*((OperationalError,) if view else ())):
                    found.append(_declared(seen, (schema, name), keys=not view))
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise RegisterError(f"The database cannot be read: {why:.200}") from None
    return tuple(found)


def _declared(seen: Any, place: tuple[str | None, str], *, keys: bool) -> Table:
    """What a database says of a table: columns, kinds, keys; of a view no keys."""
    schema, table = place
    kinds = {each["name"]: _kind(each["type"]) for each in seen.get_columns(table, schema)}
    return Table(
        _full(schema, table),
        tuple(kinds),
        (),
        1,
        tuple(seen.get_pk_constraint(table, schema)["constrained_columns"]) if keys else (),
        tuple(
            ForeignKey(
                tuple(each["constrained_columns"]),
                _full(each["referred_schema"], each["referred_table"]),
                tuple(each["referred_columns"]),
            )
            for each in (seen.get_foreign_keys(table, schema) if keys else ())
        ),
        {each: kind for each, kind in kinds.items() if kind},
    )


def _full(schema: str | None, table: str) -> str:
    return f"{schema}.{table}" if schema else table


def _kind(declared: Any) -> Kind | None:
    """What a column holds by its declared type; None where that says nothing certain."""
    from sqlalchemy.dialects.postgresql import MONEY  # noqa: PLC0415

    if isinstance(declared, MONEY):
        return "number"
    try:
        python = declared.python_type
    except NotImplementedError:
        return None
    kinds: Mapping[type, Kind] = {
        bool: "boolean",
        int: "integer",
        float: "number",
        Decimal: "number",
        dt.datetime: "datetime",
        dt.date: "date",
        str: "text",
        uuid.UUID: "text",
    }
    return kinds.get(python)
