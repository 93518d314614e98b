"""Cypher with its parameters written out, for people to read and run by hand."""

from typing import Any

from agents.messages import Query
from graph_store.cypher_tree import cypher_tree
from graph_store.cypher_values import plain_name


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
    text = query.cypher
    if not query.parameters:  # and most have none: nobody waits for a reader of the text
        return text
    places = sorted(
        cypher_tree(text).find_data("parameter"), key=lambda one: one.meta.start_pos, reverse=True
    )
    for place in places:
        name = plain_name(place.children[-1])
        if name in query.parameters:
            value = literal(query.parameters[name])
            text = text[: place.meta.start_pos] + value + text[place.meta.end_pos :]
    return text
