"""Rules for what is recorded of things, and what is not: `no fire rating entered`, `set to no`."""

from dataclasses import replace

from agents.understanding.parsing.applying.properties import truths_of, with_compared
from agents.understanding.parsing.constituents.conditions import Compared, Elliptic, Flags, Linked
from agents.understanding.parsing.constituents.groups import Grouping
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Determiner, Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, Table, applied
from agents.understanding.twin.senses import Operator, Relation

RECORDED, UNRECORDED = "recorded", "unrecorded"
TRUTH = {"true": True, "false": False, "no": False}
SORTED_OUT: dict[str, Determiner] = {"how_many": "how_many", "which": "which", "exists": "any"}
"""What may be asked of those of which something is so, by the word that asks."""


def not_recorded(_: Context, left: Word, right: Word) -> Found:
    """`not entered`, `is nowhere filled in`."""
    if {left.name, right.name} == {"no", RECORDED}:
        yield Word(Operator(UNRECORDED), f"{left.text} {right.text}"), 0.2


def recorded(_: Context, asked: Asked, word: Word) -> Found:
    """`the fire rating is missing`, `a fire rating is recorded`; `the recorded fire rating of`."""
    alone = asked.of is None and len(asked.properties) == 1 and not asked.function
    if not alone or word.name not in {RECORDED, UNRECORDED}:
        return
    known = word.name == RECORDED
    if asked.properties[0].partly and known:
        yield asked, 0.0  # `service date entered`: what stands before it may say which date
        return
    text = f"{'with' if known else 'without'} {asked.properties[0].word}"
    yield Compared(asked.properties, None, text, known=known), 0.1 if known else 0.3
    if known:
        yield asked, -0.2


def lacking(context: Context, word: Word, asked: Asked) -> Found:
    """`missing a fire rating`."""
    if word.name == UNRECORDED:
        yield from recorded(context, asked, word)


def recorded_again(_: Context, one: Compared, word: Word) -> Found:
    """`no fire rating` and `entered`; of what is there it says nothing more."""
    if word.name == RECORDED and one.known is not None:
        yield one, 0.1


def recorded_things(_: Context, subject: Set, word: Word) -> Found:
    """`no material recorded`."""
    if word.name == RECORDED:
        yield subject, 0.0


def recorded_for(context: Context, one: Compared, linked: Linked) -> Found:
    """`is a fire rating recorded` and `for every door`."""
    plain = linked.relation is None or bool(linked.relation.preposition)
    if one.known is not None and plain and not linked.inverted:
        yield from _of_these(context, one, linked.set)


def recorded_for_each(context: Context, one: Compared, grouping: Grouping) -> Found:
    """`is a fire rating recorded` and `for every door`, where that makes groups."""
    if one.known is not None and grouping.set is not None:
        yield from _of_these(context, one, replace(grouping.set, det="all"))


def _of_these(context: Context, one: Compared, things: Set) -> Found:
    """What a property is recorded of; that all have it is what may be asked."""
    for what, score in applied(with_compared(things, one, context.terrain)):
        yield what, max(score, 0.1)


def for_recorded(context: Context, linked: Linked, one: Compared) -> Found:
    """`for which doors` and `is no fire rating entered`."""
    yield from recorded_for(context, one, linked)


def truth(context: Context, asked: Asked, word: Word) -> Found:
    """`self closing` and `no`, as a form has it."""
    flags = truths_of(asked, context.terrain) if word.name in TRUTH else ()
    if flags:
        text = f"{asked.properties[0].word}: {word.text}"
        yield Flags(flags, TRUTH[word.name], text), 0.3


def of_which_it_is_so(context: Context, word: Word, asked: Asked) -> Found:
    """`how many are accessible`, after a question about rooms: of which it is said to be so."""
    flags = truths_of(asked, context.terrain) if word.name in SORTED_OUT else ()
    if flags:
        yield Elliptic(SORTED_OUT[word.name], Flags(flags, True, asked.properties[0].word)), 0.3


def truth_of_flag(_: Context, flags: Flags, word: Word) -> Found:
    """`external` and `false`."""
    if word.name in TRUTH and isinstance(flags.value, bool):
        yield flags if TRUTH[word.name] else replace(flags, negated=not flags.negated), 0.2


def recorded_flag(_: Context, flags: Flags, word: Word) -> Found:
    """`self closing` and `recorded as`, with what it is to follow."""
    if word.name == RECORDED:
        yield flags, 0.0


def before_flag(_: Context, word: Word, flags: Flags) -> Found:
    """`recorded as` or `with`, and `self closing`."""
    beside = isinstance(word.sense, Relation) and word.sense.preposition == "with"
    if beside or word.name == RECORDED:
        yield flags, 0.0


TABLE: Table = (
    (Word, Word, not_recorded),
    (Asked, Word, recorded),
    (Word, Asked, lacking),
    (Compared, Word, recorded_again),
    (Set, Word, recorded_things),
    (Compared, Linked, recorded_for),
    (Linked, Compared, for_recorded),
    (Compared, Grouping, recorded_for_each),
    (Asked, Word, truth),
    (Word, Asked, of_which_it_is_so),
    (Flags, Word, truth_of_flag),
    (Flags, Word, recorded_flag),
    (Word, Flags, before_flag),
)
"""Which rules there are for what is recorded."""
