"""The relations in a real browser: kinds that come out by a click, a search, a path."""

import io

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.app.browser import SHOWN, answered, ask, choose_row, drawn_anew, opened, ready, rest

pytestmark = pytest.mark.browser

HIGHLIGHT = np.array([0xF2, 0x86, 0x1D])


def asked_about(page: Page) -> list[tuple[float, float]]:
    """Where the drawing is in the colour of what is asked about, in its pixels."""
    canvas = page.locator(".st-key-relations canvas").last
    canvas.scroll_into_view_if_needed()
    drawn_anew(page)
    image = np.asarray(Image.open(io.BytesIO(canvas.screenshot())).convert("RGB"), dtype=int)
    legend = image.shape[0] - 40
    down, across = np.nonzero(np.abs(image[:legend] - HIGHLIGHT).max(axis=2) < 12)
    return list(zip(across.tolist(), down.tolist(), strict=True))


def test_relations_come_out_by_clicks_and_lead_from_room_to_room(
    browser: Browser, address: str
) -> None:
    page = opened(browser, address)
    ready(page)
    answered(page, "How many doors are there?", "10 doors", 10)
    square = asked_about(page)
    across, down = np.mean(square, axis=0)
    apart = np.ptp(np.array(square), axis=0).max()
    assert apart < 30, "ten doors are one square"
    page.locator(".st-key-relations canvas").last.click(position={"x": across, "y": down})
    expect(page.get_by_role("button", name="Fold")).to_be_visible()
    rest(page)
    assert np.ptp(np.array(asked_about(page)), axis=0).max() > 150
    page.get_by_role("button", name="Fold").click()
    expect(page.get_by_role("button", name="Fold")).to_have_count(0)
    ask(page, "Which rooms are on the ground floor?")
    rows = page.locator(SHOWN).locator("[data-testid=stDataFrame]").first
    choose_row(rows, 1)
    page.get_by_role("button", name="Path from here").click()
    expect(page.get_by_text("pick the other end, wherever it is shown")).to_be_visible()
    choose_row(rows, 5)
    expect(page.get_by_text("Path from Kitchen to Utility Room · 2 steps")).to_be_visible()
    rest(page)
    ends = np.array(asked_about(page))
    assert np.ptp(ends, axis=0)[0] > 250
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.get_by_text("Relations of the picked element")).to_be_visible()
    found = page.get_by_role("combobox", name="Find in the relations")
    found.fill("Hall")
    found.press("Enter")
    expect(page.locator(".st-key-element")).to_contain_text("Hall")
