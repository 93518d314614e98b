"""The embedded engine: ArcadeDB with its Bolt server, as a process of its own.

    python -m graph_store.engine_process FOLDER < settings as one line of JSON

It holds `FOLDER/engine.lock` while it runs and tells where it is in `FOLDER/engine.json`, which
only the owner can read. Each user of the engine keeps a connection to its lease port (leases.py);
some seconds after the last one closed, for whatever reason, the engine stops.
"""

import json
import os
import re
import secrets
import socket
import sys
from importlib import metadata
from pathlib import Path

from arcadedb_embedded.exceptions import ArcadeDBError
from filelock import FileLock, Timeout

from graph_store import class_archive
from graph_store.arcadedb import Engine
from graph_store.early_ends import ALREADY_RUNNING, CANNOT_START, PORT_TAKEN
from graph_store.leases import Leases

ENGINE = metadata.version("arcadedb-embedded")


def write_private(path: Path, text: str) -> None:
    """Write a file that only its owner can read, whole or not at all."""
    fresh = path.with_suffix(f".{os.getpid()}.new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
    fresh.replace(path)


def claim_data(folder: Path) -> str | None:
    """Why this version of the engine must leave the data alone; None marks them as its own."""
    mark = folder / "version"
    theirs = mark.read_text(encoding="utf-8").strip() if mark.exists() else ENGINE
    if newer_engine(theirs):
        return (
            f"The data in {folder} were written by ArcadeDB {theirs}, newer than this {ENGINE}; "
            "update Oriel, or name another folder in ORIEL_DATA_DIR"
        )
    mark.write_text(ENGINE, encoding="utf-8")
    return None


def newer_engine(version: str) -> bool:
    """Whether data of that version of the engine may be more than this one reads."""
    return _numbers(version) > _numbers(ENGINE)


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)[:3]]


def main() -> int:
    folder = Path(sys.argv[1])
    settings = json.loads(sys.stdin.readline())
    os.umask(0o077)  # whatever it is where Oriel is but a part of another program
    try:
        lock = FileLock(folder / "engine.lock")
        lock.acquire(timeout=0)
    except Timeout:
        return ALREADY_RUNNING
    if why := claim_data(folder):
        print(f"Error: {why}")
        return CANNOT_START
    (folder / "log").mkdir(exist_ok=True)
    os.chdir(folder)
    address = folder / "engine.json"
    address.unlink(missing_ok=True)
    listener = socket.create_server(("127.0.0.1", 0))
    token = secrets.token_urlsafe(24)
    archive = class_archive.place()
    try:
        engine = Engine(folder, settings, class_archive.options(archive))
    except ArcadeDBError as error:
        if "Unable to listen" not in str(error):
            raise
        return PORT_TAKEN  # since free_port looked; another start finds others
    found = {
        "pid": os.getpid(),
        "bolt_port": engine.bolt_port,
        "lease_port": listener.getsockname()[1],
        "token": token,
        "password": engine.password,
        "reader_password": engine.reader_password,
        "version": engine.version,
    }
    write_private(address, json.dumps(found))
    try:
        Leases(listener, token, engine).serve(settings["linger"])
    finally:
        address.unlink(missing_ok=True)
        listener.close()
        engine.close()
        lock.release()
        class_archive.make_later(archive)
    return 0


if __name__ == "__main__":
    status = main()
    # The Java runtime keeps threads of its own that would hold up an orderly exit.
    sys.stdout.flush()
    os._exit(status)
