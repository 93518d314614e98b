"""Files read in a thread: looked at, called off, and ended where nobody looks any more."""

import tempfile
from pathlib import Path

import pytest

from app.twins import loading as module
from app.twins.loading import Added, CalledOff, Loading, add
from graph_store import GraphStore, connect
from tests.app.houses import own_house
from tests.patience import PATIENCE


def held(store: GraphStore) -> tuple[object, ...]:
    counted = store.read("MATCH (n) RETURN count(n) AS n")
    return (store.models(), counted)


def adding(paths: list[Path], twin: str, *, apart: bool = False) -> Loading[Added]:
    return Loading(paths[0].name, lambda loading: add(paths, twin, loading, apart=apart))


def test_files_are_added_one_by_one_and_each_that_is_not_says_why(
    house: GraphStore, tmp_path: Path
) -> None:
    bad = tmp_path / "letter.ifc"
    bad.write_text("Dear Sir or Madam")
    good = own_house(tmp_path, "in-a-row")
    loading = adding([bad, good, good], house.twin, apart=True)
    assert loading.look(PATIENCE)
    added = loading.outcome()
    assert added.twin.startswith("in-a-row-")
    assert added.read == ("in-a-row.ifc",)
    assert [sentence.partition(" ")[0] for sentence in added.refused] == [
        "letter.ifc:",
        "in-a-row.ifc",
    ]
    assert loading.step.fraction <= 1


def test_where_no_file_can_be_read_no_twin_is_made(house: GraphStore, tmp_path: Path) -> None:
    before = house.twins()
    paths = [tmp_path / name for name in ("letter.ifc", "note.ifc")]
    for path in paths:
        path.write_text("Dear Sir or Madam")
    loading = adding(paths, house.twin, apart=True)
    assert loading.look(PATIENCE)
    added = loading.outcome()
    assert (added.twin, added.read, len(added.refused)) == (house.twin, (), 2)
    assert house.twins() == before


@pytest.mark.parametrize("nobody_looks", [False, True])
def test_a_load_called_off_leaves_the_twin_and_no_files(
    house: GraphStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nobody_looks: bool
) -> None:
    path = own_house(tmp_path, "called-off")
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    before = held(house)
    if nobody_looks:
        monkeypatch.setattr(module, "UNWATCHED_SECONDS", 0.0)
    loading = adding([path], house.twin)
    if not nobody_looks:
        while loading.step.phase == "Opening":
            assert not loading.look(0.01)
        loading.call_off()
    with pytest.raises(CalledOff):
        loading.outcome()
    assert held(house) == before
    assert list((tmp_path / "temporary").iterdir()) == []


def test_what_was_read_before_a_load_is_called_off_is_kept_and_told(
    house: GraphStore, tmp_path: Path
) -> None:
    paths = [own_house(tmp_path, name) for name in ("kept", "unwanted", "never-begun")]
    loading = adding(paths, house.twin, apart=True)
    while loading.step.file != "unwanted.ifc":
        assert not loading.look(0.01)
    loading.call_off()
    added = loading.outcome()
    assert (added.read, added.refused) == (("kept.ifc",), ())
    assert added.called_off == ("unwanted.ifc", "never-begun.ifc")
    assert not added.whole
    with connect(twin=added.twin, make=False) as store:
        assert [model.name for model in store.models()] == ["kept.ifc"]
