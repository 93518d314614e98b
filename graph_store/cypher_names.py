"""What names stand for in a Cypher text: `AS`, `UNWIND`, `any(w IN [...] WHERE ...)`."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from lark import Token, Tree

from graph_store.cypher_tree import Part
from graph_store.cypher_values import (
    MOST_NESTED,
    called,
    is_name,
    is_operand,
    is_rule,
    literal_of,
    plain_name,
)


def lone_name(part: Part) -> str:
    """The name that an operand is; '' where it is anything else."""
    head = part.children[0] if is_operand(part) and len(part.children) == 1 else None
    return plain_name(head) if head is not None and is_name(head) else ""


def aliases_in(trees: Iterable[Tree[Token]]) -> dict[str, Part]:
    """`expression AS name`: each name, and what it stands for, but for `avg(a) AS a`.

    Nor where it is made of itself through other names: `collect(a) AS all`, `all[1] AS a`.
    """
    found: dict[str, Part] = {}
    for name, part in (_alias(one) for one in trees if _is_alias(one)):
        if not _made_of(part, name, found):
            found[name] = part
    return found


def _made_of(part: Part, name: str, known: Mapping[str, Part]) -> bool:
    """Whether a name goes into an expression."""
    waiting, opened = [part], set[str]()
    for one in waiting:
        operands = one.find_data("operand") if isinstance(one, Tree) else ()
        names = {_taken_of(operand) for operand in operands} - {""}
        if name in names:
            return True
        waiting += [known[each] for each in names - opened if each in known]
        opened |= names
    return False


def _taken_of(operand: Tree[Token]) -> str:
    """The name of a lone name, and of a list that something is taken of: `names[1]`."""
    head, *rest = operand.children
    listed = is_name(head) and bool(rest) and all(is_rule(one, "brackets") for one in rest)
    return plain_name(head) if listed else lone_name(operand)


def _is_alias(tree: Tree[Token]) -> bool:
    parts = tree.children
    named = len(parts) == 3 and isinstance(parts[1], Token) and parts[1].type == "_AS"
    return tree.data == "item" and named and is_operand(parts[0])


def _alias(item: Tree[Token]) -> tuple[str, Part]:
    return plain_name(item.children[2]), item.children[0]


def one_of_list(trees: Iterable[Tree[Token]]) -> Iterator[tuple[str, Part]]:
    """`UNWIND [1, 2] AS name`, `any(name IN [1, 2] WHERE ...)`: the name, and the list."""
    for one in trees:
        parts = one.children
        if one.data == "unwind" and len(parts) == 4 and is_name(parts[-1]):
            yield plain_name(parts[-1]), parts[1]
        elif is_rule(one, "arguments", "brackets") and _walks_a_list(parts):
            yield lone_name(parts[1]), parts[3]


def _walks_a_list(parts: list[Part]) -> bool:
    """Whether brackets begin with `name IN list WHERE` or `name IN list |`."""
    if len(parts) < 5 or not lone_name(parts[1]) or not is_operand(parts[3]):
        return False
    return str(parts[2]).upper() == "IN" and (is_rule(parts[4], "filter") or str(parts[4]) == "|")


def meant(part: Part, stands_for: Mapping[str, Part], given: Mapping[str, Any]) -> Part:
    """What a lone name stands for, through other names, where that is written out.

    Else the part itself.
    """
    told = part
    for _ in range(MOST_NESTED):
        name = lone_name(told)
        if name not in stands_for:
            break
        told = stands_for[name]
    return told if literal_of(told, given) else part


def meant_by_name(part: Part, stands_for: Mapping[str, Part]) -> Part:
    """What a lone name stands for, through other names; the part itself where it is none."""
    for _ in range(MOST_NESTED):
        name = lone_name(part)
        if name not in stands_for:
            break
        part = stands_for[name]
    return part


def written_values(
    part: Part, stands_for: Mapping[str, Part], given: Mapping[str, Any]
) -> tuple[Any, ...]:
    """The values that a part may have, those of a list by its name each; None where unknown."""
    told = meant(part, stands_for, given)
    value = literal_of(told, given) or (None,)
    if told is not part and isinstance(value[0], list):
        return tuple(value[0])
    return value


def negated(tree: Tree[Token]) -> set[int]:
    """The ids of all that stands directly behind a `NOT`, or that `none(…)` holds of nothing."""
    pairs = pairwise(tree.children)
    behind = [two for one, two in pairs if isinstance(one, Token) and one.type == "_NOT"]
    if is_operand(tree) and called(tree)[0] == "NONE":
        behind += tree.children[1:]
    return {id(part) for two in behind if isinstance(two, Tree) for part in two.iter_subtrees()}
