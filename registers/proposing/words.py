"""The words in the names of tables and columns."""

import re
from functools import cache
from typing import Any

from ifc_loader.package_tables import package_table

_PIECES = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[^\W\d_A-Z]+\d?|[A-Z]+|\d+|[²³€$£°%]+")
LIKE = 4
"""Letters that two words share from their start to be of one root: `asset`, `assets`."""


@cache
def table() -> dict[str, Any]:
    """`words.toml`."""
    return package_table("registers.proposing", "words.toml")


@cache
def words(name: str) -> tuple[str, ...]:
    """The words of a name: `work_orders`, `WorkOrders` and `work orders` have the same."""
    return tuple(piece.casefold() for piece in _PIECES.findall(name))


def subject(name: str) -> tuple[str, ...]:
    """The words of a column's name but those that say that it names a row: `asset_id` → asset."""
    found = list(words(name))
    while found and found[-1] in table()["naming"]:
        found.pop()
    return tuple(found)


def alike(one: str, other: str) -> bool:
    """Whether two words are of one root."""
    short, long = sorted((one, other), key=len)
    return long.startswith(short[: max(LIKE, len(short) - 2)]) and len(long) - len(short) <= LIKE


def about(column: str, target: str) -> bool:
    """Whether a column's name speaks of a table: the last word of each is of one root."""
    said, meant = subject(column), words(target.rpartition(".")[2])
    return bool(said and meant) and any(alike(said[-1], word) for word in meant)


def camel(name: str) -> str:
    """A name as a label: `work_orders` → `WorkOrders`."""
    joined = "".join(word[:1].upper() + word[1:] for word in words(name) if word.isalnum())
    return joined if joined[:1].isalpha() else f"Table{joined}"


def is_verb(said: tuple[str, ...]) -> bool:
    """Whether words say what one does to another: `feeds`, `assigned to`."""
    outer = {said[0], said[-1]} & set(table()["prepositions"])
    return said[0].endswith(("s", "ed")) or bool(outer and said[1:])


def typed_by(name: tuple[str, ...]) -> str:
    """The type of relationship that words name: `assigned to` as it is, any other with HAS."""
    plain = tuple(word for word in name if word.isalnum())
    said = "_".join(plain).upper()
    return said if len(plain) > 1 and plain[-1] in table()["prepositions"] else f"HAS_{said}"
