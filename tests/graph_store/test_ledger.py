"""What is loaded is known outside the engine, so that a damaged twin does not pass for empty."""

import shutil
from pathlib import Path

import pytest

from graph_store import GraphError, GraphSettings, GraphStore, connect
from graph_store.ledger import Ledger
from graph_store.rebuilding import set_aside
from tests.graph_store.conftest import two_walls
from tests.graph_store.test_embedded_life import on_linux, pid_of, runs, within

pytestmark = pytest.mark.engine

DAMAGED = "The twin 'oriel' is damaged: it held two-walls.ifc (6 nodes and 3 relationships)"


def stopped(store: GraphStore) -> None:
    pid = pid_of(store)
    store.close()
    assert within(60, lambda: not runs(pid))


@on_linux
@pytest.mark.parametrize("damage", ["emptied", "cut", "gone", "whole folder gone"])
def test_a_damaged_twin_is_refused_and_loaded_again(
    own_settings: GraphSettings, damage: str
) -> None:
    engine = own_settings.data_dir / "engine"
    with connect(own_settings) as store:
        store.write_graph(two_walls())
        stopped(store)
    schema = engine / "databases" / "oriel" / "schema.json"
    if damage == "emptied":
        schema.write_text("{}", encoding="utf-8")
    elif damage == "cut":
        schema.write_bytes(schema.read_bytes()[:100])
    elif damage == "gone":
        schema.unlink()
    else:
        shutil.rmtree(schema.parent)
    with pytest.raises(GraphError) as refused:
        connect(own_settings).close()
    assert DAMAGED in str(refused.value) or damage == "cut"
    assert "oriel rebuild --twin oriel" in str(refused.value) or damage == "cut"
    state = set_aside(own_settings, "oriel")
    assert state is not None
    assert [name for name, _, _ in state.models] == ["two-walls.ifc"]
    with connect(own_settings) as store:
        assert store.models() == ()
        store.write_graph(two_walls())
        assert store.schema().labels["IfcWall"] == 2
        stopped(store)
    with connect(own_settings) as store:
        assert [model.name for model in store.models()] == ["two-walls.ifc"]


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
