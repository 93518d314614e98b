"""An accepted proposal written: exactly the accepted changes, in a new file, by ifcopenshell."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import ifcopenshell
import ifcopenshell.util.element
import pytest

from edits import EditError, Stamp, Wish, apply, propose
from edits.owning import history_of
from ifc_loader import read_ifc
from ifc_loader.compare import compare
from ifc_loader.digest import sha256
from sample_models import BAY_HOUSE
from tests.edits.models import Made

STAMP = Stamp("Ada Løvelace", "fire concept – B", datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC))


def edited(path: Path, wishes: list[Wish]) -> Path:
    target = path.with_name("new.ifc")
    apply(path, propose(path, wishes), STAMP, target)
    return target


def own(file: Any, global_id: str, set_name: str) -> dict[str, Any]:
    """The properties of an element itself, without its type's."""
    element = file.by_guid(global_id)
    sets = ifcopenshell.util.element.get_psets(element, should_inherit=False)
    found = dict(sets.get(set_name, {}))
    found.pop("id", None)
    return found


def test_of_elements_that_share_a_set_only_the_chosen_one_changes(made: Made) -> None:
    before = sha256(made.path)
    file = ifcopenshell.open(
        edited(made.path, [Wish(made.doors[0], "Pset_DoorCommon", "FireRating", "EI30")])
    )
    assert [own(file, each, "Pset_DoorCommon") for each in made.doors] == [
        {"FireRating": "EI30", "IsExternal": False},
        {"FireRating": "T30", "IsExternal": False},
        {"FireRating": "T30"},
    ]
    assert sha256(made.path) == before


def test_a_set_stays_shared_by_those_that_change_alike(made: Made) -> None:
    file = ifcopenshell.open(
        edited(
            made.path,
            [Wish(each, "Pset_DoorCommon", "FireRating", "EI30") for each in made.doors[:2]],
        )
    )
    assert len(file.by_type("IfcPropertySet")) == 4
    ratings = [own(file, each, "Pset_DoorCommon")["FireRating"] for each in made.doors]
    assert ratings == ["EI30", "EI30", "T30"]


def test_the_type_keeps_what_one_of_its_elements_overrides(made: Made) -> None:
    wish = Wish(made.doors[2], "Pset_DoorCommon", "ThermalTransmittance", 1.1)
    file = ifcopenshell.open(edited(made.path, [wish]))
    assert own(file, made.doors[2], "Pset_DoorCommon")["ThermalTransmittance"] == 1.1
    assert "ThermalTransmittance" not in own(file, made.doors[0], "Pset_DoorCommon")
    of_type = ifcopenshell.util.element.get_psets(file.by_guid(made.door_type))
    assert of_type["Pset_DoorCommon"]["ThermalTransmittance"] == 1.5


def test_several_values_of_several_kinds_are_exactly_what_differs(made: Made) -> None:
    one, two, three = made.doors
    target = edited(
        made.path,
        [
            Wish(one, "Pset_DoorCommon", "FireRating", "EI30"),
            Wish(two, "Pset_DoorCommon", "FireRating", "EI60"),
            Wish(three, "Pset_DoorCommon", "IsExternal", "yes"),
            Wish(made.wall, "Plan", "Depth", "300 mm"),
            Wish(made.wall, "Plan", "Gap", "35 mm"),
            Wish(made.wall, "Plan", "Count", "4"),
            Wish(made.wall, "Ours", "Checked", "2026-03-04", ifc_type="IfcLabel"),
        ],
    )
    changes = compare(read_ifc(made.path, "m"), read_ifc(target, "m"))
    assert {change.name: change.properties for change in changes} == {
        "D1": {"Pset_DoorCommon.FireRating": ("T30", "EI30")},
        "D2": {"Pset_DoorCommon.FireRating": ("T30", "EI60")},
        "D3": {"Pset_DoorCommon.IsExternal": (None, True)},
        "W": {
            "Ours.Checked": (None, "2026-03-04"),
            "Plan.Count": (3, 4),
            "Plan.Depth": (0.25, 0.3),
            "Plan.Gap": (0.02, 0.035),
        },
    }
    assert not any(change.gained or change.lost for change in changes)
    gap = next(
        each
        for each in ifcopenshell.open(target).by_type("IfcPropertySingleValue")
        if each.Name == "Gap"
    )
    assert (gap.NominalValue.wrappedValue, gap.Unit.Prefix) == (3.5, "CENTI")


def test_the_file_keeps_who_when_and_why(made: Made) -> None:
    target = edited(made.path, [Wish(made.doors[0], "Pset_DoorCommon", "FireRating", "EI30")])
    file = ifcopenshell.open(target)
    (line,) = history_of(file)
    assert line == (
        "Oriel edit [2026-03-04T05:06:07Z; 1 value of 1 element; by Ada Løvelace; why: fire "
        f"concept – B; of SHA-256 {sha256(made.path)}]"
    )
    definition = ifcopenshell.util.element.get_pset(
        file.by_guid(made.doors[0]), "Pset_DoorCommon", should_inherit=False
    )
    history = file.by_id(definition["id"]).OwnerHistory
    assert history.ChangeAction == "MODIFIED"
    assert history.LastModifyingUser.ThePerson.FamilyName == "Ada Løvelace"
    assert history.LastModifyingApplication.ApplicationIdentifier == "Oriel"
    assert history.LastModifiedDate == int(STAMP.when.timestamp())
    assert history.OwningUser.ThePerson.FamilyName == "Maker"
    assert file.by_guid(made.doors[1]).OwnerHistory.LastModifiedDate is None


def test_a_second_edit_adds_its_line_and_makes_no_second_person(small_house: Made) -> None:
    first = edited(
        small_house.path, [Wish(small_house.doors[0], "Pset_DoorCommon", "FireRating", "EI30")]
    )
    second = first.with_name("second.ifc")
    wish = Wish(small_house.doors[0], "Pset_DoorCommon", "FireRating", "EI60")
    apply(first, propose(first, [wish]), STAMP, second)
    file = ifcopenshell.open(second)
    assert len(history_of(file)) == 2
    assert sum(each.FamilyName == "Ada Løvelace" for each in file.by_type("IfcPerson")) == 1


@pytest.mark.parametrize("schema", ["IFC4"])
def test_an_enumeration_is_written_once_for_all(small_house: Made, schema: str) -> None:
    target = edited(
        small_house.path,
        [Wish(each, "Pset_DoorCommon", "Status", "NEW") for each in small_house.doors],
    )
    file = ifcopenshell.open(target)
    (enumeration,) = file.by_type("IfcPropertyEnumeration")
    assert len(enumeration.EnumerationValues) > 5
    assert [own(file, each, "Pset_DoorCommon")["Status"] for each in small_house.doors] == [
        ["NEW"]
    ] * 3


def test_nothing_is_overwritten_and_no_other_file_is_edited(small_house: Made) -> None:
    wish = Wish(small_house.doors[0], "Pset_DoorCommon", "FireRating", "EI30")
    proposal = propose(small_house.path, [wish])
    with pytest.raises(EditError, match="is there already"):
        apply(small_house.path, proposal, STAMP, small_house.path)
    other = small_house.path.with_name("other.ifc")
    other.write_bytes(small_house.path.read_bytes().replace(b"'D1'", b"'X1'"))
    target = other.with_name("new.ifc")
    with pytest.raises(EditError, match="has changed since this was proposed"):
        apply(other, proposal, STAMP, target)
    with pytest.raises(EditError, match="nothing of"):
        apply(small_house.path, propose(small_house.path, []), STAMP, target)
    assert not target.exists()


def test_a_file_with_lines_that_the_parser_leaves_out_is_not_edited(small_house: Made) -> None:
    text = small_house.path.read_text("ascii").replace(".ADDED.", ".SHINY.")
    small_house.path.write_text(text, "ascii")
    with pytest.raises(EditError, match="not all of it would be written again"):
        propose(small_house.path, [])


def test_bay_house_keeps_every_line_but_those_of_the_header(tmp_path: Path) -> None:
    path = tmp_path / "bay.ifc"
    path.write_bytes(BAY_HOUSE.read_bytes())
    door = ifcopenshell.open(path).by_type("IfcDoor")[0].GlobalId
    target = edited(path, [Wish(door, "Pset_DoorCommon", "FireRating", "EI30")])
    before, after = (
        {line for line in each.read_text("ascii").splitlines() if line.startswith("#")}
        for each in (path, target)
    )
    assert before <= after
    kinds = sorted(line.partition("=")[2].partition("(")[0] for line in after - before)
    assert kinds == [
        "IFCAPPLICATION", "IFCORGANIZATION", "IFCOWNERHISTORY", "IFCOWNERHISTORY", "IFCPERSON",
        "IFCPERSONANDORGANIZATION", "IFCPROPERTYSET", "IFCPROPERTYSINGLEVALUE",
        "IFCRELDEFINESBYPROPERTIES",
    ]  # fmt: skip
