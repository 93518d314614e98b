"""Conditions on one value that a Cypher text wants to hold at once: `x.p > 5 AND x.p < 3`."""

import operator as compare
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lark import Token, Tree

from graph_store.cypher_names import lone_name
from graph_store.cypher_outline import Sides, compared_in
from graph_store.cypher_tree import Part
from graph_store.cypher_values import is_operand, references_of

CONTRARY = {"=": "<>", "<>": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
ABSENT, PRESENT = "IS NULL", "IS NOT NULL"
UPPER, LOWER = ("<", "<="), (">", ">=")
STRICT = ("<", ">")
HELD: dict[str, Callable[[Any, Any], bool]] = {
    "<": compare.lt, "<=": compare.le, ">": compare.gt, ">=": compare.ge,
    "CONTAINS": compare.contains, "STARTS WITH": str.startswith, "ENDS WITH": str.endswith,
}  # fmt: skip
LONE = 3
"""Parts of one comparison: two operands and a sign."""

WORDS = frozenset({"TRUE", "FALSE", "NULL"})


@dataclass(frozen=True)
class Bound:
    """`value operator one of values`, of a property of a variable, or of a name by itself.

    `casing` is the function that writes the value in one case.
    """

    property: str
    casing: str
    operator: str
    values: tuple[Any, ...] = ()

    def __str__(self) -> str:
        told = " or ".join(map(repr, self.values))
        return f"{self.operator} {told}".strip()


def bound_in(part: Sequence[Part]) -> Iterator[tuple[str, Bound]]:
    """The bounds that a condition without `AND` and `OR` sets, each with its variable."""
    contrary = bool(part) and getattr(part[0], "type", "") == "_NOT"
    part = part[1:] if contrary else part
    if (null := _null(part)) is not None:
        variable, name, operator = null
        turned = {ABSENT: PRESENT, PRESENT: ABSENT}[operator] if contrary else operator
        yield variable, Bound(name, "", turned)
        return
    if len(part) == 1 and is_operand(part[0]):
        reads = list(references_of(part[0]))
        yield from ((one.variable, Bound(one.name, "", "=", (not contrary,))) for one in reads)
        return
    for sides in compared_in(Tree("where", list(part)), dict(_by_themselves(part)), {}):
        operator = CONTRARY.get(sides.operator, "") if contrary else sides.operator
        known = bool(sides.values) and all(_is_plain(one) for one in sides.values)
        single = not contrary or len(part) == LONE
        if known and operator and single and (key := _key(sides)):
            yield key[0], Bound(key[1], sides.subject.casing, operator, sides.values)


def can_hold(bounds: Sequence[Bound]) -> bool:
    """Whether any value keeps within all of these bounds, which are of one property."""
    operators = {one.operator for one in bounds}
    if ABSENT in operators:
        return operators == {ABSENT}
    listed = [one.values for one in bounds if one.operator in ("=", "IN")]
    if listed:
        return any(all(keeps(value, one) for one in bounds) for value in listed[0])
    lowest = [one for one in bounds if one.operator in LOWER]
    highest = [one for one in bounds if one.operator in UPPER]
    return all(_leave_room(low, high) for low in lowest for high in highest)


def _leave_room(low: Bound, high: Bound) -> bool:
    least, most = low.values[0], high.values[0]
    if not _alike(least, most):
        return True
    strict = low.operator in STRICT or high.operator in STRICT
    return bool(least < most or (least == most and not strict))


def keeps(value: Any, bound: Bound) -> bool:
    """Whether a value keeps within a bound; what cannot be told does."""
    if bound.operator in (PRESENT, "=~"):
        return True
    if bound.operator in ("=", "IN"):
        return any(_alike(value, one) and value == one for one in bound.values)
    other = bound.values[0]
    if bound.operator == "<>":
        return not (_alike(value, other) and value == other)
    if not _alike(value, other):
        return False
    return HELD[bound.operator](value, other)


def _alike(one: Any, other: Any) -> bool:
    """Whether two values can be held against each other: of numbers, of texts, of yes and no."""
    numbers = not isinstance(one, bool) and not isinstance(other, bool)
    if numbers and isinstance(one, int | float) and isinstance(other, int | float):
        return True
    return type(one) is type(other)


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int | float | bool)


def _key(sides: Sides) -> tuple[str, str] | None:
    """The variable and the property that a comparison is about; None where there are several."""
    if len(sides.subject.references) != 1:
        return None
    return sides.subject.references[0].variable, sides.subject.references[0].name


def _by_themselves(part: Sequence[Part]) -> Iterator[tuple[str, Part]]:
    """Lone names, each as if it were a property: `c > 5`, where `WITH` called a count so."""
    for name in filter(None, map(lone_name, part)):
        if name.upper() not in WORDS:
            own = Token("NAME", name)
            yield name, Tree("operand", [own, Tree("property", [Token("DOT", "."), own])])


def _null(part: Sequence[Part]) -> tuple[str, str, str] | None:
    """`n.p IS NULL`, `n.p IS NOT NULL`: the variable, the property and which of the two."""
    signs = [str(one).upper() for one in part if isinstance(one, Token)]
    if len(part) < 3 or signs not in (["IS"], ["IS", "NOT"]) or not is_operand(part[0]):
        return None
    last = lone_name(part[-1]).upper()
    sides = next(compared_in(Tree("where", [part[0], Token("SYMBOL", "="), part[0]]), {}, {}), None)
    key = _key(sides) if sides else None
    if last != "NULL" or key is None:
        return None
    return *key, PRESENT if "NOT" in signs else ABSENT
