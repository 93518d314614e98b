"""A register dropped into the page: proposed, left, accepted, asked, seen in 3D."""

import csv
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from app.exports.tables import as_workbook
from ifc_loader import read_ifc
from sample_models import BAY_HOUSE
from tests.app.browser import SHOWN, answered, ask, opened, ready, rest

SUPPLIED = "Which doors were supplied by Abloy?"
RELATION = "Door register · Supplier ID: relation HAS_SUPPLIER to Suppliers"


def door_register(model: Path, path: Path) -> int:
    """A CSV file of the doors of a model as a facility manager keeps it; how many there are."""
    doors = [n for n in read_ifc(model).nodes if "IfcDoor" in n.labels]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, delimiter=";")
        writer.writerow(["Asset no", "GlobalId", "Lock", "Checked on", "Price EUR"])
        for number, door in enumerate(doors, start=1):
            found = door.properties["GlobalId"]
            writer.writerow(
                [f"D-{number:03}", found, "Abloy", f"{number}.03.2024", f"{number}20,50"]
            )
    return len(doors)


@pytest.mark.of_others("models/SampleHouse4.ifc")
def test_a_register_is_proposed_left_accepted_and_seen(
    browser: Browser, address: str, tmp_path: Path, shared_models: Callable[[str], Path]
) -> None:
    model, register = shared_models("SampleHouse4.ifc"), tmp_path / "lock_plan.csv"
    count = door_register(model, register)
    page = opened(browser, address)
    ready(page)
    page.get_by_role("button", name="Add a building").click()
    page.locator("input[type=file]").set_input_files(model)
    page.get_by_role("button", name="Read in").click()
    expect(page.locator(".oriel-status")).to_contain_text("SampleHouse4.ifc")

    proposed(page, register)
    page.get_by_role("dialog").get_by_role("button", name="Leave it").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator(".oriel-status")).not_to_contain_text("lock_plan.csv")

    proposed(page, register)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("accuracy 5, groundedness 5, faithfulness 5 of 5")).to_be_visible()
    dialog.get_by_role("button", name="Read in").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".oriel-status")).to_contain_text("lock_plan.csv")
    answered(page, "How many lock plans are there?", f"{count} lock plans", count)


def door_workbook(model: Path, path: Path) -> None:
    """A workbook of the doors of a model and who supplied them, a remark at every other."""
    firms = [("F1", "Abloy", "Bath"), ("F2", "Hilltop Doors", "Leeds"), ("F3", "Lumen", "Bath")]
    doors = [n for n in read_ifc(model).nodes if "IfcDoor" in n.labels]
    head = ("Asset no", "GlobalId", "Supplier ID", "Checked on", "Price EUR", "Remark")
    rows: list[tuple[Any, ...]] = [
        (
            f"D-{number:03}",
            door.properties["GlobalId"],
            firms[number % 3][0],
            f"{number}.03.2024",
            f"{number}20,50",
            "=ask(Tom)" if number % 2 else None,
        )
        for number, door in enumerate(doors, start=1)
    ]
    suppliers = ("Suppliers", ("ID", "Company", "City"), firms)
    path.write_bytes(as_workbook([("Door register", head, rows), suppliers]))


def test_columns_and_relations_of_a_workbook_are_refused_and_accepted(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    model, register = tmp_path / "kept_house.ifc", tmp_path / "doors.xlsx"
    shutil.copyfile(BAY_HOUSE, model)
    door_workbook(model, register)
    page = opened(browser, address)
    ready(page)
    page.get_by_role("button", name="Add a building").click()
    page.locator("input[type=file]").set_input_files(model)
    page.get_by_role("button", name="Read in").click()
    expect(page.locator(".oriel-status")).to_contain_text("kept_house.ifc")

    proposed(page, register)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("accuracy 5, groundedness 5, faithfulness 5 of 5")).to_be_visible()
    leave_out(page, "Door register · Remark: text", RELATION)
    dialog.get_by_role("button", name="Look again").click()
    dialog.get_by_text("1 thing told of the source").click()
    expect(dialog.get_by_text("Door register, Remark: 5 cells: left out by hand")).to_be_visible()
    dialog.get_by_role("button", name="Read in").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".oriel-status")).to_contain_text("doors.xlsx")
    ask(page, SUPPLIED)
    expect(page.locator(SHOWN)).to_be_visible()
    expect(page.locator(SHOWN)).not_to_contain_text("Living room door")

    proposed(page, register)
    dialog.get_by_role("button", name="Read in").click()
    expect(dialog).to_have_count(0)
    answered(page, SUPPLIED, "Bedroom door, Living room door and Utility room door", 3)


def leave_out(page: Page, *things: str) -> None:
    """Choose what of the proposal is not to be read."""
    box = page.get_by_role("dialog").get_by_role("combobox")
    for thing in things:
        box.click()
        page.get_by_role("option", name=thing, exact=True).click()
        page.keyboard.press("Escape")
        rest(page)


def proposed(page: Page, register: Path) -> None:
    """Drop a register beside the building, and wait until its mapping is shown."""
    rest(page)
    page.get_by_role("button", name="Add a building").click()
    page.locator("input[type=file]").set_input_files(register)
    page.get_by_text("Together with").click()
    page.get_by_role("button", name="Read in").click()
    expect(page.get_by_role("dialog").get_by_text("The mapping, to be changed")).to_be_visible()
