"""Conditions are applied to sets: the schema says whether, and how."""

from dataclasses import replace
from typing import TypeGuard

from agents.understanding.language.speaking import plural
from agents.understanding.language.words import name_words
from agents.understanding.parsing.constituents import (
    Bound,
    Compared,
    Flags,
    Linked,
    Order,
    Ranking,
    Set,
)
from agents.understanding.parsing.joining import Join, join
from agents.understanding.parsing.measuring import held, measure_of
from agents.understanding.parsing.places import first_of, in_part, is_group
from agents.understanding.plans.algebra import (
    Beyond,
    Condition,
    Either,
    Is,
    Measure,
    Nodes,
    Not,
    Operator,
    Related,
    Test,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Hop, Kinds, Terrain
from agents.understanding.twin.lexicon import NAMES
from agents.understanding.twin.senses import Property, Relation

Applied = tuple[Set, float]
UNSPOKEN_HOP = 0.6
"""What each relationship beyond the first costs where no word says that two sets are joined."""


def instances(nodes: Nodes, terrain: Terrain, *, many: bool = False) -> Nodes | None:
    """The things of a type that goes by a name, and of several the members of a zone that does;
    None where the nodes are neither.
    """
    if not terrain.of_building:
        return _of_the_class(nodes, terrain)
    held = knowledge().instances | (knowledge().members if many else {})
    for label, relation in held.items():
        if not nodes.kinds or not nodes.kinds <= terrain.of_label.get(label, frozenset()):
            continue
        ends = [
            (hop.reversed(), to)
            for kind in nodes.kinds
            for hop, to, _ in terrain.edges[kind]
            if hop.type == relation
        ]
        if ends:
            return _having(frozenset(to for _, to in ends), ends[0][0], nodes, terrain)
    return None


def _of_the_class(nodes: Nodes, terrain: Terrain) -> Nodes | None:
    """What is called by the name of its class: statues are what `hasGenre` leads to the genre
    `statue` from; the name of the relationship says so. A name in capitals is that of one thing.
    """
    called = [str(one.value) for one in nodes.where if isinstance(one, Test)]
    if not called or not all(name.islower() for name in called):
        return None
    ends: dict[Hop, set[int]] = {}
    for kind in nodes.kinds:
        label = name_words(terrain.schema.kinds[kind].labels[0])
        for hop, to, _ in terrain.edges[kind]:
            words = name_words(hop.type)
            if hop.direction == "in" and len(words) > 1 and label[-1:] == words[-1:]:
                ends.setdefault(hop, set()).add(to)
    if len(ends) != 1:
        return None
    ((hop, kinds),) = ends.items()
    return _having(frozenset(kinds), hop.reversed(), nodes, terrain)


def _having(kinds: Kinds, hop: Hop, nodes: Nodes, terrain: Terrain) -> Nodes:
    labels = terrain.narrowest_label(kinds)
    return Nodes(labels, kinds, text=nodes.text).having(Related((hop,), nodes))


def having(subject: Set, *conditions: Condition, text: str = "") -> Set:
    """A set with further conditions."""
    return replace(subject, nodes=subject.nodes.having(*conditions, text=text))


def with_flags(subject: Set, flags: Flags, terrain: Terrain) -> Applied | None:
    """`external doors`; None where these things have no such property."""
    filled = terrain.filled(subject.nodes.kinds)
    names = tuple(name for name in flags.names if filled.get(name))
    if not names:
        return _by_rooms(subject, flags, terrain)
    value = flags.value
    condition: Condition = Test(names, "in" if isinstance(value, tuple) else "=", value)
    if flags.negated and isinstance(value, bool):
        condition = Test(names, "=", not value)
    elif flags.negated:
        condition = Not(condition)
    word = f"not {flags.text}" if flags.negated else flags.text
    return having(subject, condition, text=word), 0.1


def _by_rooms(subject: Set, flags: Flags, terrain: Terrain) -> Applied | None:
    """External doors of a file that does not say which are: those that lead to one room only."""
    last = {name.rpartition(".")[2] for name in flags.names}
    relations = {knowledge().outside[name] for name in last & knowledge().outside.keys()}
    if not relations or not isinstance(flags.value, bool):
        return None
    rooms = terrain.kinds(knowledge().places[:1])
    hops = {
        hop
        for kind in subject.nodes.kinds
        for hop, to, _ in terrain.edges[kind]
        if hop.type in relations and to in rooms
    }
    if len(hops) != 1:
        return None
    nodes = Nodes(terrain.narrowest_label(rooms), rooms, text="room")
    outside = flags.value != flags.negated
    count: tuple[Operator, int] = ("=", 1) if outside else (">", 1)
    condition = Related((hops.pop(),), nodes, count=count)
    return having(subject, condition, text=flags.text), -0.1


def with_compared(subject: Set, one: Compared, terrain: Terrain) -> Applied | None:
    """`larger than 20 m²`, `wider than the front door`, `with a fire rating`."""
    measure = first_measure(one.properties, subject.nodes, terrain)
    if measure is None or measure.related or not measure.groups:
        return None
    conditions = _compared_by(one, measure, terrain)
    score = -0.6 if one.known and _all_have(measure, subject.nodes, terrain) else 0.1
    return (having(subject, *conditions, text=one.text), score) if conditions else None


def _all_have(measure: Measure, nodes: Nodes, terrain: Terrain) -> bool:
    """Whether to have a property is no condition, as all such things do."""
    filled = terrain.filled(nodes.kinds)
    return any(filled[group[0]] == terrain.count(nodes.kinds) for group in measure.groups)


def _compared_by(one: Compared, measure: Measure, terrain: Terrain) -> list[Condition]:
    """The conditions on a measure; none where it cannot be compared so."""
    names = tuple(group[0] for group in measure.groups)
    if one.known is not None:
        operator: Operator = "known" if one.known else "unknown"
        return [Test(names, operator)]
    if one.value is not None:
        return [Test(names, "=" if isinstance(one.value, str) else "in", one.value)]
    if one.beyond is not None:
        comparable = held(measure.groups, one.beyond.nodes.kinds, terrain)
        return [Beyond(names, one.operator, one.beyond.nodes)] if comparable else []
    if one.bound is None:
        return []
    if not terrain.of_building:
        names = tuple(n for n in names if not terrain.is_typed(n, "string")) or names
    year = all(terrain.is_typed(name, "date") for name in names)
    return _bounded(names, one.bound, measure, year=year)


def _bounded(
    names: tuple[str, ...], bound: Bound, measure: Measure, *, year: bool
) -> list[Condition]:
    """Within a bound, where its unit is that of the measure; of a date its `year` is."""
    amount = bound.amount
    if amount.unit and measure.unit and amount.unit != measure.unit:
        return []
    if bound.upper is not None:
        upper = bound.upper.value
        return [Test(names, ">=", amount.value, year), Test(names, "<=", upper, year)]
    return [Test(names, bound.operator, amount.value, year)]


def with_linked(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """`doors to the kitchen`, `rooms without windows`, `walls with more than 2 doors`."""
    other, nodes = link.set, link.set.nodes
    if link.between or other.parts or other.order or other.by:
        return _with_several(subject, link, terrain)
    if (apart := in_part(link, terrain)) is not None:
        return _with_both(subject, apart, terrain)
    rooms = subject.nodes.kinds & nodes.kinds & terrain.kinds(knowledge().places[:1])
    if rooms and is_group(nodes) and (link.relation is None or not link.relation.types):
        return without(subject, other, terrain) if other.det == "no" else both(subject, other)
    return _with_one(subject, link, terrain)


def _with_several(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """Between two things, with one of several, with the first in an order."""
    other = link.set
    if link.between:
        ends = tuple(Linked(None, part, text=link.text) for part in other.parts)
        return _with_both(subject, (ends[0], ends[1]), terrain)
    if other.parts and other.joined == "or":
        return _with_either(subject, link, terrain)
    if other.parts and other.joined == "and":
        return _with_all(subject, link, terrain)
    if other.parts and other.named and not terrain.of_building:
        return _with_each(subject, link, terrain)
    if other.order is not None:
        first = first_of(other)
        return with_linked(subject, replace(link, set=first), terrain) if first else None
    return None if other.by else _with_one(subject, link, terrain)


def _with_one(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """A relationship with things that are spoken of plainly."""
    other, nodes = link.set, link.set.nodes
    if is_whole(nodes):
        return None if other.det in {"which", "what"} else (subject, 0.0)
    if subject.nodes.absent or (nodes.absent and not link.set.named):
        return _with_absent(subject, link)
    how = join(subject.nodes.kinds, nodes.kinds, terrain, link.relation, inverted=link.inverted)
    if how is None or (_is_anything(nodes) and not _is_said(how, link.relation)):
        return None
    negated = other.det == "no"
    condition = Related(how.path, nodes, negated=negated, count=other.count)
    unspoken = UNSPOKEN_HOP * (len(how.path) - 1) if link.relation is None else 0.0
    return having(subject, condition, text=link.text or nodes.text), how.score - unspoken


def _with_both(subject: Set, links: tuple[Linked, Linked], terrain: Terrain) -> Applied | None:
    first = with_linked(subject, links[0], terrain)
    second = with_linked(first[0], links[1], terrain) if first else None
    if first is None or second is None:
        return None
    return second[0], (first[1] + second[1]) / 2


def _with_each(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """`associated with A and B`: with both, as no place is in two others at once."""
    applied: Applied | None = (subject, 0.0)
    for part in link.set.parts:
        found = with_linked(applied[0], replace(link, set=part), terrain) if applied else None
        applied = (
            (found[0], found[1] / len(link.set.parts) + applied[1]) if applied and found else None
        )
    return applied


def _is_anything(nodes: Nodes) -> bool:
    return not (nodes.labels or nodes.concepts or nodes.where)


def _is_said(how: Join, relation: Relation | None) -> bool:
    return relation is not None and {hop.type for hop in how.path} <= set(relation.types)


def _with_either(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    each_denied = all(part.det == "no" for part in link.set.parts)
    if link.set.det == "no" and not each_denied:
        return _with_none(subject, link, terrain)
    found = [with_linked(subject, replace(link, set=part), terrain) for part in link.set.parts]
    if None in found:
        return None
    told = [one for one in found if one]
    conditions = tuple(one.nodes.where[-1] for one, _ in told if one.nodes.where)
    score = min(score for _, score in told)
    return having(subject, Either(conditions), text=link.text or link.set.nodes.text), score


def _with_all(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """`with a radiator and a window`: with both; `on level 1 and level 2`, as nothing is on two: on
    either; without both: without any."""
    if link.set.det == "no":
        return _with_none(subject, link, terrain)
    found = [with_linked(subject, replace(link, set=part), terrain) for part in link.set.parts]
    told = [one for one in found if one]
    had = len(subject.nodes.where)
    if len(told) < len(found) or any(len(one.nodes.where) <= had for one, _ in told):
        return None
    conditions = tuple(one.nodes.where[-1] for one, _ in told)
    alone = (isinstance(c, Related) and c.path[0].type in knowledge().single for c in conditions)
    both = (Either(conditions),) if all(alone) else conditions
    text = link.text or link.set.nodes.text
    return having(subject, *both, text=text), min(score for _, score in told)


def _with_none(subject: Set, link: Linked, terrain: Terrain) -> Applied | None:
    """`without smoke or heat detectors`: with none of either."""
    found: Applied | None = (subject, 0.0)
    scores = []
    for part in link.set.parts:
        text = f"without {part.nodes.text}"
        one = replace(link, set=replace(part, det="no"), text=text)
        found = with_linked(found[0], one, terrain) if found else None
        scores.append(found[1] if found else 0.0)
    return (found[0], min(scores)) if found else None


def _with_absent(subject: Set, link: Linked) -> Applied | None:
    """An absent thing stays one; without an absent thing is everything. Else nothing is known.

    What merely stands beside an absent thing is not said of it: `rafters does the roof have`.
    """
    if subject.nodes.absent:
        stated = link.relation is not None and not link.inverted
    else:
        stated = link.set.det == "no"
    if not stated:
        return None
    return replace(subject, nodes=subject.nodes.having(text=link.text)), -0.3


def is_whole(nodes: Nodes) -> bool:
    """`in the building` says nothing where the whole twin is meant."""
    return bool(set(nodes.labels) & knowledge().whole) and not nodes.where


def without(subject: Set, other: Set, terrain: Terrain) -> Applied | None:
    """`rooms except the roof space`."""
    kinds = subject.nodes.kinds & other.nodes.kinds
    if not kinds or any(isinstance(one, Related | Beyond) for one in other.nodes.where):
        return None
    others = other.parts or (other,)
    conditions = tuple(Not(Is(one.nodes)) for one in others)
    return having(subject, *conditions, text=f"except {other.nodes.text}"), 0.2


def both(left: Set, right: Set) -> Applied | None:
    """`room A203`, `A203 Bedroom 2`: two words for the same things."""
    plain = not (left.named or left.nodes.where_text)
    if left.nodes.absent and right.named and plain and not right.nodes.absent:
        return called(left, right), 0.1
    kinds = left.nodes.kinds & right.nodes.kinds
    if left.order or right.order or left.by or right.by or _are_two(left, right):
        return None
    if left.nodes == right.nodes and not left.nodes.where:
        return replace(right, det=left.det or right.det, many=left.many or right.many), 0.2
    split = right.letter and left.nodes.where
    if not kinds or left.nodes.absent or right.nodes.absent or split:
        return None
    narrow, wide = (
        (left, right) if len(left.nodes.where) >= len(right.nodes.where) else (right, left)
    )
    if not (left.named or right.named) and not (left.nodes.concepts or right.nodes.concepts):
        return None
    conditions = list(wide.nodes.where)
    if wide.nodes.concepts and wide.nodes.concepts != narrow.nodes.concepts:
        conditions.append(Test(("concepts",), "holds", wide.nodes.concepts[0]))
    smaller = left.nodes.kinds <= right.nodes.kinds
    labels = left.nodes.labels if smaller else right.nodes.labels
    spoken = [one.nodes.text for one in (left, right) if not one.bound or one.letter]
    text = " ".join(spoken) or left.nodes.text
    nodes = replace(narrow.nodes, labels=labels, kinds=kinds, text=text).having(*conditions)
    if right.letter:
        nodes = replace(left.nodes, kinds=kinds).having(*right.nodes.where)
    det = left.det or right.det
    named = left.named or right.named
    unlike = left.nodes.concepts and right.nodes.concepts and not named
    return Set(nodes, det, named=named, many=right.many and not named), -0.4 if unlike else 0.25


def _are_two(left: Set, right: Set) -> bool:
    """Whether two names are those of two things, as nothing is called by both at once."""
    if not (left.named and right.named):
        return False
    tests = [
        {one.properties: one.value for one in each.nodes.where if _is_exact(one)}
        for each in (left, right)
    ]
    return any(tests[1].get(names, value) != value for names, value in tests[0].items())


def _is_exact(one: Condition) -> TypeGuard[Test]:
    return isinstance(one, Test) and one.operator == "=" and isinstance(one.value, str)


def called(noun: Set, letter: Set) -> Set:
    """`flat A`: the rooms that are called so, whatever the file makes of flats."""
    text = f"{noun.nodes.text} {letter.nodes.text}"
    return replace(letter, nodes=replace(letter.nodes, text=text), det=noun.det or letter.det)


def union(left: Set, right: Set, word: str) -> Set:
    """`doors and windows`, `the kitchen or the hall`: each of the parts, and all of them."""
    parts = (*(left.parts or (left,)), *(right.parts or (right,)))
    nodes = united(tuple(part.nodes for part in parts))
    named = all(part.named for part in parts)
    return Set(nodes, left.det, named=named, many=True, parts=parts, joined=word)


def united(parts: tuple[Nodes, ...]) -> Nodes:
    """One set of nodes that holds all of several."""
    kinds = frozenset[int]().union(*(part.kinds for part in parts))
    text = " and ".join(dict.fromkeys(part.text for part in parts))
    present = [part for part in parts if not part.absent]
    if not present:
        return replace(parts[0], text=text)
    plain = all(not part.where and not part.concepts for part in present)
    labels = tuple(dict.fromkeys(label for part in present for label in part.labels))
    if plain:
        return Nodes(labels, kinds, text=text)
    return Nodes(labels, kinds, where=(Either(tuple(Is(part) for part in present)),), text=text)


def first_measure(
    properties: tuple[Property, ...], nodes: Nodes, terrain: Terrain
) -> Measure | None:
    """The first of several measures that the nodes have, of their own before of others."""
    found = [measure for one in properties if (measure := measure_of(one, nodes, terrain))]
    own = [measure for measure in found if not measure.related]
    return next(iter(own or found), None)


def ranked(subject: Set, ranking: Ranking, terrain: Terrain) -> Applied | None:
    """`the largest room`, `the storey with the most doors`."""
    if ranking.counted is not None:
        how = _counted(subject, ranking.counted, terrain)
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


def _counted(subject: Set, counted: Set, terrain: Terrain) -> Join | None:
    if counted.nodes.absent:
        return None
    how = join(subject.nodes.kinds, counted.nodes.kinds, terrain, Relation(()))
    if how is None:
        return None
    wholes = knowledge().wholes
    upwards = all(wholes.get(hop.type) == hop.direction for hop in how.path)
    return None if upwards and {hop.type for hop in how.path} <= knowledge().single else how
