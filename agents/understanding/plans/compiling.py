"""`Ask` → Cypher of the core that Memgraph, Neo4j and ArcadeDB all run."""

from dataclasses import dataclass, field, replace
from typing import Any

from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Beyond,
    Condition,
    Content,
    Count,
    Either,
    Exists,
    Is,
    Key,
    Layers,
    Links,
    Measure,
    Names,
    Nodes,
    Not,
    Related,
    Scalar,
    Share,
    Test,
    Top,
    Versus,
)
from agents.understanding.plans.contents import content_lines
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Path, Terrain
from graph_store import quoted

_ARROWS = {"out": ("-", "->"), "in": ("<-", "-"), "both": ("-", "-")}
MOST_PLACES = 12
WHOLE_UNITS = frozenset({"m2", "m3"})
"""Units of what the rooms of a storey or flat have together."""
AS_MUCH = 1e-6
"""Of a number: what one as large may differ by, for numbers are computed."""


@dataclass(frozen=True)
class Compiled:
    """A query with what its columns are: the first `names` of them name the nodes.

    `elements` lists the `key`s of the nodes the answer speaks of; `units` are by column.
    """

    cypher: str
    parameters: dict[str, Any]
    names: int
    elements: str | None
    units: dict[str, str] = field(default_factory=dict)


class Unwritable(Exception):  # noqa: N818  it is no error
    """What is asked has no Cypher that all engines run."""


def compile_ask(ask: Ask, terrain: Terrain, engine: str = "") -> Compiled:
    """The query of an ask, in the dialect of an engine.

    Raises `Unwritable`; `Several` is taken apart before.
    """
    return _Writer(terrain, engine).write(ask)


class _Writer:
    """Writes one ask; nodes are `n0`, `n1`, …, parameters `p0`, `p1`, … as they come."""

    def __init__(self, terrain: Terrain, engine: str) -> None:
        self.terrain = terrain
        self.engine = engine
        self.parameters: dict[str, Any] = {}
        self.nodes = 0

    def write(self, ask: Ask) -> Compiled:
        match ask:
            case Count():
                compiled = self._count(ask)
            case Names():
                compiled = self._names(ask)
            case Aggregate():
                compiled = self._aggregate(ask)
            case Top():
                compiled = self._top(ask)
            case Exists():
                compiled = self._exists(ask)
            case Layers():
                compiled = self._layers(ask)
            case Links():
                compiled = self._links(ask)
            case Content():
                compiled = self._content(ask)
            case Share():
                compiled = self._share(ask)
            case Versus():
                compiled = self._versus(ask)
            case _:
                raise Unwritable(type(ask).__name__)
        return compiled

    # --- the asks ---

    def _count(self, ask: Count) -> Compiled:
        if ask.by:
            return self._grouped(ask.nodes, ask.by, None, "")
        node, lines = self._matched(ask.nodes)
        elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
        return self._done([*lines, f"RETURN count(DISTINCT {node}) AS count"], 0, elements)

    def _names(self, ask: Names) -> Compiled:
        node, lines = self._matched(ask.nodes)
        carried = [node]
        key_columns: list[str] = []
        if ask.by:
            more, key_columns, bound = self._key(ask.by, node)
            lines += more
            carried += bound
        names = [f"{node}.{quoted(name)}" for name in self.names_of(ask.nodes)]
        columns = [f"{name} AS {quoted(_title(name))}" for name in names if not ask.values]
        elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
        units: dict[str, str] = {}
        told: list[str] = []
        order = ""
        if any(
            measure.counted or measure.related for measure in (*ask.measures, ask.order) if measure
        ):
            lines.append(f"WITH DISTINCT {', '.join(carried)}")
        for measure in dict.fromkeys((*ask.measures, *((ask.order,) if ask.order else ()))):
            more, values = self._measured(measure, node, carried)
            lines += more
            for title, value in values:
                if measure in ask.measures:
                    told.append(f"{value} AS {quoted(title)}")
                    if measure.unit:
                        units[title] = measure.unit
            if ask.order == measure:
                order = values[0][1]
        identity = [f"{node}.GlobalId AS GlobalId"] if self._has(ask.nodes, "GlobalId") else []
        identity = [] if ask.measures or ask.by else identity
        returned = ", ".join([*key_columns, *columns, *told, *identity])
        if ask.order:
            by_name = [column.split(" AS ")[-1] for column in columns]
            body = self._ordered(lines, ask, order, returned, by_name)
        else:
            titles = [c.split(" AS ")[-1] for c in [*key_columns, *columns] or told]
            lies = [] if ask.values else self._lying(ask, carried)
            body = [*lines, *([f"WITH DISTINCT {', '.join(carried)}"] if lies else [])]
            body.append(f"RETURN {'' if lies else 'DISTINCT '}{returned}")
            body.append(f"ORDER BY {', '.join([*lies, *titles])}")
            if ask.limit:
                body.append(f"LIMIT {ask.limit}")
        if ask.order and ask.limit:
            ranked = ", ".join([f"{node}.key AS key", f"{order} AS `rank`", *columns])
            elements = "\n".join(self._ordered(lines, ask, order, ranked, by_name))
        return self._done(body, len(key_columns) + len(columns), elements, units)

    def _lying(self, ask: Names, carried: list[str]) -> list[str]:
        """By what storeys among these nodes, or those they are grouped by, lie above each other."""
        groups = ask.by.nodes if ask.by else None
        told = [self._sorting(groups, carried[1])] if groups else []
        return [one for one in (*told, self._sorting(ask.nodes, carried[0])) if one]

    def _ordered(
        self, lines: list[str], ask: Names, order: str, returned: str, by_name: list[str]
    ) -> list[str]:
        """In order of the measure, and of equals by name.

        What has none is no candidate, but stands in a list of any graph that is no building.
        """
        where = f"{order} IS NOT NULL"
        last = lines[-1] if lines else ""
        if ask.limit is None and not self.terrain.of_building:
            pass
        elif last.startswith("WITH "):
            lines = [*lines, f"WHERE {where}"]
        elif last.startswith("WHERE "):
            lines = [*lines[:-1], f"{last}\n  AND {where}"]
        else:
            lines = [*lines, f"WHERE {where}"]
        told = order in returned
        body = [*lines, f"RETURN {'DISTINCT ' if told else ''}{returned}"]
        title = next(
            (c.rpartition(" AS ")[2] for c in returned.split(", ") if c.startswith(order)), order
        )
        first = f"{title}{' DESC' if ask.descending else ''}"
        others = [name for name in by_name if name != title]
        body.append(f"ORDER BY {', '.join([first, *others])}")
        if ask.skip:
            body.append(f"SKIP {ask.skip}")
        if ask.limit:
            body.append(f"LIMIT {ask.limit}")
        return body

    def _aggregate(self, ask: Aggregate) -> Compiled:
        if ask.by:
            return self._grouped(ask.nodes, ask.by, ask.measure, ask.function)
        node, lines = self._matched(ask.nodes)
        elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
        lines.append(f"WITH DISTINCT {node}")
        more, values = self._measured(ask.measure, node, [node], flat=True)
        title, value = values[0]
        name = {"spread": "difference"}.get(ask.function, ask.function)
        units = {name: ask.measure.unit} if ask.measure.unit else {}
        body = [*lines, *more]
        body.append(f"RETURN {_function(ask.function, value)} AS {quoted(name)}")
        del title
        return self._done(body, 0, elements, units)

    def _top(self, ask: Top) -> Compiled:
        """The first groups in order of their number instead of all in order of their names."""
        by = ask.ask.by
        if by is None:
            raise Unwritable("the first of no groups")
        measure, function = None, ""
        if isinstance(ask.ask, Aggregate):
            measure, function = ask.ask.measure, ask.ask.function
        told = Test(tuple(group[0] for group in by.groups), "known")
        nodes = ask.ask.nodes.having(told) if by.groups else ask.ask.nodes
        whole = self._grouped(nodes, by, measure, function, of_all=False)
        lines, _, order = whole.cypher.rpartition("ORDER BY ")
        number = f"{quoted(function) if function else 'count'}{' DESC' if ask.descending else ''}"
        first = f"{lines}ORDER BY {number}, {order}\nLIMIT {ask.limit}"
        return replace(whole, cypher=first, elements=None)

    def _are_types(self, by: Key) -> bool:
        """Whether groups are made by types, of which several of one name are one to a person."""
        if by.nodes is None:
            return False
        labels = self.terrain.kinds(tuple(knowledge().instances))
        return bool(by.nodes.kinds) and by.nodes.kinds <= labels

    def _grouped(
        self, nodes: Nodes, by: Key, measure: Measure | None, function: str, *, of_all: bool = True
    ) -> Compiled:
        """A number for each group; places without anything are told with 0."""
        whole = not (self._are_types(by) or any(isinstance(c, Related) for c in nodes.where))
        if by.nodes is not None and whole and of_all and measure is None:
            return self._counted_from_the_key(nodes, by)
        node, lines = self._matched(nodes)
        more, columns, bound = self._key(by, node)
        lines += more
        elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
        units = self._key_units(by)
        if measure is None:
            value = f"count(DISTINCT {node}) AS count"
        else:
            lines.append(f"WITH DISTINCT {', '.join([node, *bound])}")
            extra, values = self._measured(measure, node, [node, *bound], flat=True)
            lines += extra
            title = function
            value = f"{_function(function, values[0][1])} AS {quoted(title)}"
            if measure.unit:
                units[title] = measure.unit
        titles = ", ".join(column.rpartition(" AS ")[2] for column in columns)
        body = [*lines, f"RETURN {', '.join(columns)}, {value}", f"ORDER BY {titles}"]
        if lies := by.nodes and self._sorting(by.nodes, bound[0]):
            told = value.rpartition(" AS ")[2]
            body = [*lines, f"WITH {bound[0]}, {value}"]
            body += [f"RETURN {', '.join(columns)}, {told}", f"ORDER BY {lies}"]
        return self._done(body, len(columns), elements, units)

    def _counted_from_the_key(self, nodes: Nodes, by: Key) -> Compiled:
        assert by.nodes is not None
        key, lines = self._matched(by.nodes)
        names = [f"{key}.{quoted(name)}" for name in self.names_of(by.nodes)]
        node = self._fresh()
        path = tuple(hop.reversed() for hop in reversed(by.path))
        lines.append(f"OPTIONAL MATCH ({key}){_path(path)}{self._pattern(nodes, node)}")
        conditions = self._conditions(nodes, node)
        if conditions:
            lines.append("WHERE " + "\n  AND ".join(conditions))
        columns = [f"{name} AS {quoted(_title(name))}" for name in names]
        sort = self._sorting(by.nodes, key)
        lines.append(f"WITH {key}, count(DISTINCT {node}) AS count")
        body = [*lines, f"RETURN {', '.join(columns)}, count"]
        body.append(f"ORDER BY {sort or ', '.join(c.rpartition(' AS ')[2] for c in columns)}")
        group, found = self._matched(by.nodes)
        elements = "\n".join([*found, f"RETURN DISTINCT {group}.key AS key"])
        return self._done(body, len(columns), elements)

    def _key(self, by: Key, node: str) -> tuple[list[str], list[str], list[str]]:
        """What groups are made by: further lines, its columns, and what it binds."""
        if by.nodes is None and by.groups and len(by.groups[0]) > 1:
            told = [(f"{node}.{quoted(name)}", _last(name)) for name in by.groups[0]]
            return [], [f"{_alike(value, by)} AS {quoted(title)}" for value, title in told], []
        if by.nodes is None:
            value = _alike(_first(node, [group[0] for group in by.groups]), by)
            return [], [f"{value} AS {quoted(by.word)}"], []
        key = self._fresh()
        lines = [f"MATCH ({node}){_path(by.path)}{self._pattern(by.nodes, key)}"]
        conditions = self._conditions(by.nodes, key)
        if conditions:
            lines.append("WHERE " + "\n  AND ".join(conditions))
        names = [f"{key}.{quoted(name)}" for name in self.names_of(by.nodes)]
        single = len(names) == 1
        columns = [
            f"{name} AS {quoted(by.word if single else f'{by.word} {_title(name)}')}"
            for name in names
        ]
        return lines, columns, [key]

    def _key_units(self, by: Key) -> dict[str, str]:
        """The unit of the columns of a key."""
        if not by.unit or by.nodes is not None:
            return {}
        told = by.groups[0] if len(by.groups[0]) > 1 else (by.word,)
        return {_last(name): by.unit for name in told}

    def _exists(self, ask: Exists) -> Compiled:
        if ask.every is not None:
            return self._every(ask)
        node, lines = self._matched(ask.nodes)
        elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
        return self._done([*lines, f"RETURN count(DISTINCT {node}) > 0 AS answer"], 0, elements)

    def _every(self, ask: Exists) -> Compiled:
        assert ask.every is not None
        node, lines = self._matched(ask.nodes)
        body = [*lines, f"WITH count(DISTINCT {node}) AS whole"]
        other, more = self._matched(ask.every, optional=True, carried=["whole"])
        body += [*more, f"WITH whole, count(DISTINCT {other}) AS part"]
        body.append("RETURN part = whole AND whole > 0 AS answer, part, whole")
        return self._done(body, 0, None)

    def _layers(self, ask: Layers) -> Compiled:
        node, lines = self._matched(ask.nodes)
        elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
        material = ask.material or Nodes((), frozenset())
        tests = self._conditions(material, "material")
        body = [*lines, f"MATCH ({node})-[layer:HAS_LAYER]->{self._pattern(material, 'material')}"]
        body += ["WHERE " + "\n  AND ".join(tests)] if tests else []
        descending = " DESC" if ask.descending else ""
        told = {
            "list": [
                "RETURN DISTINCT layer.order AS `order`, material.Name AS material, "
                "layer.thickness AS thickness",
                "ORDER BY `order`, material",
            ],
            "count": ["RETURN count(DISTINCT layer.order) AS count"],
            "thickness": ["RETURN DISTINCT layer.thickness AS thickness", "ORDER BY thickness"],
            "ranked": [
                "RETURN DISTINCT material.Name AS material, layer.thickness AS thickness",
                f"ORDER BY thickness{descending}, material",
                f"LIMIT {ask.limit}",
            ],
        }[ask.form]
        names = 1 if ask.form == "ranked" else 0
        units = {} if ask.form == "count" else {"thickness": "m"}
        return self._done([*body, *told], names, elements, units)

    def _links(self, ask: Links) -> Compiled:
        node, lines = self._matched(ask.nodes)
        elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
        body = [*lines, f"MATCH ({node})-[link:{quoted(ask.type)}]-()"]
        return self._done([*body, "RETURN count(DISTINCT link) AS count"], 0, elements)

    def _content(self, ask: Content) -> Compiled:
        node, lines = self._matched(ask.things)
        lines.append(f"WITH DISTINCT {node}")
        material = self._fresh()
        pattern, tests = (
            self._pattern(ask.material, material),
            self._conditions(ask.material, material),
        )
        found = [f"MATCH ({node})-[:HAS_MATERIAL]->{pattern}"]
        found += ["WHERE " + "\n  AND ".join(tests)] if tests else []
        elements = "\n".join([*lines, *found, f"RETURN DISTINCT {node}.key AS key"])
        value = self._values(ask.measure, node)[0][1]
        lines += content_lines(node, value, pattern, tests, by_layer=ask.by_layer)
        return self._done(lines, 0, elements, {"sum": ask.measure.unit})

    def _share(self, ask: Share) -> Compiled:
        node, lines = self._matched(ask.whole)
        body = [*lines, *self._size(ask.measure, node, [], "whole")]
        other, more = self._matched(ask.part, optional=True, carried=["whole"])
        body += [*more, *self._size(ask.measure, other, ["whole"], "part")]
        body.append(
            "RETURN CASE WHEN whole > 0 THEN 100.0 * part / whole END AS share, part, whole"
        )
        return self._done(body, 0, None, {"share": "%"})

    def _size(
        self, measure: Measure | None, node: str, carried: list[str], title: str
    ) -> list[str]:
        """How many nodes, or what a measure of them adds up to."""
        held = ", ".join([*carried, ""])
        if measure is None:
            return [f"WITH {held}count(DISTINCT {node}) AS {title}"]
        lines = [f"WITH DISTINCT {held}{node}"]
        more, values = self._measured(measure, node, [*carried, node], flat=True)
        return [*lines, *more, f"WITH {held}sum({values[0][1]}) AS {title}"]

    def _versus(self, ask: Versus) -> Compiled:
        body: list[str] = []
        sides = (ask.left, ask.right)
        for title, side in zip(("one", "other"), sides, strict=True):
            carried = ["one"] if title == "other" else []
            node, lines = self._matched(side.nodes, optional=bool(carried), carried=carried)
            body += lines
            held = ", ".join([*carried, ""])
            if isinstance(side, Count):
                body.append(f"WITH {held}count(DISTINCT {node}) AS {title}")
                continue
            body.append(f"WITH DISTINCT {held}{node}")
            more, values = self._measured(side.measure, node, [*carried, node], flat=True)
            body += [*more, f"WITH {held}{_function(side.function, values[0][1])} AS {title}"]
        unit = ask.left.measure.unit if isinstance(ask.left, Aggregate) else ""
        textual = isinstance(ask.left, Aggregate) and self._is_text(ask.left.measure)
        titles = [_side(side.nodes) or "one" for side in sides]
        titles = titles if len(set(titles)) == 2 else ["one", "other"]
        if ask.mode in {"more", "less"}:
            return self._which_of(ask, body, titles, unit)
        told = {
            "difference": "abs(one - other)" if self.terrain.of_building else "one - other",
            "ratio": "CASE WHEN other <> 0 THEN 1.0 * one / other END",
            "is_more": "one > other",
            "is_less": "one < other",
            "same": "one = other" if textual else "abs(one - other) < 0.0001",
        }.get(ask.mode)
        if told is None:
            raise Unwritable(f"two things held against each other by {ask.mode}")
        number = ask.mode in {"difference", "ratio"}
        columns = [
            f"{name} AS {quoted(title)}"
            for name, title in zip(("one", "other"), titles, strict=True)
        ]
        columns.insert(2 if number else 0, f"{told} AS answer")
        columns = columns if self.terrain.of_building else [f"{told} AS answer"]
        body.append(f"RETURN {', '.join(columns)}")
        measured = [*titles, *(["answer"] if ask.mode == "difference" else [])]
        units = dict.fromkeys(measured, unit) if unit else {}
        return self._done(body, 0, None, units)

    def _which_of(self, ask: Versus, body: list[str], titles: list[str], unit: str) -> Compiled:
        """The side that has more, or less, with its number; both where they are the same."""
        sign = ">" if ask.mode == "more" else "<"
        left, right = (self.parameter(title) for title in titles)
        both = self.parameter(" and ".join(titles))
        number = ask.left.measure.word if isinstance(ask.left, Aggregate) else "count"
        alike = "abs(one - other) <= 0.0001 * abs(one)"
        body.append(
            f"RETURN CASE WHEN {alike} THEN {both} WHEN one {sign} other THEN {left} "
            f"ELSE {right} END AS name"
            + f", CASE WHEN one {sign} other THEN one ELSE other END AS {quoted(number)}"
            * self.terrain.of_building
        )
        return self._done(body, 1, None, {number: unit} if unit else {})

    # --- what is matched ---

    def _matched(
        self, nodes: Nodes, *, optional: bool = False, carried: list[str] | None = None
    ) -> tuple[str, list[str]]:
        """The lines that find the nodes, and the variable that holds them."""
        node = self._fresh()
        keyword = "OPTIONAL MATCH" if optional else "MATCH"
        if optional:
            return node, self._optional(nodes, node, carried or [])
        lines = [f"{keyword} {self._pattern(nodes, node)}"]
        plain = [one for one in nodes.where if not self._walks(one)]
        tests = self._labels(nodes, node) + [self._test(one, node) for one in plain]
        if tests:
            lines.append("WHERE " + "\n  AND ".join(tests))
        bound = [*(carried or []), node]
        for one in nodes.where:
            if self._walks(one):
                lines += self._walk(one, node, bound)
        return node, lines

    def _optional(self, nodes: Nodes, node: str, carried: list[str]) -> list[str]:
        """The same behind other lines, so that none at all is counted as 0."""
        if not any(self._walks(one) for one in nodes.where):
            lines = [f"OPTIONAL MATCH {self._pattern(nodes, node)}"]
            tests = self._conditions(nodes, node)
            return [*lines, *(["WHERE " + "\n  AND ".join(tests)] if tests else [])]
        patterns, tests = [self._pattern(nodes, node)], self._labels(nodes, node)
        for one in nodes.where:
            if isinstance(one, Related) and not (one.negated or one.count):
                end = self._fresh()
                patterns.append(f"({node}){_path(one.path)}{self._pattern(one.nodes, end)}")
                tests += self._conditions(one.nodes, end)
            elif self._walks(one):
                raise Unwritable("a condition that walks behind another count")
            else:
                tests.append(self._test(one, node))
        lines = [f"OPTIONAL MATCH {', '.join(patterns)}"]
        del carried
        return [*lines, *(["WHERE " + "\n  AND ".join(tests)] if tests else [])]

    def _walks(self, one: Condition) -> bool:
        """Whether a condition needs a pattern of its own."""
        if isinstance(one, Either):
            return any(self._walks(each) for each in one.conditions)
        if isinstance(one, Is):
            return any(self._walks(each) for each in one.nodes.where)
        if isinstance(one, Not):
            return self._walks(one.condition)
        return isinstance(one, Related | Beyond)

    def _walk(self, one: Condition, node: str, bound: list[str], begin: str = "") -> list[str]:
        """The lines of a condition that walks from a node.

        `begin` led to that node as a room leads to a door; the door leads to other rooms.
        """
        match one:
            case Related() if one.negated or one.count:
                return self._walk_counted(one, node, bound)
            case Related() if _is_far(one.path):
                return self._walk_far(one, node, bound)
            case Related():
                end = self._fresh()
                lines = [f"MATCH ({node}){_path(one.path)}{self._pattern(one.nodes, end)}"]
                plain = [each for each in one.nodes.where if not self._walks(each)]
                tests = self._labels(one.nodes, end) + [self._test(each, end) for each in plain]
                tests += [f"{node}.key <> {end}.key"] if self._may_meet(one) else []
                tests += [f"{begin}.key <> {end}.key"] if begin and _is_passage(one) else []
                if tests:
                    lines.append("WHERE " + "\n  AND ".join(tests))
                for each in one.nodes.where:
                    if self._walks(each):
                        begun = node if _is_passage(one) else ""
                        lines += self._walk(each, end, [*bound, end], begun)
                return [*lines, f"WITH DISTINCT {', '.join(bound)}"]
            case Beyond():
                return self._walk_beyond(one, node, bound)
            case Either():
                return self._walk_either(one, node, bound)
            case Is():
                return [line for each in one.nodes.where if self._walks(each)
                        for line in self._walk(each, node, bound)]  # fmt: skip
        raise Unwritable("what is not so")

    def _walk_far(self, one: Related, node: str, bound: list[str]) -> list[str]:
        """Whether one node leads to another, however far; each engine has its own words for it."""
        end, lines = self._matched(one.nodes, carried=bound)
        far = f"far{self._count_name()}"
        if self.engine == "Memgraph":
            hop = one.path[0]
            left, right = _ARROWS[hop.direction]
            pattern = f"{left}[:{quoted(hop.type)} *BFS ..{hop.at_most}]{right}"
            walk = f"MATCH {far} = ({node}){pattern}({end})"
        else:
            walk = f"MATCH {far} = shortestPath(({node}){_path(one.path)}({end}))"
        lines.append(f"WITH {', '.join([*bound, end])}")
        lines.append(f"WHERE {node}.key <> {end}.key")
        return [*lines, walk, f"WITH DISTINCT {', '.join(bound)}"]

    def _may_meet(self, one: Related) -> bool:
        """Whether a path may come back to where it began: a room leads to no room but others."""
        return len(one.path) > 1 and one.path[0].type == one.path[-1].type

    def _walk_counted(self, one: Related, node: str, bound: list[str]) -> list[str]:
        if _is_far(one.path):
            raise Unwritable("a count of what is reached")
        end, count = self._fresh(), self._count_name()
        patterns = [f"({node}){_path(one.path)}{self._pattern(one.nodes, end)}"]
        tests = self._labels(one.nodes, end)
        for each in one.nodes.where:
            if isinstance(each, Related) and not (each.negated or each.count):
                other = self._fresh()
                patterns.append(f"({end}){_path(each.path)}{self._pattern(each.nodes, other)}")
                tests += self._conditions(each.nodes, other)
            elif self._walks(each):
                raise Unwritable("a count within a count")
            else:
                tests.append(self._test(each, end))
        tests += [f"{node}.key <> {end}.key"] if self._may_meet(one) else []
        operator, number = one.count or ("=", 0)
        if one.negated and one.count:
            raise Unwritable("no such number of them")
        lines = [f"OPTIONAL MATCH {', '.join(patterns)}"]
        lines += ["WHERE " + "\n  AND ".join(tests)] if tests else []
        lines.append(f"WITH {', '.join(bound)}, count(DISTINCT {end}) AS {count}")
        lines.append(f"WHERE {count} {operator} {number}")
        return lines

    def _walk_beyond(self, one: Beyond, node: str, bound: list[str]) -> list[str]:
        other, lines = self._matched(one.nodes, carried=bound)
        left, right = (_first(each, list(one.properties)) for each in (node, other))
        limit = self._count_name()
        function = "max" if one.operator in {">", ">="} else "min"
        lines.append(f"WITH {', '.join(bound)}, {function}({right}) AS {limit}")
        if one.operator in {">=", "<="}:
            sign = "-" if one.operator == ">=" else "+"
            limit = f"{limit} {sign} {AS_MUCH} * abs({limit})"
        return [*lines, f"WHERE {left} {one.operator} {limit}"]

    def _walk_either(self, one: Either, node: str, bound: list[str]) -> list[str]:
        """Each condition counted by itself; one that is met is enough."""
        lines, met, held = [], [], list(bound)
        for each in one.conditions:
            if isinstance(each, Is):
                relations = [c for c in each.nodes.where if self._walks(c)]
                if len(relations) != 1:
                    if relations:
                        raise Unwritable("one of several of several")
                    met.append(self._test(each, node))
                    continue
                tests = [*self._labels(each.nodes, node, always=True)]
                tests += [self._test(c, node) for c in each.nodes.where if not self._walks(c)]
                inner = relations[0]
            else:
                tests, inner = [], each
            if not isinstance(inner, Related):
                met.append(self._test(inner, node))
                continue
            end, count = self._fresh(), self._count_name()
            lines.append(
                f"OPTIONAL MATCH ({node}){_path(inner.path)}{self._pattern(inner.nodes, end)}"
            )
            conditions = self._conditions(inner.nodes, end)
            lines += ["WHERE " + "\n  AND ".join(conditions)] if conditions else []
            lines.append(f"WITH {', '.join(held)}, count(DISTINCT {end}) AS {count}")
            held.append(count)
            operator, number = inner.count or (("=", 0) if inner.negated else (">", 0))
            met.append(" AND ".join([*tests, f"{count} {operator} {number}"]))
        lines.append(f"WITH {', '.join(held)}")
        lines.append("WHERE " + " OR ".join(f"({each})" for each in met))
        return lines

    # --- conditions without a pattern ---

    def _pattern(self, nodes: Nodes, node: str) -> str:
        label = f":{quoted(nodes.labels[0])}" if len(nodes.labels) == 1 else ""
        return f"({node}{label})"

    def _labels(self, nodes: Nodes, node: str, *, always: bool = False) -> list[str]:
        tests = ["false"] if nodes.absent and not nodes.concepts else []
        if len(nodes.labels) > 1 or (always and nodes.labels):
            either = " OR ".join(f"{node}:{quoted(label)}" for label in nodes.labels)
            tests.append(f"({either})" if len(nodes.labels) > 1 else either)
        tests += [f"{self.parameter(concept)} IN {node}.concepts" for concept in nodes.concepts]
        return tests

    def _conditions(self, nodes: Nodes, node: str) -> list[str]:
        """All conditions of nodes as expressions. Raises `Unwritable` where one walks."""
        return self._labels(nodes, node) + [self._test(one, node) for one in nodes.where]

    def _test(self, one: Condition, node: str) -> str:
        match one:
            case Test():
                told = [
                    self._compared(one, f"{node}.{quoted(name)}", name, node)
                    for name in one.properties
                ]
                return told[0] if len(told) == 1 else "(" + " OR ".join(told) + ")"
            case Not():
                return f"NOT coalesce({self._test(one.condition, node)}, false)"
            case Either():
                return "(" + " OR ".join(self._test(each, node) for each in one.conditions) + ")"
            case Is():
                tests = self._labels(one.nodes, node, always=True)
                tests += [self._test(each, node) for each in one.nodes.where]
                return "(" + " AND ".join(tests or ["true"]) + ")"
        raise Unwritable("a condition that walks")

    def _compared(self, one: Test, left: str, name: str, node: str) -> str:
        note = f"{node}.{quoted(name + '.note')}"
        match one.operator:
            case "known":
                return f"({left} IS NOT NULL AND {note} IS NULL)"
            case "unknown":
                return f"({left} IS NULL OR {note} IS NOT NULL)"
            case "holds":
                return f"{self.parameter(one.value)} IN {left}"
            case "contains":
                return f"toLower({left}) CONTAINS {self.parameter(one.value)}"
            case "in":
                return f"{left} IN {self.parameter(one.value)}"
        year = ".year" if one.year else ""
        return f"{left}{year} {one.operator} {self.parameter(one.value)}"

    # --- what is told ---

    def _measured(
        self, measure: Measure, node: str, carried: list[str], *, flat: bool = False
    ) -> tuple[list[str], list[tuple[str, str]]]:
        """Further lines, and the title and expression of each value of a measure."""
        if measure.counted is not None:
            end, count = self._fresh(), self._count_name()
            one = measure.counted
            patterns = [f"({node}){_path(one.path)}{self._pattern(one.nodes, end)}"]
            tests = self._labels(one.nodes, end)
            for each in one.nodes.where:
                if isinstance(each, Related) and not (each.negated or each.count):
                    other = self._fresh()
                    patterns.append(f"({end}){_path(each.path)}{self._pattern(each.nodes, other)}")
                    tests += self._conditions(each.nodes, other)
                else:
                    tests.append(self._test(each, end))
            lines = [f"OPTIONAL MATCH {', '.join(patterns)}"]
            lines += ["WHERE " + "\n  AND ".join(tests)] if tests else []
            lines.append(f"WITH {', '.join(carried)}, count(DISTINCT {end}) AS {count}")
            carried.append(count)
            return lines, [(measure.word, count)]
        if measure.related is not None:
            end = self._fresh()
            keyword = "MATCH" if flat else "OPTIONAL MATCH"
            lines = [
                f"{keyword} ({node}){_path(measure.related.path)}"
                f"{self._pattern(measure.related.nodes, end)}"
            ]
            if flat:
                kept = [name for name in carried if name != node]
                lines.append(f"WITH DISTINCT {', '.join([*kept, end])}")
            if not flat and self._adds_up(measure):
                total = self._count_name()
                value = self._values(measure, end)[0][1]
                lines.append(f"WITH DISTINCT {', '.join([*carried, end])}")
                lines.append(f"WITH {', '.join(carried)}, sum({value}) AS {total}")
                carried.append(total)
                return lines, [(measure.word, total)]
            carried.append(end)
            return lines, self._values(measure, end)
        return [], self._values(measure, node)

    def _is_text(self, measure: Measure) -> bool:
        """Whether a measure is no number: a text or a date."""
        names = [name for group in measure.groups for name in group]
        return bool(names) and not any(
            self.terrain.is_typed(name, "integer", "float") for name in names
        )

    def _adds_up(self, measure: Measure) -> bool:
        """Whether a measure of rooms is told of the whole they are parts of."""
        rooms = self.terrain.kinds(knowledge().places[:1])
        of_rooms = measure.related is not None and measure.related.nodes.kinds <= rooms
        return of_rooms and measure.unit in WHOLE_UNITS and len(measure.groups[0]) == 1

    def _values(self, measure: Measure, node: str) -> list[tuple[str, str]]:
        if not measure.groups:
            return [(measure.word, "null")]
        if measure.product:
            return [(measure.word, " * ".join(f"{node}.{quoted(n)}" for n in measure.groups[0]))]
        width = len(measure.groups[0])
        if width == 1:
            return [(measure.word, _first(node, [group[0] for group in measure.groups]))]
        return [(_last(name), f"{node}.{quoted(name)}") for name in measure.groups[0]]

    def names_of(self, nodes: Nodes) -> tuple[str, ...]:
        """The properties that name these nodes to a person, as far as they have them."""
        filled = self.terrain.filled(nodes.kinds)
        for label, names in knowledge().names.items():
            kinds = self.terrain.of_label.get(label, frozenset())
            if nodes.kinds and nodes.kinds <= kinds:
                here = tuple(name for name in names if filled.get(name))
                if here:
                    return here
        for name in ("Name", "name", "LongName", "full_name", "Identification"):
            if filled.get(name):
                return (name,)
        return ("key",)

    def _has(self, nodes: Nodes, name: str) -> bool:
        return bool(self.terrain.filled(nodes.kinds).get(name))

    def _sorting(self, nodes: Nodes, node: str) -> str:
        """Storeys stand in their order; what else there is, by its names."""
        storeys = self.terrain.of_label.get("IfcBuildingStorey", frozenset())
        return f"{node}.Elevation" if nodes.kinds and nodes.kinds <= storeys else ""

    def parameter(self, value: Scalar | tuple[Scalar, ...] | None) -> str:
        """The parameter that holds a value; one for each value."""
        stored = list(value) if isinstance(value, tuple) else value
        for name, known in self.parameters.items():
            if known == stored and type(known) is type(stored):
                return f"${name}"
        name = f"p{len(self.parameters)}"
        self.parameters[name] = stored
        return f"${name}"

    def _fresh(self) -> str:
        self.nodes += 1
        return f"n{self.nodes - 1}"

    def _count_name(self) -> str:
        self.nodes += 1
        return f"c{self.nodes - 1}"

    def _done(
        self,
        lines: list[str],
        names: int,
        elements: str | None,
        units: dict[str, str] | None = None,
    ) -> Compiled:
        return Compiled("\n".join(lines), dict(self.parameters), names, elements, units or {})


def _path(path: Path) -> str:
    parts = []
    for hop in path:
        length = f"*..{hop.at_most}" if hop.at_most > 1 else ""
        left, right = _ARROWS[hop.direction]
        parts.append(f"{left}[:{quoted(hop.type)}{length}]{right}")
    return "()".join(parts)


def _first(node: str, names: list[str]) -> str:
    told = [f"{node}.{quoted(name)}" for name in names]
    return told[0] if len(told) == 1 else f"coalesce({', '.join(told)})"


def _alike(value: str, by: Key) -> str:
    """Lengths that differ by less than a millimetre are in one group, for they are computed."""
    return f"round({value} * 1000) / 1000" if by.unit == "m" else value


def _is_passage(one: Related) -> bool:
    """Whether one step leads from a room to a door or from a door to a room."""
    return len(one.path) == 1 and one.path[0].type in knowledge().passage


def _is_far(path: Path) -> bool:
    return any(hop.at_most > 1 for hop in path)


def _side(nodes: Nodes) -> str:
    """What one of two things held against each other is called: `external wall`, `flat A`."""
    before = all(isinstance(one, Test) and isinstance(one.value, bool) for one in nodes.where)
    words = (nodes.where_text, nodes.text) if before else (nodes.text, nodes.where_text)
    return " ".join(filter(None, words))


def _last(name: str) -> str:
    """The name of a property without that of its set."""
    return name.rpartition(".")[2]


def _title(expression: str) -> str:
    """The name of a property in an expression: n0.`LongName` is LongName."""
    return expression.partition(".")[2].strip("`")


def _function(function: str, value: str) -> str:
    told = {"spread": "max({0}) - min({0})", "kinds": "count(DISTINCT {0})"}
    return told.get(function, f"{function}({{0}})").format(value)
