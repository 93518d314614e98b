"""How long a person waits, in a headless Chromium: `python benchmarks/browser_times.py [FILE.ifc]`.

Run from the project's folder. Prints seconds; the machine draws 3D without a graphics card here,
so a desktop is faster.
"""

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Page, Request

from tests.app.browser import launched, open_menu, opened, rest, served

READY = ".oriel-view[data-ready=true]"
NOTE = """() => {
  const begun = performance.now()
  const { scene } = document.querySelector(".oriel-view").dataset
  window.drawnAfter = 0
  const look = () => {
    const view = document.querySelector(".oriel-view[data-ready=true]")
    if (view && view.dataset.scene !== scene) window.drawnAfter = performance.now() - begun
    else requestAnimationFrame(look)
  }
  look()
}"""
"""Notes in the page how long it took until another scene than the present one was drawn."""
NOTHING_ASKED = """() => document.querySelector(".st-key-suggest-0") &&
  !document.querySelector("[class*=st-key-question-]")"""
QUESTION = "How many doors are there?"
WALLS = "List all walls."


@contextmanager
def timed(name: str) -> Iterator[None]:
    start = time.perf_counter()
    yield
    show(name, time.perf_counter() - start)


def show(name: str, seconds: float) -> None:
    print(f"{name:<44}{seconds:6.1f} s", flush=True)


def main(path: Path | None) -> None:
    """First start, second visit, question, click, and the upload of `path` where one is given."""
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with (
        tempfile.TemporaryDirectory() as folder,
        launched() as browser,
        served(Path(folder)) as address,
    ):
        with timed("first start to the sample building answered"):
            page = opened(browser, address)
            page.set_default_timeout(180_000)
            page.wait_for_selector("[class*=st-key-answer-shown]", timeout=400_000)
        page.context.close()
        with timed("second visit: first paint"):
            page = opened(browser, address)
            page.set_default_timeout(180_000)
            page.wait_for_selector(".oriel-status")
        with timed("  … from there to 3D ready"):
            page.wait_for_selector(READY)
        with timed("question to answer shown"):
            ask(page, QUESTION)
        box = page.locator(".oriel-view").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2 - 6, box["y"] + box["height"] / 2)
        page.wait_for_timeout(500)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_selector(".oriel-view .tip:not([hidden])")
        with timed("click to properties"):
            page.mouse.down()
            page.mouse.up()
            page.wait_for_selector(".st-key-element")
        if path:
            upload(page, path)
        page.context.close()


def upload(page: Page, path: Path) -> None:
    """Upload a file into a twin of its own, ask of it, and cut it away."""
    rest(page)
    page.evaluate(NOTE)
    with timed(f"upload of {path.name} to first answer"):
        page.get_by_role("button", name="Add a building").click()
        page.locator("input[type=file]").set_input_files(path)
        page.get_by_role("button", name="Read in").click()
        page.wait_for_selector(f".oriel-status:has-text('{path.name}')")
        page.wait_for_function(NOTHING_ASKED)
        ask(page, QUESTION)
    page.wait_for_function("() => window.drawnAfter")
    show("  … to its own 3D ready", page.evaluate("window.drawnAfter") / 1000)
    rest(page)
    coloured = page.locator(".oriel-view").get_attribute("data-highlighted")
    traffic = Traffic(page)
    with timed("another question to its elements coloured"):
        ask(page, WALLS)
        page.wait_for_selector(f"{READY}:not([data-highlighted='{coloured}'])")
    print(f"  … sent to the page meanwhile: {traffic}")
    rest(page)
    with timed("all above the lowest storey cut away"):
        cut_away(page)
    print(f"  … sent to the page from the question on: {traffic}")


class Traffic:
    """What the server sends a page from now on: bytes of messages, and how many scenes."""

    def __init__(self, page: Page) -> None:
        self.bytes = self.scenes = 0
        page.on("request", self._asked)
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.webSocketFrameReceived", self._came)

    def _asked(self, request: Request) -> None:
        self.scenes += "/oriel/scene/" in request.url

    def _came(self, event: dict[str, Any]) -> None:
        """Payloads of binary frames come in base64, four letters for three bytes."""
        self.bytes += len(event["response"]["payloadData"]) * 3 // 4

    def __str__(self) -> str:
        return f"{self.bytes / 1000:,.0f} kB in messages, the scene {self.scenes} times"


def cut_away(page: Page) -> None:
    seen = page.locator(".oriel-view").get_attribute("data-seen")
    open_menu(page)
    page.get_by_role("combobox", name="Cut away all above").press("ArrowDown")
    page.get_by_role("option").first.click()
    page.wait_for_selector(f"{READY}:not([data-seen='{seen}'])")


def ask(page: Page, question: str) -> None:
    count = page.locator("[class*=st-key-question-]").count()
    box = page.get_by_placeholder("Ask about this building")
    box.fill(question)
    box.press("Enter")
    page.wait_for_selector(f".st-key-question-{count}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
