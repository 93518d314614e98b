"""Files read in a process of their own: what they do to it, they do to nobody else."""

import tempfile
from pathlib import Path

import pytest

from app.twins.reading import read_apart
from ifc_loader import IfcFileError, read_ifc
from sample_models import BAY_HOUSE


def test_a_file_read_apart_gives_the_same_graph(tmp_path: Path) -> None:
    phases: list[str] = []
    apart = read_apart(
        BAY_HOUSE, progress=lambda phase, _: phases.append(phase), shapes=tmp_path / "shapes"
    )
    assert apart == read_ifc(BAY_HOUSE, shapes=tmp_path / "shapes")
    assert phases


def test_a_bad_file_is_refused_in_the_words_of_the_loader(tmp_path: Path) -> None:
    path = tmp_path / "letter.ifc"
    path.write_text("Dear Sir or Madam")
    with pytest.raises(IfcFileError) as here:
        read_ifc(path)
    with pytest.raises(IfcFileError) as apart:
        read_apart(path)
    assert str(apart.value) == str(here.value)


class Cancelled(Exception):  # noqa: N818  as a page that is closed raises one
    """What closing the upload does in mid-load."""


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
