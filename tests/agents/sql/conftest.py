"""The maintenance database as a SQLite file and on a PostgreSQL server, open to be asked."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from agents.sql.door import Database, open_database
from tests.maintained import in_sqlite, on_postgres


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return in_sqlite(tmp_path_factory.mktemp("asked"))


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, file: Path) -> Iterator[Database]:
    with ExitStack() as held:
        source = file if request.param == "sqlite" else held.enter_context(on_postgres())
        yield held.enter_context(open_database(source))
