"""Reading Cypher: its node and relationship patterns, and compared properties."""

from dataclasses import dataclass
from typing import Any

from agents.cypher_tokens import tokens


@dataclass(frozen=True)
class NodePattern:
    """`(variable:Label {property: literal})`."""

    variable: str
    labels: tuple[str, ...]
    properties: tuple[tuple[str, Any], ...]


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

    @property
    def directed(self) -> bool:
        """Whether it is matched one way only."""
        return self.head is not None


@dataclass(frozen=True)
class Comparison:
    """`variable.property operator value`."""

    variable: str
    property: str
    operator: str
    value: Any
    ignore_case: bool


class Reader:
    """Reads the patterns and comparisons out of one query."""

    def __init__(self, cypher: str, parameters: dict[str, Any]) -> None:
        self.tokens = tokens(cypher)
        self.parameters = parameters
        self.nodes: list[NodePattern] = []
        self.edges: list[EdgePattern] = []
        self.comparisons: list[Comparison] = []
        at = 0
        while at < len(self.tokens):
            at = self._path(at) or self._comparison(at) or at + 1

    def labels_of(self, variable: str) -> tuple[str, ...]:
        """The labels a variable has anywhere in the query."""
        return next(
            (node.labels for node in self.nodes if node.variable == variable and node.labels), ()
        )

    def _is(self, at: int, *words: str) -> bool:
        return at < len(self.tokens) and self.tokens[at].word(*words)

    def _kind(self, at: int) -> str:
        return self.tokens[at].kind if at < len(self.tokens) else ""

    def _path(self, at: int) -> int | None:
        """A node and the edges that follow it; the place after them, or None."""
        if self._kind(at - 1) == "name" and at and not self.tokens[at - 1].word(*BEFORE_PATTERN):
            return None
        read = self._node(at)
        if read is None:
            return None
        node, at = read
        self.nodes.append(node)
        while step := self._edge(at, node):
            edge, at = step
            self.edges.append(edge)
            node = edge.end if edge.start is node else edge.start
            self.nodes.append(node)
        return at

    def _node(self, at: int) -> tuple[NodePattern, int] | None:
        if not self._is(at, "("):
            return None
        variable, names, at = self._head(at + 1)
        properties, at = self._map(at)
        if not self._is(at, ")"):
            return None
        return NodePattern(variable, names, properties), at + 1

    def _head(self, at: int) -> tuple[str, tuple[str, ...], int]:
        """`variable:Name|Name`, each part optional."""
        variable, names = "", []
        if self._kind(at) == "name":
            variable, at = self.tokens[at].text, at + 1
        while self._is(at, ":", "|", "&") and self._kind(at + 1) in ("name", "sign"):
            if self._is(at + 1, ":"):
                at += 1
            if self._kind(at + 1) != "name":
                break
            names.append(self.tokens[at + 1].text)
            at += 2
        return variable, tuple(names), at

    def _map(self, at: int) -> tuple[tuple[tuple[str, Any], ...], int]:
        """`{name: literal, …}`, where there is one."""
        if not self._is(at, "{"):
            return (), at
        pairs, at = [], at + 1
        while at < len(self.tokens) and not self._is(at, "}"):
            if self._kind(at) == "name" and self._is(at + 1, ":"):
                read = self._literal(at + 2)
                if read:
                    pairs.append((self.tokens[at].text, read[0]))
            at += 1
        return tuple(pairs), at + 1

    def _edge(self, at: int, left: NodePattern) -> tuple[EdgePattern, int] | None:
        """`-[…]->(…)`, `<-[…]-(…)`, `--(…)` after a node."""
        first, to_left = at, self._is(at, "<")
        at += to_left
        if not self._is(at, "-"):
            return None
        variable, at = "", at + 1
        types: tuple[str, ...] = ()
        repeated = False
        if self._is(at, "["):
            variable, types, at = self._head(at + 1)
            repeated = self._is(at, "*")
            while at < len(self.tokens) and not self._is(at, "]"):
                at += 1
            at += 1
        if not self._is(at, "-"):
            return None
        at += 1
        last, to_right = at, self._is(at, ">")
        read = self._node(at + to_right)
        if read is None:
            return None
        right, at = read
        start, end = (right, left) if to_left and not to_right else (left, right)
        head = self.tokens[first if to_left else last].start if to_left != to_right else None
        return EdgePattern(start, variable, types, end, head, repeated), at

    def _comparison(self, at: int) -> int | None:
        """`n.p = 'x'`, `toLower(n.p) CONTAINS 'x'`, `n.p IN ['x', 'y']`; the place after it."""
        lower = self._is(at, "TOLOWER", "TOUPPER") and self._is(at + 1, "(")
        first = at + 2 * lower
        if not (
            self._kind(first) == "name"
            and self._is(first + 1, ".")
            and self._kind(first + 2) == "name"
        ):
            return None
        variable, name = self.tokens[first].text, self.tokens[first + 2].text
        at = first + 3 + lower
        operator, after = self._operator(at)
        values, after = self._values(after) if operator else ([None], at)
        self.comparisons += [
            Comparison(variable, name, operator or "=", value, lower) for value in values
        ]
        return max(after, at)

    def _operator(self, at: int) -> tuple[str, int]:
        for operator in OPERATORS:
            words = operator.split()
            if all(self._is(at + place, word) for place, word in enumerate(words)):
                return "=" if operator == "IN" else operator, at + len(words)
        return "", at

    def _values(self, at: int) -> tuple[list[Any], int]:
        """A literal, a parameter, a list of them, or `toLower` of one; [None] for anything else."""
        if self._is(at, "TOLOWER", "TOUPPER") and self._is(at + 1, "("):
            at += 2
        if not self._is(at, "["):
            read = self._literal(at)
            return ([read[0]], read[1]) if read else ([None], at)
        values, at = [], at + 1
        while at < len(self.tokens) and not self._is(at, "]"):
            read = self._literal(at)
            if read:
                values.append(read[0])
            at += 1
        return values or [None], at + 1

    def _literal(self, at: int) -> tuple[Any, int] | None:
        kind = self._kind(at)
        if kind == "string":
            return self.tokens[at].text, at + 1
        if kind == "number":
            number = self.tokens[at].text
            return (int(number) if number.isdecimal() else float(number)), at + 1
        if kind == "parameter":
            return self.parameters.get(self.tokens[at].text), at + 1
        if self._is(at, "TRUE", "FALSE"):
            return self.tokens[at].text.upper() == "TRUE", at + 1
        return None


OPERATORS = ("=", "CONTAINS", "STARTS WITH", "ENDS WITH", "IN")
BEFORE_PATTERN = (
    "MATCH", "WHERE", "AND", "OR", "XOR", "NOT", "EXISTS", "IN", "WHEN", "RETURN", "SHORTESTPATH",
    "ALLSHORTESTPATHS", "COUNT",
)  # fmt: skip
"""Words that may stand before a pattern; any other name before `(` is a function's."""
