"""Properties the question wants told, or filters by."""

import re
from dataclasses import replace

from agents.rules.attaching import Cues, best_join
from agents.rules.meanings import PropertyMeaning
from agents.rules.measuring import (
    COMPARATORS,
    comparator_before,
    edge_property,
    filter_by_number,
    measure_of_a_link,
    quantity_after,
)
from agents.rules.mentions import Attachment, Event, Mention
from agents.rules.plan import Filter
from agents.rules.relating import hear
from agents.rules.said import KIND_ASKED, Said, Walk, asks_whether, operators_of, pick
from agents.rules.targeting import first_place
from agents.rules.vocabulary import vocabulary
from agents.rules.words import name_words, stems

AGGREGATING = frozenset({"sum", "average", "minimum", "maximum"})
"""Operators with which the names of properties may begin too: `TotalArea`."""


def read_property(
    walk: Walk,
    asked: PropertyMeaning,
    place: int,
    said: Said,
    seen_target: bool,
    before: list[tuple[PropertyMeaning, Event]],
) -> int:
    """Filter by a property or tell it; returns the place read up to."""
    event = walk.events[place]
    quantity = quantity_after(walk, place)
    if quantity is not None and (seen_target or not said.target.named):
        between = {n for e in walk.events[place : quantity[1]] for n in operators_of(e)}
        said_before = comparator_before(walk, quantity[1])
        name = next((n for n in (*COMPARATORS, "between") if n in between), said_before or "equal")
        return filter_by_number(walk, asked, name, quantity, said)
    following = walk.events[place + 1].what if place + 1 < len(walk.events) else None
    if (
        isinstance(following, Mention)
        and following.named
        and any(f.properties[0] in {n for g in asked.names for n in g} for f in following.filters)
    ):
        return place
    asks_for_any = "count" in said.operators or asks_whether(walk.events)
    verbs = {"have", "has", "having"} | ({"with"} if asks_for_any else set())
    asks_which = "which" in said.operators and not said.target.named
    rated = event.text.lower().endswith("rated")
    if walk.negated or (
        seen_target and (asks_for_any or asks_which) and (rated or is_had(walk, place, verbs))
    ):
        node = owner(walk, asked, said) or said.target
        names = pick(asked, node.kinds, walk.graph) or (asked.names or ((event.text,),))[0]
        node.filters.append(known(names[0], node, walk, missing=walk.negated))
        walk.negated = False
        return place
    hear(walk, event)
    if seen_target:
        tell(walk, asked, event, said)
    else:
        before.append((asked, event))
    return place


def is_had(walk: Walk, place: int, verbs: set[str]) -> bool:
    """`doors that have a fire rating`, `doors with a fire rating`."""
    before = place - 1
    while before >= 0 and walk.events[before].text.lower() in {"a", "an", "any", "some"}:
        before -= 1
    return before >= 0 and walk.events[before].text.lower() in verbs


def known(name: str, node: Mention, walk: Walk, *, missing: bool) -> Filter:
    """Whether a property is filled in, placeholders apart."""
    if walk.graph.filled(node.kinds).get(f"{name}.note"):
        return Filter(properties=(name,), operator="unfilled" if missing else "filled")
    return Filter(properties=(name,), operator="missing" if missing else "exists")


def tell(walk: Walk, asked: PropertyMeaning, event: Event, said: Said) -> None:
    """Take a property into the answer; what no node has is absent or unread."""
    asked = of_the_kind_asked(walk, asked)
    of_link = edge_property(asked, said.target)
    opening = stems(event.text)[:1]
    if AGGREGATING & set(vocabulary().operators.get(opening, ())) and not (
        of_link or pick(asked, said.target.kinds, walk.graph)
    ):
        walk.sketch.unread.append(event.text)  # the total area of rooms is no site's TotalArea
        return
    node = said.target if of_link else owner(walk, asked, said)
    if node is None and (linked := measure_of_a_link(walk, said.target, stems(event.text))):
        asked, node = linked, said.target
    node = node or neighbour_with(walk, asked, said)
    if node is None:
        missed = walk.sketch.unread if asked.names else walk.sketch.absent
        missed.append(event.text)
        walk.sketch.lacking[event.text] = [stems(event.text)] if asked.names else []
        return
    said.columns.append((asked, node))
    said.words.append(re.sub(r"^(?:how )?many\b", "number of", event.text, flags=re.IGNORECASE))


def of_the_kind_asked(walk: Walk, asked: PropertyMeaning) -> PropertyMeaning:
    """`where born` is a place, `when born` a date."""
    for operator, words in KIND_ASKED.items():
        if first_place(walk, operator) is not None:
            fitting = [g for g in asked.names if words & set(name_words(g[0]))]
            rest = [g for g in asked.names if g not in fitting]
            return replace(asked, names=(*fitting, *rest))
    return asked


def neighbour_with(walk: Walk, asked: PropertyMeaning, said: Said) -> Mention | None:
    """`what town is the house in?` asks its address, `floor area of a storey` that of its rooms.

    A thing beside it with such a property of its own is not asked.
    """
    if asked.score < 0.9:
        return None
    for group in asked.names:
        having = frozenset(
            i for i, own in enumerate(walk.graph.properties) if own.keys() >= set(group)
        )
        rooms = walk.graph.kinds(vocabulary().places[:1]) if walk.lexicon.of_a_building else having
        having = having & rooms or having  # the volume of a house is that of its rooms
        beside = frozenset(i for i in having if "GlobalId" not in walk.graph.properties[i])
        for kinds in (having, beside):
            neighbour = Mention(walk.graph.narrowest_label(kinds), kinds, "") if kinds else None
            join = neighbour and best_join(said.target, neighbour, Cues(), walk.graph)
            if neighbour is None or not join:
                continue
            wholes = vocabulary().wholes
            parts = all(wholes.get(h.type, h.direction) != h.direction for h in join.path)
            if adds_up(group) if parts else kinds == beside and len(join.path) == 1:
                said.target.links.append(Attachment(join.path, neighbour))
                said.nodes.append(neighbour)
                said.parts += [neighbour] if parts else []
                return neighbour
    return None


def owner(walk: Walk, asked: PropertyMeaning, said: Said) -> Mention | None:
    """The mention that has the property: the one asked about if it does, else the nearest."""
    for node in (said.target, *reversed(said.nodes)):
        if pick(asked, node.kinds, walk.graph) or is_name(asked):
            return node
    return None


def adds_up(names: tuple[str, ...]) -> bool:
    """Whether the values of several things may be summed: areas may, heights may not."""
    words = {word for name in names for word in name_words(name.rpartition(".")[2])}
    return len(names) > 1 or bool(words & vocabulary().additive)


def is_name(asked: PropertyMeaning) -> bool:
    """Whether the property is what things are called by."""
    return any(group[0] in {"Name", "name"} for group in asked.names)
