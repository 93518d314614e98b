"""What the one building of a twin is called in short: `the depot`."""

from agents.understanding.language.words import stems
from agents.understanding.plans.algebra import Nodes
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.senses import Thing
from graph_store import GraphStore
from graph_store.rows import Rows

BUILDING = "IfcBuilding"
LEAST_CALLED = 4
"""Letters of a word that may stand for the building."""
WORTH = 1.03
_NAMES = f"MATCH (n:{BUILDING}) RETURN n.Name, n.LongName LIMIT 2"


def add_building(lexicon: Lexicon, store: GraphStore) -> None:
    """What the only building is by its name stands for it, and for no other thing, where no room or
    storey is one, and nothing in it has the word in its name: the oriel of Oriel House.
    """
    kinds = lexicon.terrain.of_label.get(BUILDING, frozenset())
    found = store.read(_NAMES) if kinds else None
    if not isinstance(found, Rows) or len(found.rows) != 1:
        return
    nodes = Nodes((BUILDING,), kinds, text="building")
    for word in {_head(str(text), lexicon) for text in found.rows[0] if text}:
        if len(word) < LEAST_CALLED or not word.isalpha() or _calls_another(word, lexicon):
            continue
        phrase = (word,)
        others = [e for e in lexicon.entries.get(phrase, ()) if not isinstance(e.sense, Thing)]
        lexicon.entries[phrase] = others
        lexicon.add(phrase, Thing(nodes), WORTH)


def _head(name: str, lexicon: Lexicon) -> str:
    """What a name says that a building is: its last word that says more than `building`."""
    told = [word for word in stems(name) if not _is_building(word, lexicon)]
    return told[-1] if told else ""


def _is_building(word: str, lexicon: Lexicon) -> bool:
    senses = (entry.sense for entry in lexicon.entries.get((word,), ()))
    return any(isinstance(one, Thing) and BUILDING in one.nodes.labels for one in senses)


def _calls_another(word: str, lexicon: Lexicon) -> bool:
    """Whether a room or storey is one, by the last word of its name, or anything else has it."""
    terrain = lexicon.terrain
    places, things = terrain.kinds(knowledge().places), terrain.kinds(knowledge().held)
    texts = (lexicon.texts[index] for index in lexicon.holding.get(word, ()))
    return any(
        text.kinds & things or (text.kinds & places and text.words[-1] == word) for text in texts
    )
