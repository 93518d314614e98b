"""Names that are longer than a label or a type may be: cut alike each time, and told."""

import sqlite3
from pathlib import Path

import pytest

from app.twins.ingest import ingest
from graph_store import GraphStore, Rows
from registers import Mapping, read_register
from registers.naming import LONGEST, bounded, length

LONG = "AirHandlingUnitOfTheEasternWing" * 8
WIDE = "Lüftungsgerätewärmeübertragergehäuse" * 3


@pytest.mark.parametrize("name", [LONG, WIDE, LONG[: LONGEST - 1], "Pump"])
def test_a_name_is_kept_or_cut_to_what_fits_and_told_from_others(name: str) -> None:
    short = bounded(name)
    assert length(short) <= LONGEST
    assert (short == name) == (length(name) <= LONGEST)
    assert short.isidentifier()
    assert bounded(short) == short
    assert name == short or bounded(f"{name}s") != short


@pytest.mark.engine
def test_classes_and_predicates_of_long_names_are_loaded_and_told(
    tmp_path: Path, store: GraphStore
) -> None:
    path = tmp_path / "plant.ttl"
    path.write_text(
        f"@prefix : <https://plant.example/> .\n"
        f":a a :{LONG}1 ; :feeds{LONG} :b .\n:b a :{LONG}2 ; :n 1 .\n:c a :{WIDE} ; :n 2 .",
        encoding="utf-8",
    )
    ingest(path, store)
    found = store.read(
        f"MATCH (a:{bounded(LONG + '1')})-[r]->(b:{bounded(LONG + '2')}), (c:{bounded(WIDE)}) "
        "RETURN a.name, type(r), b.name, c.n"
    )
    assert isinstance(found, Rows)
    ((start, kind, end, number),) = found.rows
    assert (start, end, number) == ("a", "b", 2)
    told = [each.message for each in read_register(path).graph.findings]
    assert [each for each in told if "is too long for a name" in each] == told
    assert len(told) == 4
    assert any(each.endswith(f"and is called {kind}") for each in told)


@pytest.mark.engine
def test_a_joining_table_of_a_long_name_is_loaded(tmp_path: Path, store: GraphStore) -> None:
    path = tmp_path / "plant.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript(
            "CREATE TABLE pumps (id INTEGER PRIMARY KEY); INSERT INTO pumps VALUES (1);"
            "CREATE TABLE rooms (id INTEGER PRIMARY KEY); INSERT INTO rooms VALUES (2);"
            f"CREATE TABLE {LONG} (pump INTEGER REFERENCES pumps, room INTEGER REFERENCES rooms,"
            f"PRIMARY KEY (pump, room)); INSERT INTO {LONG} VALUES (1, 2);"
        )
    ingest(path, store)
    found = store.read("MATCH (:Pumps {id: 1})-[r]->(:Rooms {id: 2}) RETURN type(r)")
    assert isinstance(found, Rows)
    told = [each.message for each in read_register(path).graph.findings]
    assert [each.endswith(f"and is called {found.rows[0][0]}") for each in told] == [True]


@pytest.mark.parametrize(
    "table",
    [
        {"label": LONG},
        {"label": "Pumps", "references": [{"columns": ["a"], "to": "pumps", "type": LONG}]},
    ],
)
def test_a_mapping_by_hand_is_told_which_name_is_too_long(table: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"pumps: 'AirHandling.* is too long; give it a shorter"):
        Mapping.model_validate({"tables": [{"table": "pumps", **table}]})
