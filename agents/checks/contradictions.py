"""Conditions of a query that contradict each other, or the types of what they compare."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

from agents.memory.remembered import Same
from graph_store import GraphSchema, quoted
from graph_store.cypher_bounds import Bound, can_hold
from graph_store.cypher_demands import demands_in
from graph_store.cypher_outline import Comparison, Outline
from graph_store.cypher_patterns import NodePattern
from graph_store.schema import PropertySchema

NUMERIC = frozenset({"integer", "float"})
TEXTUAL = frozenset({"string", "date"})
MIXED = frozenset({"list"})


def labels_apart(cypher: str, schema: GraphSchema) -> Iterator[str]:
    """`(n:IfcDoor:IfcWindow)`, `(n:IfcDoor) WHERE n:IfcWindow`: labels no node has together."""
    held = [set(kind.labels) for kind in schema.kinds]
    for demand in demands_in(cypher):
        wanted = [one for one in demand if not isinstance(one, Bound)]
        known = frozenset().union(*wanted) <= schema.labels.keys()
        if known and not any(all(one & labels for one in wanted) for labels in held):
            texts = dict.fromkeys(" or ".join(map(quoted, sorted(one))) for one in wanted)
            yield f"No node is {' and '.join(texts)} at once."


def never_held(cypher: str) -> Iterator[str]:
    """`x.p > 5 AND x.p < 3`: bounds that no value keeps."""
    for demand in demands_in(cypher):
        bounds = [one for one in demand if isinstance(one, Bound)]
        for name, casing in dict.fromkeys((one.property, one.casing) for one in bounds):
            mine = [one for one in bounds if (one.property, one.casing) == (name, casing)]
            if not can_hold(mine):
                told = " and ".join(dict.fromkeys(map(str, mine)))
                yield f"Nothing passes: no value of {quoted(name)} is {told} at once."


def types_apart(read: Outline, schema: GraphSchema) -> Iterator[str]:
    """A text compared with a property that only ever holds numbers, or the reverse."""
    types = types_by_name(Same(schema))
    for one in read.comparisons:
        ours, *theirs = (_kinds_of(types, name) for name in (one.property, *one.against))
        if theirs and ours and all(theirs) and ours.isdisjoint(frozenset().union(*theirs)):
            other = ", ".join(map(quoted, one.against))
            yield f"{quoted(one.property)} and {other} hold values of different types."
    for compared in [*read.comparisons, *(one for _, one in in_braces(read))]:
        held = types.get(compared.property, frozenset())
        if held and not held & MIXED and not _can_meet(compared, held):
            yield (
                f"{quoted(compared.property)} holds {' or '.join(sorted(held))}, "
                f"and is compared with {compared.value!r}."
            )
        if compared.other_case:
            yield (
                f"{quoted(compared.property)} is compared in one case, and {compared.value!r} is "
                f"written in another."
            )


def may_be(labels: Collection[str], others: Collection[str], schema: GraphSchema) -> bool:
    """Whether a node may have one of these labels and one of those."""
    kinds = (set(kind.labels) for kind in schema.kinds)
    return any(not one.isdisjoint(labels) and not one.isdisjoint(others) for one in kinds)


def is_numeric(name: str, schema: GraphSchema) -> bool:
    """Whether a property only ever holds numbers."""
    held = types_by_name(Same(schema)).get(name, frozenset())
    return bool(held) and held <= NUMERIC


def _kinds_of(types: Mapping[str, frozenset[str]], name: str) -> frozenset[frozenset[str]]:
    """The groups of types whose values can be compared, of a property; none where any may do."""
    held = types.get(name, frozenset())
    groups = (next((group for group in (NUMERIC, TEXTUAL) if one in group), {one}) for one in held)
    return frozenset() if held & MIXED else frozenset(map(frozenset, groups))


def _can_meet(one: Comparison, held: frozenset[str]) -> bool:
    match one.value:
        case bool():
            return "boolean" in held
        case str():
            return bool(held & TEXTUAL)
        case int() | float():
            return bool(held & NUMERIC)
        case _:
            return True


@lru_cache(maxsize=8)
def types_by_name(of: Same) -> dict[str, frozenset[str]]:
    """The types that each property's values have, wherever it occurs."""
    types: dict[str, set[str]] = {}
    for one in _properties(of.schema):
        types.setdefault(one.name, set()).update(one.types)
    return {name: frozenset(found) for name, found in types.items()}


def _properties(schema: GraphSchema) -> Iterator[PropertySchema]:
    yield from (one for kind in schema.kinds for one in kind.properties)
    yield from (one for kind in schema.relationships for one in kind.properties)


def in_braces(read: Outline) -> Iterator[tuple[NodePattern, Comparison]]:
    """`(:IfcSpace {LongName: 'Hall'})` as comparisons, each with its node."""
    for node in read.nodes:
        many = Counter(name for name, _ in node.properties)
        for name, value in node.properties:
            yield node, Comparison(node.variable, name, "=", value, False, many[name] > 1)
