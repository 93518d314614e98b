"""How the other mentions hang on the one asked about."""

from dataclasses import replace

from agents.rules.attaching import Cues, best_join
from agents.rules.meanings import DegreeMeaning, PropertyMeaning, RelationMeaning
from agents.rules.measuring import quantity_after
from agents.rules.mentions import Attachment, Event, Mention, Ordinal, Quantity, flag_filter
from agents.rules.plan import Hop, Operator
from agents.rules.said import KIND_ASKED, Said, Walk, asks_whether, operators_of
from agents.rules.targeting import each_mention, either, first_place, mention_at, places_of_mentions
from agents.rules.vocabulary import vocabulary
from agents.rules.words import name_words

SCOPE_WORDS = frozenset({"in", "within", "inside"})
COMPARING = frozenset({"more", "less", "at_least", "at_most"})


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
    if walk.excluding or is_denied(walk, mention, said):
        exclude(walk, mention, said)
        reset(walk)
        return
    if is_scope(walk, mention, said.target):
        walk.cues = replace(walk.cues, types=(), words=())
        return
    if is_the_target(walk, mention, said):
        said.target.filters += mention.filters
        said.target.kinds &= mention.kinds
        reset(walk)
        return
    if is_of_that_layer(walk, mention, said):
        said.nodes[-1].filters += mention.filters
        said.nodes[-1].kinds &= mention.kinds
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
    compares = said.comparative is not None or "same" in said.operators
    if compares and mention.named and mention.kinds & said.target.kinds:
        said.compared.append(mention)
        return
    if said.fewest is not None and said.counted is None and not mention.named:
        said.counted = mention
        attach(walk, mention, said, walk.cues, False, optional=said.fewest)
        reset(walk)
        return
    if "count" in said.operators and counts_of_each(walk, mention, place, said):
        said.counted = mention
        each = each_mention(walk, places_of_mentions(walk)) is not None
        for_each = "each" in operators_of(walk.events[0])
        attach(walk, mention, said, walk.cues, False, optional=for_each or not each)
        reset(walk)
        return
    if walk.joined_by_or and said.nodes[-1] is not said.target:
        if not joined_to_the_last(walk, mention, said) and not is_alternative(walk, mention, said):
            walk.sketch.unrelated.append(mention.text)
        reset(walk)
        return
    if walk.through and not mention.named and put_between(walk, mention, said):
        reset(walk)
        return
    attach(walk, mention, said, walk.cues, walk.negated, count=said.threshold)
    said.threshold = None
    if walk.each and not mention.named:
        said.group_mention = mention
    reset(walk)


def is_denied(walk: Walk, mention: Mention, said: Said) -> bool:
    """`rooms that are not bedrooms`: what the things asked about must not be themselves."""
    own = next(i for i, e in enumerate(walk.events) if e.what is mention)
    before = [e for e in walk.events[:own] if not e.filler or operators_of(e)]
    right_before = bool(before) and "no" in operators_of(before[-1])
    return right_before and not walk.cues.types and bool(mention.kinds & said.target.kinds)


def is_the_target(walk: Walk, mention: Mention, said: Said) -> bool:
    """`which slab is the base slab?`: the two are one."""
    places = {id(e.what): i for i, e in enumerate(walk.events)}
    start, end = places.get(id(said.target), -1), places[id(mention)]
    between = [e.text.lower() for e in walk.events[start + 1 : end]]
    told = set(between) <= {"is", "are", "the", "a", "an"} and bool(set(between) & {"is", "are"})
    return told and start >= 0 and bool(mention.filters) and mention.kinds <= said.target.kinds


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


def joined_to_the_last(walk: Walk, mention: Mention, said: Said) -> bool:
    """`next to A or B`, `no doors or windows`: the last one's link leads to either of them."""
    last = said.nodes[-1]
    link = next((one for node in said.nodes for one in node.links if one.mention is last), None)
    holder = next((node for node in said.nodes if link in node.links), None)
    if link is None or holder is None or last.links:
        return False
    if last.named and mention.named:
        united = either(last, mention)
        join = best_join(holder, mention, walk.cues, walk.graph)
        if united is None or join is None or join.path != link.path:
            return False
        last.kinds, last.filters = united.kinds, united.filters
        last.labels = united.labels if last.labels == mention.labels else ()
        return True
    paths = dict(walk.graph.paths(holder.kinds, mention.kinds))
    if last.named or mention.named or last.filters or mention.filters or link.path not in paths:
        return False
    last.labels, last.kinds = last.labels + mention.labels, last.kinds | mention.kinds
    last.text = f"{last.text} or {mention.text}"
    return True


def is_alternative(walk: Walk, mention: Mention, said: Said) -> bool:
    """`doors to the hall or of type T`: one of the two links is enough; of `not` neither."""
    link = next((one for one in said.target.links if one.mention is said.nodes[-1]), None)
    join = best_join(said.target, mention, walk.cues, walk.graph)
    if link is None or join is None or link.optional or link.count:
        return False
    link.either = not link.negated
    walk.heard |= join.heard
    walk.sketch.score += join.score - 1.5
    said.target.links.append(
        Attachment(join.path, mention, negated=link.negated, either=link.either)
    )
    said.nodes.append(mention)
    return True


def put_between(walk: Walk, mention: Mention, said: Said) -> bool:
    """`rooms connected to the hall by a door`: the door stands between the two."""
    last = said.nodes[-1]
    for node in said.nodes:
        for link in node.links:
            if link.mention is last:
                first = best_join(node, mention, Cues(), walk.graph)
                second = best_join(mention, last, Cues(), walk.graph)
                if first and second and len(first.path) == len(second.path) == 1:
                    node.links.remove(link)
                    node.links.append(Attachment(first.path, mention))
                    mention.links.append(Attachment(second.path, last, apart=True))
                    said.nodes.append(mention)
                    walk.heard |= {root for e in walk.events for root in e.roots}
                    return True
    return False


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


def attach(
    walk: Walk,
    mention: Mention,
    said: Said,
    cues: Cues,
    negated: bool,
    *,
    optional: bool = False,
    count: tuple[Operator, int] | None = None,
) -> None:
    """Link a mention to the node it fits best; what fits none is unrelated."""
    options = []
    for age, node in enumerate(reversed(said.nodes)):
        join = best_join(node, mention, cues, walk.graph)
        if join:
            near = 0.1 / (1 + age) + (0.4 if node is said.target and walk.joined_by_and else 0)
            near -= 0.6 if node.named and node is not said.target else 0.0
            near += 0.5 if age == 0 and stands_beside(walk, node, mention) else 0.0
            options.append((join.score + near, age, node, join))
    if not options:
        walk.sketch.unrelated.append(mention.text)
        return
    score, _, node, join = max(options, key=lambda option: (option[0], -option[1]))
    walk.heard |= join.heard
    walk.sketch.score += score - 1.5
    node.links.append(Attachment(join.path, mention, negated, optional, count=count))
    said.nodes.append(mention)


def stands_beside(walk: Walk, node: Mention, mention: Mention) -> bool:
    """`a room with the window W`: only small words between the two, and no name before them."""
    places = [i for i, e in enumerate(walk.events) if e.what is node or e.what is mention]
    between = walk.events[places[0] + 1 : places[-1]] if len(places) == 2 else []
    return not node.named and bool(between) and between[0].text.lower() == "with"


def left_over(walk: Walk, said: Said) -> None:
    """Cues that lead nowhere ask for, or forbid, what they name; unheard words stay unread."""
    if "where" in said.operators and not said.columns and asks_where(walk, said):
        ask_for_places(walk, said)
    if "when" in said.operators and not said.columns:
        ask_for_dates(walk, said)
    if said.counted is None and ("often" in said.operators or counts_each_kind(walk, said)):
        count_uses(walk, said)
    if said.more is not None and said.rival is None and said.nodes[-1].named:
        choose_between(said)
    if said.group and not said.operators & {"count", "sum", "average", "minimum", "maximum"}:
        said.order, said.group = said.order or (said.group, False), None
    noun = said.target.noun
    if noun and not noun.end and not said.target.links:
        other = Mention((), walk.graph.everything, "")
        hop = Hop(type=noun.relationship, direction="out")
        said.target.links.append(Attachment((hop,), other))
    elif walk.cues.types and not (said.columns or taken(walk, said) or ends_in_a_pronoun(walk)):
        dangling(walk, said)
    follow_the_last_words(walk, said)
    followed = {
        word
        for node in said.nodes
        for link in node.links
        for hop in link.path
        for word in walk.graph.relation_roots.get(hop.type, ())
    }
    for event in walk.unknown:
        if not set(event.roots) & (walk.heard | followed):
            walk.sketch.unread.append(event.text)
    asks_who = walk.events[0].text.lower() == "who" and walk.lexicon.of_a_building
    if asks_who and walk.events[0].what is not None and not said.columns and said.target.text:
        people = walk.graph.kinds(vocabulary().people)
        if not said.target.kinds & people:
            walk.sketch.unread.append(walk.events[0].text)
    walk.sketch.unread += unheeded(walk, said)
    told = said.columns or "count" in said.operators or not said.target.named
    lacking = [f for f, node in said.flags if not flag_filter(f, node, walk.graph)]
    walk.sketch.unread += [flag.word for flag in lacking]
    if not lacking and said.flags and not asks_whether(walk.events) and told:
        walk.sketch.unread += [flag.word for flag, _ in said.flags]
    if said.comparative is not None and not said.compared and said.degree:
        walk.sketch.unread.append(said.degree)
    if said.ordinal > 1 and said.superlative is None and said.fewest is None:
        walk.sketch.unread.append(next(e.text for e in walk.events if isinstance(e.what, Ordinal)))
    if said.more is not None and not (said.rival or said.group_mention or said.counted):
        walk.sketch.unread.append("more" if said.more else "fewer")
    missed = len(walk.sketch.unread) + len(walk.sketch.unrelated)
    walk.sketch.score -= 2.0 * missed


def unheeded(walk: Walk, said: Said) -> list[str]:
    """Words of comparison that compare nothing: `what is above level 1?`"""
    compared = said.rival is not None or bool(said.compared)
    return [
        event.text
        for place, event in enumerate(walk.events)
        if COMPARING & set(operators_of(event))
        and not compared
        and quantity_after(walk, place) is None
        and not isinstance(walk.events[place - 1].what, (Quantity, DegreeMeaning))
    ]


def follow_the_last_words(walk: Walk, said: Said) -> None:
    """`taxa that have Illigera as a parent`: the relationship is named behind its end."""
    last = said.nodes[-1]
    end = next((i for i, e in enumerate(walk.events) if e.what is last), len(walk.events))
    words = tuple(root for e in walk.events[end + 1 :] if e in walk.unknown for root in e.roots)
    for node in said.nodes:
        for link in node.links:
            if words and link.mention is last:
                join = best_join(node, last, Cues(words=words), walk.graph)
                if join and join.heard:
                    link.path = join.path
                    walk.heard |= join.heard


def ends_in_a_pronoun(walk: Walk) -> bool:
    """`how many doors are on it?`"""
    told = [event.text.lower() for event in walk.events if event.text not in "?.!"]
    return bool(told) and told[-1] in {"it", "them", "there", "each"}


def asks_where(walk: Walk, said: Said) -> bool:
    """`where is …`, not `the museum where …`."""
    where = first_place(walk, "where")
    own = next((i for i, e in enumerate(walk.events) if e.what is said.target), len(walk.events))
    return where is not None and where < own


def ask_for_places(walk: Walk, said: Said) -> None:
    """`where is the boiler?` asks for the places of it that the graph knows."""
    whole = set(said.target.labels) & vocabulary().whole
    for label in vocabulary().addresses if whole else vocabulary().places:
        kinds = walk.graph.kinds((label,)) if label in walk.graph.of_label else frozenset()
        if not kinds or kinds & said.target.kinds:
            continue
        place = Mention((label,), kinds, label)
        join = best_join(said.target, place, Cues(), walk.graph)
        if join and len(join.path) == 1:
            said.target.links.append(Attachment(join.path, place, optional=True))
            said.nodes.append(place)
            said.places.append(place)
    if not said.places:
        walk.sketch.unread.append("where")


def choose_between(said: Said) -> None:
    """`which floor has more rooms, A or B?`, `are there more rooms on A or on B?`"""
    last = said.nodes[-1]
    said.fewest = not said.more
    if last.kinds & said.target.kinds and len(said.nodes) > 2:
        said.target.filters += last.filters
        said.counted = said.nodes.pop(1) if said.nodes[1] is not last else None
        for node in (said.target, *said.nodes):
            node.links = [link for link in node.links if link.mention is not last]
    else:
        said.group_mention = last


def counts_each_kind(walk: Walk, said: Said) -> bool:
    """`how many of each door type?` counts the doors."""
    places = places_of_mentions(walk)
    each = each_mention(walk, places) if "count" in said.operators else None
    kinds = walk.graph.kinds(vocabulary().uses)
    return each is not None and mention_at(walk, each) is said.target and said.target.kinds <= kinds


def count_uses(walk: Walk, said: Said) -> None:
    """`which window type is most common?` counts the things of each type."""
    if len(said.nodes) > 1:
        said.counted = said.nodes[-1]
        return
    for label, relationship in vocabulary().uses.items():
        if said.target.kinds <= walk.graph.of_label.get(label, frozenset()):
            hop = Hop(type=relationship, direction="in")
            users = frozenset(
                end
                for kind in said.target.kinds
                for edge, end, _ in walk.graph.edges[kind]
                if edge == hop
            )
            used = Mention((), users, "use")
            said.target.links.append(Attachment((hop,), used))
            said.nodes.append(used)
            said.counted = used
            return
    walk.sketch.unread.append("most")


def ask_for_dates(walk: Walk, said: Said) -> None:
    """`when was the file written?` asks for what the thing has of dates."""
    for name in walk.graph.filled(said.target.kinds):
        if KIND_ASKED["when"] & set(name_words(name)):
            said.columns.append((PropertyMeaning(((name,),)), said.target))
            said.words.append(" ".join(name_words(name)))


def taken(walk: Walk, said: Said) -> bool:
    """Whether a link already follows what the last cue names, or a flow of any kind."""
    return any(
        hop.type in walk.cues.types or hop.at_most > 1
        for node in said.nodes
        for link in node.links
        for hop in link.path
    )


def dangling(walk: Walk, said: Said) -> None:
    """`ports that are not connected`; `what is the wall made of?`"""
    outgoing = {
        hop: end
        for kind in said.target.kinds
        for hop, end, _ in walk.graph.edges[kind]
        if hop.type in walk.cues.types
    }
    if not outgoing:
        said_last = [e for e in walk.events if isinstance(e.what, RelationMeaning)][-1:]
        walk.sketch.unread += [e.text for e in said_last if not e.filler]
        return
    kind = min((hop.type for hop in outgoing), key=walk.cues.types.index)
    hops = [hop for hop in outgoing if hop.type == kind]
    ends = frozenset(end for hop, end in outgoing.items() if hop == hops[0])
    other = Mention((), ends, "")
    asks_what = walk.events[0].text.lower().startswith(("what", "which", "who"))
    said.target.links.append(Attachment((hops[0],), other, walk.negated))
    said.nodes.append(other)
    if asks_what and not walk.negated and not directly_asked(walk.events, said.target):
        said.related = other


def directly_asked(events: list[Event], target: Mention) -> bool:
    """Whether the target follows the question word at once: `which ports are …`."""
    for event in events[1:]:
        if event.what is target:
            return True
        if event.text.lower() not in {"the", "of"}:
            return False
    return False


def is_unknown(event: Event) -> bool:
    """Whether nothing in the twin and no word of English is called so."""
    return event.what is None and not event.filler and any(c.isalnum() for c in event.text)
