"""The node and relationship patterns of a Cypher text."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lark import Token, Tree

from graph_store.cypher_tree import Part
from graph_store.cypher_values import is_name, is_operand, is_rule, names_in, plain_name

Properties = tuple[tuple[str, Any], ...]
Written = Callable[[Part], tuple[Any, ...]]
"""The values that a part may have, as they are written; None for one that is not."""

ALONE = ("match", "inner_query", "start")
"""Where a node may stand without label or edge; elsewhere `(n)` is an expression in brackets."""


@dataclass(frozen=True)
class NodePattern:
    """`(variable:Label {property: literal})`; `at` is where its bracket stands in the text.

    `excluded` are labels it must not have, `:!Label`.
    """

    variable: str
    labels: tuple[str, ...]
    excluded: tuple[str, ...]
    properties: Properties
    at: int


@dataclass(frozen=True)
class EdgePattern:
    """`(start)-[variable:TYPE]->(end)`; `head` is where its arrow head stands in the text.

    It has no head where it is matched either way. `repeated` is true for `[:TYPE*1..3]`.
    """

    start: NodePattern
    variable: str
    types: tuple[str, ...]
    end: NodePattern
    head: int | None
    repeated: bool
    properties: Properties = ()

    @property
    def directed(self) -> bool:
        """Whether it is matched one way only."""
        return self.head is not None


@dataclass(frozen=True)
class _Head:
    """`variable:Name|!Name {…}`, each part optional, and the parts that follow."""

    variable: str = ""
    names: tuple[str, ...] = ()
    excluded: tuple[str, ...] = ()
    properties: Properties = ()
    rest: tuple[Part, ...] = ()


def patterns_in(tree: Tree[Token], written: Written) -> tuple[list[NodePattern], list[EdgePattern]]:
    """The nodes and edges whose paths stand directly under this tree, in order."""
    nodes: list[NodePattern] = []
    edges: list[EdgePattern] = []
    parts, at = tree.children, 0
    while at < len(parts):
        node, at = _node(parts[at], written), at + 1
        if node is None:
            continue
        step = _edge(parts, at, node, written)
        if step or node.labels or node.excluded or tree.data in ALONE:
            nodes.append(node)
        while step:
            edge, at = step
            node = edge.end if edge.start is node else edge.start
            edges.append(edge)
            nodes.append(node)
            step = _edge(parts, at, node, written)
    return nodes, edges


def edge_brackets(tree: Tree[Token]) -> list[Tree[Token]]:
    """The `[…]` between two dashes that stand directly under this tree."""
    parts = tree.children
    return [
        part.children[0]
        for at, part in enumerate(parts)
        if is_operand(part) and is_rule(part.children[0], "brackets") and _sign(parts, at - 1, "-")
    ]


def _node(part: Part, written: Written) -> NodePattern | None:
    """`(variable:Label {…} WHERE …)`; None for any other operand in brackets."""
    if not (is_operand(part) and len(part.children) == 1):
        return None
    brackets = part.children[0]
    if not is_rule(brackets, "parentheses"):
        return None
    head = _head(brackets.children[1:-1], written)
    if head is None:
        return None
    at = brackets.meta.start_pos
    return NodePattern(head.variable, head.names, head.excluded, head.properties, at)


def _head(parts: Sequence[Part], written: Written) -> _Head | None:
    """What stands at the beginning of a node or an edge; None where something else does."""
    variable = ""
    names: dict[bool, list[str]] = {False: [], True: []}
    properties: Properties = ()
    negated = False
    at = 0
    while at < len(parts):
        part = parts[at]
        if isinstance(part, Token) and at and str(parts[at - 1]) == "|" and str(part).isalpha():
            names[False].append(str(part))  # `|CONTAINS`, a word of Cypher too
        elif isinstance(part, Token):
            if str(part) not in ("|", "&", "!"):
                break
            negated = str(part) == "!"
        elif is_rule(part, "filter"):
            break
        else:
            for one in part.children:
                if is_name(one) and at == 0:
                    variable = plain_name(one)
                elif is_rule(one, "labels", "parentheses") or is_name(one):
                    names[negated or _negated(one)] += names_in(one)
                elif is_rule(one, "braces"):
                    properties = _map(one, written)
                elif not is_rule(one, "parameter"):
                    return None
            negated = False
        at += 1
    if at < len(parts) and not is_rule(parts[at], "filter") and str(parts[at]) != "*":
        return None  # `(n:Label AND n.p)` is a condition in brackets
    rest = tuple(parts[at:])
    return _Head(variable, tuple(names[False]), tuple(names[True]), properties, rest)


def _negated(part: Part) -> bool:
    return isinstance(part, Tree) and any(
        isinstance(one, Token) and one.type == "BANG" for one in part.children
    )


def _map(braces: Tree[Token], written: Written) -> Properties:
    """`{name: literal, …}`; a value that is not written is None.

    A name that may be each of several has a pair for each.
    """
    parts = braces.children
    pairs: list[tuple[str, Any]] = []
    for at, part in enumerate(parts[:-1]):
        if isinstance(part, Token) and part.type == "COLON":
            name = plain_name(parts[at - 1])
            pairs += [(name, value) for value in written(parts[at + 1])]
    return tuple(pairs)


def _edge(
    parts: Sequence[Part], at: int, left: NodePattern, written: Written
) -> tuple[EdgePattern, int] | None:
    """`-[…]->(…)`, `<-[…]-(…)`, `--(…)` after a node; and the place behind it."""
    first, to_left = at, _sign(parts, at, "<")
    at += to_left
    if not _sign(parts, at, "-"):
        return None
    at += 1
    head = None
    operand = parts[at] if at < len(parts) else None
    if operand is not None and is_operand(operand):
        inside = operand.children[0]
        head = _head(inside.children[1:-1], written) if is_rule(inside, "brackets") else None
        at += 1
    if not _sign(parts, at, "-"):
        return None
    at += 1
    last, to_right = at, _sign(parts, at, ">")
    at += to_right
    right = _node(parts[at], written) if at < len(parts) else None
    if right is None:
        return None
    head = head or _Head()
    start, end = (right, left) if to_left and not to_right else (left, right)
    arrow = parts[first if to_left else last]
    place = arrow.start_pos if to_left != to_right and isinstance(arrow, Token) else None
    repeated = any(isinstance(one, Token) and one.type == "STAR" for one in head.rest)
    types = (*head.names, *head.excluded)
    behind = (inner for one in head.rest if is_operand(one) for inner in one.children)
    maps = [_map(one, written) for one in behind if is_rule(one, "braces")]
    properties = maps[0] if maps else head.properties
    edge = EdgePattern(start, head.variable, types, end, place, repeated, properties)
    return edge, at + 1


def _sign(parts: Sequence[Part], at: int, sign: str) -> bool:
    if not 0 <= at < len(parts):
        return False
    part = parts[at]
    return isinstance(part, Token) and str(part) == sign
