"""What helps on after a query that a person wrote and that failed, or brought nothing."""

from app.words.unknown_names import unknown_names
from graph_store import Execution, QueryError
from graph_store.schema import GraphSchema

NEXT_STEP = (
    "Change the query and run it again. The tab Schema of the page Explore lists every label, "
    "property and relationship it may name."
)


def hint(query: str, result: Execution, schema: GraphSchema) -> str:
    """What to do next, in plain text; '' where nothing is known."""
    if isinstance(result, QueryError):
        return NEXT_STEP if result.code.endswith(("SyntaxError", "SemanticError")) else ""
    return unknown_names(query, {}, result, schema)
