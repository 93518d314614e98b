"""A relational database as tables, by SQLAlchemy's reflection; a server's as a SQLite file first.

So what was read once is a file as every other: kept, compared, read again when the server is gone.
"""

import datetime as dt
import json
import math
import time
import uuid
from collections.abc import Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any
from urllib.parse import quote

from ifc_loader.spooled import Spooled
from registers.tables import MOST_ROWS, Cell, ForeignKey, Kind, RegisterError, Table

VIEWS = "oriel_views"
"""The table of a snapshot that names those of its tables that were views."""
LISTS = "oriel_lists"
"""The table of a snapshot that names the columns whose texts are lists, as JSON."""
KEPT = frozenset({VIEWS, LISTS})
SERVERS: Mapping[str, str] = {"postgresql": "postgresql+pg8000", "postgres": "postgresql+pg8000"}
"""The schemes of addresses that are known, and the driver of each."""
SQLITE = b"SQLite format 3\0"
JOURNAL = bytes.fromhex("d9d505f920a163d7")
"""How a rollback journal begins whose changes may have to be taken back."""
CONNECT_SECONDS = 10
STATEMENT_SECONDS = 120
LARGEST_INTEGER = 2**63 - 1
STEPS = 100_000
"""Of SQLite's machine, after which the time is looked at: a view may never end."""
AT_ONCE = 5_000
"""Rows fetched from a server, or written to a snapshot, in one go."""


def is_address(text: str) -> bool:
    """Whether a text is the address of a database that can be read: `postgresql://…`."""
    return text.partition("://")[0] in SERVERS


def read_sqlite(path: Path) -> tuple[Table, ...]:
    """The tables and views of a SQLite file, opened for reading only.

    Raises `RegisterError` for a file that is no database, or one with too many rows.
    """
    return _read(engine_of(path), path.name)


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
    _write(_read(engine_of(address), f"{url.host or 'localhost'}/{database_of(address)}"), target)


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
    """Every table and view of a database. The engine is disposed of."""
    from sqlalchemy import inspect  # noqa: PLC0415
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    try:
        with engine.connect() as connection:
            _bound(connection)
            seen = inspect(connection)
            left = MOST_ROWS
            tables = []
            for schema, table, view in _places(seen, engine.dialect.name):
                found = (
                    _view(connection, seen, (schema, table), left)
                    if view
                    else _table(connection, seen, (schema, table), left)
                )
                left -= len(found.rows)
                if left < 0:
                    raise RegisterError(
                        f"The database {name} has more than {MOST_ROWS:,} rows; read a part"
                    )
                tables.append(found)
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise RegisterError(f"The database {name} cannot be read: {why:.200}") from None
    finally:
        engine.dispose()
    kept = {t.name: {tuple(map(str, row)) for row in t.rows} for t in tables if t.name in KEPT}
    views, lists = kept.get(VIEWS, set()), kept.get(LISTS, set())
    return tuple(
        replace(_with_lists(t, lists), view=t.view or (t.name,) in views)
        for t in tables
        if t.name not in KEPT
    )


def _with_lists(table: Table, lists: Set[tuple[str, ...]]) -> Table:
    """A table with the lists of those columns that a snapshot names."""
    places = {p for p, name in enumerate(table.columns) if (table.name, name) in lists}
    if not places:
        return table
    rows = (
        tuple(_listed(each) if place in places else each for place, each in enumerate(row))
        for row in table.rows
    )
    kinds = {name: kind for name, kind in table.kinds.items() if (table.name, name) not in lists}
    return replace(table, rows=Spooled(rows), kinds=kinds)


def _listed(cell: Cell) -> Cell:
    return tuple(json.loads(cell)) if isinstance(cell, str) and cell else cell


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
    for schema in (None, *others):
        yield from ((schema, name, False) for name in sorted(seen.get_table_names(schema)))
        views = {*seen.get_view_names(schema), *_kept_views(seen, dialect, schema)}
        yield from ((schema, name, True) for name in sorted(views))


def _kept_views(seen: Any, dialect: str, schema: str | None) -> list[str]:
    """The views whose rows a server keeps."""
    return seen.get_materialized_view_names(schema) if dialect == "postgresql" else []


def _view(connection: Any, seen: Any, place: tuple[str | None, str], most: int) -> Table:
    """A view; without columns and rows where it asks for what is no more, or takes too long."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    try:
        with connection.begin_nested():
            return replace(_table(connection, seen, place, most, keys=False), view=True)
    except SQLAlchemyError:
        return Table(_full(*place), (), (), 1, view=True)


def _table(
    connection: Any, seen: Any, place: tuple[str | None, str], most: int, *, keys: bool = True
) -> Table:
    """A table or view and its rows, one more than `most` where there are more."""
    from sqlalchemy import Numeric, Text, cast, column, select  # noqa: PLC0415
    from sqlalchemy import table as selectable  # noqa: PLC0415
    from sqlalchemy.dialects.postgresql import INTERVAL, MONEY  # noqa: PLC0415

    schema, table = place
    head = _declared(seen, place, keys=keys)
    # as it is sent, money is a text in the words of the server's country: `$1,250.50`; of an
    # interval the driver loses the sign (`-00:01:30`)
    as_sent = {MONEY: Numeric, INTERVAL: Text}
    cast_to = {e["name"]: as_sent.get(type(e["type"])) for e in seen.get_columns(table, schema)}
    asked: Any = select(
        *(cast(column(n), to).label(n) if (to := cast_to[n]) else column(n) for n in head.columns)
    )
    asked = asked.select_from(selectable(table, schema=schema)).limit(most + 1)
    found = connection.execute(
        asked.order_by(*map(column, head.key)), execution_options={"yield_per": AT_ONCE}
    )
    return replace(head, rows=Spooled(tuple(map(cell, row)) for row in found))


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


def cell(value: object) -> Cell:
    """A database's value as a cell: exact numbers as numbers, a moment with a zone in UTC, a
    list of one kind as such, the rest as what it says."""
    if value is None or (isinstance(value, Decimal | float) and not math.isfinite(value)):
        return "" if value is None else str(value)
    if isinstance(value, Decimal):
        return _number(value)
    if isinstance(value, list | tuple):
        return _list(value)
    if isinstance(value, bytes | bytearray | memoryview):
        return f"({len(value)} bytes)"
    if isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dt.datetime) and value.tzinfo:
        value = value.astimezone(dt.UTC).isoformat()  # no type of SQLite's keeps a zone
    return value if isinstance(value, bool | int | float | str | dt.date) else str(value)


def _number(value: Decimal) -> Cell:
    """A number; one that is whole and that no number here holds to the last digit as text."""
    if value != value.to_integral_value():
        return float(value)
    if abs(value) <= LARGEST_INTEGER:
        return int(value)
    return float(value) if Decimal(repr(float(value))) == value else f"{value:f}"


def _list(value: Sequence[object]) -> Cell:
    """The members of an array that are of one kind; of several, or within each other, as text."""
    cells = [cell(each) for each in value]
    kinds = {type(each) for each in cells}
    if len(kinds) == 1 and kinds <= {str, int, float, bool} and "" not in cells:
        return tuple(cells)  # type: ignore[arg-type]
    days = kinds == {dt.date}
    return tuple(map(str, cells)) if days else ", ".join(map(str, cells))


def _write(tables: tuple[Table, ...], target: Path) -> None:
    """Tables as a SQLite file that `read_sqlite` reads to the same tables."""
    import sqlalchemy as sa  # noqa: PLC0415

    types: dict[Kind, tuple[Any, Any]] = {
        "boolean": (sa.Boolean(), bool),
        "integer": (sa.BigInteger(), int),
        "number": (sa.Float(), int | float),
        "date": (sa.Date(), dt.date),
        "datetime": (sa.DateTime(), dt.datetime),
    }

    def type_of(table: Table, place: int) -> Any:
        """The type declared, where all cells are of it: a day may be `infinity`."""
        made, python = types.get(table.kinds.get(table.columns[place], "text"), (None, object))
        fits = all(row[place] == "" or isinstance(row[place], python) for row in table.rows)
        return made if made is not None and fits else sa.Text()

    views = Table(VIEWS, ("name",), tuple((each.name,) for each in tables if each.view))
    lists = Table(LISTS, ("table", "column"), tuple(_lists_of(tables)))
    metadata = sa.MetaData()
    made = {
        table.name: sa.Table(
            table.name,
            metadata,
            *(
                sa.Column(
                    name,
                    type_of(table, place),
                    primary_key=name in table.key,
                    autoincrement=False,
                )
                for place, name in enumerate(table.columns)
            ),
        )
        for table in (*tables, views, lists)
    }
    for table in tables:
        for each in table.foreign_keys:
            if each.table not in made or not {*each.to} <= {*made[each.table].c.keys()}:
                continue  # of a schema that this account may not read
            ends = [made[each.table].c[column] for column in each.to]
            made[table.name].append_constraint(sa.ForeignKeyConstraint(each.columns, ends))
    engine = sa.create_engine(f"sqlite:///{target}")
    try:
        with engine.begin() as connection:
            for table in (*tables, views, lists):
                connection.execute(sa.schema.CreateTable(made[table.name]))
                for start in range(0, len(table.rows), AT_ONCE):
                    rows = [
                        {name: _stored(cell) for name, cell in pairs}
                        for pairs in (
                            zip(table.columns, row, strict=True)
                            for row in table.rows[start : start + AT_ONCE]
                        )
                    ]
                    connection.execute(made[table.name].insert(), rows)
    finally:
        engine.dispose()


def _lists_of(tables: Sequence[Table]) -> Iterator[tuple[str, str]]:
    """Table and column of those that hold lists, and nothing else."""
    for table in tables:
        for place, name in enumerate(table.columns):
            kinds = {type(row[place]) for row in table.rows if row[place] != ""}
            if kinds == {tuple}:
                yield table.name, name


def _stored(cell: Cell) -> object:
    if cell == "":
        return None
    return json.dumps(cell, ensure_ascii=False) if isinstance(cell, tuple) else cell
