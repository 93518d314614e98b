"""Names in Cypher: labels, types and properties cannot be parameters, so they are quoted."""

import re
from functools import lru_cache

from graph_store.errors import GraphError

SURROUNDINGS = "surroundings"
"""The property of a `:Model` that keeps its rooms and things for those of other models."""
TWIN = "twin"
"""The property of a `:Model` that names its twin, in a portfolio (portfolio.py)."""
SLUG = re.compile(r"[a-z][a-z0-9-]{0,62}")


@lru_cache(maxsize=10_000)
def quoted(name: str) -> str:
    """`name` as a person writes it: between back-ticks only where it is no plain identifier."""
    return name if name.isidentifier() and name.isascii() else _ticked(name)


def storable(name: str) -> str:
    """`name` between back-ticks, to be written. Raises GraphError where no engine can hold it."""
    if not name or "\x00" in name or "\\u" in name:
        raise GraphError(f"{name!r} cannot be a label, a type or a property name")
    return _ticked(name)


def _ticked(name: str) -> str:
    return "`" + name.replace("`", "``") + "`"


def twin_name(name: str) -> str:
    """A twin's name, lower case; raises GraphError where it cannot name a database."""
    if not SLUG.fullmatch(name) or name == "system":
        raise GraphError(
            f"{name!r} cannot name a twin; use a letter, then letters, digits and hyphens, "
            "all lower case"
        )
    return name


def twin_label(twin: str) -> str:
    """The label that every node of a twin carries in a portfolio: `Twin_hospital_2`."""
    return f"Twin_{twin.replace('-', '_')}"
