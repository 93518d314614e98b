"""What the one building of a twin is called in short: `the depot`, `wexcombe court`."""

from collections.abc import Iterator
from itertools import combinations

from agents.understanding.language.tables import languages
from agents.understanding.language.words import stems
from agents.understanding.plans.algebra import Nodes
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.entries import CALLED
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
    storey is one, and nothing in it has the word in its name: the oriel of Oriel House. So do
    several words of its name, or of its project's.
    """
    kinds = lexicon.terrain.of_label.get(BUILDING, frozenset())
    found = store.read(_NAMES) if kinds else None
    if not isinstance(found, Rows) or len(found.rows) != 1:
        return
    nodes = Nodes((BUILDING,), kinds, text="building")
    names = [stems(str(text)) for text in found.rows[0] if text]
    for word in {word for name in names for word in name}:
        if _may_call(word, lexicon) and not _calls_another(word, lexicon):
            lexicon.entries[(word,)] = []
            lexicon.add((word,), Thing(nodes), WORTH)
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


def _calls_another(word: str, lexicon: Lexicon) -> bool:
    """Whether a room or storey is one, by the last word of its name, or a thing has it in its."""
    terrain = lexicon.terrain
    places, things = terrain.kinds(knowledge().places), terrain.kinds(knowledge().held)
    texts = (lexicon.texts[index] for index in lexicon.holding.get(word, ()))
    return any(
        text.kinds & things or (text.kinds & places and text.words[-1] == word)
        for text in texts
        if text.property in CALLED
    )
