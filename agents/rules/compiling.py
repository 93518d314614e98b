"""`QueryPlan` → Cypher of the core that Memgraph, Neo4j and ArcadeDB all run."""

from agents.messages import Intent, Query, Shape
from agents.rules.matching import Matching
from agents.rules.plan import Column, Comparison, Order, QueryPlan
from agents.understanding.language.speaking import plural
from graph_store import quoted

MOST_TIED = 1000
"""Rows beyond those told that are looked at for the same value."""


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
        parameters=writer.matching.parameters,
        explanation=explain(plan),
        elements=writer.elements(),
        runner_up=writer.runner_up(),
        intent=Intent(
            shape=plan.shape,
            subject=plan.subject,
            phrase=plan.phrase,
            measure=plan.measure,
            many=plan.many,
            names=plan.names,
            units=_column_units(plan, units),
            told_in=plan.told_in,
            every=plan.every,
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
        Shape.GROUPS: f"Lists what belongs to each of the {things}{where}",
        Shape.TABLE: f"Lists {things}{where}" + (f", with {plan.measure}" if plan.measure else ""),
    }
    return f"{told[plan.shape]}."


def _column_units(plan: QueryPlan, units: dict[str, str]) -> dict[str, str]:
    found = {}
    for column in plan.columns:
        of = [units.get(name, "") for name in column.properties]
        if column.aggregate != "count" and of and all(of):
            found[column.title] = of[0] if len(of) == 1 else _product(of)
    if plan.comparison and plan.comparison.kind == "part":
        return {"answer": "%"}
    if plan.comparison and plan.comparison.kind in {"difference", "apart"}:
        unit = units.get(plan.comparison.property)
        return {"answer": unit} if unit else {}
    return found


def _product(units: list[str]) -> str:
    known = {"m m": "m2", "m m2": "m3", "m2 m": "m3"}
    return known.get(" ".join(units), "·".join(units))


class _Writer:
    """Writes one plan."""

    def __init__(self, plan: QueryPlan, engine: str) -> None:
        self.plan = plan
        self.matching = Matching(engine, frozenset(c.step for c in self._told() if c.edge))
        self.found: list[str] = []

    def _told(self) -> tuple[Column, ...]:
        return (*self.plan.columns, *(order.column for order in self.plan.order))

    def query(self) -> str:
        """`MATCH … RETURN …` for every plan but a comparison."""
        self.matching.match(self.plan.target)
        for step in self.plan.others:
            self.matching.apart("n0", f"n{step}")
        self.found = self.matching.finished()
        return "\n".join([*self.found, *self._returned()])

    def _returned(self) -> list[str]:
        lines = []
        columns, order = self.plan.columns, self.plan.order
        aggregated = any(column.aggregate for column in columns)
        edges = any(column.edge for column in self._told())
        if (aggregated and not self._counts_only()) or (not aggregated and not edges):
            lines.append(f"WITH DISTINCT {', '.join(self._steps())}")
        if aggregated and (behind := [c for c in self._behind(order) if c.aggregate]):
            lines.append("WITH " + ", ".join(map(self._column, (*columns, *behind))))
            lines.append("RETURN " + ", ".join(quoted(column.title) for column in columns))
            return lines + self._order(order, carried=True)
        ranked = edges and not aggregated and all(one.column in columns for one in order)
        distinct = "DISTINCT " if ranked and self.plan.limit else ""
        lines.append(f"RETURN {distinct}" + ", ".join(self._column(column) for column in columns))
        return lines + self._order(order)

    def _behind(self, order: tuple[Order, ...]) -> list[Column]:
        """What the rows are ordered by and do not tell."""
        return [one.column for one in order if one.column not in self.plan.columns]

    def _steps(self) -> list[str]:
        return sorted({f"n{column.step}" for column in self._told()})

    def _counts_only(self) -> bool:
        """Counts of distinct nodes need no distinct rows before them."""
        return all(
            column.distinct or column.edge or not column.aggregate for column in self.plan.columns
        )

    def elements(self) -> str | None:
        """The keys of the nodes the answer speaks of; None where a limit hides which they are."""
        plan = self.plan
        if plan.comparison:
            return None
        lines = list(self.found)
        if plan.limit:
            if any(column.aggregate for column in self._told()):
                return None
            edges = {f"e{column.step}" for column in self._told() if column.edge}
            carried = ", ".join(sorted({*self._steps(), *edges, f"n{plan.pointed}"}))
            lines += [f"WITH DISTINCT {carried}", f"RETURN n{plan.pointed}.key AS key"]
            return "\n".join([*lines, *self._order(plan.order, titled=False)])
        return "\n".join([*lines, f"RETURN DISTINCT n{plan.pointed}.key AS key"])

    def runner_up(self) -> str | None:
        """The same query with more rows; None where nothing is left out by a limit of rows."""
        plan = self.plan
        if not plan.limit or plan.comparison or plan.order[0].column not in plan.columns:
            return None
        most = plan.skip + plan.limit + MOST_TIED
        self.plan = plan.model_copy(update={"skip": 0, "limit": most})
        text = "\n".join([*self.found, *self._returned()])
        self.plan = plan
        return text

    def comparison(self) -> str:
        """Two things side by side: by a property, or by how many there are."""
        comparison = self.plan.comparison
        assert comparison
        first = self.matching.match(self.plan.target)
        if not comparison.property:
            return self._counts_compared(comparison)
        other = self.matching.match(comparison.other)
        one, two = (f"{name}.{quoted(comparison.property)}" for name in (first, other))
        name = self.plan.columns[0].properties[0] if self.plan.columns else "key"
        names = (f"{first}.{quoted(name)}", f"{other}.{quoted(name)}")
        answer = _side_by_side(comparison, one, two, names)
        return "\n".join([*self.matching.finished(), f"RETURN {answer} AS answer"])

    def _counts_compared(self, comparison: Comparison) -> str:
        """The answer with both counts beside it."""
        lines = self.matching.finished()
        lines.append(f"WITH count(DISTINCT n{comparison.counted}) AS c0")
        other = self.matching.nodes + comparison.counted
        self.matching.maybe(comparison.other)
        lines += [*self.matching.finished(), f"WITH c0, count(DISTINCT n{other}) AS c1"]
        answer = _side_by_side(comparison, "c0", "c1", ("", ""))
        one, two = (quoted(name) for name in comparison.called)
        told = "" if comparison.kind == "difference" else f", c0 AS {one}, c1 AS {two}"
        return "\n".join([*lines, f"RETURN {answer} AS answer{told}"])

    def _value(self, column: Column) -> str:
        holder = f"e{column.step}" if column.edge else f"n{column.step}"
        if not column.properties:
            return holder
        return " * ".join(f"{holder}.{quoted(name)}" for name in column.properties)

    def _expression(self, column: Column) -> str:
        value = self._value(column)
        if column.aggregate:
            distinct = "DISTINCT " if column.distinct else ""
            if column.aggregate == "spread":
                value = f"max({value}) - min({value})"
            else:
                value = f"{column.aggregate}({distinct}{value})"
            if self.plan.shape is Shape.BOOLEAN:
                value = f"{value} > 0"
        if column.rounded:
            value = f"round({value} * 10000) / 10000.0"
        if column.equals is not None:
            value = f"{value} = {self.matching.parameter(column.equals)}"
        return value

    def _column(self, column: Column) -> str:
        return f"{self._expression(column)} AS {quoted(column.title)}"

    def _order(
        self, order: tuple[Order, ...], *, titled: bool = True, carried: bool = False
    ) -> list[str]:
        keys = []
        for one in order:
            returned = carried or (titled and one.column in self.plan.columns)
            key = quoted(one.column.title) if returned else self._expression(one.column)
            keys.append(key + (" DESC" if one.descending else ""))
        lines = [f"ORDER BY {', '.join(keys)}"] if keys else []
        if self.plan.skip:
            lines.append(f"SKIP {self.plan.skip}")
        if self.plan.limit:
            lines.append(f"LIMIT {self.plan.limit}")
        return lines


def _side_by_side(comparison: Comparison, one: str, two: str, names: tuple[str, str]) -> str:
    """The answer to a comparison of two values of things called `names`."""
    match comparison.kind:
        case "difference":
            return f"{one} - {two}"
        case "apart":
            return f"abs({one} - {two})"
        case "part":
            return f"CASE WHEN {two} > 0 THEN 100.0 * {one} / {two} END"
        case "same":
            return f"{one} = {two}"
        case "is_more":
            return f"{one} > {two}"
        case "is_less":
            return f"{one} < {two}"
        case "more" | "less":
            sign, other = ("<", ">") if comparison.kind == "less" else (">", "<")
            return (
                f"CASE WHEN {one} {sign} {two} THEN {names[0]} "
                f"WHEN {one} {other} {two} THEN {names[1]} "
                f"WHEN {one} = {two} THEN 'neither' END"
            )
