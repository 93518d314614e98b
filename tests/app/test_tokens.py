"""API tokens: who comes in and how far, kept hashed, in no log; off unless it is configured."""

import json
import logging
import stat
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from app.command.main import main
from app.doors import tokens
from app.doors.limits import REFUSED_A_MINUTE
from app.doors.problems import Code
from app.doors.tokens import Scope
from sample_models import BAY_HOUSE
from tests.app.browser import served
from tests.app.doors import MEGABYTE, client, header, opened_api
from tests.app.test_rest import refused
from tests.patience import PATIENCE

pytestmark = pytest.mark.engine

JSON = {"Content-Type": "application/json"}
ROUTES = {
    Scope.READ: [("GET", "/twins"), ("POST", "/twins/oriel/ask"), ("GET", "/twins/oriel/schema")],
    Scope.LOAD: [
        ("PUT", "/twins/oriel/models/house.ifc"),
        ("DELETE", "/twins/oriel/models/house.ifc"),
    ],
    Scope.ADMIN: [("GET", "/tokens"), ("DELETE", "/tokens/00000000"), ("DELETE", "/twins/oriel")],
}


@pytest.fixture
def app() -> Iterator[FastAPI]:
    with opened_api() as found:
        yield found


def test_every_route_needs_a_token(app: FastAPI) -> None:
    bare = TestClient(app)
    paths = app.openapi()["paths"]
    asked = [(method, path) for path, methods in paths.items() for method in methods]
    assert len(asked) > 15
    for method, path in asked:
        place = path.format(
            twin="oriel", name="a.ifc", global_id="0" * 22, job_id="0" * 16, token_id="0" * 8
        )
        reply = bare.request(method, place, json={})
        refused(reply, Code.NO_TOKEN)
        assert reply.headers["www-authenticate"].startswith("Bearer")


@pytest.mark.parametrize("scope", Scope)
def test_a_token_goes_as_far_as_its_scope_and_those_before(app: FastAPI, scope: Scope) -> None:
    program = client(app, scope)
    for needed, routes in ROUTES.items():
        for method, path in routes:
            reply = program.request(method, path, json={} if method == "POST" else None)
            if scope.allows(needed):
                assert reply.status_code not in {401, 403}, path
            else:
                assert scope in refused(reply, Code.SCOPE_MISSING)["detail"]


def test_a_wrong_an_expired_and_a_revoked_token_are_refused(app: FastAPI) -> None:
    program = TestClient(app)
    secret, kept = tokens.issue("test", Scope.ADMIN, 1)
    good = {"Authorization": f"Bearer {secret}"}
    assert program.get("/twins", headers=good).status_code == 200
    assert program.get("/twins", headers={"Authorization": f"bearer {secret}"}).status_code == 200
    wrong = [
        secret[:-1] + ("A" if secret[-1] != "A" else "B"),
        secret[:14] + "x" * 43,
        "oriel",
        "é",
    ]
    for each in wrong:
        sent = {b"Authorization": f"Bearer {each}".encode()}
        refused(program.get("/twins", headers=sent), Code.TOKEN_REFUSED)
    refused(program.get("/twins", headers={"Authorization": f"Basic {secret}"}), Code.NO_TOKEN)
    refused(program.get(f"/twins?token={secret}"), Code.NO_TOKEN)
    expired = header(Scope.ADMIN, days=-0.001)
    assert (
        "expired" in refused(program.get("/twins", headers=expired), Code.TOKEN_REFUSED)["detail"]
    )
    assert program.delete(f"/tokens/{kept.id}", headers=good).status_code == 204
    refused(program.get("/twins", headers=good), Code.TOKEN_REFUSED)


def test_who_asks_too_often_is_told_when_to_come_again(app: FastAPI) -> None:
    program = TestClient(app, headers=header(a_minute=3))
    left = [program.get("/twins").headers["x-ratelimit-remaining"] for _ in range(3)]
    assert left == ["2", "1", "0"]
    reply = program.get("/twins")
    refused(reply, Code.RATE_LIMITED)
    assert 0 < int(reply.headers["retry-after"]) <= 62
    other = TestClient(app, headers=header(a_minute=3))
    assert other.get("/twins").status_code == 200


AMISS: tuple[dict[str, Any], ...] = (
    {"method": "GET", "url": "/nowhere"},
    {"method": "PUT", "url": "/twins"},
    {"method": "GET", "url": "/tokens"},
    {"method": "POST", "url": "/twins/oriel/ask", "json": {}},
    {"method": "POST", "url": "/twins/oriel/ask", "data": {"question": "How many doors?"}},
    {"method": "POST", "url": "/twins/oriel/ask", "json": {"question": "x" * MEGABYTE}},
    {"method": "POST", "url": "/twins/oriel/ask", "content": b"{", "headers": JSON},
)
"""Requests that come to nothing, each for a reason of its own."""


def test_of_who_sends_no_token_nothing_else_is_looked_at(app: FastAPI) -> None:
    for request in AMISS:
        refused(TestClient(app).request(**request), Code.NO_TOKEN)
    assert TestClient(app).get("/openapi.json").status_code == 200


def test_each_request_of_a_token_is_counted_whatever_comes_of_it(app: FastAPI) -> None:
    program = TestClient(app, headers=header(a_minute=len(AMISS)))
    replies = [program.request(**request) for request in AMISS]
    assert [each.status_code for each in replies] == [404, 405, 403, 422, 415, 413, 400]
    left = [int(each.headers["x-ratelimit-remaining"]) for each in replies]
    assert left == list(reversed(range(len(AMISS))))
    refused(program.request(**AMISS[0]), Code.RATE_LIMITED)


def test_who_guesses_tokens_is_held_up_and_a_good_one_beside_it_is_not(
    app: FastAPI,
) -> None:
    program = TestClient(app)
    guess = {"Authorization": f"Bearer oriel_00000000_{'x' * 43}"}
    for _ in range(REFUSED_A_MINUTE):
        refused(program.get("/twins", headers=guess), Code.TOKEN_REFUSED)
    refused(program.get("/twins", headers=guess), Code.RATE_LIMITED)
    assert program.get("/twins", headers=header()).status_code == 200


def test_of_a_token_only_its_digest_is_kept_for_this_account_alone(data_dir: Path) -> None:
    secret, kept = tokens.issue("test", Scope.READ, None)
    file = data_dir / "tokens.json"
    assert secret.split("_", 2)[2] not in file.read_text("utf-8")
    assert kept.digest in file.read_text("utf-8")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_fault_is_told_by_its_code_and_its_trace_is_left_to_the_log(
    app: FastAPI, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    (tmp_path / "tokens.json").mkdir()
    told = TestClient(app, raise_server_exceptions=False)
    sent = {"Authorization": f"Bearer oriel_00000000_{'x' * 43}"}
    assert "directory" not in refused(told.get("/twins", headers=sent), Code.FAULT)["detail"]
    with pytest.raises(IsADirectoryError):  # as the server meets it, which logs it
        TestClient(app).get("/twins", headers=sent)


def test_the_command_makes_lists_and_revokes(
    capsys: pytest.CaptureFixture[str], app: FastAPI
) -> None:
    assert main(["token", "new", "excel", "--scope", "load", "--days", "7", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["scope"] == "load"
    program = TestClient(app, headers={"Authorization": f"Bearer {made['token']}"})
    assert program.get("/twins").status_code == 200
    assert main(["token", "list"]) == 0
    listed = capsys.readouterr().out
    assert made["id"] in listed
    assert made["token"] not in listed
    assert main(["token", "revoke", made["id"]]) == 0
    refused(program.get("/twins"), Code.TOKEN_REFUSED)
    assert main(["token", "revoke", made["id"]]) == 2
    for amiss in ([" "], ["a", "--days", "-1"], ["a", "--days", "nan"], ["a", "--days", "1e300"]):
        assert main(["token", "new", *amiss]) == 2


def test_a_damaged_file_of_tokens_is_told_with_what_to_do(
    app: FastAPI,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    sent = header()
    (tmp_path / "tokens.json").write_text("{")
    for words in (["token", "list"], ["token", "new", "a"]):
        assert main(words) == 2
        assert "delete it" in capsys.readouterr().err
    refused(TestClient(app).get("/twins", headers=sent), Code.TOKEN_REFUSED)
    (tmp_path / "tokens.json").unlink()
    assert main(["token", "new", "a"]) == 0


def fetched(address: str, sent: dict[str, str], body: bytes | None = None) -> int:
    try:
        with urllib.request.urlopen(
            urllib.request.Request(address, headers=sent, data=body), timeout=PATIENCE
        ) as reply:
            return int(reply.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_a_token_stands_in_no_log_and_no_file_and_other_sites_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real server, asked well and amiss; then every file it wrote is read."""
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    assert main(["ingest", str(BAY_HOUSE)]) == 0
    secrets = [tokens.issue("test", each, days)[0] for each in Scope for days in (1.0, -1.0)]
    revoked, kept = tokens.issue("test", Scope.READ, 1)
    tokens.revoke(kept.id)
    with served(tmp_path, {"ORIEL_API": "true"}) as address:
        place = f"{address}/api/v1/twins/oriel"
        json_of = {"Content-Type": "application/json"}
        for secret in (*secrets, revoked, "oriel_00000000_" + "x" * 43):
            sent = {"Authorization": f"Bearer {secret}"}
            fetched(f"{place}/models", sent)
            fetched(f"{place}/ask", {**sent, **json_of}, b'{"question": "How many doors?"}')
            fetched(f"{place}/cypher", {**sent, **json_of}, b'{"query": "MATCH (n"}')
        good = {"Authorization": f"Bearer {secrets[0]}"}
        assert fetched(f"{place}/models", good) == 200
        assert fetched(f"{place}/models", {**good, "Origin": "https://example.com"}) == 403
        assert fetched(f"{place}/models", {**good, "Host": "rebound.example.com"}) == 403
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert any(path.name == "serve.log" for path in written)
    for path in written:
        content = path.read_bytes()
        for secret in (*secrets, revoked):
            assert secret.split("_", 2)[2].encode() not in content, path


def test_the_doors_are_shut_unless_they_are_opened(tmp_path: Path) -> None:
    with served(tmp_path) as address:
        for place in ("/api/v1/twins", "/api/v1/openapi.json", "/mcp"):
            told = refused(httpx2.post(f"{address}{place}", timeout=PATIENCE), Code.NOT_FOUND)
            assert "ORIEL_API=1 oriel serve" in told["detail"]
            refused(httpx2.get(f"{address}{place}", timeout=PATIENCE), Code.NOT_FOUND)


def test_no_token_is_told_of_by_the_log_of_this_process(
    app: FastAPI, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    sent = header(Scope.ADMIN)
    program = TestClient(app)
    program.get("/twins", headers=sent)
    program.get("/twins/none/models", headers=sent)
    assert sent["Authorization"].split("_", 2)[2] not in caplog.text
