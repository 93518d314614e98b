"""Colouring by kind, storey, material or property: complete, honest, few colours."""

from app.building import colouring
from app.building.twin_scene import scene_of
from graph_store import GraphStore, quoted
from graph_store.rows import Rows


def test_every_choice_colours_the_house_and_counts_what_it_colours(house: GraphStore) -> None:
    scene = scene_of(house)
    assert scene is not None
    for choice in colouring.choices(house):
        made = colouring.groups(house, scene, choice)
        if not (made or _drawn(house, choice) & set(scene.elements)):
            continue  # what has the property has no shape
        assert made, choice
        assert len(made) <= colouring.MOST_VALUES + 1
        ids = [each for group in made for each in group.ids]
        assert len(ids) == len(set(ids))
        assert set(ids) <= set(scene.elements)


def _drawn(house: GraphStore, choice: str) -> set[str]:
    """The elements of which a property is stated; none for what is no property."""
    found = house.read(
        f"MATCH (n:IfcProduct) WHERE n.{quoted(choice)} IS NOT NULL RETURN n.GlobalId"
    )
    return {row[0] for row in found.rows} if isinstance(found, Rows) else set()


def test_doors_are_one_colour_when_coloured_by_kind(house: GraphStore) -> None:
    scene = scene_of(house)
    assert scene is not None
    labels = [group.label for group in colouring.groups(house, scene, colouring.KIND)]
    assert "Door · 3" in labels


def test_an_element_of_several_materials_is_named_after_all_of_them(house: GraphStore) -> None:
    scene = scene_of(house)
    assert scene is not None
    labels = [group.label for group in colouring.groups(house, scene, colouring.MATERIAL)]
    assert any(" + " in label for label in labels)
