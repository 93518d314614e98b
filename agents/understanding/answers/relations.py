"""The words for paths through the schema: `on`, `with`, `reached from`."""

from functools import cache

from agents.understanding.language.words import deeds_of, name_words
from agents.understanding.plans.algebra import Related, Test
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Hop, Path
from ifc_loader.package_tables import package_table
from registers.joining import RECORDS

HAVING = frozenset({"has", "ha"})
"""Words before a noun in the name of a relationship, as stems."""


@cache
def _relations() -> dict[str, list[str]]:
    wording = package_table("agents.understanding.answers", "wording.toml")
    told: dict[str, list[str]] = wording["relations"]
    return told


def joining_words(path: Path) -> tuple[str, bool]:
    """The words for a path, and whether its end is a part of what it starts from."""
    path = tuple(hop for hop in path if hop.type != RECORDS) or path
    told = [_hop(hop) for hop in path]
    parts = [knowledge().leads_down(hop) for hop in path]
    if len(path) == 2 and path[0] == path[1].reversed():
        return "reached from" if path[
            0
        ].type in knowledge().passage else f"{told[0]} the same as", False
    return told[-1], told[-1] == "with" or (parts[-1] and path[-1].type not in _relations())


def unsaid(one: Related) -> Test | None:
    """What no row says of the elements it records, as if it were their own; None for any other."""
    if not one.negated or one.path[0].type != RECORDS or len(one.nodes.where) != 1:
        return None
    said = one.nodes.where[0]
    if isinstance(said, Test) and said.operator == "known":
        return Test(said.properties, "unknown")
    return None


def _hop(hop: Hop) -> str:
    told = _relations().get(hop.type)
    if told is not None:
        return told[1] if hop.direction == "in" else told[0]
    first, *others = name_words(hop.type)
    if others and first in HAVING:
        if hop.direction == "in":
            return "of" if any(deeds_of(others[-1])) else "with"
        return " ".join(("with the", *others))
    return " ".join((first, *others))
