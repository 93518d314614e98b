"""What a scripted model replies where a test needs just any good reply."""

from typing import Any

ACCEPT = {"grade": "Accept", "feedback": ""}
"""Of the evaluator."""
THREE = {"answer": "There are 3 doors.", "value": 3, "unit": None}
SEVEN = {"answer": "There are 7 doors.", "value": 7, "unit": None}
"""Of the interpreter, of the doors of the small house, and of its doors and windows."""


def writes(cypher: str, outcome: str = "query") -> dict[str, Any]:
    """Of the query generator."""
    return {"explanation": "It is written.", "outcome": outcome, "cypher": cypher, "choices": []}
