"""The benchmark's metrics against values computed by hand."""

import json
import re
from datetime import date
from typing import Any

import pytest

from agents.messages import Query
from evaluation.metrics.cypher_text import branches, orders, strings
from evaluation.metrics.errors import category
from evaluation.metrics.provenance import provenance_queries
from evaluation.metrics.scores import canonical, jaccard, published, same_rows, wilson
from graph_store.rows import Execution, GraphNode, GraphRelationship, QueryError, Rows
from graph_store.schema import GraphSchema, NodeKind, PropertySchema, RelationshipKind, Triple

NODE = GraphNode(key="g/1", labels=("Club",), properties={"name": "A", "years": [1, 2]})
PLAYS = GraphRelationship(type="playsFor", start="g/1", end="g/2", properties={"year": 1})
LEFT = PLAYS.model_copy(update={"start": "g/3"})

Result = list[tuple[Any, ...]]


@pytest.mark.parametrize(
    ("gold", "told", "ordered", "same"),
    [
        ([], [], False, True),
        ([], [(1,)], False, False),
        ([(1,)], [], False, False),
        ([("a", 1), ("b", 2)], [("b", 2), ("a", 1)], False, True),
        ([("a", 1), ("b", 2)], [("b", 2), ("a", 1)], True, False),
        ([("a", 1), ("b", 2)], [(1, "a"), (2, "b")], True, True),
        ([("a", "b"), ("b", "a")], [("b", "a"), ("a", "b")], True, True),
        ([(1,), (1,), (2,)], [(1,), (2,), (2,)], False, False),
        ([(1,), (1,)], [(1,)], False, False),
        ([("a",)], [("a", 1)], False, False),
        ([("a", None)], [(None, "a")], False, True),
        ([(None,)], [(0,)], False, False),
        ([(1,)], [(1.0,)], False, True),
        ([("1",)], [(1,)], False, False),
        ([(0.1 + 0.2,)], [(0.3,)], False, True),
        ([(float("nan"),)], [(float("nan"),)], False, True),
        ([(float("nan"),)], [("NaN",)], False, False),
        ([(float("nan"),)], [(1.0,)], False, False),
        ([(12345678901,)], [(12345678901.0,)], False, True),
        ([(12345678901,)], [(12345678902.0,)], False, False),
        ([(12345678901,)], [(12345678902,)], False, False),
        ([(1234.56789012,)], [(1234.567890124,)], False, True),
        ([(1234.567890,)], [(1234.567891,)], False, False),
        ([(float("inf"),)], [(float("inf"),)], False, True),
        ([([10**400, "x"],)], [(["x", 10**400],)], False, True),
        ([([2, 1.0, True],)], [([True, 1, 2.0],)], False, True),
        ([(["x", "y"],)], [(["y", "x"],)], False, True),
        ([(["x", "x"],)], [(["x"],)], False, False),
        ([([None, "x", 1],)], [([1, None, "x"],)], False, True),
        ([({"a": 1, "b": [2]},)], [({"b": [2], "a": 1},)], False, True),
        ([("1979-04-21",)], [("1979-04-21",)], False, True),
        ([(NODE,)], [(NODE.model_copy(update={"key": "g/9"}),)], False, True),
        ([(PLAYS,)], [(PLAYS,)], False, True),
        ([(PLAYS,)], [(LEFT,)], False, False),
    ],
)
def test_results_are_equal_under_some_order_of_columns(
    gold: Result, told: Result, ordered: bool, same: bool
) -> None:
    assert same_rows(gold, told, ordered=ordered) is same


def test_eight_columns_in_another_order_are_compared_at_once() -> None:
    gold = [tuple(range(n, n + 8)) for n in range(0, 400, 8)]
    assert same_rows(gold, [row[::-1] for row in gold], ordered=True)


def test_many_columns_of_the_same_values_are_compared_at_once() -> None:
    """Without looking at their rows there are 12! ways to set the one beside the other."""
    shifted = [tuple((n * (c + 1)) % 61 for c in range(12)) for n in range(61)]
    other = [tuple((n * (c + 2)) % 61 for c in range(12)) for n in range(61)]
    assert not same_rows(shifted, other, ordered=False)
    assert same_rows(shifted, [row[5:] + row[:5] for row in shifted[::-1]], ordered=False)
    alike = [(n, *[n] * 9, 1, 2 * n) for n in range(60)]
    assert not same_rows(alike, [(*row[:-1], 2) for row in alike], ordered=False)
    swapped = [(*[n] * 9, n % 2, 1 - n % 2, n // 2 % 2) for n in range(60)]
    assert not same_rows(swapped, [(*r[:9], r[11], r[9], r[9]) for r in swapped], ordered=True)


def test_ties_in_an_ordered_result_must_stand_as_the_gold_query_has_them() -> None:
    assert not same_rows([("a",), ("b",)], [("b",), ("a",)], ordered=True)


def test_order_counts_only_where_the_gold_query_orders() -> None:
    assert orders("MATCH (n) RETURN n.name ORDER  BY n.year")
    assert orders("match (n) with n order by n.year return n.name")
    assert not orders("MATCH (n {name: 'ORDER BY'}) RETURN n.`ORDER BY` // ORDER BY")


def test_a_union_is_cut_into_its_branches_also_within_call() -> None:
    inside = "CALL { MATCH (n:A) RETURN n UNION ALL MATCH (n:B) RETURN n } RETURN n"
    assert branches(inside) == ["MATCH (n:A) RETURN n", "MATCH (n:B) RETURN n"]
    assert branches("CALL { RETURN 1 AS n UNION RETURN 2 AS n } RETURN n") == [
        "RETURN 1 AS n",
        "RETURN 2 AS n",
    ]
    assert branches("MATCH (n {name: 'UNION'}) RETURN n") == ["MATCH (n {name: 'UNION'}) RETURN n"]


@pytest.mark.parametrize(
    ("cypher", "bound"),
    [
        ("MATCH (n:A) RETURN n.name", "MATCH (n:A)"),
        ("MATCH (n:A)<-[:R]-() RETURN n", "MATCH (n:A)<-[:R]-(provenance1)"),
        (
            "MATCH (n:A)-[:R]->(:B {name: 'with (a)'}) WITH DISTINCT n WHERE n.x > 1 RETURN n",
            "MATCH (n:A)-[:R]->(provenance1:B {name: 'with (a)'}) WITH * WHERE n.x > 1",
        ),
        ("MATCH (n:A) WITH DISTINCT n RETURN n.name", "MATCH (n:A)"),
        ("MATCH (n:A) WITH n.x AS x MATCH (m:B) RETURN m", "MATCH (n:A)"),
        ("MATCH (n) WHERE n.x STARTS WITH 'a' RETURN n", "MATCH (n) WHERE n.x STARTS WITH 'a'"),
        ("MATCH (n {x: toUpper('a')}) RETURN n", "MATCH (n {x: toUpper('a')})"),
        ("MATCH (n) WHERE (n)-[:R]->(:B) RETURN n", "MATCH (n) WHERE (n)-[:R]->(:B)"),
        ("MATCH (n {x: 1 + (other)}) RETURN n", "MATCH (n {x: 1 + (other)})"),
        (
            "MATCH (n:A) WHERE n.x > 1 MATCH (:B) RETURN n",
            "MATCH (n:A) WHERE n.x > 1 MATCH (provenance1:B)",
        ),
        (
            "MATCH (n:A) WHERE n.x > 1 OPTIONAL MATCH (:B) RETURN n",
            "MATCH (n:A) WHERE n.x > 1 OPTIONAL MATCH (provenance1:B)",
        ),
        (
            "MATCH ((n)-[:R]->(n)){1,3} ((:B)-[:S]->(n)) RETURN n",
            "MATCH ((n)-[:R]->(n)){1,3} ((provenance2:B)-[:S]->(n))",
        ),
        (
            "MATCH (n) MATCH (n)-[:R]->(:B) MATCH (:C) RETURN n",
            "MATCH (n) MATCH (n)-[:R]->(provenance2:B) MATCH (provenance3:C)",
        ),
    ],
)  # fmt: skip
def test_the_provenance_of_a_query_is_what_its_patterns_bind(cypher: str, bound: str) -> None:
    names = ["n", *re.findall(r"\((provenance\d)", bound)]
    keys = " + ".join(f"collect(DISTINCT {name}.key)" for name in names)
    assert provenance_queries(cypher) == (
        f"{bound} WITH {keys} AS keys UNWIND keys AS key RETURN DISTINCT key",
    )


def test_every_branch_of_a_union_has_its_provenance_and_an_unwind_has_none() -> None:
    assert len(provenance_queries("MATCH (n:A) RETURN n UNION MATCH (n:B) RETURN n")) == 2
    assert provenance_queries("UNWIND [1] AS x RETURN x") == ()


def test_jaccard_is_the_share_of_common_nodes_and_zero_for_nothing() -> None:
    assert jaccard({"a", "b"}, {"b", "c"}) == pytest.approx(1 / 3)
    assert jaccard(set(), set()) == 0.0


def test_the_interval_of_nine_in_ten_is_wilsons() -> None:
    low, high = wilson(9, 10)
    assert (round(low, 3), round(high, 3)) == (0.596, 0.982)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_strings_of_a_query_are_told_without_quotes_and_names_and_numbers_are_none() -> None:
    assert strings("MATCH (n {name: 'It\\'s', age: 3}) RETURN n.`a b`, \"x\"") == ["It's", "x"]


def test_rows_are_published_as_lists_with_nodes_as_their_properties() -> None:
    rows = [(NODE, None, True, 2, 0.5, "a"), ([NODE], {"day": date(2024, 2, 29)}, (1,), [], {}, 0)]
    assert json.loads(published(rows)) == [
        [{"name": "A", "years": [1, 2]}, None, True, 2, 0.5, "a"],
        [[{"name": "A", "years": [1, 2]}], {"day": "2024-02-29"}, [1], [], {}, 0],
    ]


def _named(*names: str) -> tuple[PropertySchema, ...]:
    return tuple(PropertySchema(name=name, types=("string",), filled=2) for name in names)


SCHEMA = GraphSchema(
    kinds=(
        NodeKind(labels=("Player",), count=2, properties=_named("name", "born")),
        NodeKind(labels=("Club",), count=2, properties=_named("name")),
    ),
    relationships=(
        RelationshipKind(type="playsFor", count=2, properties=_named("year")),
        RelationshipKind(type="owns", count=2),
    ),
    triples=(Triple(start=("Player",), type="playsFor", end=("Club",), count=2),),
)
GOLD = "MATCH (p:Player)-[:playsFor]->(c:Club {name: 'A'}) RETURN p.name"
FOUND = Rows(columns=("p.name",), rows=(("x",), ("y",)), total=2)
NONE = Rows(columns=("p.name",), rows=(), total=0)
PARTLY = Rows(columns=("p.name",), rows=(("y",), ("y",)), total=2)
STRANGE = Rows(columns=("p.name",), rows=(("x",), ("z",)), total=2)
TWO = Rows(columns=("p.name", "c.name"), rows=(("x", "A"),), total=1)
REFUSED = QueryError(code="Syntax", message="no")


@pytest.mark.parametrize(
    ("told", "execution", "found"),
    [
        (None, None, "no query"),
        (GOLD, None, "no query"),
        (None, FOUND, "no query"),
        (GOLD, REFUSED, "does not run"),
        (GOLD.replace("Player", "Man"), NONE, "unknown label, relationship or property"),
        (GOLD.replace("playsFor", "plays"), NONE, "unknown label, relationship or property"),
        (GOLD.replace("p.name", "p.nick"), NONE, "unknown label, relationship or property"),
        (GOLD.replace("-[:playsFor]->", "<-[:playsFor]-"), NONE, "reversed direction"),
        (GOLD.replace("playsFor", "owns"), NONE, "other labels or relationships"),
        (GOLD.replace("(p:Player)", "(p)"), NONE, "other labels or relationships"),
        (GOLD.replace("'A'", "'B'"), NONE, "other entities or values"),
        (GOLD.replace("p.name", "count(p.name)"), NONE, "other aggregation"),
        (GOLD.replace("p.name", "p.born"), NONE, "other properties or columns"),
        (f"{GOLD}, c.name", TWO, "other properties or columns"),
        (GOLD, PARTLY, "duplicates, limit or order"),
        (GOLD, STRANGE, "other"),
    ],
)
def test_a_miss_is_of_the_first_category_that_applies(
    told: str | None, execution: Execution | None, found: str
) -> None:
    query = None if told is None else Query(cypher=told)
    assert category(query, GOLD, execution, FOUND, SCHEMA).value == found


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (0.12345678904, 0.12345678901, True),
        (0.1234567894, 0.1234567891, False),
        (1e10 + 0.4, 1e10, True),
        (1e10 + 0.6, 1e10, False),
    ],
)
def test_numbers_are_the_same_to_ten_digits(one: float, other: float, same: bool) -> None:
    assert (canonical(one) == canonical(other)) is same
