"""What the words of a question name in a twin, found by code: the rule minds' lexicon, asked.

The other agents reach the language side only through here.
"""

from functools import cache
from itertools import chain

from pydantic import ConfigDict

from agents.memory.remembered import Remembered
from agents.messages import Message, Twin
from agents.understanding.generating import context_of
from agents.understanding.language.tables import LANGUAGES, language
from agents.understanding.language.words import stems
from agents.understanding.parsing.linking.senses import senses
from agents.understanding.plans.algebra import Nodes, Test
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.senses import (
    Flagged,
    Named,
    Noun,
    Property,
    Relation,
    Sense,
    Thing,
)
from graph_store.schema import GraphSchema
from ifc_loader.concepts import concepts

NOUNS = {"layers": ("HAS_LAYER",), "type": ("HAS_TYPE",), "connections": ("CONNECTED_TO",)}
"""The relationships that nouns of the field stand for."""
OF_KIND = {
    "room": {"IfcSpace", "IfcSpaceType", "IfcZone"},
    "material": {"IfcMaterial"},
    "system": {"IfcSystem", "IfcDistributionSystem"},
}
"""The classes whose things are called by concepts of a kind."""

MOST_VALUES = 20
"""Values of one phrase that are told; a word that more hold tells nothing apart."""


class LinkedNames(Message):
    """The labels, relationship types, properties and values that a question names.

    Each is spelled as the twin has it, in the order of the question; `values` are pairs of a
    property and what it holds. `lacking`: it names things, too, of which the twin has none.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    labels: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    properties: tuple[str, ...] = ()
    values: tuple[tuple[str, str], ...] = ()
    lacking: bool = False

    @property
    def names(self) -> frozenset[str]:
        """All of them but the values."""
        return frozenset({*self.labels, *self.types, *self.properties})


_linked: Remembered[LinkedNames] = Remembered()


def linked_names(question: str, twin: Twin) -> LinkedNames:
    """What the words of a question name in a twin, each word by what it may mean.

    A word may be a class, a property, a value or a relationship, or a synonym of one.
    Raises `GraphUnavailable` when the engine is gone.
    """
    known = _linked.get(twin.schema, question)
    if known is None:
        known = _named(question, twin)
        _linked.keep(twin.schema, question, known)
    return known


def _named(question: str, twin: Twin) -> LinkedNames:
    found = [_names_of(sense, twin.schema) for sense in senses(question, context_of(twin))]
    return LinkedNames(
        labels=tuple(dict.fromkeys(name for one in found for name in one.labels)),
        types=tuple(dict.fromkeys(name for one in found for name in one.types)),
        properties=tuple(dict.fromkeys(name for one in found for name in one.properties)),
        values=tuple(dict.fromkeys(pair for one in found for pair in one.values)),
        lacking=any(one.lacking for one in found),
    )


def _names_of(sense: Sense, schema: GraphSchema) -> LinkedNames:
    """The names in the twin of one thing that a word may mean."""
    match sense:
        case Thing(nodes):
            held = ("concepts",) * bool(nodes.concepts)
            labels = () if nodes.absent else nodes.labels
            return LinkedNames(labels=labels, properties=held, lacking=nodes.absent)
        case Named(nodes):
            return _of_values(nodes, schema)
        case Property():
            return LinkedNames(properties=tuple(name for g in sense.groups for name in g))
        case Flagged():
            return LinkedNames(properties=sense.names)
    return LinkedNames(types=_types(sense, schema))


def _types(sense: Sense, schema: GraphSchema) -> tuple[str, ...]:
    """The relationships that a word stands for."""
    if isinstance(sense, Relation):
        return sense.types
    wanted = NOUNS.get(sense.noun, ()) if isinstance(sense, Noun) else ()
    return tuple(kind for kind in wanted if kind in schema.types)


def _of_values(nodes: Nodes, schema: GraphSchema) -> LinkedNames:
    """The texts by which things are called, with their kinds."""
    tests = [one for one in nodes.where if isinstance(one, Test)]
    values = [
        (one.properties[0], str(value))
        for one in tests
        for value in (one.value if isinstance(one.value, tuple) else (one.value,))
        if one.operator in {"=", "in"}
    ]
    return LinkedNames(
        labels=tuple(name for at in sorted(nodes.kinds) for name in schema.kinds[at].labels[:1]),
        properties=tuple(name for one in tests for name in one.properties),
        values=tuple(values[:MOST_VALUES]),
    )


def symmetric() -> frozenset[str]:
    """The relationship types that hold both ways by their meaning."""
    return knowledge().symmetric


def flowing() -> frozenset[str]:
    """Those of them that may have a direction all the same: that of a flow."""
    return knowledge().flow


def same_word(text: str) -> str:
    """A text by which words that differ in form only are the same."""
    return " ".join(stems(text))


def same_meaning(text: str) -> frozenset[str]:
    """The texts (as `same_word` has them) that say the same in another language or trade."""
    return _meanings().get(same_word(text), frozenset())


def classes_called(words: frozenset[str]) -> frozenset[str]:
    """The classes whose things may be called by one of these words (as `same_word` has them).

    Whether a twin holds any or not.
    """
    return frozenset().union(*(_classes().get(one, frozenset()) for one in words))


@cache
def _classes() -> dict[str, set[str]]:
    """Each name of a concept, and each way to call a storey, with the classes of such things."""
    found: dict[str, set[str]] = {}
    for one in concepts().values():
        classes = {name.partition(".")[0] for name in (*one.classes, *one.also)}
        for text in [*chain.from_iterable(one.names.values()), *one.abbreviations]:
            found.setdefault(same_word(text), set()).update(classes | OF_KIND.get(one.kind, set()))
    for code in LANGUAGES:
        for phrase in language(code).storeys:
            found.setdefault(" ".join(phrase), set()).add("IfcBuildingStorey")
    return found


@cache
def _meanings() -> dict[str, frozenset[str]]:
    """Each name of a concept, and each way to call a storey, with all that say the same."""
    rows = [
        [*chain.from_iterable(one.names.values()), *one.abbreviations]
        for one in concepts().values()
    ]
    called = [language(code).storeys for code in LANGUAGES]
    storeys = {step for table in called for steps in table.values() for step in steps}
    rows += [
        [" ".join(phrase) for table in called for phrase, steps in table.items() if step in steps]
        for step in sorted(storeys)
    ]
    found: dict[str, set[str]] = {}
    for row in rows:
        same = {same_word(text) for text in row}
        for text in same:
            found.setdefault(text, set()).update(same)
    return {text: frozenset(others) for text, others in found.items()}
