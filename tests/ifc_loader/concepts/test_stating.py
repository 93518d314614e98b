"""What a thing is by what is stated of it."""

import pytest

from ifc_loader.concepts.stating import recognise_stated
from ifc_loader.concepts.table import stamp
from ifc_loader.property_graph import Value

RATING = "Pset_DoorCommon.FireRating"


def concepts_of(properties: dict[str, Value], *classes: str) -> list[str]:
    found = recognise_stated(properties, classes, "element", stamp())
    return [one.concept for one in found]


@pytest.mark.parametrize("rating", ["EI30", "FD30S", "60 min", "1 HR"])
def test_a_door_with_a_fire_rating_is_a_fire_door(rating: str) -> None:
    assert concepts_of({RATING: rating}, "IfcDoor") == ["fire door"]


@pytest.mark.parametrize("rating", ["", "0", "none", "-"])
def test_a_rating_of_nothing_states_nothing(rating: str) -> None:
    assert concepts_of({RATING: rating}, "IfcDoor") == []


def test_a_placeholder_states_nothing() -> None:
    stated: dict[str, Value] = {RATING: "enter 30 here", f"{RATING}.note": "a placeholder"}
    assert concepts_of(stated, "IfcDoor") == []


def test_a_wall_with_a_fire_rating_is_no_fire_door() -> None:
    assert concepts_of({RATING: "EI30"}, "IfcWall") == []


def test_the_evidence_is_the_property_with_its_value() -> None:
    (found,) = recognise_stated({RATING: "EI30"}, ("IfcDoor",), "element", stamp())
    assert found.evidence == f'{RATING} "EI30"'
