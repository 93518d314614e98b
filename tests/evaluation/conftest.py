"""Where the material that is not checked in lies: beside the repository, or at ORIEL_SHARED."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def shared(part: str) -> Path:
    place = Path(os.environ.get("ORIEL_SHARED", ROOT.parent / "shared")) / part
    if not place.exists():
        message = f"{place} is absent; put the material there or set ORIEL_SHARED"
        if "CI" in os.environ:
            pytest.fail(message)
        pytest.skip(message)
    return place


@pytest.fixture(scope="session")
def shared_cypherbench() -> Path:
    return shared("cypherbench")


@pytest.fixture(scope="session")
def shared_questions() -> Path:
    return shared("qa")
