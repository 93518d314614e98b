"""The API as a program meets it: one JSON shape, pages, problems with stable codes, jobs."""

import csv
import io
import json
import threading
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from app.doors.models import Jobs
from app.doors.problems import Code
from app.doors.tokens import Scope
from app.twins.ingest import open_twin_of
from sample_models import BAY_HOUSE
from tests.app.doors import MEGABYTE, client, header, opened_api
from tests.app.test_command import FIELDS
from tests.patience import PATIENCE

pytestmark = pytest.mark.engine


@pytest.fixture(scope="module")
def served() -> Iterator[tuple[FastAPI, str]]:
    """The API, and the name of a twin that holds the bay house."""
    with open_twin_of(BAY_HOUSE) as store, opened_api() as app:
        yield app, store.twin


@pytest.fixture
def twin(served: tuple[FastAPI, str]) -> str:
    return f"/twins/{served[1]}"


@pytest.fixture
def reader(served: tuple[FastAPI, str]) -> TestClient:
    return client(served[0])


@pytest.fixture
def loader(served: tuple[FastAPI, str]) -> TestClient:
    return client(served[0], Scope.LOAD)


def refused(reply: Any, code: Code) -> dict[str, Any]:
    """The problem details of a refusal with this code."""
    assert reply.headers["content-type"] == "application/problem+json"
    told: dict[str, Any] = reply.json()
    assert (reply.status_code, told["code"]) == (code.status, code.text), told
    assert (told["status"], told["title"]) == (code.status, code.title)
    assert told["type"] == f"urn:oriel:problem:{code.text}"
    assert told["detail"]
    return told


def finished(reader: TestClient, job: dict[str, Any]) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while job["state"] in {"waiting", "running"} and time.monotonic() < until:
        time.sleep(0.1)
        job = reader.get(f"/jobs/{job['id']}").json()
    return job


def test_an_answer_is_the_object_that_the_command_prints(reader: TestClient, twin: str) -> None:
    answer = reader.post(f"{twin}/ask", json={"question": "How many doors are there?"}).json()
    assert list(answer) == FIELDS
    assert (answer["value"], answer["agents"]) == (10, "rules")
    assert len(answer["global_ids"]) == 10


def test_the_steps_of_an_answer_come_as_events_and_the_answer_last(
    reader: TestClient, twin: str
) -> None:
    reply = reader.post(
        f"{twin}/ask",
        json={"question": "How many doors are there?"},
        headers={"Accept": "text/event-stream"},
    )
    assert reply.headers["content-type"].startswith("text/event-stream")
    events = [block.split("\n") for block in reply.text.strip().split("\n\n")]
    kinds = [lines[0].removeprefix("event: ") for lines in events]
    assert kinds[0] == "step"
    assert set(kinds[:-1]) == {"step"}
    assert kinds[-1] == "answer"
    answer = json.loads("".join(line.removeprefix("data: ") for line in events[-1][1:]))
    assert list(answer) == FIELDS
    assert answer["value"] == 10


def test_a_refusal_in_a_stream_is_the_object_of_any_other(reader: TestClient, twin: str) -> None:
    asked = {"question": "How many doors are there?", "agents": "single"}
    streamed = {"Accept": "text/event-stream"}
    reply = reader.post(f"{twin}/ask", json=asked, headers=streamed)
    kind, data = reply.text.strip().split("\n\n")[-1].split("\n")
    assert kind == "event: problem"
    whole = reader.post(f"{twin}/ask", json=asked).json()
    assert whole["code"] == "model-missing"
    assert json.loads(data.removeprefix("data: ")) == whole


def test_an_event_ends_no_line_where_its_standard_ends_none(reader: TestClient, twin: str) -> None:
    """JSON writes U+2028 as it is; a client that reads lines puts a line feed between them."""
    question = "How many doors\u2028are\x85there?"
    streamed = {"Accept": "text/event-stream"}
    reply = reader.post(f"{twin}/ask", json={"question": question}, headers=streamed)
    *_, last = reply.text.strip().split("\n\n")
    kind, *lines = last.split("\n")
    assert kind == "event: answer"
    answer = json.loads("\n".join(line.removeprefix("data: ") for line in lines))
    assert answer["question"] == question


def test_a_query_reads_and_does_not_write(reader: TestClient, twin: str) -> None:
    query = "MATCH (d:IfcDoor) WHERE d.OverallWidth > $wide RETURN d.Name AS name ORDER BY name"
    asked = {"query": query, "parameters": {"wide": 0.95}, "limit": 1}
    rows = reader.post(f"{twin}/cypher", json=asked).json()
    assert rows["columns"] == ["name"]
    assert len(rows["rows"]) == 1
    assert rows["total"] > 1
    for query in ("CREATE (n:Door) RETURN n", "MATCH (n) DETACH DELETE n", "MATCH (n RETURN n"):
        refused(reader.post(f"{twin}/cypher", json={"query": query}), Code.QUERY_FAILED)


@pytest.mark.cypher_of_a_person
def test_what_no_address_takes_is_refused_and_not_left_out(reader: TestClient, twin: str) -> None:
    told = refused(reader.get(f"{twin}/elements", params={"name": "kitchen"}), Code.INVALID)
    assert "q" in told["detail"]
    assert reader.get(f"{twin}/elements", params={"q": "kitchen", "limit": 1}).status_code == 200


def test_the_search_of_the_schema_comes_in_pages(reader: TestClient, twin: str) -> None:
    place = f"{twin}/schema/search"
    whole = reader.get(place, params={"q": "fire", "limit": 100}).json()
    first = reader.get(place, params={"q": "fire", "limit": 1}).json()
    second = reader.get(place, params={"q": "fire", "limit": 1, "offset": 1}).json()
    assert first["total"] == whole["total"] > 1
    assert [*first["items"], *second["items"]] == whole["items"][:2]


def test_a_number_that_json_does_not_know_is_null(reader: TestClient, twin: str) -> None:
    reply = reader.post(f"{twin}/cypher", json={"query": "RETURN 0.0/0.0 AS nothing"})
    assert reply.json()["rows"] == [[None]]


def test_the_schema_is_searched_by_words(reader: TestClient, twin: str) -> None:
    items = reader.get(f"{twin}/schema/search", params={"q": "fire rating"}).json()["items"]
    assert {each["name"].rpartition(".")[2] for each in items[:2]} == {"FireRating"}
    assert items[0]["fit"] == 100
    (wall,) = reader.get(f"{twin}/schema/search", params={"q": "walls", "limit": 1}).json()["items"]
    assert wall["kind"] == "label"
    assert wall["name"] == "IfcWall"


def test_pages_follow_one_another_to_the_end_and_hold_each_element_once(
    reader: TestClient, twin: str
) -> None:
    found: list[str] = []
    offset: int | None = 0
    while offset is not None:
        place = f"{twin}/elements?ifc_class=IfcDoor&limit=4&offset={offset}"
        page = reader.get(place).json()
        assert page["total"] == 10
        found += [each["global_id"] for each in page["items"]]
        offset = page["next"]
    assert len(found) == len(set(found)) == 10


def test_an_element_and_its_neighbours_are_told(reader: TestClient, twin: str) -> None:
    asked = {"q": "bathroom door", "ifc_class": "IfcDoor"}
    (door,) = reader.get(f"{twin}/elements", params=asked).json()["items"]
    facts = reader.get(f"{twin}/elements/{door['global_id']}").json()
    assert (facts["model"], facts["also_in"]) == ("bay_house.ifc", [])
    width = next(each for each in facts["sets"][""] if each["name"] == "OverallWidth")
    assert (width["value"], width["unit"]) == (0.8, "m")
    near = reader.get(f"{twin}/elements/{door['global_id']}/neighbours").json()
    assert {"LEADS_TO", "HOSTS"} <= {each["type"] for each in near["lines"]}
    refused(reader.get(f"{twin}/elements/{'0' * 22}"), Code.ELEMENT_UNKNOWN)


def test_a_class_of_which_the_twin_has_nothing_is_told(reader: TestClient, twin: str) -> None:
    place = f"{twin}/elements"
    found = reader.get(place, params={"ifc_class": "IfcTransformer"}).json()
    assert (found["total"], found["note"]) == (0, f"The twin '{twin[7:]}' has no IfcTransformer.")
    assert reader.get(place, params={"ifc_class": "ifcdoor"}).json()["total"] == 10
    typed = reader.get(place, params={"ifc_class": "IfcDor"})
    problem = refused(typed, Code.CLASS_UNKNOWN)["detail"]
    assert problem == "There is no class IfcDor in IFC; did you mean IfcDoor?"
    hits = reader.get(f"{twin}/schema/search", params={"q": "IfcDor"}).json()
    assert hits["note"] == problem
    assert reader.get(f"{twin}/schema/search", params={"q": "door"}).json()["note"] is None


def test_a_name_that_the_twin_has_not_is_told_beside_the_rows(
    reader: TestClient, twin: str
) -> None:
    asked = {"query": "MATCH (d:IfcDor) RETURN count(d) AS doors"}
    found = reader.post(f"{twin}/cypher", json=asked).json()
    note = "Nothing in this twin has the label IfcDor. The nearest that there is: IfcDoor."
    assert found == {"columns": ["doors"], "rows": [[0]], "total": 1, "sent": None, "note": note}
    right = {"query": "MATCH (d:IfcDoor {Name: $n}) RETURN d", "parameters": {"n": "nobody"}}
    assert reader.post(f"{twin}/cypher", json=right).json()["note"] is None


def test_rows_are_taken_along_as_a_table_and_elements_as_bcf(reader: TestClient, twin: str) -> None:
    query = "MATCH (d:IfcDoor) RETURN d.Name AS name, d.GlobalId AS id ORDER BY name"
    wanted = {"query": query, "format": "csv"}
    reply = reader.post(f"{twin}/exports", json=wanted)
    rows = list(csv.reader(io.StringIO(reply.content.decode("utf-8-sig"))))
    assert rows[0] == ["name", "id"]
    assert len(rows) == 11
    few = reader.post(f"{twin}/exports", json={**wanted, "limit": 4})
    assert len(few.content.splitlines()) == 5
    assert (few.headers["x-total-rows"], reply.headers["x-total-rows"]) == ("10", "10")
    for kind, beginning in (("xlsx", b"PK"), ("bcf", b"PK")):
        taken = reader.post(f"{twin}/exports", json={**wanted, "format": kind})
        assert taken.content.startswith(beginning)


def test_issues_about_no_element_are_not_written(reader: TestClient, twin: str) -> None:
    names = {"query": "MATCH (d:IfcDoor) RETURN d.Name AS name", "format": "bcf"}
    told = refused(reader.post(f"{twin}/exports", json=names), Code.INVALID)
    assert told["detail"] == "The rows speak of no element; return it, or its GlobalId."


@pytest.mark.parametrize(
    ("property_name", "value", "detail"),
    [
        (
            "ThermalTransmittance",
            "EI30",
            "Pset_DoorCommon.ThermalTransmittance: 'EI30' is no number, as "
            "IfcThermalTransmittanceMeasure has to be; write one in W/(m2K) (Kitchen door "
            "35htfUejjTnP_FeDRz6dQ8)",
        ),
        ("ThermalTransmittance", "2.2", "nothing would change: 1 value already as asked"),
    ],
)
def test_a_change_that_comes_to_nothing_is_refused_with_its_reason(
    reader: TestClient, twin: str, property_name: str, value: str, detail: str
) -> None:
    wanted = {"global_ids": ["35htfUejjTnP_FeDRz6dQ8"], "property": property_name, "value": value}
    told = refused(reader.post(f"{twin}/edits", json=wanted), Code.EDIT_REFUSED)
    assert told["detail"] == detail


def test_a_model_is_put_in_replaced_told_and_taken_out(
    loader: TestClient, served: tuple[FastAPI, str]
) -> None:
    first = BAY_HOUSE.read_bytes()
    place = "/twins/by-program/models/house.ifc"
    begun = loader.put(place, content=first)
    assert begun.status_code == 202
    assert begun.headers["location"].endswith(f"/jobs/{begun.json()['id']}")
    done = finished(loader, begun.json())
    assert (done["state"], done["changed"], done["problem"]) == ("done", True, None)
    model = loader.get(place).json()
    assert (model["name"], model["ifc_schema"]) == ("house.ifc", "IFC4")
    kept = loader.get(f"{place}/file")
    assert (kept.content, kept.headers["content-type"]) == (first, "application/x-step")

    second = first.replace(b"'Bathroom door'", b"'Washroom door'")
    done = finished(loader, loader.put(place, content=second).json())
    assert done["summary"]["counts"] == [["changed", "IfcDoor", 1]]
    (change,) = done["summary"]["alone"]
    assert change["properties"]["Name"] == ["Bathroom door", "Washroom door"]

    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("old.ifc", first)
    old = "/twins/by-program/models/old.ifczip"
    done = finished(loader, loader.put(old, content=packed.getvalue()).json())
    assert done["state"] == "done"
    kept = loader.get(f"{old}/file")
    octets = (packed.getvalue(), "application/octet-stream")
    assert (kept.content, kept.headers["content-type"]) == octets
    both = {"old": "old.ifczip", "new": "house.ifc"}
    compared = loader.get("/twins/by-program/compare", params=both).json()
    assert compared["summary"]["counts"] == [["changed", "IfcDoor", 1]]

    for name in ("house.ifc", "old.ifczip"):
        assert loader.delete(f"/twins/by-program/models/{name}").status_code == 204
        refused(loader.get(f"/twins/by-program/models/{name}"), Code.MODEL_UNKNOWN)
    admin = client(served[0], Scope.ADMIN)
    assert admin.delete("/twins/by-program").status_code == 204
    refused(admin.get("/twins/by-program/models"), Code.TWIN_UNKNOWN)


def test_a_file_that_is_none_fails_with_a_code_and_changes_nothing(loader: TestClient) -> None:
    before = loader.get("/twins/oriel/models").json()
    begun = loader.put("/twins/oriel/models/letter.ifc", content=b"Dear Sir or Madam")
    done = finished(loader, begun.json())
    assert done["state"] == "failed"
    assert done["problem"]["code"] == "file-refused"
    assert "letter.ifc" in done["problem"]["detail"]
    refused(loader.put("/twins/oriel/models/letter.ifc", content=b""), Code.INVALID)
    assert loader.get("/twins/oriel/models").json() == before


def test_a_first_load_that_fails_leaves_no_twin(loader: TestClient) -> None:
    place = "/twins/not-begun/models"
    before = loader.get("/twins").json()
    begun = loader.put(f"{place}/letter.ifc", content=b"Dear Sir or Madam").json()
    while begun["state"] in {"waiting", "running"}:
        loader.get(place)  # who looks meanwhile keeps no twin that is gone
        begun = loader.get(f"/jobs/{begun['id']}").json()
    refused(loader.get(place), Code.TWIN_UNKNOWN)
    assert loader.get("/twins").json() == before
    begun = loader.put(f"{place}/bay_house.ifc", content=BAY_HOUSE.read_bytes()).json()
    assert finished(loader, begun)["state"] == "done"
    assert loader.get(place).json()["total"] == 1


def test_a_request_sent_twice_with_one_key_begins_one_job(loader: TestClient) -> None:
    place, key = "/twins/oriel/models/letter.ifc", {"Idempotency-Key": "a1"}
    first, again = (loader.put(place, content=b"Dear Sir", headers=key).json() for _ in range(2))
    assert first["id"] == again["id"]
    assert loader.put(place, content=b"Dear Sir").json()["id"] != first["id"]
    refused(loader.put(place, content=b"Dear Madam", headers=key), Code.KEY_REUSED)
    other = loader.put(place, content=b"Dear Sir", headers={**key, **header(Scope.LOAD)})
    assert other.json()["id"] != first["id"]
    finished(loader, other.json())


@pytest.mark.parametrize("name", ["letter.txt", "..ifc", "a%2Fb.ifc", "a%5Cb.ifc", "a%00.ifc"])
def test_a_name_that_leads_elsewhere_is_refused(loader: TestClient, name: str) -> None:
    reply = loader.put(f"/twins/oriel/models/{name}", content=b"x")
    assert reply.json()["code"] in {"invalid", "not-found"}


def test_a_name_that_no_file_can_have_is_refused(loader: TestClient) -> None:
    wide = "\N{GRINNING FACE}" * 61
    assert len(f"{wide}1234567.ifc".encode()) == 255
    place = f"/twins/oriel/models/{wide}1234567"
    told = refused(loader.put(f"{place}8.ifc", content=b"Dear Sir"), Code.INVALID)
    assert "255 bytes" in told["detail"]
    begun = loader.put(f"{place}.ifc", content=b"Dear Sir")
    assert finished(loader, begun.json())["problem"]["code"] == "file-refused"


def test_a_load_that_faults_says_so_and_leaves_its_trace_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ended = threading.Event()
    jobs = Jobs()
    begun = jobs.start("oriel", tmp_path / f"{'x' * 300}.ifc", ended.set)
    assert ended.wait(PATIENCE)
    jobs.close()
    problem = jobs.get(begun.id).problem
    assert problem is not None
    assert problem.code is Code.FAULT
    assert "File name too long" in caplog.text


def test_a_file_beyond_the_bound_is_refused_though_its_length_is_not_said(
    tmp_path: Path,
) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(3):
            yield b"x" * MEGABYTE

    with opened_api(most_upload=2 * MEGABYTE) as app:
        loader = client(app, Scope.LOAD)
        place = "/twins/oriel/models/large.ifc"
        refused(loader.put(place, content=pieces()), Code.TOO_LARGE)
        refused(loader.put(place, content=b"x" * 3 * MEGABYTE), Code.TOO_LARGE)


def test_json_beyond_the_bound_is_refused(reader: TestClient, twin: str) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(3):
            yield b" " * MEGABYTE

    sent = {"Content-Type": "application/json"}
    for address in ("ask", "cypher", "exports", "edits"):
        refused(reader.post(f"{twin}/{address}", content=pieces(), headers=sent), Code.TOO_LARGE)
    whole = b'{"question": "How many doors are there?"}'
    padded = whole + b" " * (MEGABYTE - len(whole))
    assert reader.post(f"{twin}/ask", content=padded, headers=sent).status_code == 200
    refused(reader.post(f"{twin}/ask", content=padded + b" ", headers=sent), Code.TOO_LARGE)


def test_what_is_asked_amiss_is_told_as_a_problem(reader: TestClient, twin: str) -> None:
    told = refused(reader.post(f"{twin}/ask", json={"question": " "}), Code.INVALID)
    assert "question" in told["detail"]
    assert told["instance"] == f"{twin}/ask"
    refused(reader.post(f"{twin}/ask", json={"question": "x" * 2001}), Code.INVALID)
    refused(
        reader.post(f"{twin}/ask", content=b"{", headers={"Content-Type": "a/b"}), Code.TYPE_REFUSED
    )
    refused(reader.get("/nowhere"), Code.NOT_FOUND)
    refused(reader.put(f"{twin}/schema"), Code.METHOD_REFUSED)
    taken = {
        "/twins": "GET",
        "/twins/a/models/b.ifc": "DELETE, GET, PUT",
        "/openapi.json": "GET, HEAD",
    }
    assert {each: reader.patch(each).headers["allow"] for each in taken} == taken
    refused(reader.get("/twins/nowhere/models"), Code.TWIN_UNKNOWN)
    refused(reader.get("/twins/'; DROP/models"), Code.INVALID)
    refused(reader.get("/jobs/0123456789abcdef"), Code.JOB_UNKNOWN)
