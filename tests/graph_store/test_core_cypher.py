"""What the store itself sends lies in the Cypher that Memgraph, Neo4j and ArcadeDB all run."""

import logging
import re

import pytest

from graph_store import GraphStore
from tests.graph_store.conftest import two_walls

OUTSIDE_THE_CORE = {
    "a pattern inside a function": r"\b(size|count|collect)\s*\(\s*\(",
    "a subquery in an expression": r"\b(EXISTS|COUNT|COLLECT)\s*\{",
    "exists() of a property": r"\bexists\(\s*\w+\.",
    "a quantified path": r"\)\s*\{\d*,?\d*\}|->\+|->\*",
    "label negation": r":!\w|:\(",
    "CASE with alternatives": r"WHEN\s+[^ ]+\s*,",
    "a function Memgraph lacks": r"\b(percentile\w+|stDevP?|isEmpty|nullIf|radians|time)\(",
    "a scoped CALL": r"CALL\s*\(",
    "an index by the old spelling": r"INDEX ON :",
    "a set property without back-ticks": r"\b\w+\.\w+\.\w+",
}
FUNCTIONS = {"collect", "count", "elementId", "id", "keys", "labels", "toInteger", "type"} | {
    "valueType"
}


def test_every_query_of_the_store_lies_in_the_core(
    store: GraphStore, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "graph_store"):
        store.write_graph(two_walls())
        store.write_graph(two_walls())
        store.schema()
        store.models()
        store.read("MATCH ()-[r]->() RETURN r")
        store.remove_model("two-walls.ifc")
    told = [r.getMessage() for r in caplog.records if r.name == "graph_store.bolt"]
    sent = {message.partition(" ")[2] for message in told}
    assert len(sent) >= 15
    assert any("CREATE" in cypher for cypher in sent)
    for cypher in sent:
        bare = re.sub(r"`(?:[^`]|``)*`", "x", cypher)
        for what, spelled in OUTSIDE_THE_CORE.items():
            assert not re.search(spelled, bare), f"{what}: {cypher}"
        assert set(re.findall(r"(\w+)\(", bare)) <= FUNCTIONS, cypher
