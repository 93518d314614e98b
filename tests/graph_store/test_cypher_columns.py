"""The columns a text returns, and what they are made of."""

import pytest

from graph_store.cypher_columns import columns_of


@pytest.mark.parametrize(
    ("cypher", "of_the_graph"),
    [
        ("RETURN 42", False),
        ("RETURN count(*)", False),
        ("MATCH (n) RETURN 42 AS doors", False),
        ("MATCH (n:D) WITH 42 AS x RETURN x", False),
        ("UNWIND [1, 2] AS x RETURN x", False),
        ("MATCH (:D) RETURN count(*)", True),
        ("MATCH (n:D) WITH count(n) AS x RETURN x AS y", True),
        ("MATCH (n:D) WITH sum(n.a) / count(n) AS x RETURN x", True),
        ("MATCH (n:D) WITH n.a - n.b AS x RETURN max(x) AS y", True),
        ("MATCH (n:D) WITH 4 + 2 AS x RETURN x", False),
        ("MATCH (n:D) WITH collect(n) AS all UNWIND all AS one RETURN one.Name", True),
        ("MATCH p = (a)-->(b) RETURN length(p)", True),
        ("CALL { MATCH (n) RETURN count(n) AS x } RETURN x", True),
        ("RETURN exists((:D)) AS e", True),
        ("CALL db.labels() YIELD label RETURN label", True),
    ],
)
def test_column_that_nothing_of_the_graph_went_into_says_so(
    cypher: str, of_the_graph: bool
) -> None:
    assert [one.of_the_graph for one in columns_of(cypher)] == [of_the_graph]


def test_column_is_followed_through_its_names() -> None:
    area, width, count = columns_of(
        "MATCH (a:A)--(c) WITH a AS b, count(c) AS n "
        "RETURN b.`X.Y` * b.Z AS area, round(avg(b.W), 2), n AS many"
    )
    assert ([one.name for one in area.reads], area.signs) == (["X.Y", "Z"], frozenset("*"))
    assert ([one.name for one in width.reads], width.signs) == (["W"], frozenset())
    assert (count.name, count.counted, area.counted) == ("many", True, False)
    (share,) = columns_of("MATCH (a:A) WITH a.X / a.Y AS part RETURN part AS share")
    assert ([one.name for one in share.reads], share.signs) == (["X", "Y"], frozenset("/"))


@pytest.mark.parametrize(
    ("expression", "scaled"),
    [("n.W * 1000", True), ("sum(n.W / 2)", True), ("n.W + 1", False), ("n.W * n.H", False)],
)
def test_column_multiplied_by_a_written_number_is_scaled(expression: str, scaled: bool) -> None:
    (column,) = columns_of(f"MATCH (n:A) RETURN {expression} AS x")
    assert column.scaled is scaled
