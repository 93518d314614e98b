"""What each phrase of a question names more closely than by a class: a use, a name, a material."""

from collections.abc import Iterator, Sequence
from itertools import chain

from agents.memory.remembered import Remembered
from agents.messages import Twin
from agents.schema.as_asked import Called, Named
from agents.understanding.generating import context_of
from agents.understanding.parsing.linking.senses import senses_of_phrases
from agents.understanding.plans.algebra import Nodes, Test
from agents.understanding.twin.senses import Flagged, Sense, Thing
from agents.understanding.twin.senses import Named as ByName
from ifc_loader.concepts import Concept, broader_closure, concepts

LEAST_LETTERS = 3
"""Letters of a text that names something whatever stands around it."""


class Phrase(Named):
    """Things that a phrase of a question names, in any of these ways, or by what one of
    `properties` holds of them.

    `words` are the texts by which they are called, in every language; `stated` the last names of
    the properties by which a thing is one of them; `absent`: the twin has no such thing.
    """

    said: str
    words: frozenset[str]
    properties: tuple[str, ...] = ()
    stated: frozenset[str] = frozenset()
    absent: bool = False


_kept: Remembered[tuple[Phrase, ...]] = Remembered()


def named_phrases(question: str, twin: Twin) -> tuple[Phrase, ...]:
    """The phrases of a question that name things more closely than by their class.

    Raises `GraphUnavailable` when the engine is gone.
    """
    known = _kept.get(twin.schema, question)
    if known is None:
        phrases = senses_of_phrases(question, context_of(twin))
        known = tuple(one for each in phrases if (one := _phrase(each)))
        _kept.keep(twin.schema, question, known)
    return known


def _phrase(senses: Sequence[Sense]) -> Phrase | None:
    """What a phrase names; None where it may be understood of a class or of something else."""
    match senses:
        case [Flagged(names, str(value), word)]:
            known = frozenset({value, word})
            return Phrase(labels=(), called=frozenset(), said=word, words=known, properties=names)
    whole = [one for one in senses if not (isinstance(one, ByName) and not one.whole)] or senses
    nodes = [one.nodes for one in whole if isinstance(one, Thing | ByName) and _is_close(one)]
    if not nodes or len(nodes) < len(whole):
        return None
    labels = tuple(dict.fromkeys(label for one in nodes for label in one.labels))
    called = frozenset(one for each in nodes if (one := _called(each)))
    words = frozenset(chain.from_iterable(map(_words, nodes)))
    absent = all(one.absent for one in nodes)
    said = min((next(_names(one)) for one in nodes), key=len)
    kinds = [concepts()[one] for each in nodes for one in each.concepts if one in concepts()]
    return Phrase(
        labels=labels,
        called=called,
        said=said,
        words=words,
        stated=frozenset(chain.from_iterable(one.stated for one in kinds)),
        absent=absent,
    )


def _is_close(sense: Thing | ByName) -> bool:
    """Whether something is said by it that its class alone does not say."""
    nodes = sense.nodes
    if isinstance(sense, Thing):
        return nodes.absent or bool(nodes.concepts)
    texts = list(_texts(nodes))
    long = (sum(map(str.isalpha, value)) >= LEAST_LETTERS for _, value in texts)
    return bool(texts) and len(texts) == len(nodes.where) and all(long)


def _texts(nodes: Nodes) -> Iterator[tuple[tuple[str, ...], str]]:
    for one in nodes.where:
        if isinstance(one, Test) and one.operator == "=" and isinstance(one.value, str):
            yield one.properties, one.value


def _called(nodes: Nodes) -> Called | None:
    texts = tuple(_texts(nodes))
    return Called(concepts=nodes.concepts, texts=texts) if nodes.concepts or texts else None


def _names(nodes: Nodes) -> Iterator[str]:
    """What such things are called first of all."""
    yield from nodes.concepts
    yield from (value for _, value in _texts(nodes))
    yield nodes.text


def _words(nodes: Nodes) -> Iterator[str]:
    yield from _names(nodes)
    for one in nodes.concepts:
        yield from _names_of(one)


def _names_of(concept: str) -> frozenset[str]:
    """All that people and files call such a thing, and what is one of them."""
    within = (one for name, one in concepts().items() if concept in broader_closure(name))
    return frozenset(chain.from_iterable(map(_texts_of, within)))


def _texts_of(one: Concept) -> Iterator[str]:
    yield from (one.id, *one.abbreviations, *one.in_files, *one.alone)
    yield from chain.from_iterable(one.names.values())
    yield from (name.rpartition(".")[2] for name in one.classes if "." in name)
