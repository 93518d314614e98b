"""How much of a material there is: `how much concrete is in the slab`, `volume of the brick`."""

from collections.abc import Iterator
from dataclasses import replace

from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.measuring import adds_up, measure_of
from agents.understanding.parsing.places import HAS_MATERIAL, MATERIAL
from agents.understanding.plans.algebra import Ask, Content, Nodes, Related, Test
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.twin.entries import CALLED
from agents.understanding.twin.senses import Property

DESCRIBED = CALLED | {"Description", "ObjectType"}
"""Properties by whose texts a room is called rather than finished."""
LAYERED = frozenset({"m3", "kg"})
"""Units of what each layer of a thing has its part of; what has an area has it in all layers."""


def is_material(one: Set, context: Context) -> bool:
    """Whether a certain material is meant, such as concrete; not `materials`."""
    kinds = context.terrain.of_label.get(MATERIAL, frozenset())
    certain = bool(one.nodes.concepts or one.named)
    return certain and bool(one.nodes.kinds) and one.nodes.kinds <= kinds and not one.parts


def contents(
    material: Set, properties: tuple[Property, ...], context: Context
) -> Iterator[tuple[Ask, float]]:
    """What the things that a material is said to be in hold of it, by each measure they have."""
    things = _things(material.nodes, context)
    if things is None or material.by or material.order:
        return
    kept = tuple(one for one in material.nodes.where if not _is_in_things(one))
    plain = replace(material.nodes, where=kept, where_text="")
    for worse, sense in enumerate(properties):
        measure = measure_of(sense, things, context.terrain)
        if measure is None or measure.related or not adds_up(measure):
            continue  # the insulation of all walls together is not thick
        if measure.unit:
            scaled = measure.unit in LAYERED
            yield (
                Content(plain, things, measure, by_layer=scaled),
                (0.45 if scaled else 0.1) - 0.1 * worse,
            )


def _things(material: Nodes, context: Context) -> Nodes | None:
    """The things that are said to be of a material; all of them where none are named."""
    terrain = context.terrain
    stated = [one for one in material.where if isinstance(one, Related)]
    if any(one.negated or one.count or not _is_in_things(one) for one in stated):
        return None
    near = [one.nodes for one in stated if len(one.path) == 1]
    if len(near) > 1:
        return None
    kinds = terrain.kinds(knowledge().held)
    things = near[0] if near else Nodes(knowledge().held, kinds, text="element")
    for one in stated:
        if len(one.path) > 1:
            things = things.having(Related(one.path[1:], one.nodes), text=one.nodes.text)
    return things


def _is_in_things(one: object) -> bool:
    return isinstance(one, Related) and one.path[0].type == HAS_MATERIAL


def is_finish(one: Set, context: Context) -> bool:
    """Whether rooms are meant by what they are finished with: `how much carpet`; not by what they
    are called in their description.
    """
    rooms = context.terrain.kinds(knowledge().places[:1])
    tests = (each for each in one.nodes.where if isinstance(each, Test))
    if any(set(each.properties) & DESCRIBED for each in tests):
        return False
    return one.bound and not one.many and not one.parts and one.nodes.kinds <= rooms
