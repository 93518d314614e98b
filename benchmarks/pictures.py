"""Screenshots of every page, wide and narrow, light and dark: `python benchmarks/pictures.py DIR`.

Run from the project's folder. They are looked at, and the best stand in `docs/images`.
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser

from tests.app.browser import launched, opened, served

ASKED = "[class*=st-key-answer-shown]"
QUESTION = "How many windows are on each storey?"
SETTLED_MS = 4000


def main(folder: Path) -> None:
    """Ask, so that the pages are full, and take each page in each look."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, launched() as browser, served(Path(data)) as home:
        page = opened(browser, home)
        page.wait_for_selector(ASKED, timeout=400_000)
        page.get_by_placeholder("Ask about this building").fill(QUESTION)
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{ASKED} :has-text('storeys')")
        page.wait_for_url("**talk=**")
        talk = page.url.partition("?")[2]
        page.context.close()
        for scheme in ("light", "dark"):
            for width in (1440, 390):
                for name, path in {
                    "welcome": "",
                    "ask": f"?{talk}",
                    "building": "building",
                    "explore": "explore",
                }.items():
                    take(browser, f"{home}/{path}", folder / f"{name}-{width}-{scheme}.png")


def take(browser: Browser, address: str, file: Path) -> None:
    """One picture; its name says width and scheme."""
    _, width, scheme = file.stem.split("-")
    page = opened(browser, address, width=int(width), scheme=scheme)
    page.wait_for_selector(".oriel-status")
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=file)
    page.context.close()
    print(file, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
