"""Words in questions and in names."""

import re
from functools import lru_cache

from rapidfuzz import fuzz

FILLER = frozenset({
    "the", "and", "are", "for", "how", "many", "much", "what", "which", "who", "where", "when",
    "does", "has", "have", "with", "there", "that", "this", "from", "all", "any", "each", "every",
    "out", "its", "was", "were", "can", "you", "tell", "show", "list", "give", "name", "find",
    "get", "not",
})  # fmt: skip
"""Words of a question that name nothing in a graph."""


@lru_cache(maxsize=50_000)
def words_of(text: str) -> frozenset[str]:
    """The telling words of a question or a name: `Pset_DoorCommon.FireRating` → door, fire, …"""
    parts = re.findall(r"[A-Z]?[a-zäöüß]+|[A-Z]+(?![a-z])|\d+", text)
    words = {re.sub(r"(?<=[^s])s$", "", part.lower()) for part in parts if len(part) > 2}
    return frozenset(words - FILLER - {"ifc", "pset"})


def any_alike(these: frozenset[str], those: frozenset[str]) -> bool:
    """Whether two sets of words meet, a slip of the pen allowed in longer ones."""
    return not these.isdisjoint(those) or any(
        _alike(one, other) for one in these if len(one) > 4 for other in those if len(other) > 4
    )


@lru_cache(maxsize=50_000)
def _alike(one: str, other: str) -> bool:
    return abs(len(one) - len(other)) < 3 and fuzz.ratio(one, other) >= 85
