"""A real engine for what is joined, with the kept files in a folder of the tests' own."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from app.twins.ingest import ingest
from graph_store import GraphStore, connect
from sample_models import BAY_HOUSE
from tests.maintained import in_sqlite

_NUMBERS = count(1)


@pytest.fixture(scope="session")
def _folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("registers")


@contextmanager
def twin(folder: Path, name: str) -> Iterator[GraphStore]:
    """A twin in the engine of `folder`, which stays for the next one's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ORIEL_DATA_DIR", str(folder))
        patch.setenv("ORIEL_GRAPH_LINGER", "20")
        with connect(twin=name) as made:
            yield made


@pytest.fixture
def store(_folder: Path) -> Iterator[GraphStore]:
    """An empty twin."""
    with twin(_folder, f"register-{next(_NUMBERS)}") as made:
        yield made


@pytest.fixture(scope="module")
def kept(_folder: Path) -> Iterator[GraphStore]:
    """A twin that holds Bay House and its maintenance database, to be asked and left as it is."""
    name = f"maintained-{next(_NUMBERS)}"
    (_folder / name).mkdir()
    path = in_sqlite(_folder / name)
    with twin(_folder, name) as made:
        ingest(BAY_HOUSE, made)
        ingest(path, made)
        yield made
