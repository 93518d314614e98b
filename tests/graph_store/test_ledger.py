"""What is loaded is known outside the engine, so that a damaged twin does not pass for empty."""

import os
import shutil
import signal
from itertools import product
from pathlib import Path

import pytest

from graph_store import GraphError, GraphSettings, GraphStore, connect
from graph_store.ledger import Ledger, State
from graph_store.rebuilding import set_aside
from graph_store.seals import PAGE
from tests.graph_store.conftest import two_walls
from tests.graph_store.test_embedded_life import on_linux, pid_of, runs
from tests.patience import soon

pytestmark = pytest.mark.engine

DAMAGED = "The twin '{}' is damaged: it held two-walls.ifc (6 nodes and 3 relationships)"


def stopped(store: GraphStore) -> None:
    pid = pid_of(store)
    store.close()
    assert soon(lambda: not runs(pid))


def _emptied(schema: Path) -> None:
    schema.write_text("{}", encoding="utf-8")


def _cut(schema: Path) -> None:
    schema.write_bytes(schema.read_bytes()[:100])


def _gone(schema: Path) -> None:
    schema.unlink()


def _folder_gone(schema: Path) -> None:
    shutil.rmtree(schema.parent)


def _names_spoilt(schema: Path) -> None:
    (names,) = schema.parent.glob("dictionary.*.dict")
    names.write_bytes(bytes(255 - byte for byte in names.read_bytes()))


def _a_bucket_emptied(schema: Path) -> None:
    for bucket in _buckets(schema):
        bucket.write_bytes(b"")


def _a_bucket_gone(schema: Path) -> None:
    for bucket in _buckets(schema):
        bucket.unlink()


def _relationships_gone(schema: Path) -> None:
    for bucket in _buckets(schema, "HOSTS"):
        bucket.unlink()


def _relationships_emptied(schema: Path) -> None:
    for bucket in _buckets(schema, "HOSTS"):
        bucket.write_bytes(b"")


def _relationships_cut(schema: Path) -> None:
    for bucket in _buckets(schema, "HOSTS"):
        os.truncate(bucket, bucket.stat().st_size // 2)


def _relationships_exchanged(schema: Path) -> None:
    (windows,) = [each for each in _buckets(schema, "IfcWindow") if "edges" not in each.name]
    for bucket in _buckets(schema, "HOSTS"):
        shutil.copyfile(windows, bucket)


def _ends_blank(schema: Path) -> None:
    for bucket in _buckets(schema, "in_edges"):
        bucket.write_bytes(bytes(bucket.stat().st_size))


def _a_letter_turned(schema: Path) -> None:
    (walls,) = [each for each in _buckets(schema, "IfcWall") if b"North" in each.read_bytes()]
    walls.write_bytes(walls.read_bytes().replace(b"North", b"Forth"))


def _buckets(schema: Path, of: str = "IfcWall") -> list[Path]:
    found = [each for each in schema.parent.glob(f"*{of}*.bucket") if each.stat().st_size]
    assert found
    return found


DAMAGES = {
    "emptied": _emptied,
    "cut": _cut,
    "gone": _gone,
    "folder-gone": _folder_gone,
    "names-spoilt": _names_spoilt,
    "bucket-emptied": _a_bucket_emptied,
    "bucket-gone": _a_bucket_gone,
    "relationships-gone": _relationships_gone,
    "relationships-emptied": _relationships_emptied,
    "relationships-cut": _relationships_cut,
    "relationships-exchanged": _relationships_exchanged,
    "ends-blank": _ends_blank,
    "letter-turned": _a_letter_turned,
}
"""What befalls the twin of this name."""


@on_linux
def test_damaged_twins_are_refused_and_loaded_again(own_settings: GraphSettings) -> None:
    """All in one engine, since its starts are what this costs."""
    databases = own_settings.data_dir / "engine" / "databases"
    with connect(own_settings, twin="whole") as engine:
        for twin in DAMAGES:
            with connect(own_settings, twin=twin) as store:
                store.write_graph(two_walls())
        stopped(engine)
    for twin, damage in DAMAGES.items():
        damage(databases / twin / "schema.json")
    with connect(own_settings, twin="whole") as engine:
        for twin, make in product(DAMAGES, (False, True)):
            with pytest.raises(GraphError) as refused:
                connect(own_settings, twin=twin, make=make).close()
            assert DAMAGED.format(twin) in str(refused.value)
            assert f"oriel rebuild --twin {twin}" in str(refused.value)
        stopped(engine)
    for twin in DAMAGES:
        state = set_aside(own_settings, twin)
        assert state is not None
        assert [name for name, _, _ in state.models] == ["two-walls.ifc"]
    with connect(own_settings, twin="whole") as engine:
        for twin in DAMAGES:
            with connect(own_settings, twin=twin) as store:
                assert store.models() == ()
                store.write_graph(two_walls())
                assert store.schema().labels["IfcWall"] == 2
        stopped(engine)
    with connect(own_settings, twin="whole"):
        for twin in DAMAGES:
            with connect(own_settings, twin=twin) as store:
                assert [model.name for model in store.models()] == ["two-walls.ifc"]


UNSEEN = ("relationships-gone", "relationships-exchanged", "ends-blank")
"""What an engine does not see itself, where it was not closed in order."""


@on_linux
def test_damage_while_no_close_was_orderly_is_counted_at_the_next_opening(
    own_settings: GraphSettings,
) -> None:
    """What was written in the life that ended, the engine's own recovery writes again."""
    databases = own_settings.data_dir / "engine" / "databases"
    with connect(own_settings, twin="whole") as whole:
        for twin in ("whole", *UNSEEN):
            with connect(own_settings, twin=twin) as store:
                store.write_graph(two_walls())
        stopped(whole)
    with connect(own_settings, twin="whole") as whole:
        for twin in UNSEEN:
            connect(own_settings, twin=twin).close()
        pid = pid_of(whole)
        os.kill(pid, signal.SIGKILL)
        assert soon(lambda: not runs(pid))
    assert not list(databases.glob(f"*/{PAGE}"))
    for twin in UNSEEN:
        DAMAGES[twin](databases / twin / "schema.json")
    with connect(own_settings, twin="whole", make=False) as whole:
        assert [model.name for model in whole.models()] == ["two-walls.ifc"]
        for twin in UNSEEN * 2:
            with pytest.raises(GraphError, match="is damaged: it held two-walls"):
                connect(own_settings, twin=twin, make=False)


@on_linux
def test_what_was_written_after_an_unknown_close_is_taken_as_it_is(
    own_settings: GraphSettings,
) -> None:
    """As an Oriel of before leaves it, which knows of no page and lets it lie."""
    folder = own_settings.data_dir / "engine" / "databases" / "oriel"
    with connect(own_settings) as store:
        store.write_graph(two_walls())
        stopped(store)
    page = (folder / PAGE).read_bytes()
    with connect(own_settings) as store:
        assert not (folder / PAGE).exists()
        store.write_graph(two_walls("more.ifc"))
        stopped(store)
    (folder / PAGE).write_bytes(page)
    with connect(own_settings) as store:
        assert len(store.models()) == 2


@on_linux
def test_a_twin_is_told_of_its_loads_and_removals(own_settings: GraphSettings) -> None:
    page = Ledger(own_settings.data_dir / "engine", "oriel")
    with connect(own_settings) as store:
        assert [state.models for state in page.known()] == [()]
        store.write_graph(two_walls())
        (loaded,) = page.known()
        assert (loaded.nodes, loaded.relationships) == (6, 3)
        store.remove_model("two-walls.ifc")
        (removed,) = page.known()
        assert (removed.models, removed.nodes, removed.relationships) == ((), 0, 0)
        page.note(removed, loaded)  # a load that was killed in its commit leaves both
        with connect(own_settings) as again:
            assert again.models() == ()
        page.note(loaded)
        with pytest.raises(GraphError, match="is damaged: it held two-walls"):
            connect(own_settings)


@on_linux
def test_data_of_before_the_ledger_are_taken_as_they_are(own_settings: GraphSettings) -> None:
    with connect(own_settings) as store:
        store.write_graph(two_walls())
        shutil.rmtree(own_settings.data_dir / "engine" / "loaded")
        with connect(own_settings) as later:
            assert [model.name for model in later.models()] == ["two-walls.ifc"]
        assert Ledger(own_settings.data_dir / "engine", "oriel").known()


def test_a_twin_in_use_or_on_a_server_is_not_set_aside(own_settings: GraphSettings) -> None:
    with pytest.raises(GraphError, match="unset ORIEL_GRAPH_URI"):
        set_aside(own_settings.model_copy(update={"uri": "bolt://127.0.0.1:1"}), "oriel")
    assert set_aside(own_settings, "never-there") is None
    assert not (Path(own_settings.data_dir) / "engine" / "damaged").exists()


@pytest.mark.parametrize(
    "page",
    [
        b"",
        b"\xff",
        b"{}",
        b"[" * 100_000,
        b'[{"models": [], "nodes": "6", "relationships": 3}]',
        b'[{"models": [], "nodes": null, "relationships": 3}]',
        b'[{"models": [[true, "", ""]], "nodes": 6, "relationships": 3}]',
        b'[{"models": [["a", ""]], "nodes": 6, "relationships": 3}]',
    ],
)
def test_a_page_that_cannot_be_read_says_nothing_and_is_written_anew(
    tmp_path: Path, page: bytes
) -> None:
    ledger, state = Ledger(tmp_path, "house"), State((("a.ifc", "b", "c"),), 6, 3)
    ledger.note(state)
    (place,) = tmp_path.rglob("house.json")
    place.write_bytes(page)
    assert ledger.known() == ()
    ledger.check(state)
    assert ledger.known() == (state,)
