"""What rooms are finished with, by the words for the material in any language."""

from collections import defaultdict

from agents.understanding.language.tables import LANGUAGES, Phrase, phrase_of
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.settling import FINISHED
from ifc_loader.concepts import Concept, broader_closure, concepts

MATERIAL = "material"


def add_finishes(lexicon: Lexicon) -> None:
    """Every name of a material stands for the rooms that are said to be finished with it: a room
    of `Carpet tile` has `Teppich`.
    """
    held: dict[str, list[int]] = defaultdict(list)
    materials = [one for one in concepts().values() if one.kind == MATERIAL]
    for index, text in enumerate(lexicon.texts):
        if text.property in lexicon.finishes:
            for concept in materials:
                if any(_is_in(phrase, text.words) for phrase, _ in _names(concept)):
                    for broader in {concept.id, *broader_closure(concept.id)}:
                        held[broader].append(index)
    for told, indices in held.items():
        concept = concepts()[told]
        for phrase, code in _names(concept):
            for entry in lexicon.nodes_with(phrase, dict.fromkeys(indices), FINISHED):
                lexicon.add(phrase, entry.sense, FINISHED, (code,))


def _names(concept: Concept) -> list[tuple[Phrase, str]]:
    return [(phrase_of(name), code) for code in LANGUAGES for name in concept.names.get(code, ())]


def _is_in(phrase: Phrase, words: Phrase) -> bool:
    width = len(phrase)
    return any(words[at : at + width] == phrase for at in range(len(words) - width + 1))
