"""What one server lets in is counted once, whichever door it comes by; dear work has its turn."""

import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from types import FrameType
from typing import Any

import anyio
import httpx2
import pytest
from anyio import CapacityLimiter
from mcp import Client

from app.assistants.server import server
from app.checks.page import as_html
from app.checks.taking import as_issues
from app.command.main import main
from app.doors import tokens
from app.doors.limits import Limits
from app.doors.models import Jobs
from app.doors.tokens import Scope
from app.exports.bcf import Topic, as_bcf
from app.exports.tables import as_csv, as_xlsx
from app.rest.api import api
from app.twins import pool
from app.twins.ingest import open_twin_of
from sample_models import BAY_HOUSE
from tests.app.browser import served
from tests.app.doors import HOME, MEGABYTE, header
from tests.app.requirements import fire_safety
from tests.patience import PATIENCE

pytestmark = pytest.mark.engine

QUESTION = {"question": "How many doors are there?"}
SENTENCE = {"sentence": "Set the fire rating of all doors to EI30"}
VERSIONS = {"old": "bay_house.ifc", "new": "bay_house.ifc"}
DOORS = "MATCH (d:IfcDoor) RETURN d.GlobalId"
DEAR: dict[str, dict[str, tuple[str, str, dict[str, Any]]]] = {
    "asking": {"ask": ("POST", "/ask", {"json": QUESTION})},
    "files": {
        "compare": ("GET", "/compare", {"params": VERSIONS}),
        "edit": ("POST", "/edits", {"json": SENTENCE}),
        "check": ("POST", "/checks", {"content": fire_safety(), "params": {"format": "bcf"}}),
        "issues": ("POST", "/issues", {"content": as_bcf([Topic(title="A door")])}),
        "export": ("POST", "/exports", {"json": {"query": DOORS, "format": "bcf"}}),
    },
}
"""What waits for a turn over REST, by the limiter it waits for."""
WRITTEN: dict[str, Callable[..., bytes]] = {
    "html": as_html,
    "xlsx": as_xlsx,
    "csv": as_csv,
    "bcf": as_issues,
}
"""What writes a report of each kind."""
TOOLS: dict[str, dict[str, dict[str, Any]]] = {
    "asking": {"ask": QUESTION},
    "files": {"compare": VERSIONS, "propose_edit": SENTENCE},
}
"""The same over MCP."""


@pytest.fixture(scope="module")
def twin() -> Iterator[str]:
    with open_twin_of(BAY_HOUSE) as store:
        yield store.twin
    pool.close_all()


async def waited(limiter: CapacityLimiter, work: Callable[[], Awaitable[None]]) -> bool:
    """Whether the work waits while others have all the turns; it is done in the end."""
    others = [object() for _ in range(int(limiter.total_tokens))]
    for each in others:
        await limiter.acquire_on_behalf_of(each)
    ended = anyio.Event()

    async def run() -> None:
        await work()
        ended.set()

    with anyio.fail_after(120):
        async with anyio.create_task_group() as group:
            group.start_soon(run)
            while not (ended.is_set() or limiter.statistics().tasks_waiting):
                await anyio.sleep(0.01)
            found = not ended.is_set()
            for each in others:
                limiter.release_on_behalf_of(each)
    return found


@pytest.mark.parametrize(
    ("limiter", "name"), [(limiter, name) for limiter in DEAR for name in DEAR[limiter]]
)
def test_over_rest_dear_work_waits_for_its_turn(twin: str, limiter: str, name: str) -> None:
    limits, jobs = Limits(), Jobs()
    app = api(jobs, limits, 50 * MEGABYTE, HOME)
    method, place, given = DEAR[limiter][name]

    async def asked() -> bool:
        async with httpx2.AsyncClient(
            transport=httpx2.ASGITransport(app), base_url=HOME, headers=header(), timeout=PATIENCE
        ) as http:

            async def work() -> None:
                reply = await http.request(method, f"/twins/{twin}{place}", **given)
                assert reply.status_code == 200, reply.text

            return await waited(getattr(limits, limiter), work)

    assert anyio.run(asked)
    jobs.close()


@contextmanager
def held(write: Callable[..., bytes], writing: Event, answered: Event) -> Iterator[list[bool]]:
    """Hold `write` where it begins, in whatever thread, until another was answered; whether it was.

    A thread that is running already, other than this one, is not held.
    """
    in_time: list[bool] = []

    def hold(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is write.__code__:
            writing.set()
            in_time.append(answered.wait(PATIENCE))

    threading.setprofile(hold)
    sys.setprofile(hold)
    try:
        yield in_time
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


@pytest.mark.parametrize("form", ["html", "xlsx", "csv", "bcf"])
def test_others_are_answered_while_a_report_is_written(twin: str, form: str) -> None:
    jobs, writing, answered = Jobs(), Event(), Event()

    async def asked() -> None:
        async with httpx2.AsyncClient(
            transport=httpx2.ASGITransport(api(jobs, Limits(), 50 * MEGABYTE, HOME)),
            base_url=HOME,
            headers=header(),
            timeout=PATIENCE,
        ) as http:

            async def check() -> None:
                place = f"/twins/{twin}/checks?format={form}"
                assert (await http.post(place, content=fire_safety())).status_code == 200

            with anyio.fail_after(120):
                async with anyio.create_task_group() as group:
                    group.start_soon(check)
                    while not writing.is_set():
                        await anyio.sleep(0.01)
                    assert (await http.get(f"/twins/{twin}/models")).status_code == 200
                    answered.set()

    with held(WRITTEN[form], writing, answered) as in_time:
        anyio.run(asked)
    jobs.close()
    assert in_time == [True]


@pytest.mark.parametrize(
    ("limiter", "tool"), [(limiter, tool) for limiter in TOOLS for tool in TOOLS[limiter]]
)
def test_over_mcp_it_waits_for_the_same_turn(twin: str, limiter: str, tool: str) -> None:
    limits = Limits()

    async def asked() -> bool:
        async with Client(server(twin, HOME, limits)) as client:

            async def work() -> None:
                assert not (await client.call_tool(tool, TOOLS[limiter][tool])).is_error

            return await waited(getattr(limits, limiter), work)

    assert anyio.run(asked)


def test_a_token_is_counted_once_whichever_door_it_comes_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    assert main(["ingest", str(BAY_HOUSE)]) == 0
    secret, _ = tokens.issue("test", Scope.READ, 1, a_minute=4)
    sent = {"Authorization": f"Bearer {secret}"}
    export = {"query": DOORS, "format": "bcf"}
    with (
        served(tmp_path, {"ORIEL_API": "1"}) as address,
        httpx2.Client(base_url=address, headers=sent, timeout=PATIENCE) as http,
    ):
        asked = [
            http.get("/api/v1/twins"),
            http.post("/mcp", json={}),
            http.post("/api/v1/twins/oriel/exports", json=export),
            http.post("/mcp", json={}),
            http.post("/mcp", json={}),
            http.get("/api/v1/twins"),
        ]
    assert [each.status_code == 429 for each in asked] == [False] * 4 + [True] * 2
    left = [each.headers.get("x-ratelimit-remaining") for each in asked]
    assert left == ["3", "2", "1", "0", None, None]
