"""What a handover and an asset list say beside a model that has but some of their things."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from agents import ask, minds_for
from agents.messages import Answer
from app.exports.tables import as_workbook
from app.twins.ingest import ingest
from graph_store import GraphStore
from sample_models import BAY_HOUSE
from tests.registers.conftest import twin

pytestmark = pytest.mark.engine
RULES = minds_for("rules")
FRONT, KITCHEN = "1vBAoWv3DRUQmS_AWCqE55", "35htfUejjTnP_FeDRz6dQ8"
SHEETS: list[tuple[str, tuple[str, ...], list[tuple[object, ...]]]] = [
    (
        "Contact",
        ("Email", "CreatedBy", "Company"),
        [
            ("sales@abloy.test", "a", "Abloy"),
            ("info@frost.test", "a", "Frost"),
            ("x@y.test", "a", "Kemp"),
        ],
    ),
    (
        "Type",
        (
            *("Name", "CreatedBy", "Manufacturer", "WarrantyDurationParts"),
            *("WarrantyDurationUnit", "ExpectedLife", "DurationUnit", "WarrantyDurationLabor"),
        ),
        [
            ("Door set", "a", "sales@abloy.test", 10, "year", 25, "Years", 1),
            ("Chiller", "a", "info@frost.test", 2, "year", 15, "year", 1),
            ("Roof light", "a", "info@frost.test", 20, "year", 30, "year", 5),
        ],
    ),
    (
        "Component",
        (
            *("Name", "CreatedBy", "TypeName", "ExternalIdentifier", "InstallationDate"),
            "WarrantyStartDate",
        ),
        [
            ("Door-1", "a", "Door set", FRONT, "2010-06-01", "2010-06-02"),
            ("Door-2", "a", "Door set", KITCHEN, "2010-04-01", "2010-06-02"),
            ("Chiller-1", "a", "Chiller", "", "2010-07-01", "2010-07-02"),
            ("Chiller-2", "a", "Chiller", "", "2010-07-01", "2010-07-02"),
        ],
    ),
    (
        "Job",
        ("Name", "CreatedBy", "TypeName", "TaskNumber", "Duration", "DurationUnit"),
        [("Clean", "a", "Chiller", 1, 45, "minute"), ("Look", "a", "Chiller", 2, 5, "minute")],
    ),
    *((sheet, ("Name", "CreatedBy"), []) for sheet in ("Facility", "Floor", "Space")),
]


@pytest.fixture(scope="module")
def handover(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GraphStore]:
    folder = tmp_path_factory.mktemp("handover")
    path = folder / "handover.xlsx"
    path.write_bytes(as_workbook(SHEETS))
    with twin(folder, "handed-over") as made:
        ingest(BAY_HOUSE, made)
        ingest(path, made)
        yield made


def first_cells(answer: Answer) -> set[object]:
    return {row[0] for row in answer.rows}


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("How many chillers are there?", 2),
        ("How many components were installed after 1 May 2010?", 3),
        ("How many types have a warranty of more than 5 years?", 2),
        ("How many types have a service life of at least 240 months?", 2),
        ("Wie viele Türen wurden nach dem 1. Mai 2010 eingebaut?", 1),
        ("How many types have a warranty for labor of 1 year?", 2),
        ("How many types have a warranty for parts of less than 15 years?", 2),
        ("How many types have a parts warranty of less than 15 years?", 2),
        ("How many doors have an installation date?", 2),
        ("How many doors have no installation date?", 8),
        ("Wie viele Türen haben kein Einbaudatum?", 8),
        ("How many doors have no manufacturer?", 8),
    ],
)
def test_rows_count_that_no_model_has_the_things_of(
    handover: GraphStore, question: str, value: int
) -> None:
    assert ask(question, handover, RULES).value == value


@pytest.mark.parametrize(
    ("question", "value", "unit"),
    [
        ("How long is the warranty of Chiller-1?", 2, "years"),
        ("What is the guarantee on parts of the Roof light?", 20, "years"),
        ("When does the warranty of Chiller-1 start?", "2010-07-02", None),
        ("Wann beginnt die Garantie von Chiller-1?", "2010-07-02", None),
        ("What make is the Front door?", "sales@abloy.test", None),
        ("Who is the manufacturer of the chiller?", "info@frost.test", None),
    ],
)
def test_what_the_type_of_a_row_says_is_said_of_it_and_an_amount_is_in_its_unit(
    handover: GraphStore, question: str, value: object, unit: str | None
) -> None:
    answer = ask(question, handover, RULES)
    assert (answer.value, answer.unit) == (value, unit)


@pytest.mark.parametrize(
    "question",
    [
        "Which types last at least 20 years?",
        "Which types last longer than 15 years?",
        "Which types have an expected life of more than 15 years?",
    ],
)
def test_how_long_something_lasts_is_no_last_of_them(handover: GraphStore, question: str) -> None:
    assert first_cells(ask(question, handover, RULES)) == {"Door set", "Roof light"}


def test_minutes_are_held_against_minutes(handover: GraphStore) -> None:
    assert first_cells(ask("Which jobs take longer than 30 minutes?", handover, RULES)) == {"Clean"}
    assert not ask("Which jobs take longer than 2 hours?", handover, RULES).rows


def test_companies_of_a_model_are_told_with_the_contacts_of_a_register(
    handover: GraphStore,
) -> None:
    for question in ("How many companies are there?", "Wie viele Firmen gibt es?"):
        assert "3 contacts" in ask(question, handover, RULES).answer


ASSETS = """
CREATE TABLE firms (firm_id INTEGER PRIMARY KEY, company TEXT, town TEXT);
CREATE TABLE plant (
  tag TEXT PRIMARY KEY, description TEXT, commissioned TEXT, firm_id INTEGER REFERENCES firms
);
CREATE TABLE visits (tag TEXT REFERENCES plant, at TEXT, result TEXT, PRIMARY KEY (tag, at));
INSERT INTO firms VALUES (1, 'Kemp Heating', 'Bath'), (2, 'Frost', 'York');
INSERT INTO plant VALUES ('K-1', 'Rooftop chiller', '2011-02-26', 2),
  ('K-2', 'Rooftop chiller', '2012-03-04', 2),
  ('K-3', 'Ash hopper', '2013-04-05', 1);
INSERT INTO visits VALUES ('K-1', '2024-01-02', 'pass'), ('K-3', '2024-01-02', 'pass');
"""


def test_rows_that_a_number_or_a_tag_tells_apart_are_told_by_what_they_are_called(
    store: GraphStore, tmp_path: Path
) -> None:
    path = tmp_path / "plant.sqlite"
    with sqlite3.connect(path) as made:
        made.executescript(ASSETS)
    made.close()
    ingest(BAY_HOUSE, store)
    ingest(path, store)

    def asked(question: str) -> Answer:
        return ask(question, store, RULES)

    assert asked("How many chillers are there?").value == 2
    firms = asked("Which firms are in York?")
    assert firms.columns == ("firm_id", "company") and firms.rows == ((2, "Frost"),)
    plant = asked("Which plant has no visits?")
    assert plant.rows == (("K-2", "Rooftop chiller"),)
    day = asked("When was K-1 commissioned?")
    assert day.value == "2011-02-26" and len(day.rows) == 1
