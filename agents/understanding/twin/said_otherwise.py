"""What texts say in one language, by the words for it in any: finishes of rooms, and rhythms."""

from collections import defaultdict
from collections.abc import Iterable

from agents.understanding.language.tables import LANGUAGES, Phrase, language, phrase_of
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.settling import FINISHED
from ifc_loader.concepts import broader_closure, concepts
from ifc_loader.concepts.names import named_in


def add_finishes(lexicon: Lexicon) -> None:
    """Every name of a material stands for the rooms that are said to be finished with it: a room
    of `Carpet tile` has `Teppich`.
    """
    held: dict[str, dict[int, None]] = defaultdict(dict)
    for index, text in enumerate(lexicon.texts):
        if text.property in lexicon.finishes:
            for concept in named_in(text.value, "material"):
                for broader in broader_closure(concept):
                    held[broader][index] = None
    for told, indices in held.items():
        for code in LANGUAGES:
            names = concepts()[told].names.get(code, ())
            _add(map(phrase_of, names), indices, code, lexicon)


def add_rhythms(lexicon: Lexicon) -> None:
    """What is done `täglich` is done `daily`."""
    for rhythm in language(LANGUAGES[0]).rhythms:
        said = {code: language(code).rhythms[rhythm] for code in LANGUAGES}
        phrases = [phrase for told in said.values() for phrase in told]
        held = [index for phrase in phrases for index in lexicon.whole.get(phrase, ())]
        for code, told in said.items():
            _add(told, held, code, lexicon)


def _add(phrases: Iterable[Phrase], held: Iterable[int], code: str, lexicon: Lexicon) -> None:
    for phrase in phrases:
        for entry in lexicon.nodes_with(phrase, held, FINISHED):
            lexicon.add(phrase, entry.sense, FINISHED, (code,))
