"""The engine's Java classes, kept as Java has read and linked them: it starts in half the time.

    python -m graph_store.class_archive    make the archive, unless there is one

Java writes it as a run of an engine ends that was recorded for it (JEP 514), and checks before it
uses one that it is of the same Java, the same libraries and whole; what does not fit is a slower
start and no error. An engine that found none has one made when it has ended, by a process of its
own. The file's name stands for all that it depends on, so a new version makes its own.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import platformdirs
from arcadedb_embedded.jvm import get_bundled_jre_lib_path, get_jar_path
from filelock import FileLock, Timeout

from ifc_loader.scratch import Scratch

KEPT = 3
MAKING_SECONDS = 600.0
_MATTERS = ("ARCADEDB_JVM_ARGS", "JAVA_TOOL_OPTIONS")
_FIRST_STATEMENTS = (
    "UNWIND [{id: 1}, {id: 2}] AS row CREATE (n:Seen {GlobalId: row.id, Name: 'a' + row.id})",
    "MATCH (a:Seen {GlobalId: 1}), (b:Seen {GlobalId: 2}) CREATE (a)-[:BESIDE {of: 'first'}]->(b)",
    "MATCH (n) WHERE n:Seen RETURN count(DISTINCT n) AS n, collect(n.Name) AS names",
    "MATCH (a:Seen)-[r:BESIDE]->(b) WHERE toLower(a.Name) CONTAINS 'a' WITH a, b, r "
    "RETURN a.Name AS Name, type(r) AS how, properties(b) AS b ORDER BY Name LIMIT 3",
)


def place() -> Path:
    """Where the archive of this Java, these libraries and these options is, or would be."""
    jars = sorted(Path(get_jar_path()).glob("*.jar"))
    key = stamp([Path(get_bundled_jre_lib_path()), *jars])
    return Path(platformdirs.user_cache_dir("oriel", appauthor=False)) / f"engine-{key}.aot"


def stamp(files: Iterable[Path]) -> str:
    """These files as they stand, and what the environment tells Java, in sixteen letters."""
    stands = [(str(file), file.stat().st_size, file.stat().st_mtime_ns) for file in files]
    told = [os.environ.get(name) for name in _MATTERS]
    return hashlib.sha256(repr((stands, told)).encode()).hexdigest()[:16]


def options(archive: Path) -> list[str]:
    """What Java is started with to use the archive: nothing where there is none."""
    try:
        size = archive.stat().st_size
    except OSError:
        size = 0
    use = [f"-XX:AOTCache={archive}", "-XX:+UnlockDiagnosticVMOptions", "-XX:+VerifySharedSpaces"]
    return ["-XX:+IgnoreUnrecognizedVMOptions", *use] if size else []


def make_later(archive: Path) -> None:
    """Let a process of its own make the archive, if there is none."""
    if not archive.exists():
        nothing = subprocess.DEVNULL
        subprocess.Popen(
            [sys.executable, "-P", "-m", "graph_store.class_archive"],
            stdin=nothing, stdout=nothing, stderr=nothing,
        )  # fmt: skip


def make(archive: Path) -> None:
    """Record an engine in a folder that goes again. Where nothing comes of it an empty file says
    so, lest it be tried again after every run. Raises OSError, and Timeout where another is at it.
    """
    archive.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with FileLock(archive.with_suffix(".lock"), timeout=0), Scratch() as folder:
        if archive.exists():
            return
        fresh = archive.with_suffix(".new")
        try:
            subprocess.run(
                [sys.executable, "-P", "-m", "graph_store.class_archive", folder, fresh],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                check=False, timeout=MAKING_SECONDS,
            )  # fmt: skip
            fresh.touch(mode=0o600)
            fresh.replace(archive)
        finally:
            fresh.unlink(missing_ok=True)
        made = sorted(archive.parent.glob("engine-*.aot"), key=lambda each: each.stat().st_mtime)
        for old in made[:-KEPT]:
            old.unlink()
            old.with_suffix(".lock").unlink(missing_ok=True)


def _record(folder: Path, fresh: str) -> None:
    """What every engine does first, and an end by Java's own way, at which it writes."""
    import jpype  # noqa: PLC0415, for this alone
    from neo4j import GraphDatabase  # noqa: PLC0415

    from graph_store.arcadedb import Engine  # noqa: PLC0415

    os.chdir(folder)
    settings = {"memory_mb": 256, "seconds": 60, "most_values": 1000}
    engine = Engine(folder, settings, [f"-XX:AOTCacheOutput={fresh}"])
    engine.databases("seen", None)
    address = f"bolt://127.0.0.1:{engine.bolt_port}"
    for user, password in (("root", engine.password), ("reader", engine.reader_password)):
        with GraphDatabase.driver(address, auth=(user, password)) as driver:
            for statement in _FIRST_STATEMENTS[2 if user == "reader" else 0 :]:
                driver.execute_query(statement, database_="seen")
    engine.server.stop()
    jpype.JClass("java.lang.Runtime").getRuntime().exit(0)


def main() -> int:
    if len(sys.argv) > 1:
        _record(Path(sys.argv[1]), sys.argv[2])
        return 0
    os.umask(0o077)
    if hasattr(os, "nice"):
        os.nice(10)
    archive = place()
    try:
        make(archive)
    except Timeout:
        return 0
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"The engine starts slower without {archive}, which cannot be made: {error}")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
