"""Solved questions: each runs on a real graph, and only fitting ones are shown."""

import pytest

from agents.messages import Grade, Query, Question, Verdict
from agents.solved import QueryMemory, Solved, examples, examples_for
from graph_store import Execution, GraphSchema, GraphStore, QueryError, Rows
from graph_store.schema import NodeKind

EMPTY = GraphSchema(kinds=(), relationships=(), triples=())


@pytest.mark.parametrize("solved", [one for one, _ in examples()], ids=lambda one: one.question)
def test_solved_question_runs_on_a_real_building(house: GraphStore, solved: Solved) -> None:
    assert not isinstance(house.read(solved.cypher), QueryError)


def test_examples_most_like_the_question_come_first(house: GraphStore) -> None:
    shown = examples_for("How many doors has each floor?", house.schema())
    assert shown.startswith("How many doors")
    assert shown.count("\n\n") == 2


def test_no_example_names_what_the_graph_has_not() -> None:
    films = GraphSchema(kinds=(NodeKind(labels=("Film",), count=1),), relationships=(), triples=())
    assert examples_for("How many films are there?", films) == ""


def accept(question: Question, query: Query, execution: Execution) -> Verdict:
    return Verdict(grade=Grade.ACCEPT)


def test_accepted_query_is_recalled_until_the_schema_changes() -> None:
    memory = QueryMemory()
    query, question = Query(cypher="RETURN 1"), Question(text="One?")
    rows = Rows(columns=("n",), rows=((1,),), total=1)
    memory.recall(question, EMPTY)
    memory.watching(accept)(question, query, rows)
    assert memory.recall(Question(text="  one "), EMPTY) == query
    other = GraphSchema(kinds=(NodeKind(labels=("A",), count=1),), relationships=(), triples=())
    assert memory.recall(question, other) is None


def test_rejected_query_is_not_recalled() -> None:
    memory = QueryMemory()
    question = Question(text="One?")

    def reject(question: Question, query: Query, execution: Execution) -> Verdict:
        return Verdict(grade=Grade.INCORRECT)

    memory.recall(question, EMPTY)
    rows = Rows(columns=("n",), rows=((1,),), total=1)
    memory.watching(reject)(question, Query(cypher="RETURN 1"), rows)
    assert memory.recall(question, EMPTY) is None


def test_question_accepted_before_is_an_example_for_one_like_it(house: GraphStore) -> None:
    memory, schema = QueryMemory(), house.schema()
    question = Question(text="How many oak doors are there?")
    query = Query(cypher="MATCH (d:IfcDoor) WHERE d.Name CONTAINS 'Oak' RETURN count(d) AS n")
    memory.recall(question, schema)
    memory.watching(accept)(question, query, Rows(columns=("n",), rows=((1,),), total=1))
    shown = examples_for("How many oak windows are there?", schema, memory.accepted(schema))
    assert shown.startswith("how many oak doors are there\n" + query.cypher)
