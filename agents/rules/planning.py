"""Events → `QueryPlan`: which things are asked about, what of them, how they hang together."""

from dataclasses import replace

from agents.rules.alternatives import unite_alternatives
from agents.rules.comparing import ends_in_a_filter
from agents.rules.degrees import read_degree
from agents.rules.joining import attach_beside, head_behind
from agents.rules.laid import are_several
from agents.rules.laying_out import lay_out
from agents.rules.left_over import left_over
from agents.rules.lexicon import Lexicon
from agents.rules.meanings import (
    DegreeMeaning,
    FlagMeaning,
    OperatorMeaning,
    PropertyMeaning,
    RelationMeaning,
    UnitMeaning,
)
from agents.rules.measuring import (
    COMPARATORS,
    bare_quantity,
    measure_by_unit,
    measure_for,
    read_unit,
)
from agents.rules.mentions import Event, Mention, Ordinal, Quantity, is_unknown
from agents.rules.relating import hear, meet, reset
from agents.rules.said import Said, Sketch, Spot, Walk, asks_whether, operators_of
from agents.rules.targeting import (
    all_behind,
    find_target,
    first_place,
    instances_of,
    mention_at,
    places_of_mentions,
)
from agents.rules.telling import read_property, tell
from agents.rules.vocabulary import vocabulary

UNIVERSAL_WITHIN = 3
"""Events; `all` opens a question on all of them only near its start."""
PART_OF_A_NAME = 0.7
"""Score; `fire` alone is a part of the property `fire rating`."""
CLASS = ("class",)
"""What a person calls a kind."""
UPWARDS = vocabulary().degrees[("high",)]


def plan(question: str, events: list[Event], lexicon: Lexicon) -> Sketch:
    """The plan of one reading of a question, and what could not be put into it."""
    walk = Walk(question, events, lexicon)
    unite_alternatives(walk)
    target = find_target(walk)
    if target is None:
        walk.sketch.unread += [e.text for e in walk.events if is_unknown(e)]
        return walk.sketch
    target = instances_of(walk, target)
    said = Said(target, [target])
    said.nodes += [link.mention for link in target.links]
    named = [m for p in places_of_mentions(walk) if (m := mention_at(walk, p)).named]
    if first_place(walk, "same") is not None and target in named and len(named) > 1:
        said.operators.add("same")
    walk.sketch.score += 0.8 * sum(
        e.what.merged for e in walk.events if isinstance(e.what, Mention)
    )
    walk.sketch.spots = [
        Spot(e.start, e.end, e.what.kinds, e.what.named, e.what is target)
        for e in walk.events
        if isinstance(e.what, Mention)
    ]
    places = places_of_mentions(walk)
    if (of_all := all_behind(walk, places)) is not None and mention_at(walk, of_all) is target:
        said.universal, said.premise = True, (len(target.filters), len(target.links))
        said.had = mention_at(walk, places[0]).text
    said.universal = said.universal or asks_each(walk, target)
    walk_over(walk, said)
    left_over(walk, said)
    if target.absent:
        walk.sketch.absent.append(target.text)
    walk.sketch.remarks += remarks_on(said)
    walk.sketch.plan = lay_out(said, walk.question, walk.events, walk.graph)
    return walk.sketch


def asks_each(walk: Walk, target: Mention) -> bool:
    """`are the doors external?`, `do the study and the bedroom have a window?`"""
    opening = [event.text.lower() for event in walk.events[:2]]
    several = are_several(target) and " and " in target.text and asks_whether(walk.events)
    return several or (opening == ["are", "the"] and ends_in_a_filter(target, walk.events))


def walk_over(walk: Walk, said: Said) -> None:
    """Read the events one after the other."""
    columns_before: list[tuple[PropertyMeaning, Event]] = []
    seen_target = not any(e.what is said.target for e in walk.events)
    place = 0
    while place < len(walk.events):
        event = walk.events[place]
        match event.what:
            case Mention() as mention if mention is said.target:
                seen_target = True
                walk.sketch.unread += ["not"] if walk.negated else []
                walk.sketch.unread += said_of_nothing(walk, place, said)
                for asked, before in columns_before:
                    beside = place and before is walk.events[place - 1]
                    counts = beside or "count" in said.operators
                    if counts and asked.score < PART_OF_A_NAME:
                        walk.sketch.unread.append(before.text)
                    else:
                        tell(walk, asked, before, said)
                reset(walk)
                said.premise = said.premise or (
                    len(mention.filters) - mention.said,
                    len(mention.links),
                )
            case Mention() as mention if (head := head_behind(walk, place, said)) is not None:
                meet(walk, head, place + 1, said)
                attach_beside(walk, head, mention, said)
                place += 1
            case Mention() as mention:
                meet(walk, mention, place, said)
            case RelationMeaning(types=types, backwards=backwards):
                hear(walk, event, types, backwards=backwards)
            case OperatorMeaning(names=names):
                place = obey(walk, names, event, place, said)
            case PropertyMeaning() as asked:
                place = read_property(walk, asked, place, said, seen_target, columns_before)
            case DegreeMeaning() as degree:
                place = read_degree(walk, degree, place, said)
            case FlagMeaning() as flag:
                said.flags.append((flag, said.nodes[-1]))
            case UnitMeaning() as unit:
                read_unit(walk, unit, place, said)
            case Ordinal(place=ordinal):
                said.ordinal = ordinal
            case Quantity() as quantity:
                place = bare_quantity(walk, quantity, place, said)
            case _:
                hear(walk, event)
                if is_unknown(event):
                    walk.unknown.append(event)
        place += 1


def remarks_on(said: Said) -> list[str]:
    """What was taken from names alone, and what the twin has nothing of."""
    told = [node.remark for node in said.nodes if node.remark]
    if said.target.absent:
        told.append(f"The twin has nothing of the class {' or '.join(said.target.labels)}.")
    return told


def said_of_nothing(walk: Walk, place: int, said: Said) -> list[str]:
    """A relationship named before the things asked about, with nothing there to relate."""
    before = walk.events[:place]
    named = [e.text for e in before if isinstance(e.what, RelationMeaning) and not e.filler]
    return named[-1:] if named and walk.cues.types and len(said.nodes) == 1 else []


def obey(walk: Walk, names: tuple[str, ...], event: Event, place: int, said: Said) -> int:
    """Take a function word into account; returns the place read up to."""
    walk.cues = replace(walk.cues, words=walk.cues.words + event.roots)
    said.operators |= set(names)
    for name in names:
        if name == "no":
            walk.negated = True
        elif name == "through":
            walk.through = True
        elif name == "and":
            walk.joined_by_and = True
        elif name == "or":
            walk.joined_by_or = True
        elif name == "except":
            walk.excluding = True
        elif name in {"all", "both"}:
            opens = place < UNIVERSAL_WITHIN and asks_whether(walk.events)
            said.universal |= opens and (name == "all" or counts_next(walk, place))
        elif name == "first":
            walk.sketch.unread.append(event.text)  # `largest first` was read with its degree
        elif name == "reachable":
            walk.cues = replace(walk.cues, reachable=True)
        elif name in {"most", "fewest"} and counts_next(walk, place):
            said.fewest = name == "fewest"
        elif name in {"most", "fewest"} and (measure := measure_next(walk, place)) is not None:
            said.superlative, said.limit = (measure[0], name == "most", said.target), 1
            return measure[1]
        elif name == "often":
            said.fewest = False
        elif name == "each" and (group := group_after(walk, place)) is not None:
            said.group = group[0]
            return group[1]
        elif name == "each":
            walk.each = not is_passive(walk, place)
        elif name in {"same", "share"}:
            walk.cues = replace(walk.cues, sharing=True)
        elif name in {"ascending", "descending"}:
            asked = said.order[0] if said.order else said.group
            asked = asked or measure_for(walk, UPWARDS, said)
            said.order = (asked, name == "descending") if asked else None
        elif name == "sorted" and (ordered := sorted_by(walk, place)):
            said.order = ordered[0]
            return ordered[1]
        elif name in COMPARATORS or name == "between":
            filtered = measure_by_unit(walk, name, place, said)
            if filtered is not None:
                return filtered
            if event.text.lower().startswith("exceed") and said.target.named:
                said.comparative = said.comparative or (None, True)
    return place


def is_passive(walk: Walk, place: int) -> bool:
    """`bounded by a slab` does not group by slabs."""
    before = walk.events[place - 1] if place else None
    by = walk.events[place].text.lower() == "by"
    verb = before is not None and isinstance(before.what, RelationMeaning)
    return by and (verb or (before is not None and before.text.lower().endswith("ed")))


def measure_next(walk: Walk, place: int) -> tuple[PropertyMeaning, int] | None:
    """`the most area`: the property that follows at once, and its place."""
    for ahead in range(place + 1, len(walk.events)):
        event = walk.events[ahead]
        if isinstance(event.what, PropertyMeaning) and event.what.names:
            return event.what, ahead
        if not event.filler:
            return None
    return None


def counts_next(walk: Walk, place: int) -> bool:
    """Whether a noun to be counted follows."""
    following = next((e.what for e in walk.events[place + 1 :] if not e.filler), None)
    return isinstance(following, Mention) and not following.named


def group_after(walk: Walk, place: int) -> tuple[PropertyMeaning, int] | None:
    """`by class`, `per fire rating`, `of each kind`."""
    for ahead in range(place + 1, min(place + 4, len(walk.events))):
        event = walk.events[ahead]
        if isinstance(event.what, PropertyMeaning) and event.what.score > 0.6:
            return event.what, ahead
        if event.text.lower() in {"kind", "sort"} and (names := vocabulary().properties.get(CLASS)):
            return PropertyMeaning(tuple((name,) for name in names)), ahead
        if not event.filler and event.text != ",":
            return None
    return None


def sorted_by(walk: Walk, place: int) -> tuple[tuple[PropertyMeaning, bool], int] | None:
    """The property an order is asked by, and the place read up to."""
    down = any("descending" in operators_of(e) for e in walk.events)
    for ahead in range(place + 1, len(walk.events)):
        what = walk.events[ahead].what
        if isinstance(what, PropertyMeaning):
            return (what, down), ahead
    return None
