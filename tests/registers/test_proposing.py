"""Tables without a mapping: proposed, built, scored, mended; from files and from servers."""

import csv
import datetime as dt
import shutil
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from app.twins.ingest import ingest, read_here, rebuild, replace
from app.twins.reports import mapping_in
from app.twins.sources import file_of
from graph_store import GraphStore, Rows, connect
from registers import (
    Mapping,
    Proposal,
    RegisterError,
    mapping_beside,
    parsed,
    propose,
    read_register,
    read_tables,
    take_snapshot,
    written,
)
from registers.called import Called
from registers.cells import says, text
from registers.tables import Cell, Table
from sample_models import BAY_HOUSE, maintenance
from tests.maintained import in_sqlite, on_postgres


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The maintenance database as a SQLite file."""
    return in_sqlite(tmp_path_factory.mktemp("sqlite"))


@pytest.fixture(scope="module")
def proposal(database: Path) -> Proposal:
    return propose(read_tables(database), database.name)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with on_postgres() as address:
        yield address


def _made_on(postgres: str, *statements: str) -> None:
    """Run statements on a server."""
    engine = sa.create_engine(postgres.replace("postgresql:", "postgresql+pg8000:"))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(sa.text(statement.replace(":", r"\:")))
    engine.dispose()


def test_the_database_is_understood_as_it_is_meant(proposal: Proposal) -> None:
    scores = [
        (t.scores.accuracy, t.scores.groundedness, t.scores.faithfulness) for t in proposal.turns
    ]
    assert scores[-1] == (5, 5, 5)
    mapping = proposal.mapping
    assert {each.table: each.key for each in mapping.tables} == {
        "assets": ("site", "number"),
        "costs": ("work_order_id", "line"),
        "inspections": ("site", "number", "inspected_on"),
        "people": ("email",),
        "spare_parts": ("id",),
        "suppliers": ("id",),
        "work_orders": ("id",),
    }
    assert mapping.left_out == {"open_work_orders": "a view, which repeats what its tables say"}
    links = {
        (each.table, reference.type, reference.to)
        for each in mapping.tables
        for reference in each.references
    }
    assert links == {
        ("assets", "HAS_SUPPLIER", "suppliers"),
        ("costs", "HAS_WORK_ORDER", "work_orders"),
        ("inspections", "HAS_ASSETS", "assets"),
        ("inspections", "INSPECTED_BY", "people"),
        ("work_orders", "HAS_ASSET", "assets"),
        ("work_orders", "ASSIGNED_TO", "people"),
    }
    (join,) = mapping.joins
    assert (join.table, join.type) == ("asset_spare_parts", "HAS_SPARE_PARTS")
    assert (join.start.to, join.end.to) == ("assets", "spare_parts")
    held = mapping.table("assets")
    assert held is not None
    assert [(each.column, each.property) for each in held.meets] == [("ifc_guid", "GlobalId")]
    assert (held.column("cost_eur").kind, held.column("cost_eur").unit) == ("number", "EUR")


def test_every_row_is_in_the_graph_and_bad_ones_are_told(proposal: Proposal) -> None:
    told = maintenance.rows()
    counted = {each.table: each.rows for each in proposal.register.tables}
    assert {name: len(each) for name, each in told.items()} == {
        name: count for name, count in counted.items() if name in told
    }
    graph = proposal.register.graph
    assert [finding.message for finding in graph.findings] == [
        "assets row 5, cost_eur: 'on request' is no number; kept as cost_eurText",
        "open_work_orders: 8 rows: a view, which repeats what its tables say",
        "assets row 7, supplier_id '99': no row has this name",
    ]
    order = next(n for n in graph.nodes if n.properties.get("title") == "Adjust order 1")
    assert order.properties["opened"] == dt.date(2025, 2, 3)
    assert order.properties["openedTime"] == "08:30:00"
    joins = [r for r in graph.relationships if r.type == "HAS_SPARE_PARTS"]
    assert {r.properties["quantity"] for r in joins} == {1, 2, 3, 4}


def test_a_server_says_the_same_as_the_file(
    postgres: str, proposal: Proposal, tmp_path: Path
) -> None:
    path = tmp_path / "maintenance.sqlite"
    take_snapshot(postgres, path)
    from_server = propose(read_tables(path), path.name)
    assert from_server.mapping == proposal.mapping
    ours, theirs = proposal.register.graph, from_server.register.graph
    assert {n.key: n.properties for n in ours.nodes} == {n.key: n.properties for n in theirs.nodes}
    assert len(ours.relationships) == len(theirs.relationships)


def test_a_server_that_refuses_is_told_without_the_password(postgres: str, tmp_path: Path) -> None:
    wrong = postgres.replace("pass%2Fword", "hunter2")
    with pytest.raises(RegisterError, match=r"127\.0\.0\.1/postgres cannot be read") as refused:
        take_snapshot(wrong, tmp_path / "x.sqlite")
    assert "hunter2" not in str(refused.value)


@pytest.mark.engine
def test_rows_meet_their_elements_and_a_second_reading_tells_what_changed(
    database: Path, store: GraphStore, tmp_path: Path
) -> None:
    path = tmp_path / "maintenance.sqlite"
    shutil.copyfile(database, path)
    ingest(BAY_HOUSE, store)
    done = ingest(path, store)
    count = len(maintenance.elements())
    assert (done.rows, done.met) == (count, count)
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE work_orders SET status = 'closed' WHERE id = 103"))
        connection.execute(sa.text("DELETE FROM work_orders WHERE id = 104"))
        connection.execute(sa.text("INSERT INTO suppliers VALUES (4, 'Fourth', 'Wells')"))
    engine.dispose()
    held = next(model for model in store.models() if model.name == path.name)
    changes = replace(path, held, store)
    assert changes is not None
    assert [(each.kind, each.ifc_class, each.global_id) for each in changes] == [
        ("added", "Suppliers", "suppliers/4"),
        ("changed", "Costs", "costs/104 | 1"),
        ("changed", "Costs", "costs/104 | 2"),
        ("changed", "WorkOrders", "work_orders/103"),
        ("removed", "WorkOrders", "work_orders/104"),
    ]
    assert changes[3].properties == {"status": ("open", "closed")}


@pytest.mark.engine
def test_a_csv_file_is_read_again_under_its_own_name_and_by_its_own_mapping(
    store: GraphStore, tmp_path: Path
) -> None:
    path = tmp_path / "plant.csv"
    path.write_text("code,cost\nA1,10\nA2,20\nA3,30\n", encoding="utf-8")
    ingest(path, store)
    path.write_text("code,cost\nA2,25\nA3,cheap\nA4,40\n", encoding="utf-8")
    (held,) = store.models()
    meant = mapping_in(store, held.name)
    changes = replace(path, held, store, read=partial(read_here, mapping=meant))
    assert changes is not None
    assert [(each.kind, each.global_id, each.properties) for each in changes] == [
        ("added", "plant/A4", {}),
        ("changed", "plant/A2", {"cost": (20, 25)}),
        ("changed", "plant/A3", {"cost": (30, None), "costText": (None, "cheap")}),
        ("removed", "plant/A1", {}),
    ]


def test_what_is_read_by_a_proposal_is_what_its_mapping_reads(
    proposal: Proposal, database: Path
) -> None:
    proposed = read_register(database, "care")
    given = read_register(database, "care", proposal.mapping)
    assert proposed.mapping == given.mapping
    assert proposed.tables == given.tables
    for part in ("model", "nodes", "relationships", "findings", "units"):
        assert getattr(proposed.graph, part) == getattr(given.graph, part), part
    assert proposed.graph.nodes[-1].key.startswith("care/")


@pytest.mark.parametrize(
    "cell",
    [
        "", " ", " \u00a0\n", "a", 0, -7, 17604.0, 0.5, float("nan"), True, False, (), ("",),
        ("a", 2.0), dt.date(2026, 1, 2), dt.datetime(2026, 1, 2, 3), dt.time(4),
        dt.timedelta(days=1),
    ],
)  # fmt: skip
def test_a_cell_says_something_where_its_text_is_not_empty(cell: Cell) -> None:
    assert says(cell) == bool(text(cell))


def test_names_in_capitals_or_not_are_met_however_often_they_are_asked_for() -> None:
    names = Called((f"key {number}", f"Name {number}") for number in range(3000))
    for _ in range(2):
        for number in range(3000):
            assert names.keys(f"name {number}") == (f"key {number}",)
    assert names.keys("nobody") == ()


@pytest.mark.engine
def test_a_mapping_written_by_hand_holds_and_is_kept_with_the_twin(
    database: Path, store: GraphStore, tmp_path: Path, proposal: Proposal
) -> None:
    path = tmp_path / "maintenance.sqlite"
    shutil.copyfile(database, path)
    by_hand = written(proposal.mapping).replace('"WorkOrders"', '"Ticket"')
    mapping_beside(path).write_text(by_hand)
    ingest(path, store)
    counted = store.read("MATCH (t:Ticket) RETURN count(t)")
    assert isinstance(counted, Rows)
    assert counted.rows == ((24,),)
    kept = store.read("MATCH (m:Model) RETURN m.register_mapping")
    assert isinstance(kept, Rows)
    assert parsed(str(kept.rows[0][0]), "kept") == parsed(by_hand, "by hand")
    twin = store.twin
    store.close()
    done = rebuild(twin)
    assert (len(done.loaded), done.missing) == (1, [])
    with connect(twin=twin) as opened:
        again = opened.read("MATCH (t:Ticket) RETURN count(t)")
        assert isinstance(again, Rows)
        assert again.rows == ((24,),)


def test_a_mapping_is_written_to_toml_and_read_again(proposal: Proposal) -> None:
    assert parsed(written(proposal.mapping), "again") == proposal.mapping


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("version = 9", "version 9: this Oriel reads version 2"),
        ("tables = 3", "tables: "),
        ("[[tables]]\ntable = 'a'\nlabel = 'A B'", "'A B' can be no label"),
        ("x = ", "is no TOML"),
    ],
)
def test_a_mapping_that_is_none_is_refused_with_its_place(wrong: str, said: str) -> None:
    with pytest.raises(RegisterError, match=said):
        parsed(wrong, "m.toml")


def test_a_key_that_repeats_further_down_is_mended(tmp_path: Path) -> None:
    rows = [f"{number % 400},Lamp {number},Hall" for number in range(900)]
    path = tmp_path / "lamps.csv"
    path.write_text("id,name,place\n" + "\n".join(rows), encoding="utf-8")
    found = propose(read_tables(path), path.name)
    assert [turn.mapping.tables[0].key for turn in found.turns] == [("id",), ("name",)]
    assert [turn.scores.accuracy for turn in found.turns] == [1, 5]
    assert found.turns[0].scores.faults[0].told == "id does not tell 56% of the rows apart"


@pytest.mark.parametrize(
    ("text", "price", "day"),
    [
        (
            "Tag;Preis EUR;Datum\nA;1.234,50;03.04.2024\nB;7,00;30.04.2024",
            1234.5,
            dt.date(2024, 4, 3),
        ),
        (
            "Tag;Preis EUR;Datum\nA;1.234,50;1.3.2024\nB;7;12.3.2024",
            1234.5,
            dt.date(2024, 3, 1),
        ),
        ("Tag,Price,Date\nA,1234.50,2024-04-03\nB,7,2024-04-30", 1234.5, dt.date(2024, 4, 3)),
        ("Tag,Price,Date\nA,1234.50,03/04/2024\nB,7,30/04/2024", 1234.5, dt.date(2024, 4, 3)),
        ("Tag,Price,Date\nA,1234.50,03/04/2024\nB,7,05/06/2024", 1234.5, "03/04/2024"),
    ],
    ids=["German", "German, no nought", "ISO", "day first", "day or month first: kept as it is"],
)
@pytest.mark.parametrize("encoding", ["utf-8-sig", "cp1252"])
def test_numbers_and_days_are_read_as_they_are_written(
    tmp_path: Path, text: str, price: float, day: object, encoding: str
) -> None:
    path = tmp_path / "Gerätebuch.csv"
    path.write_bytes(text.encode(encoding))
    found = propose(read_tables(path), path.name).register.graph.nodes[0].properties
    assert [found[name] for name in found if name not in {"table", "row", "Tag"}] == [price, day]


@pytest.mark.parametrize(
    "cells",
    [("10.0.0.1", "10.0.0.2"), ("1.2.3", "2.10.4"), ("1_000", "2_000"), ("12,5,1", "3,4,5")],
    ids=["addresses", "versions", "codes", "lists"],
)
def test_what_only_looks_like_a_number_stays_as_it_is_written(
    tmp_path: Path, cells: tuple[str, str]
) -> None:
    path = tmp_path / "devices.csv"
    path.write_text("Tag;Said\n" + "\n".join(f"{n};{c}" for n, c in zip("AB", cells, strict=True)))
    nodes = propose(read_tables(path), path.name).register.graph.nodes
    assert [node.properties["Said"] for node in nodes[:2]] == [*cells]


def test_a_column_called_as_what_oriel_keeps_is_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "pumps.csv"
    path.write_text("tag,model,row,key\nP1,XJ-9,north,a\nP2,XJ-8,south,b", encoding="utf-8")
    node = read_register(path).graph.nodes[0]
    held = {name: node.properties[name] for name in ("table", "row", "model_", "row_", "key_")}
    assert held == {"table": "pumps", "row": 2, "model_": "XJ-9", "row_": "north", "key_": "a"}


def test_a_file_beside_no_table_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite").write_bytes(b"no database at all")
    with pytest.raises(RegisterError, match=r"x\.sqlite is no SQLite database"):
        read_register(tmp_path / "x.sqlite")
    (tmp_path / "x.csv").write_text("a,b\n")
    with pytest.raises(RegisterError, match="holds no rows"):
        read_register(tmp_path / "x.csv")


def test_a_cell_of_any_length_is_read_and_others_are_read_as_before(tmp_path: Path) -> None:
    before = csv.field_size_limit()
    for name, cell in (("small", "x"), ("large", "x" * (before + 1))):
        path = tmp_path / f"{name}.csv"
        path.write_text(f"id,note\n1,{cell}", encoding="utf-8")
        assert read_tables(path)[0].rows == (("1", cell),)
        assert csv.field_size_limit() >= before


def test_an_address_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RegisterError, match="names no database"), file_of("postgresql://host"):
        pass


def test_two_tables_meet_by_the_words_in_their_cells() -> None:
    places = Table("places", ("code", "name"), (("R1", "Hall"), ("R2", "Cellar"), ("R3", "Loft")))
    lamps = Table(
        "lamps",
        ("tag", "stands in"),
        tuple((f"L{number}", ("Hall", "Cellar", "Loft")[number % 3]) for number in range(9)),
    )
    meant = propose((places, lamps), "house").mapping.table("lamps")
    assert meant is not None
    assert [(each.type, each.to, each.by) for each in meant.references] == [
        ("STANDS_IN", "places", ("name",))
    ]


def test_what_a_server_holds_that_files_cannot_is_kept_as_text(
    postgres: str, tmp_path: Path
) -> None:
    _made_on(
        postgres,
        "CREATE SCHEMA odd",
        "CREATE TABLE odd.things (id uuid PRIMARY KEY, ends date, size numeric, tags text[])",
        "INSERT INTO odd.things VALUES "
        "('6ecd8c99-4036-403d-bf84-cf8400f67836', 'infinity', 1e30, '{a,b}'), "
        "('3f333df6-90a4-4fda-8dd3-9485d27cee36', '2026-01-02', 'NaN', NULL)",
    )
    take_snapshot(postgres, tmp_path / "odd.sqlite")
    things = next(t for t in read_tables(tmp_path / "odd.sqlite") if t.name == "odd.things")
    assert things.key == ("id",)
    told = {row[0]: row[1:] for row in things.rows}
    ends, size, tags = told["6ecd8c99-4036-403d-bf84-cf8400f67836"]
    assert (ends, float(str(size)), tags) == ("infinity", 1e30, ("a", "b"))
    assert told["3f333df6-90a4-4fda-8dd3-9485d27cee36"] == ("2026-01-02", "NaN", "")


def test_money_of_a_server_is_a_number_and_json_is_json(postgres: str, tmp_path: Path) -> None:
    _made_on(
        postgres,
        "CREATE TABLE bills (id int PRIMARY KEY, due money, more jsonb)",
        """INSERT INTO bills VALUES (1, 1250.5, '{"a": true}'), (2, -5, NULL)""",
    )
    take_snapshot(postgres, tmp_path / "bills.sqlite")
    tables = read_tables(tmp_path / "bills.sqlite")
    (bills,) = [each for each in tables if each.name == "bills"]
    assert [row[1:] for row in bills.rows] == [(1250.5, '{"a": true}'), (-5, "")]
    meant = propose(tables, "bills.sqlite").mapping.table("bills")
    assert meant is not None and meant.column("due").kind == "number"


def test_moments_lists_spans_and_long_numbers_of_a_server(postgres: str, tmp_path: Path) -> None:
    _made_on(
        postgres,
        "CREATE TABLE visits (id int PRIMARY KEY, at timestamptz, tags text[], marks int[], "
        "took interval, meter numeric(30), share numeric(6, 3))",
        "INSERT INTO visits VALUES "
        "(1, '2024-05-06 01:30+02', '{a,\"b, c\"}', '{3,1}', '1 day 2 hours', "
        "12345678901234567891, 12.125), "
        "(2, '2024-05-06 00:00+00', NULL, '{}', '-90 seconds', 7, 0.1)",
    )
    take_snapshot(postgres, tmp_path / "visits.sqlite")
    rows = {
        node.properties["id"]: node.properties
        for node in read_register(tmp_path / "visits.sqlite").graph.nodes
        if node.labels[0] == "Visits"
    }
    first, second = rows[1], rows[2]
    assert (first["at"], first["atTime"]) == (dt.date(2024, 5, 5), "23:30:00Z")
    assert (second["at"], second["atTime"]) == (dt.date(2024, 5, 6), "00:00:00Z")
    assert (first["tags"], first["marks"]) == (["a", "b, c"], [3, 1])
    assert "tags" not in second
    assert (first["took"], second["took"]) == ("P1DT2H", "PT-1M-30S")
    assert str(first["meter"]) == "12345678901234567891"
    assert (first["share"], second["share"]) == (12.125, 0.1)


def test_a_view_whose_rows_a_server_keeps_is_named(postgres: str, tmp_path: Path) -> None:
    engine = sa.create_engine(postgres.replace("postgresql:", "postgresql+pg8000:"))
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE MATERIALIZED VIEW firms AS SELECT * FROM suppliers"))
    engine.dispose()
    take_snapshot(postgres, tmp_path / "care.sqlite")
    tables = read_tables(tmp_path / "care.sqlite")
    assert [(t.view, len(t.rows)) for t in tables if t.name == "firms"] == [(True, 3)]
    assert "firms" in propose(tables, "care.sqlite").mapping.left_out


def test_a_view_that_asks_for_what_is_no_more_is_left_out_alone(tmp_path: Path) -> None:
    path = tmp_path / "views.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript(
            "CREATE TABLE a (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO a VALUES (1, 'x');"
            "CREATE TABLE b (id INTEGER); CREATE VIEW lost AS SELECT * FROM b; DROP TABLE b;"
        )
    register = read_register(path)
    assert [(each.table, each.nodes) for each in register.tables] == [("a", 1), ("lost", 0)]


def test_changes_that_a_database_has_not_written_yet_are_no_silent_loss(tmp_path: Path) -> None:
    path = tmp_path / "live.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE a (id INTEGER PRIMARY KEY)")
    connection.commit()
    with pytest.raises(RegisterError, match=r"changes that are still in live\.sqlite-wal"):
        read_register(path)
    connection.close()


def test_what_a_mapping_names_and_the_source_has_not_is_told(
    tmp_path: Path, proposal: Proposal
) -> None:
    path = tmp_path / "lamps.csv"
    path.write_text("id,name\n1,Hall\n2,Loft", encoding="utf-8")
    slip = Mapping.model_validate(
        {
            "tables": [
                {"table": "lamps", "label": "Lamps", "key": ["id"], "columns": {"naem": "date"}},
                {"table": "lmaps", "label": "Lmaps"},
            ]
        }
    )
    found = propose(read_tables(path), path.name, slip)
    assert [finding.message for finding in found.register.graph.findings] == [
        "lamps: the mapping names the column 'naem', which it has not; did you mean name?",
        "lmaps: the mapping names it, and the source has no such table; did you mean lamps?",
    ]
    assert found.scores.accuracy == 1
    assert not any(f.kind == "not in the source" for f in proposal.register.graph.findings)
