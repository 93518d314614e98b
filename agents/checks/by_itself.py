"""What a query says by itself, whatever the graph holds: `RETURN 42`, `count(d) + 39`."""

from collections.abc import Iterator, Sequence
from typing import Any

from lark import Token, Tree

from agents.checks.grounding import columns, is_number
from agents.checks.small_words import numbers_said
from agents.messages import Query, Question
from agents.schema.turns import spoken_of
from graph_store import Rows
from graph_store.cypher_columns import columns_of
from graph_store.cypher_outline import Outline
from graph_store.cypher_tree import Part
from graph_store.cypher_values import (
    called,
    is_aggregate,
    is_name,
    is_operand,
    is_rule,
    literal_of,
    plain_name,
)

PLAIN = frozenset({0, 1})
"""What a `CASE` may say by itself: whether it is so."""

JOINING = frozenset({"_AND", "_OR", "_XOR", "_NOT"})
DIFFERING = frozenset({"<>", "<", ">"})
COMPARING = DIFFERING | {"=", "<=", ">="}
ABSOLUTE_ZERO = 273.15
WHOLE = frozenset({1, 100})
"""What a count may be multiplied with: to make a fraction or a percentage of it."""


def looks_at_nothing(query: Query, read: Outline, rows: Rows) -> Iterator[str]:
    """Why the result is the same whatever the graph holds."""
    if any(_alone(one) == (0,) for one in read.tree.find_data("limit")):
        yield "LIMIT 0 leaves nothing of what is found."
    if not rows.total and any(read.tree.find_data("skip")):
        yield "SKIP passes over all that is found."
    if any(_is_settled(part) for one in read.tree.find_data("where") for part in _parts_of(one)):
        yield "A condition compares nothing of the graph, and so holds for all of it or for none."
    if any(_is_idle(part) for one in read.tree.find_data("where") for part in _parts_of(one)):
        yield "A condition asks nothing: no value equals null, is in [] or differs from itself."
    if any(_below_nought(one.children) for one in read.tree.iter_subtrees()):
        yield "A number of things is compared as below 0, which it never is."
    made_of = columns_of(query.cypher)
    if made_of and not any(one.of_the_graph for one in made_of):
        names = ", ".join(one.name for one in made_of)
        yield f"The result ({names}) does not come out of the graph; match what is asked about."


def _below_nought(parts: Sequence[Part]) -> bool:
    """`count(n) < 0`."""
    for before, sign, after in zip(parts, parts[1:], parts[2:], strict=False):
        counted = is_operand(before) and called(before)[0] == "COUNT"
        if counted and str(sign) == "<" and literal_of(after, {}) == (0,):
            return True
    return False


def invented_numbers(query: Query, read: Outline, rows: Rows, question: Question) -> Iterator[str]:
    """The numbers of a result that the query writes itself, and the question does not name."""
    said = numbers_said(spoken_of(question))
    made_of = columns_of(query.cypher)
    written = [
        cell
        for made, cells in zip(made_of, columns(rows), strict=False)
        for cell in cells[:1]
        if not made.of_the_graph and is_number(cell) and len(made_of) == len(rows.columns)
    ]
    returned = list(read.tree.find_data("return_clause"))[-1:]
    written += [one for clause in returned for one in _put_in(clause, read)]
    for number in dict.fromkeys(written):
        if number not in said:
            yield f"The query writes the number {number:g} itself; it comes out of no graph."


def _put_in(clause: Tree[Token], read: Outline) -> Iterator[float]:
    """The numbers that are added, that multiply to nothing, or that a `CASE` gives out."""
    waiting: list[Tree[Token]] = [clause]
    renamed = {
        plain_name(alias): one
        for one in read.tree.find_data("item")
        if is_name(alias := one.children[-1])
    }
    opened = set[str]()
    while waiting:
        tree = waiting.pop()
        if is_rule(tree, "inner_query", "brackets", "order", "limit", "skip"):
            continue
        if is_operand(tree) and is_aggregate(tree):
            continue
        yield from _added(tree.children)
        yield from _compared_with(tree.children) if tree.data == "item" else ()
        told = _alone(tree) if tree.data == "outcome" else None
        if told and is_number(told[0]) and told[0] not in PLAIN:
            yield told[0]
        head = tree.children[0] if tree.children else None
        name = plain_name(head) if head is not None and is_name(head) else ""
        if name in renamed and name not in opened:
            opened.add(name)
            waiting.append(renamed[name])
        waiting += [one for one in tree.children if isinstance(one, Tree)]


def _added(parts: Sequence[Part]) -> Iterator[float]:
    """The numbers behind a plus or minus between two operands, and factors of nought or a count."""
    for before, sign, after in zip(parts, parts[1:], parts[2:], strict=False):
        if not (is_operand(before) and is_operand(after) and str(sign) in "+-*"):
            continue
        told = [one[0] for side in (before, after) if (one := literal_of(side, {}))]
        for number in filter(is_number, told):
            counted = "COUNT" in (called(before)[0], called(after)[0])
            if str(sign) != "*":
                harmless = number in (0, ABSOLUTE_ZERO)
            else:
                harmless = number in WHOLE if counted else number != 0
            if not harmless:
                yield number


def _compared_with(parts: Sequence[Part]) -> Iterator[float]:
    """The numbers that a column compares a count with, but for none or one."""
    for before, sign, after in zip(parts, parts[1:], parts[2:], strict=False):
        counted = is_operand(before) and called(before)[0] == "COUNT"
        told = literal_of(after, {}) if counted and str(sign) in COMPARING else None
        if told and is_number(told[0]) and told[0] not in PLAIN:
            yield told[0]


def _parts_of(where: Tree[Token]) -> Iterator[list[Part]]:
    """What stands between the ANDs and ORs of a condition."""
    part: list[Part] = []
    for one in where.children[1:]:
        if isinstance(one, Token) and one.type in JOINING:
            yield part
            part = []
        else:
            part.append(one)
    yield part


def _is_settled(part: list[Part]) -> bool:
    """Whether a condition is made of written values alone; `true` by itself does no harm."""
    operands = [one for one in part if is_operand(one)]
    told = [literal_of(one, {}) for one in operands]
    given = any(any(one.find_data("parameter")) for one in operands)
    return bool(told) and None not in told and not given and told != [(True,)]


def _is_idle(part: list[Part]) -> bool:
    """`n.p = null`, `n.p IN []`, `n.p <> n.p`."""
    sign = "".join(str(one).upper() for one in part[1:-1])
    if not sign or not (is_operand(first := part[0]) and is_operand(last := part[-1])):
        return False
    if sign == "IN":
        inside = last.children[0]
        return is_rule(inside, "brackets") and not any(map(is_operand, inside.children))
    null = sign in COMPARING and (_is_null(first) or _is_null(last))
    return null or (sign in DIFFERING and first == last)


def _is_null(operand: Tree[Token]) -> bool:
    return len(operand.children) == 1 and str(operand.children[0]).upper() == "NULL"


def _alone(tree: Tree[Token]) -> tuple[Any] | None:
    """The value of `LIMIT 3`, `THEN 3`, where that is a written one."""
    return literal_of(tree.children[-1], {}) if len(tree.children) == 2 else None
