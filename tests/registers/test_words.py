"""The sheets of COBie by the words of four languages, alone and beside a model."""

from pathlib import Path

import pytest

from agents import ask, minds_for
from app.exports.tables import as_workbook
from app.twins.ingest import ingest
from graph_store import GraphStore
from sample_models import BAY_HOUSE

pytestmark = pytest.mark.engine
SHEETS: list[tuple[str, tuple[str, ...], list[tuple[str, ...]]]] = [
    ("Space", ("Name", "CreatedBy"), [("A1", "a"), ("A2", "a"), ("A3", "a")]),
    (
        "Zone",
        ("Name", "CreatedBy", "Category", "SpaceNames"),
        [("North", "a", "Flat", "A1"), ("North", "a", "Flat", "A2"), ("South", "a", "Flat", "A3")],
    ),
    ("Component", ("Name", "CreatedBy", "Space"), [("Pump", "a", "A1"), ("Fan", "a", "A3")]),
    ("Spare", ("Name", "CreatedBy"), [(f"Spare {n}", "a") for n in range(5)]),
    ("Document", ("Name", "CreatedBy"), [(f"Plan {n}", "a") for n in range(4)]),
    *((sheet, ("Name", "CreatedBy"), []) for sheet in ("Facility", "Floor", "Type")),
]
COUNTED = {
    "Wie viele Dokumente gibt es?": 4,
    "How many documents are there?": 4,
    "Combien de documents y a-t-il ?": 4,
    "¿Cuántos documentos hay?": 4,
    "Wie viele Ersatzteile gibt es?": 5,
    "How many spare parts are there?": 5,
    "Combien de pièces de rechange y a-t-il ?": 5,
    "¿Cuántos repuestos hay?": 5,
}
ALONE = {
    "Wie viele Zonen gibt es?": 2,
    "Wie viele Räume gibt es?": 3,
    "How many rooms are there?": 3,
    "Combien de composants y a-t-il ?": 2,
    "¿Cuántos componentes hay?": 2,
    "How many spaces are in the zone North?": 2,
}


@pytest.fixture
def workbook(tmp_path: Path) -> Path:
    path = tmp_path / "handover.xlsx"
    path.write_bytes(as_workbook(SHEETS))
    return path


def counted(store: GraphStore, question: str) -> object:
    return ask(question, store, minds_for("rules")).value


def test_the_rows_of_cobie_are_counted_by_the_words_of_each_language(
    workbook: Path, store: GraphStore
) -> None:
    ingest(workbook, store)
    asked = COUNTED | ALONE
    assert {question: counted(store, question) for question in asked} == asked


def test_a_zone_is_told_with_all_its_spaces_and_by_their_number(
    workbook: Path, store: GraphStore
) -> None:
    ingest(workbook, store)
    assert counted(store, "Which zone has the most spaces?") == ["North"]
    assert counted(store, "Which spaces are in the zone North?") == ["A1", "A2"]


def test_what_is_counted_of_a_model_is_told_beside_the_rows_that_are_called_so(
    workbook: Path, store: GraphStore
) -> None:
    ingest(BAY_HOUSE, store)
    before = ask("How many components are there?", store, minds_for("rules"))
    assert "register" not in before.answer
    ingest(workbook, store)
    assert {question: counted(store, question) for question in COUNTED} == COUNTED
    told = "CobieComponent of the registers has 2 components."
    for question in (
        "How many components are there?",
        "Wie viele Komponenten gibt es?",
        "Combien de composants y a-t-il ?",
    ):
        answer = ask(question, store, minds_for("rules"))
        assert answer.value == before.value, question
        assert told in answer.answer, question
    spares = ask("Combien de pièces de rechange y a-t-il ?", store, minds_for("rules"))
    assert "of the registers" not in spares.answer


def test_amounts_of_rows_in_several_units_are_no_sum_and_none_is_the_most(
    store: GraphStore, tmp_path: Path
) -> None:
    path = tmp_path / "devices.csv"
    lines = ("tag,name,Power (kW),Power (W)", "P1,Boiler,24.5,", "F1,Fan,,500", "F2,Vent,,60")
    path.write_text("\n".join(lines), encoding="utf-8")
    ingest(path, store)
    assert counted(store, "What is the power of the Fan?") == 500
    for question in ("Which device has the largest power?", "What is the total power of devices?"):
        assert counted(store, question) is None, question


def test_amounts_whose_units_another_column_says_are_added_up_in_one(
    store: GraphStore, tmp_path: Path
) -> None:
    path = tmp_path / "devices.csv"
    lines = ("tag,name,power,unit", "P1,Boiler,24.5,kW", "F1,Fan,500,W", "F2,Pump,1.5,kW")
    path.write_text("\n".join(lines), encoding="utf-8")
    ingest(path, store)
    assert counted(store, "What is the total power of all devices?") == 26.5
    assert counted(store, "Which device has the largest power?") == ["Boiler"]
