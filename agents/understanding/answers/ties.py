"""The first of a ranking, and all that share its place."""

import math
from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile
from typing import Any

from agents.understanding.plans.algebra import Ask, Names, Top
from graph_store.rows import QueryError, Rows

MOST_TIED = 100


def with_ties(ask: Ask, run: Callable[[Ask], Rows | QueryError]) -> Ask:
    """An ask for those that are first as one for just as many as share that place; any other as
    it is.

    `run` gives the rows of an ask, what it ranks by in their last column.
    """
    behind = runner_up(ask)
    if not isinstance(behind, Names) or not behind.ties:
        return ask
    rows = run(behind)
    if not isinstance(rows, Rows) or not rows.rows:
        return ask
    best = rows.rows[0][-1]
    first = list(takewhile(lambda row: _same(row[-1], best), rows.rows))
    return replace(behind, limit=len(first)) if 1 < len(first) < MOST_TIED else ask


def runner_up(ask: Ask) -> Names | Top | None:
    """The ask for the first of a ranking, of things or of groups, with those behind it; None of any
    other, as where all that share the first place of each group are told.
    """
    if isinstance(ask, Top):
        return replace(ask, limit=MOST_TIED) if ask.limit == 1 else None
    if not isinstance(ask, Names) or ask.order is None or ask.limit != 1 or ask.skip or ask.by:
        return None
    return replace(ask, limit=MOST_TIED) if ask.measures[-1:] == (ask.order,) else None


def _same(value: Any, best: Any) -> bool:
    if isinstance(value, float) and isinstance(best, float | int):
        return math.isclose(value, best, rel_tol=1e-6)
    return bool(value == best)
