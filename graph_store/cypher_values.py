"""Operands of Cypher: names, literals, and the properties that expressions read."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

from lark import Token, Tree

from graph_store.cypher_tree import Part

WRAPPING = frozenset({"TOLOWER", "TOUPPER", "TRIM", "LTRIM", "RTRIM", "LOWER", "UPPER"})
CASING = frozenset({"TOLOWER", "TOUPPER", "LOWER", "UPPER"})
OF_THE_GRAPH = frozenset({"LABELS", "TYPE", "KEYS"})
"""Functions whose value is the name of a label, of a relationship type or of a property."""

DRAWING = frozenset({"HEAD", "LAST", "COLLECT"})
"""Functions that take of a list, or make one: what is compared is what it is of."""

HOLDING = frozenset({
    "PROPERTIES", "STARTNODE", "ENDNODE", "NODES", "RELATIONSHIPS", "COLLECT", "HEAD", "LAST",
    "TAIL", "REVERSE", "COALESCE",
})  # fmt: skip
"""Functions behind which `.p` reads a property of the graph, as it is not behind `date()`."""

AGGREGATES = frozenset({"COUNT", "SUM", "AVG", "MIN", "MAX", "COLLECT"})

ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "0": "\0"}
MOST_NESTED = 40


@dataclass(frozen=True)
class Reference:
    """A property read from a variable; several names for `n.a.b`, which reads a map in a map."""

    variable: str
    names: tuple[str, ...]

    @property
    def name(self) -> str:
        """The names joined by dots, as they stand in the text."""
        return ".".join(self.names)


@dataclass(frozen=True)
class Subject:
    """What a comparison is about: properties, or `LABELS` or `TYPE` of a variable.

    `casing` is the function that writes the text in one case, "" where there is none.
    """

    references: tuple[Reference, ...] = ()
    function: str = ""
    casing: str = ""
    variable: str = ""


def is_operand(part: Part) -> TypeGuard[Tree[Token]]:
    """Whether this is an operand of an expression."""
    return isinstance(part, Tree) and part.data == "operand"


def is_rule(part: Part, *rules: str) -> TypeGuard[Tree[Token]]:
    """Whether this is the tree of one of these rules."""
    return isinstance(part, Tree) and part.data in rules


def is_name(part: Part) -> TypeGuard[Token]:
    """Whether this is a name, back-ticked or not."""
    return isinstance(part, Token) and part.type in ("NAME", "QUOTED_NAME")


def plain_name(part: Part) -> str:
    """A name without its back-ticks."""
    return unquoted(str(part))


def unquoted(text: str) -> str:
    """The same of a text."""
    return text[1:-1].replace("``", "`") if text.startswith("`") else text


def names_in(part: Part) -> list[str]:
    """Every name in a part of a tree, in order."""
    if isinstance(part, Token):
        return [plain_name(part)]
    return [plain_name(one) for one in part.scan_values(is_name)]


def references_of(operand: Tree[Token]) -> Iterator[Reference]:
    """The properties an operand reads: `n.p`, `n['p']`, `n {.p, .q}`, `head(nodes(p)).p`."""
    variable, rest = _read_from(operand) or ("", [])
    path: list[str] = []
    for part in rest:
        if is_rule(part, "property") and is_name(part.children[1]):
            path.append(plain_name(part.children[1]))
        elif is_rule(part, "brackets") and (text := lone_text(part)):
            path.append(text)
        elif is_rule(part, "braces"):
            for dot, name in zip(part.children, part.children[1:], strict=False):
                if isinstance(dot, Token) and dot.type == "DOT" and is_name(name):
                    yield Reference(variable, (plain_name(name),))
        elif is_rule(part, "arguments"):
            return
    if path:
        yield Reference(variable, tuple(path))


def _read_from(operand: Tree[Token]) -> tuple[str, list[Part]] | None:
    """What an operand reads from, and what stands behind that; None where that is no name.

    A part of the graph that a function gives has the name of what it is made of, or ''.
    """
    head, *rest = operand.children
    if is_name(head) and not (rest and is_rule(rest[0], "arguments")):
        return plain_name(head), rest
    bracketed = is_rule(head, "parentheses")
    function, inside = called(Tree("operand", operand.children[: 1 if bracketed else 2]))
    lone = inside[0] if len(inside) == 1 else None
    inner = _read_from(lone) if lone is not None and is_operand(lone) else None
    if bracketed and inner and not inner[1]:
        return inner[0], rest
    return (inner[0] if inner else "", rest[1:]) if function in HOLDING else None


def lone_text(brackets: Tree[Token]) -> str:
    """The text that brackets hold, in one piece or put together: `['Is' + 'External']`."""
    inside = brackets.children[1:-1]
    told = [literal_of(one, {}) for one in inside[::2]]
    signs = {str(one) for one in inside[1::2]}
    texts = [one[0] for one in told if one and isinstance(one[0], str)]
    return "".join(texts) if len(texts) == len(told) and signs <= {"+"} else ""


def subject_of(part: Part, aliases: Mapping[str, Part]) -> Subject | None:
    """The properties an expression compares, through brackets, case functions and aliases."""
    casing = ""
    for _ in range(MOST_NESTED):
        if not is_operand(part):
            return None
        name, inside = called(part)
        if name in WRAPPING and len(inside) == 1:
            casing = casing or name * (name in CASING)
            part = inside[0]
        elif name == "" and len(inside) == 1:
            part = inside[0]
        elif name == "COALESCE":
            found = [subject_of(one, {}) for one in inside if is_operand(one)]
            references = tuple(one for each in found if each for one in each.references)
            return Subject(references, casing=casing) if references else None
        elif name in OF_THE_GRAPH:
            return Subject(function=name, casing=casing, variable=names_in(part)[-1])
        elif name in DRAWING and (drawn := _of_the_graph(inside)):
            part = drawn
        elif references := tuple(references_of(part)):
            return Subject(references, casing=casing)
        elif len(part.children) == 1 and plain_name(part.children[0]) in aliases:
            part = aliases[plain_name(part.children[0])]
        else:
            return None
    return None


def _of_the_graph(inside: list[Part]) -> Part | None:
    """`labels(n)` in `head(labels(n))`, `collect(DISTINCT labels(n))`."""
    calls = (one for part in inside if isinstance(part, Tree) for one in part.find_data("operand"))
    return next((one for one in calls if called(one)[0] in OF_THE_GRAPH), None)


def called(operand: Tree[Token]) -> tuple[str | None, list[Part]]:
    """The function an operand calls, in capitals, and the parts in its brackets.

    '' for plain brackets, None where it is neither.
    """
    head, *rest = operand.children
    if is_rule(head, "parentheses") and not rest:
        return "", head.children[1:-1]
    if isinstance(head, Token) and rest and is_rule(rest[0], "arguments"):
        return str(head).upper(), rest[0].children[1:-1]
    return None, []


def is_aggregate(operand: Tree[Token]) -> bool:
    """Whether an operand draws many rows into one value."""
    return called(operand)[0] in AGGREGATES


def literal_of(part: Part, parameters: Mapping[str, Any]) -> tuple[Any] | None:
    """The value of a literal, a parameter, a list of them, or a case function of one.

    In a tuple, as null is a value too; None where the part is anything else.
    """
    for _ in range(MOST_NESTED):
        if not is_operand(part):
            return None
        name, inside = called(part)
        if name is None or len(inside) != 1 or name not in WRAPPING | {""}:
            break
        part = inside[0]
    if not is_operand(part) or len(part.children) != 1:
        return None
    head = part.children[0]
    if isinstance(head, Token):
        return _token_value(head)
    if head.data == "parameter":
        return (parameters.get(plain_name(head.children[-1])),)
    if head.data == "brackets":
        found = [literal_of(one, parameters) for one in head.children if is_operand(one)]
        return ([one[0] for one in found if one],) if any(found) else None
    return None


def _token_value(token: Token) -> tuple[Any] | None:
    text = str(token)
    match token.type:
        case "STRING":
            return (text_of(token),)
        case "NUMBER":
            return (int(text) if text.isdecimal() else _number(text),)
        case "NAME" if text.upper() in ("TRUE", "FALSE"):
            return (text.upper() == "TRUE",)
        case _:
            return None


def _number(text: str) -> int | float:
    return int(text, 0) if text[:2].lower() in ("0x", "0o") else float(text)


def text_of(token: Token) -> str:
    """What a string in quotes says."""
    return re.sub(r"(?s)\\(.)", lambda found: ESCAPED.get(found[1], found[1]), str(token)[1:-1])
