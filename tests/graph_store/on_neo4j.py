"""The tests that any engine must pass, on a real Neo4j Community of their own.

    python -m tests.graph_store.on_neo4j [pytest arguments]

Exits with 0 and a sentence where Neo4j cannot be had, unless ORIEL_TEST_NEO4J=must is set.
"""

import os
import sys

import pytest

from graph_store.arcadedb import free_port
from tests.graph_store.neo4j_server import NoNeo4jError, neo4j_server

WHERE = ["tests/graph_store", "tests/agents/test_appendix_b.py"]


def main(arguments: list[str]) -> int:
    try:
        with neo4j_server(free_port()) as address:
            os.environ |= {"ORIEL_TEST_GRAPH_URI": address, "ORIEL_TEST_GRAPH_DATABASE": "neo4j"}
            return pytest.main([*(arguments or WHERE[:1]), "-m", "any_engine", "-rs"])
    except NoNeo4jError as error:
        print(f"Left out, the tests on a real Neo4j: {error}")
        return int(os.environ.get("ORIEL_TEST_NEO4J") == "must")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
