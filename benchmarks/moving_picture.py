"""The README's moving picture: a real question, asked of a real building, as it is seen.

    python -m benchmarks.moving_picture MODEL.ifc docs/images/question.webp ["A question?"]

The app is served with the model in it, a browser asks, and each state of the page is one picture:
waited for, not timed, so that a slow machine draws the same. The README's is of the Duplex
Apartment of buildingSMART (CC BY 4.0).
"""

import io
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.app.browser import INPUT, SHOWN, ask, drawn_anew, launched, opened, ready, rest, served

QUESTION = "How many windows are on each storey?"
TWIN = "duplex-apartment"
WIDTH = 960
LETTERS = 3
"""So many letters are typed between two pictures."""


class Film:
    """Pictures of a page, each shown for some milliseconds."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[Image.Image] = []
        self.times: list[int] = []

    def take(self, milliseconds: int) -> None:
        """Take the page as it is now."""
        drawn_anew(self.page)
        picture = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        size = WIDTH, round(picture.height * WIDTH / picture.width)
        self.pictures.append(picture.resize(size, Image.Resampling.LANCZOS))
        self.times.append(milliseconds)

    def save(self, file: Path) -> None:
        """Write an animated WebP, which begins again when it is over."""
        first, *others = self.pictures
        first.save(
            file, save_all=True, append_images=others, duration=self.times, loop=0,
            quality=80, method=6,
        )  # fmt: skip


def perform(film: Film, question: str) -> None:
    """Type, ask, and look at the rows and the Cypher."""
    page = film.page
    ready(page)
    film.take(1500)
    box = page.get_by_placeholder(INPUT)
    for end in range(LETTERS, len(question) + LETTERS, LETTERS):
        box.fill(question[:end])
        film.take(120)
    film.take(500)
    ask(page, question)
    ready(page)
    film.take(3000)
    for tab, milliseconds in (("Rows", 2000), ("Cypher", 3000)):
        page.locator(SHOWN).get_by_role("tab", name=tab).click()
        rest(page)
        film.take(milliseconds)


def main() -> int:
    if len(sys.argv) not in {3, 4}:
        print(__doc__)
        return 2
    model, file = map(Path, sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        reading = [sys.executable, "-m", "oriel", "ingest", str(model), "--twin", TWIN]
        subprocess.run(reading, env={**os.environ, "ORIEL_DATA_DIR": folder}, check=True)
        with served(Path(folder)) as address, launched() as browser:
            film = Film(opened(browser, f"{address}/?twin={TWIN}", width=1280))
            perform(film, sys.argv[3] if len(sys.argv) > 3 else QUESTION)
    film.save(file)
    print(f"{file}: {len(film.pictures)} pictures, {file.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
