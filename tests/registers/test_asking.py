"""Questions about a maintenance database beside a model, without a language model."""

from collections import Counter
from pathlib import Path

import pytest

from agents import ask, minds_for
from agents.messages import Answer
from app.twins.ingest import ingest
from graph_store import GraphStore
from registers import cobie, mapping_beside
from registers import written as as_toml
from sample_models import BAY_HOUSE, maintenance
from tests.registers.test_bad_rows import written

RULES = minds_for("rules")
pytestmark = pytest.mark.engine


def test_what_rows_say_is_answered_or_asked_back_and_never_denied(kept: GraphStore) -> None:
    def asked(question: str) -> Answer:
        return ask(question, kept, RULES)

    orders = maintenance.rows()["work_orders"]
    assert asked("How many work orders are there?").value == len(orders)
    by_status = Counter(order["status"] for order in orders)
    assert asked("How many work orders are open?").value == by_status["open"]
    of_people = asked("How many work orders has each person?")
    assert {tuple(row) for row in of_people.rows} >= {("Ann Bay", 8), ("Bob Cole", 8)}
    supplied = asked("Which supplier supplies the boiler?")
    assert supplied.value == ["Lumen"]
    without = asked("Which assets have no work order?")
    named = {(order["site"], order["asset_number"]) for order in orders}
    held = maintenance.rows()["assets"]
    assert len(without.rows) == sum((a["site"], a["number"]) not in named for a in held)
    assert set(without.global_ids) == {
        a["ifc_guid"] for a in held if (a["site"], a["number"]) not in named and "ifc_guid" in a
    }
    (boiler,) = [a for a in held if a["name"] == "Boiler"]
    # what it states itself goes before the lines of its work orders
    told = asked("What is the cost of the boiler?").value
    assert told == float(str(boiler["cost_eur"]))
    costs = [str(one.get("cost_eur")) for one in held]
    together = sum(float(cost) for cost in costs if cost.replace(".", "").isdigit())
    assert asked("What do all assets cost together?").value == together
    for question in (
        "How many work orders are assigned to Ann Bay?",
        "How many hinges are in stock?",
    ):
        answer = asked(question)
        assert answer.value in (None, 8, 12), question
        assert "This model" not in answer.answer, question


def test_a_day_that_rows_say_is_compared_of_rows_and_of_elements(kept: GraphStore) -> None:
    assets = [row for row in maintenance.rows()["assets"] if row.get("installed")]
    after = [row for row in assets if row["installed"].year > 2018]
    assert ask("How many assets were installed after 2018?", kept, RULES).value == len(after)
    windows = {name for name, _ in maintenance.elements() if "window" in name}
    held = {row["name"] for row in assets if row["installed"].year == 2017} & windows
    found = ask("Which windows were installed in 2017?", kept, RULES)
    assert held and {row[0] for row in found.rows} == held
    last = max(assets, key=lambda row: row["installed"])
    assert ask("Which asset was installed last?", kept, RULES).rows[0][0] == last["name"]


def test_who_does_something_is_heard_in_what_is_done_by_them(kept: GraphStore) -> None:
    lumen = [row["name"] for row in maintenance.rows()["assets"] if row["supplier_id"] == 3]
    windows = [name for name in lumen if "window" in name]
    told = ask("How many windows were supplied by Lumen?", kept, RULES)
    assert told.value == len(windows)


def test_the_most_of_what_some_say_nothing_of_is_none_of_these(kept: GraphStore) -> None:
    """An asset's price is a word, and one has none: neither costs the most."""
    costs = {
        row["name"]: float(row["cost_eur"])
        for row in maintenance.rows()["assets"]
        if row.get("cost_eur", "on request") != "on request" and "window" in row["name"]
    }
    dearest = max(costs, key=lambda name: costs[name])
    told = ask("Which window cost the most?", kept, RULES)
    assert told.rows[0] == (dearest, costs[dearest])


def test_what_an_asset_cost_is_not_told_as_the_cost_of_its_work_orders(kept: GraphStore) -> None:
    rows = maintenance.rows()
    costs = Counter[int]()
    for one in rows["costs"]:
        costs[one["work_order_id"]] += one["amount_eur"]
    titles = {one["id"]: one["title"] for one in rows["work_orders"]}
    told = ask("Which work order cost the most?", kept, RULES)
    dearest = max(costs, key=lambda number: costs[number])
    assert told.rows[0] == (titles[dearest], costs[dearest])
    (boiler,) = [a["number"] for a in rows["assets"] if a["name"] == "Boiler"]
    of_it = [costs[o["id"]] for o in rows["work_orders"] if o["asset_number"] == boiler]
    assert ask("What do the work orders of the boiler cost?", kept, RULES).value == sum(of_it)
    doors = {(a["site"], a["number"]) for a in rows["assets"] if "door" in a["name"]}
    on_doors = [o for o in rows["work_orders"] if (o["site"], o["asset_number"]) in doors]
    each = ask("What did the work orders on doors cost?", kept, RULES)
    assert set(each.rows) == {(one["title"], costs[one["id"]]) for one in on_doors}


def test_rows_with_a_title_are_called_by_it_and_none_is_lost(kept: GraphStore) -> None:
    long = [row["title"] for row in maintenance.rows()["work_orders"] if row["hours"] > 10]
    told = ask("Which work orders take more than ten hours?", kept, RULES)
    assert {row[0] for row in told.rows} == set(long)


def test_the_doors_of_open_work_orders_are_told_and_each_order_that_is_called_alike(
    store: GraphStore, tmp_path: Path
) -> None:
    """Work orders of a workbook, a sheet of which is called as people call them."""
    doors = [held for held in maintenance.elements() if "door" in held[0].lower()]
    titles, states = ("Replace seal", "Oil hinges"), ("open", "closed", "waiting", "open", "open")
    rows = [
        (f"WO-{number}", titles[number % 2], states[number % 5], global_id, name)
        for number, (name, global_id) in enumerate(doors)
    ]
    path = tmp_path / "work_orders.csv"
    lines = [("Number", "Title", "Status", "Element GlobalId"), *(row[:4] for row in rows)]
    path.write_text("\n".join(map(",".join, lines)), encoding="utf-8")
    ingest(BAY_HOUSE, store)
    ingest(path, store)
    open_ = [row for row in rows if row[2] == "open"]
    found = ask("Which doors have an open work order?", store, RULES)
    assert sorted(found.value) == sorted(row[4] for row in open_)
    assert set(found.global_ids) == {row[3] for row in open_}
    orders = ask("Which work orders are open?", store, RULES)
    assert len(set(orders.value)) < len(open_)
    assert sorted(orders.value) == sorted(row[1] for row in open_)
    assert f"{len(open_)} work orders" in orders.answer
    assert set(orders.global_ids) == {row[3] for row in open_}


def test_assets_of_no_element_are_told_as_such(kept: GraphStore) -> None:
    bare = sorted(row["name"] for row in maintenance.rows()["assets"] if "ifc_guid" not in row)
    told = ask("Which assets belong to no element of the model?", kept, RULES)
    assert told.value == bare
    assert told.answer.endswith("Understood as: Which assets without elements are there?")


@pytest.mark.parametrize(
    "question",
    [
        "How many hours do the open work orders take together?",  # a list is no sum
        "How much stock do the spare parts have altogether?",
        "Which assets need a seal as a spare part?",  # nor is any spare part a seal
        "Which assets have a hinge as a spare part?",
    ],
)
def test_rows_that_are_not_what_was_asked_are_no_answer(question: str, kept: GraphStore) -> None:
    told = ask(question, kept, RULES)
    hinged = {
        row["number"]
        for row in maintenance.rows()["asset_spare_parts"]
        if row["spare_part_id"] == (1 if "hinge" in question else 2)
    }
    right = {
        "hours": sum(
            o["hours"] for o in maintenance.rows()["work_orders"] if o["status"] == "open"
        ),
        "stock": sum(part["stock"] for part in maintenance.rows()["spare_parts"]),
        "spare part": sorted(
            row["name"]
            for row in maintenance.rows()["assets"]
            if row["site"] == "BAY" and row["number"] in hinged
        ),
    }
    about = next((word for word in right if word in question), "")
    value = sorted(told.value) if isinstance(told.value, list) else told.value
    assert value is None or (about and value == right[about]), told.answer


def test_things_of_a_cobie_type_are_counted_and_not_their_type(
    store: GraphStore, tmp_path: Path
) -> None:
    path = written(
        tmp_path / "handover.ods",
        Type=[{"Name": "Smoke Detector", "CreatedBy": "a@b.c"}],
        Component=[{"Name": f"SD {n}", "TypeName": "Smoke Detector"} for n in range(6)],
    )
    mapping_beside(path).write_text(as_toml(cobie()), encoding="utf-8")
    ingest(BAY_HOUSE, store)
    ingest(path, store)
    assert ask("How many smoke detectors are there?", store, RULES).value == 6


def _kept(path: Path, rows: tuple[str, ...], store: GraphStore) -> None:
    """A table of CSV, in the twin."""
    path.write_text("\n".join(rows), encoding="utf-8")
    ingest(path, store)


def test_rows_without_a_name_are_told_by_what_tells_them_apart(
    tmp_path: Path, store: GraphStore
) -> None:
    rows = ("Serial;Room;Agent", "FX-1;Hall;Foam", "FX-2;Cellar;Powder", "FX-3;Study;Foam")
    _kept(tmp_path / "extinguishers.csv", rows, store)
    told = ask("Which extinguishers whose agent is Foam are there?", store, RULES)
    assert told.value == ["FX-1", "FX-3"]
    assert ask("List all extinguishers.", store, RULES).value == ["FX-1", "FX-2", "FX-3"]


def test_a_number_of_one_row_is_not_how_many_of_it_there_are(
    tmp_path: Path, store: GraphStore
) -> None:
    rows = ("Schluesselnummer;Raum;Anzahl", "S-01;Hall;2", "S-02;Cellar;1", "S-04;Study;3")
    _kept(tmp_path / "schluessel.csv", rows, store)
    asked = ask("Wie groß ist die Anzahl von S-04?", store, RULES)
    assert asked.value in (None, 3)
    assert all("How many S-04" not in each for each in asked.choices)
    assert ask("How many schluessel are there?", store, RULES).value == 3
