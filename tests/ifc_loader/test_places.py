"""Things in no place, in several, or in themselves: each is told, and counted once."""

from pathlib import Path
from typing import Any

from ifc_loader import PropertyGraph
from tests.ifc_loader.tiny import Tiny, linked, named


def told(graph: PropertyGraph, kind: str) -> list[str]:
    return [finding.message for finding in graph.findings if finding.kind == kind]


def contained_too(tiny: Tiny, thing: Any, place: Any) -> None:
    tiny.root("IfcRelContainedInSpatialStructure", RelatedElements=[thing], RelatingStructure=place)


def test_a_thing_on_two_storeys_is_told_and_counted_on_the_first(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    first = tiny.root("IfcBuildingStorey", Name="First", Elevation=3.0)
    tiny.whole(tiny.building, first)
    contained_too(tiny, wall, first)
    graph = tiny.read(tmp_path)
    assert told(graph, "several-places") == [
        f"#{wall.id()} IfcWall 'W' is contained in #{tiny.storey.id()} IfcBuildingStorey 'Ground' "
        f"and in #{first.id()} IfcBuildingStorey 'First'; it is counted on the storey of the first"
    ]
    assert linked(graph, "W", "ON_STOREY") == ["Ground"]
    (about,) = [r.end for r in graph.relationships if r.type == "ABOUT"]
    assert about == named(graph, "W").key


def test_a_door_in_both_its_rooms_is_on_one_storey_and_told_of_nothing(tmp_path: Path) -> None:
    """Handover files have it so: Duplex_Handover_20120323.ifc has twelve such doors and windows."""
    tiny = Tiny()
    rooms = [tiny.root("IfcSpace", Name=name) for name in ("Hall", "Study")]
    tiny.whole(tiny.storey, *rooms)
    door = tiny.root("IfcDoor", Name="D")
    for room in rooms:
        contained_too(tiny, door, room)
    graph = tiny.read(tmp_path)
    assert not told(graph, "several-places")
    assert linked(graph, "D", "ON_STOREY") == ["Ground"]


def test_a_circle_of_parts_is_told_once_and_those_outside_are_not(tmp_path: Path) -> None:
    tiny = Tiny()
    one, two, three, part = (
        tiny.root("IfcElementAssembly", Name=name) for name in ("One", "Two", "Three", "Part")
    )
    for whole, inner in ((one, two), (two, three), (three, one), (three, part)):
        tiny.whole(whole, inner)
    graph = tiny.read(tmp_path)
    (sentence,) = told(graph, "circle")
    start, _, rest = sentence.partition(" is a part of itself, by way of ")
    others, _, end = rest.partition("; ")
    assert {start, *others.split(", ")} == {
        f"#{each.id()} IfcElementAssembly '{each.Name}'" for each in (one, two, three)
    }
    assert end == "none of them is on a storey; check IfcRelAggregates"


def test_a_storey_that_is_its_own_part_is_still_in_its_building(tmp_path: Path) -> None:
    tiny = Tiny()
    flat = tiny.root("IfcElementAssembly", Name="Flat")
    tiny.whole(flat, flat)
    tiny.whole(tiny.storey, flat)
    graph = tiny.read(tmp_path)
    assert linked(graph, "Flat", "ON_STOREY") == ["Ground"]
    assert not told(graph, "circle")


def test_a_text_of_blanks_alone_is_no_value(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "  ", Tag="\t\ufeff", Description=" x ")
    blank = tiny.single("Blank", "IfcLabel", " \u200b")
    tiny.property_set(wall, "P", blank, tiny.single("Kept", "IfcLabel", " v "))
    (wall_node,) = [n for n in tiny.read(tmp_path).nodes if n.labels[0] == "IfcWall"]
    held = {k: v for k, v in wall_node.properties.items() if k[0] in "NTDP"}
    assert held == {"Description": " x ", "P.Kept": " v "}
