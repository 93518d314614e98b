"""What is spoken of before a question: `I am in A205. Which make is the boiler`, the one there."""

from collections.abc import Sequence
from dataclasses import replace

from agents.messages import Twin
from agents.understanding.choosing.candidates import Candidate, run
from agents.understanding.parsing.antecedents import with_ids
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import Ask, Names
from agents.understanding.plans.compiling.draft import Unwritable
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.senses import Relation
from graph_store.rows import Rows

FEW = 2
"""Things that are told of one by one, and conditions beside which their ids say more."""
GLOBAL_ID = "GlobalId"


def placed(
    found: Sequence[Candidate], told: tuple[Turn, ...], context: Context, twin: Twin
) -> list[Candidate]:
    """Readings that speak of things as of known ones, of those in the place that was told of; none
    where nothing of the kind is there.
    """
    about = told[-1].ask if told else None
    places = context.terrain.kinds(knowledge().places)
    if not isinstance(about, Names) or not about.nodes.kinds <= places:
        return []
    inside = Relation((), preposition="in")
    there = Linked(inside, Set(about.nodes), text=f"in {about.nodes.text}")
    placed = (_within(one, there, context, twin) for one in found)
    return [one for one in placed if one is not None]


def _within(one: Candidate, there: Linked, context: Context, twin: Twin) -> Candidate | None:
    """A reading about what is in a place; None where it finds nothing there."""
    ask = one.reading.ask
    if not isinstance(ask, Names) or ask.by is not None:
        return None
    narrowed = with_linked(Set(ask.nodes), there, context.terrain)
    if narrowed is None:
        return None
    ask = replace(ask, nodes=narrowed[0].nodes)
    try:
        compiled, rows = run(ask, context, twin)
    except Unwritable:
        return None
    if not isinstance(rows, Rows) or not rows.rows:
        return None
    return replace(one, reading=replace(one.reading, ask=ask), compiled=compiled, rows=rows)


def ids_of(ask: Ask, context: Context, twin: Twin) -> tuple[str, ...]:
    """The GlobalIds of the things that a part of a question lists; none of what it counts."""
    if not isinstance(ask, Names) or ask.by is not None:
        return ()
    rows = run(replace(ask, measures=()), context, twin)[1]
    if not isinstance(rows, Rows) or GLOBAL_ID not in rows.columns:
        return ()
    at = rows.columns.index(GLOBAL_ID)
    return tuple(row[at] for row in rows.rows if isinstance(row[at], str))


def pinned(ask: Ask, context: Context, twin: Twin) -> Turn:
    """A turn of what a person tells; of a few things that it names, of those very ones."""
    if not isinstance(ask, Names) or len(ask.nodes.where) < FEW:
        return Turn(ask)
    ids = ids_of(ask, context, twin)
    few = 0 < len(ids) <= FEW
    return Turn(replace(ask, nodes=with_ids(ask.nodes, ids)), ids) if few else Turn(ask)
