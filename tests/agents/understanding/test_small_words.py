"""Small words: each of them changes the answer, or the question is refused."""

import random

import pytest

from graph_store import GraphStore, Rows
from tests.agents.understanding.conftest import Ask


@pytest.mark.parametrize(
    ("question", "value"),
    [
        # adjectives, negation, exceptions
        (
            "Which walls are external and not load bearing?",
            ["Oriel east wall", "Oriel front wall", "Oriel west wall"],
        ),
        ("How many external and internal doors are there?", 10),
        (
            "Which walls have neither doors nor windows?",
            ["East gable", "Utility partition GF", "West gable", "West partition 1F"],
        ),
        ("Which rooms have no window over 1 m2?", ["0.4 Shower Room", "0.5 Utility Room"]),
        ("How many rooms are not bedrooms?", 8),
        ("How many rooms other than the kitchen are there?", 8),
        # either, both, several questions
        (
            "List the rooms on the first floor or with a smoke detector",
            ["0.3 Hall", "1.1 Study", "1.2 Bedroom", "1.3 Landing", "1.4 Bathroom"],
        ),
        ("How many doors and how many windows are there?", [10, 15]),
        (
            "Which door is the widest and which is the narrowest?",
            [["Terrace door", 1.8], ["Bathroom door", 0.8]],
        ),
        ("How many rooms are there, and how many have a smoke detector?", [9, 4]),
        ("How many rooms are there and what is their total area?", [9, pytest.approx(130.8482)]),
        ("How high is the living room and does it have a window?", [2.7, True]),
        # all of them
        ("Are all doors external?", False),
        ("Do all rooms have a window?", True),
        ("Does every room have a smoke detector?", False),
        ("Is every radiator connected to a pipe?", True),
        # counts compared and counts asked for
        ("Are there more windows than doors?", True),
        ("How many more windows than doors are there?", 5),
        ("Does the first floor have more rooms than the ground floor?", False),
        ("Which floor has more rooms, the ground floor or the first floor?", ["Ground Floor", 5]),
        (
            "Which rooms have more than one door?",
            ["0.1 Kitchen", "0.2 Living Room", "0.3 Hall", "1.3 Landing"],
        ),
        (
            "Which rooms have at least two windows?",
            ["0.1 Kitchen", "1.1 Study", "1.2 Bedroom", "1.3 Landing"],
        ),
        # things compared, places in an order
        (
            "Which rooms are larger than the study?",
            ["0.2 Living Room", "0.3 Hall", "1.2 Bedroom", "1.3 Landing"],
        ),
        ("What is the second widest door?", ["Front door", 1.0]),
        ("Which is wider, the Kitchen door or the Living room door?", "neither"),
        # sums of parts, layers, kinds
        ("Which storey has the largest floor area?", ["First Floor", pytest.approx(66.9314)]),
        ("What is the thickest layer of the external walls?", ["Concrete block", 0.15]),
        ("What is the thickest layer?", ["Wood fibre", 0.26]),
        ("How thick is the mineral wool in the external walls?", 0.14),
        ("How many bends are there?", 8),
        ("How many washbasins are there?", 2),
        ("How many ceilings are there?", 0),
        ("How many smoke detectors are on the first floor?", 3),
        # units, sides, what is above
        ("How many kW does the boiler deliver?", 12000.0),
        ("How many steps does the stair have?", 15),
        (
            "Which windows face south?",
            ["Kitchen south window", "Landing south window", "Oriel front window"],
        ),
        ("Which rooms are above the kitchen?", ["1.1 Study"]),
        # of all of them, of two of them, of either
        ("Are all rooms on the ground floor larger than 10 m2?", False),
        ("Are all doors that are external on the ground floor?", True),
        ("Is there a door in the kitchen that is external?", False),
        # what lights are, and not what they light
        ("Are there rooms without lights?", False),
        ("Are the study and the bedroom on the first floor?", True),
        (
            "Is the front door or the kitchen door external?",
            [["Front door", True], ["Kitchen door", False]],
        ),
        (
            "How wide are the kitchen door and the front door?",
            [["Front door", 1.0], ["Kitchen door", 0.9]],
        ),
        (
            "What is the total area of the kitchen, the hall and the study?",
            pytest.approx(13.0 + 16.32 + 15.645),
        ),
        ("How many windows do the kitchen and the study have?", 6),
        ("Do the kitchen and the hall share a wall?", True),
        (
            "Which rooms are smaller than the study and the bathroom?",
            ["0.4 Shower Room", "0.5 Utility Room"],
        ),
        ("Does every room have a radiator and a window?", False),
        ("Are all external doors fire rated?", False),
        ("Which doors are fire rated?", ["Utility room door"]),
        ("Do all external walls have a U-value below 0.3?", True),
        ("How many windows are facing east or west?", 7),
        ("Which doors lead out of the house?", ["Front door", "Terrace door"]),
        ("Show me the walls without insulation", []),
        # sums, orders, the most
        ("total length of pipes", pytest.approx(69.25)),
        ("What is the volume of the house?", pytest.approx(353.29014)),
        ("Which room has the most area?", ["0.2 Living Room", 22.4]),
        (
            "List the rooms on the ground floor ordered from largest to smallest",
            ["0.2 Living Room", "0.3 Hall", "0.1 Kitchen", "0.5 Utility Room", "0.4 Shower Room"],
        ),
        # as the property is called in the file
        ("What is the OverallWidth of the front door?", 1.0),
        ("How many walls are LoadBearing?", 10),
        ("What room is under the bathroom?", ["0.4 Shower Room", "0.5 Utility Room"]),
    ],
)
def test_every_word_counts(ask_bay_house: Ask, question: str, value: object) -> None:
    told = ask_bay_house(question)
    assert told.value == value, (told.answer, [one.verdict for one in told.attempts])


@pytest.mark.parametrize(
    "question",
    [
        "How old is the boiler?",
        "Which walls are external or load bearing?",
        "rooms larger than 20 m",
        "doors wider than 2 m2",
        "What is above the first floor?",
        "What is the height of the building?",
        "Do all walls have the same thickness?",
        "What is the biggest room and does it have a radiator?",
        "Which rooms are on the ground floor or larger than 20 m2?",
        "How many windows face west or north?",
        "Who made the boiler and when does its warranty end?",
        "How many smoke detectors are on the first floor and where?",
        "What can I reach from the hall?",
        "Is there anything on the roof?",
        "What is the total area of the tiles in the bathroom?",
        "What is the thickness of the windows?",
        "Which door is the thickest?",
        "doors thicker than 5 cm",
        "How thick are the layers?",
        "?",
        "🙂",
    ],
)
def test_what_does_not_fit_is_refused_rather_than_dropped(
    ask_bay_house: Ask, question: str
) -> None:
    answer = ask_bay_house(question)
    assert answer.value is None
    assert answer.cypher is None


def test_a_tie_is_told(ask_bay_house: Ask) -> None:
    answer = ask_bay_house("What is the largest room?")
    assert answer.value == ["0.2 Living Room", 22.4]
    assert answer.answer.endswith("1.2 Bedroom has the same.")
    layer = ask_bay_house("What is the thickest layer of the external walls?")
    assert layer.answer == "Concrete block: 0.15 m."


def test_of_equals_the_first_by_name_is_shown_and_the_others_are_counted(
    ask_bay_house: Ask,
) -> None:
    widest = ask_bay_house("Which window is the widest?")
    assert widest.value == ["Living room north window", 2.0]
    named = ask_bay_house("What is the GlobalId of the Living room north window?")
    assert widest.global_ids == (named.value,)
    assert widest.answer.endswith("Oriel front window has the same.")
    narrow = ask_bay_house("Which door is the narrowest?")
    assert narrow.answer == (
        "Bathroom door: 0.8 m. Serving door, Shower room door and Utility room door have the same."
    )
    third = ask_bay_house("Which is the third narrowest door?")
    assert third.value == ["Shower room door", 0.8]


@pytest.mark.parametrize(
    ("question", "told"),
    [
        (
            "Are all doors on the ground floor external?",
            "No, not all doors on Ground Floor are external: 2 of 7.",
        ),
        (
            "Are the walls in the kitchen external?",
            "No, not all walls in the kitchen are external: 2 of 4.",
        ),
        (
            "Are the kitchen door and the front door external?",
            "No, not all of the kitchen door and the front door are external: 1 of 2.",
        ),
        (
            "Do all rooms on the ground floor have a window?",
            "Yes, all rooms on Ground Floor have windows: 5 of 5.",
        ),
        (
            "How many doors on the ground floor are external?",
            "There are 2 external doors on Ground Floor.",
        ),
        (
            "How many windows in the kitchen face south?",
            "There is 1 window of Kitchen whose orientation is south.",
        ),
        (
            "Is any door on the first floor external?",
            "No, there are no external doors on First Floor.",
        ),
        ("What is the area of the windows in the kitchen?", "of windows in the kitchen is 3.36 m²"),
        (
            "Sum of areas of windows that face south?",
            "of windows whose orientation is south is 6.16 m²",
        ),
        (
            "total area of rooms larger than 10 m2",
            "of rooms with a floor area over 10 m² is 118.65 m²",
        ),
        (
            "total volume of all walls on the First Floor, in litres",
            "of walls on the First Floor is 46901.52 l",
        ),
        ("What is the total area of windows in total?", "area of windows is 22.12 m²"),
    ],
)
def test_a_sentence_says_all_that_was_asked(ask_bay_house: Ask, question: str, told: str) -> None:
    assert told in ask_bay_house(question).answer


def test_a_yes_or_no_shows_the_numbers_it_rests_on(ask_bay_house: Ask) -> None:
    answer = ask_bay_house("Are all doors external?")
    assert answer.answer == "No, not all doors are external: 2 of 10."
    assert (
        ask_bay_house("Are there more windows than doors?").answer == "Yes: 15 windows, 10 doors."
    )


def test_an_unknown_word_is_named_in_any_language(ask_bay_house: Ask) -> None:
    assert ask_bay_house("Wieviele Türen gibt es?").value == 10
    assert "“gargoyles”" in ask_bay_house("How many gargoyles are there?").answer


WORDS = """
which what how many much is are the a all every do have doors windows rooms walls kitchen hall front
door bedroom and or than larger widest thickest external fire rated on in without ground floor first
of area total average most by per each between same share reach from to 2 0.3 20 m2 it they their
not north facing house where when who made boiler layers material thickness mm percentage ordered
smallest descending IsExternal OverallWidth ( ) , ? anything radiator window
"""


def test_words_in_any_order_are_answered_or_refused(ask_bay_house: Ask) -> None:
    chance = random.Random(7)
    questions = [
        "all layers between percentage by than fire window",
        "front , in 2 made walls not ground",
        *(" ".join(chance.choices(WORDS.split(), k=chance.randint(1, 10))) for _ in range(200)),
    ]
    for question in questions:
        assert ask_bay_house(question).answer, question


@pytest.mark.parametrize(
    "question",
    [
        "How many doors are damaged?",
        "Which windows are dirty?",
        "Which doors were never repaired?",
        "How many rooms are painted?",
        "how many radiators are leaking",
    ],
)
def test_a_state_that_nobody_stated_is_not_left_out(ask_house: Ask, question: str) -> None:
    assert ask_house(question).value is None


def test_the_share_of_one_room_is_that_of_its_area(ask_bay_house: Ask) -> None:
    kitchen = ask_bay_house("What is the floor area of the kitchen?").value
    rooms = ask_bay_house("What is the total floor area of the rooms?").value
    told = ask_bay_house("What percentage of the whole house is the kitchen?")
    assert told.value == pytest.approx(100 * kitchen / rooms)
    assert told.answer.startswith(f"{told.value:.4g} % of the area of the rooms: ")


def test_a_building_is_made_of_what_its_elements_are_made_of(
    ask_bay_house: Ask, bay_house: GraphStore
) -> None:
    made = bay_house.read("MATCH (:IfcElement)-[:HAS_MATERIAL]->(m) RETURN DISTINCT m.Name")
    assert isinstance(made, Rows)
    told = ask_bay_house("What is the building made of?")
    assert sorted(told.value) == sorted(name for (name,) in made.rows)


def test_things_without_what_the_twin_has_none_of_are_told_so(ask_bay_house: Ask) -> None:
    told = ask_bay_house("How many rooms have no sprinkler?")
    assert told.value == ask_bay_house("How many rooms are there?").value
    assert "This model holds no sprinklers at all." in told.answer


@pytest.mark.parametrize(
    "question",
    [
        "which one has no kitchen window?",
        "of the classes upstairs, which one has no kitchen window?",
        "of the units, which one has no bedroom radiator?",
    ],
)
def test_what_a_thing_has_not_got_is_the_whole_of_its_name(
    ask_bay_house: Ask, question: str
) -> None:
    answer = ask_bay_house(question)
    assert answer.value is None
    assert not any(" not " in choice for choice in answer.choices)


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("which of the rooms upstairs has no smoke detector?", ["1.4 Bathroom"]),
        ("of the parlours, which one has no bathroom door?", ["0.2 Living Room"]),
    ],
)
def test_what_they_lack_is_asked_of_the_things_themselves(
    ask_bay_house: Ask, question: str, value: list[str]
) -> None:
    assert ask_bay_house(question).value == value
