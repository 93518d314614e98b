"""Yes or no where nothing is recorded: neither, and that is said."""

from dataclasses import replace
from typing import TypeGuard

from agents.messages import Refusal
from agents.understanding.answers.wording import Wording
from agents.understanding.choosing.candidates import run
from agents.understanding.language.speaking import listed
from agents.understanding.language.words import spoken
from agents.understanding.parsing.context import Context
from agents.understanding.plans.algebra import Ask, Condition, Count, Exists, Names, Nodes, Test
from agents.understanding.plans.compiling.draft import Unwritable
from graph_store import GraphStore
from graph_store.rows import QueryError, Rows

STATED = frozenset({"=", "<>", "<", "<=", ">", ">=", "contains", "in"})


def unrecorded(
    ask: Ask, rows: Rows | QueryError, context: Context, store: GraphStore
) -> Refusal | None:
    """What is said in place of no or none where that rests on values that are not there.

    `is the kitchen accessible`: no, where the model says so; where it says nothing, that is told.
    Of `are all doors self closing` it is where some say nothing, and all the others yes.
    """
    if not _finds_none(ask, rows):
        return None
    assert isinstance(ask, Exists | Count | Names)
    every = ask.every if isinstance(ask, Exists) else None
    if every is not None:
        told = tuple(filter(_is_stated, (one for one in every.where if one not in ask.nodes.where)))
        known = ask.nodes.having(*map(_filled_in, told))
        so = told and _holds(Exists(known, every=every), context, store)
        return _not_recorded(told, ask.nodes, context, store) if so else None
    for one in filter(_is_stated, ask.nodes.where):
        things = replace(ask.nodes, where=tuple(c for c in ask.nodes.where if c != one))
        if not _holds(Exists(things.having(_filled_in(one))), context, store):
            return _not_recorded((one,), things, context, store)
    return None


def _filled_in(one: Test) -> Test:
    return Test(one.properties, "known")


def _finds_none(ask: Ask, rows: Rows | QueryError) -> bool:
    """Whether it is answered with no, or that there are none."""
    if not isinstance(rows, Rows):
        return False
    if isinstance(ask, Names):
        return not rows.rows
    return isinstance(ask, Exists | Count) and rows.total == 1 and not any(rows.rows[0])


def _not_recorded(
    told: tuple[Test, ...], things: Nodes, context: Context, store: GraphStore
) -> Refusal | None:
    if not _holds(Exists(things), context, store):
        return None
    what = listed([f"“{spoken(one.properties[0])}”" for one in told])
    of = Wording(context.terrain.units).many(things)
    return Refusal(reason=f"This model does not record {what} of {of}.")


def _is_stated(one: Condition) -> TypeGuard[Test]:
    """Whether a condition holds of what a property set says; a name or a kind is always there."""
    return (
        isinstance(one, Test)
        and one.operator in STATED
        and all("." in name and not name.startswith("derived.") for name in one.properties)
    )


def _holds(ask: Exists, context: Context, store: GraphStore) -> bool:
    try:
        rows = run(ask, context, store)[1]
    except Unwritable:
        return False
    return isinstance(rows, Rows) and bool(rows.rows) and bool(rows.rows[0][-1])
