"""The cure for what ArcadeDB (26.9, 26.10) makes of a variable whose name stands in back-ticks.

`` RETURN n.`A.B` AS `A.B` ORDER BY `A.B` ``: the engine cuts the name at its dot and takes the
rest for a property. It refuses the query, sorts by nothing where it says DISTINCT, and reads null
out of a node that is named so. Without a dot it reads null in `` [`a b` IN l | `a b`] ``, in
`any( )` and `reduce( )`, and in a map of the variable's own, `` `a b` {.Name} ``. Such variables
are sent under a plain name, and the columns get theirs back.
`test_the_engine_still_cuts_names` tells when this module can go.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import count, pairwise
from typing import TypeGuard

from lark import Token

from graph_store.cypher_tree import Part
from graph_store.cypher_values import is_operand, is_rule, plain_name, unquoted
from graph_store.growth import Parsed
from graph_store.reading_only import parse_reading
from graph_store.rows import Execution, QueryError

_NAMING = ("operand", "item", "unwind", "scope", "yield_item")
"""The rules in which a name of its own is that of a variable."""


@lru_cache(maxsize=512)
def cure_names(cypher: str) -> tuple[str, dict[str, str]]:
    """`cypher` with plain names for such variables, and what each stands for, in back-ticks."""
    if "`" not in cypher:
        return cypher, {}
    tree = parse_reading(cypher)
    ill = set(_ill(tree))
    plain: dict[str, str] = {}
    spelled = {name: str(token) for token in _variables(tree) if (name := plain_name(token)) in ill}
    for name in sorted(ill & spelled.keys()):
        stem = "v_" + re.sub(r"\W", "_", name, flags=re.ASCII)
        plain[name] = next(
            one
            for at in count()
            if (one := f"{stem}{at or ''}") not in cypher and one not in plain.values()
        )
    places = {t.start_pos or 0: t for t in _variables(tree) if plain_name(t) in plain}
    for place, token in sorted(places.items(), reverse=True):
        end = place + len(token)
        cypher = f"{cypher[:place]}{plain[plain_name(token)]}{cypher[end:]}"
    return cypher, {one: spelled[name] for name, one in plain.items()}


def as_asked(found: Execution, stands_for: dict[str, str]) -> Execution:
    """What a cured query found, its columns under the names they were asked by."""
    if isinstance(found, QueryError) or not stands_for:
        return found
    columns = tuple(
        unquoted(stands_for[one]) if one in stands_for else _spelled(one, stands_for)
        for one in found.columns
    )
    return found.model_copy(update={"columns": columns})


def _spelled(column: str, stands_for: dict[str, str]) -> str:
    """A column without an alias, which is called by its text."""
    return re.sub(r"\bv_\w+", lambda found: stands_for.get(found[0], found[0]), column)


def _variables(tree: Parsed) -> Iterator[Token]:
    """The names that stand for variables; an operand that calls nothing begins with its own."""
    for node in tree.iter_subtrees():
        if node.data in _NAMING:
            calls = any(is_rule(part, "arguments") for part in node.children[1:2])
            own = node.children[: not calls] if node.data == "operand" else node.children
            yield from (c for c in own if isinstance(c, Token) and c.type.endswith("NAME"))


def _ill(tree: Parsed) -> Iterator[str]:
    """The variables in back-ticks that the engine reads wrongly."""
    for token in _variables(tree):
        if token.type == "QUOTED_NAME" and "." in token:
            yield plain_name(token)
    for node in tree.iter_subtrees():
        if node.data in ("brackets", "arguments"):
            for one, behind in pairwise(node.children):
                if _is_quoted(one) and str(behind).upper() in ("IN", "="):
                    yield plain_name(one.children[0])
        elif _is_quoted(node) and any(is_rule(part, "braces") for part in node.children):
            yield plain_name(node.children[0])


def _is_quoted(part: Part) -> TypeGuard[Parsed]:
    """Whether this is an operand that begins with a name in back-ticks."""
    head = part.children[0] if is_operand(part) else None
    return isinstance(head, Token) and head.type == "QUOTED_NAME"
