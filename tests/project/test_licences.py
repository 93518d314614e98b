"""Every package that is installed with Oriel stands on the page of licences."""

import re
from pathlib import Path

import pytest

from benchmarks.licences import FITTING, WITH_CONDITIONS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "licences.md").read_text("utf-8")
PINNED = [
    re.sub(r"[-_.]+", "-", line.partition("==")[0]).lower()
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    if "==" in line
]


@pytest.mark.parametrize("package", PINNED)
def test_a_pinned_package_is_listed_with_a_licence_that_fits(package: str) -> None:
    listed = re.search(rf"^\| \[{package}\]\([^)]*\) \| (.+) \|$", PAGE, re.MULTILINE)
    assert listed, f"{package} is not in docs/licences.md: python -m benchmarks.licences"
    stated = set(re.split(r"\s+(?:AND|OR)\s+", listed.group(1)))
    assert stated <= {*FITTING, *WITH_CONDITIONS}
