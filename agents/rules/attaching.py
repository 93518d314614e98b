"""How one mention hangs on another: the best path through the schema, given the words between."""

import math
from dataclasses import dataclass
from functools import cache

from agents.rules.mentions import Mention
from agents.rules.plan import Hop
from agents.rules.schema_map import Path, SchemaMap
from agents.rules.vocabulary import vocabulary
from agents.rules.words import root

FLOW_HOPS = 100


@dataclass(frozen=True)
class Cues:
    """What was said between two mentions: relationship types named, and the words' roots."""

    types: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    reachable: bool = False
    sharing: bool = False
    backwards: bool = False

    @property
    def passive(self) -> bool:
        """`preyed upon by`: the later mention is the subject."""
        return "by" in self.words or self.backwards


@dataclass(frozen=True)
class Join:
    """A path with how good it is and the roots of the words that spoke for it."""

    path: Path
    score: float
    heard: frozenset[str]


def best_join(start: Mention, end: Mention, cues: Cues, graph: SchemaMap) -> Join | None:
    """The best path from one mention to another; None where the schema has none."""
    if start.noun or end.noun:
        return _noun_join(start, end, graph)
    joins = [
        _rate(path, count, cues, graph)
        for path, count in graph.paths(start.kinds, end.kinds)
        if cues.sharing or not _by_what_they_share(path)
    ]
    joins = [join for join in joins if not _unasked(join, start, end, cues)]
    best = max(joins, key=lambda join: join.score, default=None)
    if best and cues.reachable:
        return _following(best, start, end, graph)
    return best


def _unasked(join: Join, start: Mention, end: Mention, cues: Cues) -> bool:
    """A room is above or beside a room only where the question says so: `rooms in the kitchen`."""
    known = {kind for types in vocabulary().relations.values() for kind in types}
    hop = join.path[0]
    alike = len(join.path) == 1 and hop.type in known and start.kinds == end.kinds
    return alike and not (join.heard or hop.type in cues.types or cues.reachable)


def _by_what_they_share(path: Path) -> bool:
    """Two things on one storey are not joined by that, unless the question speaks of the same."""
    wholes = vocabulary().wholes
    up = [wholes.get(hop.type) == hop.direction for hop in path]
    down = [hop.type in wholes and wholes[hop.type] != hop.direction for hop in path]
    return any(
        (up[i] and down[i + 1])
        or (down[i] and up[i + 1] and path[i].type != path[i + 1].type)
        or (path[i].type == path[i + 1].type and path[i].direction == "both")
        or (path[i].type == path[i + 1].type and path[i].direction != path[i + 1].direction)
        for i in range(len(path) - 1)
    )


def _noun_join(start: Mention, end: Mention, graph: SchemaMap) -> Join | None:
    """`layers of wall W`: the relationship the noun names."""
    noun = start.noun or end.noun
    assert noun
    for path, _ in graph.paths(start.kinds, end.kinds):
        if len(path) == 1 and path[0].type == noun.relationship:
            return Join(path, 2.0, frozenset())
    return None


def _following(best: Join, start: Mention, end: Mention, graph: SchemaMap) -> Join:
    """`reachable from`: a flow relationship of both ends, over and over, or through one door."""
    ends = {hop.type for kind in start.kinds for hop, _, _ in graph.edges[kind]}
    ends &= {hop.type for kind in end.kinds for hop, _, _ in graph.edges[kind]}
    for flow in vocabulary().flow:
        if flow in ends:
            hop = Hop(type=flow, direction="both", at_most=FLOW_HOPS)
            return Join((hop,), best.score + 1.0, best.heard)
    for path, _ in graph.paths(start.kinds, end.kinds):
        if len(path) == 2 and {hop.type for hop in path} <= vocabulary().passage:
            return Join(path, best.score + 1.0, best.heard)
    return best


def _rate(path: Path, count: int, cues: Cues, graph: SchemaMap) -> Join:
    known = vocabulary()
    score = 1.0 - 0.7 * (len(path) - 1) + 0.02 * math.log1p(count)
    heard: set[str] = set()
    for hop in path:
        if hop.type in cues.types:
            score += (1.0 - 0.1 * cues.types.index(hop.type)) / len(path)
        words = graph.relation_roots[hop.type]
        meant = {word: _with_synonyms(word) for word in cues.words}
        said = words & {one for many in meant.values() for one in many}
        if said:
            score += 0.9 * len(said) / len(words) / len(path)
            heard |= {word for word, many in meant.items() if many & words}
        if hop.type in known.prefer:
            score += 0.3 * (1 - known.prefer.index(hop.type) / len(known.prefer)) / len(path)
        named = hop.type in cues.types or said
        if hop.direction != "both" and len(path) == 1 and (named or hop.type not in known.prefer):
            score += 0.2 if (hop.direction == "in") == cues.passive else 0.0
    return Join(path, score, frozenset(heard))


@cache
def _with_synonyms(word: str) -> frozenset[str]:
    """A root and the roots of the words that mean the same."""
    found = {word}
    for phrase, others in vocabulary().synonyms.items():
        if any(root(one) == word for one in phrase):
            found |= {root(one) for other in others for one in other}
    return frozenset(found)
