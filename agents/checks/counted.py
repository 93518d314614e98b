"""Whether what a query counts is what there is: each thing once, and nothing that was not found."""

from collections.abc import Iterator

from lark import Token, Tree

from agents.checks.contradictions import may_be, types_by_name
from agents.checks.sameness import same_result
from agents.checks.small_words import asks_how_many, operators_of, words_of
from agents.memory.remembered import Same
from agents.messages import Query, Question, Twin
from agents.schema.linked_names import linked_names
from agents.schema.turns import spoken_of
from agents.steps.executor import look_up
from graph_store import Execution, Rows, quoted
from graph_store.cypher_names import lone_name
from graph_store.cypher_outline import Outline
from graph_store.cypher_patterns import NodePattern, patterns_in
from graph_store.cypher_tree import Part
from graph_store.cypher_values import (
    called,
    is_aggregate,
    is_name,
    is_operand,
    is_rule,
    plain_name,
    references_of,
)

ADDING = frozenset({"SUM", "AVG"})
SHARING = frozenset({"/", "-"})
LENGTHS = frozenset({"SIZE", "LENGTH"})
TEXT = frozenset({"string"})


def counted_again(
    query: Query, read: Outline, rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """`count(w)`, `sum(w.Area)` where a path leads to the same thing several times.

    Held against the query that counts each thing once. Raises `GraphUnavailable` when the engine
    is gone.
    """
    said = operators_of(question.text)
    if said.isdisjoint({"how_many", "sum"}) or "times" in said or _shares(read):
        return
    for operand in read.tree.find_data("operand"):
        name, inside = called(operand)
        plain = len(inside) == 1 and "_DISTINCT" not in _types(operand.children[-1])
        variable = _variable(inside[0], read) if plain and is_operand(inside[0]) else ""
        if not variable or not _asked_for(variable, read, question, twin):
            continue
        if name == "COUNT" and lone_name(inside[0]):
            all_of_them: Execution = rows
        elif name in ADDING and not lone_name(inside[0]):
            all_of_them = run_with(query, operand, f"count({variable})", twin)
        else:
            continue
        each = run_with(query, operand, f"count(DISTINCT {variable})", twin)
        if differ(each, all_of_them):
            yield (
                f"The pattern finds the same {variable} several times, and {name} takes each of "
                f"them: begin with WITH DISTINCT {variable}."
            )


def counted_unfound(
    query: Query, read: Outline, rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """A lone `count(*)` behind `OPTIONAL MATCH`, which counts what was not found too.

    What a `WITH` between them may choose, as what has none, is left to the judge.

    Raises `GraphUnavailable` when the engine is gone.
    """
    between = any(True for _ in read.tree.find_data("with_clause"))
    if between or len(rows.columns) != 1 or not any(map(_counts_rows, _operands(read))):
        return
    if not asks_how_many(question.text):
        return
    for clause in read.tree.find_data("match"):
        first = clause.children[0]
        if not isinstance(first, Token) or first.type != "_OPTIONAL":
            continue
        found = tuple(name for node in patterns_in(clause, _unread)[0] for name in node.labels)
        linked = linked_names(spoken_of(question), twin).labels
        if not may_be(found, linked, twin.schema):
            continue
        start, end = first.start_pos or 0, first.end_pos or 0
        matched = look_up(
            twin,
            query.cypher[:start] + query.cypher[end:],
            dict(query.parameters),
        )
        if differ(matched, rows):
            yield "count(*) counts what OPTIONAL MATCH did not find too: count its variable."


def counted_letters(read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """`size(s.Name)`: how many letters a text has, where it is asked how many things there are."""
    if not asks_how_many(question.text):
        return
    types, asked = types_by_name(Same(twin.schema)), words_of(spoken_of(question))
    for operand in told_operands(read):
        name, inside = called(operand)
        part = inside[0] if name in LENGTHS and inside else None
        part = read.aliases.get(lone_name(part), part) if part else None
        for one in references_of(part) if part and is_operand(part) else ():
            if types.get(one.name) == TEXT and words_of(one.name).isdisjoint(asked):
                yield f"{name} of {quoted(one.name)} is how many letters it has: count the things."


def told_operands(read: Outline) -> Iterator[Tree[Token]]:
    """The operands that the last `RETURN` is made of, through every `WITH`, without conditions."""
    waiting: list[Part] = [*list(read.tree.find_data("return_clause"))[-1:]]
    opened = set[str]()
    while waiting:
        one = waiting.pop()
        if not isinstance(one, Tree) or is_rule(one, "case", "inner_query", "filter", "order"):
            continue
        waiting.extend(one.children)
        if is_operand(one):
            yield one
        if (name := lone_name(one)) in read.aliases and name not in opened:
            opened.add(name)
            waiting.append(read.aliases[name])


def counted_apart(read: Outline, rows: Rows) -> Iterator[str]:
    """`MATCH (s), (w) RETURN s.Name, count(w)`: what is counted for each has nothing to do with it.

    A lone row is left to the judge: the one building has all windows.
    """
    if rows.total < 2:
        return
    together = _joined(read)
    for clause in read.tree.iter_subtrees():
        if clause.data not in ("return_clause", "with_clause"):
            continue
        drawn, each = set[str](), set[str]()
        for item in clause.find_data("item"):
            draws = any(is_aggregate(one) for one in item.find_data("operand"))
            (drawn if draws else each).update(_names(item, read))
        for name in sorted(drawn & read.variables) if each else ():
            if together[name].isdisjoint(each):
                yield (
                    f"Nothing joins {name} to {' or '.join(sorted(each))}: each row counts all of "
                    "them; match the path between."
                )


def counted_crosswise(query: Query, read: Outline, rows: Rows, twin: Twin) -> Iterator[str]:
    """`MATCH (d:IfcDoor), (w:IfcWindow) RETURN count(*)`: each door with each window.

    Where all but one of them is found once, it counts what there is.
    Raises `GraphUnavailable` when the engine is gone.
    """
    if len(rows.columns) != 1 or any(True for _ in read.tree.find_data("with_clause")):
        return
    together = _joined(read)
    groups = {frozenset(together[one.variable]) for one in read.nodes if one.variable}
    for operand in filter(_counts_rows, told_operands(read)) if len(groups) > 1 else ():
        alone = (f"count(DISTINCT {min(group & read.variables)})" for group in groups)
        if all(differ(run_with(query, operand, one, twin), rows) for one in alone):
            yield "Nothing joins the patterns, and count(*) counts each match with each other one."


def _joined(read: Outline) -> dict[str, set[str]]:
    """The variables that paths, conditions and expressions join, each with all of its group."""
    groups = [{one} for one in read.variables]
    groups += [{_place(edge.start), edge.variable, _place(edge.end)} - {""} for edge in read.edges]
    for tree in read.tree.iter_subtrees():
        if tree.data in ("operand", "where", "item", "inner_query", "unwind"):
            groups.append(_names(tree, read))
    found: list[set[str]] = []
    for group in groups:
        apart = [one for one in found if one.isdisjoint(group)]
        found = [*apart, group.union(*(one for one in found if one not in apart))]
    return {name: group for group in found for name in group}


def _place(node: NodePattern) -> str:
    """What tells a node of a pattern from others: its variable, or where it stands."""
    return node.variable or f"@{node.at}"


def _names(tree: Tree[Token], read: Outline) -> set[str]:
    names = {*read.variables, *read.aliases}
    return {name for one in tree.scan_values(is_name) if (name := plain_name(one)) in names}


def _unread(_: Part) -> tuple[None]:
    return (None,)


def differ(one: Execution, other: Execution) -> bool:
    return isinstance(one, Rows) and isinstance(other, Rows) and not same_result(one, other)


def _operands(read: Outline) -> Iterator[Tree[Token]]:
    yield from read.tree.find_data("operand")


def _counts_rows(operand: Tree[Token]) -> bool:
    name, inside = called(operand)
    return name == "COUNT" and [str(one) for one in inside] == ["*"]


def _shares(read: Outline) -> bool:
    """Whether the result is a difference or a share of numbers."""
    clauses = list(read.tree.find_data("return_clause"))[-1:]
    signs = (
        str(two)
        for clause in clauses
        for item in clause.find_data("item")
        for tree in item.iter_subtrees()
        for one, two in zip(tree.children, tree.children[1:], strict=False)
        if is_operand(one) and isinstance(two, Token)
    )
    return not SHARING.isdisjoint(signs)


def _types(arguments: object) -> set[str]:
    parts = arguments.children if isinstance(arguments, Tree) else []
    return {one.type for one in parts if isinstance(one, Token)}


def _variable(inside: Tree[Token], read: Outline) -> str:
    """The node that is counted, or whose property is added up."""
    name = lone_name(inside) or next((one.variable for one in references_of(inside)), "")
    return name if name in read.variables and read.labels_of(name) else ""


def _asked_for(variable: str, read: Outline, question: Question, twin: Twin) -> bool:
    linked = linked_names(spoken_of(question), twin).labels
    return may_be(read.labels_of(variable), linked, twin.schema)


def run_with(query: Query, operand: Tree[Token], text: str, twin: Twin) -> Execution:
    """The query once more, with another text in the place of one operand."""
    at = operand.meta
    again = f"{query.cypher[: at.start_pos]}{text}{query.cypher[at.end_pos :]}"
    return look_up(twin, again, dict(query.parameters))
