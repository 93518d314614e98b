"""What a person sees in a real browser while things wait, fail, are stopped or replaced."""

import json
import os
import re
import signal
import threading
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pandas as pd
import pytest
from filelock import FileLock
from playwright.sync_api import Browser, Route, expect

from app.twins.ingest import twin_name
from graph_store import GraphSettings, connect
from tests.agents.scripted_server import Reply, answering
from tests.app.browser import SHOWN, answered, open_menu, opened, ready, rest, served
from tests.app.houses import own_house
from tests.patience import PATIENCE

pytestmark = pytest.mark.browser
GONE = "The graph cannot be reached"
WATCHED = "[data-testid=stSpinner], [data-testid=stProgress], [data-testid=stExpander] summary"
WATCH = f"""
  window.waits = new Set()
  new MutationObserver(() => document.querySelectorAll("{WATCHED}").forEach(
    (each) => window.waits.add(each.innerText)
  )).observe(document, {{ subtree: true, childList: true, characterData: true }})
"""
"""Gathers in the page what every wait was told with, however short it was."""
WAITS = "[...window.waits].join('\\n')"


def engine(served_from: Path) -> int:
    """The process of the server's engine."""
    told = json.loads((served_from / "engine" / "engine.json").read_text("utf-8"))
    return int(told["pid"])


@contextmanager
def held_up(process: int) -> Iterator[None]:
    """The engine stands still meanwhile."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def test_every_wait_is_told(browser: Browser, address: str, served_from: Path) -> None:
    page = opened(browser, address)
    ready(page)
    page.add_init_script(WATCH)
    with held_up(engine(served_from)):
        page.goto(f"{address}/explore")
        page.wait_for_function(f"() => {WAITS}.includes('Asking the graph what this twin holds')")
    rest(page)
    page.get_by_role("tab", name="Cypher").click()
    page.get_by_role("textbox", name="Cypher").fill(
        "UNWIND range(1, 3000) AS a UNWIND range(1, 1000) AS b RETURN max(a * b) AS most"
    )
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.get_by_text(re.compile("1 row|stopped after 10 s"))).to_be_visible()
    assert "Running the query" in page.evaluate(WAITS)
    page.goto(address)
    ready(page)
    answered(page, "How many doors are there?", "10 doors", 10)
    told = page.evaluate(WAITS)
    assert re.search("Writing a query|Running the query|Finding the elements", told)


def test_a_stopped_upload_changes_nothing(
    browser: Browser, address: str, served_from: Path, tmp_path: Path
) -> None:
    page = opened(browser, f"{address}/building")
    rest(page)
    path = own_house(tmp_path, "never-read")
    with FileLock(served_from / f"{twin_name(path)}.reading.lock"):
        page.get_by_role("button", name="Add a building").click()
        page.locator("input[type=file]").set_input_files(path)
        page.get_by_role("button", name="Read in").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("never-read.ifc: Waiting for another process")
        expect(dialog).to_contain_text("cancelled, by this or by closing")
        dialog.get_by_role("button", name="Close").click()
        expect(page.get_by_text("never-read.ifc was not read")).to_be_visible()
        rest(page)
    expect(page.locator(".oriel-status")).to_contain_text("bay_house.ifc")
    page.get_by_role("combobox", name="Digital twin").click()
    expect(page.get_by_role("option").first).to_be_visible()
    expect(page.get_by_role("option", name="Never read")).to_have_count(0)


def server_of(address: str) -> int:
    """The process of the server at an address."""
    port = address.rpartition(":")[2].encode()
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            words = process.read_bytes().split(b"\0")
            if b"serve" in words and port in words:
                return int(process.parent.name)
    pytest.fail(f"no server is at {address}")


def reader_of(name: str) -> int:
    """The process that reads the file of this name, as soon as there is one."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for process in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                words = process.read_bytes()
                if b"app.twins.reader" in words and name.encode() in words:
                    return int(process.parent.name)
        time.sleep(0.02)
    pytest.fail(f"{name} is read by no process of its own")


@pytest.mark.parametrize("button", ["Cancel", "Close"])
def test_a_reader_that_is_cancelled_ends_and_the_twin_is_as_it_was(
    browser: Browser, address: str, tmp_path: Path, button: str
) -> None:
    page = opened(browser, f"{address}/building")
    rest(page)
    held = page.locator(".oriel-status").inner_text()
    page.get_by_role("button", name="Add a building").click()
    dialog = page.get_by_role("dialog")
    name = f"unwanted-{button.lower()}"
    dialog.locator("input[type=file]").set_input_files(own_house(tmp_path, name))
    dialog.get_by_text("Together with").click()
    dialog.get_by_role("button", name="Read in").click()
    reader = reader_of(f"{name}.ifc")
    os.kill(reader, signal.SIGSTOP)
    expect(dialog).to_contain_text(f"{name}.ifc: Opening")
    dialog.get_by_role("button", name=button).click()
    told = (dialog if button == "Cancel" else page).get_by_text(f"{name}.ifc was not read: you")
    expect(told).to_be_visible()
    assert not Path(f"/proc/{reader}").exists()
    if button == "Cancel":  # the dialog takes another file
        dialog.locator("input[type=file]").set_input_files(own_house(tmp_path, "wanted"))
        expect(dialog.get_by_role("button", name="Read in")).to_be_visible()
        dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    rest(page)
    assert page.locator(".oriel-status").inner_text() == held


def test_a_replacement_that_is_cancelled_leaves_the_model(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    page = opened(browser, f"{address}/building")
    rest(page)
    held = page.locator(".oriel-status").inner_text()
    page.get_by_role("button", name="Replace").click()
    dialog = page.get_by_role("dialog")
    new = own_house(tmp_path, "not-this-one", "Another hatch")
    dialog.locator("input[type=file]").set_input_files(new)
    dialog.get_by_role("button", name="Read it in its place").click()
    reader = reader_of("not-this-one.ifc")
    os.kill(reader, signal.SIGSTOP)
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog.get_by_text("not-this-one.ifc was not read: you cancelled")).to_be_visible()
    assert not Path(f"/proc/{reader}").exists()
    dialog.get_by_role("button", name="Close").click()
    rest(page)
    assert page.locator(".oriel-status").inner_text() == held


def test_a_letter_is_refused_in_a_sentence_and_not_read(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    page = opened(browser, f"{address}/building")
    rest(page)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir or Madam")
    page.get_by_role("button", name="Add a building").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[type=file]").set_input_files([letter])
    expect(dialog).to_contain_text("letter.txt will not be read: Oriel reads IFC files")
    expect(dialog.get_by_role("button", name="Read in")).to_have_count(0)


def most_memory(process: int) -> int:
    """The most bytes that a process has held at once so far."""
    told = Path(f"/proc/{process}/status").read_text("ascii")
    return (
        int(next(line for line in told.splitlines() if line.startswith("VmHWM")).split()[1]) * 1024
    )


def test_a_bomb_that_is_uploaded_is_refused_and_the_server_does_not_grow(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    page = opened(browser, f"{address}/building")
    rest(page)
    held = page.locator(".oriel-status").inner_text()
    bomb = tmp_path / "bomb.ifczip"
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb.ifc", b"ISO-10303-21;" + b" " * 300_000_000)
    assert bomb.stat().st_size < 400_000
    server = server_of(address)
    before = most_memory(server)
    page.get_by_role("button", name="Add a building").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[type=file]").set_input_files([bomb])
    dialog.get_by_role("button", name="Read in").click()
    expect(dialog).to_contain_text("bomb.ifczip")
    expect(dialog).to_contain_text("more than 100 to one, as no model is")
    assert most_memory(server) - before < 100 * 1024**2
    dialog.get_by_role("button", name="Close").click()
    rest(page)
    assert page.locator(".oriel-status").inner_text() == held


def test_a_stopped_answer_gives_its_question_back(browser: Browser, tmp_path: Path) -> None:
    released = threading.Event()

    def silent(_: dict[str, Any]) -> Reply:
        released.wait(PATIENCE)
        return Reply(status=500)

    with answering(silent) as model:
        settings = {"ORIEL_MODEL_BASE_URL": model.url, "ORIEL_MODEL_NAME": "silent"}
        with served(tmp_path, settings) as address:
            page = opened(browser, address)
            asking = page.locator(".st-key-asking")
            expect(asking).to_be_visible()
            question = asking.inner_text()
            expect(
                page.get_by_test_id("stExpander").filter(has_text=re.compile(r" \d+ s"))
            ).to_be_visible()
            page.locator(".st-key-stop button").click()
            expect(asking).to_be_hidden()
            rest(page)
            box = page.get_by_placeholder("Ask about this building")
            expect(box).to_have_value(question)
            page.get_by_role("combobox", name="Answers by").click()
            page.get_by_role("option", name="Rules, no model").click()
            expect(page.locator(".oriel-status")).to_contain_text("answers by rules")
            expect(box).to_have_value(question)
            rest(page)
            box.press("Enter")
            expect(page.locator(f"{SHOWN} .oriel-answer")).to_contain_text("door")
        released.set()


def test_an_engine_lost_is_told_where_it_is_missed_and_comes_back(
    browser: Browser, address: str, served_from: Path
) -> None:
    page = opened(browser, address)
    ready(page)
    open_menu(page)
    tree = opened(browser, f"{address}/explore")
    rest(tree)
    os.kill(engine(served_from), signal.SIGKILL)
    folder, away = served_from / "engine", served_from / "engine-away"
    folder.rename(away)
    folder.write_text("in the way of a new engine")
    try:
        page.get_by_text("Hide the rest").click()
        lost = page.get_by_role("alert").filter(has_text=GONE)
        expect(lost).to_contain_text("The data folder")
        expect(page.get_by_text("What would you like to know?")).to_be_visible()
        tree.get_by_role("textbox", name="Search").fill("door")
        tree.keyboard.press("Enter")
        expect(tree.get_by_role("alert").filter(has_text=GONE)).to_be_visible()
        expect(tree.get_by_role("tab", name="Schema")).to_be_visible()
        for name in ("", "building", "explore"):
            other = opened(browser, f"{address}/{name}")
            expect(other.get_by_role("alert").filter(has_text=GONE)).to_be_visible()
            expect(other.get_by_role("button", name="Try again")).to_be_visible()
            other.close()
    finally:
        folder.unlink()
        away.rename(folder)
    tree.get_by_role("button", name="Try again").click()
    expect(tree.get_by_text("Ground Floor").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try again").click()
    expect(lost).to_be_hidden()
    ready(page)


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
    new = own_house(tmp_path, "any-name", f"Hatch to {tmp_path.name}")  # another one each time
    dialog.locator("input[type=file]").set_input_files(new)
    dialog.get_by_role("button", name="Read it in its place").click()
    expect(page.get_by_text("any-name.ifc: 1 changed.")).to_be_visible()
    expect(page.locator(".oriel-status")).to_contain_text("bay_house.ifc")


def test_a_view_is_ready_when_the_building_asked_for_is_drawn_and_not_before(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    page = opened(browser, address)
    ready(page)
    first = page.locator(".oriel-view").get_attribute("data-scene")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/oriel/scene/*", hold)
    page.get_by_role("button", name="Add a building").click()
    page.locator("input[type=file]").set_input_files(own_house(tmp_path, "next-door"))
    page.get_by_role("button", name="Read in").click()
    expect(page.locator(".oriel-status")).to_contain_text("next-door.ifc")
    expect(page.get_by_text("Loading the building")).to_be_visible()
    assert page.locator(".oriel-view[data-ready=true]").count() == 0
    held[0].continue_()
    ready(page)
    assert page.locator(".oriel-view").get_attribute("data-scene") != first


def test_the_building_is_drawn_again_after_an_empty_twin(
    browser: Browser, address: str, served_from: Path
) -> None:
    settings = GraphSettings(data_dir=served_from)
    with connect(settings, twin="bare-lot"):
        page = opened(browser, address)
        ready(page)
        choice = page.get_by_role("combobox", name="Digital twin")
        for name in ("Bare lot", choice.input_value()):
            choice.click()
            page.get_by_role("option", name=name, exact=True).click()
            rest(page)
            drawn = page.locator(".oriel-view .stage canvas")
            if name == "Bare lot":
                page.wait_for_url("**twin=bare-lot")
                expect(page.get_by_text("There is nothing to draw here yet")).to_be_visible()
                empty = page.locator(".oriel-view").bounding_box()
                assert empty
                assert empty["height"] < 300
            else:
                expect(drawn.first).to_be_visible()


def test_a_workbook_joins_the_building_it_is_added_to(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    page = opened(browser, f"{address}/building")
    rest(page)
    known = re.findall(r"#\d+= ?IFCDOOR\('([^']+)'", own_house(tmp_path, "doors").read_text())
    workbook = tmp_path / "handover.ods"
    rows = [
        {"Name": f"D-{at}", "CreatedBy": "fm@example.org", "ExtIdentifier": one}
        for at, one in enumerate((known[0], "x"))
    ]
    with pd.ExcelWriter(workbook, engine="odf") as book:
        pd.DataFrame(rows).to_excel(book, sheet_name="Component", index=False)
        for sheet in ("Facility", "Floor", "Space", "Type"):
            empty = pd.DataFrame(columns=["Name", "CreatedBy"])
            empty.to_excel(book, sheet_name=sheet, index=False)
    page.get_by_role("button", name="Add a building").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[type=file]").set_input_files(workbook)
    dialog.get_by_text("Together with").click()
    dialog.get_by_role("button", name="Read in").click()
    expect(dialog).to_be_hidden()
    met = page.get_by_text("register · 1 of 2 rows that name an element meet it")
    expect(met).to_be_visible()
    expect(page.get_by_role("button", name="Replace")).to_have_count(1)
