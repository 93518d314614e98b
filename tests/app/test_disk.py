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
from app.twins.disk import FULL, full_disk, keep_private
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


def test_the_command_ends_with_status_2_where_the_disk_is_full(full: Path) -> None:
    code = (
        "import sys; from app.command.failing import failed; "
        "sys.exit(failed(OSError(28, 'No space left on device', 'big.json'), as_json=True))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert json.loads(ran.stdout)["error"].startswith("The disk is full (big.json could not")
    assert "Traceback" not in ran.stderr
