"""The door to a database, attacked from both sides: what is parsed, and what is open behind it."""

import time

import pytest
import sqlalchemy as sa

from agents.sql import door
from agents.sql.door import Database
from graph_store import QueryError, Rows
from sample_models import maintenance
from tests.patience import PATIENCE

pytestmark = pytest.mark.engine
HELD = maintenance.rows()

ATTACKS = {
    "insert": "INSERT INTO people (email) VALUES ('x')",
    "update": "UPDATE people SET name = 'x'",
    "delete": "DELETE FROM people",
    "delete in a CTE": "WITH d AS (DELETE FROM people RETURNING *) SELECT * FROM d",
    "drop": "DROP TABLE people",
    "create": "CREATE TABLE x AS SELECT * FROM people",
    "select into": "SELECT * INTO x FROM people",
    "lock": "SELECT name FROM people FOR UPDATE",
    "stacked": "SELECT 1; DELETE FROM people",
    "stacked behind a comment": "SELECT 1 /* ; */ ; -- \n DROP TABLE people",
    "comment that hides": "SELECT name FROM people --\n; DELETE FROM people",
    "pragma": "PRAGMA writable_schema = 1",
    "pragma as a table": "SELECT * FROM pragma_table_info('people')",
    "attach": "ATTACH '/tmp/other.sqlite' AS other",
    "vacuum into a file": "VACUUM INTO '/tmp/stolen.sqlite'",
    "load_extension": "SELECT load_extension('/tmp/x.so')",
    "readfile": "SELECT readfile('/etc/passwd')",
    "copy out": "COPY people TO '/tmp/stolen.csv'",
    "copy to a program": "COPY (SELECT 1) TO PROGRAM 'id'",
    "pg_read_file": "SELECT pg_read_file('/etc/passwd')",
    "pg_read_file in another schema": "SELECT pg_catalog.pg_read_file('/etc/passwd')",
    "pg_sleep": "SELECT pg_sleep(30)",
    "pg_sleep in FROM": "SELECT * FROM pg_sleep(30)",
    "lo_import": "SELECT lo_import('/etc/passwd')",
    "dblink": "SELECT * FROM dblink('host=evil', 'SELECT 1') AS t(x int)",
    "set_config": "SELECT set_config('statement_timeout', '0', false)",
    "set": "SET statement_timeout = 0",
    "commit": "COMMIT",
    "limit by a sum": "SELECT name FROM people ORDER BY name LIMIT 1 + 1",
    "limit by a query": "SELECT name FROM people ORDER BY name LIMIT (SELECT 5)",
    "limit by a text": "SELECT name FROM people ORDER BY name LIMIT 'x'",
    "do": "DO $$ BEGIN PERFORM pg_sleep(30); END $$",
    "explain analyze": "EXPLAIN ANALYZE DELETE FROM people",
    "call": "CALL anything()",
    "secrets": "SELECT * FROM pg_shadow",
    "secrets by schema": "SELECT * FROM pg_catalog.pg_authid",
    "schema": "SELECT sql FROM sqlite_master",
    "information schema": "SELECT * FROM information_schema.tables",
    "CTE over the table of its name": "WITH pg_shadow AS (SELECT * FROM pg_shadow) TABLE pg_shadow",
    "CTE of another part": "SELECT usename FROM pg_shadow UNION SELECT * FROM "
    "(WITH pg_shadow AS (SELECT 'a') SELECT * FROM pg_shadow) AS q",
    "generate_series": "SELECT count(*) FROM generate_series(1, 1000000000)",
    "recursive bomb": "WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n) "
    "SELECT count(*) FROM n",
    "doubled texts": "WITH "
    + ", ".join(
        f"t{i} AS (SELECT x || x AS x FROM t{i - 1})" if i else "t0 AS (SELECT 'aaaa' AS x)"
        for i in range(40)
    )
    + " SELECT length(x) FROM t39",
    "repeat": "SELECT repeat('x', 1000000000)",
    "zeroblob": "SELECT zeroblob(1000000000)",
    "printf": "SELECT printf('%1000000000d', 1)",
    "cast to a name of the system": "SELECT 'pg_shadow'::regclass",
    "deep": f"SELECT {'(' * 5000}1{')' * 5000}",
    "long": f"SELECT '{'x' * 30_000}'",
    "nothing": "-- nothing",
    "no SQL": "MATCH (n) RETURN n",
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_what_does_more_than_read_its_tables_is_refused(attack: str, database: Database) -> None:
    started = time.monotonic()
    found = database.read(ATTACKS[attack])
    assert isinstance(found, QueryError) and found.code == "Oriel.NotReading", found
    assert time.monotonic() - started < PATIENCE
    counted = database.read("SELECT count(*) FROM people")
    assert isinstance(counted, Rows) and counted.rows == ((len(HELD["people"]),),)


@pytest.mark.parametrize(
    "text",
    [
        "INSERT INTO people (email) VALUES ('x')",
        "UPDATE people SET name = 'x'",
        "DROP TABLE people",
        "CREATE TABLE x (y int)",
    ],
)
def test_behind_the_parser_the_connection_itself_does_not_write(
    text: str, database: Database
) -> None:
    with database.engine.connect() as connection:
        door._bound(connection, 5)
        with pytest.raises(sa.exc.SQLAlchemyError):
            connection.execute(sa.text(text))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "text", ["PRAGMA query_only = 0", "ATTACH ':memory:' AS x", "SELECT load_extension('x')"]
)
def test_behind_the_parser_sqlite_does_nothing_but_select(text: str, database: Database) -> None:
    with database.engine.connect() as connection:
        door._bound(connection, 5)
        with pytest.raises(sa.exc.SQLAlchemyError, match=r"not authorized|load_extension"):
            connection.execute(sa.text(text))


def test_what_takes_too_long_is_ended_and_the_next_is_answered(database: Database) -> None:
    joined = ", ".join(f"work_orders w{i}" for i in range(8))
    started = time.monotonic()
    found = database.read(f"SELECT count(*) FROM {joined} WHERE w1.id < w7.id", seconds=1)
    assert isinstance(found, QueryError) and found.code == "Oriel.TooSlow", found
    assert "more than 1 s" in found.message
    assert time.monotonic() - started < PATIENCE
    assert isinstance(database.read("SELECT name FROM people"), Rows)


@pytest.mark.parametrize("order", ["", " ORDER BY a.id DESC, b.id"])
def test_rows_are_cut_and_counted_exactly(order: str, database: Database) -> None:
    pairs = f"SELECT a.id, b.id AS other FROM work_orders a CROSS JOIN work_orders b{order}"
    found = database.read(pairs, limit=10)
    assert isinstance(found, Rows)
    assert found.total == len(HELD["work_orders"]) ** 2
    assert len(found.rows) == 10
    if order:
        last = max(order["id"] for order in HELD["work_orders"])
        assert found.rows[0] == (last, min(order["id"] for order in HELD["work_orders"]))


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT name FROM people WHERE lower(name) LIKE '%a%' ORDER BY name LIMIT 2",
        "WITH a AS (SELECT * FROM assets), b AS (SELECT name FROM a) SELECT count(*) FROM b",
        "SELECT status, count(*) AS n FROM work_orders GROUP BY status HAVING count(*) > 1",
        "SELECT name FROM people UNION SELECT name FROM suppliers ORDER BY 1",
        "SELECT title FROM work_orders WHERE opened BETWEEN '2025-02-01' AND '2025-03-31'",
        "SELECT s.name, round(avg(a.number)) FROM assets a JOIN suppliers s ON s.id = a.supplier_id"
        " GROUP BY s.name",
        "SELECT name, rank() OVER (ORDER BY stock) FROM spare_parts",
        "SELECT case when passed then 'yes' else 'no' end FROM inspections",
        "SELECT title FROM open_work_orders /* a view */",
        "SELECT cast(hours AS integer) FROM work_orders WHERE hours IS NOT NULL",
        "SELECT DISTINCT coalesce(assigned_to, 'nobody') FROM work_orders",
    ],
)
def test_what_only_reads_is_answered(sql: str, database: Database) -> None:
    found = database.read(sql)
    assert isinstance(found, Rows) and found.rows, found


def test_a_parameter_is_a_value_and_never_sql(database: Database) -> None:
    hostile = "Ann' OR '1'='1' -- :x \\: %s %% \"; DROP TABLE people"
    held = database.read("SELECT name FROM people WHERE name = :p", {"p": hostile})
    assert isinstance(held, Rows) and held.rows == ()
    told = database.read("SELECT CAST(:p AS TEXT) AS said", {"p": hostile})
    assert isinstance(told, Rows) and told.rows == ((hostile,),)
    absent = database.read("SELECT :q")
    assert isinstance(absent, QueryError) and "no parameter 'q'" in absent.message


def test_the_databases_own_words_come_back_for_what_is_wrong(database: Database) -> None:
    found = database.read("SELECT wrong FROM people")
    assert isinstance(found, QueryError) and "wrong" in found.message
