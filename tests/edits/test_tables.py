"""Spreadsheets become wishes: by GlobalId, nothing doubled, and what is left out is told."""

import csv
import datetime as dt
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from app.exports.tables import as_csv, as_xlsx
from edits import EditError, Wish, propose, wishes_of
from edits.choices import table
from edits.naming import Target, targets
from edits.proposing import opened
from tests.edits.models import Made

DOOR, OTHER = "0" * 22, "1" * 22
RATING = "Pset_DoorCommon.FireRating"


def nothing(name: str, ids: Sequence[str]) -> Target | None:
    """No property is known by a name alone."""
    return None


def sheet(folder: Path, rows: Sequence[Sequence[Any]], ending: str = "csv") -> Path:
    path = folder / f"table.{ending}"
    if ending == "csv":
        with path.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file, delimiter=";").writerows(rows)
    else:
        path.write_bytes(as_xlsx([str(each) for each in rows[0]], rows[1:]))
    return path


def test_a_cell_is_a_wish_with_its_unit_and_row_and_an_empty_one_is_none(tmp_path: Path) -> None:
    path = sheet(
        tmp_path,
        [
            ("Name", "GlobalId", RATING, "Plan.Depth (mm)", "A.U [W/(m2K)]"),
            ("Front", DOOR, "EI30", 250, 1.5),
            ("Back", OTHER, " ", "", None),
        ],
        "xlsx",
    )
    found = wishes_of(path, nothing)
    assert found.wishes == (
        Wish(DOOR, "Pset_DoorCommon", "FireRating", "EI30", place="row 2"),
        Wish(DOOR, "Plan", "Depth", 250.0, "mm", place="row 2"),
        Wish(DOOR, "A", "U", 1.5, "W/(m2K)", place="row 2"),
    )
    assert not found.refused


def test_what_of_a_table_is_no_wish_is_told(tmp_path: Path) -> None:
    path = sheet(
        tmp_path,
        [
            ("globalid", RATING, "Colour", RATING, "bad\x07name.x"),
            (DOOR, "EI30", "red", "EI60", "x"),
            (OTHER, "EI30", "red", "", ""),
            (OTHER, "EI60", "red", "", ""),
            ("door 3", "EI30", "", "", ""),
        ],
    )
    found = wishes_of(path, nothing)
    assert [(wish.global_id, wish.value) for wish in found.wishes] == [(DOOR, "EI30")]
    told = [str(each) for each in found.refused]
    assert len(told) == 5
    for each, part in zip(told, ("Colour", RATING, "column 5", OTHER, "row 5"), strict=True):
        assert f"({part})" in each
    assert not any("\x07" in each for each in told)


def test_a_table_without_globalids_and_a_file_that_is_none_are_refused(tmp_path: Path) -> None:
    with pytest.raises(EditError, match="has no column GlobalId"):
        wishes_of(sheet(tmp_path, [("Name", RATING), ("Front", "EI30")]), nothing)
    letter = tmp_path / "letter.docx"
    letter.write_text("Dear Sir")
    with pytest.raises(Exception, match="is no file of tables"):
        wishes_of(letter, nothing)


def test_text_that_was_defused_as_a_formula_comes_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    path.write_bytes(as_csv(("GlobalId", RATING), [(DOOR, "=EI30"), (OTHER, "'quoted")]))
    assert [wish.value for wish in wishes_of(path, nothing).wishes] == ["=EI30", "'quoted"]


def test_days_and_truths_of_a_workbook_keep_their_kind(tmp_path: Path) -> None:
    path = sheet(tmp_path, [("GlobalId", "A.B", "A.C"), (DOOR, True, dt.date(2026, 3, 4))], "xlsx")
    assert [wish.value for wish in wishes_of(path, nothing).wishes] == [True, "2026-03-04"]


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_what_was_exported_changes_nothing_when_it_comes_back(
    made: Made, tmp_path: Path, ending: str
) -> None:
    held = opened(made.path, "m")
    ids = [*made.doors, made.wall]
    wanted = [
        ("Pset_DoorCommon", "FireRating"), ("Pset_DoorCommon", "ThermalTransmittance"),
        ("Pset_DoorCommon", "IsExternal"), ("Plan", "Depth"), ("Plan", "Gap"), ("Plan", "Count"),
    ]  # fmt: skip
    headings, rows = table(held, ids, wanted)
    assert headings[3:6] == (
        "Pset_DoorCommon.FireRating",
        "Pset_DoorCommon.ThermalTransmittance (W/(m2K))",
        "Pset_DoorCommon.IsExternal",
    )
    path = tmp_path / f"out.{ending}"
    path.write_bytes((as_csv if ending == "csv" else as_xlsx)(headings, rows))
    read = wishes_of(path, nothing)
    proposal = propose(made.path, read.wishes)
    assert (proposal.changes, proposal.refused, read.refused) == ((), (), ())
    assert proposal.unchanged == 3 + 3 + 2 + 3


def test_a_column_that_names_no_set_is_the_one_property_its_elements_have(
    small_house: Made,
) -> None:
    held = opened(small_house.path, "m").elements
    rating = (("Pset_DoorCommon", "FireRating"),)
    for name in ("FireRating", "fire rating", "Feuerwiderstand", "fire resistance"):
        assert targets(held, name, small_house.doors) == rating
    assert targets(held, "depth", [small_house.wall]) == (("Plan", "Depth"),)
    assert targets(held, "mood", small_house.doors) == ()
    assert targets(held, "Plan.Depth", []) == (("Plan", "Depth"),)
    both = targets(held, "fire rating", [small_house.doors[0], small_house.wall])
    assert both == rating
