"""Rows and the elements they name: by numbers, lists and texts; those that meet none are told."""

import time
from pathlib import Path

import pytest

from app.twins.ingest import ingest
from app.twins.reports import reports_of
from graph_store import GraphStore
from registers.joining import Element, Meetings, RowsMeet, texts_of
from tests.ifc_loader.tiny import Tiny
from tests.registers.test_cobie import answered

BY_TAG = RowsMeet("Assets", "tag", "Tag", "", "RECORDS")
BY_ID = RowsMeet("Assets", "guid", "GlobalId", "", "RECORDS")


@pytest.mark.parametrize(
    ("said", "texts"),
    [
        ("0101", ("0101",)),
        (101, ("101",)),
        (1, ("1",)),
        (101.0, ("101",)),
        (1.5, ("1.5",)),
        (["A", 7], ("A", "7")),
        (True, ()),
        (None, ()),
    ],
)
def test_what_a_value_is_met_by(said: object, texts: tuple[str, ...]) -> None:
    assert texts_of(said) == texts


def test_rows_that_meet_none_or_name_several_are_told_by_their_kind() -> None:
    meetings = Meetings("Assets", "RECORDS")
    rows = {f"r.csv/assets/{tag}": (tag,) for tag in "ABC"}
    links = meetings.meet(
        BY_TAG, rows, {"A": [Element("a", "m")], "B": [Element("b", "m"), Element("c", "m")]}
    )
    assert [(link.start, link.end) for link in links] == [("r.csv/assets/A", "a")]
    assert [(f.kind, f.entity, f.message) for f in meetings.findings("r.csv")] == [
        (
            "row meets none",
            "Assets",
            "Assets: 1 of 3 rows name no element of the models here by tag (RECORDS): assets/C",
        ),
        (
            "row meets several",
            "Assets",
            "Assets: 1 of 3 rows name by tag more than one element of a model (RECORDS): assets/B; "
            "these are b, c; give each of these elements a value of its own",
        ),
    ]


def test_a_row_that_a_second_way_finds_is_met_and_many_rows_are_counted() -> None:
    meetings = Meetings("Assets", "RECORDS")
    rows = {f"r/{number}": (str(number),) for number in range(20)}
    meetings.meet(BY_ID, rows, {})
    meetings.meet(BY_TAG, rows, {"0": [Element("a", "m")]})
    (told,) = meetings.findings("r")
    assert told.message == (
        "Assets: 19 of 20 rows name no element of the models here by guid or tag (RECORDS): "
        "1, 2, 3, 4, 5 and 14 more"
    )


def test_a_hundred_thousand_rows_that_meet_none_are_told_in_no_time() -> None:
    meetings = Meetings("Assets", "RECORDS")
    rows = {f"r/{number}": (str(number),) for number in range(100_000)}
    start = time.thread_time()
    meetings.meet(BY_TAG, rows, {str(number): [Element("a", "m")] for number in range(50_000)})
    (told,) = meetings.findings("r")
    assert time.thread_time() - start < 5
    assert told.message.startswith("Assets: 50,000 of 100,000 rows name no element")


@pytest.mark.engine
def test_a_column_of_numbers_meets_elements_and_what_meets_none_is_told_while_it_does(
    store: GraphStore, tmp_path: Path
) -> None:
    tiny = Tiny()
    for tag in ("101", "102", "103", "103"):
        tiny.element("IfcPump", f"Pump {tag}", Tag=tag)
    house = tiny.save(tmp_path / "house.ifc")
    register = tmp_path / "assets.csv"
    register.write_text("tag,cost\n101,5\n102,6\n103,7\n104,8\n", encoding="utf-8")
    register.with_name("assets.csv.mapping.toml").write_text(
        'version = 2\n[[tables]]\ntable = "assets"\nlabel = "Assets"\nkey = ["tag"]\n'
        'columns = { tag = "integer" }\nmeets = [{ column = "tag", property = "Tag" }]\n',
        encoding="utf-8",
    )
    ingest(register, store)
    assert told_of_rows(store) == []
    ingest(house, store)
    assert answered(
        store,
        "MATCH (a:Assets)-[:RECORDS]->(p:IfcPump) RETURN a.tag AS tag, p.Tag AS on ORDER BY tag",
    ) == ((101, "101"), (102, "102"))
    none, several = told_of_rows(store)
    assert none == (
        "Assets: 1 of 4 rows name no element of the models here by tag (RECORDS): assets/104"
    )
    start = "Assets: 1 of 4 rows name by tag more than one element of a model (RECORDS): assets/103"
    assert several.startswith(f"{start}; these are IfcPump 'Pump 103' (")
    assert several.endswith("; give each of these elements a value of its own")
    store.remove_model("house.ifc")
    assert told_of_rows(store) == []


@pytest.mark.engine
def test_things_go_before_the_types_that_share_their_tag_and_a_class_says_which_is_meant(
    store: GraphStore, tmp_path: Path
) -> None:
    tiny = Tiny()
    for tag, name in (("D1", "Front door"), ("D2", "Back door"), ("D3", "Gate")):
        tiny.element("IfcDoor", name, Tag=tag)
    for tag, name in (("D1", "Oak"), ("D4", "Elm")):
        tiny.root("IfcDoorType", Name=name, Tag=tag)
    tiny.element("IfcWindow", "Hatch", Tag="D3")
    house = tiny.save(tmp_path / "house.ifc")
    register = tmp_path / "assets.csv"
    register.write_text("tag\nD1\nD2\nD3\nD4\n", encoding="utf-8")
    beside = register.with_name("assets.csv.mapping.toml")
    for label, met, told in (
        ("", (("D1", "Front door"), ("D2", "Back door"), ("D4", "Elm")), 'label = "IfcDoor" or '),
        ("IfcTypeObject", (("D1", "Oak"), ("D4", "Elm")), ""),
    ):
        meets = f'meets = [{{ column = "tag", property = "Tag", label = "{label}" }}]'
        beside.write_text(
            'version = 2\n[[tables]]\ntable = "assets"\nlabel = "Assets"\nkey = ["tag"]\n' + meets,
            encoding="utf-8",
        )
        for path in (house, register):
            ingest(path, store)
        found = "MATCH (a:Assets)-[:RECORDS]->(e) RETURN a.tag AS tag, e.Name AS on ORDER BY tag"
        assert answered(store, found) == met
        several = [each for each in told_of_rows(store) if "more than one" in each]
        assert bool(several) == bool(told)
        assert all(f"({told}" in each and "IfcDoor 'Gate' (" in each for each in several)


@pytest.mark.engine
def test_a_row_with_a_column_called_as_elements_are_is_no_element(
    store: GraphStore, tmp_path: Path
) -> None:
    tiny = Tiny()
    pump = tiny.element("IfcPump", "Pump").GlobalId
    house = tiny.save(tmp_path / "house.ifc")
    for name in ("plan.csv", "stock.csv"):
        (tmp_path / name).write_text(f"no,GlobalId\nA1,{pump}\n", encoding="utf-8")
    for path in (house, tmp_path / "plan.csv", tmp_path / "stock.csv", house):
        ingest(path, store)
    assert answered(
        store, "MATCH (r)-[:RECORDS]->(e) RETURN r.table AS t, e.Name AS e ORDER BY t"
    ) == (("plan", "Pump"), ("stock", "Pump"))


def told_of_rows(store: GraphStore) -> list[str]:
    reports = reports_of(store)
    assert isinstance(reports, list)
    return [f.message for r in reports for f in r.findings if f.kind.startswith("row meets")]
