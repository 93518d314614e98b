"""Requirements of others (IDS) on real models: what fails, for whom, in every format."""

import csv
import io
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import ifcopenshell
import numpy as np
import pytest
from ifctester import ids
from starlette.testclient import TestClient
from streamlit.testing.v1 import AppTest

from app.checks.checker import RefusedError, report, requirements
from app.checks.checking import CheckError, check
from app.checks.report import Report, rows
from app.checks.taking import FORMATS, as_issues, topics
from app.command import printing
from app.command.main import main
from app.doors.problems import Code
from app.doors.shapes import boxes_of_file
from app.exports.bcf import read_bcf
from app.twins.ingest import open_twin_of
from graph_store import GraphStore
from sample_models import BAY_HOUSE
from tests.app.doors import client, opened_api
from tests.app.pages import page_of, state_of, talk_of, words
from tests.app.requirements import fire_safety
from tests.app.test_rest import refused
from tests.conftest import ROOT, SHARED

CASES = sorted((SHARED / "ids" / "testcases").rglob("*.ids"))
VALID = [path for path in CASES if not path.name.startswith("invalid-")]
BUILT = len(ifcopenshell.open(BAY_HOUSE).by_type("IfcBuildingElement"))
TOLD = " ".join((ROOT / "docs" / "checks.md").read_text(encoding="utf-8").split())
Checked = Callable[[bytes, str], Report]


@pytest.fixture(scope="module")
def bay_house_file() -> ifcopenshell.file:
    return ifcopenshell.open(BAY_HOUSE)


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory, bay_house_file: ifcopenshell.file) -> Checked:
    """The report on Bay House of an IDS, within this process: a process costs a second."""
    path = tmp_path_factory.mktemp("checked") / "requirements.ids"

    def found(content: bytes, name: str) -> Report:
        path.write_bytes(content)
        return report(requirements(path, name), name, bay_house_file, "bay_house.ifc")

    return found


@pytest.fixture(scope="module")
def fire(checked: Checked) -> Report:
    """The requirements of fire safety on Bay House."""
    return checked(fire_safety(), "fire.ids")


@pytest.mark.engine
def test_a_process_of_its_own_reports_the_same_and_runs_nothing_of_the_folder_at_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fire: Report
) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit('run')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert check(fire_safety(), "fire.ids", BAY_HOUSE, "bay_house.ifc") == fire


def test_each_requirement_tells_which_elements_fail_it(fire: Report) -> None:
    doors, windows, stairs = fire.specifications
    assert (fire.title, fire.model, fire.holds) == ("Fire safety", "bay_house.ifc", False)
    assert (doors.holds, doors.usage, doors.applicable) == (False, "required", 10)
    (rated,) = doors.requirements
    assert (rated.passed, len(rated.failures)) == (1, 9)
    file = ifcopenshell.open(BAY_HOUSE)
    for one in rated.failures:
        door = file.by_guid(one.global_id)
        assert (door.is_a(), door.Name) == (one.ifc_class, one.name) == ("IfcDoor", one.name)
        assert one.reason
    assert (windows.holds, windows.applicable) == (True, 15)
    assert (stairs.usage, stairs.holds) == ("prohibited", not stairs.unwanted)
    assert len(stairs.unwanted) == len(file.by_type("IfcStair"))


@pytest.mark.parametrize(
    ("name", "usage", "said"),
    [
        ("IFCDOR", "optional", "There is no class IFCDOR in IFC; did you mean IfcDoor?"),
        ("IFCXYZ", "required", "There is no class IFCXYZ in IFC; check how it is spelled."),
        ("IFCTRANSFORMER", "optional", "The model has no IfcTransformer."),
        ("IFCROAD", "optional", "IFC4 has no class IfcRoad."),
        (
            "IFCBUILDINGELEMENT",
            "optional",
            f"The model has no IfcBuildingElement itself; the {BUILT} of classes below it do not "
            "count in IDS.",
        ),
        ("IFCDOOR", "optional", None),
    ],
)
def test_a_class_that_ifc_or_the_model_lacks_is_told(
    checked: Checked, name: str, usage: str, said: str | None
) -> None:
    made = ids.Ids(title="Spelling")
    asked = ids.Specification(name="All have a name", ifcVersion=["IFC4"])
    asked.applicability.append(ids.Entity(name=name))
    asked.requirements.append(ids.Attribute(name="Name"))
    asked.set_usage(usage)
    made.specifications.append(asked)
    found = checked(bytes(made.to_string(), "utf-8"), "spelling.ids")
    (one,) = found.specifications
    assert one.notes == ((said,) if said else ())
    page = Text()
    page.feed(FORMATS["html"]([found]).decode())
    assert (said is None) or said in " ".join(page.words)
    assert (said is None) or said in printing.checked(found)


def test_each_class_of_a_list_is_looked_at_also_what_is_required(checked: Checked) -> None:
    made = ids.Ids(title="Spelling")
    asked = ids.Specification(name="Doors or windows", ifcVersion=["IFC4"])
    either = ids.Restriction(options={"enumeration": ["IFCDOOR", "IFCWINDOWS"]})
    asked.applicability.append(ids.Entity(name=either))
    asked.requirements.append(ids.PartOf(name="IFCSTORY", relation="IFCRELAGGREGATES"))
    made.specifications.append(asked)
    (one,) = checked(bytes(made.to_string(), "utf-8"), "spelling.ids").specifications
    assert one.notes == (
        "There is no class IFCWINDOWS in IFC; did you mean IfcWindow?",
        "There is no class IFCSTORY in IFC; check how it is spelled.",
    )


def test_failures_are_gathered_by_element(fire: Report) -> None:
    found = fire.by_element()
    assert tuple(failed[0][0].global_id for failed in found) == fire.failing
    assert all(len({one.global_id for one, _ in failed}) == 1 for failed in found)


def test_what_has_no_global_id_is_told_apart_by_its_name(
    checked: Checked, bay_house_file: ifcopenshell.file
) -> None:
    made = ids.Ids(title="Materials")
    described = ids.Specification(name="Materials are described", ifcVersion=["IFC4"])
    described.applicability.append(ids.Entity(name="IFCMATERIAL"))
    described.requirements.append(ids.Attribute(name="Description", cardinality="required"))
    made.specifications.append(described)
    found = checked(bytes(made.to_string(), "utf-8"), "m.ids")
    names = sorted(each.Name for each in bay_house_file.by_type("IfcMaterial"))
    assert sorted(failed[0][0].name for failed in found.by_element()) == names


def test_that_there_is_none_and_should_be_is_told_in_every_format(checked: Checked) -> None:
    """A table or a BCF file without a line would say that all is well."""
    lifts = fire_safety().replace(b"IFCDOOR", b"IFCTRANSPORTELEMENT").replace(b"Doors", b"Lifts")
    found = checked(lifts, "lifts.ids")
    name, there = "Lifts have a fire rating", "There shall be some of these."
    why = "The model has no IfcTransportElement."
    (row,) = [row for row in rows((found,)) if row[1] == name]
    assert row == ("bay_house.ifc", name, there, "", "", "", why)
    (topic,) = [each for each in read_bcf(FORMATS["bcf"]([found])) if each.title.startswith(name)]
    assert (topic.title, topic.text) == (f"{name}: {there}", f"bay_house.ifc: {why}")
    assert topic.views == ()
    assert why in FORMATS["html"]([found]).decode()
    assert "" not in found.failing


class Text(HTMLParser):
    """The words of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_a_report_opens_in_every_format(fire: Report) -> None:
    hostile = fire.model_copy(update={"title": "<script>alert(1)</script>"})
    page = FORMATS["html"]([hostile]).decode()
    assert "<script>" not in page
    text = Text()
    text.feed(page)
    assert all(one in " ".join(text.words) for one in fire.failing)
    assert json.loads(FORMATS["json"]([fire]))["reports"][0]["title"] == "Fire safety"
    told = list(csv.DictReader(io.StringIO(FORMATS["csv"]([fire]).decode("utf-8-sig"))))
    assert {row["GlobalId"] for row in told} == set(fire.failing)
    assert FORMATS["xlsx"]([fire])[:2] == b"PK"
    read = read_bcf(FORMATS["bcf"]([fire]))
    assert {each.title: set(each.global_ids) for each in read} == {
        each.title: set(each.global_ids) for each in topics([fire])
    }
    assert read[0].kind == "Error"


@pytest.mark.engine
def test_an_issue_has_a_camera_that_looks_at_what_fails(fire: Report) -> None:
    boxes = boxes_of_file(BAY_HOUSE, fire.failing)
    for version in ("2.1", "3.0"):
        looked_at = 0
        for topic in read_bcf(as_issues([fire], version, boxes)):
            (view,) = topic.views
            around = [boxes[one] for one in view.selected if one in boxes]
            assert (view.camera is not None) == bool(around)  # a stair of parts has no shape
            if view.camera is None:
                continue
            looked_at += len(around)
            middle = sum((low + high for low, high in around), start=np.zeros(3)) / 2 / len(around)
            sight = middle - np.array(view.camera.position)
            cosine = sight @ np.array(view.camera.direction) / np.linalg.norm(sight)
            assert cosine > np.cos(np.radians(view.camera.degrees / 2))
        assert looked_at == len(boxes) > 0
    assert all(topic.views[0].camera is None for topic in read_bcf(as_issues([fire])))


HOSTILE = (
    b"Dear Sir or Madam",
    b"<ids/>",
    b"",
    b'<!DOCTYPE i [<!ENTITY a "b">]><ids xmlns="http://standards.buildingsmart.org/IDS">&a;</ids>',
    b'<!DOCTYPE i [<!ENTITY a SYSTEM "file:///etc/passwd">]><ids>&a;</ids>',
    "<!DOCTYPE i [<!ENTITY a 'b'>]><ids>&a;</ids>".encode("utf-16"),
)


@pytest.mark.parametrize("content", HOSTILE)
def test_a_file_that_is_no_ids_is_refused_with_a_sentence(checked: Checked, content: bytes) -> None:
    with pytest.raises(RefusedError, match=r"letter\.ids"):
        checked(content, "letter.ids")


@pytest.mark.engine
def test_what_is_refused_comes_back_from_the_process_as_a_sentence() -> None:
    with pytest.raises(CheckError, match=r"letter\.ids is no IDS file"):
        check(HOSTILE[0], "letter.ids", BAY_HOUSE, "bay_house.ifc")


@pytest.mark.engine
def test_a_model_that_is_none_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "letter.ifc"
    path.write_bytes(b"Dear Sir or Madam")
    with pytest.raises(CheckError, match=r"letter\.ifc"):
        check(fire_safety(), "fire.ids", path, "letter.ifc")


@pytest.mark.engine
def test_a_pattern_that_never_ends_is_ended() -> None:
    """On a name of ten letters this pattern fails in billions of ways; others have the time."""
    begun = time.monotonic()
    check(fire_safety(), "fire.ids", BAY_HOUSE, "bay_house.ifc")
    seconds = 3 * (time.monotonic() - begun)
    never = (
        b"<xs:restriction xmlns:xs='http://www.w3.org/2001/XMLSchema' base='xs:string'>"
        b"<xs:pattern value='([A-Za-z]?){60}!'/></xs:restriction>"
    )
    ids = fire_safety().replace(b"<simpleValue>FireRating</simpleValue>", never, 1)
    with pytest.raises(CheckError, match=f"longer than {seconds:.0f} s"):
        check(ids, "slow.ids", BAY_HOUSE, "bay_house.ifc", seconds=seconds)


@pytest.mark.engine
def test_a_check_that_fails_is_told_with_its_last_words(caplog: pytest.LogCaptureFixture) -> None:
    """ifctester falls over a pattern that is none, which the schema of IDS lets through."""
    pattern = (
        b"<xs:restriction xmlns:xs='http://www.w3.org/2001/XMLSchema' base='xs:string'>"
        b"<xs:pattern value='Fire(Rating'/></xs:restriction>"
    )
    ids = fire_safety().replace(b"<simpleValue>FireRating</simpleValue>", pattern, 1)
    with pytest.raises(CheckError, match=r"Error: .*Fire\(Rating.*smaller model\.$"):
        check(ids, "pattern.ids", BAY_HOUSE, "bay_house.ifc")
    assert "Traceback" in caplog.text


@pytest.mark.buildings
@pytest.mark.of_others("ids/testcases")
def test_buildingsmarts_cases_are_judged_as_they_should_be(
    record_property: Callable[[str, object], None],
) -> None:
    wrong = []
    for path in VALID:
        file = ifcopenshell.open(path.with_suffix(".ifc"))
        found = report(requirements(path, path.name), path.name, file, "case.ifc")
        if found.holds != path.name.startswith("pass-"):
            wrong.append(path.relative_to(SHARED).as_posix())
    agreeing = len(VALID) - len(wrong)
    record_property("agreeing", f"{agreeing} of {len(VALID)}")
    print(f"{agreeing} of {len(VALID)} agree; not:", *wrong, sep="\n")
    assert f"{agreeing} of the {len(VALID)} valid cases" in TOLD
    assert all("/tolerance/" in each or "optional" in each for each in wrong), wrong


@pytest.mark.buildings
@pytest.mark.of_others("ids/testcases")
def test_of_buildingsmarts_invalid_cases_most_are_refused_or_fail() -> None:
    passed = []
    for path in sorted(set(CASES) - set(VALID)):
        try:
            asked = requirements(path, path.name)
        except RefusedError:
            continue
        if report(asked, path.name, ifcopenshell.open(path.with_suffix(".ifc")), "m").holds:
            passed.append(path.name)
    print(f"{len(passed)} of {len(CASES) - len(VALID)} pass:", *passed, sep="\n")
    refused, all_of = len(CASES) - len(VALID) - len(passed), len(CASES) - len(VALID)
    assert f"Of the {all_of} cases that are no valid IDS" in TOLD
    assert f"the model fails {refused};" in TOLD


@pytest.mark.engine
def test_the_command_checks_a_twin_or_a_file_and_says_by_its_status(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, house_twin: GraphStore
) -> None:
    ids, out = tmp_path / "fire.ids", tmp_path / "report.bcf"
    ids.write_bytes(fire_safety())
    assert main(["check", str(ids), "--model", str(BAY_HOUSE), "--out", str(out)]) == 1
    assert "FAILS  Doors have a fire rating (10)" in capsys.readouterr().out
    assert read_bcf(out.read_bytes())
    assert main(["check", str(ids), "--twin", house_twin.twin, "--json"]) == 1
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert told["reports"][0]["specifications"][0]["applicable"] == 10
    assert main(["check", str(ids), "--out", str(tmp_path / "report.doc")]) == 2
    assert main(["check", str(tmp_path / "none.ids")]) == 2
    assert main(["check", str(BAY_HOUSE), "--model", str(BAY_HOUSE)]) == 2


@pytest.fixture(scope="module")
def house_twin() -> Iterator[GraphStore]:
    with open_twin_of(BAY_HOUSE) as store:
        yield store


@pytest.mark.engine
def test_another_program_checks_a_twin(house_twin: GraphStore) -> None:
    with opened_api() as app:
        reader: TestClient = client(app)
        place = f"/twins/{house_twin.twin}/checks"
        told = reader.post(place, content=fire_safety()).json()
        assert told["reports"][0]["model"] == "bay_house.ifc"
        assert not told["reports"][0]["specifications"][0]["holds"]
        reply = reader.post(f"{place}?format=bcf", content=fire_safety())
        assert read_bcf(reply.content)[0].global_ids
        refused(reader.post(place, content=b"Dear Sir"), Code.CHECK_REFUSED)
        refused(reader.post(f"{place}?format=doc", content=b""), Code.INVALID)


@pytest.mark.engine
def test_the_page_tells_results_and_shows_the_elements_that_fail(house_twin: GraphStore) -> None:
    test: AppTest = page_of("pages.checks", house_twin.twin)
    assert not test.exception
    test.file_uploader[0].set_value(("fire.ids", fire_safety(), "application/xml"))
    next(each for each in test.button if each.label == "Check").click().run()
    assert not test.exception
    assert "Doors have a fire rating · 10 elements" in test.expander[0].label
    table = test.dataframe[0].value
    assert set(table["Class"]) >= {"IfcDoor"}
    shown = next(each for each in test.button if each.label == "Show the 9 elements")
    shown.click().run()
    assert not test.exception
    answer = talk_of(test).exchanges[-1].answer
    assert answer is not None
    assert len(answer.global_ids) == 9
    assert state_of(test).checked is not None
    assert "Fire safety · bay_house.ifc · 3 requirements, failed 10 times" in words(test)
    next(each for each in test.button if each.label == "Remove").click().run()
    assert not test.exception
    assert "Results in this twin" not in words(test)


@pytest.mark.engine
def test_the_checker_needs_nothing_that_draws() -> None:
    code = "import sys, app.checks.checker; assert not {'streamlit', 'plotly'} & set(sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
