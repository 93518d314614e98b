"""A browser test that fails on CI has one more try; no other test has, and none elsewhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

pytestmark = pytest.mark.engine  # seconds, of processes of its own

ROOT = Path(__file__).resolve().parents[2]
WITHOUT = [f"-pno:{plugin}" for plugin in ("cacheprovider", "schemathesis", "xdist")]
"""Plugins that cost more to import than the tests to run, and have no part in running again."""
FAILING_ONCE = """
from pathlib import Path
import pytest

def again(name):
    before = Path(name)
    stood = before.exists()
    before.touch()
    return stood

@pytest.mark.browser
def test_in_a_browser():
    assert again("browser")

@pytest.mark.engine
def test_in_an_engine():
    assert again("engine")
"""


@pytest.mark.parametrize(("ci", "told"), [("1", "1 failed, 1 passed, 1 rerun"), (None, "2 failed")])
def test_a_failed_test_is_run_again(tmp_path: Path, ci: str | None, told: str) -> None:
    (tmp_path / "test_failing_once.py").write_text(FAILING_ONCE)
    (tmp_path / "conftest.py").write_text(
        "from tests.conftest import pytest_collection_modifyitems"
    )
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    own.pop("CI", None)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-rR", "-W", "ignore", *WITHOUT],
        cwd=tmp_path,
        env=own | {"PYTHONPATH": str(ROOT)} | ({"CI": ci} if ci else {}),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert told in done.stdout, done.stdout + done.stderr
    assert ("RERUN test_failing_once.py::test_in_a_browser" in done.stdout) == bool(ci)
