"""A client made from the description alone (aiopenapi3) drives every route, and each refusal."""

import json
import time
from collections.abc import Iterator
from typing import Any

import aiopenapi3
import pytest
from aiopenapi3.errors import HTTPClientError
from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from app.doors import tokens
from app.doors.tokens import Scope
from app.exports.bcf import about, as_bcf
from app.rest.api import PLACE
from app.twins.ingest import open_twin_of
from sample_models import BAY_HOUSE
from tests.app.doors import opened_api
from tests.app.requirements import fire_safety
from tests.patience import PATIENCE

pytestmark = [pytest.mark.engine, pytest.mark.cypher_of_a_person]
DOORS = "MATCH (d:IfcDoor) RETURN d.Name AS name, d.GlobalId AS id ORDER BY name"


class Program:
    """Another program: it knows the description, a token, and names of operations."""

    def __init__(self, app: FastAPI, scope: Scope) -> None:
        self.driven: set[str] = set()
        secret, kept = tokens.issue("client", scope, 1, 10_000)
        self.token = kept.id
        described = json.dumps(app.openapi())
        mounted = Starlette(routes=[Mount(PLACE, app)])

        def session(*_given: Any, **_more: Any) -> TestClient:
            return TestClient(mounted)

        self.client: Any = aiopenapi3.OpenAPI.loads(
            f"http://testserver{PLACE}/openapi.json",
            described,
            session_factory=session,
        )
        self.client.authenticate(HTTPBearer=secret)

    def all(self) -> list[str]:
        return list(self.client._)

    def call(self, operation: str, /, data: Any = None, **given: Any) -> Any:
        """What an operation replies, as the types that the client made of the description."""
        self.driven.add(operation)
        call = getattr(self.client._, operation)
        return call(parameters=given or None, data=data)

    def refused(self, operation: str, /, data: Any = None, **given: Any) -> str:
        """The code that an operation refuses with."""
        with pytest.raises(HTTPClientError) as caught:
            self.call(operation, data, **given)
        return str(json.loads(caught.value.data)["code"])


@pytest.fixture(scope="module")
def served() -> Iterator[tuple[FastAPI, str]]:
    with open_twin_of(BAY_HOUSE) as store, opened_api() as app:
        yield app, store.twin


def finished(program: Program, job: Any) -> Any:
    until = time.monotonic() + PATIENCE
    while job.state in {"waiting", "running"} and time.monotonic() < until:
        time.sleep(0.1)
        job = program.call("job_jobs__job_id__get", job_id=job.id)
    return job


def test_every_route_is_driven_by_a_client_of_the_description(
    served: tuple[FastAPI, str],
) -> None:
    app, twin = served
    program = Program(app, Scope.ADMIN)
    of = {"twin": twin}
    asked = program.call(
        "ask_twins__twin__ask_post", {"question": "How many doors are there?"}, **of
    )
    assert asked.value == 10
    rows = program.call("cypher_twins__twin__cypher_post", {"query": DOORS, "limit": 3}, **of)
    assert (len(rows.rows), rows.total) == (3, 10)
    assert program.call("schema_twins__twin__schema_get", **of).kinds
    hits = program.call("search_schema_twins__twin__schema_search_get", q="fire rating", **of)
    assert hits.items[0].name.endswith("FireRating")
    page = program.call(
        "elements_twins__twin__elements_get", ifc_class="IfcDoor", limit=4, offset=8, **of
    )
    assert (len(page.items), page.total, page.next) == (2, 10, None)
    (door,) = program.call(
        "elements_twins__twin__elements_get", q="Kitchen door", ifc_class="IfcDoor", **of
    ).items
    one = {"global_id": door.global_id, **of}
    assert program.call("element_twins__twin__elements__global_id__get", **one).name == door.name
    near = program.call("neighbours_twins__twin__elements__global_id__neighbours_get", **one)
    assert any(each.type == "LEADS_TO" for each in near.lines)
    assert program.call("quality_twins__twin__quality_get", **of).total == 0
    for form, beginning in (("csv", b"\xef\xbb\xbf"), ("xlsx", b"PK"), ("bcf", b"PK")):
        wanted = {"query": DOORS, "format": form, "bcf": "3.0"}
        content = program.call("export_twins__twin__exports_post", wanted, **of)
        assert content.startswith(beginning)
    report = program.call("check_twins__twin__checks_post", fire_safety(), **of).reports[0]
    assert len(report.specifications[0].requirements[0].failures) == 9
    issue = as_bcf([about("Too narrow", "0.8 m", [door.global_id, "0" * 22])], "3.0")
    found = program.call("read_issues_twins__twin__issues_post", issue, **of).items[0]
    assert [each.name for each in found.elements] == ["Kitchen door"]
    assert found.unknown == ["0" * 22]
    change = {"global_ids": [door.global_id], "property": "fire rating", "value": "EI30"}
    edits = "propose_twins__twin__edits_post"
    offered = program.call(edits, change, **of)
    (one_change,) = offered.proposals[0].changes
    assert (one_change.before, one_change.after, one_change.ifc_type) == (None, "EI30", "IfcLabel")
    assert offered.link.startswith("http://localhost:8501/")
    assert program.refused(edits, change | {"global_ids": [door.global_id, "0" * 22]}, **of) == (
        "edit-refused"
    )
    models(program)
    assert program.token in {each.id for each in program.call("list_tokens_tokens_get")}
    program.call("revoke_token_tokens__token_id__delete", token_id=program.token)
    assert program.refused("twins_twins_get") == "token-refused"
    assert program.driven == set(program.all())


def models(program: Program) -> None:
    """Put a model in, look at it, compare it, take it out, and the twin after it."""
    of = {"twin": "by-client", "name": "house.ifc"}
    put = "put_model_twins__twin__models__name__put"
    job = finished(program, program.call(put, BAY_HOUSE.read_bytes(), **of))
    assert (job.state, job.problem) == ("done", None)
    twins = program.call("twins_twins_get").items
    assert "by-client" in {each.name for each in twins}
    listed = program.call("list_models_twins__twin__models_get", twin="by-client").items
    assert [each.name for each in listed] == ["house.ifc"]
    assert program.call("model_twins__twin__models__name__get", **of).ifc_schema == "IFC4"
    file = program.call("model_file_twins__twin__models__name__file_get", **of)
    assert file == BAY_HOUSE.read_bytes()
    same = {"old": "house.ifc", "new": "house.ifc", "twin": "by-client"}
    assert program.call("compare_twins__twin__compare_get", **same).summary.counts == []
    program.call("remove_model_twins__twin__models__name__delete", **of)
    program.call("remove_twin_twins__twin__delete", twin="by-client")


def test_a_refusal_has_its_code_in_the_type_of_the_description(
    served: tuple[FastAPI, str],
) -> None:
    app, twin = served
    reader, of = Program(app, Scope.READ), {"twin": twin}
    cypher, checks = "cypher_twins__twin__cypher_post", "check_twins__twin__checks_post"
    edits = "propose_twins__twin__edits_post"
    assert reader.refused(cypher, {"query": "CREATE (n)"}, **of) == "query-failed"
    assert reader.refused(checks, b"Dear Sir", **of) == "check-refused"
    assert reader.refused(checks, fire_safety(), keep=True, **of) == "scope-missing"
    issues = "read_issues_twins__twin__issues_post"
    assert reader.refused(issues, b"Dear Sir", **of) == "file-refused"
    nobody = {"global_ids": ["0" * 22], "property": "fire rating", "value": "EI30"}
    assert reader.refused(edits, nobody, **of) == "edit-refused"
    dragons = {"sentence": "Set the fire rating of the dragons to EI90"}
    assert reader.refused(edits, dragons, **of) == "edit-refused"
    assert reader.refused(edits, {"sentence": "How many doors?"}, **of) == "edit-refused"
    assert reader.refused("list_tokens_tokens_get") == "scope-missing"
    assert reader.refused("quality_twins__twin__quality_get", twin="nowhere") == "twin-unknown"
    assert reader.refused("job_jobs__job_id__get", job_id="0" * 16) == "job-unknown"
