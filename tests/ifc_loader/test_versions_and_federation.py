"""Two versions of a model compared; several models of one building linked."""

import copy
from collections.abc import Callable
from pathlib import Path

import pytest

from ifc_loader import PropertyGraph, read_ifc
from ifc_loader.compare import Kind, Shared, compare, summarise
from ifc_loader.federation import link_places
from ifc_loader.placeholders import UNFILLED
from sample_models import BAY_HOUSE
from tests.ifc_loader.tiny import Tiny


def test_a_model_has_not_changed_against_itself() -> None:
    graph = read_ifc(BAY_HOUSE)
    assert compare(graph, copy.deepcopy(graph)) == ()


def test_added_removed_and_changed_elements_are_told(tmp_path: Path) -> None:
    def version(number: int) -> PropertyGraph:
        tiny = Tiny()
        wall = tiny.element("IfcWall", "Stays", GlobalId="S" * 22)
        fire = "EI30" if number == 1 else "EI60"
        tiny.property_set(wall, "Pset_WallCommon", tiny.single("FireRating", "IfcLabel", fire))
        tiny.element("IfcDoor", "Goes" if number == 1 else "Comes", GlobalId=str(number) * 22)
        if number == 2:
            other = tiny.root("IfcWallType", GlobalId="T" * 22, Name="T", PredefinedType="SHEAR")
            tiny.typed(wall, other)
        folder = tmp_path / str(number)
        folder.mkdir()
        return tiny.read(folder)

    changes = {change.name: change for change in compare(version(1), version(2))}
    assert changes["Goes"].kind is Kind.REMOVED
    assert changes["Comes"].kind is Kind.ADDED
    assert changes["Stays"].kind is Kind.CHANGED
    assert changes["Stays"].properties["Pset_WallCommon.FireRating"] == ("EI30", "EI60")
    assert changes["Stays"].gained == (("HAS_TYPE", "T" * 22),)


def discipline(folder: Path, name: str, storeys: dict[str, float]) -> PropertyGraph:
    """A model of one discipline with its own GlobalIds."""
    tiny = Tiny()
    tiny.building.GlobalId = f"{name}-building".ljust(22, "0")
    tiny.storey.GlobalId = f"{name}-storey".ljust(22, "0")
    (first, level), *others = storeys.items()
    tiny.storey.Name, tiny.storey.Elevation = first, level
    for number, (other, elevation) in enumerate(others):
        global_id = f"{name}-{number}".ljust(22, "0")
        tiny.whole(
            tiny.building,
            tiny.root("IfcBuildingStorey", GlobalId=global_id, Name=other, Elevation=elevation),
        )
    return read_ifc(tiny.save(folder / f"{name}.ifc"))


def test_the_same_building_and_storeys_are_linked_across_models(tmp_path: Path) -> None:
    architecture = discipline(tmp_path, "architecture", {"Ground": 0.0, "First": 3.0})
    services = discipline(tmp_path, "services", {"EG": 0.02, "first": 3.0, "Roof": 6.0})
    links = link_places([architecture, services])
    names = {n.key: n.properties.get("Name") for g in (architecture, services) for n in g.nodes}
    assert {(names[r.start], names[r.end], r.properties["source"]) for r in links} == {
        ("House", "House", "name"),
        ("EG", "Ground", "elevation"),
        ("first", "First", "name"),
    }
    assert all(r.start.startswith("services.ifc/") for r in links)


def test_a_place_that_could_be_two_is_linked_to_none(tmp_path: Path) -> None:
    one = discipline(tmp_path, "one", {"Level": 0.0, "Level ": 0.01})
    other = discipline(tmp_path, "other", {"Floor": 0.0})
    names = {n.key: n.properties.get("Name") for n in other.nodes}
    assert [names[r.start] for r in link_places([one, other])] == ["House"]


def test_rooms_are_recognised_by_their_global_id() -> None:
    first = read_ifc(BAY_HOUSE, model="architecture")
    second = read_ifc(BAY_HOUSE, model="services")
    links = link_places([first, second])
    assert len(links) == 1 + 1 + 2 + 9
    assert {r.properties["source"] for r in links} == {"GlobalId"}


def test_a_room_is_recognised_by_its_number_where_one_model_has_no_long_name(
    tmp_path: Path,
) -> None:
    graphs = []
    for name, long_name, other in (("a", "Kitchen", "Bath"), ("b", None, "Hall")):
        tiny = Tiny()
        rooms = [
            tiny.root("IfcSpace", Name="0.1", LongName=long_name, GlobalId=f"{name}1".ljust(22)),
            tiny.root("IfcSpace", Name="0.2", LongName=other, GlobalId=f"{name}2".ljust(22)),
        ]
        tiny.whole(tiny.storey, *rooms)
        graphs.append(read_ifc(tiny.save(tmp_path / f"{name}.ifc")))
    names = {n.key: n.properties.get("Name") for g in graphs for n in g.nodes}
    linked = [(names[r.start], r.properties["source"]) for r in link_places(graphs)]
    assert ("0.1", "name") in linked
    assert "0.2" not in [name for name, _ in linked]


def test_a_summary_tells_each_difference_once_and_placeholders_apart(tmp_path: Path) -> None:
    def version(number: int) -> PropertyGraph:
        tiny = Tiny()
        for name in ("A", "B", "C"):
            wall = tiny.element("IfcWall", name, GlobalId=name * 22)
            fire = "EI30" if number == 1 else "EI60" if name != "C" else "EI90"
            filler = "ModelNumber" if number == 1 else "ModelLabel"
            tiny.property_set(
                wall,
                "Set",
                tiny.single("FireRating", "IfcLabel", fire),
                tiny.single(filler, "IfcLabel", filler),
            )
        door = tiny.element("IfcDoor", "Door", GlobalId="D" * 22)
        filler = "ModelNumber" if number == 1 else "MN-7"
        tiny.property_set(door, "Set", tiny.single("ModelNumber", "IfcLabel", filler))
        if number == 2:
            tiny.element("IfcWindow", "New", GlobalId="W" * 22)
        folder = tmp_path / str(number)
        folder.mkdir()
        return tiny.read(folder)

    found = summarise(compare(version(1), version(2)))
    assert found.counts[:3] == (
        (Kind.CHANGED, "IfcWall", 3),
        (Kind.ADDED, "IfcWindow", 1),
        (Kind.CHANGED, "IfcBuildingStorey", 1),
    )
    assert found.storeys == (("Ground", 5),)
    assert found.shared == (
        Shared(
            "property",
            "Set.FireRating",
            "EI30",
            "EI60",
            (("IfcWall", 2),),
            ("A" * 22, "B" * 22),
        ),
    )
    walls, all_three = (("IfcWall", 3),), ("A" * 22, "B" * 22, "C" * 22)
    assert found.placeholders == (
        Shared("property", "Set.ModelLabel", None, "ModelLabel", walls, all_three),
        Shared("property", "Set.ModelNumber", "ModelNumber", None, walls, all_three),
    )
    left = {change.name: change for change in found.alone}
    assert left.keys() == {"New", "C", "Door", "Ground"}
    assert left["C"].properties == {"Set.FireRating": ("EI30", "EI90")}
    assert left["Door"].properties["Set.ModelNumber"] == ("ModelNumber", "MN-7")


@pytest.mark.of_others("models/Duplex_A_20110505.ifc")
def test_the_two_versions_of_the_duplex_are_told_in_a_third_of_the_lines(
    read_shared: Callable[[str], PropertyGraph],
) -> None:
    names = ("Duplex_A_20110505.ifc", "Duplex_A_20110907.ifc")
    found = compare(*(read_shared(name) for name in names))
    told = summarise(found)
    assert sum(n for _, _, n in told.counts) == len(found)
    properties = [change.properties for change in found]
    in_shared = sum(len(s.global_ids) for s in told.shared if s.what == "property")
    in_placeholders = sum(len(s.global_ids) for s in told.placeholders)
    alone = sum(len(change.properties) for change in told.alone)
    notes = sum(
        name.endswith(".note") and str(pair[0] or pair[1]).endswith(UNFILLED)
        for each in properties
        for name, pair in each.items()
    )
    assert in_shared + in_placeholders + notes + alone == sum(map(len, properties))
    lines = len(told.counts) + len(told.shared) + len(told.placeholders) + len(told.alone)
    assert lines < 600
