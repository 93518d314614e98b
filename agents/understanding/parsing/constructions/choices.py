"""Rules for conditions of which one is enough."""

from agents.understanding.parsing.applying.properties import with_compared, with_flags
from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.applying.sets import Applied, having, is_level
from agents.understanding.parsing.constituents.conditions import Choice, Compared, Flags, Linked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, Table
from agents.understanding.plans.algebra import Either


def otherwise(_: Context, word: Word, one: Linked | Compared | Flags) -> Found:
    """`or that berth at the cove`, `or wider than 1 m`."""
    if word.name == "or" and not (isinstance(one, Linked) and one.relation is None):
        yield Choice((one,)), 0.1


def either_link(_: Context, one: Linked | Compared | Flags, other: Choice) -> Found:
    """`that she commands` and `or that berth at the cove`; not the two values of one property."""
    flags = [each for each in (one, *other.conditions) if isinstance(each, Flags)]
    if len({each.names for each in flags}) == len(flags):
        yield Choice((one, *other.conditions)), 0.3


def otherwise_there(_: Context, word: Word, level: Set) -> Found:
    """`or downstairs`."""
    if word.name == "or" and is_level(level):
        yield Choice((_there(level),)), 0.1


def either_level(_: Context, level: Set, other: Choice) -> Found:
    """`upstairs` and `or on the ground floor`."""
    if is_level(level) and not level.det:
        yield Choice((_there(level), *other.conditions)), 0.3


def _there(level: Set) -> Linked:
    """On a storey, as a word for it says by itself."""
    return Linked(None, level, text=f"on {level.nodes.text}")


def chosen(context: Context, subject: Set, choice: Choice) -> Found:
    """`ships` and `that she commands or that berth at the cove`: one of the links is enough."""
    if len(choice.conditions) < 2 or subject.parts or subject.order or subject.by:
        return
    found = [_told_apart(subject, one, context) for one in choice.conditions]
    told = [one for one in found if one]
    had = len(subject.nodes.where)
    if len(told) < len(found) or any(len(one.nodes.where) != had + 1 for one, _ in told):
        return
    either = Either(tuple(one.nodes.where[-1] for one, _ in told))
    text = " or ".join(one.text for one in choice.conditions)
    yield having(subject, either, text=text), sum(score for _, score in told)


def _told_apart(subject: Set, one: Linked | Compared | Flags, context: Context) -> Applied | None:
    """Things under one of the conditions of a choice."""
    match one:
        case Linked():
            return with_linked(subject, one, context.terrain)
        case Compared():
            return with_compared(subject, one, context.terrain)
        case Flags():
            return with_flags(subject, one, context.terrain)


TABLE: Table = (
    *((Word, kind, otherwise) for kind in (Linked, Compared, Flags)),
    *((kind, Choice, either_link) for kind in (Linked, Compared, Flags)),
    (Word, Set, otherwise_there),
    (Set, Choice, either_level),
    (Set, Choice, chosen),
)
"""Which rules there are for choices."""
