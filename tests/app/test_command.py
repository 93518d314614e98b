"""The command as a person and a script meet it: sentences, JSON, exit statuses."""

import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.command.main import main
from app.twins.ingest import twin_name
from graph_store import GraphStore
from sample_models import BAY_HOUSE

pytestmark = pytest.mark.engine

FIELDS = [
    *("question", "answer", "value", "unit", "cypher", "columns", "rows", "global_ids"),
    *("grade", "attempts", "agents", "engine", "timings_ms", "tokens", "assumptions"),
]

Run = Callable[..., tuple[int, Any]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command with --json: its exit status and the one object it printed."""

    def call(*arguments: str) -> tuple[int, Any]:
        capsys.readouterr()
        status = main([*arguments, "--json"])
        return status, json.loads(capsys.readouterr().out)

    return call


def test_an_answer_is_one_object_with_exactly_the_agreed_fields(
    run: Run, house_file: Path, house: GraphStore
) -> None:
    status, answer = run("ask", "--model", str(house_file), "How many doors exist in the building?")
    assert status == 0
    assert list(answer) == FIELDS
    assert answer["value"] == 3
    assert len(answer["global_ids"]) == 3
    assert answer["agents"] == "rules"


def test_what_the_twin_does_not_hold_ends_with_status_1(
    run: Run, house_file: Path, house: GraphStore
) -> None:
    status, answer = run(
        "ask", "--model", str(house_file), "What is the colour of the mayor's hat?"
    )
    assert status == 1
    assert answer["value"] is None
    assert answer["answer"]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("letter.ifc", b"Dear Sir or Madam"),
        ("empty.ifc", b""),
        (
            "new.ifc",
            b"ISO-10303-21;HEADER;FILE_SCHEMA(('IFC9'));ENDSEC;DATA;ENDSEC;END-ISO-10303-21;",
        ),
    ],
)
def test_a_bad_file_ends_with_status_2_and_a_sentence_and_leaves_no_twin(
    run: Run, house: GraphStore, tmp_path: Path, name: str, content: bytes
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    before = house.twins()
    status, said = run("ask", "--model", str(path), "How many doors?")
    assert status == 2
    assert name in said["error"]
    assert house.twins() == before
    assert run("ingest", str(path))[0] == 2
    before = house.twins()  # with the first twin, which stays
    for command in ("ingest", "sync"):
        assert run(command, str(path), "--twin", "not-begun")[0] == 2
    assert house.twins() == before


def test_a_truncated_file_is_refused(run: Run, house_file: Path, tmp_path: Path) -> None:
    path = tmp_path / "half.ifc"
    whole = house_file.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    status, said = run("ask", "--model", str(path), "How many doors?")
    assert (status, "half.ifc" in said["error"]) == (2, True)


def test_a_missing_file_an_empty_question_and_a_bad_query_are_bad_input(
    run: Run, house: GraphStore
) -> None:
    assert run("ask", "--model", "nowhere.ifc", "How many doors?")[0] == 2
    assert run("ask", "  ")[0] == 2
    assert run("cypher", "--twin", house.twin, "MATCH (n RETURN n")[0] == 2
    assert run("cypher", "--twin", house.twin, "MATCH (n) DETACH DELETE n")[0] == 2
    with pytest.raises(SystemExit) as left:
        main(["fly"])
    assert left.value.code == 2


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ORIEL_GRAPH_MEMORY_MB", "plenty"),
        ("ORIEL_MODEL_NAMES", "not JSON"),
        ("ORIEL_MODEL_NAMES", '{"cook": "m"}'),
        ("ORIEL_AGENTS", "magic"),
    ],
)
def test_a_setting_that_cannot_be_read_is_named_with_status_2(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    status, said = run("models")
    assert status == 2
    assert said["error"].startswith(name)
    assert said["error"].endswith("Set it anew, or unset it.")


@pytest.mark.parametrize(
    ("name", "value", "instead"),
    [
        ("ORIEL_GRAPH_URI", "bolt://ann:s3cret@db:7687", "ORIEL_GRAPH_PASSWORD"),
        ("ORIEL_MODEL_BASE_URL", "https://ann:s3cret@models/v1", "ORIEL_MODEL_API_KEY"),
        ("ORIEL_SAMPLE_HOUSE", "https://ann:s3cret@files/house.ifc", ""),
        ("ORIEL_OIDC_METADATA_URL", "ftp://ann:s3cret@login/", ""),
        ("ORIEL_GRAPH_URI", "ann:s3cret@db:7687", "ORIEL_GRAPH_PASSWORD"),
        ("ORIEL_GRAPH_URI", "bolt://ann:s3c@ret@db:7687", "ORIEL_GRAPH_PASSWORD"),
        ("ORIEL_GRAPH_URI", "bolt://db:7687?user=ann&password=s3cret", "ORIEL_GRAPH_PASSWORD"),
        ("ORIEL_MODEL_BASE_URL", "https://models/v1?api-key=s3cret", "ORIEL_MODEL_API_KEY"),
    ],
)
def test_a_password_in_an_address_is_refused_and_never_shown(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    value: str,
    instead: str,
) -> None:
    monkeypatch.setenv(name, value)
    assert main(["models", "--json"]) == 2
    told = capsys.readouterr()
    assert name in told.err
    assert instead in told.err
    assert "s3cret" not in told.out + told.err


def test_a_mistyped_twin_is_not_made(run: Run, house: GraphStore) -> None:
    before = house.twins()
    for command in (["ask", "How many doors?"], ["models"], ["schema"], ["quality"]):
        status, said = run(*command, "--twin", "tpyo")
        assert status == 2
        assert "no twin 'tpyo'" in said["error"]
    assert house.twins() == before


@pytest.mark.parametrize(
    ("uri", "ends", "told"), [("bolt://127.0.0.1:9", 3, "127.0.0.1:9"), ("foo", 2, "bolt://")]
)
def test_an_engine_out_of_reach_is_told_from_an_address_that_is_none(
    run: Run, monkeypatch: pytest.MonkeyPatch, uri: str, ends: int, told: str
) -> None:
    monkeypatch.setenv("ORIEL_GRAPH_URI", uri)
    status, said = run("models")
    assert status == ends
    assert told in said["error"]


def test_a_model_that_is_wanted_and_not_configured_ends_with_status_3(
    run: Run, house: GraphStore
) -> None:
    assert run("ask", "--twin", house.twin, "--agents", "llm", "How many doors?")[0] == 3


def test_cypher_models_and_schema_speak_of_the_same_twin(run: Run, house: GraphStore) -> None:
    twin = ("--twin", house.twin)
    assert run("cypher", *twin, "MATCH (d:IfcDoor) RETURN count(d) AS doors")[1]["rows"] == [[3]]
    assert run("models", *twin)[1]["models"][0]["name"] == "small_house.ifc"
    kinds = {kind["labels"][0] for kind in run("schema", *twin)[1]["kinds"]}
    assert {"IfcDoor", "IfcSpace", "IfcProject"} <= kinds


def test_the_quality_report_is_told_as_text_and_as_data(
    run: Run, house: GraphStore, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = run("quality", "--twin", house.twin)
    assert status == 0
    (report,) = told["reports"]
    kinds = {finding["kind"] for finding in report["findings"]}
    assert report["model"] == "small_house.ifc"
    assert {"corrected-quantity", "placeholder"} <= kinds
    assert main(["quality", "--twin", house.twin]) == 0
    text = capsys.readouterr().out
    assert "Quantities corrected (1)" in text
    assert "GrossVolume. The file stores 76500 m3, but" in text
    assert all(finding["message"] in text for finding in report["findings"])


def test_the_quality_of_a_file_is_told_without_a_flag(run: Run) -> None:
    status, told = run("quality", str(BAY_HOUSE))
    assert status == 0
    assert [report["model"] for report in told["reports"]] == [BAY_HOUSE.name]


@pytest.mark.parametrize(
    "words", [("quality", "."), ("ask", "How many doors?", "--model", "."), ("ingest", ".")]
)
def test_a_folder_is_called_one(run: Run, words: tuple[str, ...]) -> None:
    status, said = run(*words)
    assert status == 2
    assert "is a folder" in said["error"]


def test_a_variable_that_nothing_reads_is_named(
    monkeypatch: pytest.MonkeyPatch, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ORIEL_MODELNAME", "large")
    assert main(["models"]) == 0
    told = capsys.readouterr().err.splitlines()
    assert [line for line in told if "ORIEL_MODELNAME" in line and "ORIEL_MODEL_NAME?" in line]


def test_only_an_earlier_version_is_removed(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "house.ifc"
    text = BAY_HOUSE.read_text("ascii")
    path.write_text(text, "ascii")
    told = []
    for name in ("Serving door", "Hatch"):
        path.write_text(text.replace("'Serving door'", f"'{name}'"), "ascii")
        capsys.readouterr()
        assert main(["ingest", str(path), "--twin", "first-or-not"]) == 0
        told.append("removing the earlier version" in capsys.readouterr().err)
    assert told == [False, True]


def test_a_relationship_gained_or_lost_is_told_by_class_and_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = tmp_path / "house.ifc"
    new.write_text(_without_the_relation("IFCRELFLOWCONTROLELEMENTS"), "ascii")
    assert main(["compare", str(BAY_HOUSE), str(new)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("    no longer controlled by IfcUnitary") for line in lines)


def _without_the_relation(entity: str) -> str:
    """Bay House without its relations of an IFC class."""
    lines = BAY_HOUSE.read_text("ascii").splitlines(keepends=True)
    return "".join(line for line in lines if f"={entity}(" not in line)


def test_two_versions_of_a_model_are_compared(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = tmp_path / "old.ifc", tmp_path / "house.ifc"
    text = BAY_HOUSE.read_text("ascii")
    old.write_text(text, "ascii")
    new.write_text(text.replace("'Serving door'", "'Hatch'"), "ascii")
    status, told = run("compare", str(old), str(new))
    assert status == 0
    (change,) = told["changes"]
    assert (change["kind"], change["ifc_class"]) == ("changed", "IfcDoor")
    assert change["properties"]["Name"] == ["Serving door", "Hatch"]
    assert main(["compare", str(old), str(new)]) == 0
    assert "    Name: Serving door → Hatch" in capsys.readouterr().out.splitlines()


def test_a_new_version_is_compared_with_the_one_in_the_twin(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "house.ifc"
    path.write_bytes(BAY_HOUSE.read_bytes())
    assert run("compare", str(path), "--twin", "versions")[0] == 2
    assert run("ingest", str(path), "--twin", "versions")[1]["models"][0]["changed"] is True
    assert run("ingest", str(path), "--twin", "versions")[1]["models"][0]["changed"] is False
    assert run("compare", str(path), "--twin", "versions")[1]["changes"] == []
    path.write_text(BAY_HOUSE.read_text("ascii").replace("'Serving door'", "'Hatch'"), "ascii")
    assert len(run("compare", str(path), "--twin", "versions")[1]["changes"]) == 1


def test_two_files_of_one_building_are_linked(run: Run, tmp_path: Path) -> None:
    for name in ("architecture.ifc", "services.ifc"):
        path = tmp_path / name
        path.write_bytes(BAY_HOUSE.read_bytes())
        assert run("ingest", str(path), "--twin", "two-files")[0] == 0
    query = "MATCH (a:IfcSpace)-[r:SAME_AS]->(b) RETURN DISTINCT a.model, b.model, r.source"
    rows = run("cypher", query, "--twin", "two-files")[1]["rows"]
    assert rows == [["services.ifc", "architecture.ifc", "GlobalId"]]


def test_the_twin_of_a_file_is_named_after_its_name_and_its_content(tmp_path: Path) -> None:
    first, second = tmp_path / "Büro 1.ifc", tmp_path / "1.ifc"
    first.write_bytes(b"a")
    second.write_bytes(b"b")
    assert twin_name(first) == "b-ro-1-ca978112ca"
    assert twin_name(second).startswith("model-1-")


def test_without_json_the_answer_stands_above_its_cypher_and_rows(
    house: GraphStore, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ask", "--twin", house.twin, "How many doors are there?"]) == 0
    printed = capsys.readouterr()
    answer, cypher, rows = printed.out.split("\n\n")
    assert answer.startswith("There are 3 doors")
    assert cypher.startswith("MATCH")
    assert rows.splitlines()[-1].strip() == "3"
    assert "Writing a query" in printed.err


def test_a_port_that_is_taken_is_told_and_how_to_choose_another(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"oriel: Port {port} at localhost is taken")
    assert line.endswith(f"oriel serve --port {port + 1}")


def test_what_a_file_names_cannot_break_lines_or_command_the_terminal(
    tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "house.ifc"
    hostile = "Serving\n\x1b[31m\x9bdoor"
    encoded = r"'Serving\X\0A\X\1B[31m\X\9Bdoor'"
    path.write_text(BAY_HOUSE.read_text("ascii").replace("'Serving door'", encoded), "ascii")
    query = f"MATCH (d:IfcDoor) WHERE d.Name STARTS WITH 'Serving' RETURN d.Name AS `{hostile}`"
    assert run("cypher", query, "--model", str(path))[1]["rows"] == [[hostile]]
    model = ("--model", str(path))
    question = "Which doors lead to the Kitchen?"
    for words in (
        ("cypher", query, *model),
        ("ask", question, *model),
        ("quality", *model),
        ("trace", "list"),
    ):
        assert main(words) == 0
        printed = "".join(capsys.readouterr())
        assert all(sign.isprintable() for sign in printed.replace("\n", ""))
        assert words[0] == "quality" or "[31m door" in printed
    assert main(["cypher", query, *model]) == 0
    assert capsys.readouterr().out.split("\n")[2:] == ["Serving  [31m door", ""]
    assert main(["compare", str(BAY_HOUSE), str(path)]) == 0
    assert "    Name: Serving door → Serving  [31m door\n" in capsys.readouterr().out
