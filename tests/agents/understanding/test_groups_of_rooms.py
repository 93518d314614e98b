"""A small day nursery: rooms called like a roof, departments, emergency exits, a lift's persons."""

from collections.abc import Iterator

import pytest

from agents.understanding.answers.confidence import rests_on_parts
from agents.understanding.plans.algebra import Count, Nodes, Related, Test
from agents.understanding.schema.terrain import Hop
from graph_store import GraphSettings
from ifc_loader import PropertyGraph
from tests.agents.understanding.conftest import Ask, asking
from tests.ifc_loader.tiny import Tiny

ROOMS = (
    ("1", "Gruppenraum Dachs", 56.0, "Kita", 18),
    ("2", "Gruppenraum Igel", 54.0, "Kita", 20),
    ("3", "Schlafraum Dachs", 20.0, "Kita", 10),
    ("4", "Gemeindesaal", 98.0, "Gemeinde", 90),
    ("5", "Bewegungsraum", 145.0, "Kita", 25),
    ("6", "Sitzungssaal", 140.0, "Gemeinde", 30),
    ("7", "Pfarrbüro", 60.0, "Gemeinde", 4),
)
DOORS = (("D1", True), ("D2", True), ("D3", False))


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> PropertyGraph:
    tiny = Tiny()
    roof = tiny.root("IfcBuildingStorey", Name="Dach", Elevation=3.0)
    tiny.whole(tiny.building, roof)
    for number, name, area, department, persons in ROOMS:
        room = tiny.root("IfcSpace", Name=number, LongName=name)
        tiny.whole(tiny.storey, room)
        tiny.quantities(room, "Qto_SpaceBaseQuantities", NetFloorArea=("IfcQuantityArea", area))
        tiny.property_set(room, "Book", tiny.single("Department", "IfcLabel", department))
        count = tiny.single("OccupancyNumber", "IfcCountMeasure", persons)
        tiny.property_set(room, "Pset_SpaceOccupancyRequirements", count)
    for name, leads_out in DOORS:
        door = tiny.element("IfcDoor", name)
        exits = tiny.single("FireExit", "IfcBoolean", leads_out)
        tiny.property_set(door, "Pset_DoorCommon", exits)
    lift = tiny.element("IfcTransportElement", "Aufzug", PredefinedType="ELEVATOR")
    persons_of = tiny.single("CapacityPeople", "IfcCountMeasure", 8)
    tiny.property_set(lift, "Pset_TransportElementElevator", persons_of)
    return tiny.read(tmp_path_factory.mktemp("nursery"))


@pytest.fixture(scope="module")
def ask_nursery(shared_engine: GraphSettings, nursery: PropertyGraph) -> Iterator[Ask]:
    yield from asking(shared_engine, "nursery", nursery)


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("how big is the Dachs group room?", 56),
        ("how many children is the Dachs group room for?", 18),
        ("The Igel group room is set up for what number of children?", 20),
        ("How many people does the lift take?", 8),
        ("Wie viele Personen fasst der Aufzug?", 8),
        ("Wie groß ist der Gemeindesaal?", 98),
        ("Für wie viele Personen ist der Gemeindesaal?", 90),
        ("How many fire exits are there?", 2),
        ("Wie viele Fluchttüren gibt es?", 2),
        ("is D1 a fire exit?", True),
        ("is D3 a fire exit?", False),
    ],
)
def test_a_word_is_what_it_says_in_this_building(
    ask_nursery: Ask, question: str, value: object
) -> None:
    assert ask_nursery(question).value == value


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Which department has the largest area?", ["Gemeinde"]),
        ("Which department has the smallest floor area?", ["Kita"]),
        ("Which department takes up the most space?", ["Gemeinde"]),
        ("Which department has the most rooms?", ["Kita"]),
        ("Welche Abteilung hat die größte Fläche?", ["Gemeinde"]),
    ],
)
def test_values_are_ranked_by_all_that_is_measured_of_them(
    ask_nursery: Ask, question: str, value: list[str]
) -> None:
    """The largest single room is of the department that has less."""
    assert ask_nursery(question).rows[0][0] in value


def test_what_is_asked_of_a_thing_is_told_with_its_name(ask_nursery: Ask) -> None:
    assert "fire exits" in ask_nursery("is D3 a fire exit?").answer


@pytest.mark.parametrize(
    ("values", "kinds", "rests"), [(4, {1, 3}, True), (4, {1}, False), (2, {1, 3}, False)]
)
def test_many_of_a_word_by_many_of_another_are_no_answer(
    values: int, kinds: set[int], rests: bool
) -> None:
    """`fire exits` were things called fire with things called exit."""
    texts = tuple(f"Exit {at}" for at in range(values))
    exits = Nodes(("IfcSign",), frozenset({2}), where=(Test(("Name",), "in", texts),))
    fires = tuple(f"Fire {at}" for at in range(values))
    hop = Hop("NEXT_TO", "out")
    nodes = Nodes(
        ("IfcZone",),
        frozenset(kinds),
        where=(Test(("Name",), "in", fires), Related((hop,), exits)),
    )
    assert rests_on_parts(Count(nodes)) is rests
