"""Cypher with its parameters written out runs as the one with parameters."""

from agents.checks.literals import readable
from agents.messages import Query


def test_each_parameter_is_written_in_its_own_place() -> None:
    cypher = (
        "MATCH (a:A) WHERE a.x IN $p1 MATCH (a)--(b:B) WHERE (b.x IN $p2 OR b.y = $p1) RETURN $p0"
    )
    query = Query(cypher=cypher, parameters={"p0": 1, "p1": ["a long text"], "p2": ["b"]})
    assert readable(query) == (
        "MATCH (a:A) WHERE a.x IN ['a long text'] MATCH (a)--(b:B) "
        "WHERE (b.x IN ['b'] OR b.y = ['a long text']) RETURN 1"
    )
