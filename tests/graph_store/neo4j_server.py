"""A Neo4j Community of the tests' own, on loopback, with a folder of its own.

Its jars are fetched once from Maven Central into the user's cache (`mvn` and Java 17 are needed).
Neo4j Community is GPLv3: a tool of the tests, never shipped with Oriel or depended on.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import neo4j
from neo4j.exceptions import DriverError

from tests.patience import PATIENCE

VERSION = "5.26.12"
FETCH_SECONDS = 300.0
POM = f"""<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>oriel.tests</groupId><artifactId>neo4j</artifactId><version>1</version>
  <packaging>pom</packaging>
  <dependencies>
    <dependency>
      <groupId>org.neo4j</groupId><artifactId>neo4j</artifactId><version>{VERSION}</version>
    </dependency>
  </dependencies>
</project>
"""
SETTINGS = """server.bolt.listen_address=127.0.0.1:{port}
server.http.enabled=false
server.https.enabled=false
server.memory.pagecache.size={cache_mb}m
dbms.security.auth_enabled=false
dbms.usage_report.enabled=false
"""


class NoNeo4jError(Exception):
    """No Neo4j can be had here; str() says what is missing."""


def jars() -> Path:
    """The folder of Neo4j's jars, fetched if they are not there yet. Raises NoNeo4jError."""
    for tool in ("mvn", "java"):
        if not shutil.which(tool):
            raise NoNeo4jError(f"{tool} is not installed; it fetches and runs Neo4j {VERSION}")
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "oriel-tests" / f"neo4j-{VERSION}"
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as work:
        pom = Path(work) / "pom.xml"
        pom.write_text(POM, encoding="utf-8")
        goal = ["dependency:copy-dependencies", "-DincludeScope=runtime"]
        order = ["mvn", "-B", "-q", "-f", str(pom), *goal, f"-DoutputDirectory={work}/lib"]
        try:
            done = subprocess.run(
                order, capture_output=True, text=True, timeout=FETCH_SECONDS, check=False
            )
        except subprocess.TimeoutExpired as error:
            raise NoNeo4jError(f"Maven took more than {FETCH_SECONDS:.0f} s") from error
        if done.returncode:
            raise NoNeo4jError(f"Maven Central gave no Neo4j {VERSION}: {done.stdout[-500:]}")
        (Path(work) / "lib").rename(folder)
    return folder


@contextmanager
def neo4j_server(port: int) -> Iterator[str]:
    """The Bolt address of a fresh Neo4j at `port`, ended afterwards. Raises NoNeo4jError."""
    with tempfile.TemporaryDirectory() as home, neo4j_in(Path(home), port):
        yield f"bolt://127.0.0.1:{port}"


@contextmanager
def neo4j_in(
    home: Path, port: int, heap_mb: int = 512, cache_mb: int = 64
) -> Iterator[subprocess.Popen[bytes]]:
    """The process of a Neo4j at `port` with the data in `home`, ended afterwards.

    Raises NoNeo4jError.
    """
    conf, log = home / "conf", home / "said.log"
    conf.mkdir(exist_ok=True)
    text = SETTINGS.format(port=port, cache_mb=cache_mb)
    (conf / "neo4j.conf").write_text(text, encoding="utf-8")
    order = ["java", f"-Xmx{heap_mb}m", "-cp", f"{jars()}/*"]
    order += ["org.neo4j.server.CommunityEntryPoint", f"--home-dir={home}", f"--config-dir={conf}"]
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(order, stdout=out, stderr=out)
    try:
        _wait(f"bolt://127.0.0.1:{port}", process, log)
        yield process
    finally:
        process.terminate()
        process.wait()


def _wait(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with neo4j.GraphDatabase.driver(address) as driver:
                driver.verify_connectivity()
                return
        except DriverError:
            time.sleep(0.3)
    raise NoNeo4jError(f"Neo4j did not start: {log.read_text(encoding='utf-8')[-500:]}")
