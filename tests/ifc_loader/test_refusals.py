"""Files that cannot be read are refused with what is wrong, where, and what to do."""

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from ifc_loader import IfcFileError, read_ifc

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


def test_a_truncated_file_is_refused_with_its_last_line(
    tmp_path: Path, shared_models: Models
) -> None:
    whole = shared_models("SampleHouse4.ifc").read_bytes()
    path = tmp_path / "half.ifc"
    path.write_bytes(whole[: len(whole) // 2])
    lines = path.read_bytes().count(b"\n") + 1
    sentence = refusal(path)
    assert "cut off" in sentence
    assert f"line {lines:,}" in sentence


@pytest.mark.parametrize("schema", ["IFC4X1", "IFC4X3_RC4", "IFC2X2_FINAL", "CONFIG_CONTROL"])
def test_an_unknown_schema_is_refused_by_name(
    tmp_path: Path, shared_models: Models, schema: str
) -> None:
    text = shared_models("SampleHouse4.ifc").read_text("latin-1")
    path = tmp_path / "other.ifc"
    path.write_text(text.replace("FILE_SCHEMA(('IFC4'))", f"FILE_SCHEMA(('{schema}'))"), "latin-1")
    sentence = refusal(path)
    assert schema in sentence
    assert "IFC2X3, IFC4 or IFC4X3" in sentence


def test_a_file_that_does_not_parse_is_refused_with_its_line(shared_models: Models) -> None:
    sentence = refusal(shared_models("BROKEN_SampleHouse_stray_backslash.ifc"))
    assert "line 120" in sentence
    assert "Base Lightin" in sentence


def test_ifcxml_is_refused_with_a_way_out(shared_models: Models) -> None:
    sentence = refusal(shared_models("AC20-FZK-Haus.ifcxml"))
    assert "ifcXML" in sentence
    assert ".ifc or .ifczip" in sentence


def test_an_archive_without_an_ifc_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "photos.ifczip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("photo.txt", "no building")
    assert "no .ifc file" in refusal(path)


def test_a_damaged_archive_is_refused(tmp_path: Path, shared_models: Models) -> None:
    whole = shared_models("AC20-FZK-Haus.ifczip").read_bytes()
    path = tmp_path / "damaged.ifczip"
    path.write_bytes(whole[: len(whole) // 2])
    assert "cannot be unpacked" in refusal(path)
