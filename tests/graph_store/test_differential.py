"""Hundreds of building-style queries, asked of the store and of an independent engine."""

import os
from collections import Counter
from decimal import Decimal
from typing import Any

import pytest

from graph_store import GraphStore, QueryError
from tests.graph_store.building_queries import ENDS, PROPERTIES, building, queries

ladybug = pytest.importorskip("ladybug", reason="install the dev extra: ladybug")
COUNT = int(os.environ.get("ORIEL_TEST_QUERIES", "600"))


@pytest.fixture(scope="module")
def other() -> Any:
    """The same building in Ladybug: a table for each most special label."""
    connection = ladybug.Connection(ladybug.Database(":memory:"))
    graph = building()
    columns = ", ".join(f"{name} {kind}" for name, kind in PROPERTIES.items())
    for concrete in sorted({node.labels[0] for node in graph.nodes}):
        connection.execute(f"CREATE NODE TABLE {concrete}(key STRING PRIMARY KEY, {columns})")
    for kind, pairs in ENDS.items():
        spelled = ", ".join(f"FROM {a} TO {b}" for a, b in pairs)
        connection.execute(f"CREATE REL TABLE {kind}({spelled})")
    for node in graph.nodes:
        held = {"key": node.key, **node.properties}
        spelled = ", ".join(f"{name}: ${name}" for name in held)
        connection.execute(f"CREATE (:{node.labels[0]} {{{spelled}}})", held)
    labels = {node.key: node.labels[0] for node in graph.nodes}
    for r in graph.relationships:
        connection.execute(
            f"MATCH (a:{labels[r.start]} {{key: $a}}), (b:{labels[r.end]} {{key: $b}}) "
            f"CREATE (a)-[:{r.type}]->(b)",
            {"a": r.start, "b": r.end},
        )
    return connection


def comparable(rows: Any) -> Counter[str]:
    """Rows as a multiset; floats to nine digits, gathered lists in no order.

    Ladybug sums integers as decimals, which are no numbers of Cypher.
    """

    def flat(value: Any) -> Any:
        if isinstance(value, Decimal):
            return int(value)
        if isinstance(value, float):
            return int(value) if value.is_integer() else float(f"{value:.9g}")
        return sorted(value) if isinstance(value, list) else value

    return Counter(repr([flat(value) for value in row]) for row in rows)


@pytest.mark.cypher_of_a_person
def test_every_answer_is_the_other_engines_answer(store: GraphStore, other: Any) -> None:
    store.write_graph(building())
    wrong: list[str] = []
    for query in queries(COUNT):
        theirs = comparable(other.execute(query.other).get_all())
        result = store.read(query.cypher, limit=100_000)
        if isinstance(result, QueryError):
            wrong.append(f"{query.shape}: {query.cypher}\n  {result.message}")
            continue
        ours = comparable(result.rows)
        if ours != theirs:
            wrong.append(
                f"{query.shape}: {query.cypher}\n  other: {query.other}\n"
                f"  only here {list((ours - theirs).items())[:3]}\n"
                f"  only there {list((theirs - ours).items())[:3]}"
            )
    shapes = Counter(line.partition(":")[0] for line in wrong)
    assert not wrong, f"{len(wrong)} of {COUNT} differ {dict(shapes)}\n" + "\n".join(wrong[:8])
