"""Cypher with its parameters written out, for people to read and run by hand."""

import re
from typing import Any

from agents.messages import Query


def literal(value: Any) -> str:
    """A value as Cypher text; strings are escaped."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(literal, value)) + "]"
    if isinstance(value, (int, float)):
        return str(value)
    return "'" + str(value).replace("\\", "\\\\").replace("'", "\\'") + "'"


def readable(query: Query) -> str:
    """The query's text with each parameter in its place; the engine itself gets parameters."""
    return re.sub(
        r"\$(\w+)",
        lambda match: (
            literal(query.parameters[match[1]]) if match[1] in query.parameters else match[0]
        ),
        query.cypher,
    )
