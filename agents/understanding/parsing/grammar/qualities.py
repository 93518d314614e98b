"""Rules for what is or is not so of things: `external`, `not external`, `external or internal`."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from agents.understanding.parsing.applying.properties import with_flags
from agents.understanding.parsing.applying.sets import Applied, united
from agents.understanding.parsing.constituents.conditions import Flags
from agents.understanding.parsing.constituents.groups import Grouping
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.coordination import CONJUNCTIONS
from agents.understanding.parsing.grammar.rule import Found, Table, applied
from agents.understanding.twin.senses import Property


def flagged(context: Context, flags: Flags, subject: Set) -> Found:
    """`external doors`; `external doors and windows`, less so of a choice.

    It is said before what stands behind the noun: of `all external walls load bearing` the last is
    asked.
    """
    choice = 0.3 if subject.parts and subject.joined == "or" else 0.0
    for what, score in applied(each_part(subject, partial(flag, flags, context))):
        yield _said_first(what, subject) if isinstance(what, Set) else what, score - choice


def _said_first(what: Set, subject: Set) -> Set:
    behind = subject.nodes.where
    said = tuple(one for one in what.nodes.where if one not in behind)
    return replace(what, nodes=replace(what.nodes, where=(*said, *behind)))


def flagged_behind(context: Context, subject: Set, flags: Flags) -> Found:
    """`doors that are external`."""
    yield from applied(each_part(subject, partial(flag, flags, context)))


def flag(flags: Flags, context: Context, subject: Set) -> Applied | None:
    """The things that have a quality; none where that is what they are grouped by."""
    keys = {name for group in subject.by.groups for name in group} if subject.by else set()
    return None if keys & set(flags.names) else with_flags(subject, flags, context.terrain)


def denied(_: Context, word: Word, flags: Flags) -> Found:
    """`not external`."""
    if word.name == "no":
        yield replace(flags, negated=not flags.negated), 0.3
    elif word.name == "only":
        yield flags, 0.0


def flags_again(_: Context, word: Word, flags: Flags) -> Found:
    """`or internal`."""
    if word.name in CONJUNCTIONS:
        yield flags, -0.1


def either_flag(_: Context, left: Flags, right: Flags) -> Found:
    """`external or internal`: the two values of one property make groups."""
    if left.names != right.names or left.value == right.value:
        return
    if left.negated != right.negated:
        yield left if right.negated else right, 0.1
    elif isinstance(left.value, str) and isinstance(right.value, str):
        yield (
            replace(left, value=(left.value, right.value), text=f"{left.text} or {right.text}"),
            0.2,
        )
    elif not left.negated:
        groups = tuple((name,) for name in left.names)
        yield Grouping(property=Property(left.text, groups)), 0.1


def each_part(subject: Set, apply: Callable[[Set], Applied | None]) -> Applied | None:
    """A condition said of several things holds for each of them."""
    if not subject.parts:
        return apply(subject)
    found = [apply(part) for part in subject.parts]
    if None in found:
        return None
    told = [one for one in found if one]
    parts = tuple(one for one, _ in told)
    nodes = united(tuple(part.nodes for part in parts))
    text = parts[0].nodes.where_text
    joined = replace(subject, parts=parts, nodes=replace(nodes, where_text=text))
    return joined, sum(score for _, score in told) / len(told)


TABLE: Table = (
    (Flags, Set, flagged),
    (Set, Flags, flagged_behind),
    (Word, Flags, denied),
    (Word, Flags, flags_again),
    (Flags, Flags, either_flag),
)
"""Which rules there are for qualities."""
