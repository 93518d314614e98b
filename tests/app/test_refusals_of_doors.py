"""Every code that a door refuses with, met by a request that brings it about."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from app.doors import tokens
from app.doors.problems import Code
from app.doors.tokens import Scope
from app.twins.ingest import open_twin_of
from sample_models import BAY_HOUSE
from tests.app.doors import MEGABYTE, client, header, opened_api
from tests.app.requirements import fire_safety
from tests.app.test_rest import refused

pytestmark = pytest.mark.engine

SHUT = "127.0.0.1:9"
"""An address where nothing listens."""
NOBODY = "0" * 22


@pytest.fixture(scope="module")
def served() -> Iterator[tuple[FastAPI, str]]:
    with open_twin_of(BAY_HOUSE) as store, opened_api(most_upload=MEGABYTE) as app:
        yield app, f"/twins/{store.twin}"


class Place:
    """What a request is made of: the clients, the address of the twin, and the surroundings."""

    def __init__(
        self, served: tuple[FastAPI, str], patch: pytest.MonkeyPatch, folder: Path
    ) -> None:
        self.app, self.twin = served
        self.patch, self.folder = patch, folder
        self.reader, self.loader = client(self.app), client(self.app, Scope.LOAD)
        self.admin = client(self.app, Scope.ADMIN)

    def alone(self) -> TestClient:
        """An administrator of another data folder, which is `folder`."""
        self.patch.setenv("ORIEL_DATA_DIR", str(self.folder))
        return TestClient(self.app, headers=header(Scope.ADMIN), raise_server_exceptions=False)


def hurried(place: Place) -> Any:
    often = TestClient(place.app, headers=header(a_minute=1))
    often.get("/jobs/0123456789abcdef")
    return often.get("/jobs/0123456789abcdef")


def reused(place: Place) -> Any:
    address, key = "/twins/oriel/models/letter.ifc", {"Idempotency-Key": "one"}
    place.loader.put(address, content=b"Dear Sir", headers=key)
    return place.loader.put(address, content=b"Dear Madam", headers=key)


def faulty(place: Place) -> Any:
    alone = place.alone()
    (place.folder / "tokens.json").unlink()
    (place.folder / "tokens.json").mkdir()
    return alone.get("/twins")


def full(place: Place) -> Any:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    alone = place.alone()
    (place.folder / "tokens.part").symlink_to("/dev/full")
    return alone.delete(f"/tokens/{tokens.kept()[0].id}")


def without_model(place: Place) -> Any:
    asked = {"question": "How many doors are there?", "agents": "single"}
    return place.reader.post(f"{place.twin}/ask", json=asked)


def model_away(place: Place) -> Any:
    place.patch.setenv("ORIEL_MODEL_BASE_URL", f"http://{SHUT}/v1")
    place.patch.setenv("ORIEL_MODEL_NAME", "none")
    return without_model(place)


def engine_away(place: Place) -> Any:
    place.patch.setenv("ORIEL_GRAPH_URI", f"bolt://{SHUT}")
    return place.reader.get("/twins")


MET: dict[Code, Callable[[Place], Any]] = {
    Code.BAD_REQUEST: lambda at: at.reader.post(
        f"{at.twin}/ask", content=b"\xff", headers={"Content-Type": "application/json"}
    ),
    Code.NO_TOKEN: lambda at: TestClient(at.app).get("/twins"),
    Code.TOKEN_REFUSED: lambda at: at.reader.get("/twins", headers={"Authorization": "Bearer x"}),
    Code.SCOPE_MISSING: lambda at: at.reader.get("/tokens"),
    Code.NOT_FOUND: lambda at: at.reader.get("/nowhere"),
    Code.TWIN_UNKNOWN: lambda at: at.reader.get("/twins/nowhere/models"),
    Code.MODEL_UNKNOWN: lambda at: at.reader.get(f"{at.twin}/models/none.ifc"),
    Code.ELEMENT_UNKNOWN: lambda at: at.reader.get(f"{at.twin}/elements/{NOBODY}"),
    Code.CLASS_UNKNOWN: lambda at: at.reader.get(f"{at.twin}/elements?ifc_class=IfcFoo"),
    Code.JOB_UNKNOWN: lambda at: at.reader.get("/jobs/0123456789abcdef"),
    Code.METHOD_REFUSED: lambda at: at.reader.put(f"{at.twin}/schema"),
    Code.TOO_LARGE: lambda at: at.loader.put(
        "/twins/oriel/models/a.ifc", content=b"x" * (MEGABYTE + 1)
    ),
    Code.TYPE_REFUSED: lambda at: at.reader.post(
        f"{at.twin}/ask", data={"question": "How many doors are there?"}
    ),
    Code.INVALID: lambda at: at.reader.post(f"{at.twin}/ask", json={"question": " "}),
    Code.KEY_REUSED: reused,
    Code.QUERY_FAILED: lambda at: at.reader.post(f"{at.twin}/cypher", json={"query": "CREATE (n)"}),
    Code.CHECK_REFUSED: lambda at: at.reader.post(f"{at.twin}/checks", content=b"Dear Sir"),
    Code.EDIT_REFUSED: lambda at: at.reader.post(
        f"{at.twin}/edits", json={"sentence": "How many doors are there?"}
    ),
    Code.FILE_REFUSED: lambda at: at.reader.post(f"{at.twin}/issues", content=fire_safety()),
    Code.MODEL_MISSING: without_model,
    Code.REFUSED: lambda at: at.admin.delete(at.twin),
    Code.RATE_LIMITED: hurried,
    Code.FAULT: faulty,
    Code.MODEL_UNREACHABLE: model_away,
    Code.ENGINE_UNREACHABLE: engine_away,
    Code.DISK_FULL: full,
}


@pytest.mark.parametrize("code", Code)
def test_each_code_is_met(
    served: tuple[FastAPI, str], code: Code, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    reply = MET[code](Place(served, monkeypatch, tmp_path))
    told = refused(reply, code)
    waits = {Code.RATE_LIMITED, Code.ENGINE_UNREACHABLE, Code.MODEL_UNREACHABLE}
    assert ("retry-after" in reply.headers) == (code in waits), told


NEXT: dict[Code, str] = {
    Code.BAD_REQUEST: "The body is no JSON that can be read. Send one object of JSON, in UTF-8.",
    Code.NO_TOKEN: "Send `Authorization: Bearer TOKEN`; `oriel token new NAME` makes a token.",
    Code.TOKEN_REFUSED: "No such token was made here, or it was revoked; `oriel token list` tells "
    "which there are, `oriel token new NAME` makes one.",
    Code.SCOPE_MISSING: "This needs the scope admin; the token has read. "
    "`oriel token new NAME --scope admin` makes one that goes so far.",
    Code.NOT_FOUND: "There is nothing at /nowhere; /openapi.json tells what there is.",
    Code.MODEL_UNKNOWN: "The twin '{twin}' holds no model none.ifc; it holds bay_house.ifc.",
    Code.ELEMENT_UNKNOWN: f"The twin '{{twin}}' has no element {NOBODY}; find it by a part of its "
    "name.",
    Code.JOB_UNKNOWN: "No job 0123456789abcdef is known since this server began; send the file "
    "again.",
    Code.METHOD_REFUSED: "{place}/schema does not take PUT; it takes GET.",
    Code.TYPE_REFUSED: "It came as application/x-www-form-urlencoded; send "
    "`Content-Type: application/json`.",
    Code.FILE_REFUSED: "This is no BCF file: it is no archive that can be opened. Save it as BCF "
    "2.1 or 3.0.",
    Code.REFUSED: "The twin '{twin}' still holds bay_house.ifc; remove that first",
}
"""What a refusal says: the thing, where it was looked for, and what to do next."""


@pytest.mark.parametrize("code", NEXT)
def test_a_refusal_says_what_to_do_next(
    served: tuple[FastAPI, str], code: Code, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    place = Place(served, monkeypatch, tmp_path)
    said = NEXT[code].format(place=place.twin, twin=place.twin.removeprefix("/twins/"))
    assert refused(MET[code](place), code)["detail"] == said


@pytest.mark.parametrize("body", [b"{", b'{"question": }', b"\xff", b"[" * 100_000])
def test_a_body_that_is_no_json_is_told_as_that(served: tuple[FastAPI, str], body: bytes) -> None:
    app, twin = served
    sent = {"Content-Type": "application/json"}
    refused(client(app).post(f"{twin}/ask", content=body, headers=sent), Code.BAD_REQUEST)


def test_each_code_is_told_in_the_documents_with_its_status() -> None:
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    told = re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", page, re.MULTILINE)
    assert sorted(told) == sorted((code.text, str(code.status)) for code in Code)
