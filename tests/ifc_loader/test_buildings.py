"""What a building's graph knows, on real files."""

import zipfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from ifc_loader import Node, PropertyGraph, read_ifc, report_text
from sample_models import BAY_HOUSE
from tests.conftest import at_hand
from tests.ifc_loader.tiny import Tiny, linked, named
from tests.small_house import small_house

Read = Callable[[str], PropertyGraph]
Models = Callable[[str], Path]
FOUR = ["SampleHouse4.ifc", "Duplex_A_20110907.ifc", "AC20-FZK-Haus.ifc", "hvac_heating.ifc"]


def of_class(graph: PropertyGraph, label: str) -> list[Node]:
    return [node for node in graph.nodes if label in node.labels]


House = tuple[PropertyGraph, dict[str, str]]


@pytest.fixture(scope="module", params=["small_house.ifc", *at_hand(["SampleHouse4.ifc"])])
def a_house(
    request: pytest.FixtureRequest,
    read_shared: Read,
    tmp_path_factory: pytest.TempPathFactory,
) -> House:
    """A house without boundaries of rooms, and what its front door, its wall and window are."""
    if request.param == "SampleHouse4.ifc":
        return read_shared("SampleHouse4.ifc"), {
            "wall": "Basic Wall:Wall-Ext_102Bwk-75Ins-100LBlk-12P:285459",
            "door": "Doors_ExtDbl_Flush:1810x2110mm:285860",
            "window": "Windows_Sgl_Plain:1810x1210mm:287567",
        }
    path = small_house(tmp_path_factory.mktemp("house") / request.param)
    return read_ifc(path), {"wall": "Outer wall 1", "door": "Front door", "window": "Window 1"}


def test_a_door_knows_the_wall_that_hosts_it(a_house: House) -> None:
    graph, names = a_house
    assert linked(graph, names["wall"], "HOSTS") == [names["door"], names["window"]]


def test_a_door_knows_its_storey(a_house: House) -> None:
    graph, names = a_house
    assert linked(graph, names["door"], "ON_STOREY") == ["Ground Floor"]


def test_a_front_door_leads_to_the_hall_though_the_file_has_no_boundaries(a_house: House) -> None:
    graph, names = a_house
    assert linked(graph, names["door"], "LEADS_TO") == ["3 - Entrance hall"]


@pytest.mark.of_others("models/AC20-FZK-Haus.ifc")
def test_rooms_know_their_neighbours(read_shared: Read) -> None:
    graph = read_shared("AC20-FZK-Haus.ifc")
    names = {n.key: str(n.properties.get("LongName")) for n in of_class(graph, "IfcSpace")}
    beside = {
        frozenset((names[r.start], names[r.end]))
        for r in graph.relationships
        if r.type == "ADJACENT_TO"
    }
    assert frozenset(("Schlafzimmer", "Bad")) in beside
    assert frozenset(("Schlafzimmer", "Küche")) not in beside
    assert not any("Galerie" in pair for pair in beside)


@pytest.mark.of_others("models/AC20-FZK-Haus.ifc")
def test_a_window_knows_where_it_faces(read_shared: Read) -> None:
    doors = of_class(read_shared("AC20-FZK-Haus.ifc"), "IfcDoor")
    terrace = next(d.properties for d in doors if d.properties["Name"] == "Terrassentuer")
    assert terrace["derived.Orientation"] == "south-east"
    assert terrace["derived.Azimuth"] == pytest.approx(130.0)


def test_rooms_know_what_is_below_them() -> None:
    graph = read_ifc(BAY_HOUSE)
    assert linked(graph, "1.4", "ABOVE") == ["0.4", "0.5"]
    assert linked(graph, "0.4", "ABOVE") == []
    shared = {r.end: r.properties["area"] for r in graph.relationships if r.type == "ABOVE"}
    assert shared[named(graph, "0.2").key] == pytest.approx(22.4)
    assert graph.units["area"] == "m2"


@pytest.mark.of_others("models/AC20-FZK-Haus.ifc")
def test_an_outer_wall_knows_where_it_faces_and_an_inner_one_does_not(read_shared: Read) -> None:
    graph = read_shared("AC20-FZK-Haus.ifc")
    faces = {
        str(n.properties["Name"]): n.properties.get("derived.Orientation")
        for n in of_class(graph, "IfcWall")
    }
    assert faces["Wand-Ext-ERDG-1"] == "south-west"
    assert faces["Wand-Ext-ERDG-4"] == "south-east"
    assert {way for name, way in faces.items() if "Int" in name} == {None}
    assert all(way for name, way in faces.items() if "Ext" in name)


@pytest.mark.of_others("models/SampleHouse4.ifc")
def test_a_curtain_wall_faces_as_its_parts_lie(sample_house: PropertyGraph) -> None:
    walls = of_class(sample_house, "IfcCurtainWall")
    assert {w.properties["derived.Orientation"] for w in walls} == {"west", "south"}


@pytest.mark.of_others("models/SampleHouse4.ifc")
def test_the_roof_space_volume_is_corrected_and_says_so(sample_house: PropertyGraph) -> None:
    held = named(sample_house, "4 - Roof").properties
    assert held["BaseQuantities.GrossVolume"] == pytest.approx(76.4655, abs=1e-4)
    assert held["BaseQuantities.GrossVolume.stored"] == pytest.approx(76465.5156)
    assert "1,000 times less" in str(held["BaseQuantities.GrossVolume.note"])
    assert held["derived.Volume"] == held["BaseQuantities.GrossVolume"]
    assert sample_house.units["BaseQuantities.GrossVolume.stored"] == "m3"


@pytest.mark.parametrize(
    "name", [BAY_HOUSE.name, *at_hand([*FOUR[2:], "wall_door_columnt_rgb4x3.ifc"])]
)
def test_right_quantities_are_left_alone(read_shared: Read, name: str) -> None:
    told = {"corrected-quantity", "suspicious-quantity"}
    found = [f.message for f in read_shared(name).findings if f.kind in told]
    rated = ("WorkingPressure. The file states 1", "Nenndruck. The file states 1")
    assert all(any(one in message for one in rated) for message in found)


@pytest.mark.of_others("models/hvac_heating.ifc")
def test_valves_are_made_for_bars_and_not_for_pascals(read_shared: Read) -> None:
    """The file says 10 and 16 Pa; one of the types is called PN16."""
    pressure = "Pset_ValveTypeCommon.WorkingPressure"
    graph = read_shared("hvac_heating.ifc")
    valves = [node.properties for node in graph.nodes if "IfcValve" in node.labels]
    assert Counter(each.get(pressure) for each in valves) == {10e5: 3, 16e5: 8}


@pytest.mark.of_others("models/Duplex_A_20110907.ifc")
def test_a_riser_in_feet_is_corrected(read_shared: Read) -> None:
    flights = of_class(read_shared("Duplex_A_20110907.ifc"), "IfcStairFlight")
    assert [f.properties["RiserHeight"] for f in flights] == [pytest.approx(0.19375)] * 2
    assert [f.properties["RiserHeight.stored"] for f in flights] == [
        pytest.approx(0.63566, abs=1e-4)
    ] * 2
    assert "feet" in str(flights[0].properties["RiserHeight.note"])


def test_a_window_without_a_size_has_that_of_its_opening(tmp_path: Path) -> None:
    text = BAY_HOUSE.read_text("ascii")
    line = next(each for each in text.splitlines() if "'Bedroom west window'" in each)
    assert ",1200.,1600.," in line
    path = tmp_path / "unsized.ifc"
    unsized = text.replace(line, line.replace(",1200.,1600.,", ",$,$,"))
    for quantity in ("Width", "Height", "Area"):
        unsized = unsized.replace(f"('{quantity}',", "('Other',")
    path.write_text(unsized, "ascii")
    held = named(read_ifc(path), "Bedroom west window").properties
    assert "OverallWidth" not in held
    assert held["derived.Width"] == pytest.approx(1.6)
    assert held["derived.Height"] == pytest.approx(1.2)
    assert held["derived.Area.source"] == "shape of the opening"


@pytest.mark.of_others("models/hvac_heating.ifc")
def test_a_pump_is_connected_and_part_of_one_network(read_shared: Read) -> None:
    graph = read_shared("hvac_heating.ifc")
    pump = next(n for n in of_class(graph, "IfcPump"))
    touching = [
        r for r in graph.relationships if r.type == "CONNECTED_TO" and pump.key in (r.start, r.end)
    ]
    assert len(touching) == 2
    networks = Counter(n.properties.get("derived.Network") for n in of_class(graph, "IfcElement"))
    assert networks[pump.properties["derived.Network"]] == 219


def test_flow_runs_from_source_to_sink() -> None:
    graph = read_ifc(BAY_HOUSE)
    assert linked(graph, "Valve Kitchen", "CONNECTED_TO") == ["Radiator Kitchen"]
    assert all(r.properties["flow_known"] for r in graph.relationships if r.type == "CONNECTED_TO")


def test_what_a_thing_feeds_is_next_behind_the_pipes() -> None:
    graph = read_ifc(BAY_HOUSE)
    assert linked(graph, "Boiler", "FEEDS") == ["Pump P1"]
    assert linked(graph, "Pump P1", "FEEDS") == ["Isolation valve V1"]
    assert len(linked(graph, "Isolation valve V1", "FEEDS")) == 7
    assert linked(graph, "Radiator Kitchen", "FEEDS") == ["Boiler"]
    pipes = {node.key for node in of_class(graph, "IfcFlowSegment")}
    pipes |= {node.key for node in of_class(graph, "IfcFlowFitting")}
    fed = [one for one in graph.relationships if one.type == "FEEDS"]
    assert all(one.properties["derived"] and not {one.start, one.end} & pipes for one in fed)


def test_no_flow_is_made_up_where_the_ports_tell_none(tmp_path: Path) -> None:
    path = tmp_path / "unknown.ifc"
    text = BAY_HOUSE.read_text("ascii")
    for direction in (".SOURCE.", ".SINK."):
        text = text.replace(direction, ".NOTDEFINED.")
    path.write_text(text, "ascii")
    found = {one.type for one in read_ifc(path).relationships}
    assert "CONNECTED_TO" in found
    assert "FEEDS" not in found


@pytest.mark.of_others("models/Duplex_A_20110907.ifc")
def test_furniture_of_ifc2x3_is_furniture(read_shared: Read) -> None:
    chairs = of_class(read_shared("Duplex_A_20110907.ifc"), "IfcFurniture")
    assert len(chairs) == 61
    assert {c.properties["ifc_class"] for c in chairs} == {"IfcFurnishingElement"}


def test_a_built_element_of_ifc4x3_is_a_building_element(tmp_path: Path) -> None:
    tiny = Tiny("IFC4X3_ADD2")
    assert tiny.element("IfcWall", "W").is_a("IfcBuiltElement")
    wall = named(tiny.read(tmp_path), "W")
    assert "IfcBuildingElement" in wall.labels
    assert "IfcBuiltElement" not in wall.labels


@pytest.mark.of_others("models/AC20-FZK-Haus_NoneAndDoubleGUID.ifc")
def test_missing_and_doubled_global_ids_load_and_are_reported(read_shared: Read) -> None:
    graph = read_shared("AC20-FZK-Haus_NoneAndDoubleGUID.ifc")
    whole = read_shared("AC20-FZK-Haus.ifc")
    assert len(of_class(graph, "IfcElement")) == len(of_class(whole, "IfcElement"))
    assert len({node.key for node in graph.nodes}) == len(graph.nodes)
    kinds = Counter(f.kind for f in graph.findings)
    assert (kinds["missing-global-id"], kinds["duplicate-global-id"]) == (2, 2)
    text = report_text(graph)
    assert "EG-Fenster-8" in text
    assert "GlobalId used twice (2)" in text


def test_findings_are_in_the_graph_beside_what_they_speak_of(a_house: House) -> None:
    graph, _ = a_house
    roof = named(graph, "4 - Roof").key
    told = {r.start for r in graph.relationships if r.type == "ABOUT" and r.end == roof}
    messages = [n.properties["message"] for n in graph.nodes if n.key in told]
    assert len(messages) == 1
    assert "GrossVolume" in str(messages[0])


def test_a_zipped_model_is_the_same_model(tmp_path: Path) -> None:
    path = tmp_path / "bay_house.ifczip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(BAY_HOUSE, BAY_HOUSE.name)
    zipped, plain = read_ifc(path, model=BAY_HOUSE.name), read_ifc(BAY_HOUSE)
    assert zipped.relationships == plain.relationships
    assert zipped.nodes[1:] == plain.nodes[1:]


@pytest.mark.parametrize("name", [BAY_HOUSE.name, *at_hand(FOUR)])
def test_reading_twice_gives_the_same_graph(
    shared_models: Models, read_shared: Read, name: str
) -> None:
    assert read_ifc(shared_models(name)) == read_shared(name)


@pytest.mark.parametrize("name", [BAY_HOUSE.name, *at_hand(FOUR)])
def test_every_relationship_joins_two_nodes_of_the_graph(read_shared: Read, name: str) -> None:
    graph = read_shared(name)
    keys = {node.key for node in graph.nodes}
    assert len(keys) == len(graph.nodes)
    assert all(r.start in keys and r.end in keys for r in graph.relationships)


def test_progress_is_told_and_an_exception_in_it_cancels() -> None:
    heard: list[tuple[str, float]] = []
    read_ifc(BAY_HOUSE, progress=lambda p, f: heard.append((p, f)))
    fractions = [fraction for _, fraction in heard]
    assert fractions == sorted(fractions)
    assert (fractions[0], fractions[-1]) == (0.0, 1.0)

    class StopError(Exception):
        pass

    def stop(phase: str, fraction: float) -> None:
        if fraction > 0.4:
            raise StopError(phase)

    with pytest.raises(StopError):
        read_ifc(BAY_HOUSE, progress=stop)
