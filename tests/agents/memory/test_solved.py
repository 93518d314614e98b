"""Solved questions: each runs on a real graph, and only fitting ones are shown."""

import pytest

from agents.memory.solved import QueryMemory, Solved, examples, examples_for
from agents.messages import Attempt, Grade, Interpretation, Query, Question, Verdict
from graph_store import GraphSchema, GraphStore, QueryError, Rows
from graph_store.schema import NodeKind

EMPTY = GraphSchema(kinds=(), relationships=(), triples=())


@pytest.mark.parametrize("solved", [one for one, _ in examples()], ids=lambda one: one.question)
def test_solved_question_runs_on_a_building(house: GraphStore, solved: Solved) -> None:
    assert not isinstance(house.read(solved.cypher), QueryError)


def test_examples_most_like_the_question_come_first(house: GraphStore) -> None:
    shown = examples_for("How many doors has each floor?", house.schema())
    assert shown.startswith("How many doors")
    assert shown.count("\n\n") == 2


def test_no_example_names_what_the_graph_has_not() -> None:
    films = GraphSchema(kinds=(NodeKind(labels=("Film",), count=1),), relationships=(), triples=())
    assert examples_for("How many films are there?", films) == ""


def attempt(cypher: str, grade: Grade = Grade.ACCEPT, *, agreed: bool = True) -> Attempt:
    rows = Rows(columns=("n",), rows=((1,),), total=1)
    verdict = Verdict(grade=grade, agreed=agreed)
    return Attempt(query=Query(cypher=cypher), execution=rows, verdict=verdict)


ONE = Interpretation(answer="1.", value=1)


def test_accepted_query_is_recalled_until_the_schema_changes() -> None:
    memory, question = QueryMemory(), Question(text="One?")
    memory.learn(question, EMPTY, attempt("RETURN 1"), ONE)
    assert memory.recall(Question(text="  one "), EMPTY) == Query(cypher="RETURN 1")
    other = GraphSchema(kinds=(NodeKind(labels=("A",), count=1),), relationships=(), triples=())
    assert memory.recall(question, other) is None


@pytest.mark.parametrize(
    ("tried", "said"),
    [
        (attempt("RETURN 1", Grade.INCORRECT), ONE),
        (attempt("RETURN 1", agreed=False), ONE),
        (attempt("RETURN 1"), ONE.model_copy(update={"borne": False})),
    ],
    ids=["rejected", "accepted by one judge alone", "told otherwise than the rows"],
)
def test_query_that_may_be_wrong_is_not_recalled(tried: Attempt, said: Interpretation) -> None:
    memory, question = QueryMemory(), Question(text="One?")
    memory.learn(question, EMPTY, tried, said)
    assert memory.recall(question, EMPTY) is None


def test_question_accepted_before_is_an_example_for_one_like_it(house: GraphStore) -> None:
    memory, schema = QueryMemory(), house.schema()
    cypher = "MATCH (d:IfcDoor) WHERE d.Name CONTAINS 'Oak' RETURN count(d) AS n"
    memory.learn(Question(text="How many oak doors are there?"), schema, attempt(cypher), ONE)
    shown = examples_for("How many oak windows are there?", schema, memory.accepted(schema))
    assert shown.startswith("how many oak doors are there\n" + cypher)
