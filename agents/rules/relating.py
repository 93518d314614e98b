"""What each other mention is to the one asked about."""

from dataclasses import replace

from agents.rules.alternatives import stands_in
from agents.rules.attaching import Cues
from agents.rules.joining import attach, goes_on, is_alternative, joined_to_the_last, put_between
from agents.rules.mentions import Event, Mention
from agents.rules.said import Said, Walk, operators_of
from agents.rules.targeting import (
    each_mention,
    first_place,
    mention_at,
    places_of_mentions,
)
from agents.rules.vocabulary import vocabulary

SCOPE_WORDS = frozenset({"in", "within", "inside"})


def hear(walk: Walk, event: Event, types: tuple[str, ...] = (), *, backwards: bool = False) -> None:
    """Remember what was said since the last mention."""
    walk.cues = replace(
        walk.cues,
        types=walk.cues.types + types,
        words=walk.cues.words + event.roots,
        backwards=walk.cues.backwards or backwards,
    )


def reset(walk: Walk) -> None:
    """Forget what was said before a mention, once the mention has used it."""
    walk.cues, walk.negated = Cues(), False
    walk.joined_by_and = walk.joined_by_or = walk.through = walk.each = walk.excluding = False


def meet(walk: Walk, mention: Mention, place: int, said: Said) -> None:
    """Give a mention its place: compared, counted, grouped by, put between, or linked."""
    if mention.absent:
        walk.sketch.absent.append(mention.text)
        return
    if walk.excluding or is_denied(walk, mention, said) or is_left_out_too(walk, mention, said):
        exclude(walk, mention, said)
        reset(walk)
        return
    if is_scope(walk, mention, said.target):
        walk.cues = replace(walk.cues, types=(), words=())
        return
    if (same := same_as_said(walk, mention, said)) is not None:
        same.filters += mention.filters
        same.kinds &= mention.kinds
        reset(walk)
        return
    if said.more is not None and is_rival(walk, mention, said):
        said.rival = mention
        reset(walk)
        return
    if describes(walk, mention):
        return
    if said.target.partly and not said.target.labels and mention.kinds & said.target.kinds:
        walk.sketch.unrelated.append(mention.text)  # brick in the walls is not a wall
        return
    bare = not (mention.named or mention.filters or mention.noun)
    again = bare and any(mention.kinds & node.kinds for node in said.nodes)
    if again and walk.events[place - 1].text.lower() in {"that", "this", "these", "those"}:
        return
    if bare and mention.kinds == said.target.kinds and not walk.cues.types:
        return
    compares = said.comparative is not None or said.operators & {"same", "spread"}
    if compares and mention.named and mention.kinds & said.target.kinds:
        said.compared.append(mention)
        return
    if _is_counted(walk, mention, place, said):
        reset(walk)
        return
    if bare and walk.joined_by_and and said.nodes[-1] is said.counted:
        walk.sketch.unread.append(mention.text)  # the most doors and windows
        return
    either_of_two = walk.joined_by_or or has_but_one(walk, mention, said)
    if either_of_two and said.nodes[-1] is not said.target:
        if not joined_to_the_last(walk, mention, said) and not is_alternative(walk, mention, said):
            walk.sketch.unrelated.append(mention.text)
        reset(walk)
        return
    between = walk.through and not mention.named
    if goes_on(walk, mention, said) or (between and put_between(walk, mention, said)):
        reset(walk)
        return
    beside = is_told_beside(walk, mention, place)
    attach(walk, mention, said, walk.cues, walk.negated, optional=beside, count=said.threshold)
    said.beside += [mention] if beside and said.nodes[-1] is mention else []
    said.threshold = None
    if walk.each and not mention.named:
        said.group_mention = mention
    reset(walk)


def _is_counted(walk: Walk, mention: Mention, place: int, said: Said) -> bool:
    """Link what is counted for each of the things asked about: `which wall has the most doors?`."""
    if said.fewest is not None and said.counted is None and not mention.named:
        optional = said.fewest
    elif "count" in said.operators and counts_of_each(walk, mention, place, said):
        optional = True  # none at all is a number too
    else:
        return False
    said.counted = mention
    attach(walk, mention, said, walk.cues, False, optional=optional)
    return True


def is_told_beside(walk: Walk, mention: Mention, place: int) -> bool:
    """`sensors with their room`: the room is told of each, and a sensor without one stays."""
    before = [event.text.lower() for event in walk.events[max(0, place - 2) : place]]
    plain = not (mention.named or walk.negated or walk.cues.types)
    return plain and before[:1] in (["with"], ["and"]) and before[1:] in (["their"], ["its"])


def has_but_one(walk: Walk, mention: Mention, said: Said) -> bool:
    """`on level 1 and on level 2`: nothing is on both, so either is meant."""
    last = said.nodes[-1]
    links = [link for node in said.nodes for link in node.links if link.mention is last]
    one = bool(links) and {hop.type for hop in links[0].path} <= vocabulary().single
    alike = mention.named and last.named and bool(mention.kinds & last.kinds)
    where = next((i for i in places_of_mentions(walk) if mention_at(walk, i) is last), None)
    inside = where is not None and alike and stands_in(walk, where)
    return walk.joined_by_and and alike and (one or inside)


def is_denied(walk: Walk, mention: Mention, said: Said) -> bool:
    """`rooms that are not bedrooms`: what the things asked about must not be themselves."""
    own = next(i for i, e in enumerate(walk.events) if e.what is mention)
    before = [e for e in walk.events[:own] if not e.filler or operators_of(e)]
    right_before = bool(before) and "no" in operators_of(before[-1])
    return right_before and not walk.cues.types and bool(mention.kinds & said.target.kinds)


def is_left_out_too(walk: Walk, mention: Mention, said: Said) -> bool:
    """`except the kitchen and the hall`: the exception goes on behind `and`."""
    places = [i for i in places_of_mentions(walk) if mention_at(walk, i) is mention]
    before = [i for i in places_of_mentions(walk) if i < places[0]]
    goes_on = walk.joined_by_and or walk.joined_by_or
    return goes_on and bool(before) and mention_at(walk, before[-1]) in said.target.excluded


def same_as_said(walk: Walk, mention: Mention, said: Said) -> Mention | None:
    """The mention that this one only says more of."""
    if is_the_target(walk, mention, said) or is_one_of_them(walk, mention, said):
        return said.target
    return said.nodes[-1] if is_of_that_layer(walk, mention, said) else None


def is_the_target(walk: Walk, mention: Mention, said: Said) -> bool:
    """`which slab is the base slab?`: the two are one."""
    places = {id(e.what): i for i, e in enumerate(walk.events)}
    start, end = places.get(id(said.target), -1), places[id(mention)]
    between = [e.text.lower() for e in walk.events[start + 1 : end]]
    verb = set(between) & {"is", "are"} or (
        walk.events[0].text.lower() in {"is", "are"} and not walk.events[start].filler and between
    )
    told = set(between) <= {"is", "are", "the", "a", "an"} and bool(verb)
    return told and start >= 0 and bool(mention.filters and mention.kinds & said.target.kinds)


def is_one_of_them(walk: Walk, mention: Mention, said: Said) -> bool:
    """`how much floor is upstairs?`, `floors on the first floor`: that floor itself."""
    target = said.target
    bare = not (target.named or target.filters or target.links or target.noun)
    own = next(i for i, e in enumerate(walk.events) if e.what is mention)
    before = [e.text.lower() for e in walk.events[:own] if e.text.lower() not in {"the", "a"}]
    placed = before[-1:] and before[-1] in {"on", "have", "are", "is", "there", "name"}
    place = mention.kinds <= walk.graph.kinds(vocabulary().places) and walk.lexicon.of_a_building
    return place and bare and bool(placed) and mention.named and mention.kinds <= target.kinds


def is_of_that_layer(walk: Walk, mention: Mention, said: Said) -> bool:
    """`a layer of brick`: the brick is what the layer is made of."""
    last = said.nodes[-1]
    own = next(i for i, e in enumerate(walk.events) if e.what is mention)
    of = own > 0 and walk.events[own - 1].text.lower() == "of"
    beside = own > 1 and walk.events[own - 2].what is last
    noun = last.noun is not None and last.noun.end is not None and not last.named
    return noun and of and beside and mention.named and mention.kinds <= last.kinds


def exclude(walk: Walk, mention: Mention, said: Said) -> None:
    """`all rooms except the bathrooms`, `all rooms except those on the first floor`."""
    if mention.kinds & said.target.kinds:
        said.target.excluded.append(mention)
        walk.sketch.score += 1.0
    else:
        attach(walk, mention, said, walk.cues, True)


def is_rival(walk: Walk, mention: Mention, said: Said) -> bool:
    """`more windows than doors`: whether this is what the first is held against."""
    than = first_place(walk, "than")
    own = next(i for i, e in enumerate(walk.events) if e.what is mention)
    first = mention_at(walk, places_of_mentions(walk)[0])
    named = first.named and mention.named and bool(mention.kinds & first.kinds)
    return said.rival is None and than is not None and than < own and (named or not mention.named)


def describes(walk: Walk, mention: Mention) -> bool:
    """`wall openings of W-1`: the bare `wall` only says what W-1 is."""
    if mention.named or mention.filters or mention.noun:
        return False
    places = places_of_mentions(walk)
    own = next(i for i in places if walk.events[i].what is mention)
    beside = own + 1 in places
    return beside and any(
        mention_at(walk, i).named and mention_at(walk, i).kinds & mention.kinds
        for i in places
        if i != own
    )


def counts_of_each(walk: Walk, mention: Mention, place: int, said: Said) -> bool:
    """In `storeys and how many doors each has` the doors are counted, not filtered by."""
    count = first_place(walk, "count")
    target = next((i for i, e in enumerate(walk.events) if e.what is said.target), -1)
    if count is None or place < count or said.counted is not None or mention.named:
        return False
    return target < count or each_mention(walk, places_of_mentions(walk)) == target


def is_scope(walk: Walk, mention: Mention, target: Mention) -> bool:
    """`in the building`, where the whole twin is meant anyway."""
    if mention.named or mention.filters or not mention.labels or mention.noun:
        return False
    if not set(mention.labels) & vocabulary().whole:
        return False
    direct = [p[0] for p, _ in walk.graph.paths(target.kinds, mention.kinds) if len(p) == 1]
    if not direct or set(walk.cues.words) & SCOPE_WORDS:
        return True
    asked = any(
        hop.type in walk.cues.types or walk.graph.relation_roots[hop.type] & set(walk.cues.words)
        for hop in direct
    )
    return not (asked or not walk.cues.words or "of" in walk.cues.words)
