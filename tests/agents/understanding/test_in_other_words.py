"""Plain questions in other words, each of which was read as another question, or as none."""

import pytest

from tests.agents.conftest import Talk

OFFICE, FIRE, LIBRARY = "Buerohaus_Lindenallee.ifc", "Fire_Station_14.ifc", "Thornbury_Library.ifc"
POOL = "Centre_aquatique_Trois_Rivieres.ifc"
WATCH, NEITHER = (
    ["106 WATCH OFFICE", 13.378037760000002],
    ["U.01 Technik", "U.03 Flur", "U.04 Treppenhaus"],
)
BASEMENT = ["U.01 Technik", "U.02 Archiv", "U.03 Flur", "U.04 Treppenhaus"]


@pytest.mark.parametrize(
    ("building", "question", "value"),
    [
        # on which storey what is not there would be is where the thing itself is
        (FIRE, "how many rooms without windows are there on Level 2", 5),
        (FIRE, "how many rooms have at most one window on level 2?", 12),
        (OFFICE, "wie viele Räume ohne Fenster gibt es im EG?", 3),
        (OFFICE, "welche Räume ohne Heizkörper gibt es im UG?", BASEMENT),
        # a room is located on its storey, whatever stands in it
        (OFFICE, "Welche Räume befinden sich im Untergeschoss?", BASEMENT),
        (OFFICE, "Welche Räume liegen im Keller?", BASEMENT),
        # without, in one word with what is not there
        (OFFICE, "welche fensterlosen Räume gibt es im UG", ["U.01 Technik", *BASEMENT[2:]]),
        (FIRE, "how many windowless rooms are on level 2?", 5),
        (FIRE, "is the kitchen windowless?", False),
        (FIRE, "how many rooms on level 2 have zero windows?", 5),
        # the building by what it is, where several of its rooms are as well
        (LIBRARY, "how many WC's are there in the library", 8),
        (LIBRARY, "is there a lift in the library?", True),
        (LIBRARY, "how big is the children's library", 101.2),
        # storeys by the number in their names, and by its sign
        (FIRE, "how many doors on L2", 9),
        (FIRE, "how many doors does the second level have", 9),
        (FIRE, "how many doors are on the 2nd floor", 9),
        # the first of some things is told among them all before others are told by it
        (OFFICE, "Wie viele Fenster hat der größte Raum?", 4),
        (FIRE, "how many windows does the largest room on level 2 have?", 2),
        (FIRE, "how many doors does the smallest room on level 1 have?", 1),
        (OFFICE, "Was befindet sich im größten Raum im EG?", ["HK-E01", "HK-E02"]),
        (OFFICE, "Was ist im größten Raum im EG?", ["HK-E01", "HK-E02"]),
        (FIRE, "which is the smallest room on level 1 that has a window?", WATCH),
        (OFFICE, "zweitgrößter Raum", ["U.02 Archiv", 37.44]),
        (OFFICE, "Wie viele Büros gibt es?", 3),
        # every, and neither
        (OFFICE, "Ist jeder Raum im EG größer als 5 m²?", True),
        (OFFICE, "Welche Räume im UG haben weder Fenster noch Heizkörper?", NEITHER),
        # the floor in a room is no storey
        (FIRE, "how many m² of floor are in the apparatus bay", 267.5607552),
        # what is counted, in one word with how many there are
        (OFFICE, "Fensteranzahl Großraumbüro", 4),
        (OFFICE, "wie hoch ist die Anzahl der Türen", 18),
        (OFFICE, "Zähl mir bitte die Türen", 18),
        (OFFICE, "wie groß ist der Raum U.02", 37.44),
        (OFFICE, "wo ist der Speicher installiert", ["U.01 Technik"]),
        (OFFICE, "Raumliste UG", BASEMENT),
        (POOL, "combien de locaux n'ont ni fenêtre ni luminaire ?", 27),
        (POOL, "¿cuántos locales no tienen ni ventanas ni luminarias?", 27),
        (POOL, "où sont les chaudières ?", ["S.02 Local chaufferie"]),
        (POOL, "Combien de portes compte le bâtiment ?", 52),
    ],
)
def test_a_plain_question_in_other_words(
    talk_about: Talk, building: str, question: str, value: object
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == value, answer.answer


def test_what_a_hyphen_joins_is_one_word(talk_about: Talk) -> None:
    (below,) = talk_about(POOL, "Quels locaux sont au sous-sol ?")
    assert isinstance(below.value, list)
    assert len(below.value) == 11, below.answer
    assert all(str(one).startswith("S.") for one in below.value)


@pytest.mark.parametrize("question", ["longest wall", "which wall is the longest?"])
def test_the_first_by_what_is_not_recorded_is_not_unknown(talk_about: Talk, question: str) -> None:
    (answer,) = talk_about(FIRE, question)
    assert answer.answer == "This model records no length of walls."


@pytest.mark.parametrize(
    ("building", "turns", "value"),
    [
        (LIBRARY, ("does the IT suite have chairs?", "how many?"), 12),
        (LIBRARY, ("how big is the cafe?", "does it have smoke detectors?", "how many?"), 0),
        (OFFICE, ("Hat das Großraumbüro Fenster?", "wie viele?"), 4),
    ],
)
def test_how_many_asks_of_what_a_thing_has(
    talk_about: Talk, building: str, turns: tuple[str, ...], value: int
) -> None:
    *_, last = talk_about(building, *turns)
    assert last.value == value, last.answer


def test_what_was_asked_is_told_with_its_rank(talk_about: Talk) -> None:
    (answer,) = talk_about(OFFICE, "Welcher ist der drittgrößte Raum im EG?")
    assert "Which room on EG has the 3rd largest area?" in answer.answer


def test_the_first_floor_may_be_level_1_or_the_one_above_it(talk_about: Talk) -> None:
    (answer,) = talk_about(FIRE, "doors on the first floor?")
    assert answer.value is None
    assert {"How many doors on Level 1?", "How many doors on Level 2?"} <= {*answer.choices}


@pytest.mark.parametrize(
    "question",
    ["in which room is the generator", "is there a generator in the workshop?"],
)
def test_no_room_is_known_of_what_stands_in_none(talk_about: Talk, question: str) -> None:
    (answer,) = talk_about(FIRE, question)
    assert answer.value is None
    assert "does not record in which rooms the generators are" in answer.answer
    assert answer.choices == ("Which storeys with generators are there?",)


@pytest.mark.parametrize(
    "question",
    [
        "what's inside the IT Suite?",
        "what does the IT suite contain",
        "contents of the IT suite",
        "what is inside room 1.04",
    ],
)
def test_what_is_in_a_room_is_told_by_any_word_for_it(talk_about: Talk, question: str) -> None:
    plain, other = (talk_about(LIBRARY, one)[0] for one in ("What is in the IT Suite?", question))
    assert isinstance(plain.value, list)
    assert other.value == plain.value, other.answer
