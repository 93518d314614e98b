"""Which files hold tests of a tier, as told before they are imported."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import none_of, started


@pytest.mark.parametrize(
    ("text", "tier", "none"),
    [
        ("pytestmark = pytest.mark.engine\n", "unit", True),
        ("pytestmark = pytest.mark.engine\n", "engine", False),
        ("pytestmark = pytest.mark.engine\n", "browser", False),
        ("pytestmark = [pytest.mark.cypher_of_a_person, pytest.mark.browser]\n", "unit", True),
        ("pytestmark = pytest.mark.cypher_of_a_person\n", "unit", False),
        ("pytestmark = pytest.mark.engine\n", "not unit", False),
        ("pytestmark = pytest.mark.engine\n", "", False),
        ("@pytest.mark.engine\ndef test_one() -> None: ...\n", "unit", False),
    ],
)
def test_a_file_is_left_out_where_its_mark_names_a_dearer_tier(
    tmp_path: Path, text: str, tier: str, none: bool
) -> None:
    (path := tmp_path / "test_it.py").write_text(f"import pytest\n\n{text}", "utf-8")
    assert none_of(tier, path) is none


def test_a_folder_is_looked_into(tmp_path: Path) -> None:
    assert not none_of("unit", tmp_path)


@pytest.mark.engine
@pytest.mark.parametrize("words", [["-m", "graph_store.engine_process"], [b"/usr/bin/chromium"]])
def test_an_engine_or_browser_that_is_started_is_heard(words: list[str | bytes]) -> None:
    before = len(started())
    subprocess.run([sys.executable, "-c", "", *words], check=True)
    subprocess.run(f"{sys.executable} -c ''", shell=True, check=True)
    assert len(started()[before:]) == 1
