"""The maintenance database as a SQLite file, and on a PostgreSQL server of a test's own."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from sample_models import maintenance
from tests.patience import PATIENCE

TOOLS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def in_sqlite(folder: Path) -> Path:
    """The file, written into a folder."""
    path = folder / "maintenance.sqlite"
    engine = sa.create_engine(f"sqlite:///{path}")
    maintenance.fill(engine)
    engine.dispose()
    return path


@contextmanager
def on_postgres() -> Iterator[str]:
    """The server's address, with its password; the test is skipped where there is no PostgreSQL."""
    if not TOOLS:
        pytest.skip("PostgreSQL is absent: apt-get install postgresql")
    with tempfile.TemporaryDirectory() as home, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        with running(Path(home), port):
            address = f"postgresql+pg8000://keeper:pass%2Fword@127.0.0.1:{port}/postgres"
            engine = sa.create_engine(address)
            end = time.monotonic() + PATIENCE
            while not answers(engine):
                assert time.monotonic() < end, "PostgreSQL does not answer"
                time.sleep(0.2)
            maintenance.fill(engine)
            engine.dispose()
            yield address.replace("+pg8000", "")


@contextmanager
def running(home: Path, port: int) -> Iterator[None]:
    """A PostgreSQL server of its own in a folder; it refuses to run as root."""
    (secret := home / "password").write_text("pass/word")
    as_owner = []
    if os.geteuid() == 0:
        for path in (home, secret):
            shutil.chown(path, "postgres")
        as_owner = ["runuser", "-u", "postgres", "--"]
    words = ["-D", str(home / "data"), "-U", "keeper", "-A", "scram-sha-256"]
    made = subprocess.run(
        [*as_owner, TOOLS[0] / "initdb", *words, f"--pwfile={secret}"],
        check=False,
        capture_output=True,
        timeout=PATIENCE,
    )
    assert made.returncode == 0, made.stderr.decode()
    options = ["-p", str(port), "-k", str(home), "-c", "listen_addresses=127.0.0.1"]
    server = subprocess.Popen(
        [*as_owner, TOOLS[0] / "postgres", "-D", str(home / "data"), *options],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        server.terminate()
        server.wait(PATIENCE)


def answers(engine: sa.Engine) -> bool:
    try:
        with engine.connect():
            return True
    except sa.exc.DBAPIError:
        return False
