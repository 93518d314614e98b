"""`oriel serve` and a headless Chromium for the browser tests."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from tests.patience import PATIENCE

# Without a graphics card every frame of a page, a spinner's too, would be drawn as WebGL is, by
# SwiftShader: a page that waits costs a core. So only the building is; the page is painted plainly.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu-compositing",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--process-per-site",  # what one page has compiled of the app, the next one need not
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
INPUT = "Ask about this building"
SHOWN = "[class*=st-key-answer-shown]"
AT_REST = """(call) => {
  if (window.restOf !== call) [window.restOf, window.calm] = [call, 0]
  const app = document.querySelector("[data-testid=stApp]")
  window.calm = app?.dataset.testScriptState === "notRunning" ? window.calm + 1 : 0
  return window.calm > 12
}"""
VISITOR = "sessionStorage.visits ??= localStorage.clear() ?? 1"
"""A page that is opened finds nothing that another page kept in the browser."""
DRAWN = """() => new Promise((done) => {
  let left = 6
  const next = () => left-- ? requestAnimationFrame(next) : done()
  next()
})"""
expect.set_options(timeout=PATIENCE * 1000)


def chromium() -> str:
    """The path of a Chromium; skips where there is none, fails in CI."""
    found = os.environ.get("ORIEL_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        reason = "no Chromium on this machine; install Debian's `chromium` or set ORIEL_CHROMIUM"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    """A headless Chromium that draws WebGL without a graphics card."""
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(
    data_dir: Path, settings: Mapping[str, str] | None = None, *, bind: str = "localhost"
) -> Iterator[str]:
    """`oriel serve` on a free port with its own data folder and settings; its address."""
    port = free_port()
    command = [sys.executable, "-c", "from app.command.main import main; main()", "serve"]
    log = data_dir / "serve.log"
    with log.open("wb") as out:
        server = subprocess.Popen(
            [*command, "--port", str(port), "--address", bind],
            env={
                **os.environ,
                "ORIEL_DATA_DIR": str(data_dir),
                "ORIEL_GRAPH_LINGER": "2",
                **(settings or {}),
            },
            stdout=out,
            stderr=subprocess.STDOUT,
        )
        try:
            wait_for(f"http://localhost:{port}/_stcore/health", server)
            yield f"http://localhost:{port}"
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait(10)


def wait_for(address: str, server: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if server.poll() is not None:
            pytest.fail("oriel serve ended before it answered; see serve.log in its data folder")
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.3)
    pytest.fail(f"{address} did not answer within {PATIENCE} s")


def opened(
    browser: Browser,
    address: str,
    *,
    width: int = 1440,
    scheme: str = "light",
    somebody_else: bool = False,
) -> Page:
    """A page of the app, as of a new visitor, but that the browser has fetched its files before.

    Cookies are those of all pages, unless it is somebody else's. Nothing moves (`look/page.css`): a
    spinner that turns while the page waits is sixty pictures a second, and no graphics card.
    """
    fresh = somebody_else or not browser.contexts
    context = browser.new_context() if fresh else browser.contexts[0]
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.set_viewport_size({"width": width, "height": 900 if width > 600 else 844})
    page.emulate_media(
        color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce"
    )
    page.add_init_script(f"if (location.protocol === 'http:') {VISITOR}")
    page.goto(address)
    return page


def rest(page: Page) -> None:
    """Wait until the page is done with its run; before, parts of the run before may stand too.

    Several pictures in a row have to be at rest: a click's run begins some after it.
    """
    expect(page.locator(".oriel-status").first).to_be_visible()
    page.wait_for_function(AT_REST, arg=time.monotonic())


def drawn_anew(page: Page) -> None:
    """Wait until the page was drawn a few times more, however long it takes for one."""
    page.evaluate(DRAWN)


def go(page: Page, name: str) -> None:
    """Go to another page of the app by its link."""
    page.get_by_role("link", name=name, exact=True).click()
    page.wait_for_url(re.compile(rf"/{'' if name == 'Ask' else name.lower()}(\?|$)"))
    rest(page)


def choose_row(table: Locator, number: int) -> None:
    """Choose a row by the box before it; the table draws itself after it stands there."""
    expect(table.locator("[role=gridcell]").first).to_be_attached()
    drawn_anew(table.page)
    table.click(position={"x": 15, "y": 35 * number + 17})


def ready(page: Page) -> None:
    """Wait until the building is drawn; on the first visit it is read before."""
    view = page.locator(".oriel-view[data-ready=true]").first
    expect(view).to_be_visible()
    rest(page)


def open_menu(page: Page) -> None:
    """Open what is to be seen of the building, above it."""
    page.locator(".st-key-view summary").click()
    expect(page.get_by_role("combobox", name="Colour by")).to_be_visible()
    rest(page)


def ask(page: Page, question: str) -> None:
    """Ask, and wait for the answer's card."""
    rest(page)
    box = page.get_by_placeholder(INPUT)
    box.fill(question)
    box.press("Enter")
    heading = page.locator("[class*=st-key-question-]").filter(has_text=question)
    expect(heading.last).to_be_visible()
    rest(page)


def highlighted(page: Page, count: int) -> None:
    view = page.locator(f".oriel-view[data-ready=true][data-highlighted='{count}']")
    expect(view).to_be_visible()


def answered(page: Page, question: str, sentence: str, count: int) -> None:
    """Ask; the answer's card says `sentence`, and `count` elements are coloured."""
    ask(page, question)
    expect(page.locator(SHOWN)).to_contain_text(sentence)
    highlighted(page, count)
