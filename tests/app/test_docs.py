"""The first example of each page on the doors prints what the page shows, when it is pasted."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from graph_store import GraphSettings, connect
from tests.app.browser import free_port
from tests.patience import PATIENCE

pytestmark = pytest.mark.engine
ROOT = Path(__file__).parents[2]
EXAMPLE = re.compile(r"```(bash|python)\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)


IDS = re.compile(r"cat > fire\.ids <<'END'\n(.*?)END\n", re.DOTALL)


def text_of(page: str) -> str:
    return (ROOT / "docs" / f"{page}.md").read_text("utf-8")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The data folder of all examples; its engine runs as long as they do."""
    folder = tmp_path_factory.mktemp("data")
    with connect(GraphSettings(uri=None, data_dir=folder)):
        yield folder


def printed(language: str, text: str, folder: Path, data: Path) -> subprocess.CompletedProcess[str]:
    """An example as it is pasted, in a folder with the sample models."""
    program = ["bash", "-ec"] if language == "bash" else [sys.executable, "-c"]
    if language == "bash":
        text = text.replace("8501", str(free_port()))
    (folder / "sample_models").symlink_to(ROOT / "sample_models")
    beside = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(
        [*program, text],
        cwd=folder,
        env={**os.environ, **beside, "ORIEL_DATA_DIR": str(data)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("page", ["api", "checks", "edits", "mcp", "python"])
def test_the_first_example_prints_what_the_page_shows(
    page: str, tmp_path: Path, data: Path
) -> None:
    found = EXAMPLE.search(text_of(page))
    assert found
    language, text, shown = found.groups()
    if "curl" in text and not shutil.which("curl"):
        pytest.skip("no curl on this machine")
    ran = printed(language, text, tmp_path, data)
    assert shown.strip() in ran.stdout, ran.stderr


def test_a_table_of_edits_goes_there_and_back_as_the_page_shows(tmp_path: Path, data: Path) -> None:
    _, (language, text, shown) = EXAMPLE.findall(text_of("edits"))
    ran = printed(language, text, tmp_path, data)
    assert (ran.returncode, shown.strip() in ran.stdout) == (0, True), ran.stderr
    assert "went back" in ran.stdout


def test_a_check_in_python_prints_what_the_page_shows(tmp_path: Path, data: Path) -> None:
    """With the file that the page on checks writes."""
    _, (language, text, shown) = EXAMPLE.findall(text_of("python"))
    requirements = IDS.search(text_of("checks"))
    assert requirements
    (tmp_path / "fire.ids").write_text(requirements.group(1), "utf-8")
    ran = printed(language, text, tmp_path, data)
    assert ran.stdout.split() == shown.split(), ran.stderr
