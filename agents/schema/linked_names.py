"""What the words of a question name in a twin, found by code: the rule minds' lexicon, asked.

The other agents reach the language side only through here.
"""

from pydantic import ConfigDict

from agents.memory.remembered import Remembered
from agents.messages import Message, Twin
from agents.rules.generating import lexicon_of
from agents.rules.linking import link
from agents.rules.meanings import (
    FlagMeaning,
    LabelMeaning,
    Meaning,
    NounMeaning,
    PropertyMeaning,
    RelationMeaning,
    ValueMeaning,
)
from agents.rules.vocabulary import vocabulary
from agents.rules.words import stems
from graph_store.schema import GraphSchema


class LinkedNames(Message):
    """The labels, relationship types, properties and values that a question names.

    Each is spelled as the twin has it, in the order of the question; `values` are pairs of a
    property and what it holds.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    labels: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    properties: tuple[str, ...] = ()
    values: tuple[tuple[str, str], ...] = ()

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
    labels: list[str] = []
    types: list[str] = []
    properties: list[str] = []
    values: list[tuple[str, str]] = []
    for phrase in link(question, lexicon_of(twin))[0]:
        for meaning in phrase.meanings:
            labels += _labels(meaning, twin.schema)
            properties += _properties(meaning)
            match meaning:
                case RelationMeaning():
                    types += meaning.types
                case NounMeaning():
                    types.append(meaning.relationship)
                case ValueMeaning():
                    values += [
                        (name, str(one.value))
                        for one in meaning.filters
                        for name in one.properties[:1]
                        if isinstance(one.value, str)
                    ]
    return LinkedNames(
        labels=tuple(dict.fromkeys(labels)),
        types=tuple(dict.fromkeys(types)),
        properties=tuple(dict.fromkeys(properties)),
        values=tuple(dict.fromkeys(values)),
    )


def _labels(meaning: Meaning, schema: GraphSchema) -> list[str]:
    match meaning:
        case LabelMeaning():
            return [*meaning.labels]
        case ValueMeaning():
            return [name for at in meaning.kinds for name in schema.kinds[at].labels[:1]]
        case _:
            return []


def _properties(meaning: Meaning) -> list[str]:
    match meaning:
        case LabelMeaning() | ValueMeaning():
            return [name for one in meaning.filters for name in one.properties]
        case PropertyMeaning():
            return [name for group in meaning.names for name in group]
        case FlagMeaning():
            return [*meaning.names]
        case NounMeaning():
            return [*meaning.columns]
        case _:
            return []


def symmetric() -> frozenset[str]:
    """The relationship types that hold both ways by their meaning."""
    return vocabulary().symmetric


def flowing() -> frozenset[str]:
    """Those of them that may have a direction all the same: that of a flow."""
    return vocabulary().flow


def same_word(text: str) -> str:
    """A text by which words that differ in form only are the same."""
    return " ".join(stems(text))


def same_meaning(text: str) -> frozenset[str]:
    """The texts (as `same_word` has them) that say the same in another language or trade."""
    return frozenset(" ".join(one) for one in vocabulary().translations.get(stems(text), ()))
