"""How fast and how large the parsers of RDF are: `python -m benchmarks.rdf [STATEMENTS]`.

Writes Turtle of its own making and reads it with pyoxigraph, by `registers`, and with rdflib where
that is installed (`pip install rdflib`; Oriel does not need it). Each in a process of its own,
in processor time.
"""

import resource
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

EACH = """<urn:e{i}> a <urn:AHU> ; <http://www.w3.org/2000/01/rdf-schema#label> "AHU {i}"@en ;
  <urn:feeds> <urn:e{other}> ; <urn:power> {i}.5 ;
  <urn:day> "2020-01-01"^^<http://www.w3.org/2001/XMLSchema#date> .
"""
WAYS = ("pyoxigraph", "registers", *(["rdflib"] if find_spec("rdflib") else []))


def main() -> None:
    if len(sys.argv) == 4:
        _one(sys.argv[2], Path(sys.argv[3]))
        return
    statements = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    count = statements // 5
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "plant.ttl"
        path.write_text("".join(EACH.format(i=i, other=i * 7 % count) for i in range(count)))
        for way in WAYS:
            subprocess.run([sys.executable, "-m", "benchmarks.rdf", "1", way, path], check=False)


def _one(way: str, path: Path) -> None:
    start = time.process_time()
    if way == "rdflib":
        import rdflib  # type: ignore[import-not-found]  # noqa: PLC0415

        count = len(rdflib.Graph().parse(path, format="turtle"))
    elif way == "registers":
        from registers import read_register  # noqa: PLC0415

        count = len(read_register(path).graph.nodes)
    else:
        import pyoxigraph  # noqa: PLC0415

        count = sum(1 for _ in pyoxigraph.parse(path=str(path), format=pyoxigraph.RdfFormat.TURTLE))
    seconds = time.process_time() - start
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{way}: {count:,} in {seconds:.1f} s, {most:.0f} MB at most")


if __name__ == "__main__":
    main()
