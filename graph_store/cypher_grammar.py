"""The parsers of `cypher.lark`, made once for a version of the grammar and kept."""

from functools import cache
from importlib.resources import files

from lark import Lark, Token, Tree

from graph_store.settings import GraphSettings

MOST_LEVELS = 200
"""Levels of a tree that may be walked through by recursion; our own queries have at most 13."""


@cache
def parser(*, every_token: bool = False) -> Lark:
    """A parser of Cypher; with `every_token` its trees hold the keywords too.

    Its tables take a tenth of a second to make, so they lie in the data folder for the next
    process. Lark makes them anew where they are missing, broken, or of another grammar or version.
    """
    kept = GraphSettings().data_dir / f"cypher-{'every-token' if every_token else 'plain'}.tables"
    return Lark(
        files("graph_store").joinpath("cypher.lark").read_text(encoding="utf-8"),
        parser="lalr",
        lexer="contextual",
        propagate_positions=True,
        keep_all_tokens=every_token,
        cache=str(kept),
    )


def is_too_deep(tree: Tree[Token]) -> bool:
    """Whether a tree has more levels than MOST_LEVELS: some ninety brackets inside one another."""
    level, depth = [tree], 0
    while level and depth <= MOST_LEVELS:
        level = [part for one in level for part in one.children if isinstance(part, Tree)]
        depth += 1
    return bool(level)
