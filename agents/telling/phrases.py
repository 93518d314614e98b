"""The words behind a noun, as they are said of one thing and of several."""

import re


def of_one(where: str) -> str:
    """`that face south` said of one thing: `that faces south`."""
    said = {"are": "is", "have": "has", "do": "does"}
    return re.sub(
        r"\bthat (are|have|do|face|lead|belong|contain|lie)\b",
        lambda verb: f"that {said.get(verb[1], verb[1] + 's')}",
        where,
    )


def of_many(where: str) -> str:
    """`that has no window` said of several things."""
    said = {"is": "are", "has": "have", "does": "do"}
    return re.sub(r"\bthat (is|has|does)\b", lambda verb: f"that {said[verb[1]]}", where)
