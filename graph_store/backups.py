"""All that a data folder keeps in one file, and back into an empty folder.

A backup is a zip file of the folder as it lies at rest, without what is made anew; beside that it
says which version of the embedded engine wrote the data. The twins of a server are not in it.
"""

import json
import shutil
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from graph_store.errors import GraphError, keeping
from graph_store.settings import GraphSettings

ABOUT = "oriel-backup.json"
FORMAT = 1
STAGE = "restoring"
MADE_ANEW = ("shapes", "kept", "serving.json")
PASSING = (".lock", ".tables")
"""What of the folder is left out, by name and by ending: it is made again when it is needed."""
OF_ENGINE = ("databases", "loaded", "version")
"""What of the engine's folder is kept; the rest is of one run."""
STOPPING_SECONDS = 30.0


@contextmanager
def at_rest(settings: GraphSettings, doing: str) -> Iterator[Path]:
    """The engine's folder while no engine runs in it. Raises GraphError where one does."""
    engine = settings.data_dir / "engine"
    lock = FileLock(engine / "engine.lock", timeout=settings.linger + STOPPING_SECONDS)
    try:
        with keeping("The lock of the engine", engine):
            engine.mkdir(parents=True, exist_ok=True)
            lock.acquire()
    except Timeout:
        raise GraphError(
            f"{doing} is not possible while the engine in {engine} is in use; close every other "
            "Oriel of this machine and try again"
        ) from None
    try:
        yield engine
    finally:
        lock.release()


def back_up(settings: GraphSettings, file: Path) -> int:
    """Write all that the data folder keeps to `file`; how many files that is.

    Raises GraphError, and leaves no `file`, where it is there already or lies in the folder, where
    the engine is in use, and where the twins are a server's.
    """
    _check_embedded(settings)
    folder = settings.data_dir.resolve()
    if file.exists():
        raise GraphError(f"{file} is there already; name another file, or move it away")
    if file.resolve().is_relative_to(folder):
        raise GraphError(f"{file} lies in the folder that is kept, {folder}; name another place")
    if not (folder / "engine" / "version").exists():
        raise GraphError(f"{folder} holds no twin to keep; look at ORIEL_DATA_DIR")
    fresh = file.with_name(f"{file.name}.part")
    try:
        with at_rest(settings, "A backup") as engine, keeping("The backup", file):
            names = [name for name, _ in _kept(folder)]
            version = (engine / "version").read_text(encoding="utf-8").strip()
            about = {"format": FORMAT, "engine": version, "files": len(names)}
            fresh.touch(mode=0o600)
            with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as out:
                out.writestr(ABOUT, json.dumps(about))
                for name, path in _kept(folder):
                    out.write(path, name)
            fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)
    return len(names)


def restore(settings: GraphSettings, file: Path) -> int:
    """Put a backup into the empty data folder; how many files that is.

    Raises GraphError, the folder as it was, where the file is no whole backup or a newer engine's,
    where the folder keeps something already, and where the twins are a server's.
    """
    _check_embedded(settings)
    folder = settings.data_dir
    held = next(_kept(folder), None)
    if held:
        raise GraphError(
            f"{folder} is not empty, it keeps {held[0]}; name an empty folder in ORIEL_DATA_DIR, "
            "or move away what is there"
        )
    stage = folder / STAGE
    try:
        with at_rest(settings, "Restoring"), keeping("What is restored", folder):
            try:
                with zipfile.ZipFile(file) as packed:
                    files = _checked(packed, file)
                    packed.extractall(stage)
            except (FileNotFoundError, IsADirectoryError) as error:
                raise GraphError(f"There is no file {file}. Check the path") from error
            except (zipfile.BadZipFile, zlib.error, ValueError, KeyError, TypeError) as error:
                raise GraphError(
                    f"{file} is no backup, or is damaged ({error}); take another one"
                ) from error
            (stage / ABOUT).unlink()
            for path in [each for each in stage.rglob("*") if each.is_file()]:
                place = folder / path.relative_to(stage)
                place.parent.mkdir(parents=True, exist_ok=True)
                path.replace(place)
    finally:
        shutil.rmtree(stage, ignore_errors=True)
    return files


def _check_embedded(settings: GraphSettings) -> None:
    if settings.uri:
        raise GraphError(
            f"The twins are kept by the server at {settings.uri}, which has a backup of its own "
            "(docs/operations.md, Backup of a server); unset ORIEL_GRAPH_URI for that of the "
            "embedded engine"
        )


def _kept(folder: Path) -> Iterator[tuple[str, Path]]:
    """The files of a data folder that are not made anew, by their names within it."""
    for path in sorted(folder.rglob("*")):
        first, *more = path.relative_to(folder).parts
        anew = first in MADE_ANEW or path.suffix in PASSING
        of_a_run = first == "engine" and not {*more[:1]} & {*OF_ENGINE}
        if path.is_file() and not (anew or of_a_run):
            yield path.relative_to(folder).as_posix(), path


def _checked(packed: zipfile.ZipFile, file: Path) -> int:
    """How many files a whole backup holds. Raises GraphError for one of a newer Oriel."""
    from graph_store.engine_process import newer_engine  # noqa: PLC0415  imports the engine

    about = json.loads(packed.read(ABOUT))
    if about["format"] > FORMAT or newer_engine(about["engine"]):
        raise GraphError(
            f"{file} was written by a newer Oriel, with ArcadeDB {about['engine']}; update Oriel"
        )
    if broken := packed.testzip():
        raise ValueError(f"{broken} is not as it was written")
    if len(packed.namelist()) != about["files"] + 1:
        raise ValueError(f"it holds {len(packed.namelist()) - 1} of {about['files']} files")
    return int(about["files"])
