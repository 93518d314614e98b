"""Oriel's files on the disk: whose they are, and what is said when there is no room."""

import json
import os
import stat
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from streamlit.web.server.starlette.starlette_server_config import USER_COOKIE_NAME

from agents import Trace
from agents.tracing import trace_files
from app.sign_in.http import SignedOut
from app.talks import talk
from app.talks.talk import Exchange
from app.twins.disk import FULL, close_to_others, full_disk, keep_private
from app.twins.ingest import ingest
from app.twins.library import keep
from graph_store import GraphStore, connect, errors
from ifc_loader.digest import sha256
from sample_models import BAY_HOUSE
from tests.app.conftest import cookie_of
from tests.app.houses import own_house

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the folder is the user's alone there")


def modes(folder: Path) -> set[int]:
    return {stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.rglob("*"))}


def test_what_is_there_and_what_is_made_is_for_this_account_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    (folder / "conversations").mkdir(parents=True)
    (folder / "conversations" / "ab.json").write_text("{}")
    for path, mode in ((folder, 0o755), (folder / "conversations", 0o755)):
        path.chmod(mode)
    (folder / "conversations" / "ab.json").chmod(0o644)
    before = os.umask(0o022)
    try:
        assert keep_private(folder) == ""
        (folder / "traces").mkdir()
        (folder / "traces" / "one.jsonl").write_text("{}")
    finally:
        os.umask(before)
    assert modes(folder) == {0o700, 0o600}


@pytest.mark.engine
def test_the_command_closes_the_data_folder_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o755)
    subprocess.run(
        [sys.executable, "-c", "from app.command.main import main; main()", "trace", "list"],
        env={**os.environ, "ORIEL_DATA_DIR": str(folder)},
        check=True,
        capture_output=True,
    )
    assert modes(folder) == {0o700}


def in_reach(folder: Path) -> list[Path]:
    """What other accounts may read or look into, from `folder` on."""
    if not (mode := folder.stat().st_mode) & 0o077:
        return []
    inside = folder.iterdir() if stat.S_ISDIR(mode) else ()
    return [folder, *(path for each in inside for path in in_reach(each))]


def ran(folder: Path, code: str, *words: str) -> None:
    """Python where the shell lets everybody read and write whatever is made."""
    settings = {"ORIEL_DATA_DIR": str(folder), "ORIEL_GRAPH_LINGER": "2"}
    command = [sys.executable, "-c", code, *words]
    subprocess.run(
        command, env={**os.environ, **settings}, check=True, capture_output=True, umask=0
    )


@pytest.mark.engine
def test_nothing_that_a_program_or_a_command_makes_is_in_reach_of_others(tmp_path: Path) -> None:
    program = "import oriel, sys; oriel.building(sys.argv[1]).ask(sys.argv[2])"
    ran(tmp_path / "program", program, str(BAY_HOUSE), "How many doors are there?")
    made = {path.name for path in (tmp_path / "program").iterdir()}
    assert made >= {"engine", "files", "traces"}
    command = "from app.command.main import main; main()"
    ran(tmp_path / "command", command, "ingest", str(BAY_HOUSE))
    ran(tmp_path / "command", command, "ask", "How many doors are there?")
    assert in_reach(tmp_path / "program") == in_reach(tmp_path / "command") == []


@pytest.mark.engine
def test_the_engine_s_own_files_are_for_this_account_alone_wherever_they_lie(
    tmp_path: Path,
) -> None:
    """Who takes the store alone may keep it in a folder that others look into."""
    ran(tmp_path, "import graph_store; graph_store.connect()")
    held = tmp_path / "engine" / "databases"
    assert held.is_dir()
    assert in_reach(held) == []


def test_a_folder_that_is_reached_by_a_link_is_closed_too(tmp_path: Path) -> None:
    folder, link = tmp_path / "data", tmp_path / "link"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    link.symlink_to(folder)
    assert close_to_others(link) == ""
    assert modes(folder) == {0o700}


def test_what_a_link_in_the_folder_leads_to_stays_as_it_is(tmp_path: Path) -> None:
    outside, folder = tmp_path / "theirs.txt", tmp_path / "data"
    outside.write_text("")
    outside.chmod(0o644)
    folder.mkdir()
    folder.chmod(0o755)
    (folder / "link").symlink_to(outside)
    assert close_to_others(folder) == ""
    assert in_reach(folder) == []
    assert in_reach(outside) == [outside]


def test_a_folder_that_cannot_be_made_hinders_nobody_here(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert close_to_others(tmp_path / "file" / "data") == ""


@pytest.fixture
def full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder; what is written through a link to /dev/full finds no room."""
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    return tmp_path


def test_a_full_disk_is_told_in_a_sentence_and_not_as_a_fault(full: Path) -> None:
    digest = sha256(BAY_HOUSE)
    holders = full / "files" / digest / "holders"
    keep(BAY_HOUSE, digest, "bay\nbay_house.ifc")
    (mark,) = holders.iterdir()
    mark.unlink()
    mark.symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left") as error:
        keep(BAY_HOUSE, digest, "bay\nbay_house.ifc")
    told = full_disk(error.value)
    assert told.startswith("The disk is full")
    assert told.endswith("name a folder on another disk in ORIEL_DATA_DIR, and try again.")
    assert full_disk(OSError(13, "Permission denied")) == ""


LITTLE_ROOM = """
import resource, sys
from app.command.main import main
from app.twins import ingest  # what is imported later would be too large
most = int(sys.argv.pop(1))
resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
sys.exit(main())
"""


def test_a_load_whose_file_finds_no_room_changes_nothing_and_says_so(
    house: GraphStore, data_dir: Path, tmp_path: Path
) -> None:
    path = own_house(tmp_path, "no-room")
    alone = (sys.executable, "-B", "-c", LITTLE_ROOM, "100000")
    with connect(twin="no-room") as store:
        ran = subprocess.run(
            [*alone, "ingest", str(path), "--twin", "no-room"],
            capture_output=True,
            text=True,
            check=False,
        )
        told = ran.stderr.splitlines()[-1]
        assert (ran.returncode, told.partition(" (")[0]) == (
            2,
            "oriel: A file may not grow so large here",
        )
        assert "Traceback" not in ran.stderr
        assert store.models() == ()
        assert not (data_dir / "files" / sha256(path)).exists()
        assert ingest(path, store).changed
    assert set(FULL) == errors.FULL


def test_a_trace_that_finds_no_room_costs_no_answer_and_leaves_no_half(full: Path) -> None:
    trace = Trace()
    folder = full / "traces"
    when = datetime.fromtimestamp(trace.started, UTC).strftime("%Y%m%dT%H%M%S")
    folder.mkdir()
    (folder / f"{when}-{trace.id}.part").symlink_to("/dev/full")
    trace_files.keep(trace)
    assert list(folder.iterdir()) == []


def test_who_signs_out_on_a_full_disk_is_signed_out(full: Path, sign_in: None) -> None:
    (full / "signed_out.txt").symlink_to("/dev/full")
    gone = SignedOut(full / "none.txt")
    gone.file = full / "signed_out.txt"
    cookie = f"{USER_COOKIE_NAME}={cookie_of('ada')}"
    scope = {"type": "http", "headers": [(b"cookie", cookie.encode())]}
    assert gone.without(scope) == scope
    gone.add(scope)
    assert gone.without(scope)["headers"] == []


def test_a_conversation_that_finds_no_room_is_as_it_was(full: Path) -> None:
    begun = talk.keep(talk.new("house"), Exchange(question="first"))
    (full / "conversations" / f"{begun.id}.part").symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left"):
        talk.keep(begun, Exchange(question="second"))
    kept = talk.load(begun.id)
    assert kept is not None
    assert [each.question for each in kept.exchanges] == ["first"]


@pytest.mark.engine
def test_the_command_ends_with_status_2_where_the_disk_is_full(full: Path) -> None:
    code = (
        "import sys; from app.command.failing import failed; "
        "sys.exit(failed(OSError(28, 'No space left on device', 'big.json'), as_json=True))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert json.loads(ran.stdout)["error"].startswith("The disk is full (big.json could not")
    assert "Traceback" not in ran.stderr
