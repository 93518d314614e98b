"""The table holds together, and a site adds words in a file of its own."""

from collections.abc import Callable
from pathlib import Path

import pytest

from app.settings import unheeded
from ifc_loader import IfcFileError, read_ifc
from ifc_loader.compare import compare
from ifc_loader.concepts import ConceptsError, broader_closure, concepts, recognise
from ifc_loader.entity_classes import Schema
from tests.ifc_loader.tiny import Tiny, named

Site = Callable[[str], Path]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    """Write the site's own file, and name it in ORIEL_CONCEPTS."""

    def write(text: str) -> Path:
        path = tmp_path / "concepts.toml"
        path.write_text(text, "utf-8")
        monkeypatch.setenv("ORIEL_CONCEPTS", str(path))
        return path

    return write


def test_there_are_several_hundred_concepts_of_five_kinds() -> None:
    kinds = [each.kind for each in concepts().values()]
    assert set(kinds) == {"room", "element", "material", "system", "property"}
    assert len(kinds) > 500


def test_every_concept_has_names_in_english_and_german() -> None:
    poor = [each.id for each in concepts().values() if not {"en", "de"} <= each.names.keys()]
    assert poor == []


def test_every_class_is_one_of_ifc() -> None:
    schemas = [Schema(name) for name in ("IFC4", "IFC4X3_ADD2")]
    stated = {
        name.partition(".")[0]
        for each in concepts().values()
        for name in (*each.classes, *each.also)
    }
    assert {name for name in stated if not any(s.knows(name) for s in schemas)} == set()


def test_no_class_makes_a_thing_two_concepts() -> None:
    stated = [(each.kind, name) for each in concepts().values() for name in each.classes]
    assert sorted(stated) == sorted(set(stated))


def test_broader_concepts_follow_the_most_specific_first() -> None:
    assert broader_closure("accessible toilet") == (
        "accessible toilet",
        "toilet",
        "sanitary room",
        "room",
    )


def test_a_site_adds_a_word_to_a_concept(site: Site) -> None:
    site('[rooms.office]\nen = ["cubicle farm"]\n')
    found = recognise({"LongName": "Cubicle farm 3"}, "room", ("IfcSpace",))
    assert [each.concept for each in found] == ["office"]
    assert concepts()["office"].names["de"][0] == "Büro"


def test_a_site_adds_a_concept_and_a_language(site: Site) -> None:
    site('[rooms."hot desk area"]\nbroader = ["office"]\nen = ["hot desk"]\nfi = ["vuoropöytä"]\n')
    found = recognise({"LongName": "Vuoropöytä 2"}, "room", ("IfcSpace",))
    assert [each.concept for each in found] == ["hot desk area"]
    assert broader_closure("hot desk area") == ("hot desk area", "office", "room")


def test_a_changed_file_of_the_site_is_read_again(site: Site) -> None:
    site('[rooms.office]\nen = ["cubicle farm"]\n')
    assert "cubicle farm" in concepts()["office"].names["en"]
    site('[rooms.office]\nen = ["the whole beehive"]\n')
    assert "cubicle farm" not in concepts()["office"].names["en"]


def test_the_file_in_the_data_folder_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ORIEL_CONCEPTS", raising=False)
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    (tmp_path / "concepts.toml").write_text('[rooms.office]\nen = ["thinkery"]\n', "utf-8")
    assert "thinkery" in concepts()["office"].names["en"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[rooms.office\n", r"concepts\.toml is no readable TOML file .*; correct it"),
        ('[chambers.office]\nen = ["x"]\n', r"\[chambers\] is no kind of concepts; write \[rooms"),
        ("[rooms]\noffice = 3\n", r"'office' is no table; write \[office\]"),
        ('[rooms.office]\nEnglish = ["x"]\n', "'office' has 'English', which means nothing"),
        ('[rooms.office]\nen = "x"\n', r"en of 'office' is no list of texts; write en = \["),
        ('[rooms.nook]\nbroader = ["rom"]\n', "nook: broader names 'rom', which is no concept"),
        ('[rooms.room]\nbroader = ["office"]\n', "is broader than itself; take it out"),
        ('[rooms.sofa]\nen = ["x"]\n', "'sofa' is already a element; choose another id"),
    ],
)
def test_a_fault_in_the_site_s_file_is_told(site: Site, text: str, told: str) -> None:
    site(text)
    with pytest.raises(ConceptsError, match=told):
        concepts()


def test_a_named_file_that_is_absent_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORIEL_CONCEPTS", str(tmp_path / "absent.toml"))
    with pytest.raises(ConceptsError, match=r"ORIEL_CONCEPTS names .*absent\.toml"):
        concepts()


def test_a_fault_in_the_site_s_file_stops_a_load_with_its_sentence(
    site: Site, tmp_path: Path
) -> None:
    path = Tiny().save(tmp_path / "tiny.ifc")
    site("[rooms.office\n")
    with pytest.raises(IfcFileError, match=r"concepts\.toml is no readable TOML file"):
        read_ifc(path)


def test_a_word_of_the_site_reaches_the_graph(site: Site, tmp_path: Path) -> None:
    site('[rooms.office]\nen = ["cubicle farm"]\n')
    tiny = Tiny()
    tiny.whole(tiny.storey, tiny.root("IfcSpace", Name="Cubicle farm"))
    assert named(tiny.read(tmp_path), "Cubicle farm").properties["concepts"] == ["office", "room"]


def test_new_words_of_the_site_are_no_change_between_versions(site: Site, tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.whole(tiny.storey, tiny.root("IfcSpace", Name="Cubicle farm"))
    before = tiny.read(tmp_path)
    site('[rooms.office]\nen = ["cubicle farm"]\n')
    assert compare(before, tiny.read(tmp_path)) == ()


def test_the_file_s_variable_is_known_to_the_command() -> None:
    assert unheeded(["ORIEL_CONCEPTS"]) == []
