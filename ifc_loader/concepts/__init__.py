"""What buildings are made of and used for, in people's words, and recognised in what files say."""

from ifc_loader.concepts.ranking import Ranked, properties_of
from ifc_loader.concepts.recognising import Recognised, recognise
from ifc_loader.concepts.table import (
    Concept,
    ConceptsError,
    ConceptSettings,
    broader_closure,
    concepts,
)

__all__ = [
    "Concept",
    "ConceptSettings",
    "ConceptsError",
    "Ranked",
    "Recognised",
    "broader_closure",
    "concepts",
    "properties_of",
    "recognise",
]
