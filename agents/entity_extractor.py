"""Named Entity Extractor: the labels, property values and edges a query names."""

from agents.cypher_reading import Reader
from agents.messages import Entities, PatternMention, PropertyMention, Query
from agents.model_client import Model
from agents.model_errors import BadReply, BudgetSpent
from agents.replies import ask_model


def by_code(query: Query) -> Entities:
    """Read the entities off the query's own text and parameters."""
    read = Reader(query.cypher, query.parameters)
    on_edges = {edge.variable for edge in read.edges}
    properties = [
        PropertyMention(label=label, property=name, value=value)
        for node in read.nodes
        for label in (node.labels or read.labels_of(node.variable) or ("",))[:1]
        for name, value in node.properties
    ]
    properties += [
        PropertyMention(
            label=next(iter(read.labels_of(one.variable)), ""),
            property=one.property,
            value=None if one.variable in on_edges else value,
            operator=one.operator,
            ignore_case=one.ignore_case,
        )
        for one in read.comparisons
        for value in (one.value if isinstance(one.value, list) else (one.value,))
    ]
    patterns = [
        PatternMention(
            start=next(iter(edge.start.labels or read.labels_of(edge.start.variable)), ""),
            type=kind,
            end=next(iter(edge.end.labels or read.labels_of(edge.end.variable)), ""),
            directed=edge.directed,
        )
        for edge in read.edges
        for kind in edge.types or ("",)
    ]
    return Entities(
        labels=tuple(dict.fromkeys(label for node in read.nodes for label in node.labels)),
        properties=tuple(dict.fromkeys(properties)),
        patterns=tuple(dict.fromkeys(patterns)),
    )


def by_model(model: Model, query: Query) -> Entities:
    """Ask the model for the entities; without a usable reply, read them by code."""
    try:
        return ask_model(model, "entity_extractor", {"cypher": query.cypher}, Entities)
    except (BadReply, BudgetSpent):
        return by_code(query)
