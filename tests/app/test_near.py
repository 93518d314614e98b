"""`oriel ask` beside a running `oriel serve`: the same answer, of what is at hand there."""

import json
import os
import resource
import stat
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from app.doors import running
from app.doors.running import PLACE, Running
from sample_models import BAY_HOUSE
from tests.app.browser import served
from tests.app.test_imports import ASKS, RUN
from tests.patience import PATIENCE, soon

pytestmark = pytest.mark.engine
COMMAND = "import sys; from app.command.main import main; sys.exit(main())"
QUESTION = "How many doors are there?"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("near")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    """host:port of a server whose data folder is `folder`, with the bay house in its twin."""
    assert run(folder, "ingest", str(BAY_HOUSE)).returncode == 0
    with served(folder) as address:
        yield urlsplit(address).netloc


def run(
    folder: Path, *words: str, code: str = COMMAND, **settings: str
) -> "subprocess.CompletedProcess[str]":
    """A command that heeds the settings that `served` gives its server, and others."""
    set_there = {"ORIEL_DATA_DIR": str(folder), "ORIEL_GRAPH_LINGER": "2"}
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        env={**os.environ, **set_there, **settings},
        check=False,
        capture_output=True,
        text=True,
    )


def imported(folder: Path, *words: str, **settings: str) -> set[str]:
    return set(run(folder, *words, code=RUN, **settings).stderr.splitlines()[-1].split())


def told(folder: Path, *words: str) -> dict[str, Any]:
    """The answer as JSON, but for the times it took."""
    found: dict[str, Any] = json.loads(run(folder, "ask", "--json", *words).stdout)
    del found["timings_ms"]
    return found


def test_a_running_server_answers_and_the_command_imports_nothing(
    folder: Path, server: str
) -> None:
    assert not imported(folder, "ask", QUESTION) & ASKS - {"agents"}
    assert "agents" not in imported(folder, "ask", "--json", QUESTION)


def test_a_question_takes_less_than_a_second_of_the_asking_process(
    folder: Path, server: str
) -> None:
    """Of the processor, so that what else the machine does counts little: 0.1 s, the rest is room.

    The command by itself, on an engine that is warm, takes twenty times as long.
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert run(folder, "ask", QUESTION).returncode == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 1.0


def test_the_server_s_answer_is_the_command_s_own(folder: Path, server: str) -> None:
    near = [run(folder, "ask", QUESTION), run(folder, "ask", "Who is the mayor?")]
    as_json = [told(folder, QUESTION), told(folder, "--model", str(BAY_HOUSE), QUESTION)]
    (folder / "serving.json").rename(folder / "aside.json")
    alone = [run(folder, "ask", QUESTION), run(folder, "ask", "Who is the mayor?")]
    assert [(each.returncode, each.stdout) for each in near] == [
        (each.returncode, each.stdout) for each in alone
    ]
    assert [each.returncode for each in near] == [0, 1]
    assert near[0].stderr == alone[0].stderr
    assert as_json == [told(folder, QUESTION), told(folder, "--model", str(BAY_HOUSE), QUESTION)]
    (folder / "aside.json").rename(folder / "serving.json")


def test_what_the_server_cannot_answer_alike_the_command_does_itself(
    folder: Path, server: str
) -> None:
    assert imported(folder, "ask", QUESTION, ORIEL_AGENTS="rules") >= ASKS
    unknown = run(folder, "ask", "--twin", "nowhere", QUESTION)
    assert (unknown.returncode, unknown.stdout) == (2, "")
    assert "nowhere" in unknown.stderr
    assert run(folder, "ask", " ").returncode == 2


def test_nobody_but_this_account_can_ask_so(folder: Path, server: str) -> None:
    assert stat.S_IMODE((folder / "serving.json").stat().st_mode) == 0o600
    body = json.dumps({"question": QUESTION, "twin": "oriel", "model": "", "agents": None})
    for secret in ("", "Bearer ", "Bearer guessed", "Bearer ä"):
        connection = HTTPConnection(server, timeout=PATIENCE)
        connection.request("POST", PLACE, body, {"Authorization": secret.encode("latin-1")})
        assert connection.getresponse().status == 403


def test_a_server_opens_the_engine_before_anybody_asks_and_lets_it_go(tmp_path: Path) -> None:
    told = tmp_path / "engine" / "engine.json"
    with served(tmp_path):
        assert soon(told.exists)
    assert soon(lambda: not told.exists())


def test_an_engine_that_does_not_start_hinders_no_server_and_is_told_to_who_asks(
    tmp_path: Path,
) -> None:
    (tmp_path / "engine").mkdir()
    newer = tmp_path / "engine" / "version"
    newer.write_text("99.0.0")
    with served(tmp_path) as address:
        asked = run(tmp_path, "ask", QUESTION)
        assert (asked.returncode, asked.stdout) == (3, "")
        assert "newer than this" in asked.stderr
        newer.unlink()
        assert run(tmp_path, "ask", QUESTION).returncode == 1
        assert urlopen(f"{address}/_stcore/health").status == 200
    assert "Traceback" not in (tmp_path / "serve.log").read_text()


def test_a_server_that_ended_or_was_killed_is_asked_no_more(tmp_path: Path) -> None:
    own = Running.at("localhost", 9)  # discard: nobody listens there
    own.tell(tmp_path)
    assert running.told(tmp_path) == own
    Running.at("localhost", 10).forget(tmp_path)
    assert running.told(tmp_path) == own
    assert "no twin" in run(tmp_path, "ask", "--twin", "nowhere", QUESTION).stderr
    own.forget(tmp_path)
    assert running.told(tmp_path) is None
    (tmp_path / "serving.json").write_text('{"host": "localhost"}')
    assert running.told(tmp_path) is None


def test_settings_that_change_an_answer_are_told_apart_and_no_others() -> None:
    here = dict(os.environ)
    own = Running.at("localhost", 9)
    assert own.heeds(here)
    assert own.heeds({**here, "ORIEL_HOSTS": "b.example", "ORIEL_OIDC_CLIENT_ID": "oriel"})
    assert own.heeds({**here, "LANG": "C"})
    assert not own.heeds({**here, "ORIEL_MODEL_NAME": "another"})
    assert not own.heeds({**here, "ORIEL_CONCEPTS": "/words.toml"})
