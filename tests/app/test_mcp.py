"""MCP as the SDK's own client meets it: in process, over stdio, and over HTTP with a token."""

import json
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import anyio
import httpx2
import pytest
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp_types import INVALID_PARAMS, CallToolResult, ErrorData, TextContent, TextResourceContents

from app.answer.shown import shown
from app.assistants.replies import MOST, cut
from app.assistants.server import server
from app.command.main import main
from app.doors import tokens
from app.doors.limits import Limits
from app.doors.running import Running
from app.doors.tokens import Scope
from app.rest.bodies import MOST_JSON
from app.talks import talk
from app.twins import pool
from app.twins.ingest import open_twin_of
from app.twins.library import data_dir
from graph_store import GraphStore
from sample_models import BAY_HOUSE
from tests.app.browser import served
from tests.patience import PATIENCE

pytestmark = pytest.mark.engine

TOOLS = {
    *("ask", "compare", "cypher", "describe_element", "find", "propose_edit", "quality"),
    *("search_schema", "show"),
}
NOBODY = "0" * 22


@pytest.fixture(scope="module")
def twin() -> Iterator[str]:
    with open_twin_of(BAY_HOUSE) as store:
        yield store.twin
    pool.close_all()


def refused(twin: str, ask: Callable[[Client], Awaitable[object]]) -> ErrorData:
    """How the server refuses what a client asks of it."""

    async def asked() -> MCPError:
        async with Client(server(twin, "", Limits())) as client:
            with pytest.raises(MCPError) as refusal:
                await ask(client)
            return refusal.value

    return anyio.run(asked).error


def told(result: CallToolResult) -> dict[str, Any]:
    """The object of a reply, which its text and its structure both hold."""
    (content,) = result.content
    assert isinstance(content, TextContent)
    assert len(content.text) <= MOST
    found: dict[str, Any] = json.loads(content.text)
    assert found == result.structured_content
    return found


def called(twin: str, tool: str, /, **given: Any) -> CallToolResult:
    async def call() -> CallToolResult:
        async with Client(server(twin, "http://oriel.test", Limits())) as client:
            return await client.call_tool(tool, given)

    return anyio.run(call)


def test_there_are_few_tools_and_what_reads_says_so(twin: str) -> None:
    async def listed() -> Any:
        async with Client(server(twin, "", Limits())) as client:
            return await client.list_tools()

    tools = anyio.run(listed).tools
    assert {each.name for each in tools} == TOOLS
    reading = {each.name for each in tools if each.annotations.read_only_hint}
    assert reading == TOOLS - {"propose_edit", "show"}
    assert all(each.description for each in tools)
    described = json.dumps([each.model_dump(mode="json", by_alias=True) for each in tools])
    assert len(described) < 12_000  # what every conversation pays, some 3,000 tokens


def test_a_question_is_answered_with_what_it_is_about(twin: str) -> None:
    answer = told(called(twin, "ask", question="How many doors are there?"))
    assert (answer["value"], answer["unit"], answer["grade"]) == (10, None, "Accept")
    assert len(answer["global_ids"]) == 10
    assert "IfcDoor" in answer["cypher"]
    assert "attempts" not in answer


def test_a_model_finds_its_way_from_words_to_an_element(twin: str) -> None:
    hits = told(called(twin, "search_schema", words="fire rating"))["hits"]
    assert hits[0]["name"].endswith("FireRating")
    doors = told(called(twin, "find", text="bathroom", ifc_class="IfcDoor"))
    assert doors["total"] == 1
    (door,) = doors["elements"]
    facts = told(called(twin, "describe_element", global_id=door["global_id"]))
    assert (facts["name"], facts["model"]) == ("Bathroom door", "bay_house.ifc")
    assert any(each["type"] == "LEADS_TO" for each in facts["related"])
    query = "MATCH (d:IfcDoor {GlobalId: $id}) RETURN d.OverallWidth AS width"
    rows = told(called(twin, "cypher", query=query, parameters={"id": door["global_id"]}))
    assert rows == {"columns": ["width"], "rows": [[0.8]], "total": 1}
    assert told(called(twin, "quality")) == {"total": 0, "offset": 0, "findings": []}
    same = told(called(twin, "compare", old="bay_house.ifc", new="bay_house.ifc"))
    assert same == {"counts": [], "storeys": [], "shared": [], "alone": []}


def test_a_class_of_which_the_twin_has_nothing_is_told(twin: str) -> None:
    none = {"note": f"The twin '{twin}' has no IfcTransformer."}
    found = told(called(twin, "find", ifc_class="IfcTransformer"))
    assert found == {"total": 0, "offset": 0, "elements": [], **none}
    assert told(called(twin, "search_schema", words="IfcTransformer")).items() >= none.items()
    typed = told(called(twin, "search_schema", words="IfcDor"))
    assert typed["note"] == "There is no class IfcDor in IFC; did you mean IfcDoor?"
    capitals = told(called(twin, "find", ifc_class="IFCDOOR"))
    assert capitals == told(called(twin, "find", ifc_class="IfcDoor"))
    assert capitals["total"] == 10
    assert "note" not in capitals | told(called(twin, "search_schema", words="IfcDoor"))


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("query", "note"),
    [
        ("MATCH (n:IfcDor) RETURN n", "the label IfcDor. The nearest that there is: IfcDoor."),
        ("MATCH (n:Door) RETURN count(n)", "the label Door. The nearest that there is: IfcDoor."),
        ("MATCH (n) WHERE n:ifcdoor RETURN n", "label ifcdoor. The nearest that there is: IfcDoor"),
        (
            "MATCH (n) WHERE 'IfcTransformer' IN labels(n) RETURN n",
            "Nothing in this twin is an IfcTransformer.",
        ),
        (
            "MATCH (d)-[:LEAD_TO]->(s) RETURN s",
            "relationship LEAD_TO. The nearest that there is: L",
        ),
        (
            "MATCH (d:IfcDoor) WHERE d.Nmae = 'x' RETURN d",
            "property Nmae. The nearest that there is",
        ),
        ("MATCH (d:IfcDoor) RETURN d.Nam", "property Nam. The nearest that there is: Name."),
        (
            "MATCH (d:IfcDoor {Tagg: 'x'}) RETURN d",
            "property Tagg. The nearest that there is: Tag.",
        ),
        (
            "MATCH (d:IfcDoor) RETURN d.Pset_DoorCommon.FireRating AS f",
            "property Pset_DoorCommon. The nearest that there is: `Pset_DoorCommon.FireRating`.",
        ),
    ],
)
def test_names_of_a_query_that_the_twin_has_not_are_told(twin: str, query: str, note: str) -> None:
    assert note in told(called(twin, "cypher", query=query))["note"]


@pytest.mark.parametrize(
    "query",
    [
        "MATCH (d:IfcDoor) WHERE d.Name = 'nobody' RETURN d",
        "MATCH (d:IfcDoor) RETURN coalesce(d.Nmae, d.Name) AS name",
        "UNWIND [{a: null}] AS map RETURN map.a AS a",
        "MATCH (n) WHERE n.key = '' AND n.model = '' AND n.step_id = 0 RETURN n",
    ],
)
def test_of_a_query_whose_names_the_twin_has_nothing_is_noted(twin: str, query: str) -> None:
    assert "note" not in told(called(twin, "cypher", query=query))


def test_a_query_of_many_wrong_names_gets_a_short_note(twin: str) -> None:
    query = f"MATCH (n:{'|'.join(f'IfcDor{each}' for each in range(900))}) RETURN n"
    assert told(called(twin, "cypher", query=query))["note"].count("the label") == 5


def test_findings_come_in_pages(house: GraphStore) -> None:
    whole = told(called(house.twin, "quality"))
    assert whole["total"] == len(whole["findings"]) > 1
    rest = told(called(house.twin, "quality", offset=1))
    assert rest == {**whole, "offset": 1, "findings": whole["findings"][1:]}


def test_a_link_opens_a_conversation_with_the_elements(twin: str) -> None:
    (door,) = told(called(twin, "find", text="bathroom", ifc_class="IfcDoor"))["elements"]
    link = told(called(twin, "show", global_ids=[door["global_id"]], title="This door"))["link"]
    assert link.startswith("http://oriel.test/?")
    asked = parse_qs(urlsplit(link).query)
    assert asked["twin"] == [twin]
    kept = talk.load(asked["talk"][0])
    assert kept is not None
    assert kept.exchanges[0].answer is not None
    answer = kept.exchanges[0].answer
    assert answer.global_ids == (door["global_id"],)
    card = shown(answer)
    assert (card.sentence, card.value, card.caveat) == ("1 of 1 elements are shown.", None, "")
    assert card.rows == ((door["global_id"], "IfcDoor", "Bathroom door"),)
    assert f"['{door['global_id']}']" in card.cypher


def test_a_change_is_proposed_and_none_is_made(twin: str) -> None:
    sentence = "Set the fire rating of the doors that lead to the Kitchen to EI90"
    offered = told(called(twin, "propose_edit", sentence=sentence))
    assert {(each["name"], each["before"], each["after"]) for each in offered["changes"]} == {
        ("Kitchen door", None, "EI90"),
        ("Serving door", None, "EI90"),
    }
    assert (offered["refused"], offered["unchanged"]) == ([], 0)
    kept = talk.load(parse_qs(urlsplit(offered["link"]).query)["talk"][0])
    assert kept is not None
    wanted = kept.exchanges[0].wanted
    assert wanted is not None
    assert (wanted.value, len(wanted.global_ids)) == ("EI90", 2)
    query = "MATCH (d:IfcDoor) WHERE d.`Pset_DoorCommon.FireRating` = 'EI90' RETURN count(d) AS n"
    assert told(called(twin, "cypher", query=query))["rows"] == [[0]]


@pytest.mark.parametrize(
    ("tool", "given", "code"),
    [
        ("ask", {"question": "How many doors?", "twin": "nowhere"}, "twin-unknown"),
        ("cypher", {"query": "CREATE (n:Door)"}, "query-failed"),
        ("cypher", {"query": "MATCH (n"}, "query-failed"),
        ("describe_element", {"global_id": NOBODY}, "element-unknown"),
        ("find", {"ifc_class": "IfcFoo"}, "class-unknown"),
        ("show", {"global_ids": [NOBODY]}, "element-unknown"),
        ("compare", {"old": "a.ifc", "new": "b.ifc"}, "model-unknown"),
        ("ask", {}, "invalid"),
        ("ask", {"question": ""}, "invalid"),
        ("ask", {"question": "x" * 2001}, "invalid"),
        ("describe_element", {"global_id": "x"}, "invalid"),
        ("show", {"global_ids": []}, "invalid"),
        ("find", {"nme": "kitchen"}, "invalid"),
        ("ask", {"question": "How many doors?", "extra": 1}, "invalid"),
        ("write", {}, "not-found"),
        ("propose_edit", {"sentence": "How many doors are there?"}, "edit-refused"),
        ("propose_edit", {"sentence": "Set the colour of the dragons to red"}, "edit-refused"),
    ],
)
def test_a_refusal_is_a_result_with_a_stable_code(
    twin: str, tool: str, given: dict[str, Any], code: str
) -> None:
    result = called(twin, tool, **given)
    assert result.is_error
    error = told(result)["error"]
    assert error["code"] == code
    assert error["detail"]


@pytest.mark.parametrize(
    ("place", "code", "detail"),
    [
        ("oriel://nowhere/schema", "twin-unknown", "There is no twin 'nowhere'"),
        (
            "oriel://nowhere",
            "not-found",
            "There is no resource oriel://nowhere; there are oriel://twins, oriel://{twin}/schema.",
        ),
    ],
)
def test_a_resource_that_is_none_is_refused_with_its_code(
    twin: str, place: str, code: str, detail: str
) -> None:
    error = refused(twin, lambda client: client.read_resource(place))
    assert (error.code, error.data) == (INVALID_PARAMS, {"code": code})
    assert detail in error.message


def test_a_resource_says_which_engine_is_away(twin: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORIEL_GRAPH_URI", "bolt://127.0.0.1:9")

    error = refused(twin, lambda client: client.read_resource("oriel://twins"))
    assert error.data == {"code": "engine-unreachable"}


@pytest.mark.parametrize(
    ("prompt", "detail"),
    [("nobody", "Unknown prompt: nobody"), ("handover_check", "Missing required arguments")],
)
def test_a_prompt_that_cannot_be_given_is_refused_with_its_code(
    twin: str, prompt: str, detail: str
) -> None:
    error = refused(twin, lambda client: client.get_prompt(prompt))
    assert (error.code, error.data) == (INVALID_PARAMS, {"code": "invalid"})
    assert detail in error.message


def test_a_long_reply_is_cut_and_says_how_much_is_missing(twin: str) -> None:
    query = "MATCH (n) WHERE n.GlobalId IS NOT NULL RETURN n ORDER BY n.GlobalId"
    reply = told(called(twin, "cypher", query=query))
    assert reply["left_out"]["rows"] + len(reply["rows"]) == 100
    assert reply["total"] > 100


def test_a_reply_is_cut_where_it_is_long_and_nowhere_else() -> None:
    sets = {"Pset_WallCommon": [True, "EI30"], "BaseQuantities": [1.25] * 5000}
    text, whole = cut({"name": "Wall", "sets": sets, "related": ["Hall"]})
    assert len(text) <= MOST
    assert json.loads(text) == whole
    gone = whole["left_out"].pop("sets.BaseQuantities")
    assert whole == {
        "name": "Wall",
        "sets": {**sets, "BaseQuantities": [1.25] * (5000 - gone)},
        "related": ["Hall"],
        "left_out": {},
    }
    assert len(text) > MOST / 2


def test_texts_that_are_too_long_together_are_cut_each() -> None:
    told = {f"text {number}": "\\" * 5000 for number in range(9)}
    text, whole = cut(told)
    assert len(text) <= MOST
    assert json.loads(text) == whole
    assert whole.keys() == told.keys()
    assert all(each.startswith("\\" * 100) for each in whole.values())


def test_resources_and_prompts_are_read(twin: str) -> None:
    async def read() -> tuple[str, str, int, list[str]]:
        async with Client(server(twin, "", Limits())) as client:
            texts = []
            for place in ("oriel://twins", f"oriel://{twin}/schema"):
                (content,) = (await client.read_resource(place)).contents
                assert isinstance(content, TextResourceContents)
                texts.append(content.text)
            prompts = [each.name for each in (await client.list_prompts()).prompts]
            asked = await client.get_prompt("handover_check", {"twin": twin})
            return texts[0], texts[1], len(asked.messages), prompts

    twins, schema, messages, prompts = anyio.run(read)
    assert json.loads(twins)["models"][twin] == ["bay_house.ifc"]
    assert "IfcDoor" in schema
    assert len(schema) <= MOST
    assert messages == 1
    assert prompts == ["question_about_the_building", "handover_check"]


def test_the_command_answers_over_standard_input(twin: str) -> None:
    run = "from app.command.main import main; main()"
    command = StdioServerParameters(
        command=sys.executable, args=["-c", run, "mcp", "--twin", twin], env=dict(os.environ)
    )

    async def asked() -> tuple[str, CallToolResult, CallToolResult]:
        async with Client(command) as client:
            result = await client.call_tool("ask", {"question": "How many windows are there?"})
            chosen = {"global_ids": told(result)["global_ids"]}
            name = str(client.server_info and client.server_info.name)
            return name, result, await client.call_tool("show", chosen)

    near = Running.at("localhost", 8777)
    near.tell(data_dir())
    try:
        name, result, link = anyio.run(asked)
    finally:
        near.forget(data_dir())
    assert name == "oriel"
    assert told(result)["value"] == 15
    assert told(link)["link"].startswith(f"http://localhost:8777/?twin={twin}&talk=")


def test_over_http_a_token_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    assert main(["ingest", str(BAY_HOUSE)]) == 0
    good, _ = tokens.issue("test", Scope.READ, 1)
    expired, _ = tokens.issue("test", Scope.ADMIN, -1)

    async def asked(address: str) -> CallToolResult:
        sent = {"Authorization": f"Bearer {good}"}
        async with (
            httpx2.AsyncClient(headers=sent, timeout=PATIENCE) as http,
            Client(streamable_http_client(address, http_client=http)) as client,
        ):
            return await client.call_tool("show", {"global_ids": [NOBODY]})

    with served(tmp_path, {"ORIEL_API": "1"}) as address:
        place = f"{address}/mcp"
        for sent in ({}, {"Authorization": f"Bearer {expired}"}, {"Authorization": "Bearer x"}):
            reply = httpx2.post(place, headers=sent, json={}, timeout=PATIENCE)
            assert reply.status_code == 401
            assert reply.headers["content-type"] == "application/problem+json"
        foreign = {"Authorization": f"Bearer {good}", "Origin": "https://example.com"}
        assert httpx2.post(place, headers=foreign, json={}, timeout=PATIENCE).status_code == 403
        own = {"Authorization": f"Bearer {good}"}
        listened = httpx2.get(place, headers=own, timeout=PATIENCE)
        assert (listened.status_code, listened.headers["allow"]) == (405, "POST")
        assert listened.json()["code"] == "method-refused"
        large = httpx2.post(place, headers=own, content=b" " * (MOST_JSON + 1), timeout=PATIENCE)
        assert (large.status_code, large.json()["code"]) == (413, "too-large")
        result = anyio.run(asked, place)
    assert told(result)["error"]["code"] == "element-unknown"
    assert good.split("_", 2)[2] not in (tmp_path / "serve.log").read_text("utf-8")
