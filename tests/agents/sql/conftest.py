"""The maintenance database as a SQLite file and on a PostgreSQL server, open to be asked."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import sqlalchemy as sa

from agents.sql.door import Database, open_database
from sample_models import maintenance
from tests.postgres import maintained


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("asked") / "maintenance.sqlite"
    engine = sa.create_engine(f"sqlite:///{path}")
    maintenance.fill(engine)
    engine.dispose()
    return path


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, file: Path) -> Iterator[Database]:
    with ExitStack() as held:
        source = file if request.param == "sqlite" else held.enter_context(maintained())
        yield held.enter_context(open_database(source))
