"""What wishes become: changes with types and units, or sentences on why not."""

from typing import Any

import pytest

from edits import EditError, Proposal, Stamp, Wish, propose
from edits.changes import LONGEST_NAME
from tests.edits.models import Made


def told(proposal: Proposal) -> list[tuple[Any, ...]]:
    return [
        (each.name, each.target, each.before, each.after, each.unit, each.ifc_type, each.stored)
        for each in proposal.changes
    ]


def refusal(made: Made, wish: Wish) -> str:
    """The one sentence on a wish that is refused, and nothing is changed."""
    proposal = propose(made.path, [wish])
    assert not proposal.changes
    (why,) = proposal.refused
    return str(why)


def test_a_value_is_told_before_and_after_with_its_type(made: Made) -> None:
    proposal = propose(
        made.path, [Wish(each, "Pset_DoorCommon", "FireRating", "EI30") for each in made.doors]
    )
    label = ("", "IfcLabel", "EI30")
    target = "Pset_DoorCommon.FireRating"
    assert told(proposal) == [(name, target, "T30", "EI30", *label) for name in ("D1", "D2", "D3")]
    assert not proposal.refused


@pytest.mark.parametrize(
    ("name", "value", "unit", "before", "after", "stored"),
    [
        ("Depth", "300 mm", "", 0.25, 0.3, 300.0),
        ("Depth", "0.3", "", 0.25, 0.3, 300.0),
        ("Depth", 0.3, "m", 0.25, 0.3, 300.0),
        ("Depth", 30, "cm", 0.25, 0.3, 300.0),
        ("Depth", "0,3 m", "", 0.25, 0.3, 300.0),
        ("Gap", "35 mm", "", 0.02, 0.035, 3.5),
    ],
)
def test_a_number_is_stored_in_the_unit_of_the_file_or_of_the_property(
    small_house: Made, name: str, value: Any, unit: str, before: float, after: float, stored: float
) -> None:
    (change,) = propose(
        small_house.path, [Wish(small_house.wall, "Plan", name, value, unit)]
    ).changes
    assert (change.before, change.unit, change.stored) == (before, "m", stored)
    assert change.after == pytest.approx(after)


@pytest.mark.parametrize(
    ("target", "value", "why"),
    [
        ("Plan.Depth", "thick", "'thick' is no number, as IfcPositiveLengthMeasure has to be"),
        ("Plan.Depth", "-1", "is not above nothing"),
        ("Plan.Depth", "nan", "is no number"),
        ("Plan.Depth", "1e999", "is no number that a file can hold"),
        ("Plan.Depth", "5 kg", "is a unit of something else; write the number in m"),
        ("Plan.Depth", "5 furlongs", "is not known; write the number in m"),
        ("Plan.Depth", "1,200", "may be 1200 or 1.200"),
        ("Plan.Depth", True, "is no number"),
        ("Plan.Count", "1.5", "is no whole number"),
        ("Plan.Count", "3 m", "has no unit"),
        ("Qto.Width", "3", "holds quantities or a shape"),
        ("Qto.Colour", "red", "holds quantities or a shape"),
        ("Plan.Colour", "red", "neither the model nor buildingSMART's templates know Plan.Colour"),
        ("Pset_WallCommon.Colour", "red", "has no property Colour"),
        ("Pset_DoorCommon.FireRating", "EI30", "is not for IfcWall"),
        ("Pset_Mine.Colour", "red", "buildingSMART has no set Pset_Mine"),
        ("Pset_WallCommon.FireRating", 30.0, "the cell holds a number ('30.0') and the property"),
        ("Pset_WallCommon.FireRating", "a\x00b", "signs that cannot be seen"),
        ("Pset_WallCommon.FireRating", "\u202eEI30", "cannot be seen|turn the direction"),
        ("Pset_WallCommon.FireRating", "x" * 256, "256 characters, and 255 are the most"),
        ("Pset_WallCommon.FireRating", "  ", "the value is empty"),
        ("Pset_WallCommon.IsExternal", "perhaps", "is neither true nor false"),
        ("Pset_WallCommon.Status", "SHINY", "is none of the values of this property: NEW"),
        ("." * 3, "x", "has no name"),
        ("x" * (LONGEST_NAME + 1) + ".a", "x", "characters, and 255 are the most"),
    ],
)
def test_what_cannot_be_is_refused_with_what_where_and_the_next_step(
    small_house: Made, target: str, value: Any, why: str
) -> None:
    set_name, _, name = target.partition(".")
    said = refusal(small_house, Wish(small_house.wall, set_name, name, value))
    assert any(each in said for each in why.split("|")), said
    assert len(said.splitlines()) == 1


def test_a_value_of_the_type_is_overridden_for_the_occurrence_and_said_so(made: Made) -> None:
    wish = Wish(made.doors[0], "Pset_DoorCommon", "ThermalTransmittance", "1.1 W/(m²K)")
    (change,) = propose(made.path, [wish]).changes
    assert (change.before, change.after, change.unit) == (1.5, 1.1, "W/(m2K)")
    assert change.note == "overrides its type T, for this alone"


def test_types_unknown_ids_and_what_is_no_element_are_refused(small_house: Made) -> None:
    nobody = "0" * 22
    assert "this is a type" in refusal(
        small_house, Wish(small_house.door_type, "Pset_DoorCommon", "FireRating", "EI30")
    )
    assert f"holds no element with this GlobalId; check it ({nobody})" in refusal(
        small_house, Wish(nobody, "Pset_DoorCommon", "FireRating", "EI30")
    )


def test_what_stands_so_already_is_counted_and_no_change(small_house: Made) -> None:
    proposal = propose(
        small_house.path,
        [
            Wish(small_house.doors[0], "Pset_DoorCommon", "FireRating", "T30"),
            Wish(small_house.wall, "Plan", "Depth", 0.25),
            Wish(small_house.wall, "Plan", "Depth", 0.25),
        ],
    )
    assert (proposal.changes, proposal.refused, proposal.unchanged) == ((), (), 2)


def test_two_values_for_one_property_are_refused_both(small_house: Made) -> None:
    door = small_house.doors[0]
    proposal = propose(
        small_house.path,
        [
            Wish(door, "Pset_DoorCommon", "FireRating", "EI30", place="row 2"),
            Wish(door, "Pset_DoorCommon", "FireRating", "EI60", place="row 5"),
        ],
    )
    assert not proposal.changes
    assert "(row 2 and row 5)" in str(proposal.refused[0])


def test_a_property_of_ones_own_needs_a_type_and_keeps_the_one_it_has(small_house: Made) -> None:
    (change,) = propose(
        small_house.path, [Wish(small_house.wall, "Ours", "Note", "x", ifc_type="IfcText")]
    ).changes
    assert (change.ifc_type, change.note) == ("IfcText", "new, in a set of its own")
    for ifc_type, why in (("IfcWall", "is no type"), ("IfcComplexNumber", "more than one value")):
        wish = Wish(small_house.wall, "Ours", "Note", "x", ifc_type=ifc_type)
        assert why in refusal(small_house, wish)
    assert "is of the type IfcInteger in this model" in refusal(
        small_house, Wish(small_house.wall, "Plan", "Count", "4", ifc_type="IfcLabel")
    )


@pytest.mark.parametrize(
    ("who", "why"), [("", "x"), ("Ada", " "), ("A\nda", "x"), ("Ada", "x" * 501)]
)
def test_a_stamp_needs_a_name_and_a_reason_that_a_file_may_hold(who: str, why: str) -> None:
    from datetime import UTC, datetime  # noqa: PLC0415

    with pytest.raises(EditError):
        Stamp(who, why, datetime.now(UTC))
