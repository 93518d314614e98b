"""Files that cannot be read are refused with what is wrong, where, and what to do."""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from ifc_loader import IfcFileError, read_ifc
from sample_models import BAY_HOUSE
from tests.ifc_loader.tiny import Tiny, named

Models = Callable[[str], Path]


def refusal(path: Path) -> str:
    with pytest.raises(IfcFileError) as caught:
        read_ifc(path)
    return str(caught.value)


def test_a_file_that_is_no_ifc_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.ifc"
    path.write_text("Dear reader, this is a letter.")
    sentence = refusal(path)
    assert "notes.ifc" in sentence
    assert "not an IFC file" in sentence
    assert "Dear reader" in sentence


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nothing.ifc"
    path.touch()
    assert "empty" in refusal(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert "no such file" in refusal(tmp_path / "gone.ifc")


def test_a_truncated_file_is_refused_with_its_last_line(tmp_path: Path) -> None:
    whole = BAY_HOUSE.read_bytes()
    path = tmp_path / "half.ifc"
    path.write_bytes(whole[: len(whole) // 2])
    lines = path.read_bytes().count(b"\n") + 1
    sentence = refusal(path)
    assert "cut off" in sentence
    assert f"line {lines:,}" in sentence


@pytest.mark.parametrize("schema", ["IFC20", "IFC2X_FINAL", "IFC5", "CONFIG_CONTROL"])
def test_an_unknown_schema_is_refused_by_name(tmp_path: Path, schema: str) -> None:
    text = BAY_HOUSE.read_text("ascii")
    path = tmp_path / "other.ifc"
    path.write_text(text.replace("FILE_SCHEMA(('IFC4'))", f"FILE_SCHEMA(('{schema}'))"), "ascii")
    sentence = refusal(path)
    assert schema in sentence
    assert "IFC2X3, IFC4 or IFC4X3" in sentence


@pytest.mark.parametrize(
    "header",
    ["FILE_SCHEMA($)", "FILE_SCHEMA('IFC4')", "FILE_SCHEMA(())", "FILE_SCHEMA((''))", "FILE_SCHEMA",
     "/* FILE_SCHEMA(('IFC4')) */ FILE_SCHEMA($)"],
)  # fmt: skip
def test_a_header_without_a_schema_is_refused_and_ends_no_process(
    tmp_path: Path, header: str
) -> None:
    path = tmp_path / "none.ifc"
    path.write_text(BAY_HOUSE.read_text("ascii").replace("FILE_SCHEMA(('IFC4'))", header), "ascii")
    assert "its header names no schema" in refusal(path)


@pytest.mark.parametrize(
    "header",
    ["FILE_SCHEMA(('ifc4 '))", "FILE_SCHEMA (\n('IFC4 { 1 0 10303 }'))",
     "FILE_SCHEMA(/* own */('IFC4'))", "/* FILE_SCHEMA(('IFC2X3')); */ FILE_SCHEMA(('IFC4'))"],
)  # fmt: skip
def test_a_schema_is_read_as_the_standard_lets_it_be_written(tmp_path: Path, header: str) -> None:
    path = tmp_path / "odd.ifc"
    path.write_text(BAY_HOUSE.read_text("ascii").replace("FILE_SCHEMA(('IFC4'))", header), "ascii")
    graph = read_ifc(path)
    assert graph.nodes[0].properties["IfcSchemaIdentifier"] == "IFC4"
    assert not [f for f in graph.findings if f.kind == "schema"]


@pytest.mark.parametrize(
    ("stated", "own", "read_as"),
    [
        ("IFC4X3", "IFC4X3_ADD2", "IFC4X3_ADD2"),
        ("IFC4X3_ADD1", "IFC4X3_ADD2", "IFC4X3_ADD2"),
        ("IFC4X3_TC1", "IFC4X3_ADD2", "IFC4X3_ADD2"),
        ("IFC4X3_RC4", "IFC4X3_ADD2", "IFC4X3_ADD2"),
        ("IFC4_ADD2_TC1", "IFC4", "IFC4"),
        ("IFC4_RC4", "IFC4", "IFC4"),
        ("IFC2X3_FINAL", "IFC2X3", "IFC2X3"),
        ("IFC2X3_TC1", "IFC2X3", "IFC2X3"),
        ("IFC2X2_FINAL", "IFC2X3", "IFC2X3"),
        ("IFC4X1", "IFC4X3_ADD2", "IFC4X3_ADD2"),
        ("IFC4X2_FINAL", "IFC4X3_ADD2", "IFC4X3_ADD2"),
        ("IFC4X4_DEV", "IFC4X3_ADD2", "IFC4X3_ADD2"),
    ],
)
def test_a_near_schema_is_read_and_told(
    tmp_path: Path, stated: str, own: str, read_as: str
) -> None:
    tiny = Tiny(own)
    tiny.element("IfcWall", "W")
    path = tiny.save(tmp_path / "near.ifc")
    text = path.read_text()
    path.write_text(text.replace(f"FILE_SCHEMA(('{own}'))", f"FILE_SCHEMA(('{stated}'))"))
    graph = read_ifc(path)
    assert named(graph, "W").labels[0] == "IfcWall"
    assert graph.nodes[0].properties["IfcSchemaIdentifier"] == read_as
    assert [f.message for f in graph.findings if f.kind == "schema"] == [
        f"near.ifc: the header says {stated}, which was read as {read_as}; what differs between "
        "the two may be missing or misread"
    ]


def test_what_a_near_schema_does_not_know_is_told(tmp_path: Path) -> None:
    path = tmp_path / "near.ifc"
    text = BAY_HOUSE.read_text("ascii").replace("FILE_SCHEMA(('IFC4'))", "FILE_SCHEMA(('IFC4X1'))")
    curve, alignment = (
        "#999991=IFCALIGNMENTCURVE($,$,'x');\n",
        ("#999990=IFCALIGNMENT('0abcdefghijklmnopqrs00',$,'A1',$,$,$,$,#999991,.USERDEFINED.);\n"),
    )
    path.write_text(text.replace("ENDSEC;\nEND-", f"{alignment}{curve}ENDSEC;\nEND-"))
    graph = read_ifc(path)
    assert named(graph, "A1").labels[0] == "IfcAlignment"
    told = [each.message for each in graph.findings if each.kind == "parser"]
    assert any("IFCALIGNMENTCURVE" in each for each in told)
    assert any("found 9 for instance #999990" in each for each in told)


@pytest.mark.of_others("models/BROKEN_SampleHouse_stray_backslash.ifc")
def test_a_file_that_does_not_parse_is_refused_with_its_line(shared_models: Models) -> None:
    sentence = refusal(shared_models("BROKEN_SampleHouse_stray_backslash.ifc"))
    assert "line 120" in sentence
    assert "Base Lightin" in sentence


@pytest.mark.of_others("models/AC20-FZK-Haus.ifcxml")
def test_ifcxml_is_refused_with_a_way_out(shared_models: Models) -> None:
    sentence = refusal(shared_models("AC20-FZK-Haus.ifcxml"))
    assert "ifcXML" in sentence
    assert ".ifc or .ifczip" in sentence


@pytest.mark.parametrize(
    ("files", "told"),
    [
        (["photo.txt"], "the archive holds no .ifc file (photo.txt)"),
        (
            [f"plans/sheet {number}.pdf" for number in range(1, 1008)],
            "(plans/sheet 1.pdf, plans/sheet 2.pdf, plans/sheet 3.pdf, plans/sheet 4.pdf, "
            "plans/sheet 5.pdf, 1,002 more)",
        ),
        (["house.rvt", "__MACOSX/._house.ifc"], "(house.rvt, __MACOSX/._house.ifc)"),
        (["a\x1b[31m.txt"], "(a [31m.txt)"),
        (["only/"], "the archive is empty"),
        ([], "the archive is empty"),
    ],
)
def test_an_archive_without_an_ifc_file_is_refused_with_what_it_holds(
    tmp_path: Path, files: list[str], told: str
) -> None:
    path = tmp_path / "photos.ifczip"
    with zipfile.ZipFile(path, "w") as archive:
        for name in files:
            archive.writestr(name, "")
    assert told in (sentence := refusal(path))
    assert sentence.endswith("zip the .ifc itself, or export as .ifc")


def test_a_damaged_archive_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "damaged.ifczip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(BAY_HOUSE, BAY_HOUSE.name)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert "cannot be unpacked" in refusal(path)


def damaged(tmp_path: Path, old: str, new: str) -> Path:
    """The house with one piece of text replaced."""
    text = BAY_HOUSE.read_text("ascii")
    assert old in text
    path = tmp_path / "damaged.ifc"
    path.write_text(text.replace(old, new, 1), "ascii")
    return path


def test_an_entity_with_too_few_attributes_does_not_end_the_process(tmp_path: Path) -> None:
    path = damaged(tmp_path, "IFCLOCALPLACEMENT(", "IFCWALL(")
    assert len(read_ifc(path).nodes) > 400


def test_a_reference_to_an_entity_of_the_wrong_class_is_refused(tmp_path: Path) -> None:
    units = next(
        line for line in BAY_HOUSE.read_text("ascii").splitlines() if "=IFCUNITASSIGNMENT(" in line
    )
    wrong = units.split("=")[0] + "=IFCDIRECTION((0.,0.,1.));"
    sentence = refusal(damaged(tmp_path, units, wrong))
    assert "reading the units failed" in sentence
    assert "IFC validator" in sentence


def test_a_unit_that_converts_to_itself_is_refused(tmp_path: Path) -> None:
    text = BAY_HOUSE.read_text("ascii")
    degree = next(line for line in text.splitlines() if "IFCCONVERSIONBASEDUNIT" in line)
    factor = next(line for line in text.splitlines() if "IFCMEASUREWITHUNIT" in line)
    inner = factor.rpartition(",")[0] + f",{degree.split('=')[0]});"
    assert "failed" in refusal(damaged(tmp_path, factor, inner))


def test_a_broken_shape_is_reported_and_the_room_is_kept(tmp_path: Path) -> None:
    before_the_room = BAY_HOUSE.read_text("ascii").partition("=IFCSPACE(")[0].splitlines()
    old = next(line for line in reversed(before_the_room) if "EXTRUDEDAREASOLID" in line)
    solid = old.partition("=")[0]
    graph = read_ifc(damaged(tmp_path, old, f"{solid}=IFCEXTRUDEDAREASOLID($,$,$,1.);"))
    assert [f.kind for f in graph.findings] == ["broken-shape"]
    assert sum("IfcSpace" in node.labels for node in graph.nodes) == 9
