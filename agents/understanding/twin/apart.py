"""What tells alike things apart: one letter (`flat A`) or a number (`boiler 2`) in their names."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from agents.understanding.language.tables import Phrase
from agents.understanding.language.words import name_words
from agents.understanding.plans.algebra import Nodes, Test
from agents.understanding.schema.terrain import Kinds
from agents.understanding.twin.entries import NAMES, Entry
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.senses import Named
from registers.joining import REGISTER_ROW

_LETTERED = re.compile(r"[^\W\d_]\d")
PARTS = ("IfcSpace", "IfcZone")
"""What parts of a building are made of."""
NUMBERS = ("id", "number")
"""Properties by which rows of a register are numbered, the key first."""


def lettered(letter: str, lexicon: Lexicon) -> Iterator[Entry]:
    """`flat A`: things whose names end in the letter by itself or begin numbers with it."""
    found = [
        index
        for index in lexicon.holding.get(letter, ())
        if len(lexicon.texts[index].words) > 1 and lexicon.texts[index].property in NAMES
    ]
    return _told(letter, _in_parts(letter, found, lexicon))


def numbered_so(number: str, kinds: Kinds, lexicon: Lexicon) -> Iterator[Entry]:
    """`boiler 2`: things of these kinds of whose names it is the only number: `Gas boiler 02`; one
    with a letter right before it (`B1 Lower Ground`) only where it stands alone in no other.
    """
    spelled = {"0" * zeros + number for zeros in range(3)}
    found = [
        index
        for word in spelled
        for index in lexicon.holding.get(word, ())
        if lexicon.texts[index].property in NAMES
        and lexicon.texts[index].kinds & kinds
        and _ends_in_number(lexicon.texts[index].words)
    ]
    alone = [at for at in found if not _LETTERED.search(lexicon.texts[at].value)]
    yield from _told(number, lexicon.nodes_with((number,), alone or found, 0.9, kinds))
    yield from _of_rows(number, kinds, lexicon)


def _of_rows(number: str, kinds: Kinds, lexicon: Lexicon) -> Iterator[Entry]:
    """`work order 102`: the row of a register with this number for its own."""
    terrain = lexicon.terrain
    rows = kinds & terrain.of_label.get(REGISTER_ROW, frozenset())
    own = [name for name in NUMBERS if rows and terrain.filled(rows).get(name)]
    if own and terrain.is_typed(own[0], "integer"):
        where = (Test((own[0],), "=", int(number)),)
        labels = terrain.narrowest_label(rows)
        nodes = Nodes(labels, rows, where=where, text=" ".join((*name_words(labels[0]), number)))
        yield Entry(Named(nodes, whole=True, property=own[0], letter=True), 0.9)


def _ends_in_number(words: Phrase) -> bool:
    """Whether one of several words is a number, and no letter of its own stands behind it."""
    places = [at for at, word in enumerate(words) if word[0].isdigit()]
    behind = words[places[0] + 1 : places[0] + 2] if places else ()
    return len(places) == 1 and len(words) > 1 and not any(len(word) == 1 for word in behind)


def _told(by: str, entries: Iterable[Entry]) -> Iterator[Entry]:
    for entry in entries:
        if isinstance(entry.sense, Named):
            nodes = replace(entry.sense.nodes, text=by.upper())
            yield replace(entry, sense=replace(entry.sense, nodes=nodes, letter=True))


def _in_parts(by: str, found: Iterable[int], lexicon: Lexicon) -> Iterator[Entry]:
    """Rooms, zones and all other things apart: `flat A` is no mixture of them."""
    left = list(found)
    terrain = lexicon.terrain
    for label in PARTS:
        kinds = terrain.of_label.get(label, frozenset())
        inside = [at for at in left if lexicon.texts[at].kinds & kinds]
        yield from lexicon.nodes_with((by,), inside, 0.9, kinds)
        left = [at for at in left if not lexicon.texts[at].kinds <= kinds]
    others = terrain.everything - terrain.kinds(PARTS)
    yield from lexicon.nodes_with((by,), left, 0.9, others)
