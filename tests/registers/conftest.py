"""A real engine for what is joined, with the kept files in a folder of the tests' own."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from graph_store import GraphStore, connect

_NUMBERS = count(1)


@pytest.fixture(scope="session")
def _kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("registers")


@pytest.fixture
def store(_kept: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GraphStore]:
    """An empty twin; the engine stays for the next test's."""
    monkeypatch.setenv("ORIEL_DATA_DIR", str(_kept))
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "20")
    with connect(twin=f"register-{next(_NUMBERS)}") as made:
        yield made
