"""Which labels and values a Cypher text wants of one node at once, clause by clause."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from lark import Token, Tree

from graph_store.cypher_bounds import Bound, bound_in
from graph_store.cypher_names import lone_name
from graph_store.cypher_patterns import NodePattern, patterns_in
from graph_store.cypher_tree import Part, cypher_tree
from graph_store.cypher_values import (
    is_name,
    is_operand,
    is_rule,
    literal_of,
    names_in,
    plain_name,
    subject_of,
)

Demand = tuple[frozenset[str] | Bound, ...]
"""What is wanted of a node: of each set one label at least, and of its values."""

Known = dict[str, Demand]


def demands_in(cypher: str) -> Iterator[Demand]:
    """Every demand that a text makes of one node, where it wants more than one thing.

    Only what holds for all that is found counts: no side of an `OR`, nothing behind a `NOT`.
    A name stands for one node until a `WITH` lets it go, or a `UNION` begins anew.
    """
    yield from (one for one in _statement(cypher_tree(cypher), {}, cypher) if len(one) > 1)


def bounds_in(cypher: str) -> tuple[Bound, ...]:
    """Every bound that a text sets to a value, and that no other condition may hold in its stead.

    Those within `EXISTS { … }` as they stand there.
    """
    wanted = _statement(cypher_tree(cypher), {}, cypher)
    return tuple(dict.fromkeys(one for each in wanted for one in each if isinstance(one, Bound)))


def _statement(tree: Tree[Token], before: Known, cypher: str) -> Iterator[Demand]:
    """The demands of clauses, each part of a `UNION` by itself."""
    parts = [one for one in tree.children if is_rule(one, "part")]
    if is_rule(tree, "inner_query") and not parts:  # EXISTS { (n) WHERE … }
        parts = [Tree("part", [Tree("match", tree.children)])]
    for part in parts or [tree]:
        known = dict(before)
        for clause in part.children:
            if isinstance(clause, Tree):
                yield from _clause(clause, known, cypher)


def _clause(clause: Tree[Token], known: Known, cypher: str) -> Iterator[Demand]:
    if is_rule(clause, "subquery"):
        yield from _statement(clause, _handed_in(clause, known), cypher)
        return
    if is_rule(clause, "with_clause"):
        kept = _kept(clause, known)
        known.clear()
        known.update(kept)
    found = [_of_node(node, cypher) for node in patterns_in(clause, _written)[0]]
    for where in clause.children:
        if is_rule(where, "where"):
            found += _conditions(where.children[1:], cypher)
    optional = is_rule(clause, "match") and getattr(clause.children[0], "type", "") == "_OPTIONAL"
    here = dict(known) if optional else known  # what is not found there is kept behind it
    for variable, wanted in found:
        if variable and wanted:
            here[variable] = (*here.get(variable, ()), *wanted)
            yield here[variable]
    for inner in _inner_queries(clause):
        yield from _statement(inner, here, cypher)


def _inner_queries(tree: Tree[Token]) -> Iterator[Tree[Token]]:
    """The outermost `EXISTS { … }`, `COUNT { … }` and `COLLECT { … }` under a tree."""
    for one in tree.children:
        if is_rule(one, "inner_query"):
            yield one
        elif isinstance(one, Tree):
            yield from _inner_queries(one)


def _written(part: Part) -> tuple[Any]:
    return literal_of(part, {}) or (None,)


def _handed_in(subquery: Tree[Token], known: Known) -> Known:
    """What is known in `CALL (d) { … }`, and in `CALL { WITH d … }`; else nothing."""
    scope = next((one for one in subquery.children if is_rule(one, "scope")), None)
    if scope is not None:
        names = names_in(scope)
        return {name: known[name] for name in known if name in names or "*" in scope.children}
    first = next(subquery.find_data("part"), None)
    imports = first is not None and is_rule(first.children[0], "with_clause")
    return known if imports else {}


def _kept(clause: Tree[Token], known: Mapping[str, Demand]) -> Known:
    """What is still known behind a `WITH`, under the names that it gives."""
    kept = dict(known) if any(str(one) == "*" for one in clause.children) else {}
    for item in clause.children:
        if is_rule(item, "item") and (name := lone_name(item.children[0])) in known:
            last = item.children[-1]
            kept[plain_name(last) if is_name(last) else name] = known[name]
    return kept


def _of_node(node: NodePattern, cypher: str) -> tuple[str, Demand]:
    either = "|" in cypher[node.at : cypher.find(")", node.at)]
    plain = ((name, told) for name, told in node.properties if isinstance(told, str | int | float))
    held = tuple(Bound(name, "", "=", (told,)) for name, told in plain)
    return node.variable, (*_wanted(node.labels, either), *held)


def _wanted(labels: Sequence[str], either: bool) -> Demand:
    """One of these labels, or each of them."""
    return (frozenset(labels),) if either and labels else tuple(frozenset({one}) for one in labels)


def _conditions(parts: Sequence[Part], cypher: str) -> Iterator[tuple[str, Demand]]:
    """What the conditions between `AND` want of their nodes."""
    kinds = {one.type for one in parts if isinstance(one, Token)}
    if kinds & {"_OR", "_XOR"}:
        return
    for part in _between(parts, "_AND"):
        if not part:
            continue
        if bounds := list(bound_in(part)):
            yield from ((variable, (one,)) for variable, one in bounds)
            continue
        if getattr(part[0], "type", "") == "_NOT":
            continue
        head = part[0].children[0] if is_operand(part[0]) else None
        if len(part) == 1 and head is not None and is_rule(head, "parentheses"):
            yield from _conditions(head.children[1:-1], cypher)
        elif tested := _labels_tested(part) or _labels_compared(part):
            yield tested
        else:
            nodes = patterns_in(Tree("where", list(part)), _written)[0]
            yield from (_of_node(node, cypher) for node in nodes)


def _between(parts: Iterable[Part], sign: str) -> Iterator[list[Part]]:
    part: list[Part] = []
    for one in parts:
        if isinstance(one, Token) and one.type == sign:
            yield part
            part = []
        else:
            part.append(one)
    yield part


def _labels_tested(part: Sequence[Part]) -> tuple[str, Demand] | None:
    """`n:A`, `n:A:B`, `n:A|B`."""
    signs = [str(one) for one in part if isinstance(one, Token)]
    if not is_operand(part[0]):
        return None
    head, *rest = part[0].children
    plain = ("!" not in map(str, getattr(one, "children", ())) for one in rest)
    tests = bool(rest) and all(is_rule(one, "labels") for one in rest) and all(plain)
    if not tests or not isinstance(head, Token) or not is_name(head) or set(signs) - {"|"}:
        return None
    named = [name for one in (*rest, *part[1:]) if isinstance(one, Tree) for name in names_in(one)]
    return plain_name(head), _wanted(named, either="|" in signs)


def _labels_compared(part: Sequence[Part]) -> tuple[str, Demand] | None:
    """`'A' IN labels(n)`, `labels(n)[0] = 'A'`."""
    if len(part) != 3 or str(part[1]).upper() not in ("IN", "="):
        return None
    for told, about in ((part[0], part[2]), (part[2], part[0])):
        subject, value = subject_of(about, {}), literal_of(told, {})
        if subject and subject.function == "LABELS" and value and isinstance(value[0], str):
            return subject.variable, (frozenset({value[0]}),)
    return None
