"""Conditions of nodes that need no pattern of their own."""

from agents.understanding.plans.algebra import (
    Beyond,
    Condition,
    Either,
    Is,
    Nodes,
    Not,
    Related,
    Test,
)
from agents.understanding.plans.compiling.draft import Draft, Unwritable
from graph_store import quoted


def walks(one: Condition) -> bool:
    """Whether a condition needs a pattern of its own."""
    if isinstance(one, Either):
        return any(walks(each) for each in one.conditions)
    if isinstance(one, Is):
        return any(walks(each) for each in one.nodes.where)
    if isinstance(one, Not):
        return walks(one.condition)
    return isinstance(one, Related | Beyond)


def node_pattern(nodes: Nodes, node: str) -> str:
    """A node in a pattern, with its label where it can but be one."""
    label = f":{quoted(nodes.labels[0])}" if len(nodes.labels) == 1 else ""
    return f"({node}{label})"


def label_tests(draft: Draft, nodes: Nodes, node: str, *, always: bool = False) -> list[str]:
    """What tells such nodes apart that their pattern does not say: labels and concepts.

    `always`: there is no pattern that says the label.
    """
    tests = ["false"] if nodes.absent and not nodes.concepts else []
    if len(nodes.labels) > 1 or (always and nodes.labels):
        either = " OR ".join(f"{node}:{quoted(label)}" for label in nodes.labels)
        tests.append(f"({either})" if len(nodes.labels) > 1 else either)
    tests += [f"{draft.parameter(concept)} IN {node}.concepts" for concept in nodes.concepts]
    return tests


def conditions_of(draft: Draft, nodes: Nodes, node: str) -> list[str]:
    """All conditions of nodes as expressions. Raises `Unwritable` where one walks."""
    return label_tests(draft, nodes, node) + [test_of(draft, one, node) for one in nodes.where]


def test_of(draft: Draft, one: Condition, node: str) -> str:
    """A condition as an expression. Raises `Unwritable` where it walks."""
    match one:
        case Test():
            told = [
                _compared(draft, one, f"{node}.{quoted(name)}", name, node)
                for name in one.properties
            ]
            return told[0] if len(told) == 1 else "(" + " OR ".join(told) + ")"
        case Not():
            return f"NOT coalesce({test_of(draft, one.condition, node)}, false)"
        case Either():
            return "(" + " OR ".join(test_of(draft, each, node) for each in one.conditions) + ")"
        case Is():
            tests = label_tests(draft, one.nodes, node, always=True)
            tests += [test_of(draft, each, node) for each in one.nodes.where]
            return "(" + " AND ".join(tests or ["true"]) + ")"
    raise Unwritable("a condition that walks")


def _compared(draft: Draft, one: Test, left: str, name: str, node: str) -> str:
    note = f"{node}.{quoted(name + '.note')}"
    match one.operator:
        case "known":
            return f"({left} IS NOT NULL AND {note} IS NULL)"
        case "unknown":
            return f"({left} IS NULL OR {note} IS NOT NULL)"
        case "holds":
            return f"{draft.parameter(one.value)} IN {left}"
        case "contains":
            return f"toLower({left}) CONTAINS {draft.parameter(one.value)}"
        case "in":
            return f"{left} IN {draft.parameter(one.value)}"
    told = {
        "date": f"{left}.year",
        "text": f"toInteger(substring({left}, 0, 4))",
        "day": f"substring(toString({left}), 0, 10)",
        None: left,
    }
    return f"{told[one.year]} {one.operator} {draft.parameter(one.value)}"
