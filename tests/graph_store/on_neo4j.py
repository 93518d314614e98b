"""The tests that any engine must pass, on a real Neo4j Community of their own.

    python -m tests.graph_store.on_neo4j [pytest arguments]

Exits with 0 and a sentence where Neo4j cannot be had, unless ORIEL_TEST_NEO4J=must is set.
"""

import os
import signal
import sys

import pytest

from graph_store.arcadedb import free_port
from tests.graph_store.neo4j_server import NoNeo4jError, neo4j_server


def main(arguments: list[str]) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # else the server would stay
    try:
        with neo4j_server(free_port()) as address:
            os.environ |= {"ORIEL_TEST_GRAPH_URI": address, "ORIEL_TEST_GRAPH_DATABASE": "neo4j"}
            return pytest.main([*(arguments or ["tests/graph_store"]), "-m", "any_engine", "-rs"])
    except NoNeo4jError as error:
        print(f"Left out, the tests on a real Neo4j: {error}")
        return int(os.environ.get("ORIEL_TEST_NEO4J") == "must")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
