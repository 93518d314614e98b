"""The benchmark's metrics as arithmetic on results; nothing here talks to an engine.

Source: CypherBench (Feng et al., 2024), section 5: execution accuracy, provenance subgraph
Jaccard similarity, executable share.
"""

import json
import math
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from graph_store.rows import GraphNode, GraphRelationship

_SIGNIFICANT_DIGITS = 10
"""A sum taken in another order differs in the sixteenth digit; that is no other answer."""

_NOT_A_NUMBER = ("not a number",)
"""Equal to itself, as no NaN is, and to no text."""


def same_rows(
    gold: Sequence[Sequence[Any]], told: Sequence[Sequence[Any]], *, ordered: bool
) -> bool:
    """Whether two results are equal under some permutation of the columns of `told`.

    As multisets of rows, or as sequences where `ordered`. Column names do not count; the number
    of columns does. Two empty results are equal whatever their columns. Lists are compared
    without regard to order, numbers by value (1 is 1.0 is true), as the benchmark does.
    """
    if not gold and not told:
        return True
    if len(gold) != len(told) or len(gold[0]) != len(told[0]):
        return False
    left = [tuple(canonical(value) for value in row) for row in gold]
    right = [tuple(canonical(value) for value in row) for row in told]
    wanted = Counter(left)
    for order in _column_orders(left, right):
        moved = [tuple(row[column] for column in order) for row in right]
        if moved == left if ordered else Counter(moved) == wanted:
            return True
    return False


def _column_orders(
    left: list[tuple[Hashable, ...]], right: list[tuple[Hashable, ...]]
) -> Iterator[tuple[int, ...]]:
    """For each column of `left` a column of `right` of the same values, no column twice.

    What is chosen for the first columns has to give their rows, and of columns that are the same
    one is tried, so that many columns of the same values take no longer.
    """
    width = len(left[0])
    right_columns = [Counter(row[c] for row in right) for c in range(width)]
    fitting = [
        [c for c in range(width) if right_columns[c] == Counter(row[column] for row in left)]
        for column in range(width)
    ]

    begun = [Counter(row[:n] for row in left) for n in range(width + 1)]

    def extend(chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(chosen) == width:
            yield chosen
            return
        free = [column for column in fitting[len(chosen)] if column not in chosen]
        for column in {tuple(row[c] for row in right): c for c in reversed(free)}.values():
            longer = (*chosen, column)
            if Counter(tuple(row[c] for c in longer) for row in right) == begun[len(longer)]:
                yield from extend(longer)

    return extend(())


def canonical(value: Any) -> Hashable:
    """A value of a row in a form that compares and hashes as the benchmark compares values."""
    match value:
        case None | str() | int():
            found: Hashable = value
        case float():
            found = _rounded(value)
        case GraphNode():
            found = ("node", canonical(value.properties))
        case GraphRelationship():
            properties = canonical(value.properties)
            found = ("relationship", value.start, value.type, value.end, properties)
        case dict():
            entries = [(str(key), canonical(entry)) for key, entry in value.items()]
            found = ("map", *sorted(entries, key=repr))
        case list() | tuple() | set() | frozenset():
            found = ("list", *sorted((canonical(entry) for entry in value), key=_sort_key))
        case _:
            found = str(value)
    return found


def _rounded(number: float) -> Hashable:
    """The number to ten digits; beyond them to the unit, as a whole number is compared whole."""
    if math.isnan(number):
        return _NOT_A_NUMBER
    if math.isfinite(number) and abs(number) >= 10.0**_SIGNIFICANT_DIGITS:
        return round(number)
    return float(f"{number:.{_SIGNIFICANT_DIGITS - 1}e}")


def _sort_key(value: Hashable) -> tuple[str, float, str]:
    """Numbers by value before all else by kind and text."""
    if isinstance(value, int | float):
        return "", value, ""
    return type(value).__name__, 0, repr(value)


def jaccard(gold: set[str], told: set[str]) -> float:
    """Shared nodes over all nodes; 0 where both are empty, as the benchmark has it."""
    return len(gold & told) / len(gold | told) if gold | told else 0.0


def published(rows: Sequence[Sequence[Any]]) -> str:
    """Rows as the benchmark writes them into `answer_json`: a JSON list of lists."""
    return json.dumps([[_json(value) for value in row] for row in rows])


def _json(value: Any) -> Any:
    if isinstance(value, GraphNode):
        return value.properties
    if isinstance(value, list | tuple):
        return [_json(entry) for entry in value]
    if isinstance(value, dict):
        return {key: _json(entry) for key, entry in value.items()}
    if value is None or isinstance(value, bool | int | float | str):
        return value
    return str(value)


def wilson(successes: int, total: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval); (0, 1) where nothing was asked."""
    if total == 0:
        return 0.0, 1.0
    share = successes / total
    spread = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    centre = share + z * z / (2 * total)
    scale = 1 + z * z / total
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
