"""The rules for what a follow-up leaves out: a condition without its things, `that room`."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from agents.understanding.parsing.applying.sets import without
from agents.understanding.parsing.constituents.conditions import Compared, Elliptic, Flags, Linked
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.groups import Grouping, Ranking, Shares
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Definite, Determiner, Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.twin.senses import Graded

Found = Iterator[tuple[Constituent, float]]
DETERMINERS: dict[str, Determiner] = {
    "how_many": "how_many", "which": "which", "what": "what", "list": "list", "exists": "any",
}  # fmt: skip


def elliptic(_: Context, word: Word, one: Linked | Flags | Compared) -> Found:
    """`how many on the ground floor`, `which are external`, `any in the kitchen`."""
    asked = isinstance(one, Linked) and one.set.det in {"how_many", "which", "what", "list"}
    if word.name in DETERMINERS and not asked:
        yield Elliptic(DETERMINERS[word.name], one), 0.3


def elliptic_again(_: Context, word: Word, one: Elliptic) -> Found:
    """`and how many …`."""
    if word.name in {"and", "comma", "what_about", "same_for"}:
        yield one, 0.05


def that_one(_: Context, pronoun: Set, subject: Set) -> Found:
    """`that room`, `these doors`: what was spoken of, where it is one."""
    standing = pronoun.refers not in {"", "else", "none", "some"}
    if standing and covers(subject, pronoun):
        yield pronoun, -0.6 if pronoun.many and not subject.many else 0.3


def that_many(context: Context, subject: Set, pronoun: Set) -> Found:
    """`how many rooms is that`: the number of those that were spoken of."""
    counted = replace(subject, det="")
    if subject.det == "how_many" and any(that_one(context, pronoun, counted)):
        yield replace(pronoun, det="how_many"), 0.5


def the_one(_: Context, definite: Definite, subject: Set) -> Found:
    """`the room`, after a question about one."""
    if not subject.many and definite.set.nodes != subject.nodes and covers(subject, definite.set):
        yield replace(definite.set, refers="it"), 0.3


def covers(subject: Set, spoken: Set) -> bool:
    """Whether a word is one for the class of what was spoken of, and says no more."""
    nodes = subject.nodes
    plain = not (nodes.where or nodes.concepts or subject.det or subject.by or subject.order)
    alike = bool(spoken.nodes.kinds) and spoken.nodes.kinds <= nodes.kinds
    return plain and alike and not subject.refers


def other_than(context: Context, pronoun: Set, subject: Set) -> Found:
    """`other doors`: all but those that were spoken of."""
    if pronoun.refers == "else" and not subject.refers:
        found = without(subject, pronoun, context.terrain)
        if found is not None:
            yield found[0], 0.5


def which_is_more(_: Context, word: Word, graded: Word) -> Found:
    """`which is taller`: of what was spoken of."""
    comparative = isinstance(graded.sense, Graded) and graded.sense.degree.form == "comparative"
    if comparative and word.name in {"which", "what"}:
        yield graded, 0.1


def how_many_each(_: Context, word: Word, grouping: Grouping) -> Found:
    """`how many on each floor`, of what was spoken of."""
    if word.name == "how_many" and not grouping.counted:
        yield Shares(grouping), 0.3


def how_many_together(_: Context, asking: Word, together: Word) -> Found:
    """`how many altogether`."""
    if asking.name == "how_many" and together.name == "sum":
        yield together, 0.2


def those_together(_: Context, pronoun: Set, together: Word) -> Found:
    """`the two together`, `of those on average`: no more than the word says alone."""
    if pronoun.refers in {"they", "both"} and together.name in {"sum", "average"}:
        yield together, 0.1


def together_those(context: Context, together: Word, pronoun: Set) -> Found:
    """`the average of all four`."""
    yield from those_together(context, pronoun, together)


def what_about(_: Context, word: Word, one: Constituent) -> Found:
    """`what about the kitchen`; `same for the area` asks of another measure what was asked."""
    if word.name == "same_for" and isinstance(one, Asked):
        yield replace(one, same=True), 0.05
    elif word.name in {"what_about", "same_for"}:
        yield one, 0.05


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    *((Word, kind, elliptic) for kind in (Linked, Flags, Compared)),
    (Word, Elliptic, elliptic_again),
    (Set, Set, that_one),
    (Set, Set, that_many),
    (Definite, Set, the_one),
    (Set, Set, other_than),
    (Word, Word, which_is_more),
    (Word, Grouping, how_many_each),
    (Word, Word, how_many_together),
    (Set, Word, those_together),
    (Word, Set, together_those),
    *(
        (Word, kind, what_about)
        for kind in (Set, Linked, Flags, Compared, Ranking, Asked, Grouping)
    ),
)
