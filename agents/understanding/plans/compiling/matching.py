"""The lines that find nodes, with the conditions that walk from them."""

from collections.abc import Sequence

from agents.understanding.plans.algebra import Beyond, Condition, Either, Is, Nodes, Related
from agents.understanding.plans.compiling.conditions import (
    conditions_of,
    label_tests,
    node_pattern,
    test_of,
    walks,
)
from agents.understanding.plans.compiling.draft import Draft, Unwritable
from agents.understanding.plans.compiling.paths import ARROWS, is_far, path_pattern
from agents.understanding.plans.compiling.properties import first_known
from agents.understanding.schema.knowledge import knowledge
from graph_store import quoted

AS_MUCH = 1e-6
"""Of a number: what one as large may differ by, for numbers are computed."""


def matched(
    draft: Draft, nodes: Nodes, *, optional: bool = False, carried: Sequence[str] = ()
) -> tuple[str, list[str]]:
    """The lines that find the nodes, and the variable that holds them."""
    node = draft.fresh_node()
    if optional:
        return node, _optional(draft, nodes, node)
    lines = [f"MATCH {node_pattern(nodes, node)}"]
    plain = [one for one in nodes.where if not walks(one)]
    tests = label_tests(draft, nodes, node) + [test_of(draft, one, node) for one in plain]
    if tests:
        lines.append("WHERE " + "\n  AND ".join(tests))
    bound = [*carried, node]
    for one in nodes.where:
        if walks(one):
            lines += _walk(draft, one, node, bound)
    return node, lines


def _optional(draft: Draft, nodes: Nodes, node: str) -> list[str]:
    """The same behind other lines, so that none at all is counted as 0."""
    if not any(walks(one) for one in nodes.where):
        lines = [f"OPTIONAL MATCH {node_pattern(nodes, node)}"]
        tests = conditions_of(draft, nodes, node)
        return [*lines, *(["WHERE " + "\n  AND ".join(tests)] if tests else [])]
    patterns, tests = [node_pattern(nodes, node)], label_tests(draft, nodes, node)
    for one in nodes.where:
        if isinstance(one, Related) and not (one.negated or one.count):
            end = draft.fresh_node()
            patterns.append(f"({node}){path_pattern(one.path)}{node_pattern(one.nodes, end)}")
            tests += conditions_of(draft, one.nodes, end)
        elif walks(one):
            raise Unwritable("a condition that walks behind another count")
        else:
            tests.append(test_of(draft, one, node))
    lines = [f"OPTIONAL MATCH {', '.join(patterns)}"]
    return [*lines, *(["WHERE " + "\n  AND ".join(tests)] if tests else [])]


def _walk(
    draft: Draft,
    one: Condition,
    node: str,
    bound: list[str],
    begin: tuple[str, Related] | None = None,
) -> list[str]:
    """The lines of a condition that walks from a node.

    `begin` led to that node as a room leads to a door; the door leads to other rooms.
    """
    match one:
        case Related() if one.negated or one.count:
            return _walk_counted(draft, one, node, bound)
        case Related() if is_far(one.path):
            return _walk_far(draft, one, node, bound)
        case Related():
            end = draft.fresh_node()
            lines = [f"MATCH ({node}){path_pattern(one.path)}{node_pattern(one.nodes, end)}"]
            plain = [each for each in one.nodes.where if not walks(each)]
            tests = label_tests(draft, one.nodes, end) + [
                test_of(draft, each, end) for each in plain
            ]
            tests += [f"{node}.key <> {end}.key"] if _may_meet(one) else []
            if begin and _leads_back(one, begin[1]):
                tests.append(f"{begin[0]}.key <> {end}.key")
            if tests:
                lines.append("WHERE " + "\n  AND ".join(tests))
            for each in one.nodes.where:
                if walks(each):
                    lines += _walk(draft, each, end, [*bound, end], (node, one))
            return [*lines, f"WITH DISTINCT {', '.join(bound)}"]
        case Beyond():
            return _walk_beyond(draft, one, node, bound)
        case Either():
            return _walk_either(draft, one, node, bound)
    raise Unwritable(f"a condition that walks, as {type(one).__name__}")


def _walk_far(draft: Draft, one: Related, node: str, bound: list[str]) -> list[str]:
    """Whether one node leads to another, however far; each engine has its own words for it."""
    end, lines = matched(draft, one.nodes, carried=bound)
    far = f"far{draft.fresh_count()}"
    if draft.engine == "Memgraph":
        hop = one.path[0]
        left, right = ARROWS[hop.direction]
        pattern = f"{left}[:{quoted(hop.type)} *BFS ..{hop.at_most}]{right}"
        walk = f"MATCH {far} = ({node}){pattern}({end})"
    else:
        walk = f"MATCH {far} = shortestPath(({node}){path_pattern(one.path)}({end}))"
    lines.append(f"WITH {', '.join([*bound, end])}")
    lines.append(f"WHERE {node}.key <> {end}.key")
    return [*lines, walk, f"WITH DISTINCT {', '.join(bound)}"]


def _may_meet(one: Related) -> bool:
    """Whether a path may come back to where it began: a room leads to no room but others."""
    return len(one.path) > 1 and one.path[0].type == one.path[-1].type


def _walk_counted(draft: Draft, one: Related, node: str, bound: list[str]) -> list[str]:
    if is_far(one.path):
        raise Unwritable("a count of what is reached")
    end, count = draft.fresh_node(), draft.fresh_count()
    patterns = [f"({node}){path_pattern(one.path)}{node_pattern(one.nodes, end)}"]
    tests = label_tests(draft, one.nodes, end)
    for each in one.nodes.where:
        if isinstance(each, Related) and not (each.negated or each.count):
            other = draft.fresh_node()
            patterns.append(f"({end}){path_pattern(each.path)}{node_pattern(each.nodes, other)}")
            tests += conditions_of(draft, each.nodes, other)
        elif walks(each):
            raise Unwritable("a count within a count")
        else:
            tests.append(test_of(draft, each, end))
    tests += [f"{node}.key <> {end}.key"] if _may_meet(one) else []
    operator, number = one.count or ("=", 0)
    if one.negated and one.count:
        raise Unwritable("no such number of them")
    lines = [f"OPTIONAL MATCH {', '.join(patterns)}"]
    lines += ["WHERE " + "\n  AND ".join(tests)] if tests else []
    lines.append(f"WITH {', '.join(bound)}, count(DISTINCT {end}) AS {count}")
    lines.append(f"WHERE {count} {operator} {number}")
    return lines


def _walk_beyond(draft: Draft, one: Beyond, node: str, bound: list[str]) -> list[str]:
    other, lines = matched(draft, one.nodes, carried=bound)
    left, right = (first_known(each, list(one.properties)) for each in (node, other))
    limit = draft.fresh_count()
    function = "max" if one.operator in {">", ">="} else "min"
    lines.append(f"WITH {', '.join(bound)}, {function}({right}) AS {limit}")
    texts = any(draft.terrain.is_typed(name, "string", "date") for name in one.properties)
    if one.operator in {">=", "<="} and not texts:
        sign = "-" if one.operator == ">=" else "+"
        limit = f"{limit} {sign} {AS_MUCH} * abs({limit})"
    return [*lines, f"WHERE {left} {one.operator} {limit}"]


def _walk_either(draft: Draft, one: Either, node: str, bound: list[str]) -> list[str]:
    """Each condition counted by itself; one that is met is enough."""
    lines, met, held = each_counted(draft, one, node, bound)
    lines.append(f"WITH {', '.join(held)}")
    lines.append("WHERE " + " OR ".join(f"({each})" for each in met))
    return lines


def each_counted(
    draft: Draft, one: Either, node: str, bound: Sequence[str]
) -> tuple[list[str], list[str], list[str]]:
    """The lines that count what meets each condition by itself, the tests that say whether it is
    met, and the variables that are held then.
    """
    lines, met, held = [], [], list(bound)
    for each in one.conditions:
        if isinstance(each, Is):
            relations = [c for c in each.nodes.where if walks(c)]
            if len(relations) != 1:
                if relations:
                    raise Unwritable("one of several of several")
                met.append(test_of(draft, each, node))
                continue
            tests = [*label_tests(draft, each.nodes, node, always=True)]
            tests += [test_of(draft, c, node) for c in each.nodes.where if not walks(c)]
            inner = relations[0]
        else:
            tests, inner = [], each
        if not isinstance(inner, Related):
            met.append(test_of(draft, inner, node))
            continue
        end, count = draft.fresh_node(), draft.fresh_count()
        lines.append(
            f"OPTIONAL MATCH ({node}){path_pattern(inner.path)}{node_pattern(inner.nodes, end)}"
        )
        conditions = conditions_of(draft, inner.nodes, end)
        lines += ["WHERE " + "\n  AND ".join(conditions)] if conditions else []
        lines.append(f"WITH {', '.join(held)}, count(DISTINCT {end}) AS {count}")
        held.append(count)
        operator, number = inner.count or (("=", 0) if inner.negated else (">", 0))
        met.append(" AND ".join([*tests, f"{count} {operator} {number}"]))
    return lines, met, held


def _leads_back(one: Related, before: Related) -> bool:
    """Whether one step leads where the step before came from, and so to others: from a door to the
    rooms on its other side; from a captain to the ships that are `also` commanded.
    """
    back = len(before.path) == 1 and one.path == (before.path[0].reversed(),)
    passage = one.path[0].type in knowledge().passage
    return back and (passage or one.others or before.others)
