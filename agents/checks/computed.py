"""Texts compared with what is always a number: `d.Width + 1 = 'x'`, `size(d.Name) = 'long'`."""

from collections.abc import Iterator, Sequence

from lark import Token

from agents.checks.contradictions import is_numeric
from graph_store import GraphSchema
from graph_store.cypher_outline import ARITHMETIC, Outline
from graph_store.cypher_tree import Part
from graph_store.cypher_values import called, is_operand, literal_of, references_of

NUMBERING = frozenset({"SIZE", "LENGTH", "COUNT", "ABS", "FLOOR", "CEIL", "ROUND", "SQRT"})
COMPARING = frozenset("=<>")


def texts_with_numbers(read: Outline, schema: GraphSchema) -> Iterator[str]:
    """What a query compares with a text though it can only be a number."""
    for tree in read.tree.iter_subtrees():
        parts = tree.children
        for at, one in enumerate(parts):
            told = literal_of(one, {})
            if not told or not isinstance(told[0], str):
                continue
            before, after = list(reversed(parts[:at])), parts[at + 1 :]
            added = any(str(side[0]) in ARITHMETIC for side in (before, after) if side)
            if not added and (_is_number(before, schema) or _is_number(after, schema)):
                yield f"What is compared with {told[0]!r} is a number, and never a text."


def _is_number(parts: Sequence[Part], schema: GraphSchema) -> bool:
    """Whether behind a sign of comparison stands what is calculated of numbers alone."""
    signs = 0
    while signs < len(parts) and str(parts[signs]) in COMPARING:
        signs += 1
    terms = list(parts[signs : signs + 1])
    rest = list(parts[signs + 1 :])
    while len(rest) > 1 and isinstance(rest[0], Token) and str(rest[0]) in ARITHMETIC:
        terms.append(rest[1])
        rest = rest[2:]
    calculated = len(terms) > 1 or any(is_operand(one) and called(one)[0] for one in terms)
    return bool(signs and terms) and calculated and all(_numeric(one, schema) for one in terms)


def _numeric(part: Part, schema: GraphSchema) -> bool:
    if not is_operand(part):
        return False
    if told := literal_of(part, {}):
        return isinstance(told[0], int | float)
    if function := called(part)[0]:
        return function in NUMBERING
    read = list(references_of(part))
    return len(read) == 1 and is_numeric(read[0].name, schema)
