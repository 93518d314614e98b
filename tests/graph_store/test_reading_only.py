"""Three walls keep a question from changing the twin; each stands alone."""

import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import neo4j
import pytest
from lark import Token
from neo4j.exceptions import Neo4jError

from graph_store import GraphStore, QueryError, Rows
from graph_store.bolt import lines_of
from graph_store.growth import called
from graph_store.reading_only import (
    CypherSyntaxError,
    NotReadingError,
    TooMuchError,
    asks_for_plan,
    parse_reading,
)

HERE = Path(__file__).parent
HOSTILE: list[dict[str, str]] = json.loads((HERE / "hostile.json").read_text(encoding="utf-8"))
INNOCENT: list[str] = json.loads((HERE / "innocent.json").read_text(encoding="utf-8"))
RUNS_OVER = {"function", "growth"}
"""Kinds that write nothing, but would go on for ever past the grammar."""
ROLLED_BACK = {"clause", "after reading", "union", "subquery", "case, space and comment"}
EVERYTHING = "MATCH (n) OPTIONAL MATCH (n)-[r]->(m) RETURN n, r, m.key ORDER BY n.key, m.key"


def state(store: GraphStore) -> Any:
    """Every node and relationship of the twin."""
    result = store.read(EVERYTHING)
    assert isinstance(result, Rows), result
    return result.rows


def test_the_corpora_are_large_and_have_no_doubles() -> None:
    assert len({h["cypher"] for h in HOSTILE}) == len(HOSTILE) >= 200
    assert len(set(INNOCENT)) == len(INNOCENT) >= 200


@pytest.mark.parametrize("cypher", [h["cypher"] for h in HOSTILE])
def test_the_grammar_refuses_what_does_not_read(cypher: str) -> None:
    with pytest.raises(NotReadingError):
        parse_reading(cypher)


@pytest.mark.parametrize("cypher", INNOCENT)
def test_the_grammar_lets_reading_pass(cypher: str) -> None:
    parse_reading(cypher)


WRITES = (
    *("SET n.x = 1", "DETACH DELETE n", "CREATE (:IfcDoor)", "MERGE (m:IfcDoor)", "REMOVE n.Name"),
    *("FOREACH (x IN [1] | CREATE ())", "LOAD CSV FROM 'file:///x' AS line", "CALL db.wipe()"),
    *("INSERT (:IfcDoor)", "DROP INDEX i", "CALL { CREATE () }", "; CREATE ()"),
)
PLACES = 4
"""In each innocent query."""


def test_what_writes_is_refused_wherever_it_stands_in_a_query_that_reads() -> None:
    """Between any two words, in a line of its own; a seed chooses words and places."""
    chance = random.Random(11)
    passed, tried = [], 0
    for cypher in INNOCENT:
        words = parse_reading(cypher).scan_values(lambda v: isinstance(v, Token))
        places = sorted({word.start_pos or 0 for word in words} | {len(cypher)})
        for at in chance.sample(places, min(PLACES, len(places))):
            spliced = f"{cypher[:at]}\n{chance.choice(WRITES)} {cypher[at:]}"
            tried += 1
            passed += [spliced] if passes(spliced) else []
    assert tried > 600
    assert passed == []


def test_no_call_of_a_reading_query_may_be_of_what_the_engine_brings() -> None:
    """Each call of a known function, in whatever place, as one that sleeps or is unknown."""
    passed, tried = [], 0
    for cypher in INNOCENT:
        for operand in parse_reading(cypher).find_data("operand"):
            first = next(operand.scan_values(lambda v: isinstance(v, Token)), None)
            name = called(operand)
            if first is None or not cypher[first.start_pos :].startswith(f"{name}("):
                continue
            for other in ("util.sleep", "text.random", "apoc.load.json", f"{name}2"):
                at = first.start_pos or 0
                other_call = f"{cypher[:at]}{other}{cypher[at + len(name) :]}"
                tried += 1
                passed += [other_call] if passes(other_call) else []
    assert tried > 400
    assert passed == []


def passes(cypher: str) -> bool:
    try:
        parse_reading(cypher)
    except NotReadingError:
        return False
    return True


@pytest.mark.parametrize(
    ("cypher", "sentence"),
    [
        ("MATCH (n)\nSET n.x = 1", "'SET' at line 2, column 1 does not read; use MATCH, WITH and "),
        ("CREATE (n)", "'CREATE' at line 1, column 1 does not read"),
        ("RETURN 1 MERGE (n)", "'MERGE' at line 1, column 10 does not read"),
        ("TRUNCATE x", "'TRUNCATE' at line 1, column 1 does not read"),
        ("RETURN drop(1)", "'drop' at line 1, column 8 is a clause, not a function"),
        ("RETURN unwind(1)", "'unwind' at line 1, column 8 is a clause, not a function"),
        ("CALL db.wipe()", "the procedure db.wipe is not known to only read; these are: db.labels"),
    ],
)
def test_what_does_not_read_is_named_with_its_place(cypher: str, sentence: str) -> None:
    with pytest.raises(NotReadingError) as refused:
        parse_reading(cypher)
    assert refused.value.code == "Oriel.NotReading"
    assert f"Only reading is allowed: {sentence}" in str(refused.value)


@pytest.mark.parametrize(
    ("cypher", "code", "sentence"),
    [
        (")", "Oriel.SyntaxError", "Unexpected ')' at line 1, column 1"),
        ("RETURN ';' )", "Oriel.SyntaxError", "Unexpected ')' at line 1, column 12"),
        ("RETURN 1; RETURN 2", "Oriel.NotReading",
         "One statement at a time: 'RETURN' at line 1, column 11 begins another"),
        ("MATCH (n", "Oriel.SyntaxError",
         "The query ends too early; a reading query ends in RETURN"),
    ],
)  # fmt: skip
def test_what_is_no_query_is_told_where_it_ends(cypher: str, code: str, sentence: str) -> None:
    with pytest.raises(NotReadingError) as refused:
        parse_reading(cypher)
    assert (refused.value.code, str(refused.value)) == (code, sentence)


def test_a_query_has_fifty_thousand_letters_at_most() -> None:
    parse_reading("RETURN 1".ljust(50_000))
    with pytest.raises(TooMuchError, match="has 50,001 letters, and 50,000 are read"):
        parse_reading("RETURN 1".ljust(50_001))


@pytest.mark.parametrize(
    ("cypher", "plan"),
    [("EXPLAIN RETURN 1", True), ("PROFILE MATCH (n) RETURN n", True), ("RETURN 1", False)],
)
def test_a_plan_is_asked_for_by_the_first_word(cypher: str, plan: bool) -> None:
    assert asks_for_plan(cypher) is plan


MANY = "x" * 9_998
"""With its quotes ten thousand letters: three times tenfold, it is as much as may be held."""


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (a)-->{2}(b) RETURN a",
        # a name that WITH leaves behind is nothing that is known to be long
        "WITH range(1, 9000) AS a WITH 1 AS b RETURN [x IN a | [y IN a | y]]",
        # one of three texts, and not one in place of each letter of another
        f"RETURN coalesce('{'x' * 4_000}', 1, '{'y' * 4_000}')",
        # nine million steps: three thousand times a thousand times two, and what makes the lists
        "RETURN [a IN range(1, 3000) | [b IN range(1, 1000) | abs(b)]]",
        f"WITH collect('{MANY}') AS a WITH collect(a) AS b RETURN collect(b)",
        f"WITH COLLECT {{ RETURN '{MANY}' AS t }} AS a WITH COLLECT {{ RETURN a AS t }} AS b "
        "RETURN COLLECT { RETURN b AS t }",
    ],
)
def test_what_stays_below_the_bounds_passes(cypher: str) -> None:
    parse_reading(cypher)


@pytest.mark.parametrize(
    "cypher",
    [
        "WITH range(1, 9000) AS a WITH *, 1 AS b RETURN [x IN a | [y IN a | y]]",
        f"RETURN replace('{'x' * 4_000}', 'x', '{'y' * 4_000}')",
        "RETURN [a IN range(1, 3400) | [b IN range(1, 1000) | abs(b)]]",
        f"WITH collect('{MANY}y') AS a WITH collect(a) AS b RETURN collect(b)",
        f"WITH COLLECT {{ RETURN '{MANY}y' AS t }} AS a WITH COLLECT {{ RETURN a AS t }} AS b "
        "RETURN COLLECT { RETURN b AS t }",
    ],
)
def test_what_goes_a_little_beyond_the_bounds_is_refused(cypher: str) -> None:
    with pytest.raises(TooMuchError):
        parse_reading(cypher)


def test_the_reading_user_changes_nothing(walls: GraphStore, reader: neo4j.Driver) -> None:
    before = state(walls)
    for hostile in (h for h in HOSTILE if h["kind"] not in RUNS_OVER):
        with reader.session(database=walls.twin) as session:
            try:
                session.run(hostile["cypher"], p=1, a=1, b=2, url="file:///etc/passwd").consume()
            except Neo4jError:
                continue
            assert state(walls) == before, hostile
    assert state(walls) == before


def test_the_reading_user_commits_nothing(walls: GraphStore, reader: neo4j.Driver) -> None:
    """Inside a transaction the engine lets that user change what is there, and then refuses it."""
    before = state(walls)
    refused = 0
    for hostile in (h for h in HOSTILE if h["kind"] not in RUNS_OVER):
        with reader.session(database=walls.twin) as session:
            try:
                transaction = session.begin_transaction()
                summary = transaction.run(hostile["cypher"], p=1, a=1, b=2, url="x").consume()
            except Neo4jError:
                continue
            try:
                transaction.commit()
            except Neo4jError as error:
                refused += error.code == "Neo.ClientError.Security.Forbidden"
            else:
                assert not summary.counters.contains_updates, hostile
        assert state(walls) == before, hostile
    assert refused > 20


def test_the_reading_user_sees_no_file_and_no_user(walls: GraphStore, reader: neo4j.Driver) -> None:
    for cypher in (
        "LOAD CSV FROM 'file:///etc/passwd' AS line RETURN line",
        "CREATE USER u SET PASSWORD 'abcdefgh1'",
        "SHOW USERS",
        "DROP USER root",
    ):
        with reader.session(database=walls.twin) as session, pytest.raises(Neo4jError):
            session.run(cypher).consume()


@pytest.mark.cypher_of_a_person
def test_the_rollback_undoes_what_a_writing_user_did(
    walls: GraphStore,
) -> None:
    """Past the grammar, and as the user who may write."""
    connection = dataclasses.replace(walls._connection, reader=walls._connection.writer)
    before = state(walls)
    ran = 0
    for hostile in HOSTILE:
        if hostile["kind"] not in ROLLED_BACK or "TRANSACTIONS" in hostile["cypher"]:
            continue
        result = connection.read(hostile["cypher"], {"p": 1}, 10, 5)
        ran += not isinstance(result, QueryError)
        assert state(walls) == before, hostile
    assert ran > 60


def test_a_refusal_names_the_word_and_the_place(walls: GraphStore) -> None:
    refused = walls.read("MATCH (n)\nSET n.x = 1")
    assert isinstance(refused, QueryError)
    assert refused.code == "Oriel.NotReading"
    assert "'SET' at line 2, column 1" in refused.message


def test_a_slip_of_the_pen_is_told_as_one(walls: GraphStore) -> None:
    wrong = walls.read("MATCH (n RETURN n")
    assert isinstance(wrong, QueryError)
    assert wrong.code == "Oriel.SyntaxError"
    assert "'RETURN' at line 1, column 10" in wrong.message
    with pytest.raises(CypherSyntaxError, match="ends too early"):
        parse_reading("MATCH (n")


@pytest.mark.parametrize(
    ("cypher", "said"),
    [
        ("RETURN util.sleep(1)", "The function util.sleep at line 1, column 8 is none of openC"),
        ("RETURN tolowr('A')", "column 8 is none of openCypher's; did you mean toLower?"),
        ("RETURN reduce(s = 'a', i IN range(1, 30) | s + s)", "grow to more than 10,000,000"),
        ("RETURN [a IN range(1, 9000) | [b IN range(1, 9000) | a]]", "more than 10,000,000 steps"),
        ("RETURN reduce(s = 'a', i IN $xs | s + s)", "use what it holds once"),
        ("MATCH p = shortestPath((a)-[*]-(b)) RETURN p", "or the path a longest length, *..10"),
    ],
)
def test_what_would_run_over_is_refused_with_a_way_on(cypher: str, said: str) -> None:
    with pytest.raises(NotReadingError) as refused:
        parse_reading(cypher)
    assert said in str(refused.value)


def test_a_plan_is_asked_for_but_once(walls: GraphStore) -> None:
    """EXPLAIN of a reading query, by the person and by the check of a query."""
    assert walls.explain("EXPLAIN MATCH (n) RETURN n") is None
    assert isinstance(walls.read("EXPLAIN MATCH (n) SET n.x = 1"), QueryError)


@pytest.mark.parametrize(
    ("cypher", "line"),
    [
        ("EXPLAIN MATCH (w:IfcWall) RETURN w.Name AS Name", "+ FINAL PROJECTION [Name]"),
        ("profile UNWIND [1, 2] AS one RETURN one", "Rows Returned: 2"),
        ("EXPLAIN\n\nRETURN 1 AS one", "+ FINAL PROJECTION [one]"),
        ("PROFILE\tRETURN 1 AS one", "Rows Returned: 1"),
        ("/* a comment */ PROFILE RETURN 1 AS one", "Rows Returned: 1"),
        ("// a comment\nexplain/* another */RETURN 1 AS one", "+ FINAL PROJECTION [one]"),
    ],
)
def test_a_plan_comes_as_rows_one_line_each(walls: GraphStore, cypher: str, line: str) -> None:
    rows = walls.read(cypher)
    assert isinstance(rows, Rows)
    assert rows.columns == ("plan",)
    assert (line,) in rows.rows
    assert rows.total == len(rows.rows)
    first = walls.read(cypher, limit=1)
    assert isinstance(first, Rows)
    assert (first.rows, first.total) == (rows.rows[:1], rows.total)


def test_a_plan_told_as_a_tree_has_a_line_for_each_operator() -> None:
    """As Neo4j tells it (neo4j.ResultSummary.plan)."""
    scan = {"operatorType": "NodeByLabelScan", "identifiers": ["w"], "args": {}, "children": []}
    whole = {"operatorType": "ProduceResults", "identifiers": ["w"], "args": {}, "children": [scan]}
    assert lines_of(whole) == ["ProduceResults (w)", "  NodeByLabelScan (w)"]


def test_a_query_nested_a_thousand_times_is_answered_or_refused(walls: GraphStore) -> None:
    result = walls.read("RETURN " + "(" * 1000 + "1" + ")" * 1000 + " AS one")
    assert isinstance(result, QueryError | Rows)
    result = walls.read("CALL { " * 300 + "RETURN 1 AS x" + " } RETURN x" * 300)
    assert isinstance(result, QueryError | Rows)
