"""The building view in a real browser: what each tool does to the state and to the picture."""

import base64
import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from axe_playwright_python.sync_playwright import Axe
from bcf import bcfxml
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from app.exports.bcf import read_bcf
from tests.app.browser import (
    SHOWN,
    answered,
    choose_row,
    drawn_anew,
    go,
    open_menu,
    opened,
    ready,
    rest,
)
from tests.patience import PATIENCE

pytestmark = pytest.mark.browser

Pixels = NDArray[np.int16]
VIEW = "document.querySelector('.oriel-view').oriel"
INK = f"{VIEW}.stage.materials.shared.ink.value.toArray()"
STILL = f"""async () => {{
  const {{ stage }} = {VIEW}
  for (let calm = 0; calm < 10; calm = stage.moved || stage.dirty || stage.filling ? 0 : calm + 1)
    await new Promise(requestAnimationFrame)
}}"""
LONGEST_EDGE = f"""(id) => {{
  const {{ stage, cameras, picking }} = {VIEW}, {{ scene }} = stage
  const element = scene.elements[scene.elementOf.get(id)]
  const beside = (end) => {{
    const at = cameras.onStage(end)
    for (const [across, down] of at ? [[3, 0], [-3, 0], [0, 3], [0, -3]] : []) {{
      const x = at.x + across, y = at.y + down, hit = picking.at(x, y)
      if (hit && hit.element === element && hit.point.distanceTo(end) < 0.3) return {{ x, y }}
    }}
    return null
  }}
  let best = {{ length: 0 }}
  for (const chunk of scene.chunks)
    for (const part of element.parts.filter((p) => chunk.partOf.includes(p)))
      for (const [from, to] of chunk.edgesOf(part)) {{
        const length = from.distanceTo(to)
        const ends = length > best.length && [beside(from), beside(to)]
        if (ends && ends[0] && ends[1]) best = {{ length, from: ends[0], to: ends[1] }}
      }}
  return best
}}"""
"""The longest edge of an element that is seen beside both its ends: metres, and pixels there."""
HIT = f"""() => {{
  const {{ stage, picking }} = {VIEW}, {{ clientWidth, clientHeight }} = stage.element, found = []
  for (let n = 0; n < 81; n++) {{
    const across = 0.1 + 0.1 * (n % 9), down = 0.1 + 0.1 * Math.floor(n / 9)
    const hit = picking.at(clientWidth * across, clientHeight * down)
    let nearest = Infinity
    for (const {{ chunk, position }} of stage.bodies.children) {{
      const ray = picking.caster.ray.clone()
      ray.origin.sub(position)
      for (let part = chunk.first; part < chunk.first + chunk.parts; part++)
        if (stage.states.opacity(part))
          for (const {{ point }} of chunk.hits(part, ray))
            nearest = Math.min(nearest, ray.origin.distanceTo(point))
    }}
    found.push([hit ? hit.distance : null, nearest === Infinity ? null : nearest])
  }}
  return found
}}"""
"""How far away is what is hit at places all over the stage, and the nearest of all triangles."""
SKETCH = f"""(triangles) => {{
  const {{ stage }} = {VIEW}
  stage.frames.budget = triangles
  stage.render()
  return [stage.filling, stage.canvas.toDataURL()]
}}"""
"""What is shown at once where no more than so many triangles have time."""
HALF = """
  const fetched = window.fetch
  window.fetch = async (address, ...more) => {
    const response = await fetched(address, ...more)
    if (!String(address).includes("/oriel/scene/")) return response
    const block = new Uint8Array(await response.arrayBuffer())
    const whole = new Promise((resolve) => { window.sendTheRest = resolve })
    return new Response(new ReadableStream({ async start(to) {
      to.enqueue(block.slice(0, block.length * 0.7))
      await whole
      to.enqueue(block.slice(block.length * 0.7))
      to.close()
    } }))
  }
"""
"""Lets the last third of a scene come when the test says so."""


def tool(page: Page, name: str) -> None:
    page.locator(f".oriel-view [data-tool={name}]").click()


def drawer(page: Page, label: str) -> None:
    page.locator(".oriel-view .drawer").get_by_role("button", name=label, exact=True).click()


def state(page: Page, name: str) -> int:
    return int(page.locator(".oriel-view").get_attribute(f"data-{name}") or 0)


def pose(page: Page) -> dict[str, Any]:
    page.evaluate(STILL)
    return page.evaluate(f"{VIEW}.cameras.pose")  # type: ignore[no-any-return]


def picture(page: Page) -> Pixels:
    """The stage as it is seen, without what lies over it: (height, width, 3)."""
    page.evaluate(STILL)
    shot = page.locator(".oriel-view canvas").screenshot()
    return np.asarray(Image.open(io.BytesIO(shot)).convert("RGB"), dtype=np.int16)


def differing(one: Pixels, other: Pixels) -> int:
    """Pixels that are clearly of another colour."""
    assert one.shape == other.shape
    return int((np.abs(one - other).max(axis=2) > 40).sum())


def colours(image: Pixels) -> int:
    """How many there are."""
    return len(np.unique(image.reshape(-1, 3), axis=0))


def orange(image: Pixels) -> int:
    """Pixels in the colour of an answer, in whatever light."""
    r, g, b = np.moveaxis(image, 2, 0)
    return int(((r > 150) & (0.4 * r < g) & (g < 0.65 * r) & (b < 0.25 * r)).sum())


def sketch(page: Page, triangles: int) -> tuple[bool, Pixels]:
    """Whether more is to come, and the picture till then, beside nothing: (height, width, 3)."""
    page.evaluate(STILL)
    filling, address = page.evaluate(SKETCH, triangles)
    image = Image.open(io.BytesIO(base64.b64decode(address.split(",")[1])))
    return filling, np.asarray(image.convert("RGB"), dtype=np.int16)


def pieces(page: Page, triangles: int | None = None) -> None:
    """Lets a picture be drawn in pieces of so many triangles, as many as there are where None."""
    frames = f"{VIEW}.stage.frames"
    most = triangles or 1_000_000
    page.evaluate(f"{frames}.least = {frames}.most = {frames}.budget = {most}")
    page.evaluate(f"{VIEW}.stage.touch()")


def point(page: Page, across: float, down: float) -> tuple[float, float]:
    box = page.locator(".oriel-view .stage").bounding_box()
    assert box
    return box["x"] + across * box["width"], box["y"] + down * box["height"]


def at_stage(page: Page, place: dict[str, float]) -> tuple[float, float]:
    """A pixel of the stage in those of the page."""
    x, y = point(page, 0, 0)
    return x + place["x"], y + place["y"]


@pytest.fixture(scope="module")
def _opened() -> list[Page]:
    return []


@pytest.fixture
def shown(_launched: Browser, address: str, _opened: list[Page]) -> Page:
    """A page with the sample building, of which nothing was asked, as if it had just come.

    The page of the test before, where it is still open.
    """
    if not _opened or _opened[-1].is_closed():
        _opened.append(opened(_launched, address))
        ready(_opened[-1])
        expect(_opened[-1].locator("[class*=st-key-question-]")).to_have_count(0)
    page = _opened[-1]
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"() => {INK}[0] < 0.5")
    page.evaluate(f"{VIEW}.begin({VIEW}.shown)")
    expect(page.locator(".oriel-view[data-ready=true][data-planes='0']")).to_be_visible()
    return page


@pytest.fixture
def asked(browser: Browser, address: str) -> Page:
    """A page on which questions may be asked."""
    page = opened(browser, address)
    ready(page)
    return page


@pytest.fixture
def with_doors(asked: Page) -> Page:
    """That page after doors were asked for and one was picked from the rows."""
    answered(asked, "Which doors are external?", "Terrace door", 2)
    choose_row(asked.locator(SHOWN).locator("[data-testid=stDataFrame]").first, 1)
    expect(asked.locator(".oriel-view[data-picked='1']")).to_be_visible()
    rest(asked)
    return asked


def test_an_answer_is_coloured_without_anything_of_the_building_sent_again(asked: Page) -> None:
    sent: list[str] = []
    asked.on("request", lambda request: sent.append(request.url))
    memory = (
        f"JSON.stringify([{VIEW}.stage.renderer.info.memory, {VIEW}.stage.bodies.children.length])"
    )
    before, held = picture(asked), asked.evaluate(memory)
    answered(asked, "How many doors are there?", "10 doors", 10)
    after = picture(asked)
    assert asked.evaluate(memory) == held
    assert not [each for each in sent if "/oriel/" in each]
    assert orange(after) > orange(before) + 50
    assert "10 are coloured: 10 elements of this answer" in asked.locator(".said").inner_text()


def test_another_answer_is_seen_beside_this_one_in_another_colour(asked: Page) -> None:
    answered(asked, "How many windows are there?", "15 windows", 15)
    answered(asked, "How many doors are there?", "10 doors", 10)
    open_menu(asked)
    asked.get_by_role("combobox", name="Beside it, another answer").click()
    asked.get_by_role("option", name="How many windows are there?").click()
    legend = asked.locator(".oriel-view .legend span")
    expect(legend.filter(has_text="Only in this answer · 10")).to_be_visible()
    expect(legend.filter(has_text="Only in: How many windows are there? · 15")).to_be_visible()
    expect(asked.locator(".oriel-view[data-highlighted='25']")).to_be_visible()


def test_what_has_no_time_while_one_turns_is_drawn_when_one_stops(shown: Page) -> None:
    """In pieces, with a cut that is filled and bodies seen through, as if it were drawn at once."""
    tool(shown, "section")
    shown.get_by_role("slider", name="to").nth(2).fill("0.6")
    tool(shown, "through")
    shown.locator(".oriel-view .stage").focus()
    pieces(shown, 700)
    shown.keyboard.press("ArrowLeft")
    in_pieces = picture(shown)
    drawn = shown.evaluate(f"{VIEW}.stage.shown")
    pieces(shown)
    at_once = picture(shown)
    assert shown.evaluate(f"{VIEW}.stage.shown") == drawn + 1, "not drawn at once"
    assert differing(in_pieces, at_once) < 50
    filling, rough = sketch(shown, 700)
    assert filling
    assert 200 < colours(rough) < colours(at_once)
    assert differing(at_once, picture(shown)) < 50


def test_an_answer_comes_first_in_a_sketch(asked: Page) -> None:
    answered(asked, "How many windows are there?", "15 windows", 15)
    filling, seen = sketch(asked, 1500)
    assert filling
    assert orange(seen) > 100
    filling, _ = sketch(asked, 1_000_000)
    assert not filling


def test_what_is_large_is_drawn_before_all_is_here(browser: Browser, address: str) -> None:
    page = opened(browser, "about:blank")
    page.add_init_script(HALF)
    page.goto(address)
    expect(page.locator(".oriel-view[data-first]")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Loading the building … \d+ %"))).to_be_visible()
    part = picture(page)
    assert colours(part) > 50
    assert page.locator(".oriel-view[data-ready=true]").count() == 0
    page.evaluate("sendTheRest()")
    ready(page)
    assert differing(part, picture(page)) > 100


def test_the_sides_and_the_plans_are_looked_at_in_parallel_lines_or_not(shown: Page) -> None:
    tool(shown, "views")
    for side, axis, sign in (("Top", 2, 1), ("Front", 1, -1), ("Back", 1, 1), ("Left", 0, -1)):
        drawer(shown, side)
        seen = pose(shown)
        way = [eye - target for eye, target in zip(seen["eye"], seen["target"], strict=True)]
        assert max(range(3), key=lambda each: abs(way[each])) == axis
        assert way[axis] * sign > 0
    half = pose(shown)["half"]
    drawer(shown, "Parallel lines")
    assert pose(shown)["parallel"]
    assert pose(shown)["half"] == pytest.approx(half, rel=0.01)
    whole = picture(shown)
    tool(shown, "storeys")
    drawer(shown, "Ground Floor")
    assert (pose(shown)["parallel"], state(shown, "planes")) == (True, 1)
    tool(shown, "names")
    names = shown.locator(".oriel-view .names span")
    expect(names.filter(has_text="Kitchen")).to_be_visible()
    expect(names.filter(has_text="Utility")).to_be_visible()
    expect(names.filter(has_text="Bathroom")).to_have_count(0)
    boxes = [each.bounding_box() for each in names.all()]
    assert len(boxes) > 3
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            assert one
            assert other
            beside = (
                one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
            )
            above = (
                one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
            )
            assert beside or above
    assert differing(whole, picture(shown)) > 5000
    drawer(shown, "Ground Floor")
    assert (pose(shown)["parallel"], state(shown, "planes")) == (False, 0)


def test_storeys_stand_apart_and_come_together(shown: Page) -> None:
    before = picture(shown)
    tool(shown, "storeys")
    lifts = f"{VIEW}.stage.bodies.children.map((each) => each.position.z)"
    shown.locator(".oriel-view .drawer input").fill("4")
    assert shown.evaluate(f"{VIEW}.stage.scene.storeys.length") == 2
    lowest, highest = sorted(set(shown.evaluate(lifts)))
    assert (lowest, round(highest)) == (0, 4)
    tool(shown, "storeys")
    assert differing(before, picture(shown)) > 2000
    tool(shown, "all")
    assert set(shown.evaluate(lifts)) == {0}
    assert differing(before, picture(shown)) < 50


def test_what_is_picked_is_hidden_isolated_seen_through_and_shown_again(with_doors: Page) -> None:
    page = with_doors
    whole = state(page, "seen")
    first = page.locator(".oriel-view [data-tool=hide]")
    expect(first).to_be_enabled()
    tool(page, "fit")
    before = picture(page)
    tool(page, "hide")
    assert state(page, "seen") == whole - 1
    hidden = picture(page)
    assert differing(before, hidden) > 300
    expect(page.locator(".oriel-view .legend em")).to_have_text("1 hidden")
    tool(page, "all")
    assert state(page, "seen") == whole
    assert differing(before, picture(page)) < 50
    tool(page, "through")
    assert differing(before, picture(page)) > 300
    tool(page, "isolate")
    assert state(page, "seen") == 1
    expect(page.locator(".oriel-view .legend em")).to_have_text("1 alone")
    tool(page, "all")
    assert state(page, "seen") == whole
    assert "Picked: Front door" in page.locator(".said").inner_text()


def test_a_frame_selects_all_that_lies_in_it(shown: Page) -> None:
    tool(shown, "home")
    before = pose(shown)
    tool(shown, "frame")
    shown.mouse.move(*point(shown, 0.01, 0.01))
    shown.mouse.down()
    shown.mouse.move(*point(shown, 0.99, 0.99), steps=4)
    shown.mouse.up()
    selected = state(shown, "picked")
    assert 100 < selected < state(shown, "elements")
    expect(shown.locator(".oriel-view .drawer")).to_contain_text(f"{selected} selected")
    assert pose(shown) == before, "the frame turned the building"
    whole = state(shown, "seen")
    tool(shown, "hide")
    assert state(shown, "seen") == whole - selected


def test_a_section_cuts_the_building_open_and_fills_the_cut(shown: Page) -> None:
    before = picture(shown)
    tool(shown, "section")
    shown.get_by_role("slider", name="to").nth(2).fill("0.45")
    assert state(shown, "planes") == 1
    cut = picture(shown)
    shown.get_by_role("slider", name="x from").fill("0.5")
    assert state(shown, "planes") == 2
    with_fill = picture(shown)
    shown.evaluate(f"({VIEW}.stage.fills = false, {VIEW}.stage.touch())")
    assert differing(with_fill, picture(shown)) > 100
    shown.evaluate(f"({VIEW}.stage.fills = true, {VIEW}.stage.touch())")
    assert differing(with_fill, picture(shown)) < 50
    drawer(shown, "No cut")
    assert state(shown, "planes") == 0
    assert differing(cut, with_fill) > 300
    tool(shown, "section")
    assert differing(before, picture(shown)) < 50


def test_the_plane_of_a_face_cuts_along_it(shown: Page) -> None:
    tool(shown, "section")
    drawer(shown, "Plane of a face")
    shown.mouse.click(*point(shown, 0.5, 0.5))
    assert state(shown, "planes") == 1
    whole = state(shown, "seen")
    plane = shown.evaluate(f"{VIEW}.sections.free")
    drawer(shown, "Deeper")
    deeper = shown.evaluate(f"{VIEW}.sections.free")
    assert deeper[:3] == plane[:3]
    assert deeper[3] == pytest.approx(plane[3] - 0.25)
    assert sum(each**2 for each in plane[:3]) == pytest.approx(1, abs=1e-5)
    assert state(shown, "seen") == whole


def test_what_is_hit_is_the_nearest_of_all_that_is_drawn(shown: Page) -> None:
    """In perspective, in parallel lines from the front, and with the storeys apart."""
    for prepared in ("", "cameras.project(true)", "tools.look('front')", "stage.explode(5)"):
        if prepared:
            shown.evaluate(f"{VIEW}.{prepared}")
        shown.evaluate(STILL)
        found = shown.evaluate(HIT)
        assert sum(nearest is not None for _, nearest in found) > 20
        for hit, nearest in found:
            assert hit == (nearest and pytest.approx(nearest, abs=1e-6))
    shown.close()  # the next test has one of its own, with its own camera


def test_a_distance_is_measured_from_corner_to_corner(shown: Page) -> None:
    large = shown.evaluate(
        f"{VIEW}.stage.scene.elements.filter((e) => /Slab|Roof|Wall/.test(e.cls)).map((e) => e.id)"
    )
    tool(shown, "measure")
    shown.evaluate(STILL)
    edges = (shown.evaluate(LONGEST_EDGE, each) for each in large)
    edge = next(each for each in edges if each["length"] > 1)
    for end in ("from", "to"):
        x, y = at_stage(shown, edge[end])
        shown.mouse.move(x, y)
        drawn_anew(shown)
        shown.mouse.click(x, y)
    told = shown.locator(".oriel-view .drawer .words").inner_text()
    length = float(re.match(r"([\d.]+) m", told).group(1))  # type: ignore[union-attr]
    assert length == pytest.approx(edge["length"], abs=0.002)
    assert state(shown, "picked") == 0
    expect(shown.locator(".oriel-view svg line")).not_to_have_count(0)
    drawer(shown, "Clear")
    shown.mouse.move(*point(shown, 0.01, 0.01))
    expect(shown.locator(".oriel-view svg line")).to_have_count(0)


def test_the_tools_stand_in_one_line_on_a_desk(shown: Page) -> None:
    places = [each.bounding_box() for each in shown.locator(".oriel-view .tools button").all()]
    assert len({round(each["y"]) for each in places if each}) == 1


def test_menus_and_drawers_push_the_building_and_cover_nothing_of_it(shown: Page) -> None:
    open_menu(shown)
    menu = shown.locator(".st-key-view").bounding_box()
    view = shown.locator(".oriel-view").bounding_box()
    assert menu
    assert view
    assert menu["y"] + menu["height"] <= view["y"]
    for name in ("views", "storeys", "section", "measure", "frame", "issue"):
        tool(shown, name)
        drawn = shown.locator(".oriel-view .drawer").bounding_box()
        stage = shown.locator(".oriel-view .stage").bounding_box()
        assert drawn
        assert stage
        assert drawn["y"] + drawn["height"] <= stage["y"]
        expect(shown.locator(".oriel-view [aria-expanded=true]")).to_have_count(1)


def test_a_lost_graphics_context_is_told_and_comes_back(shown: Page) -> None:
    before = picture(shown)
    shown.evaluate(f"{VIEW}.stage.renderer.forceContextLoss()")
    expect(shown.get_by_text("let go of the picture")).to_be_visible()
    shown.evaluate(f"{VIEW}.stage.renderer.forceContextRestore()")
    expect(shown.get_by_text("let go of the picture")).to_be_hidden()
    assert differing(before, picture(shown)) < 50


def test_a_picture_is_saved_as_png(shown: Page, tmp_path: Path) -> None:
    with shown.expect_download() as waiting:
        tool(shown, "picture")
    saved = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(saved)
    with Image.open(saved) as image:
        assert image.format == "PNG"
        stage = shown.locator(".oriel-view .stage").bounding_box()
        assert stage
        assert abs(image.width - stage["width"]) <= 1
        assert colours(np.asarray(image.convert("RGB"))) > 100


def test_a_link_shows_the_view_as_it_was(with_doors: Page, browser: Browser) -> None:
    tool(with_doors, "hide")
    tool(with_doors, "section")
    with_doors.get_by_role("slider", name="to").nth(2).fill("0.5")
    with_doors.locator(".oriel-view .stage").focus()
    for key in ("ArrowLeft", "ArrowUp", "p"):
        with_doors.keyboard.press(key)
    kept = pose(with_doors)
    tool(with_doors, "link")
    with_doors.wait_for_url("**#view=**")
    other = opened(browser, with_doors.url)
    ready(other)
    again = pose(other)
    assert again["parallel"] == kept["parallel"]
    assert again["eye"] == pytest.approx(kept["eye"], abs=0.01)
    assert again["half"] == pytest.approx(kept["half"], rel=0.01)
    assert state(other, "planes") == 1
    assert other.evaluate(f"{VIEW}.own.hidden.size") == 1


@pytest.mark.parametrize("hash_", ["#view=%7B", "#view=null", '#view={"eye":[0,0],"target":"x"}'])
def test_a_link_that_is_no_view_changes_nothing(browser: Browser, address: str, hash_: str) -> None:
    page = opened(browser, address + hash_)
    ready(page)
    assert state(page, "planes") == 0
    assert state(page, "seen") > 100


def test_one_walks_by_keys_and_stops_by_escape(shown: Page) -> None:
    tool(shown, "walk")
    before = pose(shown)
    shown.keyboard.press("w")
    after = pose(shown)
    way = [b - a for a, b in zip(before["eye"], after["eye"], strict=True)]
    assert sum(each**2 for each in way) == pytest.approx(0.25, rel=0.05)
    assert abs(way[2]) < 0.01
    shown.keyboard.press("Escape")
    expect(shown.locator(".oriel-view [data-tool=walk]")).to_have_attribute("aria-pressed", "false")


def test_fingers_turn_the_building(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(address)
    ready(page)
    page.locator(".oriel-view").scroll_into_view_if_needed()
    before = pose(page)
    touch = context.new_cdp_session(page)
    for step in range(6):
        x, y = point(page, 0.4 + 0.05 * step, 0.5)
        kind = "touchMove" if step else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    after = pose(page)
    assert max(abs(a - b) for a, b in zip(before["eye"], after["eye"], strict=True)) > 1
    assert after["target"] == pytest.approx(before["target"], abs=0.01)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()


def test_the_tools_are_one_stop_of_the_tabulator_and_arrows_go_along(shown: Page) -> None:
    shown.locator(".oriel-view [data-tool=home]").focus()
    shown.keyboard.press("ArrowRight")
    expect(shown.locator(".oriel-view [data-tool=views]")).to_be_focused()
    shown.keyboard.press("End")
    expect(shown.locator(".oriel-view [data-tool=full]")).to_be_focused()
    shown.keyboard.press("Tab")
    expect(shown.locator(".oriel-view .stage")).to_be_focused()


def test_open_drawers_can_be_read_and_used_by_all(shown: Page) -> None:
    for name in ("views", "storeys", "section", "measure", "frame", "issue"):
        tool(shown, name)
        for scheme in ("light", "dark"):
            shown.emulate_media(color_scheme=scheme)
            shown.wait_for_function(
                f"() => getComputedStyle(document.querySelector('.stApp')).colorScheme"
                f" == '{scheme}'"
            )
            faults = Axe().run(shown, ".oriel-view").response["violations"]
            assert not faults, f"{name} in {scheme}: {json.dumps(faults)[:600]}"


def test_the_view_follows_the_theme(shown: Page) -> None:
    assert shown.evaluate(f"{INK}[0]") < 0.5
    shown.emulate_media(color_scheme="dark")
    shown.wait_for_function(f"() => {INK}[0] > 0.5")


def test_full_screen_takes_the_whole_screen(shown: Page) -> None:
    tool(shown, "full")
    shown.wait_for_function("() => document.fullscreenElement?.matches('.oriel-view')")
    shown.evaluate(STILL)
    width, height = shown.evaluate("[innerWidth, innerHeight]")
    box = shown.locator(".oriel-view").bounding_box()
    assert box
    assert (round(box["width"]), round(box["height"])) == (width, height)
    tool(shown, "full")
    shown.wait_for_function("() => !document.fullscreenElement")


def test_what_is_seen_is_taken_along_as_bcf(with_doors: Page, tmp_path: Path) -> None:
    """Camera, cut, what is hidden and what is picked, in the file's own coordinates."""
    with_doors.evaluate(
        f"{VIEW}.own.hidden.add({VIEW}.stage.scene.elements.find((e) => e.cls === 'IfcSlab'))"
    )
    with_doors.evaluate(f"{VIEW}.paint()")
    tool(with_doors, "section")
    with_doors.get_by_role("slider", name="to").nth(2).fill("0.5")
    tool(with_doors, "issue")
    with_doors.get_by_role("textbox", name="What the issue is called").fill("Mind the door")
    seen = pose(with_doors)
    front, slab, origin, plane = with_doors.evaluate(
        f"[{VIEW}.chosen()[0].id, [...{VIEW}.own.hidden][0].id, {VIEW}.stage.scene.origin,"
        f" {VIEW}.stage.planes[0]]"
    )
    with with_doors.expect_download() as waiting:
        drawer(with_doors, "BCF 3.0")
    saved = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(saved)
    (topic,) = read_bcf(saved.read_bytes())
    (view,) = topic.views
    assert topic.title == "Mind the door"
    assert view.selected == (front,)
    assert (view.visible, view.exceptions) == (True, (slab,))
    assert view.camera
    assert view.camera.degrees == 45
    eye = [at + shift for at, shift in zip(seen["eye"], origin, strict=True)]
    assert view.camera.position == pytest.approx(eye, abs=1e-4)
    ((place, away),) = view.clips
    assert away == (0, 0, 1)
    assert place[2] == pytest.approx(plane[3] + origin[2], abs=1e-4)
    with zipfile.ZipFile(saved) as archive:
        shot = next(name for name in archive.namelist() if name.endswith(".png"))
        with Image.open(io.BytesIO(archive.read(shot))) as image:
            assert colours(np.asarray(image.convert("RGB"))) > 100
    before = picture(with_doors)
    tool(with_doors, "all")
    tool(with_doors, "home")
    assert differing(before, picture(with_doors)) > 5000
    with_doors.evaluate(
        f"(viewpoint) => {VIEW}.show({{ ...{VIEW}.data, viewpoint }})",
        {"mark": "an issue", **view.model_dump()},
    )
    assert pose(with_doors)["eye"] == pytest.approx(seen["eye"], abs=1e-3)
    assert with_doors.evaluate(f"{VIEW}.own.hidden.size") == 1
    assert with_doors.evaluate(f"{VIEW}.stage.planes[0]") == pytest.approx(plane, abs=1e-4)
    assert differing(before, picture(with_doors)) < 500


@pytest.mark.parametrize("version", ["2.1", "3.0"])
def test_a_cut_goes_out_as_bcf_and_comes_back_as_an_issue_of_others(
    asked: Page, tmp_path: Path, version: str
) -> None:
    """A plane that was clicked and a box, of which nothing is selected."""
    tool(asked, "section")
    drawer(asked, "Plane of a face")
    asked.mouse.click(*point(asked, 0.5, 0.5))
    drawer(asked, "Deeper")
    asked.get_by_role("slider", name="to").nth(2).fill("0.6")
    planes, origin = asked.evaluate(f"[{VIEW}.stage.planes, {VIEW}.stage.scene.origin]")
    assert len(planes) == 2
    tool(asked, "section")
    cut, seen = picture(asked), pose(asked)
    tool(asked, "issue")
    asked.get_by_role("textbox", name="What the issue is called").fill("Cut here")
    with asked.expect_download() as waiting:
        drawer(asked, f"BCF {version}")
    saved = tmp_path / f"cut-{version}.bcf"
    waiting.value.save_as(saved)
    opened_by_others = bcfxml.load(saved)
    assert opened_by_others is not None
    assert opened_by_others.version.version_id == version
    (topic,) = opened_by_others.topics.values()
    (view,) = topic.viewpoints.values()
    told: Any = view.visualization_info.clipping_planes
    for plane, (*away, along) in zip(told.clipping_plane, planes, strict=True):
        direction, at = plane.direction, plane.location
        assert [direction.x, direction.y, direction.z] == pytest.approx(away, abs=1e-6)
        local = [each - o for each, o in zip((at.x, at.y, at.z), origin, strict=True)]
        assert np.dot(local, away) == pytest.approx(along, abs=1e-4)
    go(asked, "Check")
    box = asked.locator("[data-testid=stFileUploader]").filter(has_text="BCF file")
    box.locator("input[type=file]").set_input_files(saved)
    asked.get_by_text("Cut here · 0 elements").click()
    asked.get_by_role("button", name="Show", exact=True).click()
    expect(asked.locator(".oriel-view[data-ready=true][data-planes='2']")).to_be_visible()
    rest(asked)
    again = asked.evaluate(f"{VIEW}.stage.planes")
    assert np.allclose(again, planes, atol=1e-4)
    assert pose(asked)["eye"] == pytest.approx(seen["eye"], abs=1e-3)
    assert differing(cut, picture(asked)) < 500


def test_the_element_of_the_row_under_the_mouse_is_lit(asked: Page) -> None:
    answered(asked, "Which doors are external?", "Terrace door", 2)
    before = picture(asked)
    rows = asked.locator(SHOWN).locator("[data-testid=stDataFrame]").first
    rows.hover(position={"x": 120, "y": 35 + 17})
    lit = asked.locator(".oriel-view[data-hovered]:not([data-hovered=''])")
    expect(lit).to_be_visible()
    named = f"{VIEW}.stage.scene.elements.find((e) => e.id === '{{}}').name"
    assert asked.evaluate(named.format(lit.get_attribute("data-hovered"))) == "Front door"
    assert orange(picture(asked)) < orange(before)
    rows.hover(position={"x": 120, "y": 70 + 17})
    asked.wait_for_function(f"() => {VIEW}.own.hovered?.name === 'Terrace door'")
    asked.mouse.move(5, 5)
    expect(asked.locator(".oriel-view[data-hovered='']")).to_be_visible()
    assert differing(before, picture(asked)) < 50


def test_what_is_connected_to_a_selection_is_asked_and_seen_by_kind(with_doors: Page) -> None:
    first = state(with_doors, "highlighted")
    tool(with_doors, "connected")
    asked = with_doors.locator("[class*=st-key-question-]").filter(has_text="What is connected to")
    expect(asked.last).to_contain_text("What is connected to Front door?")
    legend = with_doors.locator(".oriel-view .legend span")
    expect(legend.filter(has_text="What was picked · 1")).to_be_visible()
    expect(legend.filter(has_text="Wall · 1")).to_be_visible()
    expect(legend.filter(has_text="Space · 1")).to_be_visible()
    card = with_doors.locator(SHOWN)
    expect(card).to_contain_text("5 things are connected to it.")
    expect(card).not_to_contain_text("Not judged")
    expect(card.locator("[data-testid=stDataFrame]").first).to_be_visible()
    rest(with_doors)
    assert state(with_doors, "highlighted") > first
    assert orange(picture(with_doors)) > 50
