"""Sets in order of a measure, or of how many of others their things have."""

from dataclasses import replace

from agents.understanding.language.speaking import plural
from agents.understanding.parsing.applying.properties import first_measure
from agents.understanding.parsing.applying.sets import Applied
from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.things import Order, Set
from agents.understanding.parsing.joining import Join, join
from agents.understanding.plans.algebra import Measure, Nodes, Related
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin.entries import NAMES
from agents.understanding.twin.senses import Property, Relation


def ranked(subject: Set, ranking: Ranking, terrain: Terrain) -> Applied | None:
    """`the largest room`, `the storey with the most doors`."""
    if ranking.counted is not None:
        how = _counted(subject, ranking.counted, ranking.relation, terrain)
        if how is None:
            return None
        measure = Measure(
            f"number of {plural(ranking.counted.nodes.text)}",
            counted=Related(how.path, ranking.counted.nodes),
        )
        score = how.score
    else:
        lying = _lying(ranking.properties, subject.nodes, terrain)
        found = first_measure(lying or ranking.properties, subject.nodes, terrain)
        if found is None or found.groups[0][0] in NAMES:
            return None
        measure, score = found, 0.1
    order = Order(measure, ranking.descending, ranking.limit, ranking.skip)
    return replace(subject, order=order), score


def _lying(
    properties: tuple[Property, ...], nodes: Nodes, terrain: Terrain
) -> tuple[Property, ...]:
    """The measures by which storeys are high and low: where they lie, and not how tall they are."""
    storeys = terrain.of_label.get("IfcBuildingStorey", frozenset())
    if not nodes.kinds <= storeys:
        return ()
    return tuple(one for one in properties if ("Elevation",) in one.groups)


def _counted(
    subject: Set, counted: Set, relation: Relation | None, terrain: Terrain
) -> Join | None:
    if counted.nodes.absent:
        return None
    how = join(subject.nodes.kinds, counted.nodes.kinds, terrain, relation or Relation(()))
    if how is None:
        return None
    wholes = knowledge().wholes
    upwards = all(wholes.get(hop.type) == hop.direction for hop in how.path)
    return None if upwards and {hop.type for hop in how.path} <= knowledge().single else how
