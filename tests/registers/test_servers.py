"""What a PostgreSQL server holds that is odd: each is kept or told, and the rest is read."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from registers import Register, Table, read_register, read_tables, take_snapshot
from tests.maintained import on_postgres

pytestmark = pytest.mark.engine


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with on_postgres() as address:
        yield address


@pytest.fixture
def snapshot(server: str, tmp_path: Path) -> Iterator[Callable[..., Path]]:
    """The snapshot of a database of its own, in which statements were run."""
    name = "".join(sign if sign.isalnum() else "_" for sign in tmp_path.name)
    driven = server.replace("postgresql:", "postgresql+pg8000:")
    owner = sa.create_engine(driven, isolation_level="AUTOCOMMIT")
    own = sa.make_url(driven).set(database=name)

    def made(*statements: str) -> Path:
        engine = sa.create_engine(own)
        with engine.begin() as connection:
            for statement in statements:
                connection.exec_driver_sql(statement)
        engine.dispose()
        path = tmp_path / "taken.sqlite"
        take_snapshot(own.set(drivername="postgresql").render_as_string(False), path)
        return path

    with owner.connect() as connection:
        connection.exec_driver_sql(f'CREATE DATABASE "{name}"')
        yield made
        connection.exec_driver_sql(f'DROP DATABASE "{name}"')
    owner.dispose()


def tables_of(path: Path) -> dict[str, Table]:
    return {each.name: each for each in read_tables(path)}


def findings(register: Register) -> list[str]:
    return [each.message for each in register.graph.findings]


def test_a_view_that_cannot_be_read_is_told_and_the_rest_is_read(
    snapshot: Callable[..., Path],
) -> None:
    path = snapshot(
        "CREATE TABLE pumps (id int PRIMARY KEY, name text, flow int)",
        "INSERT INTO pumps VALUES (1, 'P-1', 0), (2, 'P-2', 3)",
        "CREATE VIEW loads AS SELECT id, 100 / flow AS load FROM pumps",
        "CREATE VIEW names AS SELECT name FROM pumps",
    )
    found = tables_of(path)
    assert found["pumps"].rows == ((1, "P-1", 0), (2, "P-2", 3))
    assert (found["loads"].columns, len(found["loads"].rows)) == (("id", "load"), 0)
    assert (found["names"].view, len(found["names"].rows)) == (True, 2)
    told = findings(read_register(path))
    assert "loads: none of the rows of this view is read: division by zero" in told
    assert not any(each.startswith("names: none") for each in told)


def test_a_view_with_more_rows_than_may_be_read_takes_none_from_the_tables(
    snapshot: Callable[..., Path],
) -> None:
    path = snapshot(
        "CREATE TABLE pumps (id int PRIMARY KEY, name text)",
        "INSERT INTO pumps SELECT n, 'P-' || n FROM generate_series(1, 1100) n",
        "CREATE VIEW pairs AS SELECT a.id AS one, b.id AS other FROM pumps a, pumps b",
    )
    found = tables_of(path)
    assert (len(found["pumps"].rows), len(found["pairs"].rows)) == (1100, 0)
    (told,) = (each for each in findings(read_register(path)) if each.startswith("pairs: none"))
    assert "more rows than the 998,900 that are left beside those of the tables" in told


def test_names_that_differ_by_capitals_alone_are_told_apart(
    snapshot: Callable[..., Path],
) -> None:
    path = snapshot(
        'CREATE TABLE "Rooms" (id int PRIMARY KEY, "Name" text, name text)',
        """INSERT INTO "Rooms" VALUES (1, 'Hall', 'R-1')""",
        'CREATE TABLE rooms (id int PRIMARY KEY, room int REFERENCES "Rooms", "ID" text)',
        "INSERT INTO rooms VALUES (7, 1, 'seven')",
        "CREATE TABLE oriel_views (name text PRIMARY KEY)",
        "INSERT INTO oriel_views VALUES ('rooms')",
    )
    register = read_register(path)
    rows = {
        node.properties["table"]: node.properties
        for node in register.graph.nodes
        if "row" in node.properties
    }
    assert (rows["Rooms"]["Name"], rows["Rooms"]["name 2"]) == ("Hall", "R-1")
    assert (rows["rooms 2"]["id"], rows["rooms 2"]["ID 2"]) == (7, "seven")
    assert rows["oriel_views 2"]["name"] == "rooms"
    ends = {
        (each.start, each.end) for each in register.graph.relationships if each.start[-1] == "7"
    }
    assert ends == {("taken.sqlite/rooms 2/7", "taken.sqlite/Rooms/1")}
    told = findings(register)
    assert "the table 'rooms' is kept as 'rooms 2': SQLite has that name already" in told
    assert "Rooms: the column 'name' is kept as 'name 2': SQLite has that name already" in told


def test_a_table_that_sqlite_has_no_name_for_or_that_has_no_columns_hinders_none(
    snapshot: Callable[..., Path],
) -> None:
    path = snapshot(
        "CREATE TABLE sqlite_notes (id int PRIMARY KEY, note text)",
        "INSERT INTO sqlite_notes VALUES (1, 'kept')",
        "CREATE TABLE bare ()",
    )
    found = tables_of(path)
    assert found["_sqlite_notes"].rows == ((1, "kept"),)
    assert found["bare"].columns == ()
    assert "bare: it has no columns, and nothing of it is read" in findings(read_register(path))


def test_a_key_may_be_empty_or_bytes(snapshot: Callable[..., Path]) -> None:
    path = snapshot(
        "CREATE TABLE zones (code text PRIMARY KEY, name text)",
        "INSERT INTO zones VALUES ('', 'Outside'), ('A', 'Atrium')",
        "CREATE TABLE tags (tag bytea PRIMARY KEY, zone text REFERENCES zones)",
        r"INSERT INTO tags VALUES ('\x', 'A'), ('\x01ff', 'A'), ('\x02ff', NULL)",
        "CREATE TABLE scans (seal bytea PRIMARY KEY)",
        r"INSERT INTO scans SELECT decode(repeat(n::text, 50), 'escape') FROM "
        "generate_series(1, 2) n",
    )
    found = tables_of(path)
    assert found["zones"].rows == (("", "Outside"), ("A", "Atrium"))
    assert {row[0] for row in found["tags"].rows} == {r"\x", r"\x01ff", r"\x02ff"}
    seals = {str(row[0]) for row in found["scans"].rows}
    assert len(seals) == 2
    assert all(each.startswith("(50 bytes, SHA-256 ") for each in seals)
    register = read_register(path)
    assert "zones row 1: code is blank" in findings(register)
    assert {each.table: each.nodes for each in register.tables} == {
        "zones": 2,
        "tags": 3,
        "scans": 2,
    }


def test_an_address_keeps_its_host_and_a_span_in_a_list_its_sign(
    snapshot: Callable[..., Path],
) -> None:
    path = snapshot(
        "CREATE TABLE gates (id int PRIMARY KEY, at inet, net cidr, others inet[], "
        "waits interval[], fees money[], shut time)",
        "INSERT INTO gates VALUES (1, '192.168.1.5/24', '10.0.0.0/8', '{10.0.0.5/8}', "
        "'{-90 seconds}', '{5.5}', '24:00'), (2, '192.168.1.6', NULL, NULL, NULL, NULL, '08:30')",
    )
    first, second = tables_of(path)["gates"].rows
    assert first[1:4] == ("192.168.1.5/24", "10.0.0.0/8", ("10.0.0.5/8",))
    assert first[4:] == (("PT-1M-30S",), (5.5,), "24:00:00")
    assert second == (2, "192.168.1.6", "", "", "", "", "08:30:00")


def test_digits_that_no_number_holds_are_told_and_those_of_a_key_kept(
    snapshot: Callable[..., Path],
) -> None:
    path = snapshot(
        "CREATE TABLE shares (no numeric PRIMARY KEY, share numeric, plain numeric)",
        "INSERT INTO shares VALUES (0.1, 0.5, 0.25), "
        "(0.1000000000000000000001, 1.0 / 3, 1.10), (2, 2.0 / 3, 7)",
    )
    rows = list(tables_of(path)["shares"].rows)
    assert [str(row[0]) for row in rows] == ["0.1", "0.1000000000000000000001", "2"]
    assert [row[2] for row in rows] == [0.25, 1.1, 7]
    assert rows[1][1] == pytest.approx(1 / 3)
    assert findings(read_register(path)) == [
        "shares, share: numbers of more digits than are kept are rounded (2 rows, first 2)"
    ]


def test_a_list_keeps_its_members_where_some_are_blank(snapshot: Callable[..., Path]) -> None:
    path = snapshot(
        "CREATE TABLE pumps (id int PRIMARY KEY, tags text[], marks int[], grid int[], more json)",
        "INSERT INTO pumps VALUES (1, '{a,NULL,\"\"}', '{NULL}', '{{1,2},{3,NULL}}', '[1, [2]]'), "
        "(2, '{b}', '{3}', '{{1},{2}}', '[1.5, 2]')",
    )
    first, second = tables_of(path)["pumps"].rows
    assert first[1:4] == (("a", ""), "", "[[1, 2], [3, null]]")
    assert second[1:] == (("b",), (3,), "[[1], [2]]", "[1.5, 2.0]")
    told = [each for each in findings(read_register(path)) if "blank members" in each]
    assert [each.partition(":")[0] for each in told] == ["pumps, tags", "pumps, marks"]


def test_rows_of_a_table_in_parts_are_read_once_and_another_servers_are_told(
    snapshot: Callable[..., Path],
) -> None:
    path = snapshot(
        "CREATE TABLE reads (id int, at date, PRIMARY KEY (id, at)) PARTITION BY RANGE (at)",
        "CREATE TABLE reads_old PARTITION OF reads FOR VALUES FROM (MINVALUE) TO ('2025-01-01')",
        "CREATE TABLE reads_new PARTITION OF reads FOR VALUES FROM ('2025-01-01') TO (MAXVALUE)",
        "INSERT INTO reads VALUES (1, '2024-05-06'), (2, '2025-06-07')",
        "CREATE FOREIGN DATA WRAPPER nowhere",
        "CREATE SERVER other FOREIGN DATA WRAPPER nowhere",
        "CREATE FOREIGN TABLE far (id int) SERVER other",
    )
    found = {name: len(each.rows) for name, each in tables_of(path).items()}
    assert found == {"reads": 2, "reads_old": 0, "reads_new": 0, "far": 0}
    told = findings(read_register(path))
    assert "reads_old: none of its rows is read, since its rows are in reads" in told
    assert "far: none of its rows is read, since it is a table of another server" in told


def test_rows_that_a_table_inherits_are_told_to_be_there_twice(
    snapshot: Callable[..., Path],
) -> None:
    path = snapshot(
        "CREATE TABLE devices (id int PRIMARY KEY)",
        "CREATE TABLE cameras (lens text) INHERITS (devices)",
        "INSERT INTO devices VALUES (1)",
        "INSERT INTO cameras VALUES (2, 'wide')",
    )
    found = {name: len(each.rows) for name, each in tables_of(path).items()}
    assert found == {"devices": 2, "cameras": 1}
    told = "cameras: each of its rows is there twice, since devices has it too (INHERITS)"
    assert told in findings(read_register(path))
