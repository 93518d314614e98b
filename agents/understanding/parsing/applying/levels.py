"""What is above a storey or below it: by the storeys' elevations, as no file relates them."""

from agents.understanding.parsing.applying.sets import Applied, having
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.joining import join
from agents.understanding.plans.algebra import Beyond, Nodes, Related
from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin.senses import Relation
from agents.understanding.twin.storeys import STOREY

ABOVE = frozenset({"ABOVE"})
ELEVATION = ("Elevation",)
FITS = 0.38
"""What it is worth: less than `above ground` as a name of storeys, more than its words apart."""


def is_of_levels(link: Linked, terrain: Terrain) -> bool:
    """Whether a condition says what is above a storey or below it."""
    relation, nodes = link.relation, link.set.nodes
    said = relation is not None and set(relation.types) == ABOVE
    return said and bool(nodes.kinds) and nodes.kinds <= terrain.kinds((STOREY,))


def above_level(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """`rooms above the ground floor`; the one storey above another is the nearest to it."""
    storeys = terrain.kinds((STOREY,))
    if link.relation is None or subject.named or link.set.parts or link.set.order or link.set.det:
        return None
    higher = link.relation.backwards == link.inverted
    beyond = Beyond(ELEVATION, ">" if higher else "<", link.set.nodes)
    if not subject.nodes.kinds <= storeys:
        how = join(subject.nodes.kinds, storeys, terrain, Relation((), preposition="in"))
        levels = Nodes((STOREY,), storeys, where=(beyond,), text="storey")
        return (having(subject, Related(how.path, levels), text=link.text), FITS) if how else None
    if subject.many:
        return having(subject, beyond, text=link.text), FITS
    others = Nodes((STOREY,), storeys, where=(beyond,), text=subject.nodes.text)
    nearest = Beyond(ELEVATION, "<=" if higher else ">=", others)
    return having(subject, beyond, nearest, text=link.text), FITS
