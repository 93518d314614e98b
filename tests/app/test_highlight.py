"""What an answer colours in the building."""

from collections.abc import Iterator

import pytest

from agents import Answer, ask, minds_for
from agents.model.model_settings import ModelSettings
from app.building import highlight
from app.building.scene import Scene
from app.building.seen import Group
from app.building.twin_scene import scene_of
from app.look.colours import BOTH, HIGHLIGHT, OTHER
from app.twins.ingest import ingest
from graph_store import GraphStore, connect
from sample_models import BAY_HOUSE

pytestmark = pytest.mark.engine


@pytest.fixture(scope="module")
def bay_house() -> Iterator[tuple[GraphStore, Scene]]:
    with connect(twin="highlighted") as store:
        ingest(BAY_HOUSE, store)
        scene = scene_of(store)
        assert scene
        yield store, scene


def answered(question: str, store: GraphStore) -> Answer:
    return ask(question, store, minds_for("rules", ModelSettings()))


def test_the_elements_of_an_answer_are_one_group(bay_house: tuple[GraphStore, Scene]) -> None:
    store, scene = bay_house
    (group,) = highlight.groups(store, answered("List all doors.", store), scene)
    assert {scene.elements[each] for each in group.ids} == {"IfcDoor"}
    assert group.label == f"{len(group.ids)} elements of this answer"


def test_of_each_storey_what_was_counted_is_coloured(bay_house: tuple[GraphStore, Scene]) -> None:
    store, scene = bay_house
    answer = answered("How many windows are on each storey?", store)
    groups = highlight.groups(store, answer, scene)
    counted = {f"{name} · {count}" for name, count in answer.rows}
    assert {group.label for group in groups} == counted
    assert {scene.elements[each] for group in groups for each in group.ids} == {"IfcWindow"}
    assert {group.colour for group in groups} == set(highlight.colours(store, answer).values())


def test_of_a_thing_without_a_shape_all_that_belongs_to_it_is_coloured(
    bay_house: tuple[GraphStore, Scene],
) -> None:
    store, scene = bay_house
    answer = answered("List the storeys.", store)
    groups = highlight.groups(store, answer, scene)
    assert [group.label.partition(" · ")[0] for group in groups] == ["Ground Floor", "First Floor"]
    assert len({scene.elements[each] for group in groups for each in group.ids}) > 5


def test_more_things_than_colours_share_one_group(
    bay_house: tuple[GraphStore, Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, scene = bay_house
    answer = answered("How many windows are on each storey?", store)
    monkeypatch.setattr(highlight, "VALUES", (HIGHLIGHT,))
    (group,) = highlight.groups(store, answer, scene)
    assert len(group.ids) == sum(count for _, count in answer.rows)
    assert not highlight.colours(store, answer)


def test_two_answers_are_compared_in_three_groups() -> None:
    shown = [Group("a", HIGHLIGHT, ("1", "2")), Group("b", HIGHLIGHT, ("3",))]
    found = highlight.compared(shown, [Group("c", HIGHLIGHT, ("3", "4"))], "Which?")
    assert found == [
        Group("Only in this answer · 2", HIGHLIGHT, ("1", "2")),
        Group("In both · 1", BOTH, ("3",)),
        Group("Only in: Which? · 1", OTHER, ("4",)),
    ]
    assert len({each.colour for each in found}) == 3
