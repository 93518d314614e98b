"""Rules for the layers of things: which they are, how many, how thick, and of which material."""

from collections.abc import Callable
from dataclasses import replace

from agents.understanding.parsing.applying.relations import with_linked
from agents.understanding.parsing.constituents.conditions import Linked
from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Strata, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.grammar.rule import Found, applied
from agents.understanding.parsing.measuring import THICKNESS, measure_of
from agents.understanding.parsing.places import MATERIAL, parts_of
from agents.understanding.plans.algebra import Related

LAYER = "HAS_LAYER"


def layers_of(context: Context, one: Strata, linked: Linked) -> Found:
    """`layers of the wall`, `layers of brick`."""
    if linked.inverted:
        return
    having = linked.relation is not None and linked.relation.preposition == "with"
    if having and one.of is not None and _is_material(linked.set, context):
        for of, score in applied(with_linked(one.of, linked, context.terrain)):
            yield replace(one, of=of), score + 0.2  # type: ignore[arg-type]
        return
    for what, score in layers_beside(context, one, linked.set):
        yield what, max(score, 0.25) if isinstance(what, Strata) and what.of else score


def layers_beside(context: Context, one: Strata, subject: Set) -> Found:
    """`layers does the wall have`, `which layer of the slab … insulation`."""
    if subject.det in {"no", "except", "how_many"} or subject.order or subject.by:
        return
    if _is_material(subject, context):
        if one.material is None:
            yield replace(one, material=subject), 0.1
    elif one.of is None and (layered := in_layers(subject, context)):
        yield replace(one, of=layered), 0.25 if one.material is None else -0.35


def layers_behind(context: Context, subject: Set, one: Strata) -> Found:
    """`wall layers`, `the brick layer`."""
    for what, score in layers_beside(context, one, subject):
        yield what, score - 0.05


def layers_asked(_: Context, word: Word, one: Strata) -> Found:
    """`how many layers`, `list the layers`."""
    if word.name == "how_many":
        yield replace(one, counted=True), 0.2
    elif word.name in {"which", "what", "list", "all", "comma", "each"}:
        yield one, 0.0


def layers_ranked(context: Context, ranking: Ranking, one: Strata) -> Found:
    """`the thickest layer`."""
    thickness = context.property(THICKNESS)
    if ranking.counted is None and thickness in ranking.properties and one.limit is None:
        yield replace(one, descending=ranking.descending, limit=ranking.limit), 0.3


def layers_ranked_behind(context: Context, one: Strata, ranking: Ranking) -> Found:
    """`which layer of the wall is the thickest`."""
    yield from layers_ranked(context, ranking, one)


def layers_measured(context: Context, asked: Asked, one: Strata) -> Found:
    """`thickness of the layers`, `how thick is the brick layer`."""
    if asked.of is None and not asked.function and context.property(THICKNESS) in asked.properties:
        yield replace(one, thickness=True), 0.3


def layers_told(context: Context, one: Strata, asked: Asked) -> Found:
    """`the layers with their thickness`, which is told of layers anyway."""
    if asked.of is None and context.property(THICKNESS) in asked.properties:
        yield one, 0.3


def layers_twice(_: Context, one: Strata, other: Strata) -> Found:
    """`the layers of the wall from outside to inside`, which is how layers are told anyway."""
    if other == Strata():
        yield one, 0.3
    elif one == Strata():
        yield other, 0.3


def layers_of_material(context: Context, asked: Asked, subject: Set) -> Found:
    """`how thick is the brick in the external walls`: the layers of a material."""
    if asked.of is not None or context.property(THICKNESS) not in asked.properties:
        return
    if (whole := layers_together(subject, context)) is not None:
        yield whole, 0.1
    if asked.function or subject.parts or (subject.named and subject.count):
        return
    if not _is_material(subject, context):
        return
    placed = [c for c in subject.nodes.where if isinstance(c, Related) and not c.negated]
    kept = tuple(c for c in subject.nodes.where if c not in placed)
    if len(placed) > 1:
        return
    of = Set(placed[0].nodes) if placed else None
    material = replace(subject, nodes=replace(subject.nodes, where=kept, where_text=""))
    if of is None or has_layers(of, context):
        yield Strata(of=of, material=material, thickness=True), -0.2 if subject.refers else 0.3


def layers_together(subject: Set, context: Context) -> Strata | None:
    """How thick things are that tell no thickness but that of their layers; None of others."""
    thickness = context.property(THICKNESS)
    if thickness is None or subject.det in {"no", "except", "how_many"} or subject.order:
        return None
    if measure_of(thickness, subject.nodes, context.terrain) is not None:
        return None
    return Strata(of=subject, together=True) if has_layers(subject, context) else None


def _is_material(subject: Set, context: Context) -> bool:
    kinds = context.terrain.of_label.get(MATERIAL, frozenset())
    return bool(subject.nodes.kinds) and subject.nodes.kinds <= kinds


def in_layers(subject: Set, context: Context) -> Set | None:
    """Things that have layers, or what they are put together of; None where neither has any."""
    if has_layers(subject, context):
        return subject
    parts = parts_of(subject.nodes, context.terrain)
    whole = Set(parts) if parts is not None else None
    return whole if whole is not None and has_layers(whole, context) else None


def has_layers(subject: Set, context: Context) -> bool:
    """Whether any of the things have layers."""
    edges = context.terrain.edges
    return any(
        hop.type == LAYER and hop.direction == "out"
        for kind in subject.nodes.kinds
        for hop, _, _ in edges[kind]
    )


TABLE: tuple[tuple[type, type, Callable[..., Found]], ...] = (
    (Strata, Linked, layers_of),
    (Strata, Set, layers_beside),
    (Set, Strata, layers_behind),
    (Word, Strata, layers_asked),
    (Ranking, Strata, layers_ranked),
    (Strata, Ranking, layers_ranked_behind),
    (Asked, Strata, layers_measured),
    (Strata, Asked, layers_told),
    (Strata, Strata, layers_twice),
    (Asked, Set, layers_of_material),
)
"""Which rules there are for layers."""
