"""What was understood is told in words of its own, whatever the question's were."""

import pytest

from agents.understanding.answers.wording import Wording
from agents.understanding.plans.algebra import Either, Is, Nodes, Not, Related
from agents.understanding.plans.algebra import Test as Holds
from agents.understanding.schema.terrain import Hop

WORDING = Wording({"derived.FloorArea": "m2"})
ANY = frozenset({0})


def nodes(text: str, *where: object, label: str = "IfcSpace") -> Nodes:
    return Nodes((label,), ANY, where=where, text=text)  # type: ignore[arg-type]


STOREY = nodes("storey", Holds(("Name",), "=", "Level 1"), label="IfcBuildingStorey")
ON_STOREY = Related((Hop("ON_STOREY", "out"),), STOREY)
WINDOWS = nodes("window", label="IfcWindow")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (nodes("room"), "rooms"),
        (nodes("room", ON_STOREY), "rooms on Level 1"),
        (
            nodes("wall", Holds(("Pset.IsExternal",), "=", True), ON_STOREY),
            "external walls on Level 1",
        ),
        (
            nodes("room", Holds(("derived.FloorArea",), ">", 5.0)),
            "rooms with a floor area over 5 m²",
        ),
        (nodes("door", Holds(("FireRating",), "=", "EI30")), "doors whose fire rating is EI30"),
        (nodes("door", Holds(("FireRating",), "unknown")), "doors without a fire rating"),
        (
            nodes("room", Holds(("Name",), "=", "A103"), Holds(("LongName",), "=", "Kitchen")),
            "A103 Kitchen",
        ),
        (nodes("room 12", Holds(("Name",), "=", "12")), "room 12"),
        (
            nodes("room", Related((Hop("LIGHTS", "in"),), WINDOWS, negated=True)),
            "rooms without windows",
        ),
        (
            nodes("room", Related((Hop("LIGHTS", "in"),), WINDOWS, count=(">", 2))),
            "rooms with more than 2 windows",
        ),
        (nodes("room", Not(Is(nodes("kitchen")))), "rooms except kitchens"),
        (
            nodes("sink and basin", Either((Is(nodes("sink")), Is(nodes("basin"))))),
            "sinks and basins",
        ),
        (nodes("room", Holds(("GlobalId",), "in", ("1" * 22, "2" * 22))), "rooms"),
        (nodes("", label="IfcDoor"), "doors"),
        (
            nodes("room", Holds(("Name",), "in", ("1", "2", "3", "4", "A"))),
            "rooms called 1, 2, 3 …",
        ),
    ],
)
def test_nodes_are_told_from_the_plan(asked: Nodes, told: str) -> None:
    assert WORDING.many(asked) == told


def test_a_way_there_and_back_is_told_by_what_is_passed() -> None:
    back = (Hop("LEADS_TO", "in"), Hop("LEADS_TO", "out"))
    hall = nodes("hall", Holds(("LongName",), "=", "Hall"))
    assert WORDING.one(nodes("room", Related(back, hall))) == "room reached from Hall"
