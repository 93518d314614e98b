"""Every package that is installed with Oriel stands on the page of licences."""

import re
import tomllib
from pathlib import Path

import pytest

from benchmarks.licences import EXTRAS, FITTING, WITH_CONDITIONS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "licences.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def spelled(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=~!; ]", requirement)[0]).lower()


PINNED = [
    spelled(line)
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    if "==" in line
]
REQUIRED = [spelled(one) for one in PROJECT["dependencies"]] + [
    spelled(one) for extra in PROJECT["optional-dependencies"].values() for one in extra
]


def test_every_extra_has_its_table() -> None:
    assert set(PROJECT["optional-dependencies"]) == set(EXTRAS)
    for title in EXTRAS.values():
        assert f"## {title}\n" in PAGE


@pytest.mark.parametrize("package", sorted({*PINNED, *REQUIRED}))
def test_a_package_is_listed_with_a_licence_that_fits(package: str) -> None:
    listed = re.search(rf"^\| \[{package}\]\([^)]*\) \| (.+) \|$", PAGE, re.MULTILINE)
    assert listed, f"{package} is not in docs/licences.md: python -m benchmarks.licences"
    stated = set(re.split(r"\s+(?:AND|OR)\s+", listed.group(1)))
    assert stated <= {*FITTING, *WITH_CONDITIONS}
