"""What code finds of a query that has run in the small house, before anyone judges it."""

from agents.checks.facts import by_code
from agents.messages import Query, Question, Twin, Verdict
from agents.steps.executor import execute
from graph_store import GraphStore


def found(cypher: str, house: GraphStore, question: str = "?") -> Verdict | None:
    query = Query(cypher=cypher)
    twin = Twin(house, house.schema())
    return by_code(Question(text=question), query, execute(query, twin), twin, None)


def refusal(cypher: str, house: GraphStore, question: str = "?") -> str:
    """Why a query is refused; empty where it is left to the judge."""
    verdict = found(cypher, house, question)
    return verdict.feedback if verdict else ""
