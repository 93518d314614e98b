"""No and none that rest on nothing: what is not recorded, or what nothing is called by."""

from dataclasses import replace
from typing import TypeGuard

from agents.messages import Refusal, Twin
from agents.understanding.answers.nouns import is_name
from agents.understanding.answers.wording import Wording
from agents.understanding.choosing.candidates import run
from agents.understanding.language.speaking import listed, plural
from agents.understanding.language.words import spoken
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.sides import held_apart
from agents.understanding.plans.algebra import (
    Ask,
    Condition,
    Count,
    Exists,
    Names,
    Nodes,
    Not,
    Related,
    Test,
    Versus,
)
from agents.understanding.plans.compiling.draft import Unwritable
from agents.understanding.schema.knowledge import knowledge
from graph_store.rows import QueryError, Rows
from ifc_loader.concepts import broader_closure, concepts

NOBODY = "This model does not record who is, lives or works in the building."
AUTHORS = (
    "The people in it are those who wrote the file or answer for what it holds; ask which persons "
    "there are for their names."
)
STATED = frozenset({"=", "<>", "<", "<=", ">", ">=", "contains", "in"})


def unfounded(ask: Ask, rows: Rows | QueryError, context: Context, twin: Twin) -> Refusal | None:
    """What is said in place of no or none where that rests on what is not there.

    `is the kitchen accessible`: no, where the model says so; where it says nothing, that is told.
    Of `are all doors self closing` it is where some say nothing, and all the others yes. Nothing
    is in a room that nothing is called by. Nobody is known to be in a building.
    """
    if isinstance(ask, Count | Exists) and _are_authors(ask.nodes, context):
        return Refusal(reason=f"{NOBODY} {AUTHORS}" if ask.nodes.kinds else NOBODY)
    if isinstance(ask, Versus) and ask.mode == "either":
        return _of_nothing(ask, context, twin)
    if not _finds_none(ask, rows):
        return None
    assert isinstance(ask, Exists | Count | Names)
    if ask.nodes.absent:
        return _of_no_known_kind(ask.nodes, context, twin)
    if isinstance(ask, Exists) and ask.every is not None:
        return _unrecorded_of_some(ask, ask.every, context, twin)
    return (
        _not_called_so(ask.nodes, context, twin)
        or _unplaced(ask.nodes, context)
        or _unrecorded(ask.nodes, context, twin)
    )


def _are_authors(nodes: Nodes, context: Context) -> bool:
    """Whether people are asked for where those of a building are but the authors of its file: who
    works or lives there is not recorded.
    """
    authors = knowledge().authors
    called = bool(nodes.labels) and set(nodes.labels) <= set(authors)
    plain = called and nodes.kinds <= context.terrain.kinds(authors)
    return plain and context.terrain.of_building


def _of_nothing(ask: Versus, context: Context, twin: Twin) -> Refusal | None:
    """What is said where neither of two is so, as that of which it is asked is not there."""
    about = held_apart(ask)
    if _holds(Exists(about), context, twin):
        return None
    told = Wording(context.terrain.units).many(about)
    return Refusal(reason=f"I found no {told}, so I cannot tell which of the two is so.")


def _of_no_known_kind(nodes: Nodes, context: Context, twin: Twin) -> Refusal | None:
    """What is said of a kind of things that are there, where nothing says of which kind some of
    them are: a lamp may hang on a wall, whatever it is called.
    """
    for name in filter(concepts().__contains__, nodes.concepts):
        heads = [one for one in concepts()[name].broader if _is_kind_of(name, one)]
        for broader in heads:
            every = Nodes((), context.terrain.everything, (broader,), text=broader)
            kinds = [
                one for one in concepts() if broader in broader_closure(one) and one != broader
            ]
            untold = every.having(*(Not(Test(("concepts",), "holds", one)) for one in kinds))
            if _holds(Exists(untold), context, twin):
                return Refusal(
                    reason=f"I recognise no {plural(nodes.text)} among the {plural(broader)} here, "
                    "by name or class; they may be called otherwise.",
                    suggestions=(f"How many {plural(broader)}?",),
                )
    return None


def _is_kind_of(name: str, broader: str) -> bool:
    """Whether a concept is called by a broader one and a word before it: `wall light`."""
    called = concepts()[name].names.get("en", (name,))
    heads = concepts()[broader].names.get("en", (broader,)) if broader in concepts() else ()
    return any(one.endswith(f" {head}") for one in called for head in heads)


def _not_called_so(nodes: Nodes, context: Context, twin: Twin) -> Refusal | None:
    """What is said where nodes are to be related to what nothing is called by."""
    for one in nodes.where:
        names = tuple(filter(is_name, one.nodes.where)) if isinstance(one, Related) else ()
        if not isinstance(one, Related) or not names:
            continue
        called = replace(one.nodes, where=names)
        if not _holds(Exists(called), context, twin):
            told = Wording(context.terrain.units).many(called)
            return Refusal(reason=f"I found nothing that is called so: {told}.")
    return None


def _unplaced(nodes: Nodes, context: Context) -> Refusal | None:
    """What is said of the rooms of things of which none is known to be in any."""
    for one in nodes.where:
        if not isinstance(one, Related) or [hop.type for hop in one.path] != ["LOCATED_IN"]:
            continue
        ways = context.terrain.paths(nodes.kinds, one.nodes.kinds)
        if one.path not in {path for path, _ in ways}:
            inside = nodes if one.path[0].direction == "out" else one.nodes
            things = replace(inside, where=tuple(c for c in inside.where if c != one))
            told = Wording(context.terrain.units).many(things)
            return Refusal(
                reason=f"This model does not record in which rooms the {told} are.",
                suggestions=(f"Which storeys with {told} are there?",),
            )
    return None


def _unrecorded(nodes: Nodes, context: Context, twin: Twin) -> Refusal | None:
    """What is said where none of the things has what one of their conditions is about."""
    for one in filter(_is_stated, nodes.where):
        things = replace(nodes, where=tuple(c for c in nodes.where if c != one))
        if not _holds(Exists(things.having(_filled_in(one))), context, twin):
            return _not_recorded((one,), things, context, twin)
    return None


def _unrecorded_of_some(ask: Exists, every: Nodes, context: Context, twin: Twin) -> Refusal | None:
    """What is said where all of which it is recorded are as they are asked to be."""
    told = tuple(filter(_is_stated, (one for one in every.where if one not in ask.nodes.where)))
    known = ask.nodes.having(*map(_filled_in, told))
    if not told or not _holds(Exists(known, every=every), context, twin):
        return None
    return _not_recorded(told, ask.nodes, context, twin)


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
    told: tuple[Test, ...], things: Nodes, context: Context, twin: Twin
) -> Refusal | None:
    if not _holds(Exists(things), context, twin):
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


def _holds(ask: Exists, context: Context, twin: Twin) -> bool:
    try:
        rows = run(ask, context, twin)[1]
    except Unwritable:
        return False
    return isinstance(rows, Rows) and bool(rows.rows) and bool(rows.rows[0][-1])
