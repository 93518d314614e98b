"""What a caller of the store may have to catch.

GraphError
└── GraphUnavailable     no engine answers; trying again later can help

A query that fails is no exception but a `QueryError` value (rows.py).
"""


class GraphError(Exception):
    """The store cannot do what was asked; str() says what, where, and what to do."""


class GraphUnavailable(GraphError):  # noqa: N818  the name callers know
    """No engine answers, or it refused us at the door; trying again later can help."""
