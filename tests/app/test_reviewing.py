"""Issues of others on the twin's elements, and what changed in a model, told and in colours."""

import pytest

from app.building.highlight import parts
from app.building.scene import Scene
from app.doors.issues import issues
from app.exports.bcf import Topic, View, as_bcf
from app.look.colours import OTHERS, VALUES
from app.session.state import Replaced
from app.twins.ingest import open_twin_of
from graph_store import GraphStore, QueryError
from ifc_loader.compare import Change, Kind
from sample_models import BAY_HOUSE
from tests.app.pages import page_of, state_of, talk_of, words

NOBODY = "0" * 22


def doors(store: GraphStore) -> list[str]:
    found = store.read("MATCH (d:IfcDoor) RETURN d.GlobalId AS id ORDER BY d.Name")
    assert not isinstance(found, QueryError)
    return [str(row[0]) for row in found.rows]


def topics_of(ids: list[str]) -> list[Topic]:
    return [
        Topic(
            title="Too <narrow>",
            text="0.7 m",
            kind="Error",
            comments=("Please look.",),
            views=(View(selected=(*ids[:2], NOBODY)), View(selected=ids[:1])),
        ),
        Topic(title="Nothing", views=(View(selected=(NOBODY,)),)),
    ]


@pytest.mark.engine
@pytest.mark.parametrize("version", ["2.1", "3.0"])
def test_topics_of_others_are_found_on_elements(version: str) -> None:
    with open_twin_of(BAY_HOUSE) as store:
        ids = doors(store)
        content = as_bcf(topics_of(ids), "3.0" if version == "3.0" else "2.1")
        by_title = {each.topic.title: each for each in issues(content, store)}
    narrow, nothing = by_title["Too <narrow>"], by_title["Nothing"]
    assert {each.global_id for each in narrow.elements} == set(ids[:2])
    assert {(each.ifc_class, each.model) for each in narrow.elements} == {
        ("IfcDoor", "bay_house.ifc")
    }
    assert narrow.unknown == nothing.unknown == (NOBODY,)
    assert not nothing.elements


@pytest.mark.engine
def test_the_page_takes_issues_and_shows_their_elements() -> None:
    with open_twin_of(BAY_HOUSE) as store:
        ids = doors(store)
        test = page_of("pages.checks", store.twin)
        upload = next(each for each in test.file_uploader if each.label == "BCF file")
        upload.set_value(("others.bcf", as_bcf(topics_of(ids), "3.0"), "application/zip")).run()
        assert not test.exception
        assert "2 topics about 2 elements of this twin." in words(test)
        assert "1 element that no model here holds" in words(test)
        next(each for each in test.button if each.label == "Show all of them").click().run()
        assert not test.exception
        shown = talk_of(test).exchanges[-1]
        assert {label: set(held) for label, held in shown.parts.items()} == {
            "Too <narrow>": set(ids[:2])
        }
        assert state_of(test).looking is None
        next(each for each in test.button if each.label == "Show").click().run()
        assert not test.exception
        looking = state_of(test).looking
        assert looking is not None
        assert looking.view.selected == (*ids[:2], NOBODY)
        upload = next(each for each in test.file_uploader if each.label == "BCF file")
        upload.set_value(("letter.bcf", b"Dear Sir", "application/zip")).run()
        assert "This is no BCF file" in words(test)


@pytest.mark.engine
def test_what_changed_is_told_from_the_whole_to_the_parts_and_shown_in_colours() -> None:
    with open_twin_of(BAY_HOUSE) as store:
        ids = doors(store)
        rating = {"Pset_DoorCommon.FireRating": (None, "EI30")}
        unfilled = {"Tag": ("Enter tag here", "<Default>")}
        changes = (
            Change(Kind.ADDED, ids[2], "IfcDoor", "New door"),
            Change(Kind.REMOVED, NOBODY, "IfcDoor", "Old door"),
            Change(Kind.CHANGED, ids[0], "IfcDoor", "A", {**rating, **unfilled}, storey="Ground"),
            Change(Kind.CHANGED, ids[1], "IfcDoor", "B", {**rating, **unfilled}, storey="Ground"),
        )
        test = page_of("pages.building", store.twin)
        held = Replaced(store.twin, "bay_house.ifc", "new.ifc", changes)
        state_of(test).replaced = held
        test.run()
        assert not test.exception
        table = next(each.value for each in test.table if "How many" in each.value)
        assert sorted(table["What"]) == ["added", "changed", "removed"]
        assert sorted(table["How many"]) == ["1", "1", "2"]
        shared = next(each.value for each in test.dataframe if "Difference" in each.value)
        assert list(shared["Difference"]) == ["Pset_DoorCommon.FireRating"]
        assert [list(shared[name]) for name in ("Before", "After", "Elements")] == [
            *(["nothing"], ["EI30"], [2]),
        ]
        assert "Folded away: 1 text that nobody filled in, of 2 elements." in words(test)
        assert "On Ground: 2" in words(test)
        button = next(each for each in test.button if each.label == "Show it in the building")
        button.click().run()
        assert not test.exception
        assert talk_of(test).exchanges[-1].parts == {
            "Added": (ids[2],),
            "Changed": (ids[0], ids[1]),
        }


def test_each_part_has_its_colour_and_an_element_one_of_them() -> None:
    names = [f"e{number}" for number in range(20)]
    scene = Scene("", b"", dict.fromkeys(names, "IfcDoor"), {}, 0)
    found = parts(scene, {"A": names[:2], "B": [*names[1:3], "unseen"], "C": ["unseen"]})
    assert [(each.label, each.ids) for each in found] == [
        ("A · 2", ("e0", "e1")),
        ("B · 1", ("e2",)),
    ]
    assert found[0].colour != found[1].colour
    many = parts(scene, {name: [name] for name in names})
    assert len(many) == len(VALUES) + 1
    assert (many[-1].colour, len(many[-1].ids)) == (OTHERS, 20 - len(VALUES))
