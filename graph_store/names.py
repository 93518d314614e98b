"""Names in Cypher: labels, types and properties cannot be parameters, so they are quoted."""

import re

from graph_store.errors import GraphError

SLUG = re.compile(r"[a-z][a-z0-9-]{0,62}")


def quoted(name: str) -> str:
    """`name` between back-ticks. Raises GraphError for a name no engine can hold."""
    if not name or "\x00" in name or "\\u" in name:
        raise GraphError(f"{name!r} cannot be a label, a type or a property name")
    return "`" + name.replace("`", "``") + "`"


def twin_name(name: str) -> str:
    """A twin's name, lower case; raises GraphError where it cannot name a database."""
    if not SLUG.fullmatch(name) or name == "system":
        raise GraphError(
            f"{name!r} cannot name a twin; use a letter, then letters, digits and hyphens, "
            "all lower case"
        )
    return name
