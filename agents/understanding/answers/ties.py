"""The first of a ranking, and all that share its place."""

import math
from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile
from typing import Any, TypeGuard

from agents.understanding.plans.algebra import Ask, Names, Top
from graph_store.rows import QueryError, Rows

MOST_TIED = 100


def with_ties(ask: Ask, run: Callable[[Ask], Rows | QueryError]) -> Ask:
    """An ask for the first of a ranking as one for all that are first; any other as it is.

    `run` gives the rows of an ask, what it ranks by in their last column.
    """
    if not _is_for_the_first(ask):
        return ask
    rows = run(replace(ask, limit=MOST_TIED))
    if not isinstance(rows, Rows) or not rows.rows:
        return ask
    best = rows.rows[0][-1]
    first = list(takewhile(lambda row: _same(row[-1], best), rows.rows))
    return replace(ask, limit=len(first)) if 1 < len(first) < MOST_TIED else ask


def _is_for_the_first(ask: Ask) -> TypeGuard[Names | Top]:
    match ask:
        case Names(order=None):
            return False
        case Names():
            return ask.limit == 1 and not ask.skip and ask.measures[-1:] == (ask.order,)
        case Top():
            return ask.limit == 1
    return False


def _same(value: Any, best: Any) -> bool:
    if isinstance(value, float) and isinstance(best, float | int):
        return math.isclose(value, best, rel_tol=1e-6)
    return bool(value == best)
