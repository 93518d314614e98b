"""Names of the graph that a query computes, or asks for by a part: `d[reverse('euH')]`."""

from collections.abc import Iterator, Mapping

from lark import Token, Tree

from graph_store import GraphSchema
from graph_store.cypher_names import lone_name, one_of_list, written_values
from graph_store.cypher_outline import NamePart, Outline
from graph_store.cypher_tree import Part
from graph_store.cypher_values import (
    called,
    is_name,
    is_operand,
    is_rule,
    lone_text,
    plain_name,
)

CUTTING = frozenset({"REPLACE", "REVERSE", "SUBSTRING", "SPLIT", "LEFT", "RIGHT"})
"""Functions that make a text of another one."""

KEYS = "KEYS"
PLACING = frozenset({KEYS, "SIZE", "LENGTH"})
"""Functions that a place in a list, or a key that is there, may be told by."""

MOST_NESTED = 20


def computed_names(read: Outline) -> Iterator[str]:
    """Texts that are made of written texts alone, and properties that are read by no written name.

    `names[1]` takes of a list; `d[k]` may be read where `k` is one of the keys that are there.
    """
    stands_for = {**dict(one_of_list(read.tree.iter_subtrees())), **read.aliases}
    for operand in read.tree.find_data("operand"):
        function, inside = called(operand)
        if function in CUTTING and _is_written(inside):
            yield "The query computes a text that it could write; write it as it is."
        head, *rest = operand.children
        of_graph = is_name(head) and plain_name(head) in read.variables
        if (of_graph or function == "PROPERTIES") and not _all_named(
            rest[0 if of_graph else 1 :], stands_for
        ):
            yield "The query reads a property by a name that it computes; write its name."


def names_by_part(read: Outline, schema: GraphSchema) -> Iterator[str]:
    """`k CONTAINS 'Hue'` of `keys(d)`, where no property of such things is called so.

    Labels and relationship types alike.
    """
    for one in read.name_parts:
        if not any(one.is_in(name) for name in _held(one, read, schema)):
            told = " or ".join(map(repr, one.texts))
            yield f"Nothing in the graph is called {one.operator} {told}; name what is meant."


def _held(part: NamePart, read: Outline, schema: GraphSchema) -> set[str]:
    """The names that the function may give, those of the properties by the labels of their node."""
    if part.function == "LABELS":
        return set(schema.labels)
    if part.function == "TYPE":
        return set(schema.types)
    labels = {*read.labels_of(part.variable)} & schema.labels.keys()
    kinds = [one for one in schema.kinds if not (labels and labels.isdisjoint(one.labels))]
    held = {each.name for one in kinds for each in one.properties}
    return held | {each.name for one in schema.relationships for each in one.properties}


def _is_written(parts: list[Part]) -> bool:
    """Whether a text goes into an expression, and no name does."""
    found = [one for part in parts for one in _tokens(part)]
    return any(one.type == "STRING" for one in found) and not any(
        is_name(one) and str(one).upper() not in CUTTING for one in found
    )


def _tokens(part: Part) -> Iterator[Token]:
    if isinstance(part, Tree):
        yield from part.scan_values(lambda one: isinstance(one, Token))
    else:
        yield part


def _all_named(rest: list[Part], stands_for: Mapping[str, Part]) -> bool:
    """Whether each key in brackets is written, a place in a list, or one that is there."""
    brackets = [one for one in rest if is_rule(one, "brackets")]
    return all(_is_named(one, stands_for) for one in brackets)


def _is_named(brackets: Tree[Token], stands_for: Mapping[str, Part]) -> bool:
    inside = brackets.children[1:-1]
    made_by = {called(one)[0] for one in brackets.find_data("operand")} - {None, ""}
    if not made_by <= PLACING or not all(map(is_operand, inside[::2])):
        return made_by <= PLACING
    if lone_text(brackets) or any(brackets.find_data("parameter")):
        return True
    texts = written_values(inside[0], stands_for, {})
    known = all(isinstance(one, str | int) for one in texts) or _is_of_keys(inside[0], stands_for)
    return known and len(inside) == 1


def _is_of_keys(key: Part, stands_for: Mapping[str, Part]) -> bool:
    """Whether a name is drawn from `keys(d)`, through other names."""
    for _ in range(MOST_NESTED):
        if any(called(one)[0] == KEYS for one in _operands(key)):
            return True
        name = lone_name(key)
        if name not in stands_for:
            break
        key = stands_for[name]
    return False


def _operands(part: Part) -> Iterator[Tree[Token]]:
    if isinstance(part, Tree):
        yield from part.find_data("operand")
