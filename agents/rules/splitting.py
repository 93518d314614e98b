"""A question that asks several things → the questions it asks."""

import re

from agents.rules.conversation import in_context
from agents.rules.lexicon import Lexicon
from agents.rules.reading import read

_ASKING = (
    r"(?:how (?:many|much|big|large|high|tall|long|wide|thick|deep|old)|what|which|who|where|when|"
    r"is there|are there|list|show)\b"
)
_SEAM = re.compile(rf"\s*(?:[?;.]\s+(?:and\s+)?|,?\s+and\s+(?:also\s+)?|,\s+)(?={_ASKING})", re.I)
_OPENS = re.compile(rf"(?:{_ASKING}|(?:is|are|does|do|has|have|can|give|tell|name|count)\b)", re.I)
_DEPENDENT = re.compile(r"\b(?:each|every|per|respectively|i\.e|e\.g|namely)\b", re.I)


def several(question: str, lexicon: Lexicon) -> tuple[str, ...]:
    """The questions in a question, each standing alone; empty where it asks one thing.

    A part that is not understood by itself keeps the whole together.
    """
    parts = [part.strip(" ,;?.") for part in _SEAM.split(question.strip())]
    if len(parts) < 2 or not all(map(_OPENS.match, parts)) or _DEPENDENT.search(question):
        return ()
    told: list[str] = []
    for part in parts:
        alone = in_context(f"and {part}", told[0], (), lexicon) if told else part
        alone = part if alone == f"and {part}" else alone
        chosen = next((text for text in (part, alone) if _understood(text, lexicon)), None)
        if chosen is None:
            return ()
        told.append(chosen)
    return tuple(f"{text[:1].upper()}{text[1:]}?" for text in told)


def _understood(question: str, lexicon: Lexicon) -> bool:
    best = read(question, lexicon)[0].sketch
    return best.whole and not best.absent
