"""A register dropped into the page: proposed, left, accepted, asked, seen in 3D."""

import csv
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ifc_loader import read_ifc
from tests.app.browser import answered, opened, ready, rest


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


def proposed(page: Page, register: Path) -> None:
    """Drop a register beside the building, and wait until its mapping is shown."""
    rest(page)
    page.get_by_role("button", name="Add a building").click()
    page.locator("input[type=file]").set_input_files(register)
    page.get_by_text("Together with").click()
    page.get_by_role("button", name="Read in").click()
    expect(page.get_by_role("dialog").get_by_text("The mapping, to be changed")).to_be_visible()
