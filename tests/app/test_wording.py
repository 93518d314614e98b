"""Values, names and units as a person reads them."""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator

from app.words import wording
from tests.app.browser import free_port, wait_for
from tests.patience import PATIENCE, soon

NAMES = (
    *("1. Obergeschoss", "2) Stock", "- a", "+ a", "* a", "# a", "> a", "[ ] task", "***"),
    *("www.evil.example", "https://evil.example/x", "HTTP://a.b", "ann@evil.example"),
    *("a -> b", "<- x", "<-> x", "a -- b", "x <= y >= z ~= w", "Wall--01", "x->y"),
    *(":smile: a", "a :red[x] b", ":material/home: x", ":streamlit:", "$x$ $$y$$", "`c`"),
    *("a&lt;b &amp; c", "<img src=x onerror=alert(1)>", "a<br>b", "[x](http://e)", "![](//e)"),
    *("x\n===\ny", "x\n---\ny", "a\n\nb", "a\\", "a\\\nb", "~~s~~", "a_b_c", "a | b", "[^1]: x"),
)
PAGE = f"""
import streamlit as st
from app.words import wording
names = {NAMES!r}
with st.container(key="texts"):
    for name in names:
        st.markdown(wording.markdown(name))
with st.container(key="cells"):
    st.table({{"Name": list(map(wording.markdown, names))}})
with st.container(key="buttons"):
    for place, name in enumerate(names):
        st.button(wording.markdown(name), key=f"button-{{place}}")
st.html("<p id='whole'>whole</p>")
"""


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (1204, "1,204"),
        (12.0, "12"),
        (76.4689, "76.47"),
        (1234.5, "1,234.5"),
        (0.12345, "0.1235"),
        (0.01, "0.01"),
        (0.009996, "0.01"),
        (0.00004, "0.00004"),
        (-0.0000412349, "-0.0000412"),
        (5e-12, "5 × 10⁻¹²"),
        (-0.0, "0"),
        (float("nan"), "nan"),
        (float("inf"), "inf"),
    ],
)
def test_a_number_is_told_so_that_it_tells(value: float, told: str) -> None:
    assert wording.number(value) == told
    assert wording.large(value) == told


@pytest.fixture
def page_of_names(tmp_path: Path) -> Iterator[str]:
    """The address of a page that shows all names as texts, in a table and on buttons."""
    script, port = tmp_path / "names.py", free_port()
    script.write_text(PAGE, "utf-8")
    options = ["--server.headless=true", "--server.address=localhost", f"--server.port={port}"]
    quiet = "--browser.gatherUsageStats=false"
    served = subprocess.Popen(
        [sys.executable, "-m", "streamlit", "run", str(script), *options, quiet]
    )
    try:
        wait_for(f"http://localhost:{port}/_stcore/health", served)
        yield f"http://localhost:{port}"
    finally:
        served.terminate()
        served.wait(PATIENCE)


def _tells_names(shown: Locator) -> bool:
    """Whether the texts, which are drawn after their places, are the names."""
    told = [each.replace(wording.WORD_JOINER, "") for each in shown.all_text_contents()]
    return told == [" ".join(name.splitlines()) for name in NAMES]


@pytest.mark.browser
def test_names_are_shown_as_they_are(browser: Browser, page_of_names: str) -> None:
    page = browser.new_page()
    page.goto(page_of_names)
    page.locator("#whole").wait_for(timeout=PATIENCE * 1000)
    for part in ("texts", "cells td", "buttons"):
        shown = page.locator(f".st-key-{part} [data-testid=stMarkdownContainer]")
        assert soon(partial(_tells_names, shown))
        assert not shown.locator(":not(p):not(div)").count()


def test_one_is_told_as_one_and_a_numbered_thing_without_an_article() -> None:
    assert wording.counted(1, "set") == "1 set"
    assert wording.counted(1200, "property", "properties") == "1,200 properties"
    assert wording.the("Level 2") == "Level 2"
    assert wording.the("Kitchen") == "the Kitchen"
