"""Files read in a process of their own: what they do to it, they do to nobody else."""

import os
import pickle
import signal
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import pytest

from app.twins.reading import read_apart
from ifc_loader import IfcFileError, read_ifc
from registers import read_register
from sample_models import BAY_HOUSE

pytestmark = pytest.mark.engine  # seconds, of processes of its own


def test_a_file_read_apart_gives_the_same_graph(tmp_path: Path) -> None:
    phases: list[str] = []
    apart = read_apart(
        BAY_HOUSE, progress=lambda phase, _: phases.append(phase), shapes=tmp_path / "shapes"
    )
    assert apart == read_ifc(BAY_HOUSE, shapes=tmp_path / "shapes")
    assert phases


def test_a_long_register_read_apart_gives_the_same_graph(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    path = tmp_path / "pumps.csv"
    lines = [f"P{number},Pump {number},{number % 7}.5" for number in range(2500)]
    path.write_text("\n".join(["tag,name,power_kw", *lines]), encoding="utf-8")
    apart = read_apart(path)
    assert apart == read_register(path).graph
    assert len(apart.nodes) == 2501 and [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_bad_file_is_refused_in_the_words_of_the_loader(tmp_path: Path) -> None:
    path = tmp_path / "letter.ifc"
    path.write_text("Dear Sir or Madam")
    with pytest.raises(IfcFileError) as here:
        read_ifc(path)
    with pytest.raises(IfcFileError) as apart:
        read_apart(path)
    assert str(apart.value) == str(here.value)


def test_a_file_that_needs_too_much_memory_ends_its_reader_alone(tmp_path: Path) -> None:
    path = tmp_path / "bomb.ifc"
    path.write_text(with_points(4_000_000))
    with pytest.raises(IfcFileError, match=r"bomb\.ifc: .* more than the 0\.8 GB of memory"):
        read_apart(path, most_bytes=800 * 1024**2)
    assert read_apart(BAY_HOUSE, shapes=tmp_path / "shapes").nodes


def test_a_bomb_in_an_archive_is_refused_before_it_goes_off(tmp_path: Path) -> None:
    path = tmp_path / "bomb.ifczip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb.ifc", b"ISO-10303-21;" + b" " * 200_000_000)
    with pytest.raises(IfcFileError, match="more than 100 to one"):
        read_apart(path)


class Cancelled(Exception):  # noqa: N818  as a page that is closed raises one
    """What closing the upload does in mid-load."""


@pytest.mark.skipif(os.name == "nt", reason="there it is ended without a signal")
def test_a_reader_that_has_said_what_came_of_it_ends_at_a_signal_without_a_word() -> None:
    """The signal met it as it ended, and its log told of a fault in Python's own modules."""
    code = (
        "import os, pathlib, signal; from app.twins.reader import say_outcome; "
        "say_outcome(lambda tell: 7, pathlib.Path('a.ifc'), 2**32); "
        "os.kill(os.getpid(), signal.SIGTERM)"
    )
    ended = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)
    assert (ended.returncode, ended.stderr) == (-signal.SIGTERM, b"")
    assert pickle.loads(ended.stdout) == ("read", 7)


def test_a_cancelled_reader_ends_and_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    def cancel(phase: str, fraction: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        read_apart(BAY_HOUSE, progress=cancel, shapes=tmp_path / "shapes")
    assert [path.name for path in tmp_path.iterdir() if path.name != "shapes"] == []


def test_a_reader_that_is_silent_is_cancelled_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "long.ifc"
    path.write_text(with_points(3_000_000))
    told: list[str] = []

    def cancel(phase: str, fraction: float) -> None:
        told.append(phase)
        if told.count(phase) == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        read_apart(path, progress=cancel)
    assert set(told) == {"Opening the file"}


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the reader in /proc")
@pytest.mark.parametrize("phase_of_death", ["Opening the file", "Making shapes"])
def test_a_killed_reader_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, phase_of_death: str
) -> None:
    """Killed while it holds the model of an archive unpacked, and while the kernel runs."""
    (temporary := tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.setenv("TMPDIR", str(temporary))
    path = tmp_path / "house.ifczip"
    points = 2_000_000 if phase_of_death == "Opening the file" else 0
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("house.ifc", with_points(points))
    unpacked: list[Path] = []

    def kill(phase: str, fraction: float) -> None:
        unpacked.extend(temporary.rglob("unzipped.ifc"))
        if phase.startswith(phase_of_death) and (unpacked or not points):
            os.kill(reader(), signal.SIGKILL)

    with pytest.raises(IfcFileError, match="came to an end without a word"):
        read_apart(path, progress=kill, shapes=tmp_path / "shapes")
    assert unpacked or not points
    assert list(temporary.iterdir()) == []


def with_points(count: int) -> str:
    """Bay House with so many points that nothing uses."""
    house = BAY_HOUSE.read_text("ascii")
    numbers = range(900_000, 900_000 + count)
    points = "".join(f"#{number}=IFCCARTESIANPOINT((0.,0.,0.));\n" for number in numbers)
    return house.replace("ENDSEC;\nEND-", f"{points}ENDSEC;\nEND-")


def reader() -> int:
    """The process that reads for this one."""
    for task in Path("/proc/self/task").iterdir():
        for child in (task / "children").read_text().split():
            if b"app.twins.reader" in Path("/proc", child, "cmdline").read_bytes():
                return int(child)
    raise AssertionError("no reader is there")
