"""What documents and dialect notes say of the engines, held to Memgraph's own grammar."""

import re
from collections.abc import Callable

import pytest

from graph_store import GraphStore, QueryError, Rows, functions, scanning
from graph_store.engines import EVERY, MEMGRAPH, NEO4J
from tests.conftest import ROOT, SHARED

GRAMMAR = SHARED / "memgraph_grammar" / "Cypher.g4"


@pytest.fixture(scope="module")
def memgraph_rule() -> Callable[[str], str]:
    """The text of a rule of Memgraph's grammar by its name; skips where that is absent."""
    if not GRAMMAR.exists():
        pytest.skip(f"{GRAMMAR} is absent; set ORIEL_SHARED to the folder that holds it")
    text = re.sub(r"\s+", " ", GRAMMAR.read_text(encoding="utf-8"))

    def found(name: str) -> str:
        match = re.search(rf"(?:^| ){name} ?: (.*?) ; ", text)
        assert match, f"the grammar has no rule {name}"
        return match[1]

    return found


def test_memgraph_reads_subqueries_that_count_and_that_ask_for_being(
    memgraph_rule: Callable[[str], str],
) -> None:
    """So the notes call them new, and say what every version runs instead."""
    atoms = memgraph_rule("atom")
    assert "COUNT '{' countSubquery '}'" in atoms
    assert "EXISTS '{' existsSubquery '}'" in atoms
    assert "EXISTS '(' existsExpression ')'" in atoms
    assert "COLLECT '{'" not in atoms
    assert "COUNT { } and EXISTS { } only its newest versions have" in MEMGRAPH
    assert "every version runs exists((n)-[:R]->())" in MEMGRAPH


def test_memgraph_writes_its_shortest_paths_as_the_notes_do(
    memgraph_rule: Callable[[str], str],
) -> None:
    """`-[:R *BFS ..10]-`: the kind of search behind the star, and then the bounds."""
    expansion = memgraph_rule("variableExpansion")
    assert re.match(r"'\*' ?\( ?BFS \|", expansion)
    assert expansion.index("BFS") < expansion.index("'..'")
    assert "-[:R *BFS ..10]-" in MEMGRAPH
    assert "shortestPath" not in memgraph_rule("atom")
    assert "shortestPath((a)-[*..10]-(b))".replace("[*", "[:R*") in NEO4J


def test_memgraph_has_one_value_an_alternative_and_no_label_negated(
    memgraph_rule: Callable[[str], str],
) -> None:
    alternatives = memgraph_rule("caseAlternatives")
    assert alternatives == "WHEN when_expression=expression THEN then_expression=expression"
    assert "Two-valued CASE alternatives" in MEMGRAPH
    assert "'!'" not in memgraph_rule("labelExpression")
    assert "'|'" in memgraph_rule("labelExpression")


def test_the_documents_promise_a_neo4j_that_has_what_the_schema_is_read_by() -> None:
    """`valueType()` came with Neo4j 5.13: https://neo4j.com/docs/cypher-manual/5/functions/."""
    operations = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    (promised,) = re.findall(r"\| Neo4j, (\d+\.\d+) or newer \|", operations)
    assert "valueType(" in scanning.FILLED
    assert functions.is_known("valueType")
    assert f"Neo4j {promised} is the first with `valueType()`" in operations
    assert tuple(map(int, promised.split("."))) >= (5, 13)


def test_the_documents_say_that_memgraph_heeds_the_driver_s_limit() -> None:
    operations = " ".join((ROOT / "docs" / "operations.md").read_text(encoding="utf-8").split())
    assert "Neo4j and Memgraph heed the driver's limit" in operations


def test_memgraph_does_not_say_where_missing_values_come(
    memgraph_rule: Callable[[str], str],
) -> None:
    assert "NULLS" not in memgraph_rule("sortItem")
    assert "NULLS FIRST and NULLS LAST are refused" in EVERY


@pytest.mark.cypher_of_a_person
def test_where_missing_values_come_is_said_as_every_engine_understands_it(
    walls: GraphStore,
) -> None:
    """When an engine reads NULLS LAST, its note need not say this."""
    query = "MATCH (n:IfcElement) RETURN n.`Qto.Area` AS area ORDER BY {}"
    refused = walls.read(query.format("n.`Qto.Area` NULLS LAST"))
    assert isinstance(refused, QueryError)
    assert EVERY in walls.engine.dialect
    for placed, areas in (
        ("n.`Qto.Area` IS NULL, n.`Qto.Area`", [8.0, 12.5, None, None, None]),
        ("n.`Qto.Area` IS NOT NULL, n.`Qto.Area`", [None, None, None, 8.0, 12.5]),
    ):
        found = walls.read(query.format(placed))
        assert isinstance(found, Rows)
        assert [area for (area,) in found.rows] == areas
