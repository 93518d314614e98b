"""`NodePlan` → the `MATCH` and `WHERE` lines that find its nodes."""

from itertools import product
from typing import Any

from agents.rules.plan import Filter, Hop, Link, NodePlan, Scalar
from agents.rules.vocabulary import vocabulary
from graph_store import quoted

_ARROWS = {"out": ("-", "->"), "in": ("<-", "-"), "both": ("-", "-")}


class Unwritable(Exception):  # noqa: N818  it is no error
    """What a plan asks for has no Cypher that all engines run."""


class Matching:
    """Writes what is matched; nodes are `n0`, `n1`, … in the plan's order, parameters as they come.

    The last relationships of the links named in `edges` are bound as `e1`, `e2`, ….
    """

    def __init__(self, engine: str, edges: frozenset[int]) -> None:
        self.engine = engine
        self.edges = edges
        self.parameters: dict[str, Any] = {}
        self.lines: list[str] = []
        self.optional: list[str] = []
        self.bound: list[str] = []
        self.counted: list[tuple[str, Link, int]] = []
        self.nodes = 0

    def match(self, node: NodePlan) -> str:
        """Match a node with all that hangs on it; returns its variable."""
        variable = f"n{self.nodes}"
        self.nodes += 1
        self.bound.append(variable)
        self.lines.append(f"MATCH {self._node(node, variable)}")
        self._all(self.lines, self._conditions(node, variable))
        self._links(node, variable)
        for index, one in enumerate(node.beyond):
            other = f"x{index}"
            self.lines.append(f"MATCH {self._node(one.node, other)}")
            name = quoted(one.property)
            compared = f"{variable}.{name} {one.operator} {other}.{name}"
            self._all(self.lines, [*self._conditions(one.node, other), compared])
            self.bound.append(other)
        return variable

    def maybe(self, node: NodePlan) -> str:
        """Match a node as one `OPTIONAL MATCH`, so that none at all is counted as 0."""
        variable = f"n{self.nodes}"
        self.nodes += 1
        patterns, conditions = [self._node(node, variable)], self._conditions(node, variable)
        self._branches(node, variable, patterns, conditions)
        self.lines.append(f"OPTIONAL MATCH {', '.join(patterns)}")
        self._all(self.lines, conditions)
        return variable

    def apart(self, one: str, other: str) -> None:
        """The two are not the same node."""
        self._all(self.lines, [f"{one}.key <> {other}.key"])

    def finished(self) -> list[str]:
        """The lines so far, and a clean sheet.

        What is counted comes behind what it is counted for, options come last.
        """
        enough: list[str] = []
        for variable, link, step in self.counted:
            end = f"n{step}"
            patterns = [f"({variable}){self._path(link.path)}{self._node(link.node, end)}"]
            conditions = self._conditions(link.node, end)
            self.nodes, after = step + 1, self.nodes
            self._branches(link.node, end, patterns, conditions)
            self.nodes = after
            self.lines.append(f"OPTIONAL MATCH {', '.join(patterns)}")
            self._all(self.lines, conditions)
            operator, number = link.count or ((">", 0) if link.either else ("=", 0))
            self.lines.append(f"WITH {', '.join(self.bound)}, count(DISTINCT {end}) AS c{step}")
            if link.either:
                self.bound.append(f"c{step}")
                enough.append(f"c{step} {operator} {number}")
            else:
                self.lines.append(f"WHERE c{step} {operator} {number}")
        if enough:
            self.lines += [f"WITH {', '.join(self.bound)}", f"WHERE {' OR '.join(enough)}"]
        lines = [*self.lines, *self.optional]
        self.counted, self.lines, self.optional = [], [], []
        return lines

    def parameter(self, value: Scalar | tuple[Scalar, ...] | None) -> str:
        """The parameter that holds a value; one for each value."""
        stored = list(value) if isinstance(value, tuple) else value
        for name, known in self.parameters.items():
            if known == stored and type(known) is type(stored):
                return f"${name}"
        name = f"p{len(self.parameters)}"
        self.parameters[name] = stored
        return f"${name}"

    def _links(self, node: NodePlan, variable: str, begin: str = "") -> None:
        """`begin` led to the node as a room leads to a door; the door leads to other rooms."""
        for link in node.links:
            step = self.nodes
            self.nodes += 1
            end = f"n{step}"
            if link.negated and not link.either and not link.node.links and _plain(link.node):
                self._all(self.lines, [self._forbidden(variable, link)])
                continue
            if link.negated or link.count or link.either:
                self.counted.append((variable, link, step))
                self.nodes += _links_below(link.node)
                continue
            into = self.optional if link.optional else self.lines
            conditions = self._conditions(link.node, end)
            passage = len(link.path) == 1 and link.path[0].type in vocabulary().passage
            if begin and passage:
                conditions.append(f"{begin}.key <> {end}.key")
            if link.path[0].at_most > 1:
                into.append(f"MATCH {self._node(link.node, end)}")
                self._all(into, [*conditions, f"{variable}.key <> {end}.key"])
                into.append(self._reach(variable, link.path[0], end, step))
            else:
                keyword = "OPTIONAL MATCH" if link.optional else "MATCH"
                edge = f"e{step}" if step in self.edges else ""
                path = self._path(link.path, edge)
                into.append(f"{keyword} ({variable}){path}{self._node(link.node, end)}")
                self._all(into, conditions)
                if not link.optional:
                    self.bound += [end, edge] if edge else [end]
            self._links(link.node, end, variable if passage else "")

    def _branches(
        self, node: NodePlan, variable: str, patterns: list[str], conditions: list[str]
    ) -> None:
        """What hangs on a node, as patterns and conditions of one clause."""
        for link in node.links:
            step = self.nodes
            self.nodes += 1
            end = f"n{step}"
            if link.negated:
                conditions.append(self._forbidden(variable, link))
                self.nodes += _links_below(link.node)
                continue
            patterns.append(f"({variable}){self._path(link.path)}{self._node(link.node, end)}")
            conditions += self._conditions(link.node, end)
            self._branches(link.node, end, patterns, conditions)

    def _reach(self, start: str, hop: Hop, end: str, step: int) -> str:
        """Whether one node leads to another, however far; each engine has its own words for it."""
        if self.engine == "Memgraph":
            left, right = _ARROWS[hop.direction]
            pattern = f"{left}[:{quoted(hop.type)} *BFS ..{hop.at_most}]{right}"
            return f"MATCH p{step} = ({start}){pattern}({end})"
        return f"MATCH p{step} = shortestPath(({start}){self._path((hop,))}({end}))"

    def _forbidden(self, variable: str, link: Link) -> str:
        """There is no such node at the end of the path: one pattern for each combination of values.

        Raises `Unwritable` for filters that a pattern cannot hold.
        """
        if any(one.operator not in {"=", "in"} or one.year for one in link.node.filters):
            raise Unwritable
        label = f":{quoted(link.node.labels[0])}" if len(link.node.labels) == 1 else ""
        names = [quoted(one.properties[0]) for one in link.node.filters]
        options = [
            one.value if isinstance(one.value, tuple) else (one.value,) for one in link.node.filters
        ]
        patterns = []
        for values in product(*options):
            pairs = zip(names, map(self.parameter, values), strict=True)
            named = ", ".join(f"{name}: {value}" for name, value in pairs)
            end = f"({label} {{{named}}})" if named else f"({label})"
            patterns.append(f"NOT exists(({variable}){self._path(link.path)}{end})")
        return " AND ".join(patterns)

    def _node(self, node: NodePlan, variable: str) -> str:
        label = f":{quoted(node.labels[0])}" if len(node.labels) == 1 else ""
        return f"({variable}{label})"

    def _path(self, path: tuple[Hop, ...], edge: str = "") -> str:
        parts = []
        for place, hop in enumerate(path):
            name = edge if place == len(path) - 1 else ""
            length = f"*..{hop.at_most}" if hop.at_most > 1 else ""
            left, right = _ARROWS[hop.direction]
            parts.append(f"{left}[{name}:{quoted(hop.type)}{length}]{right}")
        return "()".join(parts)

    def _conditions(self, node: NodePlan, variable: str) -> list[str]:
        conditions = []
        if len(node.labels) > 1:
            conditions.append(self._labelled(node, variable))
        conditions += [self._condition(one, variable) for one in node.filters]
        for other in node.excluded:
            tests = [self._labelled(other, variable)] if other.labels else []
            tests += [self._condition(one, variable) for one in other.filters]
            conditions.append(f"NOT coalesce({' AND '.join(tests)}, false)")
        return conditions

    def _labelled(self, node: NodePlan, variable: str) -> str:
        either = " OR ".join(f"{variable}:{quoted(label)}" for label in node.labels)
        return f"({either})"

    def _condition(self, one: Filter, variable: str) -> str:
        tests = [self._test(variable, name, one) for name in one.properties]
        return tests[0] if len(tests) == 1 else "(" + " OR ".join(tests) + ")"

    def _test(self, variable: str, name: str, one: Filter) -> str:
        left = f"{variable}.{quoted(name)}" + (".year" if one.year else "")
        if one.operator == "exists":
            return f"{left} IS NOT NULL"
        if one.operator == "missing":
            return f"{left} IS NULL"
        if one.operator in {"filled", "unfilled"}:
            note = f"{variable}.{quoted(name + '.note')}"
            if one.operator == "filled":
                return f"({left} IS NOT NULL AND {note} IS NULL)"
            return f"({left} IS NULL OR {note} IS NOT NULL)"
        if one.operator == "contains":
            return f"toLower({left}) CONTAINS {self.parameter(one.value)}"
        if one.operator == "holds":
            return f"{self.parameter(one.value)} IN {left}"
        if one.operator == "in":
            return f"{left} IN {self.parameter(one.value)}"
        return f"{left} {one.operator} {self.parameter(one.value)}"

    def _all(self, lines: list[str], conditions: list[str]) -> None:
        """Add conditions to the last match."""
        if not conditions:
            return
        told = "\n  AND ".join(conditions)
        if lines and lines[-1].startswith("WHERE "):
            lines[-1] += f"\n  AND {told}"
        else:
            lines.append(f"WHERE {told}")


def _plain(node: NodePlan) -> bool:
    """Whether a pattern can say it all: one label at most, and properties that equal values."""
    equal = all(one.operator == "=" and len(one.properties) == 1 for one in node.filters)
    return len(node.labels) < 2 and equal and not node.excluded


def _links_below(node: NodePlan) -> int:
    return sum(1 + _links_below(link.node) for link in node.links)
