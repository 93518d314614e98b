"""What is unpacked or copied for a while is gone, also after whoever did it was killed."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from ifc_loader.scratch import YOUNG_SECONDS, Scratch
from tests.conftest import ROOT
from tests.test_direction import KNOWS

HOLDS = """
from pathlib import Path
from ifc_loader.scratch import Scratch
folder = Scratch()
Path(folder.name, "unpacked.ifc").write_text("ISO-10303-21;")
print(folder.name, flush=True)
input()
"""


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path


def holding() -> tuple[Path, subprocess.Popen[str]]:
    """A folder that another process has something in, and that process."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    folder = Path(process.stdout.readline().strip())
    long_ago(folder)
    return folder, process


def long_ago(folder: Path) -> None:
    then = folder.stat().st_mtime - YOUNG_SECONDS - 1
    os.utime(folder, (then, then))


def test_what_a_killed_process_left_goes_when_the_next_begins(temporary: Path) -> None:
    folder, process = holding()
    with process:
        process.kill()
    assert (folder / "unpacked.ifc").exists()
    with Scratch() as own:
        assert list(temporary.iterdir()) == [Path(own)]
    assert list(temporary.iterdir()) == []


def test_what_somebody_holds_is_of_others_or_was_just_made_stays(temporary: Path) -> None:
    held, process = holding()
    young = Path(tempfile.mkdtemp(prefix="oriel-scratch-"))
    other = Path(tempfile.mkdtemp(prefix="other-"))
    long_ago(other)
    with process, Scratch():
        assert (held / "unpacked.ifc").exists()
        assert young.exists()
        assert other.exists()
        process.kill()


def test_whatever_needs_a_folder_for_a_while_makes_such_a_one() -> None:
    makes = re.compile(r"\b(TemporaryDirectory|mkdtemp)\(")
    paths = [path for package in KNOWS for path in (ROOT / package).rglob("*.py")]
    others = [path.name for path in paths if makes.search(path.read_text("utf-8"))]
    assert others == []
