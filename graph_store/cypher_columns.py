"""The columns a Cypher text returns, and what each is made of."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import isclose, prod

from lark import Token, Tree

from graph_store.cypher_outline import outline
from graph_store.cypher_tree import Part, cypher_tree
from graph_store.cypher_values import (
    Reference,
    is_name,
    is_operand,
    is_rule,
    literal_of,
    names_in,
    plain_name,
    references_of,
)

COUNTING = frozenset({"COUNT", "SIZE", "LENGTH"})
CALCULATING = frozenset("+-*/%^")
SCALING = frozenset("*/%")
ADDING = frozenset("+-")
MOST_NESTED = 20


@dataclass(frozen=True)
class Column:
    """A column of the last `RETURN`: its name, and what it is made of, through every `WITH`.

    `counted` where it is a number of things; `signs` are those between its numbers, `factors` what
    one of them multiplies by, written out, or the reciprocal of what it divides by (`turned` where
    they do nothing else), `offset` what is added to it, written out;
    `of_the_graph` where anything the text matched goes into it, `variables` those of them.
    """

    name: str
    reads: tuple[Reference, ...]
    variables: tuple[str, ...]
    counted: bool
    signs: frozenset[str]
    factors: tuple[float, ...]
    turned: bool
    offset: float
    of_the_graph: bool

    @property
    def scaled(self) -> bool:
        """Whether it is multiplied or divided by numbers that come to more or less than itself."""
        return not isclose(prod(self.factors), 1.0)


@lru_cache(maxsize=512)
def columns_of(cypher: str) -> tuple[Column, ...]:
    """The columns of the last `RETURN`, in order; none where the text returns `*` or nothing."""
    read = outline(cypher)
    clauses = list(cypher_tree(cypher).find_data("return_clause"))
    if not clauses:
        return ()
    last = max(clauses, key=lambda one: one.meta.start_pos if not one.meta.empty else 0)
    matched = frozenset(read.variables | _yielded(read.tree) | _paths(read.tree))
    stands_for = {**dict(_unwound(read.tree)), **dict(_computed(read.tree)), **read.aliases}
    looks = bool(read.nodes) or bool(matched)
    items = [one for one in last.children if is_rule(one, "item")]
    return tuple(_column(item, stands_for, matched, looks) for item in items)


def _column(
    item: Tree[Token], stands_for: Mapping[str, Part], matched: frozenset[str], looks: bool
) -> Column:
    named = len(item.children) > 1 and is_name(item.children[-1])
    name = plain_name(item.children[-1]) if named else "".join(map(str, item.scan_values(bool)))
    parts: list[Tree[Token]] = [item]
    opened: set[str] = set()
    variables: dict[str, None] = {}
    of_the_graph = False
    for tree in parts:
        of_the_graph |= any(tree.find_pred(lambda one: one.data in ("labels", "inner_query")))
        for operand in tree.find_data("operand"):
            head = operand.children[0]
            variable = plain_name(head) if is_name(head) else ""
            if variable in matched:
                variables[variable] = None
            of_the_graph |= looks and _counts_rows(operand)
            meant = stands_for.get(variable)
            if isinstance(meant, Tree) and variable not in opened and variable not in matched:
                opened.add(variable)
                parts.append(Tree("part", [meant]))
    read = [one for tree in parts for one in _reads(tree)]
    calculated = [one for tree in parts for one in _signs(tree) if one[0] in CALCULATING]
    return Column(
        name=name,
        reads=tuple(dict.fromkeys(read)),
        variables=tuple(variables),
        counted=_is_count(item.children[0], stands_for),
        signs=frozenset(sign for sign, _ in calculated),
        factors=tuple(one for _, written in calculated for one in written),
        offset=sum(one for tree in parts for one in _offsets(tree)),
        turned=bool(calculated) and all(written for _, written in calculated),
        of_the_graph=of_the_graph or bool(variables),
    )


def _reads(tree: Tree[Token]) -> Iterator[Reference]:
    for operand in tree.find_data("operand"):
        yield from references_of(operand)


def _signs(tree: Tree[Token]) -> Iterator[tuple[str, list[float]]]:
    """The signs between operands, each with the factors that are written beside it.

    Not the dashes of a path or the `*` of `count(*)`.
    """
    for one in tree.iter_subtrees():
        parts = one.children
        for at, (before, sign, after) in enumerate(zip(parts, parts[1:], parts[2:], strict=False)):
            if isinstance(sign, Token) and is_operand(before) and is_operand(after):
                apart = at == 0 or str(parts[at - 1]) in ADDING  # else it was read as `after`
                first = _number(before) if apart else None
                yield str(sign), list(_factors(str(sign), first, _number(after)))


def _offsets(tree: Tree[Token]) -> Iterator[float]:
    """What `x + 2`, `x - 2`, `2 + x` add; `2 - x` turns what it adds to, and is none of them."""
    for one in tree.iter_subtrees():
        parts = one.children
        for before, sign, after in zip(parts, parts[1:], parts[2:], strict=False):
            if str(sign) in ADDING and is_operand(before) and is_operand(after):
                told = _number(after)
                yield (-told if str(sign) == "-" else told) if told else _number(before) or 0.0


def _factors(sign: str, before: float | None, after: float | None) -> Iterator[float]:
    """What `2 * x`, `x * 2`, `x / 2` multiply by."""
    if sign in SCALING and before:
        yield before
    if sign in SCALING and after:
        yield 1 / after if sign == "/" else after


def _number(operand: Tree[Token]) -> float | None:
    told = literal_of(operand, {})
    return float(told[0]) if told and type(told[0]) in (int, float) else None


def _counts_rows(operand: Tree[Token]) -> bool:
    head, *rest = operand.children
    counts = isinstance(head, Token) and str(head).upper() == "COUNT"
    return counts and any(is_rule(one, "arguments") and "*" in one.children for one in rest)


def _is_count(part: Part, stands_for: Mapping[str, Part]) -> bool:
    for _ in range(MOST_NESTED):
        if not is_operand(part):
            return False
        head = part.children[0]
        if isinstance(head, Token) and str(head).upper() in COUNTING and len(part.children) > 1:
            return True
        if not (is_name(head) and len(part.children) == 1 and plain_name(head) in stands_for):
            return False
        part = stands_for[plain_name(head)]
    return False


def _unwound(tree: Tree[Token]) -> Iterator[tuple[str, Part]]:
    """`UNWIND expression AS name`."""
    for clause in tree.find_data("unwind"):
        parts: list[Part] = [one for one in clause.children[1:-1] if isinstance(one, Tree)]
        operand = Tree("operand", parts)
        if is_name(clause.children[-1]):
            yield plain_name(clause.children[-1]), operand


def _computed(tree: Tree[Token]) -> Iterator[tuple[str, Part]]:
    """`a.x + a.y AS name`: the name, and all that it is computed from."""
    for item in tree.find_data("item"):
        parts = item.children
        if len(parts) > 3 and str(parts[-2]).upper() == "AS" and is_name(parts[-1]):
            yield plain_name(parts[-1]), Tree("computed", parts[:-2])


def _yielded(tree: Tree[Token]) -> set[str]:
    return {name for one in tree.find_data("yields") for name in names_in(one)}


def _paths(tree: Tree[Token]) -> set[str]:
    """`p` of `p = (a)-->(b)`."""
    found = set()
    for clause in tree.find_data("match"):
        for part, sign in zip(clause.children, clause.children[1:], strict=False):
            if str(sign) == "=" and is_operand(part):
                found.add(plain_name(part.children[0]))
    return found
