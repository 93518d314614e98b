"""A change in the browser: asked for, looked at, accepted, taken along, compared, undone."""

from collections.abc import Iterator
from pathlib import Path

import ifcopenshell
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from app.exports.tables import as_xlsx
from edits.owning import history_of
from ifc_loader import read_ifc
from ifc_loader.compare import compare
from sample_models import BAY_HOUSE
from tests.app.browser import INPUT, SHOWN, ask, go, opened, ready, rest, served

pytestmark = pytest.mark.browser

RATING = "Pset_DoorCommon.FireRating"


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A page of a server of its own, since its building changes."""
    data = tmp_path / "data"
    data.mkdir()
    with served(data) as address:
        found = opened(browser, address)
        ready(found)
        yield found
        found.close()


def dialog(page: Page) -> Locator:
    found = page.get_by_role("dialog")
    expect(found.get_by_role("button", name="Show the difference")).to_be_visible()
    return found


def say(page: Page, sentence: str) -> None:
    """Send a sentence that asks for a change."""
    rest(page)
    box = page.get_by_placeholder(INPUT)
    box.fill(sentence)
    box.press("Enter")


def accept(page: Page, shown: Locator, count: str, why: str) -> None:
    """Look at the difference, sign it, and wait until the new version is shown."""
    shown.get_by_role("button", name="Show the difference").click()
    button = shown.get_by_role("button", name=f"Accept {count}")
    expect(button).to_be_visible()
    shown.get_by_label("Your name").fill("Ada")
    shown.get_by_label("Reason").fill(why)
    shown.get_by_label("Reason").press("Tab")
    button.click()
    expect(shown).to_have_count(0)
    expect(page.locator(SHOWN)).to_contain_text("has a new version")
    rest(page)


def taken_along(page: Page, folder: Path, name: str) -> Path:
    with page.expect_download() as got:
        page.locator(SHOWN).get_by_role("button", name="IFC file").click()
    path = folder / name
    got.value.save_as(path)
    return path


def differences(before: Path, after: Path) -> dict[str, dict[str, tuple[object, object]]]:
    """What `compare` finds between two files, by the names of the elements."""
    changes = compare(read_ifc(before, "m"), read_ifc(after, "m"))
    assert not any(each.gained or each.lost for each in changes)
    return {each.name: dict(each.properties) for each in changes}


def test_a_sentence_becomes_a_new_version_with_exactly_the_accepted_changes(
    page: Page, tmp_path: Path
) -> None:
    ask(page, "Which doors lead to the Kitchen?")
    say(page, "Set the fire rating of these doors to EI90")
    shown = dialog(page)
    prop = shown.get_by_role("combobox", name="Property of 2 elements")
    expect(prop).to_have_value("FireRating · Pset_DoorCommon")
    expect(shown.get_by_role("textbox", name="New value")).to_have_value("EI90")
    shown.get_by_role("button", name="Show the difference").click()
    shown.get_by_role("button", name="Accept 2 values").click()
    expect(shown.get_by_text("Your name is missing")).to_be_visible()
    shown.get_by_role("button", name="Change it").click()
    accept(page, dialog(page), "2 values", "fire concept B")

    first = taken_along(page, tmp_path, "first.ifc")
    assert differences(BAY_HOUSE, first) == {
        name: {RATING: (None, "EI90")} for name in ("Kitchen door", "Serving door")
    }
    file = ifcopenshell.open(first)
    (line,) = history_of(file)
    assert "2 values of 2 elements; by Ada; why: fire concept B" in line

    ask(page, "What is the fire rating of the Kitchen door?")
    expect(page.locator(SHOWN)).to_contain_text("EI90")

    table = tmp_path / "doors.xlsx"
    kitchen, front = (
        next(each.GlobalId for each in file.by_type("IfcDoor") if each.Name == name)
        for name in ("Kitchen door", "Front door")
    )
    rows = [(kitchen, "EI60", None), (front, None, "1.1"), ("0" * 22, "EI30", None)]
    headings = ("GlobalId", RATING, "Pset_DoorCommon.ThermalTransmittance (W/(m²K))", "Colour")
    table.write_bytes(as_xlsx(headings, [(*row, "red") for row in rows]))
    go(page, "Building")
    page.get_by_role("button", name="Edit by a table").click()
    shown = dialog(page)
    shown.locator("input[type=file]").set_input_files(table)
    expect(shown.get_by_role("button", name="Show the difference")).to_be_enabled()
    shown.get_by_role("button", name="Show the difference").click()
    expect(shown).to_contain_text("2 values of 2 elements would change")
    expect(shown).to_contain_text("Colour")
    expect(shown).to_contain_text("no model of this twin holds an element with this GlobalId")
    shown.get_by_label("Reason").fill("from the door list")
    shown.get_by_label("Reason").press("Tab")
    shown.get_by_role("button", name="Accept 2 values").click()
    expect(shown).to_have_count(0)
    rest(page)
    go(page, "Ask")
    second = taken_along(page, tmp_path, "second.ifc")
    found = differences(first, second)
    assert found["Kitchen door"] == {RATING: ("EI90", "EI60")}
    assert found["Front door"]["Pset_DoorCommon.ThermalTransmittance"][1] == 1.1
    assert set(found) == {"Kitchen door", "Front door"}

    page.locator(SHOWN).get_by_role("button", name="Undo").click()
    undoing = page.get_by_role("dialog")
    undoing.get_by_role("button", name="Go back to it").click()
    expect(undoing).to_have_count(0)
    expect(page.locator(SHOWN)).to_contain_text("went back to the file before")
    ask(page, "What is the fire rating of the Kitchen door?")
    expect(page.locator(SHOWN)).to_contain_text("EI90")


def test_what_is_left_or_not_certain_changes_nothing(page: Page) -> None:
    status = page.locator(".oriel-status").inner_text()
    say(page, "Set the fire rating of the dragons to EI90")
    expect(page.locator(SHOWN)).to_contain_text("“dragons” are is not certain")
    say(page, "Set the U value of all windows to fast")
    shown = dialog(page)
    shown.get_by_role("button", name="Show the difference").click()
    expect(shown).to_contain_text("is no number")
    expect(shown.get_by_role("button", name="Accept")).to_have_count(0)
    shown.get_by_role("button", name="Leave it").click()
    expect(shown).to_have_count(0)
    expect(page.get_by_role("button", name="Propose this change")).to_be_visible()
    rest(page)
    assert page.locator(".oriel-status").inner_text() == status
