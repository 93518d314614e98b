"""The things that a yes rests on, by their names: `are there rooms without a window`."""

from agents.telling.names import name_of
from agents.understanding.language.speaking import listed
from agents.understanding.plans.algebra import Ask, Exists, Names
from graph_store.rows import QueryError, Rows

MOST_NAMED = 5
"""Witnesses that are named one by one."""
GLOBAL_ID = "GlobalId"


def witnessed(ask: Ask, rows: Rows | QueryError) -> Names | None:
    """What lists the things that a yes speaks of; None where one thing is asked about, or all."""
    if not isinstance(ask, Exists) or ask.every is not None or ask.about is not None:
        return None
    yes = isinstance(rows, Rows) and bool(rows.rows) and bool(rows.rows[0][-1])
    return Names(ask.nodes) if yes and ask.nodes.where else None


def witnesses(rows: Rows | QueryError) -> tuple[str, ...]:
    """`They are A, B and C.`: a remark that names the things found; none where they have no names
    of their own.
    """
    if not isinstance(rows, Rows) or not rows.rows:
        return ()
    at = [index for index, column in enumerate(rows.columns) if column != GLOBAL_ID]
    names = [name_of(tuple(row[index] for index in at)) for row in rows.rows]
    if not all(names) or len(set(names)) < len(names):
        return ()
    more = rows.total - MOST_NAMED
    shown = [*names[:MOST_NAMED], *([f"{more} more"] if more > 0 else [])]
    return (f"{'It is' if len(names) == 1 else 'They are'} {listed(shown)}.",)
