"""Twins and their models: named, told apart, replaced, removed; a stopped load leaves no trace."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app.building.twin_scene import scene_of, undrawn
from app.twins import library, names, pool
from app.twins.ingest import ingest, open_twin_of, remove, replace, twin_name
from app.words import wording
from graph_store import GraphError, GraphStore, connect
from ifc_loader import IfcFileError
from sample_models import BAY_HOUSE
from tests.app.houses import own_house
from tests.app.pages import choice, default, page_of, state_of, words
from tests.ifc_loader.test_geometry import solid
from tests.ifc_loader.tiny import Tiny

pytestmark = pytest.mark.engine

HOSTILE = "**Wing** <b>A</b>\n[x](http://y)\u202e"
SHOWN = "**Wing** <b>A</b> [x](http://y)"


def building(twin: str) -> AppTest:
    return page_of("pages.building", twin)


def pressed(test: AppTest, label: str) -> AppTest:
    return next(each for each in test.button if each.label == label).click().run()


def test_a_twin_is_called_what_a_person_calls_it(
    house: GraphStore, app: Callable[..., AppTest]
) -> None:
    assert building(house.twin).header[0].value == "Small house"
    names.rename(house, HOSTILE)
    test = building(house.twin)
    assert not test.exception
    assert test.header[0].value == wording.markdown(SHOWN)
    assert SHOWN in choice(app().run(), "Digital twin").options
    names.rename(house, " ")
    assert test.run().header[0].value == "Small house"


def test_twins_of_one_name_are_told_apart(app: Callable[..., AppTest], tmp_path: Path) -> None:
    twins = []
    for version in ("first", "second"):
        with open_twin_of(own_house(tmp_path, "annex", version)) as store:
            twins.append(store.twin)
    test = app(twins[0]).run()
    assert {f"Annex ({twin})" for twin in twins} <= set(choice(test, "Digital twin").options)
    for twin in reversed(twins):
        choice(test, "Digital twin").set_value(twin).run()
        assert not test.exception
        assert state_of(test).twin == twin


def test_the_twin_that_is_seen_is_the_default_of_its_list(
    house: GraphStore, app: Callable[..., AppTest]
) -> None:
    """A browser led away by a click, before it heard of the choice, sends the default back."""
    with connect(twin="aardvark"), connect(twin="zebra"):
        for twin, title in ((house.twin, "Small house"), ("zebra", "Zebra")):
            assert default(choice(app(twin).run(), "Digital twin")) == title
        test = app("zebra").run()
        choice(test, "Digital twin").set_value(house.twin).run()
        assert default(choice(test, "Digital twin")) == "Small house"
        names.rename(house, "Cottage")
        assert default(choice(test.run(), "Digital twin")) == "Cottage"
        names.rename(house, "")
    for twin in ("aardvark", "zebra"):
        with connect(twin=twin) as store:
            store.remove_twin()


def test_the_list_of_a_twin_that_was_left_chooses_nothing(
    house: GraphStore, app: Callable[..., AppTest]
) -> None:
    """A click before the page is drawn anew sends what stood there before, as if it were chosen."""
    with connect(twin="aardvark"), connect(twin="zebra"):
        test = app(house.twin).run()
        left = choice(test, "Digital twin")
        state_of(test).twin, state_of(test).talk = "zebra", None
        left.set_value("aardvark").run()
        assert state_of(test).twin == "zebra"
        choice(test, "Digital twin").set_value("aardvark").run()
        assert state_of(test).twin == "aardvark"
    for twin in ("aardvark", "zebra"):
        with connect(twin=twin) as store:
            store.remove_twin()


def test_a_twin_has_one_name_looked_at_and_from_elsewhere(house: GraphStore) -> None:
    with connect(twin="yard") as yard:
        assert names.titles(house, house.models())["yard"] == "Yard"
        ingest(BAY_HOUSE, yard)
        assert names.title(yard, yard.models()).startswith("Bay house")
        assert names.titles(house, house.models())["yard"].startswith("Bay house")
        remove(yard.models()[0], yard)
        assert names.title(yard, ()) == names.titles(house, house.models())["yard"] == "Yard"
        yard.remove_twin()


def test_replacing_a_model_tells_what_changed(tmp_path: Path) -> None:
    new = tmp_path / "another-name.ifc"
    text = BAY_HOUSE.read_text("ascii").replace("'Serving door'", "'Hatch'")
    new.write_text(text, "ascii")
    with connect(twin="replaced-house") as store:
        ingest(BAY_HOUSE, store)
        (model,) = store.models()
        changes = replace(new, model, store)
        assert changes is not None
        assert Counter(change.kind for change in changes) == {"changed": 1}
        assert changes[0].properties["Name"] == ("Serving door", "Hatch")
        (model,) = store.models()
        assert model.name == BAY_HOUSE.name
        assert replace(new, model, store) == ()
        bad = tmp_path / "bad.ifc"
        bad.write_text("Dear Sir or Madam")
        with pytest.raises(IfcFileError, match=r"bad\.ifc"):
            replace(bad, model, store)
        assert store.models() == (model,)
        remove(model, store)


@pytest.mark.parametrize("damage", ["gone", "cut"])
def test_a_model_without_its_file_says_so_and_is_drawn_when_it_is_given_again(
    app: Callable[..., AppTest], tmp_path: Path, damage: str
) -> None:
    path = own_house(tmp_path, damage)
    with open_twin_of(path) as store:
        (model,) = store.models()
        kept = library.source(model.sha256)
        assert kept is not None
        if damage == "gone":
            kept.unlink()
        else:
            kept.write_text("ISO-10303-21;")
        assert scene_of(store) is None
        test = app(store.twin).run()
        assert not test.exception
        assert wording.markdown(f"{damage}.ifc") in test.warning[0].value
        assert "Replace" in test.warning[0].value
        ingest(BAY_HOUSE, store)
        beside = scene_of(store)
        assert beside is not None
        assert replace(path, model, store) == ()
        whole = scene_of(store)
        assert whole is not None
        assert whole.triangles == 2 * beside.triangles
        assert not undrawn(store)


def test_a_model_whose_every_shape_fails_says_so_and_why(
    app: Callable[..., AppTest], tmp_path: Path
) -> None:
    tiny = Tiny()
    tiny.element("IfcColumn", "Flat", **solid(tiny, 0.0, 0.0))
    with open_twin_of(tiny.save(tmp_path / "flat.ifc")) as store:
        test = app(store.twin).run()
    assert not test.exception
    (told,) = test.warning
    said = told.value.replace("\\", "")
    assert "flat.ifc" in said
    assert "IfcColumn 'Flat' is not shown" in said


def test_an_empty_twin_can_be_removed_and_no_other(tmp_path: Path) -> None:
    with open_twin_of(own_house(tmp_path, "shed")) as store:
        with pytest.raises(GraphError, match=r"still holds shed\.ifc"):
            store.remove_twin()
        remove(store.models()[0], store)
        names.rename(store, "Old shed")
        twin = store.twin
    test = pressed(building(twin), "Remove this twin")
    assert not test.exception
    assert state_of(test).twin == "oriel"
    with connect() as first:
        assert twin not in first.twins()
    with connect(twin=twin) as store:
        assert names.title(store, store.models()) == "Shed"
        assert not store.models()
        store.remove_twin()


class Stopped(Exception):  # noqa: N818  as closing the dialog raises one
    """What closing the upload does in mid-load."""


@pytest.mark.parametrize("begun", ["Reading", "writing"])
def test_a_load_that_is_stopped_leaves_no_twin_behind(tmp_path: Path, begun: str) -> None:
    path = own_house(tmp_path, f"stopped-{begun.lower()}")

    def stop(phase: str, _: float) -> None:
        if begun.casefold() in phase.casefold():
            raise Stopped

    for made_before in (False, True):
        if made_before:
            connect(twin=twin_name(path)).close()
        with pytest.raises(Stopped):
            open_twin_of(path, stop)
        with connect() as first:
            assert (twin_name(path) in first.twins()) is made_before
    pool.close_all()


def test_of_many_stores_those_long_unused_are_closed(
    house: GraphStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool.close_all()
    monkeypatch.setattr(pool, "KEPT", 1)
    monkeypatch.setattr(pool, "SECONDS", 0.0)
    first = pool.store_of(house.twin)
    assert pool.store_of(house.twin) is first
    second = pool.store_of("oriel")
    assert pool.store_of(house.twin) is first
    with connect(twin="third-house"):
        pool.store_of("third-house")
    with pytest.raises(GraphError, match="was closed"):
        second.models()
    assert pool.store_of("oriel") is not second
    pool.close_all()


def test_an_answer_of_before_a_load_says_so_and_is_asked_again(
    app: Callable[..., AppTest], tmp_path: Path
) -> None:
    with open_twin_of(own_house(tmp_path, "barn")) as store:
        test = app(store.twin).run()
        test.chat_input[0].set_value("How many doors are there?").run()
        assert "held something else" not in words(test)
        tiny = Tiny()
        tiny.element("IfcDoor", "Late door")
        store.write_graph(tiny.read(tmp_path))
        test.run()
        assert "held something else" in words(test)
        pressed(test, "Ask again")
        assert not test.exception
        assert "There are 11 doors" in words(test)
