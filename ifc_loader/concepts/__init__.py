"""What buildings are made of and used for, in people's words, and recognised in what files say."""

from typing import TYPE_CHECKING, Any

from ifc_loader.concepts.ranking import Ranked, properties_of
from ifc_loader.concepts.table import (
    Concept,
    ConceptsError,
    ConceptSettings,
    broader_closure,
    concepts,
)

if TYPE_CHECKING:
    from ifc_loader.concepts.recognising import Recognised, recognise

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


def __getattr__(name: str) -> Any:
    """What recognises needs ifcopenshell, for which those who only ask need not wait."""
    if name not in {"Recognised", "recognise"}:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from ifc_loader.concepts import recognising  # noqa: PLC0415

    return getattr(recognising, name)
