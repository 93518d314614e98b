"""Looking and asking in a real browser: by mouse, by keyboard alone, on a phone, by everyone."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from graph_store import GraphSettings, connect
from tests.app.browser import (
    SHOWN,
    answered,
    ask,
    choose_row,
    go,
    highlighted,
    open_menu,
    opened,
    ready,
    rest,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]
INPUT = "Ask about this building"


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
    open_menu(page)
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


def test_the_keys_turn_the_building_and_bring_it_closer(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    ready(page)
    eye = "document.querySelector('.oriel-view').oriel.cameras.pose.eye"
    first = page.evaluate(eye)
    page.locator(".oriel-view .stage").focus()
    for key in ("ArrowLeft", "ArrowUp", "+"):
        before = page.evaluate(eye)
        page.keyboard.press(key)
        page.wait_for_function(f"Math.hypot(...{eye}.map((x, a) => x - {before}[a])) > 0.3")
    page.get_by_role("button", name="Whole").click()
    page.wait_for_function(f"Math.hypot(...{eye}.map((x, a) => x - {first}[a])) < 0.01")


def test_a_room_chosen_from_the_table_is_seen_through_the_walls(
    browser: Browser, address: str
) -> None:
    page = opened(browser, address)
    ready(page)
    go(page, "Building")
    choose_row(page.locator(".st-key-rooms [data-testid=stDataFrame]"), 1)
    expect(page.locator(".st-key-element")).to_contain_text("FloorArea")
    expect(page.locator(".oriel-view[data-ready=true]:not([data-highlighted='0'])")).to_be_visible()


def test_the_rows_of_a_changed_query_are_seen_and_picked_in_the_building(
    browser: Browser, address: str
) -> None:
    page = opened(browser, address)
    ready(page)
    answered(page, "How many doors are there?", "10 doors", 10)
    page.get_by_role("tab", name="Cypher").click()
    page.get_by_text("Edit", exact=True).click()
    box = page.get_by_role("textbox", name="Cypher")
    box.fill("MATCH (s:IfcStair) RETURN s.GlobalId AS id")
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.get_by_text("The building shows the element that")).to_be_visible()
    highlighted(page, 1)
    rest(page)
    rows = page.locator("[class*=st-key-edited-]").locator("[data-testid=stDataFrame]")
    choose_row(rows, 1)
    expect(page.locator(".st-key-element")).to_contain_text("Stair")


def test_an_element_picked_from_the_tree_shows_its_card(browser: Browser, address: str) -> None:
    page = opened(browser, f"{address}/explore")
    search = page.get_by_role("textbox", name="Search")
    search.fill("kitchen door")
    search.press("Enter")
    page.get_by_role("button", name="Kitchen door (Door)").click()
    expect(page.locator(".st-key-element")).to_contain_text("Kitchen door")
    expect(page.get_by_placeholder(INPUT)).to_be_visible()


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
    legend = other.locator(".oriel-view .legend").bounding_box()
    tools = other.locator(".oriel-view .tools").bounding_box()
    assert legend
    assert tools
    assert tools["y"] + tools["height"] <= legend["y"]


def with_two_answers(browser: Browser, address: str) -> Page:
    """A page on which windows were counted, then doors."""
    page = opened(browser, address)
    ready(page)
    for question in ("How many windows are there?", "How many doors are there?"):
        ask(page, question)
    return page


def test_the_address_names_what_is_seen_and_back_leads_to_the_page_before(
    browser: Browser, address: str
) -> None:
    page = with_two_answers(browser, address)
    page.wait_for_url("**talk=**")
    page.get_by_role("button", name="Show rows").click()
    page.wait_for_url("**answer=0**")
    seen = page.url
    go(page, "Explore")
    page.wait_for_url("**/explore?*answer=0**")
    page.go_back()
    page.wait_for_url(seen)
    rest(page)
    page.go_back()
    assert page.url == "about:blank"


def test_back_after_another_twin_was_chosen_names_the_one_that_is_seen(
    browser: Browser, address: str, served_from: Path
) -> None:
    with connect(GraphSettings(data_dir=served_from), twin="next-door"):
        page = opened(browser, address)
        rest(page)
        for name in ("Building", "Ask"):
            go(page, name)
        choice = page.get_by_role("combobox", name="Digital twin")
        choice.click()
        page.get_by_role("option", name="Next door", exact=True).click()
        page.wait_for_url("**twin=next-door")
        rest(page)
        page.evaluate(
            "new Promise((done) => { addEventListener('popstate', done); history.go(-2) })"
        )
        expect(page).to_have_url(f"{address}/?twin=next-door")
        expect(choice).to_have_value("Next door")


def test_what_was_typed_and_what_is_shown_outlast_a_look_at_another_page(
    browser: Browser, address: str
) -> None:
    page = with_two_answers(browser, address)
    box = page.get_by_placeholder(INPUT)
    expect(box).to_have_value("")
    box.fill("half a question")
    go(page, "Explore")
    page.get_by_role("tab", name="Cypher").click()
    page.get_by_role("textbox", name="Cypher").fill("RETURN 1 AS typed")
    page.get_by_role("tab", name="Building").click()
    search = page.get_by_role("textbox", name="Search")
    search.fill("kitchen door")
    search.press("Enter")
    page.get_by_role("button", name="Kitchen door (Door)").click()
    expect(box).to_have_value("half a question")
    pane, shown = page.locator(".st-key-talk"), page.locator(".st-key-question-1")
    page.wait_for_function("document.querySelector('.st-key-talk').scrollTop > 0")
    assert pane.bounding_box()["y"] - 5 <= shown.bounding_box()["y"]  # type: ignore[index]
    about = page.get_by_role("button", name="Ask about it")
    about.click()
    expect(box).to_have_value(re.compile(r"^half a question What .* Kitchen door\?$"))
    expect(box).to_be_focused()
    box.fill("")
    rest(page)
    about.click()
    expect(box).to_have_value(re.compile(r"^What .* Kitchen door\?$"))
    rest(page)
    box.press("Enter")
    expect(page.locator(".st-key-question-2")).to_be_visible()
    rest(page)
    go(page, "Explore")
    page.get_by_role("tab", name="Cypher").click()
    expect(page.get_by_role("textbox", name="Cypher")).to_have_value("RETURN 1 AS typed")
    go(page, "Ask")
    expect(page.locator(SHOWN)).to_be_visible()
    page.wait_for_timeout(500)
    expect(box).to_have_value("")


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
