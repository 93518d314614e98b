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
    ("command", "source"), [*product(("propose", "propose --json", "compare new.ifc"), ADDRESSES)]
)
def test_an_address_that_cannot_be_read_is_refused_and_its_password_not_told(
    command: str, source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.split(), source]) == 2
    told = "".join(capsys.readouterr())
    assert "write the address as postgresql://USER@HOST/DATABASE" in told
    assert "hunter2" not in told


@pytest.mark.parametrize(
    "source", (*ADDRESSES, "mysql://ann:hun/ter hunter2@h/x", "h/x?password=hunter2")
)
@pytest.mark.parametrize(
    "command",
    (
        "ADDRESS", "check ADDRESS", "check ADDRESS --json", "check --model ADDRESS x.ids",
        "doctor ADDRESS", "quality ADDRESS", "ask --model ADDRESS rooms", "models --twin ADDRESS",
        "ingest --twin=ADDRESS x.ifc", "match x.csv --accept ADDRESS", "sample ADDRESS",
        "serve --port ADDRESS", "trace ADDRESS", "replay ADDRESS", "rebuild --twin ADDRESS --json",
        "eval ADDRESS", "eval table ADDRESS", "eval generate ADDRESS",
        "eval compare ADDRESS ADDRESS",
    ),
)  # fmt: skip
def test_a_password_in_an_address_is_never_printed_again(
    command: str, source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word.replace("ADDRESS", source) for word in command.split()]
    try:
        assert main(words) != 0
    except SystemExit as stopped:
        assert stopped.code == 2
    told = "".join(capsys.readouterr())
    assert told.strip()
    assert "hunter2" not in told


def test_what_is_no_password_is_printed_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    for file in ("C:/plans/at 12:30@roof.ids", "at 12:30@roof.ids", "a@b:c.ids"):
        assert main(["check", file]) == 2
        assert f"There is no file {file}." in capsys.readouterr().err
