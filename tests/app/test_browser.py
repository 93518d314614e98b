"""The first morning, in a real browser: open, upload, ask, see, pick, take along."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.app.browser import launched, opened, served

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
expect.set_options(timeout=60_000)
PICTURES = Path(os.environ.get("ORIEL_PICTURES", Path(__file__).parents[2] / "build" / "pictures"))
SHOWN = "[class*=st-key-answer-shown]"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as found:
        yield found


@pytest.fixture(scope="module")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with served(tmp_path_factory.mktemp("served")) as found:
        yield found


def ask(page: Page, question: str) -> None:
    """Ask, and wait for the answer's card."""
    box = page.get_by_placeholder("Ask about this building")
    box.fill(question)
    box.press("Enter")
    heading = page.locator("[class*=st-key-question-]").filter(has_text=question)
    expect(heading.last).to_be_visible()
    expect(page.locator("[data-testid=stStatusWidget]")).to_be_hidden()


def highlighted(page: Page, count: int) -> None:
    view = page.locator(f".oriel-view[data-ready=true][data-highlighted='{count}']")
    expect(view).to_be_visible()


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / f"{name}.png")


def test_the_app_opens_with_the_sample_building_loaded_and_asked(
    browser: Browser, address: str
) -> None:
    page = opened(browser, address)
    expect(page.locator(SHOWN)).to_contain_text("door")
    status = page.locator(".oriel-status")
    expect(status).to_contain_text("ArcadeDB")
    expect(status).to_contain_text("answers by rules")
    view = page.locator(".oriel-view[data-ready=true]:not([data-highlighted='0'])")
    expect(view).to_be_visible()
    take(page, "first-morning")
    page.context.close()


def test_an_uploaded_house_answers_with_cypher_rows_and_elements(
    browser: Browser, address: str, shared_models: Callable[[str], Path]
) -> None:
    page = opened(browser, address)
    expect(page.locator(SHOWN)).to_be_visible()
    page.get_by_role("button", name="Add a building").click()
    page.locator("input[type=file]").set_input_files(shared_models("SampleHouse4.ifc"))
    page.get_by_role("button", name="Read into the twin").click()
    expect(page.locator(".oriel-status")).to_contain_text("SampleHouse4.ifc")

    ask(page, "How many doors exist in the building?")
    card = page.locator(SHOWN)
    expect(card).to_contain_text("3 doors")
    expect(card.locator(".oriel-value")).to_have_text("3")
    highlighted(page, 3)
    take(page, "doors")

    ask(page, "What is the gross floor area of the entrance hall?")
    expect(card).to_contain_text("8.69")
    highlighted(page, 1)
    expect(card.locator("[data-testid=stDataFrame]")).to_be_visible()
    expect(card.locator("canvas td").filter(has_text="8.69").first).to_be_attached()

    ask(page, "What is the volume of the roof space?")
    expect(card).to_contain_text("76.47")
    card.get_by_role("tab", name="Cypher").click()
    expect(card.get_by_text("MATCH").first).to_be_visible()
    expect(page.locator(".st-key-relations canvas")).to_be_visible()
    highlighted(page, 1)
    take(page, "roof-space")
    page.context.close()


def test_a_file_that_is_no_model_is_told_in_a_sentence(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    bad = tmp_path / "letter.ifc"
    bad.write_text("Dear Sir or Madam")
    page = opened(browser, address)
    page.get_by_role("button", name="Add a building").click()
    page.locator("input[type=file]").set_input_files(bad)
    page.get_by_role("button", name="Read into the twin").click()
    alert = page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text("letter.ifc")
    expect(page.get_by_text("Traceback")).to_have_count(0)
    page.context.close()


def test_a_bad_file_keeps_no_good_one_from_being_read(
    browser: Browser, address: str, tmp_path: Path, shared_models: Callable[[str], Path]
) -> None:
    bad = tmp_path / "letter.ifc"
    bad.write_text("Dear Sir or Madam")
    page = opened(browser, address)
    page.get_by_role("button", name="Add a building").click()
    good = shared_models("wall_door_columnt_rgb4x3.ifc")
    page.locator("input[type=file]").set_input_files([bad, good])
    page.get_by_role("button", name="Read into the twin").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("1 of 2 files were read")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(page.locator(".oriel-status")).to_contain_text("wall_door_columnt_rgb4x3.ifc")
    page.context.close()


def test_a_click_on_an_element_shows_what_it_is(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    expect(page.locator(".oriel-view[data-ready=true]")).to_be_visible()
    box = page.locator(".oriel-view").bounding_box()
    assert box is not None
    across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(across - 6, down)
    page.wait_for_timeout(500)
    page.mouse.move(across, down)
    expect(page.locator(".oriel-view .tip")).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".st-key-element")).to_contain_text("Property")
    take(page, "picked")
    page.get_by_role("button", name="Ask about it").click()
    expect(page.get_by_placeholder("Ask about this building")).not_to_have_value("")
    page.context.close()


def test_rows_can_be_taken_along(browser: Browser, address: str, tmp_path: Path) -> None:
    page = opened(browser, address)
    ask(page, "How many windows are on each storey?")
    page.locator(SHOWN).get_by_role("tab", name="Rows").click()
    with page.expect_download() as waiting:
        page.locator(SHOWN).get_by_role("button", name="CSV", exact=True).click()
    saved = tmp_path / "rows.csv"
    waiting.value.save_as(saved)
    assert "First Floor" in saved.read_text(encoding="utf-8-sig")
    page.context.close()


@pytest.mark.parametrize(("width", "scheme"), [(390, "light"), (390, "dark"), (1440, "dark")])
def test_every_page_fits_the_screen(
    browser: Browser, address: str, width: int, scheme: str
) -> None:
    for name in ("", "building", "explore"):
        page = opened(browser, f"{address}/{name}", width=width, scheme=scheme)
        expect(page.locator(".oriel-status")).to_be_visible()
        page.wait_for_timeout(2500)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"the page {name or 'ask'} is {wide} px wide on {width}"
        expect(page.get_by_text("Something went wrong")).to_have_count(0)
        take(page, f"{name or 'ask'}-{width}-{scheme}")
        page.context.close()


def test_a_link_brings_the_conversation_back(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    ask(page, "Which materials are used?")
    page.wait_for_url("**talk=**")
    again = opened(browser, page.url)
    expect(again.locator(SHOWN)).to_contain_text("material")
    page.context.close()
    again.context.close()
