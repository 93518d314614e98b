"""What rows say where no model puts them into words."""

from typing import Any

import pytest

from agents import Answer, ModelSettings, ask, minds_for
from agents.steps.interpreter import MOST_NAMED, plainly
from graph_store import GraphStore, Rows
from tests.agents.replies import writes
from tests.agents.scripted_server import scripted


@pytest.mark.parametrize(
    ("value", "unit", "told"),
    [
        (26.17799424999995, "m2", "26.18 m²."),
        ([["A202", 26.119], ["A203", 26.178]], "m2", "A202: 26.12 m²; A203: 26.18 m²."),
        ([["Ground", 3, True], ["First", 0, False]], None, "Ground: 3, true; First: 0, false."),
        ([1.5, 2.0], "m", "1.5 m, 2 m."),
        (["A", "B"], None, "A, B."),
        (24.0, "°C", "24 °C."),
        (list(range(MOST_NAMED + 2)), None, "0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more."),
        (False, None, "No."),
        (None, None, "Nothing."),
    ],
)
def test_rows_speak_for_themselves(value: Any, unit: str | None, told: str) -> None:
    assert plainly(value, unit) == told


DOORS = "MATCH (d:IfcDoor) RETURN count(d) AS n"
ANY = "MATCH (d:IfcDoor) RETURN count(d) > 0 AS x"
NAMES = "MATCH (s:IfcSpace) RETURN s.LongName AS room ORDER BY room"


def told(house: GraphStore, question: str, cypher: str, sentence: str, value: Any) -> Answer:
    written = {"answer": sentence, "value": value, "unit": None}
    with scripted(writes(cypher), written) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0)
        return ask(question, house, minds_for("single", settings))


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("question", "cypher", "sentence", "value", "found"),
    [
        ("How many doors are there?", DOORS, "There are 3 doors.", "3", 3),
        ("How many doors are there?", DOORS, "There are 3 doors.", "3 doors", 3),
        ("How many doors are there?", DOORS, "There are 3 doors.", None, 3),
        ("How many doors are there?", DOORS, "There are 3 doors.", 4, 3),
        ("Are there doors?", ANY, "Yes, there are doors.", "yes", True),
        ("Gibt es Türen?", ANY, "Ja, es gibt Türen.", "Ja.", True),
        ("Are there doors?", ANY, "Yes, there are doors.", None, True),
    ],
)
def test_true_sentence_is_told_whatever_form_its_value_is_written_in(
    question: str, cypher: str, sentence: str, value: Any, found: Any, house: GraphStore
) -> None:
    answer = told(house, question, cypher, sentence, value)
    assert (answer.answer, answer.value) == (sentence, found)


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("question", "cypher", "sentence", "value", "plain"),
    [
        ("How many doors are there?", DOORS, "There are 4 doors.", "4", "3."),
        ("How many doors are there?", DOORS, "There are 4 doors.", None, "3."),
        ("Are there doors?", ANY, "No, there are no doors.", "no", "Yes."),
        ("Are there doors?", ANY, "No, there are no doors.", None, "Yes."),
    ],
)
def test_false_sentence_is_told_in_no_form_of_its_value(
    question: str, cypher: str, sentence: str, value: Any, plain: str, house: GraphStore
) -> None:
    assert told(house, question, cypher, sentence, value).answer == plain


@pytest.mark.cypher_of_a_person
def test_beginning_of_a_list_is_no_list_where_its_value_is_left_out(house: GraphStore) -> None:
    found = house.read(NAMES)
    assert isinstance(found, Rows)
    rooms = [row[0] for row in found.rows]
    whole = f"The rooms are {', '.join(rooms)}."
    assert told(house, "Which rooms are there?", NAMES, whole, None).answer == whole
    part = told(house, "Which rooms are there?", NAMES, f"The room is {rooms[0]}.", None)
    assert part.answer == f"{', '.join(rooms)}."
