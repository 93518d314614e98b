"""A person does without a column, a relation, the elements or a table of relations."""

from pathlib import Path

import sqlalchemy as sa

from registers import parsed, propose, read_tables, written
from registers.choosing import Choice, choices, without
from registers.read import build
from registers.tables import Table


def tables(folder: Path) -> tuple[Table, ...]:
    path = folder / "care.sqlite"
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        for statement in (
            "CREATE TABLE firms (id INTEGER PRIMARY KEY, name TEXT)",
            "CREATE TABLE assets (id INTEGER PRIMARY KEY, name TEXT, cost_eur NUMERIC, "
            "GlobalId TEXT, firm_id INTEGER REFERENCES firms (id))",
            "CREATE TABLE asset_keepers (asset_id INTEGER REFERENCES assets (id), "
            "firm_id INTEGER REFERENCES firms (id), PRIMARY KEY (asset_id, firm_id))",
            "INSERT INTO firms VALUES (1, 'Lumen'), (2, 'Abloy')",
            "INSERT INTO assets VALUES (1, 'Lamp', 20.5, '35htfUejjTnP_FeDRz6dQ8', 1), "
            "(2, 'Lock', 9.5, '3d_W7PoOvI3wU7ra2BMktI', 2)",
            "INSERT INTO asset_keepers VALUES (1, 2)",
        ):
            connection.exec_driver_sql(statement)
    engine.dispose()
    return read_tables(path)


def test_what_a_mapping_makes_is_told_thing_by_thing(tmp_path: Path) -> None:
    held = tables(tmp_path)
    mapping = propose(held, "care").mapping
    assert choices(mapping, held) == (
        Choice(
            "asset_keepers",
            ("asset_id", "firm_id"),
            "relation HAS_KEEPERS from assets to firms",
            "join",
        ),
        Choice("assets", ("id",), "whole number, tells rows apart", "kept"),
        Choice("assets", ("name",), "text", "value"),
        Choice("assets", ("cost_eur",), "number in EUR", "value"),
        Choice("assets", ("GlobalId",), "text", "kept"),
        Choice("assets", ("firm_id",), "whole number", "kept"),
        Choice("assets", ("firm_id",), "relation HAS_FIRM to firms", "relation"),
        Choice("assets", ("GlobalId",), "element of this GlobalId", "element"),
        Choice("firms", ("id",), "whole number, tells rows apart", "kept"),
        Choice("firms", ("name",), "text", "value"),
    )


def test_what_is_chosen_is_not_read_and_told(tmp_path: Path) -> None:
    held = tables(tmp_path)
    mapping = propose(held, "care").mapping
    offered = choices(mapping, held)
    chosen = [
        each
        for each in offered
        if each.what in {"join", "relation", "element"} or each.columns == ("cost_eur",)
    ]
    less = without(mapping, chosen)
    assert parsed(written(less), "care") == less
    register = build(held, less, "care", "")
    assert [each.type for each in register.graph.relationships if each.type != "HAS_FINDING"] == []
    lamp = next(node for node in register.graph.nodes if node.properties.get("name") == "Lamp")
    assert lamp.properties == {
        "table": "assets",
        "row": 1,
        "id": 1,
        "name": "Lamp",
        "GlobalId": "35htfUejjTnP_FeDRz6dQ8",
        "firm_id": 1,
    }
    assert {each.message for each in register.graph.findings} == {
        "asset_keepers: 1 rows: left out by hand",
        "assets, cost_eur: 2 cells: left out by hand",
    }
    left = [each for each in choices(less, held) if each.what == "kept"]
    assert Choice("assets", ("cost_eur",), "nothing: left out by hand", "kept") in left
    assert without(mapping, ()) == mapping
