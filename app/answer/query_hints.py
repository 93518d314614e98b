"""What helps on after a query that a person wrote and that failed, or brought nothing."""

from difflib import get_close_matches

from graph_store import Execution, QueryError
from graph_store.cypher_outline import outline
from graph_store.schema import GraphSchema, NodeKind, RelationshipKind

NEXT_STEP = (
    "Change the query and run it again. The tab Schema of the page Explore lists every label, "
    "property and relationship it may name."
)


def hint(query: str, result: Execution, schema: GraphSchema) -> str:
    """What to do next, in plain text; '' where nothing is known."""
    if isinstance(result, QueryError):
        return NEXT_STEP if result.code.endswith(("SyntaxError", "SemanticError")) else ""
    if not result.rows or all(
        any(v is not None for v in c) for c in zip(*result.rows, strict=True)
    ):
        return ""
    holders: tuple[NodeKind | RelationshipKind, ...] = (*schema.kinds, *schema.relationships)
    known = {prop.name for holder in holders for prop in holder.properties}
    folded = {name.casefold(): name for name in known}
    for name in (name for read in outline(query).reads for name in read.names):
        if name not in known:
            near = get_close_matches(name.casefold(), folded, n=1)
            meant = f" The nearest that there is: {folded[near[0]]}." if near else ""
            return f"Nothing in this twin has a property {name}.{meant}"
    return ""
