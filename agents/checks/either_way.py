"""Relationships that hold both ways by their meaning, matched so."""

from agents.schema.linked_names import flowing, symmetric
from graph_store.cypher_outline import outline
from graph_store.cypher_patterns import EdgePattern
from graph_store.cypher_values import names_in

FLOW_KNOWN = "flow_known"
"""The property that says whether a connection's direction is that of the flow."""


def either_way(cypher: str) -> tuple[str, tuple[str, ...]]:
    """A query with such relationships matched without an arrow, and the types it was taken from.

    The graph holds one edge a pair, so a direction would miss about half of them. An arrow stays
    where it means something: along a flow, and on an edge the query speaks of by a name, as a
    count of edges would find each twice.
    """
    read = outline(cypher)
    names = names_in(read.tree)
    turned = [
        edge
        for edge in read.edges
        if _turned(edge, along_flow=edge.repeated or FLOW_KNOWN in names)
        and names.count(edge.variable) < 2
    ]
    for head in sorted((edge.head for edge in turned if edge.head is not None), reverse=True):
        cypher = cypher[:head] + cypher[head + 1 :]
    return cypher, tuple(dict.fromkeys(kind for edge in turned for kind in edge.types))


def _turned(edge: EdgePattern, along_flow: bool) -> bool:
    types = set(edge.types)
    if along_flow and types & flowing():
        return False
    return edge.directed and bool(types) and types <= symmetric()
