"""The wall before a database: a statement is parsed, and all that is not on the list is refused.

What is run is written anew from the tree, so that nothing reaches the database that was not seen.
"""

from collections.abc import Collection
from typing import Literal

import sqlglot
from sqlglot import exp
from sqlglot.errors import SqlglotError

Dialect = Literal["sqlite", "postgres"]
MOST_LETTERS = 20_000
MOST_JOINED = 20
"""Texts put behind each other in one statement: each `a || a` in a row of CTEs doubles them."""
TYPES = frozenset(
    {"BIGINT", "BOOLEAN", "CHAR", "DATE", "DECIMAL", "DOUBLE", "FLOAT", "INT", "SMALLINT", "TEXT"}
    | {"TIMESTAMP", "VARCHAR"}
)
PARTS: tuple[type[exp.Expr], ...] = (
    *(exp.Select, exp.Union, exp.Intersect, exp.Except, exp.Subquery, exp.With, exp.CTE),
    *(exp.From, exp.Join, exp.Where, exp.Group, exp.Having, exp.Order, exp.Ordered),
    *(exp.Limit, exp.Offset, exp.Distinct, exp.Window, exp.WindowSpec),
    *(exp.Table, exp.TableAlias, exp.Column, exp.Identifier, exp.Star, exp.Alias, exp.Paren),
    *(exp.Literal, exp.Boolean, exp.Null, exp.Placeholder, exp.Tuple, exp.DataType),
    *(exp.And, exp.Or, exp.Not, exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Is),
    *(exp.In, exp.Between, exp.Like, exp.ILike, exp.Exists, exp.Var),
    *(exp.Add, exp.Sub, exp.Mul, exp.Div, exp.Mod, exp.Neg, exp.DPipe),
    *(exp.Count, exp.Sum, exp.Avg, exp.Min, exp.Max, exp.RowNumber, exp.Rank, exp.DenseRank),
    *(exp.Coalesce, exp.Nullif, exp.If, exp.Case, exp.Cast, exp.Abs, exp.Round),
    *(exp.Lower, exp.Upper, exp.Length, exp.Trim, exp.Substring, exp.StrPosition),
    *(exp.CurrentDate, exp.Date, exp.TimeToStr, exp.TsOrDsToTimestamp, exp.Extract),
)
"""All that a statement may be made of; each function is a part."""
_ALLOWED = frozenset(PARTS)


class NotReadingError(Exception):
    """The statement does more than read, or cannot be read; `str()` is the sentence."""


def parse_reading(sql: str, dialect: Dialect, tables: Collection[str]) -> exp.Query:
    """The tree of one statement that only reads these tables, and CTEs of its own.

    Raises `NotReadingError` for everything else, naming it.
    """
    if len(sql) > MOST_LETTERS:
        raise NotReadingError(f"The statement has {len(sql):,} letters; {MOST_LETTERS:,} are read")
    try:
        found = [each for each in sqlglot.parse(sql, read=dialect) if each is not None]
        if len(found) != 1:
            raise NotReadingError(f"{len(found)} statements, where one is asked; send one SELECT")
        tree = found[0]
        if not isinstance(tree, exp.Select | exp.SetOperation):
            raise NotReadingError(f"{type(tree).__name__.upper()} does not read; send one SELECT")
        _check_parts(tree)
        _check_tables(tree, {name.casefold() for name in tables})
    except SqlglotError as error:
        told = str(error).splitlines()[0].replace("\x1b[4m", "").replace("\x1b[0m", "")
        raise NotReadingError(f"This cannot be read as SQL: {told}") from None
    except RecursionError:
        raise NotReadingError("The statement is nested too deeply; ask for less at once") from None
    return tree


def _check_parts(tree: exp.Query) -> None:
    for part in tree.walk():
        if type(part) not in _ALLOWED:
            name = part.name if isinstance(part, exp.Anonymous) else type(part).__name__
            raise NotReadingError(f"{name.upper()} is not among what may be asked; leave it out")
        if isinstance(part, exp.With) and (part.recursive or part.parent is not tree):
            raise NotReadingError("WITH stands before the whole statement, and never RECURSIVE")
        if isinstance(part, exp.Limit | exp.Offset) and not part.expression.is_int:
            raise NotReadingError(f"{type(part).__name__.upper()} takes a whole number")
        if isinstance(part, exp.DataType) and part.this.name not in TYPES:
            raise NotReadingError(f"{part.sql()} is no type to cast to: {', '.join(sorted(TYPES))}")
    if sum(1 for _ in tree.find_all(exp.DPipe)) > MOST_JOINED:
        raise NotReadingError(f"More than {MOST_JOINED} texts are put behind each other")


def _check_tables(tree: exp.Query, known: set[str]) -> None:
    """Each table is known where it is named: a CTE is so only behind itself."""
    common = tree.args.get("with_")
    for each in common.expressions if common else ():
        _check_named(each.this, known)
        known = known | {each.alias.casefold()}
    bare = tree.copy()
    bare.set("with_", None)
    _check_named(bare, known)


def _check_named(part: exp.Expr, known: set[str]) -> None:
    for table in part.find_all(exp.Table):
        told = ".".join(one.name for one in table.parts)
        if not isinstance(table.this, exp.Identifier) or told.casefold() not in known:
            raise NotReadingError(f"There is no table {told!r:.80} to be asked; look at the schema")
