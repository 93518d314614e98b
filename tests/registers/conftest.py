"""A real engine for what is joined, with the kept files in a folder of the tests' own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from graph_store import GraphStore, connect


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GraphStore]:
    """An empty twin of an engine of its own."""
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "1")
    with connect() as made:
        yield made
