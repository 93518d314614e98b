"""What is measured of nodes: further lines, and the value of each measure."""

from agents.understanding.plans.algebra import Measure, Related
from agents.understanding.plans.compiling.conditions import (
    conditions_of,
    label_tests,
    node_pattern,
    test_of,
)
from agents.understanding.plans.compiling.draft import Draft
from agents.understanding.plans.compiling.paths import path_pattern
from agents.understanding.plans.compiling.properties import first_known, short_name
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Terrain
from graph_store import quoted
from registers.joining import RECORDS, REGISTER_ROW

WHOLE_UNITS = frozenset({"m2", "m3"})
"""Units of what the rooms of a storey or flat have together."""


def measure_lines(
    draft: Draft, measure: Measure, node: str, carried: list[str], *, flat: bool = False
) -> tuple[list[str], list[tuple[str, str]]]:
    """Further lines, and the title and expression of each value of a measure."""
    if measure.counted is not None:
        end, count = draft.fresh_node(), draft.fresh_count()
        one = measure.counted
        patterns = [f"({node}){path_pattern(one.path)}{node_pattern(one.nodes, end)}"]
        tests = label_tests(draft, one.nodes, end)
        for each in one.nodes.where:
            if isinstance(each, Related) and not (each.negated or each.count):
                other = draft.fresh_node()
                patterns.append(
                    f"({end}){path_pattern(each.path)}{node_pattern(each.nodes, other)}"
                )
                tests += conditions_of(draft, each.nodes, other)
            else:
                tests.append(test_of(draft, each, end))
        lines = [f"OPTIONAL MATCH {', '.join(patterns)}"]
        lines += ["WHERE " + "\n  AND ".join(tests)] if tests else []
        lines.append(f"WITH {', '.join(carried)}, count(DISTINCT {end}) AS {count}")
        carried.append(count)
        return lines, [(measure.word, count)]
    if measure.related is not None:
        end = draft.fresh_node()
        keyword = "MATCH" if flat else "OPTIONAL MATCH"
        lines = [
            f"{keyword} ({node}){path_pattern(measure.related.path)}"
            f"{node_pattern(measure.related.nodes, end)}"
        ]
        if flat:
            kept = [name for name in carried if name != node]
            lines.append(f"WITH DISTINCT {', '.join([*kept, end])}")
        if not flat and adds_up(draft.terrain, measure):
            total = draft.fresh_count()
            value = value_columns(measure, end)[0][1]
            lines.append(f"WITH DISTINCT {', '.join([*carried, end])}")
            known = f"sum({value}) + 0 * max({value})"  # null where nothing has any
            lines.append(f"WITH {', '.join(carried)}, {known} AS {total}")
            carried.append(total)
            return lines, [(measure.word, total)]
        carried.append(end)
        return lines, value_columns(measure, end)
    return [], value_columns(measure, node)


def adds_up(terrain: Terrain, measure: Measure) -> bool:
    """Whether a measure of rooms is told of the whole they are parts of, that of elements of the
    places they stand in, or the money of a register's rows of what they belong to."""
    if measure.related is not None and measure.related.path[-1].direction == "in":
        rows = terrain.of_label.get(REGISTER_ROW, frozenset())
        if measure.related.path[-1].type != RECORDS and measure.related.nodes.kinds <= rows:
            return terrain.is_money(measure.groups[0][0])
    parts = terrain.kinds((*knowledge().places[:1], *knowledge().held))
    of_parts = measure.related is not None and measure.related.nodes.kinds <= parts
    return of_parts and measure.unit in WHOLE_UNITS and len(measure.groups[0]) == 1


def value_columns(measure: Measure, node: str) -> list[tuple[str, str]]:
    """The title and expression of each value of a measure that the node itself has."""
    if not measure.groups:
        return [(measure.word, "null")]
    if measure.product:
        return [(measure.word, " * ".join(f"{node}.{quoted(n)}" for n in measure.groups[0]))]
    width = len(measure.groups[0])
    if width == 1:
        return [(measure.word, first_known(node, [group[0] for group in measure.groups]))]
    return [(short_name(name), f"{node}.{quoted(name)}") for name in measure.groups[0]]


def aggregated(function: str, value: str) -> str:
    """A function of values; `spread` and `kinds` are those that Cypher has none for."""
    told = {"spread": "max({0}) - min({0})", "kinds": "count(DISTINCT {0})"}
    return told.get(function, f"{function}({{0}})").format(value)
