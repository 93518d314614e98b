"""Rules for prepositions, commas and the like, which say little beside what they stand by."""

from dataclasses import replace

from agents.understanding.parsing.applying import properties
from agents.understanding.parsing.constituents.conditions import Compared, Flags, Linked
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.groups import Grouping, Ranking
from agents.understanding.parsing.constituents.measures import Asked, Bound
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, Table, applied
from agents.understanding.twin.senses import Noun, Relation, Written

BEHIND_PREPOSITIONS = frozenset(
    {"when", "sum", "each", "average", "between", "which", "what", "how_many"}
)


def having_property(context: Context, word: Word, asked: Asked) -> Found:
    """`with a fire rating`, `without a fire rating`."""
    if asked.of is not None or len(asked.properties) != 1 or asked.function:
        return
    if word.name == "no":
        text = f"without {asked.properties[0].word}"
        partly = 0.4 if asked.properties[0].partly else 0.0
        yield Compared(asked.properties, None, text, known=False), 0.2 - partly
    elif isinstance(word.sense, Relation) and word.sense.preposition == "with":
        text = f"with {asked.properties[0].word}"
        names = {name for group in asked.properties[0].groups for name in group[:1]}
        numbers = bool(names) and names <= context.terrain.numbers
        told = 0.3 if numbers or not context.terrain.of_building else 0.0
        yield Compared(asked.properties, None, text, known=True), -told
        yield replace(asked, joined=True), -0.1 + told


def all_have_property(context: Context, subject: Set, asked: Asked) -> Found:
    """`haben alle Türen | eine Feuerwiderstandsklasse`, in a language whose verb stands first."""
    plain = asked.of is None and len(asked.properties) == 1 and not (asked.function or asked.noun)
    if subject.det != "all" or not subject.apart or not plain:
        return
    one = Compared(asked.properties, None, f"with {asked.properties[0].word}", known=True)
    for what, score in applied(properties.with_compared(subject, one, context.terrain)):
        yield what, score + 0.4


def verb_before(_: Context, word: Word, one: Ranking) -> Found:
    """`with the most windows`, `from the largest`."""
    if (isinstance(word.sense, Relation) and not word.sense.types) or word.name in {
        "which",
        "what",
        "list",
    }:
        yield one, -0.02


def in_measure(_: Context, word: Word, asked: Asked) -> Found:
    """`in which country`, `with their elevation`: the preposition before what is asked for."""
    if not isinstance(word.sense, Relation) or not word.sense.preposition:
        return
    if asked.of is None and asked.properties and not asked.function:
        beside = replace(asked, joined=word.sense.preposition == "with")
        yield beside, 0.3 if asked.several else -0.15  # `with area and floor finish`: both of each


def with_bound(_: Context, word: Word, one: Bound) -> Found:
    """`of over 20 m²`."""
    if isinstance(word.sense, Relation) and not word.sense.types:
        yield one, 0.0


def with_compared(_: Context, word: Word, one: Compared) -> Found:
    """`with an area of more than 20 m²`."""
    if isinstance(word.sense, Relation) and not word.sense.types:
        yield one, 0.0


def property_of_bound(_: Context, asked: Asked, word: Word) -> Found:
    """`area of` more than: the preposition between a measure and its bound."""
    if isinstance(word.sense, Relation) and word.sense.preposition in {"of", "in"}:
        yield asked, -0.15


def order_word(_: Context, left: Word, right: Word) -> Found:
    """`how` and `many`, `in` and `total`: two operators that say one thing."""
    if left.name in {"which", "what"} and right.name in {
        "how_many",
        "where",
        "list",
        "share",
        "most",
    }:
        yield right, -0.05
    elif isinstance(left.sense, Relation) and isinstance(right.sense, Relation):
        if left.sense.types and not right.sense.types:
            yield left, 0.0
        elif right.sense.types and not left.sense.types:
            yield right, 0.0
    elif isinstance(left.sense, Relation) and right.name in BEHIND_PREPOSITIONS:
        yield right, 0.0
    elif left.name == "and" and right.name == "how_many":
        return
    elif left.name in {"comma", "and"} and not isinstance(right.sense, Noun | Written):
        yield right, -0.1


def comma_before(_: Context, word: Word, one: Constituent) -> Found:
    """A comma between two parts."""
    if word.name == "comma":
        yield one, -0.02


TABLE: Table = (
    (Word, Asked, having_property),
    (Set, Asked, all_have_property),
    (Word, Asked, in_measure),
    (Word, Ranking, verb_before),
    (Word, Bound, with_bound),
    (Word, Compared, with_compared),
    (Asked, Word, property_of_bound),
    (Word, Word, order_word),
    (Word, Set, comma_before),
    (Word, Asked, comma_before),
    (Word, Ranking, comma_before),
    (Word, Linked, comma_before),
    (Word, Flags, comma_before),
    (Word, Grouping, comma_before),
)
"""Which rules there are for small words."""
