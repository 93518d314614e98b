"""Statements that write nothing, made to hang door, driver or engine; each ends alone."""

import time
from typing import Any

import pytest

from graph_store import GraphStore, QueryError, Rows
from graph_store.reading_only import MOST_LETTERS, NotReadingError, parse_reading
from tests.graph_store.test_reading_only import state
from tests.patience import PATIENCE

DOOR_SECONDS = 100.0
"""Of the processor, where two are used: what grows as a power of its length ends never."""
AT_MOST = 2.0


def repeated(opening: str, within: str, closing: str = "", *, times: int) -> str:
    return opening * times + within + closing * times


def within_lists(times: int) -> list[Any]:
    held: list[Any] = [1]
    for _ in range(times):
        held = [held]
    return held


DOOR = {
    "cases inside one another": repeated("CASE WHEN true THEN ", "1", " END", times=40),
    "cases in the test": repeated("CASE WHEN ", "true", " THEN true END", times=40),
    "cases in the value": repeated("CASE ", "1", " WHEN 1 THEN 1 END", times=40),
    "cases in the else": repeated("CASE WHEN true THEN 1 ELSE ", "1", " END", times=40),
    "cases beyond every stack": repeated("CASE WHEN true THEN ", "1", " END", times=1500),
    "lists": repeated("[", "1", "]", times=40),
    "lists beyond every stack": repeated("[", "1", "]", times=20_000),
    "maps": repeated("{a: ", "1", "}", times=40),
    "maps beyond every stack": repeated("{a: ", "1", "}", times=9_000),
    "parentheses": repeated("(", "1", ")", times=20_000),
    "calls": repeated("abs(", "1", ")", times=9_000),
    "coalesce of two": repeated("coalesce(1, ", "1", ")", times=40),
    "indexes": "[1]" + "[0]" * 9_000,
    "properties": "n" + ".a" * 20_000,
    "negations": repeated("NOT ", "true", times=10_000),
    "signs": repeated("- ", "1", times=20_000),
    "sums": repeated("1+", "1", times=20_000),
    "comparisons": repeated("1<", "1", times=20_000),
    "a long list": "[" + "1," * 20_000 + "1]",
    "comprehensions": repeated("[x IN ", "[1]", " | x]", times=40),
    "comprehensions in the outcome": repeated("[x IN [1] | ", "x", "]", times=40),
    "sums of reduces": repeated("reduce(s = 1, x IN [1] | s + ", "1", ")", times=7),
    "projections": "n " + repeated("{.*, a: n ", "{.*}", "}", times=40),
    "existential subqueries": repeated("EXISTS { MATCH (n) WHERE ", "true", " }", times=40),
    "quotes that never end": "'" + "\\'" * 20_000,
    "comments": "1 " + "/* */" * 9_000,
    "letters": "'" + "a" * 10 * MOST_LETTERS + "'",
}

STATEMENTS = {
    "backtracking": f"RETURN '{'a' * 40}!' =~ '(a+)+b'",
    "backtracking over overlapping words": f"RETURN '{'a' * 60}!' =~ '(a|aa)+$'",
    "backtracking in every row": f"MATCH (n) WHERE '{'a' * 60}!' =~ '(.*a){{30}}b' RETURN count(n)",
    "an expression that is none": "RETURN 'a' =~ '('",
    "a repetition beyond every stack": "RETURN 'a' =~ 'a{2000000000}'",
    "repetitions of repetitions": "RETURN 'a' =~ '((((a{1000}){1000}){1000}){1000})'",
    "rows times rows": "UNWIND range(1, 100000) AS a UNWIND range(1, 100000) AS b RETURN count(*)",
    "rows times rows, collected": (
        "UNWIND range(1, 10000) AS a UNWIND range(1, 10000) AS b RETURN size(collect(a))"
    ),
    "all with all": "MATCH (a), (b), (c), (d), (e), (f), (g), (h) RETURN a.key + h.key LIMIT 1",
    "all with all, sorted": "UNWIND range(1, 9000000) AS a MATCH (n) RETURN n.key ORDER BY a",
    "all with all, told apart": "UNWIND range(1, 9000000) AS a RETURN count(DISTINCT toString(a))",
    "as many groups as rows": "UNWIND range(1, 9000000) AS a RETURN a, count(*)",
    "three hundred patterns": f"MATCH {', '.join(f'(n{at})' for at in range(300))} RETURN count(*)",
    "a path of four hundred steps": "MATCH (a)" + "--()" * 400 + " RETURN count(*)",
    "paths of any length": "MATCH (a)-[*]-(b) RETURN count(*)",
    "paths, collected": "MATCH p = (a)-[*1..60]-(b) RETURN size(collect(p))",
    "paths in an expression": "MATCH (n) RETURN size([p = (n)-[*1..30]-() | p])",
    "patterns repeated": "MATCH p = ((a)-->(b)){1,1000000} RETURN count(p)",
    "a thousand branches": " UNION ALL ".join(["RETURN 1 AS x"] * 1000),
    "five thousand labels": "MATCH (n" + ":A" * 5000 + ") RETURN n",
    "an integer too large": "RETURN 9223372036854775808",
    "a float too large": "RETURN 1e400",
    "a sum too large": "RETURN 9223372036854775807 + 1",
    "a division by nothing": "RETURN 1 / 0, 1 % 0",
    "a duration too long": "RETURN duration({years: 9223372036854775807})",
    "a date too late": "RETURN date('+999999999-12-31') + duration({days: 99999999999})",
    "two thousand million digits": "RETURN round(1.5, 2147483647)",
    "a step of nothing": "RETURN range(1, 10, 0)",
    "half of everything": "RETURN left('abc', 9223372036854775807), substring('abc', -1)",
    "no rows at all": "MATCH (n) RETURN n SKIP -1",
    "more rows than there are numbers": "MATCH (n) RETURN n LIMIT 99999999999999999999",
    "lists within lists": "RETURN reduce(s = [1], i IN range(1, 900) | [s]) AS x",
    "lists within lists without end": "RETURN reduce(s = [1], i IN range(1, 5000) | [s]) AS x",
    "maps within maps": "RETURN reduce(s = {a: 1}, i IN range(1, 900) | {a: s}) AS x",
    "half a letter": "RETURN '\ud800' AS x",
    "a name of half a letter": "MATCH (n) RETURN n.`\udfff` AS x",
    "a letter that ends texts in C": "RETURN 'a\x00b' AS x",
    "letters that turn the line round": "RETURN '\u202e' AS `\u202e`",
    "a parameter called like an answer": "RETURN $`x` AS x",
}
PARAMETERS: dict[str, Any] = {
    "an integer too large": 2**63,
    "an integer far too large": -(2**70),
    "half a letter": "\ud800",
    "a key of half a letter": {"\ud800": 1},
    "a key that is no text": {1: 2},
    "something": object(),
    "a set": {1, 2},
    "lists within lists": within_lists(900),
    "lists within lists without end": within_lists(100_000),
    "two million numbers": list(range(2_000_000)),
}


@pytest.mark.engine
@pytest.mark.parametrize("expression", DOOR.values(), ids=DOOR)
def test_the_door_reads_or_refuses_any_expression_soon(expression: str) -> None:
    start = time.process_time()
    try:
        parse_reading(f"MATCH (n) RETURN {expression}")
    except NotReadingError as refused:
        assert len(str(refused)) < 300
    assert time.process_time() - start < DOOR_SECONDS


def goes_on(store: GraphStore, before: Any) -> None:
    """The engine answers others, and the twin is as it was."""
    answer = store.read("RETURN 1 AS one")
    assert isinstance(answer, Rows)
    assert answer.rows == ((1,),)
    assert state(store) == before


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize("cypher", STATEMENTS.values(), ids=STATEMENTS)
def test_a_statement_made_to_hang_ends_alone(walls: GraphStore, cypher: str) -> None:
    before, engine = state(walls), process(walls)
    start = time.monotonic()
    result = walls.read(cypher, {"x": 1}, seconds=AT_MOST)
    assert isinstance(result, Rows | QueryError)
    assert time.monotonic() - start < AT_MOST + PATIENCE
    assert not isinstance(result, QueryError) or result.message
    goes_on(walls, before)
    assert process(walls) == engine


@pytest.mark.parametrize("value", PARAMETERS.values(), ids=PARAMETERS)
def test_a_parameter_that_cannot_be_sent_is_told(walls: GraphStore, value: Any) -> None:
    before = state(walls)
    result = walls.read("RETURN $x AS x", {"x": value})
    assert isinstance(result, QueryError)
    assert result.message
    goes_on(walls, before)


def test_a_query_broken_off_by_an_engine_that_goes_on_is_told_so(walls: GraphStore) -> None:
    """Its connection ends, the engine does not; the bound on size may be met first."""
    result = walls.read("RETURN reduce(s = [1], i IN range(1, 5000) | [s]) AS x")
    assert isinstance(result, QueryError)
    assert result.code in {"Oriel.BrokenOff", "Oriel.TooLarge"}


def process(store: GraphStore) -> int | None:
    """The embedded engine's; None on a server."""
    lease = store._connection.lease
    return lease.pid if lease else None
