"""An answer's typed value against the expected one."""

from typing import Any

import pytest

from agents import ask, minds_for
from evaluation.comparing.compare import Outcome, compare, compare_answer, elements_score
from evaluation.sets.question_sets import Question
from graph_store import GraphSettings, connect
from ifc_loader import Node, PropertyGraph


def asked(value: Any, **fields: Any) -> Question:
    defaults = {"id": "q", "model": "m.ifc", "question": "What?", "kind": "list"}
    return Question(**{**defaults, "value": value, **fields})


DOOR = "3cUkl32yn9qRSPvBJVyWYp"
WALL = "3cUkl32yn9qRSPvBJVyWy4"
ROOMS = ["1 - Living room", "2 - Bedroom"]
LAYERS = [["Plaster", 12.5], ["Stud", 70.0]]
WIDE_AND_HIGH = {"width": 0.81, "height": 2.11}
SIZES = {"1810x1210 mm": 4, "900x600 mm": 1}

VAST = 10**400
"""A whole number that no float holds."""

RIGHT = [
    (asked(VAST), VAST, None),
    (asked({"Doors": 3}), {"Doors": 3, "²": 0}, None),
    (asked(3), 3, None),
    (asked(3), 3.0, None),
    (asked(3), [["Ground Floor", 3]], None),
    (asked(76.4655, unit="m3"), 76.5, "m3"),
    (asked(76.4655, unit="m3"), 76465.5, "l"),
    (asked(8.694, unit="m2"), 8.6935, None),
    (asked(1.81, unit="m"), 1810, "mm"),
    (asked(5.94, unit="ft"), 1.81, "m"),
    (asked(21.0, unit="°C"), 294.15, "K"),
    (asked(0.0, unit="m"), 0.0, "m"),
    (asked(1.4, unit="W/(m2K)"), [["W1", 1.4], ["W2", 1.4]], "W/(m2K)"),
    (asked(False), False, None),
    (asked("MILLIMETRE"), "milli metre", None),
    (asked("1 - Living room"), "Living room", None),
    (asked("Project Name", kind="text"), ["Project Number", "Project Name"], None),
    (asked("Project Name", kind="text"), ["Project Number Project Name"], None),
    (asked(["BIM2PRAXIS", None], kind="attribute"), "BIM2PRAXIS", None),
    (asked(["Westminster", "London", "UK"], kind="text"), "Street, Westminster, London UK", None),
    (asked(ROOMS), ["2 - Bedroom", "1 - Living room"], None),
    (asked(ROOMS), ["Bedroom", "Living room"], None),
    (asked(ROOMS), [{"No": "2", "Name": "Bedroom"}, {"No": "1", "Name": "Living room"}], None),
    (asked(ROOMS), [["1 - Living room", 51.995], ["2 - Bedroom", 15.4]], None),
    (asked(["4 - Roof", 76.466], unit="m2"), "4 - Roof", None),
    (asked(["4 - Roof", 76.466], unit="m2"), ["4 - Roof", 76.4655], "m2"),
    (asked(["4 - Roof", 76.466], unit="m2"), [{"Name": "4 - Roof", "area": 76.47}], "m2"),
    (asked([1.81, 2.11], unit="m"), {"OverallWidth": 1.81, "OverallHeight": 2.11}, "m"),
    (asked(LAYERS, unit="mm"), [["Plaster", 0.0125], ["Stud", 0.07]], "m"),
    (asked(LAYERS, unit="mm"), [[1, "Plaster", 0.0125], [2, "Stud", 0.07]], None),
    (asked({"Roof": 2.5, "Ground": 0.0}, unit="m"), [["Ground", 0], ["Roof", 2.5]], "m"),
    (asked({"IfcPipeSegment": 9, "IfcPump": 1}), {"pipe segments": 9, "Pump": 1}, None),
    (asked(SIZES), {"1.81 × 1.21 m": 4, "0.9 × 0.6 m": 1}, None),
    (asked(SIZES), [[1.81, 1.21, 4], [0.9, 0.6, 1]], None),
    (asked({"Roof": 2}), [["Roof", 2], ["Level 1", 0]], None),
    (asked({"Fleet": 2}), [["Fleet", 2], ["", 7]], None),
    (asked(ROOMS, kind="ordered"), [["Living room", 51.9], ["Bedroom", 15.4]], None),
    (asked(["BLR-3"]), ["BLR-3:421690"], None),
    (asked("2010-05-10"), "2010-05-10T09:00:00", None),
    (asked(WIDE_AND_HIGH, unit="m"), {"OverallWidth": 0.81, "OverallHeight": 2.11}, "m"),
    (asked(WIDE_AND_HIGH, unit="m"), [810.0, 2110.0], "mm"),
    (asked(WIDE_AND_HIGH, unit="m"), [["Door 1", 0.81, 2.11], ["Door 2", 0.81, 2.11]], "m"),
    (asked(WIDE_AND_HIGH, unit="m", also=("810 x 2110 mm",)), "0.81 x 2.11 m", None),
    (asked({"piano": "Wood - Mahogany", "birch": 9}), ["Wood - Mahogany", 9], None),
    (asked({"rooms": ["A102", "B102"], "area": 11.7}), [["A102", 11.7], ["B102", 11.7]], "m2"),
    (asked({"name": "Galerie", "area": 74.5092}), [["7", "Galerie"], 74.51], None),
    (asked({"length": 5.31, "dn": 25}, unit="m"), [["Rohr DN25", 5.31]], "m"),
    (asked({"external": 8, "internal": 5}), [[True, 8], [False, 5]], None),
    (asked({"flow": 70, "return": 50}, unit="°C"), [343.15, 323.15], "K"),
    (asked({"Bad": 1, "Kitchen": 2}), [["Bad Space_3", 1], ["Kitchen Space_4", 2], ["x", 0]], None),
    (asked(20.0, unit="years"), 20.0, "year"),
    (asked(6.3684, unit="ratio"), 636.84, "%"),
    (asked(30.0, unit="degree"), 0.5235987755982988, "rad"),
    (asked([["A", True], ["B", False]]), [["A", 1, True], ["B", 2, False]], None),
    (asked([["A", None], ["B", 2]]), [["A", None], ["B", 2]], None),
    (asked([]), [], None),
    (asked([]), None, None),
    (asked(0, also=(None,)), None, None),
    (asked(None), None, None),
    (asked(None, question="Is there a laundry?"), False, None),
    (asked(None, also=(0,)), 0, None),
]  # fmt: skip

WRONG = [
    (asked(3), VAST, None),
    (asked(2.5, unit="m"), VAST, "mm"),
    (asked(VAST, unit="m"), -VAST, "m"),
    (asked({"DN": 25}), [["²", 3]], None),
    (asked({"Fleet": 2, "Stores": 5}), [["Fleet", 2], ["", 7]], None),
    (asked(3), 4, None),
    (asked(3), "3", None),
    (asked(3), True, None),
    (asked(3), [3, 4], None),
    (asked(1.4, unit="W/(m2K)"), [["W1", 1.4], ["W2", 2.0]], "W/(m2K)"),
    (asked(1), [["Level 1", 1], ["Level 2", 1]], None),
    (asked(76.4655, unit="m3"), 77.5, "m3"),
    (asked(76.4655, unit="m3"), 76.4655, "m2"),
    (asked(1.81, unit="m"), 1.81, "mm"),
    (asked(True), False, None),
    (asked(False), 0, None),
    (asked("1 - Living room"), "Bedroom", None),
    (asked(WALL, kind="relation"), ["wall one", "wall two"], None),
    (asked("wall one", kind="relation"), ["wall one", "wall two"], None),
    (asked(ROOMS), ["1 - Living room"], None),
    (asked(ROOMS), ["1 - Living room", "2 - Bedroom", "3 - Hall"], None),
    (asked(ROOMS), 2, None),
    (asked(ROOMS, kind="ordered"), ["2 - Bedroom", "1 - Living room"], None),
    (asked(["4 - Roof", 76.466], unit="m2"), 76.466, "m2"),
    (asked(["4 - Roof", 76.466], unit="m2"), ["4 - Roof", 12.0], "m2"),
    (asked([1.81, 2.11], unit="m"), [2.11, 1.81], "m"),
    (asked(LAYERS, unit="mm"), [["Stud", 0.07], ["Plaster", 0.0125]], "m"),
    (asked({"Roof": 2.5, "Ground Floor": 0.0}, unit="m"), ["Ground Floor", "Roof"], None),
    (asked({"IfcPipeSegment": 9, "IfcPump": 1}), {"IfcPipeSegment": 9, "IfcPump": 2}, None),
    (asked({"IfcPipeSegment": 9}), {"IfcPipeSegment": 9, "IfcPump": 2}, None),
    (asked({"Roof": 2, "Level 1": 0}), [["Roof", 2]], None),
    (asked("METRE", kind="metadata"), "MILLIMETRE", None),
    (asked(WIDE_AND_HIGH, unit="m"), {"height": 0.81, "width": 2.11}, "m"),
    (asked(WIDE_AND_HIGH, unit="m"), [0.81], "m"),
    (asked(WIDE_AND_HIGH, unit="m"), [0.81, 2.11, 0.04], "m"),
    (asked(WIDE_AND_HIGH, unit="m"), [["Door 1", 0.81, 2.11], ["Door 2", 0.9, 2.11]], "m"),
    (asked({"piano": "Wood - Mahogany", "birch": 9}), ["Wood - Birch", 9], None),
    (asked({"piano": "Wood - Mahogany", "birch": 9}), ["Wood - Mahogany", 0], None),
    (asked({"count": 2, "rooms": ["A202", "B202"]}), [2, ["A202", "B202"], ["C1"]], None),
    (asked({"a": 2, "b": 4}), [["x", 2], ["y", 4], ["z", 4]], None),
    (asked({"Bad": 1, "Kitchen": 2}), [["Bad Space_3", 2], ["Kitchen Space_4", 1]], None),
    (asked({"IfcPipeSegment": 400}), [["IfcPipeSegment", 401]], None),
    (asked(["Pump", 400]), ["Pump", 401], None),
    (asked(24.0, unit="°C"), 25.0, "°C"),
    (asked(None, also=(0,)), 7, None),
    (asked(None), "every spring", None),
    (asked(None, question="What is the schedule?"), False, None),
    (asked([["A", True], ["B", False]]), [["A", False], ["B", False]], None),
    (asked([["A", True]]), [["A", 1]], None),
    (asked([["A", None], ["B", 2]]), [["A", 0], ["B", 2]], None),
    (asked([True, False]), [False, True], None),
]

ANY_JSON = [
    *(0, -3, 2.5, VAST, True, False, "", "²", "Door", "3", "2020-01-01"),
    *([True, False], [True], ["Pump", 3, "x"], ["A", 1, "B", 2], ["A", True], [None], ["A", None]),
    *([1, 2, 2], [[1, 2], [3]], [["A", True], ["B", None]], [["A", [1, 2]], ["B", []]], [[]]),
    *({}, {"Roof": [], "Ground": ["A"]}, {"Roof": None, "Ground": 2}, {"a": {"b": [1, {}]}}),
    *([{}], [{"Name": "A", "n": 1}], [{"Name": "A"}, {"Name": "B", "of": {"x": None}}]),
]
"""Values of every form that a question may expect."""


@pytest.mark.parametrize("kind", ["list", "ordered", "count", "text", "groupby"])
@pytest.mark.parametrize("unit", [None, "m2", "no unit"])
def test_the_very_value_that_is_expected_is_right_whatever_its_form(
    kind: str, unit: str | None
) -> None:
    for value in ANY_JSON:
        question = asked(value, kind=kind, unit=unit)
        assert compare(question, value, unit).outcome is Outcome.RIGHT, value


@pytest.mark.parametrize(("question", "value", "unit"), RIGHT)
def test_the_expected_value_in_any_honest_form_is_right(
    question: Question, value: Any, unit: str | None
) -> None:
    assert compare(question, value, unit).outcome is Outcome.RIGHT


@pytest.mark.parametrize(("question", "value", "unit"), WRONG)
def test_another_value_or_another_type_is_wrong_and_says_why(
    question: Question, value: Any, unit: str | None
) -> None:
    score = compare(question, value, unit)
    assert score.outcome is Outcome.WRONG
    assert score.reason


def test_no_value_where_there_is_one_is_silence_and_not_an_error() -> None:
    assert compare(asked(3), None, None).outcome is Outcome.SILENT


def test_elements_settle_what_seven_equal_names_cannot() -> None:
    question = asked([DOOR, WALL], global_ids=(DOOR, WALL))
    heaters = ["Universalverbraucher", "Universalverbraucher"]
    assert compare(question, heaters, None, (WALL, DOOR)).outcome is Outcome.RIGHT
    assert compare(question, heaters, None, (WALL,)).outcome is Outcome.WRONG


def test_a_table_of_counts_may_be_told_as_the_elements_it_counts() -> None:
    question = asked({"IfcDoor": 1, "IfcWall": 1}, global_ids=(DOOR, WALL))
    assert compare(question, ["door", "wall"], None, (DOOR, WALL)).outcome is Outcome.RIGHT
    assert compare(question, 1, None, (DOOR, WALL)).outcome is Outcome.WRONG


def test_elevations_are_not_answered_by_the_storeys_alone() -> None:
    question = asked({"Roof": 2.5, "Ground": 0.0}, unit="m", global_ids=(DOOR, WALL))
    assert compare(question, ["Roof", "Ground"], None, (DOOR, WALL)).outcome is Outcome.WRONG


def test_elements_are_scored_by_jaccard_similarity_where_they_are_listed() -> None:
    assert elements_score(asked(1, global_ids=(DOOR,)), (DOOR, WALL)) == 0.5
    assert elements_score(asked(1), (DOOR,)) is None


def test_the_expected_element_may_be_called_by_more_than_its_name() -> None:
    question = asked("Classroom 6", kind="superlative", global_ids=(DOOR,))
    told = [["Classroom 6 F-11", 44.88]]
    assert compare(question, told, None, (DOOR,)).outcome is Outcome.RIGHT
    assert compare(question, told, None, (WALL,)).outcome is Outcome.WRONG
    assert compare(question, [["Classroom 5", 44.88]], None, (DOOR,)).outcome is Outcome.WRONG


def test_the_asked_values_of_one_thing_may_stand_behind_its_name() -> None:
    question = asked({"make": "Whirlpool", "model": "ED5"})
    told = ["Refrigerator-2", "Whirlpool", "ED5"]
    assert compare(question, told, None, (DOOR,)).outcome is Outcome.RIGHT
    assert compare(question, told, None, (DOOR, WALL)).outcome is Outcome.WRONG
    assert compare(question, told[:2], None, (DOOR,)).outcome is Outcome.WRONG


def test_a_thing_told_by_both_its_names_goes_by_either(graph_settings: GraphSettings) -> None:
    rooms = {"Space_1": "Entrance", "Space_2": "Living"}
    nodes = [
        Node(name, ("IfcSpace",), {"key": name, "Name": name, "LongName": long_name})
        for name, long_name in rooms.items()
    ]
    with connect(graph_settings, twin="called") as store:
        store.write_graph(PropertyGraph("called", nodes, []))
        answer = ask("Which rooms are there?", store, minds_for("rules"))
    assert answer.value == ["Space_1 Entrance", "Space_2 Living"]
    for names in (list(rooms), list(rooms.values())):
        assert compare_answer(asked(names), answer).outcome is Outcome.RIGHT
        assert compare_answer(asked(names[1:]), answer).outcome is Outcome.WRONG
        assert compare_answer(asked([*names, "Attic"]), answer).outcome is Outcome.WRONG
