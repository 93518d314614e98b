"""What a person sees and can do in a real browser while things wait, fail, or are stopped."""

import json
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.app.browser import SHOWN, answered, ask, launched, opened
from tests.app.houses import own_house

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
INPUT = "Ask about this building"
GONE = "The graph cannot be reached"
WATCHED = "[data-testid=stSpinner], [data-testid=stProgress], [data-testid=stExpander] summary"
WATCH = f"""
  window.waits = new Set()
  new MutationObserver(() => document.querySelectorAll("{WATCHED}").forEach(
    (each) => window.waits.add(each.innerText)
  )).observe(document, {{ subtree: true, childList: true, characterData: true }})
"""
"""Gathers in the page what every wait was told with, however short it was."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as found:
        yield found


def engine(served_from: Path) -> int:
    """The process of the server's engine."""
    told = json.loads((served_from / "engine" / "engine.json").read_text("utf-8"))
    return int(told["pid"])


def rest(page: Page) -> None:
    """Wait until the page is done with its run."""
    expect(page.locator(".oriel-status")).to_be_visible()
    expect(page.locator("[data-testid=stStatusWidget]")).to_be_hidden()


def ready(page: Page) -> None:
    """Wait until the building is drawn; on the first visit it is read before."""
    expect(page.locator(".oriel-view[data-ready=true]")).to_be_visible(timeout=150_000)


def waits(page: Page) -> str:
    return str(page.evaluate("[...window.waits].join('\\n')"))


@contextmanager
def held_up(process: int, seconds: float) -> Iterator[None]:
    """The engine stands still meanwhile, and `seconds` longer."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
        time.sleep(seconds)
    finally:
        os.kill(process, signal.SIGCONT)


def test_every_wait_is_told(browser: Browser, address: str, served_from: Path) -> None:
    page = opened(browser, address)
    ready(page)
    page.add_init_script(WATCH)
    with held_up(engine(served_from), 2):
        page.goto(f"{address}/explore")
    rest(page)
    assert "Asking the graph what this twin holds" in waits(page)
    page.get_by_role("tab", name="Cypher").click()
    page.get_by_role("textbox", name="Cypher").fill(
        "UNWIND range(1, 3000) AS a UNWIND range(1, 1000) AS b RETURN max(a * b) AS most"
    )
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.get_by_text(re.compile("1 row|stopped after 10 s"))).to_be_visible()
    assert "Running the query" in waits(page)
    page.goto(address)
    ready(page)
    answered(page, "How many doors are there?", "10 doors", 10)
    assert re.search("Writing a query|Running the query|Finding the elements", waits(page))
    page.context.close()


def test_a_stopped_upload_changes_nothing(
    browser: Browser, address: str, shared_models: Callable[[str], Path]
) -> None:
    page = opened(browser, f"{address}/building")
    rest(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Add a building").click()
    page.locator("input[type=file]").set_input_files(shared_models("AC20-FZK-Haus.ifc"))
    page.get_by_role("button", name="Read into the twin").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("AC20-FZK-Haus.ifc: Reading")
    dialog.get_by_role("button", name="Close").click()
    rest(page)
    expect(page.locator(".oriel-status")).to_contain_text("bay_house.ifc")
    page.get_by_role("combobox", name="Digital twin").click()
    expect(page.get_by_role("option", name="Bay house")).to_be_visible()
    expect(page.get_by_role("option", name="fzk")).to_have_count(0)
    page.context.close()


def test_an_engine_lost_is_told_where_it_is_missed_and_comes_back(
    browser: Browser, address: str, served_from: Path
) -> None:
    page = opened(browser, address)
    ready(page)
    page.get_by_role("button", name="View", exact=True).click()
    os.kill(engine(served_from), signal.SIGKILL)
    folder, away = served_from / "engine", served_from / "engine-away"
    folder.rename(away)
    folder.write_text("in the way of a new engine")
    try:
        page.get_by_text("Hide the rest").click()
        lost = page.get_by_role("alert").filter(has_text=GONE)
        expect(lost).to_contain_text("The data folder")
        expect(page.get_by_text("What would you like to know?")).to_be_visible()
        for name in ("", "building", "explore"):
            other = opened(browser, f"{address}/{name}")
            expect(other.get_by_role("alert").filter(has_text=GONE)).to_be_visible()
            expect(other.get_by_role("button", name="Try again")).to_be_visible()
            other.context.close()
    finally:
        folder.unlink()
        away.rename(folder)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try again").click()
    expect(lost).to_be_hidden()
    ready(page)
    page.context.close()


def chosen(page: Page, label: str, option: str) -> None:
    """Choose from a list of the open menu above the building."""
    page.get_by_role("combobox", name=label).fill(option)
    page.get_by_role("option", name=option, exact=True).click()


def seen(page: Page) -> int:
    return int(page.locator(".oriel-view").get_attribute("data-seen") or 0)


def test_the_building_is_cut_coloured_and_reduced(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    ready(page)
    whole = seen(page)
    legend = page.locator(".oriel-view .legend span")
    page.get_by_role("button", name="View", exact=True).click()
    chosen(page, "Cut away all above", "Ground Floor")
    page.wait_for_function(f"document.querySelector('.oriel-view').dataset.seen < {whole}")
    cut = seen(page)
    for choice, value in (("System", "Heating"), ("Pset_DoorCommon.IsExternal", "Yes")):
        chosen(page, "Colour by", choice)
        expect(legend.filter(has_text=value).first).to_be_visible()
    dots = legend.locator("i").evaluate_all("all => all.map((dot) => dot.style.background)")
    assert len(set(dots)) == len(dots) == legend.count()
    page.get_by_text("Hide the rest").click()
    page.wait_for_function(f"document.querySelector('.oriel-view').dataset.seen < {cut}")
    page.context.close()


def focused_in(page: Page, selector: str, key: str = "Tab", most: int = 40) -> None:
    """Press `key` until what has the focus is inside `selector`."""
    for _ in range(most):
        page.keyboard.press(key)
        if page.evaluate(f"!!document.activeElement.closest('{selector}')"):
            return
    pytest.fail(f"{most} times {key} did not reach {selector}")


def test_a_keyboard_alone_asks_and_reaches_the_answer_and_a_link_shows_it(
    browser: Browser, address: str
) -> None:
    page = opened(browser, address)
    ready(page)
    focused_in(page, "[data-testid=stChatInput]")
    page.keyboard.type("How many windows are there?")
    page.keyboard.press("Enter")
    expect(page.locator(SHOWN)).to_contain_text("windows")
    rest(page)
    page.keyboard.type("which of those")
    focused_in(page, SHOWN, "Shift+Tab")
    page.keyboard.press("Enter")
    said = page.locator(f"{SHOWN} .oriel-answer").inner_text()
    ask(page, "How many doors are there?")
    page.get_by_placeholder(INPUT).fill("typed and not sent")
    page.get_by_role("button", name="Show rows").click()
    page.wait_for_url("**answer=0**")
    rest(page)
    expect(page.locator(f"{SHOWN} .oriel-answer")).to_have_text(said)
    expect(page.get_by_placeholder(INPUT)).to_have_value("typed and not sent")
    other = opened(browser, page.url, width=390)
    expect(other.locator(f"{SHOWN} .oriel-answer")).to_have_text(said)
    rest(other)
    box = other.get_by_placeholder(INPUT).bounding_box()
    card = other.locator("[class*=st-key-answer-]").last.bounding_box()
    view = other.locator(".oriel-view").bounding_box()
    assert box is not None
    assert card is not None
    assert view is not None
    assert card["y"] + card["height"] <= box["y"]
    assert box["y"] + box["height"] <= view["y"]
    page.context.close()
    other.context.close()


def test_a_twin_is_renamed_and_its_model_replaced(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    page = opened(browser, f"{address}/building")
    rest(page)
    page.get_by_role("button", name="Rename", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Name").fill("The *old* <bay>")
    dialog.get_by_role("button", name="Rename it").click()
    expect(page.get_by_role("heading", name="The *old* <bay>")).to_be_visible()
    expect(dialog).to_be_hidden()
    rest(page)
    page.get_by_role("button", name="Replace").click()
    new = own_house(tmp_path, "any-name", "Hatch to the pantry")
    dialog.locator("input[type=file]").set_input_files(new)
    dialog.get_by_role("button", name="Read it in its place").click()
    expect(page.get_by_text("any-name.ifc: 1 changed.")).to_be_visible()
    expect(page.locator(".oriel-status")).to_contain_text("bay_house.ifc")
    page.context.close()


def test_every_page_can_be_read_and_used_by_all(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    ready(page)
    ask(page, "Which doors lead to the Kitchen?")
    for name in ("ask", "building", "explore"):
        if name != "ask":
            page.goto(f"{address}/{name}")
            rest(page)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_function(
                f"getComputedStyle(document.querySelector('.stApp')).colorScheme == '{scheme}'"
            )
            faults = Axe().run(page).response["violations"]
            told = [f"{fault['help']}: {fault['nodes'][0]['html']}" for fault in faults]
            assert not told, f"{name} in {scheme}: {told}"
    page.context.close()
