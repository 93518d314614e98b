"""The first morning, in a real browser: open, upload, ask, see, pick, take along."""

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from graph_store import GraphSettings, connect
from tests.app.browser import (
    SHOWN,
    answered,
    ask,
    choose_row,
    drawn_anew,
    open_menu,
    opened,
    rest,
    served,
)
from tests.app.houses import own_house
from tests.patience import PATIENCE

pytestmark = pytest.mark.browser

GO_ON_AT_ONCE = f"""
  const eye = new MutationObserver(() => {{
    const links = [...document.querySelectorAll("a")]
    const link = links.find((each) => each.innerText.includes("Building"))
    if (!link || !document.querySelector("{SHOWN}")) return
    eye.disconnect()
    link.click()
  }})
  eye.observe(document, {{ subtree: true, childList: true }})
"""
"""Goes to the page Building as soon as the answer's card stands, in the midst of the run."""


def keep_only(page: Page, kind: str) -> None:
    """Show one kind of element, and what the answer speaks of, alone."""
    seen = "Number(document.querySelector('.oriel-view').dataset.seen)"
    before = page.evaluate(seen)
    open_menu(page)
    page.get_by_role("combobox", name="Only these kinds").fill(kind)
    page.get_by_role("option", name=kind, exact=True).click()
    page.wait_for_function(f"() => {seen} < {before}")
    page.keyboard.press("Escape")


def click_on(page: Page, name: str) -> None:
    """Move over the building until its label says `name`, and click there."""
    box = page.locator(".oriel-view").bounding_box()
    assert box is not None
    tip = page.locator(".oriel-view .tip")
    for down in (0.58, 0.5, 0.66, 0.42, 0.74):
        for across in (0.5, 0.42, 0.58, 0.34, 0.66):
            page.mouse.move(box["x"] + across * box["width"], box["y"] + down * box["height"])
            drawn_anew(page)
            if tip.is_visible() and name in tip.inner_text():
                page.mouse.down()
                page.mouse.up()
                return
    pytest.fail(f"no {name} under the mouse anywhere in the view")


def taken(page: Page, label: str, folder: Path) -> Path:
    """The file that a download button gives."""
    with page.expect_download() as waiting:
        page.locator(SHOWN).get_by_role("button", name=re.compile(rf"{label}( \(|$)")).click()
    saved = folder / waiting.value.suggested_filename
    waiting.value.save_as(saved)
    return saved


def take_along(page: Page, folder: Path, name: str, global_ids: int) -> None:
    """CSV and Excel hold the element's name, BCF selects the elements."""
    page.locator(SHOWN).get_by_role("tab", name="Rows").click()
    assert name in taken(page, "CSV", folder).read_text(encoding="utf-8-sig")
    with zipfile.ZipFile(taken(page, "Excel", folder)) as book:
        assert name in book.read("xl/sheet1.xml").decode()
    with zipfile.ZipFile(taken(page, "BCF", folder)) as issue:
        view = next(each for each in issue.namelist() if each.endswith(".bcfv"))
        assert issue.read(view).decode().count("IfcGuid=") == global_ids


def layers_of_a_wall(page: Page, name: str, heading: str, material: str) -> None:
    """Walls alone are shown, one of this name is clicked, and what it is made of is read."""
    keep_only(page, "Wall")
    click_on(page, name)
    card = page.locator(".st-key-element")
    expect(card.get_by_text(heading)).to_be_visible()
    expect(card).to_contain_text(material)
    expect(card).to_contain_text("Property")


@pytest.fixture
def untouched(tmp_path: Path) -> Iterator[str]:
    """The address of a server that nobody has opened yet."""
    data_dir = tmp_path / "served"
    data_dir.mkdir()
    with served(data_dir) as address:
        yield address


def test_the_first_morning_with_the_sample_building(
    browser: Browser, untouched: str, tmp_path: Path
) -> None:
    page = opened(browser, untouched)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    view = page.wait_for_selector(".oriel-view", timeout=PATIENCE * 1000)
    expect(page.locator(SHOWN)).to_contain_text("door", timeout=PATIENCE * 1000)
    status = page.locator(".oriel-status")
    expect(status).to_contain_text("ArcadeDB")
    expect(status).to_contain_text("answers by rules")
    expect(page.locator(".oriel-view[data-ready=true]:not([data-highlighted='0'])")).to_be_visible()
    answered(page, "How many doors are there?", "10 doors", 10)
    answered(page, "Which of those are external?", "Terrace door", 2)
    take_along(page, tmp_path, "Terrace door", 2)
    choose_row(page.locator(SHOWN).locator("[data-testid=stDataFrame]").first, 1)
    expect(page.locator(".st-key-element")).to_contain_text("Front door")
    layers_of_a_wall(page, "wall GF", "Layers,", "Facing brick")
    scenes = [each for each in sent if "/oriel/scene/" in each]
    assert len(scenes) == 1, f"the scene was sent {len(scenes)} times: {scenes}"
    assert view is not None
    assert view.is_visible(), "the view was built anew"
    page.get_by_role("button", name="Ask about it").click()
    expect(page.get_by_placeholder("Ask about this building")).not_to_have_value("")
    expect(page.get_by_placeholder("Ask about this building")).to_be_focused()


def test_the_first_morning_with_an_uploaded_house(
    browser: Browser, address: str, tmp_path: Path, house_file: Path
) -> None:
    page = opened(browser, address)
    page.get_by_role("button", name="Add a building").click()
    page.locator("input[type=file]").set_input_files(house_file)
    page.get_by_role("button", name="Read in").click()
    expect(page.locator(".oriel-status")).to_contain_text("small_house.ifc")
    expect(page.locator(".oriel-view[data-ready=true]")).to_be_visible()

    answered(page, "How many doors exist in the building?", "3 doors", 3)
    expect(page.locator(SHOWN).locator(".oriel-value")).to_have_text("3")
    answered(page, "Which of those are external?", "Front door", 1)
    take_along(page, tmp_path, "Front door", 1)
    answered(page, "What is the volume of the roof space?", "76.5", 1)
    page.locator(SHOWN).get_by_role("tab", name="Cypher").click()
    expect(page.locator(SHOWN).get_by_text("MATCH").first).to_be_visible()
    expect(page.locator(".st-key-relations canvas")).to_be_visible()
    layers_of_a_wall(page, "Outer wall", "Layers,", "Brick")


def test_a_bad_file_keeps_no_good_one_from_being_read(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    bad = tmp_path / "letter.ifc"
    bad.write_text("Dear Sir or Madam")
    page = opened(browser, address)
    page.get_by_role("button", name="Add a building").click()
    good = own_house(tmp_path, "good")
    again = tmp_path / "another folder" / good.name
    again.parent.mkdir()
    again.write_bytes(good.read_bytes())
    page.locator("input[type=file]").set_input_files([bad, good, again])
    page.get_by_role("button", name="Read in").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("alert").filter(has_text="letter.ifc")).to_be_visible()
    expect(dialog.get_by_text("is among the files twice")).to_be_visible()
    expect(dialog.get_by_text("1 of 3 files were read")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator(".oriel-status")).to_contain_text("good.ifc")


def test_every_page_fits_a_phone(browser: Browser, address: str) -> None:
    for name in ("", "building", "explore"):
        page = opened(browser, f"{address}/{name}", width=390)
        rest(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, f"the page {name or 'ask'} is {wide} px wide on 390"
        expect(page.get_by_text("Something went wrong")).to_have_count(0)
        page.close()


def test_a_link_brings_the_conversation_back(
    browser: Browser, address: str, served_from: Path
) -> None:
    """Also where one goes on before it is drawn whole, whatever twin stands first in the list."""
    with connect(GraphSettings(data_dir=served_from), twin="aardvark"):
        page = opened(browser, address)
        ask(page, "Which materials are used?")
        page.wait_for_url("**talk=**")
        again = opened(browser, address)
        rest(again)
        again.add_init_script(GO_ON_AT_ONCE)
        again.goto(page.url)
        again.wait_for_url("**/building?talk=**")
        again.get_by_role("link", name="Ask").click()
        again.wait_for_url("**/?talk=**")
        again = opened(browser, again.url)
        expect(again.locator(SHOWN)).to_contain_text("material")
