"""What is first, or in order, by what is not recorded: of none of the things, or not of one of two
that are held against each other."""

from dataclasses import replace

from agents.messages import Refusal, Twin
from agents.understanding.answers.ties import MOST_TIED
from agents.understanding.answers.wording import Wording
from agents.understanding.choosing.candidates import Candidate, run
from agents.understanding.language.speaking import listed
from agents.understanding.parsing.context import Context
from agents.understanding.plans.algebra import Ask, Either, Is, Measure, Names, Nodes, Test
from agents.understanding.plans.compiling.draft import Unwritable
from graph_store.rows import Rows

MOST_NAMED = 3
"""Others of the same rank that are named; more are counted."""


def unranked(ask: Ask, context: Context, twin: Twin) -> Refusal | None:
    """What is said in place of an order by what none of the things has, or one of two has not."""
    if not isinstance(ask, Names) or ask.order is None or ask.by is not None:
        return None
    known = _known(ask.order)
    if known is None:
        return None
    two = _held_against_each_other(ask)
    lacking = [one for one in two if _number(one.having(known), context, twin) == 0]
    if not two and _number(ask.nodes.having(known), context, twin) == 0:
        lacking = [ask.nodes] if _number(ask.nodes, context, twin) else []
    if not lacking:
        return None
    wording = Wording(context.terrain.units)
    of = listed([wording.many(one) for one in lacking])
    return Refusal(reason=f"This model records no {ask.order.word} of {of}.")


def only_one(one: Candidate, context: Context, twin: Twin) -> Candidate | None:
    """The thing that is first of one, whatever is recorded of it; None of what is first of more."""
    ask = one.reading.ask
    if not isinstance(ask, Names) or not _is_first(ask) or not isinstance(one.rows, Rows):
        return None
    if one.rows.rows or _held_against_each_other(ask):
        return None
    try:
        alone = replace(ask, order=None, limit=None)
        compiled, rows = run(alone, context, twin)
    except Unwritable:
        return None
    if not isinstance(rows, Rows) or rows.total != 1:
        return None
    return replace(one, reading=replace(one.reading, ask=alone), compiled=compiled, rows=rows)


def unrecorded(ask: Ask, context: Context, twin: Twin) -> tuple[str, ...]:
    """What is said beside a list of what it was to tell, or to be in order of, and of which things
    that is not recorded.
    """
    if not isinstance(ask, Names) or ask.limit or context.terrain.of_building:
        return ()
    without = [one.word for one in ask.measures if not (one.groups or one.counted)]
    told = [f"This model records no {word} of these." for word in without]
    known = _known(ask.order) if ask.order else None
    if ask.order is not None and known is not None:
        whole = _number(ask.nodes, context, twin)
        lacking = whole - _number(ask.nodes.having(known), context, twin)
        if lacking:
            told.append(f"No {ask.order.word} is recorded of {lacking} of {whole}.")
    return tuple(told)


def equals(ask: Ask, context: Context, twin: Twin) -> tuple[str, ...]:
    """Which others share the place of the one that is told, where what it is first by is not told
    with it.
    """
    alone = isinstance(ask, Names) and ask.order and ask.limit == 1 and not ask.measures
    if not alone or not isinstance(ask, Names) or ask.order is None or ask.by or ask.skip:
        return ()
    try:
        rows = run(replace(ask, measures=(ask.order,), limit=MOST_TIED), context, twin)[1]
    except Unwritable:
        return ()
    if not isinstance(rows, Rows) or not rows.rows:
        return ()
    same = [str(row[0]) for row in rows.rows[1:] if row[-1] == rows.rows[0][-1]]
    if not same:
        return ()
    told = listed(same) if len(same) <= MOST_NAMED else f"{len(same)} others"
    return (f"{told} {'has' if len(same) == 1 else 'have'} the same.",)


def told_anyway(ask: Ask, context: Context) -> Ask:
    """A list of names without what it was to tell besides and nothing has: the names are asked for,
    too; of a building the measures are what matters.
    """
    named = isinstance(ask, Names) and ask.named and not context.terrain.of_building
    if not named or not isinstance(ask, Names):
        return ask
    return replace(ask, measures=tuple(one for one in ask.measures if one.groups or one.counted))


def _is_first(ask: Names) -> bool:
    """Whether the one that is first by what it measures is asked for."""
    by_measure = ask.order is not None and _known(ask.order) is not None
    return by_measure and ask.limit == 1 and not (ask.skip or ask.by)


def _held_against_each_other(ask: Names) -> tuple[Nodes, ...]:
    """The things of which the one that is more is asked for; none where all of a sort are."""
    if ask.limit != 1 or len(ask.nodes.where) != 1:
        return ()
    either = ask.nodes.where[0]
    if not isinstance(either, Either):
        return ()
    return tuple(one.nodes for one in either.conditions if isinstance(one, Is))


def _known(measure: Measure) -> Test | None:
    """That what is measured of a thing itself is recorded; None of any other measure."""
    single = measure.groups and all(len(group) == 1 for group in measure.groups)
    if not single or measure.counted or measure.related or measure.product:
        return None
    return Test(tuple(group[0] for group in measure.groups), "known")


def _number(nodes: Nodes, context: Context, twin: Twin) -> int:
    """How many such things there are."""
    try:
        rows = run(Names(nodes), context, twin)[1]
    except Unwritable:
        return 0
    return rows.total if isinstance(rows, Rows) else 0
