"""The files behind the twins: kept whole, read once, gone with the last model that needs them."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import neo4j
import pytest
from streamlit.proto.Common_pb2 import FileURLs
from streamlit.runtime.uploaded_file_manager import UploadedFile, UploadedFileRec
from streamlit.testing.v1 import AppTest

from app.pages.adding import saved
from app.twins import library, pool
from app.twins.ingest import ingest, open_twin_of, remove, twin_name
from graph_store import GraphError, GraphSettings, connect, embedded
from ifc_loader.digest import sha256
from sample_models import BAY_HOUSE
from tests.app.houses import own_house
from tests.app.pages import words
from tests.conftest import ROOT
from tests.patience import PATIENCE

pytestmark = pytest.mark.engine


def test_a_file_that_is_not_kept_is_read_once_more_and_kept(tmp_path: Path) -> None:
    path = own_house(tmp_path, "no-file")
    open_twin_of(path).close()
    (library.data_dir() / "files" / sha256(path) / "source.ifc").unlink()
    first: list[str] = []
    with open_twin_of(path, lambda phase, _: first.append(phase)) as store:
        assert [model.name for model in store.models()] == [path.name]
    assert first
    assert library.source(sha256(path)) is not None
    again: list[str] = []
    open_twin_of(path, lambda phase, _: again.append(phase)).close()
    assert not again


def test_a_file_of_any_name_is_kept_and_found(tmp_path: Path) -> None:
    path = own_house(tmp_path, "no-name").rename(tmp_path / "house.txt")
    open_twin_of(path).close()
    kept = library.source(sha256(path))
    assert kept is not None
    assert kept.read_bytes() == path.read_bytes()


def test_a_file_goes_with_the_last_model_that_needs_it(tmp_path: Path, data_dir: Path) -> None:
    path = own_house(tmp_path, "twice")
    with connect(twin="first-of-two") as one, connect(twin="second-of-two") as two:
        for store in (one, two):
            ingest(path, store)
        remove(one.models()[0], one)
        assert library.source(sha256(path)) is not None
        remove(two.models()[0], two)
    assert not (data_dir / "files" / sha256(path)).exists()


def test_a_new_version_takes_the_file_of_the_old_one_along(tmp_path: Path) -> None:
    path = own_house(tmp_path, "version")
    with connect(twin="versions-of-one") as store:
        ingest(path, store)
        old = sha256(path)
        path.write_text(BAY_HOUSE.read_text("ascii").replace("'Serving door'", "'B'"), "ascii")
        ingest(path, store)
    assert library.source(old) is None
    assert library.source(sha256(path)) is not None


def test_those_who_ask_at_once_of_a_new_file_wait_for_the_first(tmp_path: Path) -> None:
    path = own_house(tmp_path, "rush")
    ask = [
        str(Path(sys.executable).with_name("oriel")),
        "ask",
        "--model",
        str(path),
        "How many doors?",
    ]
    shells = [subprocess.Popen(ask, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    told = [shell.communicate(timeout=PATIENCE)[1] for shell in shells]
    assert [shell.returncode for shell in shells] == [0, 0, 0]
    assert sum("Reading objects" in each for each in told) == 1


def test_of_many_who_replace_one_model_at_once_one_file_is_left(tmp_path: Path) -> None:
    with connect(twin="contested-house") as store:

        def load(number: int) -> None:
            folder = tmp_path / str(number)
            folder.mkdir()
            own = own_house(folder, "contested", f"Door {number}")
            ingest(own, store)

        people = [threading.Thread(target=load, args=(number,)) for number in range(4)]
        for each in people:
            each.start()
        for each in people:
            each.join(PATIENCE)
        (model,) = store.models()
        holders = (library.data_dir() / "files").glob("*/holders/*")
        held = [mark.parts[-3] for mark in holders if "contested-house" in mark.read_text("utf-8")]
        assert held == [model.sha256]
        remove(model, store)
        assert library.source(model.sha256) is None
        store.remove_twin()


def test_an_upload_with_too_long_a_name_is_kept_under_as_much_of_it_as_fits(tmp_path: Path) -> None:
    record = UploadedFileRec("a", f"{'Bürohaus ' * 40}.ifc", "", b"ISO-10303-21;")
    path = saved(UploadedFile(record, FileURLs()), tmp_path / "new")
    assert path.read_bytes() == b"ISO-10303-21;"
    assert path.suffix == ".ifc"
    assert path.name.startswith("Bürohaus Bürohaus")
    assert 250 < len(path.name.encode()) <= 255


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[embedded.Lease]:
    """An ArcadeDB as a server with one database, named in the environment."""
    settings = GraphSettings(uri=None, data_dir=tmp_path, memory_mb=512, linger=1)
    lease = embedded.join(settings)
    lease.ask(create="only")
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("ORIEL_GRAPH_URI", f"bolt://127.0.0.1:{lease.bolt_port}")
    monkeypatch.setenv("ORIEL_GRAPH_USER", "root")
    monkeypatch.setenv("ORIEL_GRAPH_PASSWORD", lease.password)
    monkeypatch.setenv("ORIEL_GRAPH_DATABASE", "only")
    pool.close_all()
    yield lease
    pool.close_all()
    lease.close()


def test_on_a_server_an_upload_offers_the_one_twin(server: embedded.Lease) -> None:
    test = AppTest.from_file(
        str(ROOT / "app" / "pages" / "script.py"), default_timeout=PATIENCE
    ).run()
    next(each for each in test.button if each.label == "Add a building").click().run()
    assert not test.exception
    (place,) = (each for each in test.radio if each.label == "Where to")
    assert place.options == ["Together with Bay house"]
    (upload,) = test.get("file_uploader")
    assert not upload.proto.type  # anything may be chosen: what is no IFC is refused in a sentence


def test_the_sample_building_comes_once_and_may_be_removed(server: embedded.Lease) -> None:
    page = str(ROOT / "app" / "pages" / "script.py")
    assert "bay_house.ifc" in words(AppTest.from_file(page, default_timeout=PATIENCE).run())
    with connect() as store:
        remove(store.models()[0], store)
        test = AppTest.from_file(page, default_timeout=PATIENCE).run()
        assert not test.exception
        assert "This twin is empty" in words(test)
        assert not store.models()
        with pytest.raises(GraphError, match="first twin"):
            store.remove_twin()
    server.ask(create="annex")
    with connect(twin="annex") as store, pytest.raises(GraphError, match="administrator"):
        store.remove_twin()


def test_the_sample_building_is_not_put_beside_what_is_not_oriels(server: embedded.Lease) -> None:
    with neo4j.GraphDatabase.driver(
        f"bolt://127.0.0.1:{server.bolt_port}", auth=("root", server.password)
    ) as driver:
        driver.execute_query("CREATE (:Customer {name: 'Ada'})", database_="only")
    page = AppTest.from_file(
        str(ROOT / "app" / "pages" / "script.py"), default_timeout=PATIENCE
    ).run()
    assert not page.exception
    assert "This twin is empty" in words(page)
    with connect() as store:
        assert not store.models()


def test_on_a_server_the_first_twin_takes_one_file_and_no_second(
    server: embedded.Lease, tmp_path: Path
) -> None:
    house, other = own_house(tmp_path, "house"), own_house(tmp_path, "other")
    for _ in range(2):
        with open_twin_of(house) as store:
            assert store.twin == "oriel"
            assert [model.name for model in store.models()] == ["house.ifc"]
    phases: list[str] = []
    with pytest.raises(GraphError, match=r"other.ifc needs a twin of its own.*house.ifc"):
        open_twin_of(other, lambda phase, _: phases.append(phase))
    assert not phases
    server.ask(create=twin_name(other))
    with open_twin_of(other) as store:
        assert store.twin == twin_name(other)
