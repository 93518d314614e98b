"""What is left at the end of a question: cues that lead nowhere, words that were not heard."""

from dataclasses import replace

from agents.rules.adjectives import flag_filter
from agents.rules.attaching import Cues, best_join
from agents.rules.meanings import DegreeMeaning, PropertyMeaning, RelationMeaning
from agents.rules.measuring import quantity_after
from agents.rules.mentions import Attachment, Event, Mention, Ordinal, Quantity
from agents.rules.plan import Hop
from agents.rules.said import KIND_ASKED, Said, Walk, asks_whether, operators_of, pick
from agents.rules.targeting import each_mention, first_place, mention_at, places_of_mentions
from agents.rules.vocabulary import vocabulary
from agents.rules.words import name_words, root

COMPARING = frozenset({"more", "less", "at_least", "at_most"})


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
    tell_what_is_bound(walk, said, followed)
    reckon_with_numbers(walk, said)
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
    if "spread" in said.operators and not (said.spread or said.compared):
        walk.sketch.unread.append("difference")
    if said.comparative is not None and not (said.compared or said.spread) and said.degree:
        walk.sketch.unread.append(said.degree)
    if "count" in said.operators and said.superlative and not said.counted:
        degrees = (e.text for e in walk.events if isinstance(e.what, DegreeMeaning))
        walk.sketch.unread += list(degrees)
    if said.ordinal > 1 and said.superlative is None and said.fewest is None:
        walk.sketch.unread.append(next(e.text for e in walk.events if isinstance(e.what, Ordinal)))
    if said.more is not None and not (said.rival or said.group_mention or said.counted):
        walk.sketch.unread.append("more" if said.more else "fewer")
    missed = len(walk.sketch.unread) + len(walk.sketch.unrelated)
    walk.sketch.score -= 2.0 * missed


def tell_what_is_bound(walk: Walk, said: Said, followed: set[str]) -> None:
    """Of nodes that need not be there nothing is told; a verb's own property is no loss."""
    apart = [
        link.mention
        for node in said.nodes
        for link in node.links
        if link.either or link.negated or link.count
    ]
    for asked, node in [column for column in said.columns if column[1] in apart]:
        said.columns.remove((asked, node))
        words = name_words(asked.names[0][0].rpartition(".")[2])
        if not {root(word) for word in words} & followed:
            walk.sketch.unread.append(" ".join(words))


def reckon_with_numbers(walk: Walk, said: Said) -> None:
    """Of several properties that a word may mean, an average is taken of one with numbers."""
    if not said.columns or not said.operators & {"average", "minimum", "maximum"}:
        return
    asked, node = said.columns[-1]
    found = [p for kind in node.kinds for p in walk.graph.properties[kind].values()]
    numbers = {p.name for p in found if set(p.types) & {"integer", "float"}}
    numeric = tuple(group for group in asked.names if set(group) <= numbers)
    if numeric:
        said.columns[-1] = (replace(asked, names=numeric), node)
    elif pick(asked, node.kinds, walk.graph):
        walk.sketch.unread.append(said.words[-1] if said.words else "average")


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
    if said.target.absent:
        return
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
