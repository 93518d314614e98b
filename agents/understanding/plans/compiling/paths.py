"""Paths through the schema as patterns."""

from agents.understanding.schema.terrain import Path
from graph_store import quoted

ARROWS = {"out": ("-", "->"), "in": ("<-", "-"), "both": ("-", "-")}


def path_pattern(path: Path) -> str:
    """The relationships of a path in a pattern, between two nodes."""
    parts = []
    for hop in path:
        length = f"*..{hop.at_most}" if hop.at_most > 1 else ""
        left, right = ARROWS[hop.direction]
        parts.append(f"{left}[:{quoted(hop.type)}{length}]{right}")
    return "()".join(parts)


def is_far(path: Path) -> bool:
    """Whether one of the relationships may be followed over and over."""
    return any(hop.at_most > 1 for hop in path)
