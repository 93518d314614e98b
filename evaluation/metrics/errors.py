"""Why a query missed: ten categories, assigned by rule from the two queries and their rows.

The first rule that applies names the category. CypherBench's authors sorted errors by hand into
ten categories of the same spirit; what only a reader can tell (a question read in another sense)
stays in `other`.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from agents.messages import Entities, Query
from agents.steps.entity_extractor import by_code
from evaluation.metrics.cypher_text import tokens
from evaluation.metrics.scores import canonical
from graph_store.rows import Execution, QueryError, Rows
from graph_store.schema import GraphSchema

_AGGREGATES = {"count", "sum", "avg", "min", "max", "collect"}


class ErrorCategory(StrEnum):
    """The categories, in the order their rules are tried."""

    NO_QUERY = "no query"
    DOES_NOT_RUN = "does not run"
    UNKNOWN_NAME = "unknown label, relationship or property"
    REVERSED = "reversed direction"
    OTHER_PATTERN = "other labels or relationships"
    OTHER_VALUES = "other entities or values"
    OTHER_AGGREGATE = "other aggregation"
    OTHER_COLUMNS = "other properties or columns"
    DUPLICATES_OR_ORDER = "duplicates, limit or order"
    OTHER = "other"


def category(
    told: Query | None, gold: str, execution: Execution | None, rows: Rows, schema: GraphSchema
) -> ErrorCategory:
    """The category of a query whose rows are not the gold query's.

    `execution` is what came of the query, `rows` are the gold query's.
    """
    if told is None or execution is None:
        return ErrorCategory.NO_QUERY
    if isinstance(execution, QueryError):
        return ErrorCategory.DOES_NOT_RUN
    mine, right = by_code(told), by_code(Query(cypher=gold))
    tests = (
        (ErrorCategory.UNKNOWN_NAME, _names_unknown(mine, schema)),
        (ErrorCategory.REVERSED, _reversed(mine, right)),
        (ErrorCategory.OTHER_PATTERN, _patterns(mine) != _patterns(right)),
        (ErrorCategory.OTHER_VALUES, _values(mine) != _values(right)),
        (ErrorCategory.OTHER_AGGREGATE, _aggregates(told.cypher) != _aggregates(gold)),
        (ErrorCategory.OTHER_COLUMNS, _columns(mine, execution) != _columns(right, rows)),
        (ErrorCategory.DUPLICATES_OR_ORDER, _nested(execution.rows, rows.rows)),
    )
    return next((found for found, applies in tests if applies), ErrorCategory.OTHER)


def _names_unknown(mine: Entities, schema: GraphSchema) -> bool:
    return bool(
        set(mine.labels) - set(schema.labels)
        or {pattern.type for pattern in mine.patterns if pattern.type} - schema.types.keys()
        or {mention.property for mention in mine.properties} - schema.properties
    )


def _reversed(mine: Entities, right: Entities) -> bool:
    """Whether an edge of the one runs the other way in the other, and not this way too."""
    wanted = {(p.start, p.type, p.end) for p in right.patterns}
    told = {(p.start, p.type, p.end) for p in mine.patterns}
    return any((end, kind, start) in wanted - told for start, kind, end in told - wanted)


def _patterns(entities: Entities) -> tuple[set[str], set[str]]:
    return set(entities.labels), {pattern.type for pattern in entities.patterns}


def _values(entities: Entities) -> set[str]:
    return {str(m.value) for m in entities.properties if m.value is not None}


def _aggregates(cypher: str) -> set[str]:
    return {token.text.lower() for token in tokens(cypher)} & _AGGREGATES


def _columns(entities: Entities, rows: Rows) -> tuple[int, set[str]]:
    return len(rows.columns), {mention.property for mention in entities.properties}


def _nested(told: Sequence[Sequence[Any]], wanted: Sequence[Sequence[Any]]) -> bool:
    """Whether the one result's distinct rows are all among the other's."""
    first = {tuple(map(canonical, row)) for row in told}
    second = {tuple(map(canonical, row)) for row in wanted}
    return first <= second or second <= first
