"""Named Entity Extractor: the labels, property values and edges a query names."""

from typing import Any, get_args

from agents.messages import Entities, PatternMention, PropertyMention, Query, TextOperator
from agents.model.model_client import Model
from agents.model.model_errors import BadReply, BudgetSpent
from agents.model.replies import ask_model
from graph_store.cypher_outline import Outline, outline
from graph_store.cypher_patterns import NodePattern

MOST_NAMED = 100
"""Names of a kind that a query holds; a model that tells of more reads something else."""


def by_code(query: Query) -> Entities:
    """Read the entities off the query's own text and parameters."""
    read = outline(query.cypher, query.parameters)
    on_edges = {edge.variable for edge in read.edges if edge.variable}
    properties = [
        PropertyMention(label=_label(read, node), property=name, value=_plain(value))
        for node in read.nodes
        for name, value in node.properties
    ]
    properties += [
        PropertyMention(
            label=_label(read, one.variable),
            property=one.property,
            value=None if one.variable in on_edges else _plain(one.value),
            operator=one.operator,
            ignore_case=one.ignore_case,
        )
        if one.operator in get_args(TextOperator)
        else PropertyMention(label=_label(read, one.variable), property=one.property)
        for one in read.comparisons
    ]
    compared = {(one.label, one.property) for one in properties}
    properties += [
        PropertyMention(label=label, property=one.name)
        for one in read.reads
        if ((label := _label(read, one.variable)), one.name) not in compared
    ]
    patterns = [
        PatternMention(
            start=_label(read, edge.start),
            type=kind,
            end=_label(read, edge.end),
            directed=edge.directed,
        )
        for edge in read.edges
        for kind in edge.types or ("",)
    ]
    return Entities(
        labels=read.labels,
        properties=tuple(dict.fromkeys(properties)),
        patterns=tuple(dict.fromkeys(patterns)),
    )


def _label(read: Outline, node: NodePattern | str) -> str:
    return next(iter(read.labels_of(node)), "")


def _plain(value: Any) -> str | int | float | bool | None:
    return value if isinstance(value, str | int | float | bool) else None


def by_model(model: Model, query: Query) -> Entities:
    """Ask the model for the entities; without a usable reply, read them by code."""
    try:
        named = ask_model(model, "entity_extractor", {"cypher": query.cypher}, Entities)
    except (BadReply, BudgetSpent):
        return by_code(query)
    many = max(len(named.labels), len(named.properties), len(named.patterns))
    return named if many <= MOST_NAMED else by_code(query)
