"""The tests of the store against a server, reached by its address, a user and a password alone.

    python -m tests.graph_store.on_a_server [pytest arguments]

The server is an ArcadeDB of its own. For any other, an empty database of it, set the variables
ORIEL_TEST_GRAPH_URI, …_USER, …_PASSWORD and …_DATABASE, and run pytest itself.
"""

import os
import sys
import tempfile
from pathlib import Path

import pytest

from graph_store import GraphSettings, embedded


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        lease = embedded.join(GraphSettings(uri=None, data_dir=Path(folder), linger=1))
        lease.ask(create="tests")
        os.environ |= {
            "ORIEL_TEST_GRAPH_URI": f"bolt://127.0.0.1:{lease.bolt_port}",
            "ORIEL_TEST_GRAPH_USER": "root",
            "ORIEL_TEST_GRAPH_PASSWORD": lease.password,
            "ORIEL_TEST_GRAPH_DATABASE": "tests",
        }
        try:
            return pytest.main(["tests/graph_store", "-rs", *arguments])
        finally:
            lease.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
