"""`the second floor`: a storey by its number, which files count in several ways and do not give."""

import re

from agents.messages import Refusal, Twin
from agents.rules.lexicon import Lexicon
from agents.rules.meanings import ValueMeaning
from agents.rules.words import stems
from agents.understanding.language.speaking import listed
from graph_store.rows import Rows

MOST = 3
_NUMBERED = re.compile(
    r"\bthe ((?:ground|first|second|third|fourth|fifth|\d+(?:st|nd|rd|th))"
    r" (?:floor|storey|story))\b",
    re.I,
)
_STOREYS = "MATCH (s:IfcBuildingStorey) WHERE s.Name IS NOT NULL RETURN s.Name ORDER BY s.Elevation"


def unnamed_storey(question: str, lexicon: Lexicon, twin: Twin) -> Refusal | None:
    """The refusal of a storey that nothing is called, with the storeys there are; else None."""
    told = _NUMBERED.search(question)
    if told is None or "IfcBuildingStorey" not in twin.schema.labels:
        return None
    if any(isinstance(one, ValueMeaning) for one in lexicon.meanings(stems(told[1]))):
        return None
    found = twin.store.read(_STOREYS)
    names = [str(row[0]) for row in found.rows] if isinstance(found, Rows) else []
    return Refusal(
        reason=f"No storey is called “{told[1]}”; from the lowest there are {listed(names)}.",
        suggestions=tuple(
            f"{question[: told.start()]}{name}{question[told.end() :]}" for name in names[:MOST]
        ),
    )
