"""The auxiliary Cypher of the Verification Module: does this exist, and what does?"""

from collections.abc import Sequence

from agents.messages import Candidate, PatternMention, PropertyMention, Twin
from agents.steps.executor import look_up
from graph_store import Rows, quoted

MOST_VALUES = 5000
"""Distinct values read of one property to find near ones among."""


def holds(label: str, mention: PropertyMention, twin: Twin, *, listed: bool = False) -> bool:
    """Whether any node of the label (any node where it is empty) meets the comparison.

    Of a property that holds lists (`listed`) one of the values is enough.
    """
    name = f"n.{quoted(mention.property)}"
    held, value = "one" if listed else name, "$value"
    if mention.ignore_case:
        held, value = f"toLower({held})", "toLower($value)"
    meets = f"{held} {mention.operator} {value}"
    return _counted(
        f"MATCH {_node('n', label)} "
        f"WHERE {f'any(one IN {name} WHERE {meets})' if listed else meets} "
        "RETURN count(n) AS found",
        twin,
        value=mention.value,
    )


def values_of(label: str, name: str, twin: Twin, *, listed: bool = False) -> list[str]:
    """The distinct values of a property, as text; those in its lists, where it holds some."""
    value = f"n.{quoted(name)}"
    told = f"UNWIND {value} AS value RETURN DISTINCT value"
    rows = look_up(
        twin,
        f"MATCH {_node('n', label)} WHERE {value} IS NOT NULL "
        f"{told if listed else f'RETURN DISTINCT {value} AS value'}",
        limit=MOST_VALUES,
    )
    return [str(row[0]) for row in rows.rows] if isinstance(rows, Rows) else []


def elsewhere(
    label: str, value: str, properties: Sequence[str], twin: Twin
) -> tuple[Candidate, ...]:
    """The text properties of a label that hold this very value, case aside."""
    if not properties:
        return ()
    counts = ", ".join(
        f"sum(CASE WHEN toLower(n.{quoted(name)}) = toLower($value) THEN 1 ELSE 0 END) AS c{at}"
        for at, name in enumerate(properties)
    )
    rows = look_up(twin, f"MATCH {_node('n', label)} RETURN {counts}", {"value": value})
    if not isinstance(rows, Rows) or not rows.rows:
        return ()
    return tuple(
        Candidate(text=f"{label}{'.' * bool(label)}{quoted(name)} = {value!r}", similarity=1.0)
        for name, count in zip(properties, rows.rows[0], strict=True)
        if count
    )


def edge_exists(mention: PatternMention, twin: Twin) -> bool:
    """Whether there is such an edge, in its direction where it has one."""
    kind = f":{quoted(mention.type)}" if mention.type else ""
    arrow = ">" if mention.directed else ""
    return _counted(
        f"MATCH {_node('a', mention.start)}-[r{kind}]-{arrow}{_node('b', mention.end)} "
        "RETURN count(r) AS found",
        twin,
    )


def edge_text(start: str, kind: str, end: str) -> str:
    """`(:Start)-[:TYPE]->(:End)`, with nothing where a part is left open."""

    def named(name: str) -> str:
        return f":{quoted(name)}" if name else ""

    return f"({named(start)})-[{named(kind)}]->({named(end)})"


def _counted(cypher: str, twin: Twin, **parameters: object) -> bool:
    """Whether any was found; what could not be looked up is not said to be absent."""
    rows = look_up(twin, cypher, parameters)
    return not isinstance(rows, Rows) or (bool(rows.rows) and rows.rows[0][0] > 0)


def _node(variable: str, label: str) -> str:
    return f"({variable}:{quoted(label)})" if label else f"({variable})"
