"""Which of the mentions is asked about."""

from dataclasses import replace

from agents.rules.adjectives import said_of_all
from agents.rules.attaching import Cues, best_join
from agents.rules.meanings import PropertyMeaning, RelationMeaning
from agents.rules.mentions import Attachment, Event, Mention
from agents.rules.plan import Hop
from agents.rules.said import Walk, operators_of
from agents.rules.vocabulary import vocabulary

PLACE_WORDS = frozenset({"in", "inside", "within", "on", "there", "the", "a"})


def places_of_mentions(walk: Walk) -> list[int]:
    """Where the mentions stand among the events."""
    return [i for i, e in enumerate(walk.events) if isinstance(e.what, Mention)]


def mention_at(walk: Walk, place: int) -> Mention:
    """The mention at a place."""
    mention = walk.events[place].what
    assert isinstance(mention, Mention)
    return mention


def first_place(walk: Walk, operator: str) -> int | None:
    """Where an operator is said first; None where it is not."""
    return next((i for i, e in enumerate(walk.events) if operator in operators_of(e)), None)


def next_mention(walk: Walk, start: int) -> tuple[list[Event], int | None]:
    """The events before the next mention, and where it stands."""
    for place in range(start, len(walk.events)):
        if isinstance(walk.events[place].what, Mention):
            return walk.events[start:place], place
    return [], None


def find_target(walk: Walk) -> Mention | None:
    """The mention asked about; None where the question names nothing the twin has."""
    places = places_of_mentions(walk)
    if not places:
        return holder_of_a_property(walk)
    at = target_place(walk, places)
    head = walk.events[at].what
    assert isinstance(head, Mention)
    if doer := doer_of(walk, head, at):
        return doer
    if contents := contents_of(walk, head, at):
        return contents
    following = at + 1
    while following < len(walk.events):  # doors and windows, building address
        between, next_place = next_mention(walk, following)
        other = walk.events[next_place].what if next_place is not None else None
        if not isinstance(other, Mention) or next_place is None:
            break
        joined = [e.text.lower() for e in walk.events[following:next_place]]
        if (
            joined
            and set(joined) <= {"and", "or", ",", "the", "all"}
            and not (head.named or other.named)
        ):
            if other.filters and not other.said:  # doors and external windows
                walk.sketch.unread.append(other.text)
            head.labels, head.kinds = head.labels + other.labels, head.kinds | other.kinds
            filters = [*head.filters, *other.filters]
            head.filters = [said_of_all(one, head, walk.graph) for one in filters]
            head.text = f"{head.text} {' '.join(joined)} {other.text}"
            head.absent = head.absent and other.absent
            walk.events[at] = replace(walk.events[at], end=walk.events[next_place].end)
            walk.events[following : next_place + 1] = []
        elif not between and (other.partly or not other.named) and not head.kinds & other.kinds:
            if other.describing or not best_join(other, head, Cues(), walk.graph):
                break
            head, following = other, next_place + 1
        else:
            break
    return head


def target_place(walk: Walk, places: list[int]) -> int:
    """Where the mention asked about stands."""
    places = [place for place in places if not is_excluded(walk, place)] or places
    count = first_place(walk, "count")
    group = each_mention(walk, places)
    if count is not None and group is not None and len(places) > 1:
        return group
    if count is not None:
        before = [i for i in places if i < count]
        after = [i for i in places if i > count]
        if after and (not before or all(mention_at(walk, i).named for i in before)):
            return after[0]
        return places[0]
    ask = max(
        (i for i in (first_place(walk, "which"), first_place(walk, "list")) if i is not None),
        default=-1,
    )
    first = mention_at(walk, places[0])
    asks_whether = "exists" in operators_of(walk.events[0])
    if (of_all := all_behind(walk, places)) is not None:
        return of_all
    if asks_whether and len(places) > 1 and set(first.labels) & vocabulary().whole:
        return places[1]
    things = [i for i in places if not mention_at(walk, i).named]
    if asks_whether and first.named and things and first_place(walk, "share") is not None:
        return things[0]  # do A and B share a wall?
    each = first_place(walk, "each")
    if each is not None and each < places[0] and len(places) > 1 and not first.named:
        return places[0]
    later = [i for i in places if i > ask]
    if ask > places[0] and later and first.named:
        return later[0]
    return places[0]


def all_behind(walk: Walk, places: list[int]) -> int | None:
    """`is there a window in every room?`: where the things stand of which all are spoken of."""
    if "exists" not in operators_of(walk.events[0]) or len(places) != 2:
        return None
    place = places[1]
    said = {name for event in walk.events[places[0] : place] for name in operators_of(event)}
    last = walk.events[place - 1]
    before = walk.events[place - 2] if last.filler and not operators_of(last) else last
    everyone = set(operators_of(before)) & {"all", "each", "both"}
    plain = everyone and not said & {"no", "except", "or", "than"}
    return place if plain and not mention_at(walk, place).named else None


def is_excluded(walk: Walk, place: int) -> bool:
    """`not counting the roof, which room …`: whether a mention is only named to be left out."""
    before = place - 1
    while before >= 0 and walk.events[before].filler and not operators_of(walk.events[before]):
        before -= 1
    return before >= 0 and "except" in operators_of(walk.events[before])


def each_mention(walk: Walk, places: list[int]) -> int | None:
    """The place of the noun behind `each` or `per`."""
    for place in places:
        before = place - 1
        while before >= 0 and walk.events[before].filler and not operators_of(walk.events[before]):
            before -= 1
        if before >= 0 and "each" in operators_of(walk.events[before]):
            return None if mention_at(walk, place).named else place
    return None


def doer_of(walk: Walk, other: Mention, at: int) -> Mention | None:
    """`who created the sculptures?`, `what is connected to the boiler?`: the verb's other end."""
    before = walk.events[:at]
    asked = before[0].text.lower() if before else ""
    cues = [t for e in before if isinstance(e.what, RelationMeaning) for t in e.what.types]
    plain = any(isinstance(e.what, PropertyMeaning) for e in before)
    if plain or not (asked == "who" or (asked == "what" and cues)):
        return None
    said = {root for e in before for root in e.roots}
    for kind in sorted(other.kinds):
        hops = [
            hop
            for hop, _, _ in walk.graph.edges[kind]
            if hop.type in cues or walk.graph.relation_roots[hop.type] & said
        ]
        for hop in sorted(hops, key=lambda h: cues.index(h.type) if h.type in cues else 99):
            ends = frozenset(
                end for one in other.kinds for edge, end, _ in walk.graph.edges[one] if edge == hop
            )
            people = walk.graph.kinds(vocabulary().people)
            if asked == "who" and walk.lexicon.of_a_building and not ends <= people:
                continue
            if asked == "what" or not ends & other.kinds:
                return Mention((), ends, "")
    if asked == "what":
        walk.sketch.unread += [e.text for e in before if isinstance(e.what, RelationMeaning)][:1]
    return None


def contents_of(walk: Walk, place: Mention, at: int) -> Mention | None:
    """`what is in the living room?` asks what a place holds."""
    told = [e.text.lower() for e in walk.events]
    if told[:2] != ["what", "is"] or told[-1:] == ["of"] or at + 1 < len(told):
        return None
    places = walk.graph.kinds(label for label in vocabulary().places)
    held = walk.graph.kinds(vocabulary().held)
    if not place.named or not place.kinds & places or not set(told[2:at]) <= PLACE_WORDS:
        return None
    return Mention(vocabulary().held, held, "element") if held else None


def holder_of_a_property(walk: Walk) -> Mention | None:
    """`What is the schema version?` asks the one kind of thing that has it."""
    asked = next((e.what for e in walk.events if isinstance(e.what, PropertyMeaning)), None)
    if asked is None or asked.score < 0.9:
        return None
    names = {name for group in asked.names[:1] for name in group}
    kinds = frozenset(i for i, own in enumerate(walk.graph.properties) if names & own.keys())
    if not kinds or walk.graph.count(kinds) > 1:
        return None
    return Mention(walk.graph.narrowest_label(kinds), kinds, "")


def instances_of(walk: Walk, target: Mention) -> Mention:
    """What is called by its type's name is asked about itself, not its type."""
    for kind, relationship in vocabulary().instances.items():
        kinds = walk.graph.of_label.get(kind, frozenset())
        if not target.named or not target.kinds <= kinds or target.labels:
            continue
        hop = Hop(type=relationship, direction="out")
        starts = frozenset(
            start
            for start, edges in enumerate(walk.graph.edges)
            if any(edge == hop and end in target.kinds for edge, end, _ in edges)
        )
        if starts:
            things = Mention((), starts, target.text, links=[Attachment((hop,), target)])
            place = next(i for i, e in enumerate(walk.events) if e.what is target)
            walk.events[place] = replace(walk.events[place], what=things)
            return things
    return target
