"""A disk that is full, or a folder that is not ours, is told in one sentence."""

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from graph_store import GraphError, GraphSettings, NotKeptError, connect, keeping
from tests.graph_store.conftest import two_walls
from tests.graph_store.test_embedded_life import on_linux
from tests.patience import PATIENCE

pytestmark = pytest.mark.engine

FULL = """
import resource, sys
from pathlib import Path
from graph_store import GraphError, GraphSettings, connect
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
try:
    connect(GraphSettings(uri=None, data_dir=Path(sys.argv[1]), memory_mb=256, linger=1))
except GraphError as error:
    print(type(error).__name__, error)
"""


def test_what_the_system_says_becomes_a_sentence_with_a_next_step(tmp_path: Path) -> None:
    with pytest.raises(NotKeptError) as told, keeping("The trace", tmp_path):
        raise OSError(errno.ENOSPC, "No space left on device")
    assert str(told.value) == (
        f"The trace cannot be kept in {tmp_path}: No space left on device; make room there, "
        "or name another folder in ORIEL_DATA_DIR"
    )
    may_not = pytest.raises(NotKeptError, match="Permission denied; see who may write there")
    with may_not, keeping("The trace", tmp_path):
        raise PermissionError(errno.EACCES, "Permission denied")
    assert issubclass(NotKeptError, GraphError)


@on_linux
def test_a_load_that_cannot_take_its_turn_on_a_full_disk_is_told(
    own_settings: GraphSettings,
) -> None:
    with connect(own_settings) as store:
        (own_settings.data_dir / "oriel.writing.who").symlink_to("/dev/full")
        with pytest.raises(NotKeptError, match="No space left on device; make room there"):
            store.write_graph(two_walls())
        assert store.models() == ()


@on_linux
def test_an_engine_that_cannot_start_on_a_full_disk_is_told(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout.startswith("GraphUnavailable ")
    assert "make room" in done.stdout
    assert "Traceback" not in done.stderr + done.stdout


@on_linux
def test_the_ledger_on_a_full_disk_fails_the_load_and_leaves_the_twin(
    own_settings: GraphSettings,
) -> None:
    with connect(own_settings) as store:
        loaded = own_settings.data_dir / "engine" / "loaded"
        (loaded / "oriel.json.new").symlink_to("/dev/full")
        with pytest.raises(NotKeptError, match="What the twin 'oriel' holds cannot be kept"):
            store.write_graph(two_walls())
        assert store.models() == ()
