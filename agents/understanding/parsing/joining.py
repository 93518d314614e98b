"""How two sets of nodes are joined: the relationships between their kinds that a phrase means."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from agents.understanding.plans.algebra import Nodes, Related
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Hop, Kinds, Path, Terrain
from agents.understanding.twin.senses import Relation

SPATIAL = frozenset(
    {
        "ON_STOREY",
        "LOCATED_IN",
        "LIGHTS",
        "IN_ZONE",
        "IN_SYSTEM",
        "AGGREGATES",
        "CONTAINS",
        "LEADS_TO",
    }
)
BESIDE = frozenset({"ADJACENT_TO"})
"""Relationships between things of which neither is in the other."""
UNSPOKEN_HOPS = frozenset(
    {"SAME_AS", "DECLARES", "HAS_FINDING", "ABOUT", "ON_LAYER", "DESCRIBES", "FEEDS"}
)
"""Relationships that no two things are joined by unless a question names them."""


_FELT = 0.05
"""Of what a path's rarity costs: how well things fit together is felt little by it."""
ONE_WAY, ALONE = frozenset({"FEEDS", "ABOVE"}), frozenset({"SERVES", "HAS_MATERIAL"})
"""Relationships that no one says the other way round, and others that no path stands for."""
HELD_BY, THROUGH = frozenset({"HOSTS", "FILLED_BY"}), frozenset({"LEADS_TO", "LIGHTS"})
"""The walls of a room are not but those in which its doors and windows are."""
NOWHERE = -0.5
"""What it costs to ask for the rooms of things that are in none."""
FAR = 100
"""Hops that a flow is followed."""


@dataclass(frozen=True, slots=True)
class Join:
    """A path from one set to another, with how well it fits what was said."""

    path: Path
    score: float


@lru_cache(maxsize=20_000)
def join(
    start: Kinds,
    end: Kinds,
    terrain: Terrain,
    relation: Relation | None = None,
    *,
    inverted: bool = False,
) -> Join | None:
    """The best way from nodes of the first kinds to those of the second; None without any.

    `inverted`: the second set is the subject of the relation (`rooms the door leads to`).
    """
    if not start or not end:
        return None
    if relation is not None and relation.far:
        return _reached(start, end, terrain)
    best: Join | None = None
    paths = terrain.paths(start, end)
    relation = _as_member(relation, [path for path, _ in paths], inverted=inverted)
    for path, count in paths:
        score = _score(path, relation, inverted=inverted)
        if score is None or (start & end and _shares_a_part(path)):
            continue
        if not terrain.of_building and _shares_an_end(path):
            continue
        reach = count / max(1, min(terrain.count(start), terrain.count(end)))
        score += 0.1 * min(1.0, reach)
        if best is None or score > best.score:
            best = Join(path, score)
    return Join(best.path, best.score + _rarity(best.path) - _FELT) if best else None


def _as_member(
    relation: Relation | None, paths: Sequence[Path], *, inverted: bool
) -> Relation | None:
    """What a system feeds or serves, or is connected to it, are its members, where nothing feeds or
    serves them but others of it: it has no ports of its own.
    """
    attached = knowledge().attaching & set(relation.types if relation else ())
    single = [path[0] for path in paths if len(path) == 1]
    members = [hop for hop in single if hop.type in knowledge().membership]
    if relation is None or not attached or not members or any(h.type in attached for h in single):
        return relation
    (hop, *_), wanted = members, _wanted(relation, inverted=inverted)
    to_whole = hop.direction == knowledge().wholes[hop.type]
    if attached <= ONE_WAY and to_whole == (wanted == "out"):
        return relation  # the pump that feeds a system need not be of it
    return Relation((hop.type,), backwards=inverted == to_whole)


def is_to_member(hop: Hop) -> bool:
    """Whether a relationship leads from a system to what is of it."""
    known = knowledge()
    return hop.type in known.membership and hop.direction != known.wholes[hop.type]


def _reached(start: Kinds, end: Kinds, terrain: Terrain) -> Join | None:
    """`reachable from`: a flow relationship of both ends, over and over, or through one door."""
    known = knowledge()
    ends = [{h.type for k in kinds for h, _, _ in terrain.edges[k]} for kinds in (start, end)]
    flows = sorted(known.flow & ends[0] & ends[1])
    if flows:
        return Join((Hop(flows[0], "both", FAR),), 0.8)
    passages = [p for p, _ in terrain.paths(start, end) if {h.type for h in p} <= known.passage]
    return Join(min(passages, key=len), 0.5) if passages else None


def nowhere(start: Kinds, end: Kinds, terrain: Terrain, relation: Relation | None) -> Join | None:
    """How things would be joined with the rooms they are in, where none of them is in any; None of
    other things, or where no word says that the one is in the other.
    """
    rooms, held = (terrain.kinds(kinds) for kinds in (knowledge().places[:1], knowledge().held))
    stands = relation is not None and (
        relation.preposition in {"in", "with"} or knowledge().alike.keys() & set(relation.types)
    )
    if not stands or not start or not end:
        return None
    if start <= held and end <= rooms:
        return Join((Hop("LOCATED_IN", "out"),), NOWHERE)
    return Join((Hop("LOCATED_IN", "in"),), NOWHERE) if start <= rooms and end <= held else None


def related(nodes: Nodes, other: Nodes, how: Join, **more: object) -> Related:
    """The condition that nodes are joined so with others."""
    return Related(how.path, other, **more)  # type: ignore[arg-type]


def _score(path: Path, relation: Relation | None, *, inverted: bool) -> float | None:
    """How well a path fits what was said; None where nobody would mean it."""
    types = [hop.type for hop in path]
    asked = _alike(relation.types if relation else (), path)
    if UNSPOKEN_HOPS & (set(types) - set(asked)) or sum(one in ONE_WAY for one in types) > 1:
        return None  # what feeds that which feeds a thing is not said to feed it
    opened = HELD_BY & set(types) and THROUGH & set(types)
    if _shares_a_whole(path) or (opened and not (HELD_BY | THROUGH) & set(asked)):
        return None
    score = -0.35 * (len(path) - 1)
    score -= _rarity(path)
    if asked:
        told = [hop for hop in path if hop.type in asked]
        if told:
            turned = _direction(told, relation, inverted=inverted) < 0
            if turned and any(hop.type in ONE_WAY for hop in told):
                return None
            score += 0.8 - 0.3 * sum(hop.type not in asked for hop in path)
            score += _direction(told, relation, inverted=inverted)
        elif len(path) > 1 or (ONE_WAY | ALONE) & set(asked):
            return None  # to feed, serve or be above a thing is not to stand in it
        else:
            score -= 1.2
    elif relation and relation.preposition in {"in", "from"} and set(types) & SPATIAL:
        score += 0.15
    elif relation and relation.preposition == "in" and set(types) & BESIDE:
        score -= 0.8
    return score


def _alike(asked: Sequence[str], path: Path) -> frozenset[str]:
    """The relationships that a word for these may mean: where two things are joined directly, one
    of the same meaning too.
    """
    alike = knowledge().alike.get(path[0].type, frozenset()) if len(path) == 1 else frozenset()
    return frozenset(asked) | (alike if alike & set(asked) else frozenset())


def _rarity(path: Path) -> float:
    """What sets one path behind another between the same things, by its rarest relationship."""
    return 0.02 * max(_rank(hop.type) for hop in path)


def _rank(kind: str) -> int:
    prefer = knowledge().prefer
    return prefer.index(kind) if kind in prefer else len(prefer) + 5


def _direction(told: list[Hop], relation: Relation | None, *, inverted: bool) -> float:
    """Where a relationship may run both ways between two kinds, the way it was said."""
    if relation is None or told[0].direction == "both" or len({h.direction for h in told}) > 1:
        return 0.0
    return 0.2 if told[0].direction == _wanted(relation, inverted=inverted) else -0.2


def _wanted(relation: Relation, *, inverted: bool) -> str:
    """Which way a relationship was said to run."""
    return "in" if inverted != relation.backwards else "out"


def _shares_a_whole(path: Path) -> bool:
    """Two things are not joined by what they merely share: up to a whole and down again."""
    wholes = knowledge().wholes
    return any(
        wholes.get(up.type) == up.direction and knowledge().leads_down(down)
        for up, down in itertools.pairwise(path)
    )


def _shares_an_end(path: Path) -> bool:
    """In a graph of any kind, two things are not joined by what both are related to in one way:
    films `made by` a painting are not those with the same maker.
    """
    return any(one.type == other.type for one, other in itertools.pairwise(path))


def _shares_a_part(path: Path) -> bool:
    """Nor by what stands in one of them and so in the other: down to a part and up again."""
    wholes = knowledge().wholes
    return any(
        knowledge().leads_down(down) and wholes.get(up.type) == up.direction
        for down, up in itertools.pairwise(path)
    )
