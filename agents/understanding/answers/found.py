"""An ask in the names of what it found: of several that a word may stand for, those alone."""

from dataclasses import replace

from agents.understanding.plans.algebra import Ask, Condition, Names, Test
from agents.understanding.twin.entries import CALLED
from graph_store.rows import QueryError, Rows


def as_found(ask: Ask, rows: Rows | QueryError) -> Ask:
    """A list's ask with only those names in its conditions that are among what it lists.

    `consulting room 1` may be any room with a 1 in its name, as long as it is a consulting room;
    what is told of is `Consulting Rm 1`, and not `Consulting Rm 1 and Stair 1`.
    """
    if not isinstance(ask, Names) or not isinstance(rows, Rows) or rows.total > len(rows.rows):
        return ask
    texts = {str(cell) for row in rows.rows for cell in row}
    texts |= {" ".join(str(cell) for cell in row[:2]) for row in rows.rows}
    texts |= {" ".join(str(cell) for cell in row[1:3]) for row in rows.rows}
    where = tuple(_those(one, texts) for one in ask.nodes.where)
    return replace(ask, nodes=replace(ask.nodes, where=where))


def _those(one: Condition, texts: set[str]) -> Condition:
    if not isinstance(one, Test) or not isinstance(one.value, tuple):
        return one
    kept = tuple(value for value in one.value if str(value) in texts)
    if not CALLED & set(one.properties) or not kept:
        return one
    return replace(one, value=kept)
