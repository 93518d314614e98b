"""Files that a malicious or broken program writes: loaded with findings, in linear time."""

import re
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from graph_store import GraphStore, Rows
from graph_store.writing import check
from ifc_loader import IfcFileError, PropertyGraph, read_ifc
from ifc_loader.bounds import LONGEST_LIST, LONGEST_TEXT
from ifc_loader.federation import link_places
from sample_models import BAY_HOUSE
from tests.ifc_loader.test_measuring import Shaped, rectangle
from tests.ifc_loader.tiny import Tiny, linked, named


def told(graph: PropertyGraph, kind: str) -> list[str]:
    return [f.message for f in graph.findings if f.kind == kind]


def loaded(tiny: Tiny, folder: Path) -> PropertyGraph:
    """Read, and fit to be written by any engine."""
    graph = tiny.read(folder)
    check(graph)
    return graph


@pytest.mark.parametrize("exponent", [-2_000_000, 2_000_000])
def test_a_derived_unit_of_an_absurd_power_is_a_finding(tmp_path: Path, exponent: int) -> None:
    tiny = Tiny()
    metre = tiny.si("LENGTHUNIT", "METRE", "MILLI")
    parts = [tiny.make("IfcDerivedUnitElement", metre, exponent)]
    flow = tiny.make("IfcDerivedUnit", parts, "VOLUMETRICFLOWRATEUNIT", None)
    tiny.project.UnitsInContext.Units = [*tiny.units, flow]
    (sentence,) = told(loaded(tiny, tmp_path), "unit")
    assert sentence.startswith(f"#{flow.id()} IfcDerivedUnit: one MILLIMETRE^{exponent} is ")
    assert "which no unit can be" in sentence


def test_a_unit_that_is_made_of_itself_is_refused_by_name(tmp_path: Path) -> None:
    tiny = Tiny()
    exponents = tiny.make("IfcDimensionalExponents", 1, 0, 0, 0, 0, 0, 0)
    unit = tiny.make("IfcConversionBasedUnit", exponents, "LENGTHUNIT", "FOOT", None)
    unit.ConversionFactor = tiny.make(
        "IfcMeasureWithUnit", tiny.make("IfcLengthMeasure", 0.3), unit
    )
    tiny.project.UnitsInContext.Units = [unit]
    with pytest.raises(
        IfcFileError, match=f"#{unit.id()} IfcConversionBasedUnit is made of itself"
    ):
        tiny.read(tmp_path)


def test_a_count_beyond_every_integer_is_a_number(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    count = "IfcQuantityCount"
    tiny.quantities(wall, "Q", Huge=(count, 1e300), Less=(count, -1e300), Three=(count, 3.0))
    held = named(loaded(tiny, tmp_path), "W").properties
    assert {k: v for k, v in held.items() if k.startswith("Q.") and not k.endswith("note")} == {
        "Q.Huge": 1e300,
        "Q.Less.stored": -1e300,
        "Q.Three": 3,
    }


def test_numbers_that_are_none_are_left_out_and_counted(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    tiny.quantities(wall, "Q", Length=("IfcQuantityLength", 1e308))
    tiny.project.UnitsInContext.Units = [tiny.si("LENGTHUNIT", "METRE", "EXA")]
    graph = loaded(tiny, tmp_path)
    assert "Q.Length" not in named(graph, "W").properties
    assert told(graph, "no-number") == ["1 × IfcLengthMeasure holds no number; it is left out"]


def test_a_text_of_20_mb_is_cut_and_told(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W", Description="a" * 20_000_000)
    graph = loaded(tiny, tmp_path)
    assert named(graph, "W").properties["Description"] == "a" * LONGEST_TEXT
    assert told(graph, "cut") == [
        f"#{wall.id()} IfcWall 'W': Description has 20,000,000 characters, more than a graph "
        "holds; 100,000 are kept"
    ]


def test_a_long_list_is_cut_and_told(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    values = [tiny.make("IfcInteger", number) for number in range(LONGEST_LIST + 1)]
    tiny.property_set(wall, "S", tiny.make("IfcPropertyListValue", "L", None, values))
    graph = loaded(tiny, tmp_path)
    assert named(graph, "W").properties["S.L"] == list(range(LONGEST_LIST))
    assert told(graph, "cut") == [
        f"#{wall.id()} IfcWall 'W': S.L has 10,001 members, more than a graph holds; "
        "10,000 are kept"
    ]


def test_a_property_name_of_1_mb_is_cut_and_told(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    member = tiny.single("p" * 1_000_000, "IfcLabel", "value")
    tiny.property_set(wall, "S", member)
    graph = loaded(tiny, tmp_path)
    assert named(graph, "W").properties[f"S.{'p' * 199}…"] == "value"
    (sentence,) = told(graph, "cut")
    assert sentence.startswith(f"#{member.id()} IfcPropertySingleValue has a name of 1,000,000 ch")
    assert len(sentence) < 400


def test_control_characters_stand_in_no_name_of_a_property(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    tiny.property_set(wall, "S@et", tiny.single("p@q", "IfcLabel", "value"))
    path = tiny.save(tmp_path / "tiny.ifc")
    path.write_bytes(path.read_bytes().replace(b"@", rb"\X\01"))
    assert named(read_ifc(path), "W").properties["S et.p q"] == "value"


def test_a_complex_property_within_itself_ends(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    inner = tiny.single("p", "IfcLabel", "value")
    loop = tiny.make("IfcComplexProperty", "Loop", None, "use", [inner])
    loop.HasProperties = [inner, loop]
    tiny.property_set(wall, "S", loop)
    graph = loaded(tiny, tmp_path)
    assert named(graph, "W").properties["S.Loop.Loop.p"] == "value"
    assert told(graph, "not-mapped") == [
        "1 × IfcComplexProperty nested more than 20 deep is not part of the graph"
    ]


def test_a_placement_on_itself_is_a_broken_shape(tmp_path: Path) -> None:
    tiny = Tiny()
    axes = tiny.make(
        "IfcAxis2Placement3D", tiny.make("IfcCartesianPoint", (0.0, 0.0, 0.0)), None, None
    )
    first = tiny.make("IfcLocalPlacement", None, axes)
    second = tiny.make("IfcLocalPlacement", first, axes)
    first.PlacementRelTo = second
    tiny.element("IfcFurniture", "F", ObjectPlacement=second)
    (sentence,) = told(loaded(tiny, tmp_path), "broken-shape")
    assert sentence.endswith("is placed on itself")


def test_a_room_as_large_as_the_earth_takes_no_memory(tmp_path: Path) -> None:
    tiny = Shaped()
    room = tiny.root("IfcSpace", Name="Earth", **tiny.prism(rectangle(1e9, 1e9), 1e9))
    tiny.whole(tiny.storey, room)
    tiny.element("IfcFurniture", "F", **tiny.prism(rectangle(1, 1), 1, (500, 500, 500)))
    assert linked(loaded(tiny, tmp_path), "F", "LOCATED_IN") == ["Earth"]


def assemblies_within_each_other(tiny: Tiny, number: int) -> None:
    whole = tiny.storey
    for name in range(number):
        part = tiny.root("IfcElementAssembly", Name=f"A{name}")
        tiny.whole(whole, part)
        whole = part


def sets_of_one_name(tiny: Tiny, number: int) -> None:
    wall = tiny.element("IfcWall", "W")
    for value in range(number):
        tiny.property_set(wall, "Same", tiny.single("p", "IfcInteger", value))


def placements_on_each_other(tiny: Tiny, number: int) -> None:
    point = tiny.make("IfcCartesianPoint", (0.001, 0.0, 0.0))
    axes = tiny.make("IfcAxis2Placement3D", point, None, None)
    placement = None
    for _ in range(number):
        placement = tiny.make("IfcLocalPlacement", placement, axes)
    tiny.element("IfcFurniture", "F", ObjectPlacement=placement)


def spent(build: Callable[[Tiny, int], None], number: int, folder: Path) -> float:
    """Processor seconds of reading, the best of two."""
    tiny = Tiny()
    build(tiny, number)
    path = tiny.save(folder / f"{number}.ifc")
    found = []
    for _ in range(2):
        start = time.process_time()
        read_ifc(path)
        found.append(time.process_time() - start)
    return min(found)


@pytest.mark.parametrize(
    "build", [assemblies_within_each_other, sets_of_one_name, placements_on_each_other]
)
def test_ten_times_the_file_takes_about_ten_times_the_time(
    tmp_path: Path, build: Callable[[Tiny, int], None]
) -> None:
    assert spent(build, 5_000, tmp_path) < 30 * spent(build, 500, tmp_path)


def test_nested_assemblies_are_all_on_their_storey(tmp_path: Path) -> None:
    tiny = Tiny()
    assemblies_within_each_other(tiny, 3)
    loose = tiny.root("IfcElementAssembly", Name="Loose")
    tiny.whole(loose, tiny.root("IfcElementAssembly", Name="Part of loose"))
    graph = loaded(tiny, tmp_path)
    for name in ("A0", "A1", "A2"):
        assert linked(graph, name, "ON_STOREY") == ["Ground"]
    assert linked(graph, "Part of loose", "ON_STOREY") == []


def test_things_that_are_parts_of_each_other_are_on_no_storey(tmp_path: Path) -> None:
    tiny = Tiny()
    one, other = (tiny.root("IfcElementAssembly", Name=name) for name in ("One", "Other"))
    tiny.whole(one, other)
    tiny.whole(other, one)
    graph = loaded(tiny, tmp_path)
    assert linked(graph, "One", "ON_STOREY") == linked(graph, "Other", "ON_STOREY") == []


def test_thousands_of_rooms_of_one_name_are_linked_to_none_in_no_time(tmp_path: Path) -> None:
    graphs = []
    for model in ("a", "b"):
        tiny = Tiny()
        rooms = [
            tiny.root("IfcSpace", Name="Room", GlobalId=f"{model}{number}".ljust(22, "_"))
            for number in range(3_000)
        ]
        tiny.whole(tiny.storey, *rooms)
        graphs.append(read_ifc(tiny.save(tmp_path / f"{model}.ifc")))
    seconds = []
    for _ in range(3):  # one of them may meet the collector of a whole session's garbage
        start = time.thread_time()
        links = link_places(graphs)
        seconds.append(time.thread_time() - start)
        assert len(links) == 2
    assert min(seconds) < 2


def test_an_archive_that_unpacks_to_a_hundred_times_its_size_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "blanks.ifczip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("blanks.ifc", BAY_HOUSE.read_bytes() + b" " * 50_000_000)
    with pytest.raises(IfcFileError, match="more than 100 to one"):
        read_ifc(path)


def archive_of(path: Path, *names: str) -> PropertyGraph:
    """What is read of an archive of files, of which those called `.ifc` are Bay House."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.mkdir("plans")
        for name in names:
            held = BAY_HOUSE.read_bytes() if name.lower().endswith(".ifc") else b"no model"
            archive.writestr(name, held)
    return read_ifc(path)


def test_every_file_of_an_archive_that_was_not_read_is_told_by_its_name(tmp_path: Path) -> None:
    graph = archive_of(
        tmp_path / "many.ifczip", "__MACOSX/._first.ifc", "first.ifc", "plans/a\nb.pdf",
        "second.IFC", "costs.xlsx",
    )  # fmt: skip
    read = "many.ifczip: of the 5 files in the archive first.ifc was read"
    assert told(graph, "not-read") == [
        f"{read}, second.IFC not; load it by itself",
        f"{read}, not these, which are no .ifc: __MACOSX/._first.ifc, plans/a b.pdf, costs.xlsx",
    ]
    assert len(graph.nodes) > 400


def test_a_thousand_other_files_of_an_archive_are_all_named_in_few_lines(tmp_path: Path) -> None:
    names = [f"photo {number}.jpg" for number in range(1_000)]
    graph = archive_of(tmp_path / "many.ifczip", "house.ifc", *names)
    lines = told(graph, "not-read")
    named = [name for line in lines for name in line.partition(".ifc: ")[2].split(", ")]
    assert named == names
    assert len(lines) < 50
    assert max(map(len, lines)) < 1_000


def test_one_file_in_an_archive_is_no_finding(tmp_path: Path) -> None:
    assert told(archive_of(tmp_path / "one.ifczip", "house.ifc"), "not-read") == []


def test_an_engine_takes_what_is_left_of_a_hostile_file(
    tmp_path: Path, building_store: GraphStore
) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W", Description="a" * 1_000_000)
    tiny.property_set(wall, "S", tiny.single("p" * 1_000_000, "IfcLabel", "value"))
    tiny.quantities(wall, "Q", Huge=("IfcQuantityCount", 1e300))
    sets_of_one_name(tiny, 1_000)
    brick = tiny.make("IfcMaterial", "Brick")
    layer = tiny.make("IfcMaterialLayer", brick, 0.1, Name="l" * 200_000)
    layers = tiny.make("IfcMaterialLayerSet", [layer])
    tiny.root("IfcRelAssociatesMaterial", RelatedObjects=[wall], RelatingMaterial=layers)
    graph = read_ifc(tiny.save(tmp_path / "hostile.ifc"))
    building_store.write_graph(graph)
    found = building_store.read(
        "MATCH (w:IfcWall {model: 'hostile.ifc'})-[l:HAS_LAYER]->(m) "
        "RETURN size(w.Description), w.`Q.Huge`, size(l.name), m.Name"
    )
    building_store.remove_model(graph.model)
    assert isinstance(found, Rows)
    assert found.rows == ((LONGEST_TEXT, 1e300, LONGEST_TEXT, "Brick"),)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("IFCNONSENSE('x')", "1 × IfcValue holds no value; it is left out"),
        ("(IFCLABEL('a'))", "1 × IfcValue holds no value; it is left out"),
        ("#1", "1 × IfcValue holds no value; it is left out"),
    ],
)
def test_what_stands_for_a_value_and_is_none_is_left_out_and_counted(
    tmp_path: Path, value: str, said: str
) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    tiny.property_set(
        wall, "S", tiny.single("Bad", "IfcLabel", "BAD"), tiny.single("Good", "IfcLabel", "EI30")
    )
    path = tiny.save(tmp_path / "values.ifc")
    path.write_text(path.read_text().replace("IFCLABEL('BAD')", value))
    graph = read_ifc(path)
    held = named(graph, "W").properties
    assert {k: v for k, v in held.items() if k.startswith("S.")} == {"S.Good": "EI30"}
    assert said in told(graph, "no-number")


def test_a_text_where_a_number_must_stand_is_left_out_and_counted(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.element("IfcDoor", "D", OverallHeight=2.125, OverallWidth=0.9)
    wall = tiny.element("IfcWall", "W")
    tiny.quantities(wall, "Q", Length=("IfcQuantityLength", 4.125))
    path = tiny.save(tmp_path / "texts.ifc")
    text = path.read_text().replace("2.125", "'high'").replace("4.125", "'long'")
    path.write_text(text.replace("'D'", "5"))
    graph = read_ifc(path)
    held = named(graph, "5").properties
    assert (held.get("OverallHeight"), held["OverallWidth"]) == (None, 0.9)
    assert "Q.Length" not in named(graph, "W").properties
    assert told(graph, "no-number") == [
        "1 × IfcLengthMeasure holds no number; it is left out",
        "1 × IfcPositiveLengthMeasure holds no number; it is left out",
    ]


def test_of_an_entity_with_a_decimal_comma_no_value_stands_in_another_s_place(
    tmp_path: Path,
) -> None:
    tiny = Tiny()
    door = tiny.element("IfcDoor", "D", OverallHeight=77.25, OverallWidth=0.9, Tag="T")
    tiny.element("IfcWindow", "W", OverallHeight=1.2, OverallWidth=0.8)
    tiny.property_set(door, "P", tiny.single("Depth", "IfcLengthMeasure", 77.25))
    tiny.quantities(door, "Q", Length=("IfcQuantityLength", 77.25))
    path = tiny.save(tmp_path / "commas.ifc")
    path.write_text(path.read_text().replace("77.25", "2,1"))
    graph = read_ifc(path)
    check(graph)
    held, told_of = named(graph, "D").properties, told(graph, "parser")
    assert not any(isinstance(value, float) for value in held.values()), held
    assert "PredefinedType" not in held
    for ifc_class in ("IfcDoor", "IfcPropertySingleValue", "IfcQuantityLength"):
        (sentence,) = [each for each in told_of if f" {ifc_class} has more values" in each]
        assert sentence.endswith("Look there for a comma in place of a decimal point")
    assert named(graph, "W").properties["OverallWidth"] == 0.8
    assert linked(graph, "D", "ON_STOREY") == ["Ground"]


@pytest.mark.parametrize("stated", ["'long'", "#3", "IFCLENGTHMEASURE(1.5)"])
def test_a_property_whose_number_is_none_is_left_out_and_counted(
    tmp_path: Path, stated: str
) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    tiny.property_set(
        wall,
        "P",
        tiny.single("Depth", "IfcLengthMeasure", 77.25),
        tiny.single("Note", "IfcDescriptiveMeasure", "long"),
    )
    path = tiny.save(tmp_path / "texts.ifc")
    path.write_text(path.read_text().replace("77.25", stated))
    graph = read_ifc(path)
    held = named(graph, "W").properties
    assert (held.get("P.Depth"), held["P.Note"]) == (None, "long")
    assert told(graph, "no-number") == ["1 × IfcLengthMeasure holds no number; it is left out"]


def test_a_set_called_as_what_is_worked_out_here_does_not_pass_for_it(tmp_path: Path) -> None:
    tiny = Tiny()
    room = tiny.root("IfcSpace", Name="R")
    tiny.whole(tiny.storey, room)
    tiny.property_set(room, "derived", tiny.single("FloorArea", "IfcAreaMeasure", 999.0))
    graph = loaded(tiny, tmp_path)
    held = named(graph, "R").properties
    assert held["derived (stated).FloorArea"] == 999.0
    assert held.get("derived.FloorArea.source") == "derived (stated).FloorArea"
    (sentence,) = told(graph, "unnamed-set")
    assert "is called 'derived'" in sentence


def test_a_unit_that_names_none_is_a_finding_and_the_file_is_read(tmp_path: Path) -> None:
    tiny = Tiny()
    metre = tiny.units[0]
    nameless = tiny.make("IfcSIUnit", None, "AREAUNIT", None, None)
    foot = tiny.make("IfcConversionBasedUnit", None, "VOLUMEUNIT", "FOOT", None)
    flow = tiny.make(
        "IfcDerivedUnit",
        [
            tiny.make("IfcDerivedUnitElement", metre, None),
            tiny.make("IfcDerivedUnitElement", None, 1),
        ],
        "VOLUMETRICFLOWRATEUNIT",
        None,
    )
    tiny.project.UnitsInContext.Units = [metre, nameless, foot, flow]
    wall = tiny.element("IfcWall", "W")
    values = {"IfcAreaMeasure": "A", "IfcVolumeMeasure": "V", "IfcVolumetricFlowRateMeasure": "F"}
    members = [tiny.single(name, measure, 2.0) for measure, name in values.items()]
    tiny.property_set(wall, "P", *members)
    graph = loaded(tiny, tmp_path)
    assert [named(graph, "W").properties[f"P.{name}"] for name in "AVF"] == [2.0, 2.0, 2.0]
    for unit in (nameless, foot, flow):
        assert any(
            s.startswith(f"#{unit.id()} {unit.is_a()}: it leads") for s in told(graph, "unit")
        )


def test_a_global_id_that_is_no_text_is_told_as_missing(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    path = tiny.save(tmp_path / "tiny.ifc")
    stated = f"#{wall.id()}=IFCWALL('{wall.GlobalId}'"
    point = f"#{wall.id()}=IFCWALL((0.,0.,0.)"
    path.write_text(path.read_text(encoding="ascii").replace(stated, point), encoding="ascii")
    graph = read_ifc(path)
    check(graph)
    assert "GlobalId" not in named(graph, "W").properties
    (sentence,) = told(graph, "missing-global-id")
    assert "IfcWall 'W'" in sentence


def test_a_usage_of_no_layer_set_is_counted_and_told(tmp_path: Path) -> None:
    tiny = Tiny()
    usage = tiny.make("IfcMaterialLayerSetUsage", None, "AXIS2", "POSITIVE", 0.0)
    wall = tiny.element("IfcWall", "W")
    tiny.root("IfcRelAssociatesMaterial", RelatedObjects=[wall], RelatingMaterial=usage)
    sentences = told(loaded(tiny, tmp_path), "not-mapped")
    assert any("IfcMaterialLayerSetUsage without a set" in sentence for sentence in sentences)


def test_a_writer_who_is_no_person_is_refused_in_a_sentence(tmp_path: Path) -> None:
    tiny = Tiny()
    history = tiny.make("IfcOwnerHistory", None, None, None, "ADDED", None, None, None, 0)
    path = tiny.save(tmp_path / "tiny.ifc")
    stated = f"#{history.id()}=IFCOWNERHISTORY($"
    text = path.read_text(encoding="ascii").replace(stated, stated[:-1] + "'nobody'")
    path.write_text(text, encoding="ascii")
    with pytest.raises(IfcFileError, match="naming who wrote it failed"):
        read_ifc(path)


@pytest.mark.parametrize("wrong", ["'Level'", "7"])
def test_what_stands_for_an_entity_and_is_none_is_refused_by_name(
    tmp_path: Path, wrong: str
) -> None:
    """A text, and a number, where the storey of a wall must stand."""
    tiny = Tiny()
    tiny.element("IfcWall", "W")
    relation = tiny.file.by_type("IfcRelContainedInSpatialStructure")[0]
    path = tiny.save(tmp_path / "tiny.ifc")
    text = path.read_text(encoding="ascii")
    line = next(line for line in text.splitlines() if line.startswith(f"#{relation.id()}="))
    path.write_text(text.replace(line, f"{line.rpartition(',')[0]},{wrong});"), encoding="ascii")
    at = text.splitlines().index(line) + 1
    named = (
        f"#{relation.id()} IfcRelContainedInSpatialStructure (line {at}) has {wrong} as "
        "RelatingStructure, where an IfcSpatialElement must stand: mend it"
    )
    with pytest.raises(IfcFileError, match=re.escape(named)):
        read_ifc(path)


def changed(path: Path, pattern: str, by: str) -> Path:
    """A file at `path` with the first entity like `pattern` of Bay House changed, and comments."""
    text, count = re.subn(pattern, by, BAY_HOUSE.read_text(encoding="ascii"), count=1)
    assert count
    path.write_text(text.replace("DATA;", "DATA;\n/* #29= */", 1), encoding="ascii")
    return path


@pytest.mark.parametrize(
    ("pattern", "by", "named"),
    [
        (
            r"(=\s*IFCUNITASSIGNMENT\(\()#\d+",
            r"\1#1",
            "has #1 Ifc[A-Za-z]+ as Units, where an IfcUnit must stand",
        ),
        (
            r"=\s*IFCUNITASSIGNMENT\(\(.*?\)\)",
            "=IFCUNITASSIGNMENT($)",
            "has no Units, which an IfcUnitAssignment must have",
        ),
        (
            r"=\s*IFCPERSONANDORGANIZATION\(#\d+",
            "=IFCPERSONANDORGANIZATION($",
            "has no ThePerson, which an IfcPersonAndOrganization must have",
        ),
    ],
)
def test_what_no_select_allows_and_what_is_lacking_is_refused_by_name_and_line(
    tmp_path: Path, pattern: str, by: str, named: str
) -> None:
    path = changed(tmp_path / "bay.ifc", pattern, by)
    with pytest.raises(IfcFileError) as refused:
        read_ifc(path)
    found = re.search(rf"#(\d+) Ifc\w+ \(line (\d+)\) {named}", str(refused.value))
    assert found, refused.value
    line = path.read_text(encoding="ascii").splitlines()[int(found[2]) - 1]
    assert re.match(rf"#{found[1]}\s*=", line)


def test_what_is_drawn_is_named_after_what_is_read(tmp_path: Path) -> None:
    """An early point that is none is not why the relation could not be read."""
    tiny = Tiny()
    tiny.element("IfcWall", "W")
    relation = tiny.file.by_type("IfcRelContainedInSpatialStructure")[0]
    text = tiny.save(tmp_path / "tiny.ifc").read_text(encoding="ascii")
    line = next(line for line in text.splitlines() if line.startswith(f"#{relation.id()}="))
    drawn = "".join(f"#{900_000 + n}=IFCPOLYLOOP(($,'no point'));\n" for n in range(5))
    last = line.rpartition(",")[0].replace(f"#{relation.id()}=", "#990000=")
    path = tmp_path / "wrong.ifc"
    path.write_text(text.replace(line, f"{drawn}{last},7);"), encoding="ascii")
    with pytest.raises(IfcFileError, match=r"failed \(.*\); #990000 IfcRelContained"):
        read_ifc(path)


def test_a_unit_called_by_no_text_has_no_name_and_is_counted(tmp_path: Path) -> None:
    """Found by a mutated file: an entity stood there, which no engine can hold."""
    degree = r"(=\s*IFCCONVERSIONBASEDUNIT\([^,]*,[^,]*,)'[^']*'"
    graph = read_ifc(changed(tmp_path / "bay.ifc", degree, r"\1IFCBOOLEAN(.U.)"))
    check(graph)
    units = [n for n in graph.nodes if "IfcConversionBasedUnit" in n.labels]
    assert "Name" not in units[0].properties
    assert "no-number" in {finding.kind for finding in graph.findings}


def test_a_stated_width_is_held_against_no_shape_of_no_width(tmp_path: Path) -> None:
    """An opening so far away that its sides meet in the digits of a number."""
    path = tmp_path / "far.ifc"
    text = BAY_HOUSE.read_text(encoding="ascii")
    far = text.replace("POINT((1200.,0.,900.))", "POINT((1200.,0.,99999999999999999999.))")
    assert far != text
    path.write_text(far, encoding="ascii")
    check(read_ifc(path))
