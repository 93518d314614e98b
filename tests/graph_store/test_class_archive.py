"""Java keeps the engine's classes for the next start; damage only makes it slow."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from graph_store import GraphSettings, class_archive, connect
from tests.graph_store.conftest import two_walls
from tests.graph_store.test_embedded_life import pid_of, runs
from tests.patience import PATIENCE, soon

MAKE = [sys.executable, "-P", "-m", "graph_store.class_archive"]
KEPT_ONES = "shared objects file"
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="names the cache by XDG_CACHE_HOME")


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache of its own; Java tells beside it where each class is from."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder))
        patch.setenv("ARCADEDB_JVM_ARGS", f"-Xlog:class+load:file={folder}/classes-%p.log")
        yield folder


@pytest.fixture
def kept_classes(cache: Path, own_settings: GraphSettings) -> Callable[[], int]:
    """How many classes an engine takes from the archive, which writes and reads, and ends."""

    def count() -> int:
        with connect(own_settings) as store:
            store.write_graph(two_walls())
            assert [model.name for model in store.models()] == ["two-walls.ifc"]
            store.remove_model("two-walls.ifc")
            pid = pid_of(store)
        assert soon(lambda: not runs(pid))
        return (cache / f"classes-{pid}.log").read_text(encoding="utf-8").count(KEPT_ONES)

    return count


@on_linux
@pytest.mark.engine
def test_the_first_engine_has_its_classes_kept_and_the_next_takes_them(
    kept_classes: Callable[[], int],
) -> None:
    archive = class_archive.place()
    assert kept_classes() == 0
    second = subprocess.run(MAKE, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert (second.returncode, second.stdout) == (0, "")
    assert soon(archive.exists)
    assert kept_classes() > 5000
    assert {each.suffix for each in archive.parent.iterdir()} == {".aot", ".lock"}


@on_linux
@pytest.mark.engine
def test_damaged_classes_are_left_alone(kept_classes: Callable[[], int]) -> None:
    archive = class_archive.place()
    assert archive.stat().st_size
    with archive.open("r+b") as file:
        file.seek(archive.stat().st_size // 2)
        file.write(os.urandom(4096))
    assert kept_classes() == 0


def test_a_library_that_changed_asks_for_an_archive_of_its_own(tmp_path: Path) -> None:
    library = tmp_path / "one.jar"
    library.write_bytes(b"of this version")
    before = class_archive.stamp([library])
    assert before == class_archive.stamp([library])
    library.write_bytes(b"of the next version")
    assert before != class_archive.stamp([library])


def test_java_is_told_of_no_archive_that_is_not_there(tmp_path: Path) -> None:
    given_up = tmp_path / "engine-empty.aot"
    given_up.touch()
    assert class_archive.options(tmp_path / "none.aot") == class_archive.options(given_up) == []


@on_linux
def test_a_cache_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.touch()
    environment = os.environ | {"XDG_CACHE_HOME": str(no_folder)}
    done = subprocess.run(
        MAKE, check=False, capture_output=True, text=True, timeout=PATIENCE, env=environment
    )
    assert done.returncode == 1
    assert f"starts slower without {no_folder}" in done.stdout
