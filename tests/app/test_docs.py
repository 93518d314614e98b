"""The first example of each page on the doors prints what the page shows, when it is pasted."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.browser import free_port

pytestmark = [pytest.mark.engine, pytest.mark.timeout(400)]
ROOT = Path(__file__).parents[2]
EXAMPLE = re.compile(r"```(bash|python)\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("page", ["api", "checks", "edits", "mcp", "python"])
def test_the_first_example_prints_what_the_page_shows(page: str, tmp_path: Path) -> None:
    found = EXAMPLE.search((ROOT / "docs" / f"{page}.md").read_text("utf-8"))
    assert found
    language, text, shown = found.groups()
    if "curl" in text and not shutil.which("curl"):
        pytest.skip("no curl on this machine")
    program = ["bash", "-ec"] if language == "bash" else [sys.executable, "-c"]
    if language == "bash":
        text = text.replace("8501", str(free_port()))
    (tmp_path / "sample_models").symlink_to(ROOT / "sample_models")
    beside = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    ran = subprocess.run(
        [*program, text],
        cwd=tmp_path,
        env={**os.environ, **beside, "ORIEL_DATA_DIR": str(tmp_path / "data")},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert shown.strip() in ran.stdout, ran.stderr
