"""`QueryPlan` → Cypher of the core that Memgraph, Neo4j and ArcadeDB all run."""

from typing import Any

from agents.messages import Intent, Query, Shape
from agents.rules.plan import Column, Filter, Hop, NodePlan, Order, QueryPlan, Scalar
from agents.rules.speaking import plural

_ARROWS = {"out": ("-", "->"), "in": ("<-", "-"), "both": ("-", "-")}
_OPERATORS = {">": ">", "<": "<", ">=": ">=", "<=": "<=", "=": "=", "<>": "<>"}


def compile_plan(
    plan: QueryPlan, units: dict[str, str], engine: str = "", remarks: tuple[str, ...] = ()
) -> Query:
    """The query a plan stands for, in the dialect of an engine.

    `units` gives the unit of a property by its name.
    """
    writer = _Writer(plan, engine)
    cypher = writer.comparison() if plan.comparison else writer.query()
    return Query(
        cypher=cypher,
        parameters=writer.parameters,
        explanation=explain(plan),
        elements=writer.elements(),
        intent=Intent(
            shape=plan.shape,
            subject=plan.subject,
            phrase=plan.phrase,
            measure=plan.measure,
            many=plan.many,
            names=plan.names,
            units=_column_units(plan, units),
            told_in=plan.told_in,
            remarks=remarks,
        ),
    )


def explain(plan: QueryPlan) -> str:
    """One sentence on what the query does."""
    things = plural(plan.subject) or "what matches"
    where = f" {plan.phrase}" if plan.phrase else ""
    measure = plan.measure or "value"
    told = {
        Shape.COUNT: f"Counts {things}{where}",
        Shape.BOOLEAN: f"Checks whether there are {things}{where}",
        Shape.NUMBER: f"Works out the {measure} of {things}{where}",
        Shape.TEXT: f"Looks up the {measure} of {plan.subject or 'what matches'}{where}",
        Shape.LIST: f"Lists {things}{where}",
        Shape.TABLE: f"Lists {things}{where}" + (f", with {plan.measure}" if plan.measure else ""),
    }
    return f"{told[plan.shape]}."


def quoted(name: str) -> str:
    """A name between back-ticks, where it needs them."""
    return name if name.isidentifier() and name.isascii() else "`" + name.replace("`", "``") + "`"


def _column_units(plan: QueryPlan, units: dict[str, str]) -> dict[str, str]:
    found = {}
    for column in plan.columns:
        of = [units.get(name, "") for name in column.properties]
        if column.aggregate != "count" and of and all(of):
            found[column.title] = of[0] if len(of) == 1 else _product(of)
    if plan.comparison and plan.comparison.kind == "difference":
        unit = units.get(plan.comparison.property)
        return {"answer": unit} if unit else {}
    return found


def _product(units: list[str]) -> str:
    known = {"m m": "m2", "m m2": "m3", "m2 m": "m3"}
    return known.get(" ".join(units), "·".join(units))


class _Writer:
    """Writes one plan; parameters are numbered as they come."""

    def __init__(self, plan: QueryPlan, engine: str) -> None:
        self.engine = engine
        self.plan = plan
        self.parameters: dict[str, Any] = {}
        self.matches: list[str] = []
        self.optional: list[str] = []
        self.nodes = 0
        self.edges: dict[int, str] = {}
        self.edge_steps = {c.step for c in self._told() if c.edge}

    def _told(self) -> tuple[Column, ...]:
        return (*self.plan.columns, *(order.column for order in self.plan.order))

    def query(self) -> str:
        """`MATCH … RETURN …` for every plan but a comparison."""
        self._match(self.plan.target, "n0")
        for step in self.plan.others:
            self._where(f"n0.key <> n{step}.key")
        lines = [*self.matches, *self.optional]
        columns, order = self.plan.columns, self.plan.order
        aggregated = any(column.aggregate for column in columns)
        edges = any(column.edge for column in self._told())
        if (aggregated and not self._counts_only()) or (not aggregated and not edges):
            lines.append(f"WITH DISTINCT {self._carried()}")
        lines.append("RETURN " + ", ".join(self._column(column) for column in columns))
        lines += self._order(order)
        return "\n".join(lines)

    def _steps(self) -> list[str]:
        return sorted({f"n{column.step}" for column in self._told()})

    def _counts_only(self) -> bool:
        """Counts of distinct nodes need no distinct rows before them."""
        return all(
            column.distinct or column.edge or not column.aggregate for column in self.plan.columns
        )

    def _carried(self) -> str:
        return ", ".join(self._steps())

    def elements(self) -> str | None:
        """The keys of the nodes the answer speaks of; None where a limit hides which they are."""
        plan = self.plan
        if plan.comparison:
            return None
        lines = [*self.matches, *self.optional]
        if plan.limit:
            if any(column.aggregate for column in self._told()):
                return None
            carried = ", ".join(sorted({*self._steps(), f"n{plan.pointed}"}))
            lines += [f"WITH DISTINCT {carried}", f"RETURN n{plan.pointed}.key AS key"]
            return "\n".join([*lines, *self._order(plan.order, titled=False)])
        return "\n".join([*lines, f"RETURN DISTINCT n{plan.pointed}.key AS key"])

    def comparison(self) -> str:
        """Two named things side by side."""
        comparison = self.plan.comparison
        assert comparison
        self._match(self.plan.target, "n0")
        self.nodes += 1
        other = f"n{self.nodes}"
        self._match(comparison.other, other)
        first = f"n0.{quoted(comparison.property)}"
        second = f"{other}.{quoted(comparison.property)}"
        name = self.plan.columns[0].properties[0] if self.plan.columns else "key"
        answer = {
            "difference": f"{first} - {second}",
            "same": f"{first} = {second}",
            "is_more": f"{first} > {second}",
            "is_less": f"{first} < {second}",
            "more": f"CASE WHEN {first} > {second} THEN n0.{quoted(name)} "
            f"ELSE {other}.{quoted(name)} END",
            "less": f"CASE WHEN {first} < {second} THEN n0.{quoted(name)} "
            f"ELSE {other}.{quoted(name)} END",
        }[comparison.kind]
        return "\n".join([*self.matches, f"RETURN {answer} AS answer"])

    def _match(self, node: NodePlan, variable: str) -> None:
        conditions = self._conditions(node, variable)
        self.matches.append(f"MATCH {self._node(node, variable)}")
        if conditions:
            self.matches.append("WHERE " + "\n  AND ".join(conditions))
        self._links(node, variable)

    def _links(self, node: NodePlan, variable: str) -> None:
        for link in node.links:
            self.nodes += 1
            step = self.nodes
            end = f"n{step}"
            into = self.optional if link.optional else self.matches
            if link.negated:
                self._forbid(variable, link.path, link.node)
                self.nodes += _links_below(link.node)
                continue
            edge = f"e{step}" if step in self.edge_steps else ""
            conditions = self._conditions(link.node, end)
            if len(link.path) == 1 and link.path[0].at_most > 1:
                into.append(f"MATCH {self._node(link.node, end)}")
                conditions.append(f"{variable}.key <> {end}.key")
                into.append("WHERE " + "\n  AND ".join(conditions))
                into.append(
                    f"MATCH p{step} = shortestPath(({variable}){self._path(link.path, '')}({end}))"
                )
            else:
                keyword = "OPTIONAL MATCH" if link.optional else "MATCH"
                into.append(
                    f"{keyword} ({variable}){self._path(link.path, edge)}"
                    f"{self._node(link.node, end)}"
                )
                if conditions:
                    into.append("WHERE " + "\n  AND ".join(conditions))
            self._links(link.node, end)

    def _reach(self, start: str, hop: Hop, end: str, step: int) -> str:
        """Whether one node leads to another, however far; each engine has its own words for it."""
        if self.engine == "Memgraph":
            left, right = _ARROWS[hop.direction]
            pattern = f"{left}[:{quoted(hop.type)} *BFS ..{hop.at_most}]{right}"
            return f"MATCH p{step} = ({start}){pattern}({end})"
        return f"MATCH p{step} = shortestPath(({start}){self._path((hop,), '')}({end}))"

    def _forbid(self, variable: str, path: tuple[Hop, ...], node: NodePlan) -> None:
        """A negated link: no such node at the end of the path."""
        label = f":{quoted(node.labels[0])}" if len(node.labels) == 1 else ""
        named = ", ".join(
            f"{quoted(one.properties[0])}: {self._parameter(one.value)}" for one in node.filters
        )
        end = f"({label} {{{named}}})" if named else f"({label})"
        condition = f"NOT exists(({variable}){self._path(path, '')}{end})"
        self._where(condition)

    def _where(self, condition: str) -> None:
        if self.matches[-1].startswith("WHERE "):
            self.matches[-1] += f"\n  AND {condition}"
        else:
            self.matches.append(f"WHERE {condition}")

    def _node(self, node: NodePlan, variable: str) -> str:
        label = f":{quoted(node.labels[0])}" if len(node.labels) == 1 else ""
        return f"({variable}{label})"

    def _path(self, path: tuple[Hop, ...], edge: str) -> str:
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
            either = " OR ".join(f"{variable}:{quoted(label)}" for label in node.labels)
            conditions.append(f"({either})")
        conditions += [self._condition(one, variable) for one in node.filters]
        return conditions

    def _condition(self, one: Filter, variable: str) -> str:
        tests = [self._test(f"{variable}.{quoted(name)}", one) for name in one.properties]
        return tests[0] if len(tests) == 1 else "(" + " OR ".join(tests) + ")"

    def _test(self, left: str, one: Filter) -> str:
        if one.year:
            left += ".year"
        if one.operator == "exists":
            return f"{left} IS NOT NULL"
        if one.operator == "missing":
            return f"{left} IS NULL"
        if one.operator == "contains":
            return f"toLower({left}) CONTAINS {self._parameter(one.value)}"
        if one.operator == "in":
            return f"{left} IN {self._parameter(one.value)}"
        return f"{left} {_OPERATORS[one.operator]} {self._parameter(one.value)}"

    def _parameter(self, value: Scalar | tuple[Scalar, ...] | None) -> str:
        stored = list(value) if isinstance(value, tuple) else value
        for name, known in self.parameters.items():
            if known == stored and type(known) is type(stored):
                return f"${name}"
        name = f"p{len(self.parameters)}"
        self.parameters[name] = stored
        return f"${name}"

    def _value(self, column: Column) -> str:
        holder = f"e{column.step}" if column.edge else f"n{column.step}"
        if not column.properties:
            return holder
        return " * ".join(f"{holder}.{quoted(name)}" for name in column.properties)

    def _expression(self, column: Column) -> str:
        value = self._value(column)
        if column.aggregate:
            distinct = "DISTINCT " if column.distinct else ""
            value = f"{column.aggregate}({distinct}{value})"
            if self.plan.shape is Shape.BOOLEAN:
                value = f"{value} > 0"
        if column.rounded:
            value = f"round({value} * 10000) / 10000.0"
        if column.equals is not None:
            value = f"{value} = {str(column.equals).lower()}"
        return value

    def _column(self, column: Column) -> str:
        return f"{self._expression(column)} AS {quoted(column.title)}"

    def _order(self, order: tuple[Order, ...], *, titled: bool = True) -> list[str]:
        keys = []
        for one in order:
            returned = titled and one.column in self.plan.columns
            key = quoted(one.column.title) if returned else self._expression(one.column)
            keys.append(key + (" DESC" if one.descending else ""))
        lines = [f"ORDER BY {', '.join(keys)}"] if keys else []
        if self.plan.limit:
            lines.append(f"LIMIT {self.plan.limit}")
        return lines


def _links_below(node: NodePlan) -> int:
    return sum(1 + _links_below(link.node) for link in node.links)
