"""Looking and asking in a real browser: by mouse, by keyboard alone, on a phone."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.app.browser import (
    INPUT,
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

pytestmark = pytest.mark.browser


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
    page.wait_for_function(f"() => document.querySelector('.oriel-view').dataset.seen < {whole}")
    cut = seen(page)
    for choice, value in (("System", "Heating"), ("Pset_DoorCommon.IsExternal", "Yes")):
        chosen(page, "Colour by", choice)
        expect(legend.filter(has_text=value).first).to_be_visible()
    dots = legend.locator("i").evaluate_all("all => all.map((dot) => dot.style.background)")
    assert len(set(dots)) == len(dots) == legend.count()
    page.get_by_text("Hide the rest").click()
    page.wait_for_function(f"() => document.querySelector('.oriel-view').dataset.seen < {cut}")


def test_the_keys_turn_the_building_and_bring_it_closer(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    ready(page)
    eye = "document.querySelector('.oriel-view').oriel.cameras.pose.eye"
    first = page.evaluate(eye)
    page.locator(".oriel-view .stage").focus()
    for key in ("ArrowLeft", "ArrowUp", "+"):
        before = page.evaluate(eye)
        page.keyboard.press(key)
        page.wait_for_function(f"() => Math.hypot(...{eye}.map((x, a) => x - {before}[a])) > 0.3")
    page.get_by_role("button", name="Whole").click()
    page.wait_for_function(f"() => Math.hypot(...{eye}.map((x, a) => x - {first}[a])) < 0.01")


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
    thumb = page.locator(SHOWN).get_by_role("radio", name="Thumbs up")
    expect(thumb).to_be_visible()
    focused_in(page, f"{SHOWN} [data-testid=stFeedbackButton]", "Shift+Tab")
    page.keyboard.press("Enter")
    expect(thumb).to_have_attribute("aria-checked", "true")
    rest(page)
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
