"""The small models of the tests."""

from pathlib import Path

import pytest

from tests.edits.models import SCHEMAS, Made, written


@pytest.fixture(params=SCHEMAS)
def made(request: pytest.FixtureRequest, tmp_path: Path) -> Made:
    """A small model, in each schema in turn."""
    return written(tmp_path, str(request.param))


@pytest.fixture
def small_house(tmp_path: Path) -> Made:
    """A small model in IFC4."""
    return written(tmp_path, "IFC4")
