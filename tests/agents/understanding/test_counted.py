"""Numbers and letters that stand for what was spoken of: `those two`, `all nine`, `and B?`"""

from collections.abc import Iterator

import pytest

from agents.messages import Answer
from graph_store import GraphSettings
from ifc_loader import Node, PropertyGraph
from tests.agents.understanding.conftest import Ask, asking

AREAS = {
    ("A1", "kitchen"): 12.0,
    ("A2", "bedroom"): 14.0,
    ("A3", "bathroom"): 5.0,
    ("B1", "kitchen"): 11.0,
    ("B2", "bedroom"): 16.0,
    ("B3", "bedroom"): 9.0,
    ("B4", "bathroom"): 4.0,
}


@pytest.fixture(scope="module")
def ask_flats(shared_engine: GraphSettings) -> Iterator[Ask]:
    """Two flats that are told apart by the letter before the numbers of their rooms."""
    nodes = [
        Node(
            number,
            ("IfcSpace",),
            {
                "key": number,
                "GlobalId": number.ljust(22, "0"),
                "Name": number,
                "LongName": use.title(),
                "concepts": [use],
                "derived.FloorArea": area,
            },
        )
        for (number, use), area in AREAS.items()
    ]
    yield from asking(shared_engine, "lettered", PropertyGraph("lettered", nodes, []))


def last_of(ask: Ask, *turns: str) -> object:
    heard: list[Answer] = []
    for question in turns:
        heard.append(ask(question, *heard))
    return heard[-1].value


@pytest.mark.parametrize(
    ("turns", "value"),
    [
        (("how big are the bathrooms?", "the two together"), 9.0),
        (("how big are the bathrooms?", "and averaged over both of them?"), 4.5),
        (("how big is A1?", "and B1?", "the two together"), 23.0),
    ],
)
def test_two_things_are_those_that_were_told(
    ask_flats: Ask, turns: tuple[str, ...], value: float
) -> None:
    assert last_of(ask_flats, *turns) == pytest.approx(value)


@pytest.mark.parametrize(
    ("first", "number", "then"),
    [
        ("which rooms are larger than 10 m2?", 7, "what is the total area of those {}"),
        ("how many doors are on the first floor?", 3, "how high are all {} of them?"),
        ("how big are the rooms on the ground floor?", 5, "on average those {}?"),
        ("wie groß sind die Räume im Erdgeschoss?", 5, "alle {} zusammen?"),
    ],
)
def test_a_number_of_things_is_those_that_were_told(
    ask_bay_house: Ask, first: str, number: int, then: str
) -> None:
    """No other number is, nor is it an amount that something measures."""
    told = last_of(ask_bay_house, first, then.format(number))
    assert told is not None
    assert told == last_of(ask_bay_house, first, then.replace("{}", ""))
    assert last_of(ask_bay_house, first, then.format(number + 1)) is None


@pytest.mark.parametrize(
    ("turns", "value"),
    [
        (("how many rooms are in flat A?", "and B?"), 4),
        (("how many rooms are in flat A?", "and in flat B?"), 4),
        (("total area of flat A", "and B?"), 40.0),
        (("which bedrooms are in flat A?", "and in B?"), ["B2 Bedroom", "B3 Bedroom"]),
        (("which has the bigger kitchen, flat A or flat B?",), ["kitchen of flat A", 12.0]),
        (("which has more rooms, flat A or flat B?",), ["room of flat B", 4]),
    ],
)
def test_a_letter_tells_flats_apart(ask_flats: Ask, turns: tuple[str, ...], value: object) -> None:
    assert last_of(ask_flats, *turns) == value


def test_what_is_not_there_is_in_no_flat(ask_flats: Ask) -> None:
    """The rooms of the flat were counted as its radiators."""
    answer = ask_flats("how many radiators are in flat A?")
    assert answer.value in (0, None), answer.answer


def test_of_several_things_those_that_are_not_there_are_named(ask_bay_house: Ask) -> None:
    """The others were counted under the names of all."""
    answer = ask_bay_house("how many doors and gates are there?")
    assert (answer.value, answer.choices) == (None, ("How many doors?",))
    assert "no gates" in answer.answer
