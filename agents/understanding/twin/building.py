"""What the one building of a twin is called in short: `the depot`, `wexcombe court`."""

from collections.abc import Iterator
from itertools import combinations

from agents.understanding.language.tables import languages
from agents.understanding.language.words import stems
from agents.understanding.plans.algebra import Nodes
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.entries import CALLED, Text
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.senses import Thing
from agents.understanding.twin.source import Source
from graph_store.rows import Rows

BUILDING = "IfcBuilding"
LEAST_CALLED = 4
"""Letters of a word that may stand for the building."""
WORTH = 1.03
MOST_WORDS = 6
"""Words of a name that is shortened."""
_NAMES = f"MATCH (n:{BUILDING}) RETURN n.Name, n.LongName LIMIT 2"
_PROJECTS = "MATCH (n:IfcProject) RETURN n.Name, n.LongName LIMIT 2"


def add_building(lexicon: Lexicon, store: Source) -> None:
    """What the only building is by its name stands for it, and for no other thing, where no room or
    storey is one, and nothing in it has the word in its name: the oriel of Oriel House. Where
    several rooms are, `the library` is none of them but the building. So do several words of its
    name, or of its project's stand for it.
    """
    kinds = lexicon.terrain.of_label.get(BUILDING, frozenset())
    found = store.read(_NAMES) if kinds else None
    if not isinstance(found, Rows) or len(found.rows) != 1:
        return
    nodes = Nodes((BUILDING,), kinds, text="building")
    names = [stems(str(text)) for text in found.rows[0] if text]
    for word in {word for name in names for word in name}:
        if not _may_call(word, lexicon):
            continue
        others = _called_by(word, lexicon)
        if not others:
            lexicon.entries[(word,)] = []
            lexicon.add((word,), Thing(nodes), WORTH)
        elif _are_several(word, others, lexicon):
            for article, code in _articles():
                lexicon.add((article, word), Thing(nodes), WORTH, (code,))
    projects = store.read(_PROJECTS)
    if isinstance(projects, Rows) and len(projects.rows) == 1:
        names += [stems(str(text)) for text in projects.rows[0] if text]
    everything = lexicon.terrain.kinds(tuple(knowledge().whole))
    for phrase in {phrase for name in names for phrase in _shortened(name)}:
        called = (lexicon.texts[index].kinds for index in lexicon.whole.get(phrase, ()))
        if phrase not in lexicon.entries and all(kinds <= everything for kinds in called):
            lexicon.add(phrase, Thing(nodes), WORTH)


def _may_call(word: str, lexicon: Lexicon) -> bool:
    """Whether a word of its name may stand for the building: it says more than `building`, and
    joins, asks and measures nothing.
    """
    told = len(word) >= LEAST_CALLED and word.isalpha() and not _is_building(word, lexicon)
    senses = (entry.sense for entry in lexicon.entries.get((word,), ()))
    return told and not _is_small(word) and all(isinstance(one, Thing) for one in senses)


def _is_small(word: str) -> bool:
    return any(word in table.small for table in languages())


def _shortened(name: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A name without some of its words, which stay in their order: two of them at least."""
    told = [word for word in name if word.isalpha() and not _is_small(word)][:MOST_WORDS]
    for width in range(2, len(told) + 1):
        yield from combinations(told, width)


def _is_building(word: str, lexicon: Lexicon) -> bool:
    senses = (entry.sense for entry in lexicon.entries.get((word,), ()))
    return any(isinstance(one, Thing) and BUILDING in one.nodes.labels for one in senses)


def _are_several(word: str, others: list[Text], lexicon: Lexicon) -> bool:
    """Whether a word calls several rooms, and besides them nothing but the whole."""
    known, terrain = knowledge(), lexicon.terrain
    aside = terrain.kinds((*known.places, *known.whole, *known.quiet))
    calling = (lexicon.texts[index] for index in lexicon.holding.get(word, ()))
    alone = not any(
        text.kinds - aside and text.property in CALLED and _is_one(text, word) for text in calling
    )
    return alone and sum(_is_one(text, word) for text in others) > 1


def _is_one(text: Text, word: str) -> bool:
    """Whether the last word of a name, numbers left out, says that something is one."""
    return next((one for one in reversed(text.words) if one.isalpha()), "") == word


def _articles() -> Iterator[tuple[str, str]]:
    """The definite articles, each with its language."""
    for table in languages():
        for phrase, names in table.operators.items():
            if "the" in names and len(phrase) == 1:
                yield phrase[0], table.code


def _called_by(word: str, lexicon: Lexicon) -> list[Text]:
    """The names of rooms and storeys that are one, by their last word, and of things that have the
    word in theirs.
    """
    terrain = lexicon.terrain
    places, things = terrain.kinds(knowledge().places), terrain.kinds(knowledge().held)
    texts = (lexicon.texts[index] for index in lexicon.holding.get(word, ()))
    return [
        text
        for text in texts
        if text.property in CALLED
        and not text.property.startswith("derived.")  # once each
        and (text.kinds & things or (text.kinds & places and text.words[-1] == word))
    ]
