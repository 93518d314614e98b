"""What is named as a source: a file, or the address of a database, whose password is never told."""

from itertools import product

import pytest

from app.command.main import main

ADDRESSES = (
    "mysql://ann:hunter2@127.0.0.1/assets",
    "POSTGRESQL://ann:hunter2@127.0.0.1:1/assets",
    "postgresql+psycopg2://ann:hunter2@127.0.0.1:1/assets",
    "jdbc:postgresql://ann:hunter2@127.0.0.1:1/assets",
    "mysql:/ann:hunter2@127.0.0.1/assets",
    "ann:hunter2@127.0.0.1/assets",
)
"""That no database can be read at."""


@pytest.mark.parametrize(
    ("command", "address"), product(("propose", "propose --json", "compare new.ifc"), ADDRESSES)
)
def test_an_address_that_cannot_be_read_is_refused_and_its_password_not_told(
    command: str, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.split(), address]) == 2
    told = "".join(capsys.readouterr())
    assert "write the address as postgresql://USER@HOST/DATABASE" in told
    assert "hunter2" not in told
