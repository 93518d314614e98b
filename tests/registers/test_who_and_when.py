"""Who did what, on which days, and what rows come to, asked of a maintenance database."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from agents import ask, minds_for
from agents.messages import Answer
from app.twins.ingest import ingest
from graph_store import GraphStore
from ifc_loader import read_ifc
from sample_models import BAY_HOUSE, maintenance

RULES = minds_for("rules")
pytestmark = pytest.mark.engine
Row = dict[str, Any]


@pytest.fixture
def asked(kept: GraphStore) -> Iterator[Any]:
    def one(question: str) -> Answer:
        return ask(question, kept, RULES)

    yield one


def _names(answer: Answer) -> set[str]:
    return {str(row[0]) for row in answer.rows}


def _assets(**wanted: object) -> list[Row]:
    rows = maintenance.rows()["assets"]
    return [one for one in rows if all(one.get(name) == value for name, value in wanted.items())]


def _key(row: Row) -> tuple[object, object]:
    return row["site"], row["asset_number" if "asset_number" in row else "number"]


def test_who_did_it_is_somebody(asked: Any) -> None:
    rows = maintenance.rows()
    (boiler,) = _assets(name="Boiler")
    (supplier,) = [one for one in rows["suppliers"] if one["id"] == boiler["supplier_id"]]
    for question in ("Who supplied the boiler?", "Which company supplied the boiler?"):
        assert _names(asked(question)) == {supplier["name"]}, question
    (door,) = _assets(name="Front door")
    emails = {one["inspected_by"] for one in rows["inspections"] if _key(one) == _key(door)}
    people = {one["name"] for one in rows["people"] if one["email"] in emails}
    assert people and _names(asked("Who inspected the front door?")) == people


def test_a_day_is_not_who(asked: Any) -> None:
    told = asked("Who made the last inspection of the front door?")
    assert not any("2025" in str(value) for row in told.rows for value in row)


def test_what_somebody_did_in_an_active_voice(asked: Any) -> None:
    (lumen,) = [one for one in maintenance.rows()["suppliers"] if one["name"] == "Lumen"]
    windows = {one["name"] for one in _assets(supplier_id=lumen["id"]) if "window" in one["name"]}
    assert _names(asked("Which windows were supplied by Lumen?")) == windows
    told = asked("In which rooms are the lamps that Lumen supplied?")
    lamps = {one["name"] for one in _assets(supplier_id=lumen["id"]) if "Lamp" in one["name"]}
    assert {str(row[1]) for row in told.rows} == {one.removeprefix("Lamp ") for one in lamps}


def test_what_nobody_did(asked: Any) -> None:
    rows = maintenance.rows()
    without = [one for one in rows["work_orders"] if not one.get("assigned_to")]
    assert asked("How many work orders are assigned to nobody?").value == len(without)
    inspected = {_key(one) for one in rows["inspections"]}
    never = [one for one in _assets() if _key(one) not in inspected]
    assert asked("How many assets have never been inspected?").value == len(never)


def test_what_failed(asked: Any) -> None:
    failed = {_key(one) for one in maintenance.rows()["inspections"] if not one["passed"]}
    doors = {one["name"] for one in _assets() if _key(one) in failed and "door" in one["name"]}
    assert doors and _names(asked("Which doors failed their inspection?")) == doors


@pytest.mark.parametrize(
    ("question", "first", "last"),
    [
        ("Which doors were installed before 1 June 2015?", date.min, date(2015, 5, 31)),
        ("Which doors were installed in March 2015?", date(2015, 3, 1), date(2015, 3, 31)),
        ("Which doors were installed after 2015-05-05?", date(2015, 5, 6), date.max),
    ],
)
def test_days_and_months_of_rows(asked: Any, question: str, first: date, last: date) -> None:
    dated = [one for one in _assets() if one.get("installed") and "door" in one["name"]]
    within = {one["name"] for one in dated if first <= one["installed"] <= last}
    assert within and _names(asked(question)) == within


def test_what_ends_in_a_year(asked: Any) -> None:
    ends = [one for one in _assets() if isinstance(one.get("warranty_until"), date)]
    wanted = {one["name"] for one in ends if one["warranty_until"].year == 2026}
    assert _names(asked("Which assets have a warranty that ends in 2026?")) == wanted
    (pump,) = [one for one in ends if "Pump" in one["name"]]
    told = asked("Until when does the warranty of the pump last?")
    assert str(pump["warranty_until"]) in {str(value) for row in told.rows for value in row}


def test_the_oldest_is_the_first_installed(asked: Any) -> None:
    dated = [one for one in _assets() if isinstance(one.get("installed"), date)]
    oldest = min(dated, key=lambda one: one["installed"])
    assert asked("Which asset is the oldest?").rows[0][0] == oldest["name"]


def test_what_rows_come_to(asked: Any) -> None:
    rows = maintenance.rows()
    amounts = [float(one["amount_eur"]) for one in rows["costs"]]
    assert asked("What do all costs come to?").value == pytest.approx(sum(amounts))
    of = [float(one["amount_eur"]) for one in rows["costs"] if one["work_order_id"] == 102]
    assert asked("What did work order 102 cost?").value == pytest.approx(sum(of))
    closed = {one["id"] for one in rows["work_orders"] if one["status"] == "closed"}
    of = [float(one["amount_eur"]) for one in rows["costs"] if one["work_order_id"] in closed]
    assert asked("total cost of all closed work orders").value == pytest.approx(sum(of))
    hours = [one["hours"] for one in rows["work_orders"] if one["status"] == "open"]
    told = asked("How many hours do the open work orders take together?")
    assert told.value == pytest.approx(float(sum(hours)))


def test_out_of_stock_is_none_of_it(asked: Any) -> None:
    parts = maintenance.rows()["spare_parts"]
    assert _names(asked("Which spare parts are out of stock?")) == {
        one["name"] for one in parts if one["stock"] == 0
    }


def test_nobody_is_in_a_room_for_what_they_supplied(asked: Any) -> None:
    in_bath = {one["name"] for one in maintenance.rows()["suppliers"] if one["city"] == "Bath"}
    assert _names(asked("Which suppliers are in Bath?")) == in_bath


def test_suppliers_are_companies(asked: Any) -> None:
    in_bath = {one["id"] for one in maintenance.rows()["suppliers"] if one["city"] == "Bath"}
    wanted = {one["name"] for one in _assets() if one["supplier_id"] in in_bath}
    doors = {one for one in wanted if "door" in one}
    for question in (
        "Which doors are supplied by a company in Bath?",
        "Which doors were supplied by firms in Bath?",
    ):
        assert doors and _names(asked(question)) == doors, question


def test_when_a_row_says_it_was_is_its_own_day_and_no_other_registers(
    store: GraphStore, tmp_path: Path
) -> None:
    doors = [n.properties["GlobalId"] for n in read_ifc(BAY_HOUSE).nodes if "IfcDoor" in n.labels]
    ours = [f"A{n},Lock {n},{each},201{n}-03-12" for n, each in enumerate(doors[:3], start=7)]
    theirs = [f"C{n},{each},2011-01-01" for n, each in enumerate(doors)]
    files = {
        "assets.csv": ["code,title,guid,installed", *ours],
        "handover.csv": ["code,guid,InstallationDate", *theirs],
        "notes.csv": ["code,installed", "N1,by the joiner", "N2,long ago"],
    }
    ingest(BAY_HOUSE, store)
    for name, lines in files.items():
        (tmp_path / name).write_text("\n".join(lines), encoding="utf-8")
        ingest(tmp_path / name, store)
    told = ask("Which assets were installed before 2019?", store, RULES)
    assert _names(told) == {"Lock 7", "Lock 8"}
