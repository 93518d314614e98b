"""Pages of the app in a real browser: their addresses, what outlasts a change, who can use them."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from graph_store import GraphSettings, connect
from tests.app.browser import INPUT, SHOWN, ask, go, opened, ready, rest

pytestmark = pytest.mark.browser


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
    with connect(GraphSettings(data_dir=served_from), twin="over-the-road"):
        page = opened(browser, address)
        rest(page)
        for name in ("Building", "Ask"):
            go(page, name)
        choice = page.get_by_role("combobox", name="Digital twin")
        choice.click()
        page.get_by_role("option", name="Over the road", exact=True).click()
        page.wait_for_url("**twin=over-the-road")
        rest(page)
        page.evaluate(
            "new Promise((done) => { addEventListener('popstate', done); history.go(-2) })"
        )
        expect(page).to_have_url(f"{address}/?twin=over-the-road")
        expect(choice).to_have_value("Over the road")


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
    page.wait_for_function("() => document.querySelector('.st-key-talk').scrollTop > 0")
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
                f"() => getComputedStyle(document.querySelector('.stApp')).colorScheme"
                f" == '{scheme}'"
            )
            faults = Axe().run(page).response["violations"]
            told = [f"{fault['help']}: {fault['nodes'][0]['html']}" for fault in faults]
            assert not told, f"{name} in {scheme}: {told}"


def test_the_building_is_given_more_room_or_less_and_keeps_it(
    browser: Browser, address: str
) -> None:
    page = opened(browser, address)
    ready(page)
    line = page.get_by_role("separator", name="Between the conversation and the building")
    stage, canvas = page.locator(".oriel-view .stage"), page.locator(".oriel-view canvas")

    def room() -> float:
        box = stage.bounding_box()
        assert box
        return box["width"]

    def place() -> float:
        box = line.bounding_box()
        assert box
        return box["x"] + box["width"] / 2

    before, at = room(), place()
    page.mouse.move(at, 400)
    page.mouse.down()
    page.mouse.move(at - 120, 400, steps=4)
    page.mouse.up()
    assert place() == pytest.approx(at - 120, abs=8)
    wide = room()
    assert wide == pytest.approx(before + 120, abs=10)
    page.wait_for_function(
        "(width) => document.querySelector('.oriel-view canvas').width >= width", arg=wide - 1
    )
    drawn = canvas.bounding_box()
    assert drawn
    assert drawn["width"] == pytest.approx(wide, abs=2)
    page.keyboard.press("ArrowRight")
    assert room() < wide
    for key, value in (("End", "70"), ("Home", "25")):
        page.keyboard.press(key)
        expect(line).to_have_attribute("aria-valuenow", value)
    line.dblclick()
    assert room() == pytest.approx(before, abs=2)
    line.press("ArrowLeft")
    share = line.get_attribute("aria-valuenow")
    assert share != "45"
    page.reload()
    ready(page)
    expect(line).to_have_attribute("aria-valuenow", str(share))
    faults = Axe().run(page, ".oriel-divider").response["violations"]
    assert not faults, faults
    page.set_viewport_size({"width": 390, "height": 844})
    expect(line).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
