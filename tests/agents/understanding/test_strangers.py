"""Questions as people who manage buildings ask them, in haste and in a few words."""

import pytest

from tests.agents.understanding.conftest import Ask

KITCHEN_AND_STUDY = [
    "Kitchen south window",
    "Kitchen west window",
    "Oriel east window",
    "Oriel front window",
    "Oriel west window",
    "Study west window",
]


@pytest.mark.parametrize(
    ("question", "value"),
    [
        # and in places is either of them, between is both
        ("How many windows are in the study and the bedroom?", 6),
        ("How many radiators are in the study and in the bedroom?", 2),
        ("Which windows are in the kitchen and the study?", KITCHEN_AND_STUDY),
        ("Doors between the kitchen and the living room?", ["Serving door"]),
        ("Which rooms are next to the kitchen and the hall?", ["0.2 Living Room"]),
        (
            "What is the area of the study and the bedroom?",
            [["1.1 Study", 15.645], ["1.2 Bedroom", 22.4]],
        ),
        # none is an answer
        ("Which rooms have no window?", []),
        ("Which doors are wider than 3 m?", []),
        ("Show me all internal windows", []),
        # every one of them
        ("Is there a smoke detector in every room?", False),
        ("Are there toilets on both floors?", 2),
        ("Is every room heated?", False),
        ("How many rooms are not heated?", 2),
        ("Is the landing heated?", False),
        ("Which rooms without a radiator are upstairs?", ["1.3 Landing"]),
        # what is said before a noun is said first: the last thing said is asked
        ("Are all external walls load bearing?", False),
        ("Are all load bearing walls external?", True),
        ("Sind alle Außenwände tragend?", False),
        # a number in a question of yes or no is heard
        ("Are there two kitchens?", 1),
        ("Are there three bathrooms?", 1),
        ("Gibt es zwei Küchen?", 1),
        ("Are there two windows in the kitchen?", 2),
        # parts and differences
        ("What percentage of walls are external?", 65.0),
        ("What share of the windows face south?", 20.0),
        ("what % of the external walls are load bearing", pytest.approx(76.923, abs=0.001)),
        (
            "What percentage of the floor area is on the first floor?",
            pytest.approx(51.152, abs=0.001),
        ),
        ("How much larger is the largest room than the smallest?", pytest.approx(16.3632)),
        ("What is the difference between the widest and the narrowest door?", 1.0),
        ("What is the difference in area between the kitchen and the study?", pytest.approx(2.645)),
        # grouped
        (
            "What is the total floor area per storey?",
            [["Ground Floor", 63.9168], ["First Floor", 66.9314]],
        ),
        ("How many rooms larger than 15 m2 per storey?", [["Ground Floor", 2], ["First Floor", 3]]),
        (
            "How many doors and windows are there on each storey?",
            [["Ground Floor", 7, 6], ["First Floor", 3, 9]],
        ),
        (
            "How many doors are there? How many rooms are there per storey?",
            [10, [["Ground Floor", 5], ["First Floor", 4]]],
        ),
        (
            "For each storey, how many rooms and how many doors are there?",
            [["Ground Floor", 5, 7], ["First Floor", 4, 3]],
        ),
        (
            "Which doors are on each storey?",
            [
                [
                    "Ground Floor",
                    [
                        "Front door",
                        "Kitchen door",
                        "Living room door",
                        "Serving door",
                        "Shower room door",
                        "Terrace door",
                        "Utility room door",
                    ],
                ],
                ["First Floor", ["Bathroom door", "Bedroom door", "Study door"]],
            ],
        ),
        ("Which has more windows, Ground Floor or First Floor?", ["First Floor", 9]),
        # storeys by number, units as they are printed, pieces
        ("How many windows are on the third floor?", None),
        ("How many fire rated doors are there?", 1),
        ("How many windows are on the first floor?", 9),
        ("Which rooms are larger than 20 m²?", ["0.2 Living Room", "1.2 Bedroom"]),
        ("How many pieces of furniture are there?", 13),
        ("How many furniture pieces are there?", 13),
        # two kinds, each in its own way
        ("Which wall has the most doors and windows?", None),
        ("How many doors and windows are in the kitchen?", 4),
        ("How many pumps and boilers are in the utility room?", 2),
        ("Which pumps and boilers are not in the utility room?", []),
        ("How many doors and windows are external?", 17),
        ("How many external doors and windows are there?", 17),
        ("How many doors and windows that are not external are there?", 8),
        ("How many doors and external windows are there?", 25),
        (
            "List the pumps and boilers in each room",
            [[["0.5 Utility Room", ["Pump P1"]]], [["0.5 Utility Room", ["Boiler"]]]],
        ),
        # told along
        ("List the pumps with their room", [["Pump P1", ["0.5 Utility Room"]]]),
        # by name, and in haste
        ("How many toilets are there?", 2),
        ("How many showers?", 1),
        ("whats above the living room?", ["1.2 Bedroom"]),
        ("how many m2 of floor do we have upstairs", 66.9314),
        ("how many radiators have we got", 7),
        ("Which windows light the kitchen?", ["Kitchen south window", "Kitchen west window"]),
    ],
)
def test_a_plain_question_is_answered(ask_bay_house: Ask, question: str, value: object) -> None:
    assert ask_bay_house(question).value == value


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("How many escalators are there?", "There are 0 escalators."),
        ("How many toilets are there?", "There are 2 toilet pans."),
        ("Which rooms are heated?", "“heated” for having a space heater"),
        ("Is there asbestos in the walls?", "“asbestos”"),
        (
            "What is the average door width per storey?",
            "2 storeys: Ground Floor: 1 m; First Floor: 0.8667 m",
        ),
        ("How many elements are there of each kind?", "IfcPipeFitting: 21; "),
        ("list all valves and their system", "16 matches of valves and their system: "),
    ],
)
def test_what_an_answer_rests_on_is_told(ask_bay_house: Ask, question: str, told: str) -> None:
    assert told in ask_bay_house(question).answer


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Where is the chiller?", "This model holds no chiller."),
        ("How many rooms have a lift?", "This model holds no lift."),
        ("How many sinks are there?", "could not find “sinks”"),
        ("How tall is the building?", "records no height of buildings"),
        ("show me those on the ground floor", "“those”"),
        ("And upstairs?", "could not tell what the question asks for"),
    ],
)
def test_what_cannot_be_answered_is_refused_with_the_reason(
    ask_bay_house: Ask, question: str, told: str
) -> None:
    answer = ask_bay_house(question)
    assert answer.value is None
    assert told in answer.answer


@pytest.mark.parametrize(
    ("question", "offered"),
    [
        ("which windows need cleaning upstairs?", ()),
        ("what color is the sofa", ()),
    ],
)
def test_only_what_is_near_and_answerable_is_offered(
    ask_bay_house: Ask, question: str, offered: tuple[str, ...]
) -> None:
    assert ask_bay_house(question).choices == offered


def test_a_place_worked_out_from_the_shapes_is_told(ask_house: Ask) -> None:
    answer = ask_house("How many windows are in the living room?")
    assert answer.value == 3
    assert "The file itself does not say so" in answer.answer


def test_and_takes_the_place_of_what_is_most_like_it(ask_bay_house: Ask) -> None:
    valves = ask_bay_house("how many valves are there per floor")
    pumps = ask_bay_house("and pumps?", valves).value
    assert pumps == [["Ground Floor", 1], ["First Floor", 0]]


@pytest.mark.parametrize(
    ("before", "question", "told"),
    [
        # a question that asks in full is never taken for another
        ("How many rooms do we have?", "Which windows need cleaning upstairs?", "“cleaning”"),
        ("Which walls are external?", "Are the smoke detectors tested this year?", "“tested”"),
        ("Which doors lead to the Kitchen?", "How do I shut off the water?", "“shut”"),
        ("Which radiators are in the study?", "If I turn it off, which rooms go cold?", "“turn”"),
        ("How many windows are there?", "Which lamps are there and who supplied them?", "supplier"),
        # what only adds to the one before it still does
        ("How many windows are there?", "and upstairs?", "9 windows"),
        ("How many windows are in the kitchen?", "And doors?", "2 doors"),
        ("How many doors lead to the kitchen?", "And which windows does the room have?", "south"),
        (
            "What is the fire rating of the Front door?",
            "Which other doors are external?",
            "Terrace",
        ),
    ],
)
def test_what_follows_is_read_with_what_it_leaves_out_alone(
    ask_bay_house: Ask, before: str, question: str, told: str
) -> None:
    first = ask_bay_house(before)
    second = ask_bay_house(question, first)
    assert told in second.answer


@pytest.mark.parametrize(
    "question",
    [
        "quelles sont les deux plus grandes pièces ?",
        "¿cuáles son las dos habitaciones más grandes?",
        "welches sind die zwei größten Räume?",
    ],
)
def test_a_number_may_stand_within_a_superlative(ask_bay_house: Ask, question: str) -> None:
    value = ask_bay_house(question).value
    assert value == [["0.2 Living Room", 22.4], ["1.2 Bedroom", 22.4]]
