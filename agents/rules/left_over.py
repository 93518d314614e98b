"""What is left at the end of a question: cues that lead nowhere, words that were not heard."""

from dataclasses import replace

from agents.rules.adjectives import flag_filter
from agents.rules.attaching import Cues, best_join
from agents.rules.implied import (
    ask_for_dates,
    ask_for_places,
    asks_where,
    choose_between,
    count_uses,
    counts_each_kind,
    hang_on_anything,
    nobody_said_whose,
)
from agents.rules.meanings import DegreeMeaning, RelationMeaning
from agents.rules.measuring import edge_property, quantity_after
from agents.rules.mentions import Attachment, Event, Mention, Ordinal, Quantity
from agents.rules.said import Said, Walk, asks_whether, operators_of, pick
from agents.rules.vocabulary import COMPARING, vocabulary
from agents.rules.words import name_words, root


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
    if nobody_said_whose(said):
        hang_on_anything(walk, said)
    elif walk.cues.types and not (said.columns or taken(walk, said) or ends_in_a_pronoun(walk)):
        dangling(walk, said)
    if not said.target.links:  # how thick are the layers of what?
        named = zip(said.columns, said.words, strict=False)
        walk.sketch.unread += [w for (asked, _), w in named if edge_property(asked, said.target)]
    follow_the_last_words(walk, said)
    if said.superlative and said.columns and is_of_any_size(walk):
        measure, node = said.columns[-1]
        said.superlative = (measure, said.superlative[1], node)
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
    walk.sketch.unread += without_place(walk, said)
    missed = len(walk.sketch.unread) + len(walk.sketch.unrelated)
    walk.sketch.score -= 2.0 * missed


def without_place(walk: Walk, said: Said) -> list[str]:
    """What was understood and stands for nothing in the plan."""
    first, last = walk.events[0], walk.events[-1]
    unread = [*unheeded(walk, said), *lonely_or(walk)]
    unread += [first.text] if nobody_is_told(walk, said) else []
    told = said.columns or "count" in said.operators or not said.target.named
    lacking = [f for f, node in said.flags if not flag_filter(f, node, walk.graph)]
    unread += [flag.word for flag in lacking]
    if not lacking and said.flags and not asks_whether(walk.events) and told:
        unread += [flag.word for flag, _ in said.flags]
    if "reachable" in said.operators and not said.target.links:
        unread.append("reach")
    if operators_of(last) == ("where",) and not said.places:
        unread.append(last.text)
    if drops_what_is_told(walk, said):
        unread += said.words
    if "spread" in said.operators and not (said.spread or said.compared):
        unread.append("difference")
    if said.comparative is not None and not (said.compared or said.spread) and said.degree:
        unread.append(said.degree)
    if "count" in said.operators and said.superlative and not said.counted:
        unread += [e.text for e in walk.events if isinstance(e.what, DegreeMeaning)]
    if said.ordinal > 1 and said.superlative is None and said.fewest is None:
        unread.append(next(e.text for e in walk.events if isinstance(e.what, Ordinal)))
    if said.more is not None and not (said.rival or said.group_mention or said.counted):
        unread.append("more" if said.more else "fewer")
    return unread


def is_of_any_size(walk: Walk) -> bool:
    """`the diameter of the biggest pipe`: big in what is asked."""
    degrees = [d for e in walk.events if isinstance(e.what, DegreeMeaning) for d in e.what.degrees]
    return any(("size",) in degree.measures for degree in degrees)


def drops_what_is_told(walk: Walk, said: Said) -> bool:
    """A yes or no tells no property: `do all walls have the same thickness?`"""
    compares = said.compared or said.comparative or said.rival or said.flags
    return bool(asks_whether(walk.events) and said.columns and not compares)


def nobody_is_told(walk: Walk, said: Said) -> bool:
    """`who uses the house?` of things alone, `who made it and when does its warranty end?`"""
    if walk.events[0].text.lower() != "who" or not walk.lexicon.of_a_building:
        return False
    if "when" in said.operators:
        return True
    people = walk.graph.kinds(vocabulary().people)
    asked = walk.events[0].what is not None and not said.columns and bool(said.target.text)
    return asked and not said.target.kinds & people


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


def lonely_or(walk: Walk) -> list[str]:
    """`on level 1 or larger than 20 m²`: either of two conditions that are not both names."""
    behind = [*walk.events[1:], None]
    return [
        event.text
        for event, other in zip(walk.events, behind, strict=True)
        if operators_of(event) == ("or",)
        and other
        and (isinstance(other.what, DegreeMeaning) or is_behind_an_adjective(walk, event))
    ]


def is_behind_an_adjective(walk: Walk, event: Event) -> bool:
    """`windows that face west or north`, where the adjective is a filter by now."""
    before = [e for e in walk.events if e.end <= event.start and not e.filler][-1:]
    nouns = [(e, e.what) for e in before if isinstance(e.what, Mention)]
    return any(noun.said and e.end < noun.said_at < event.start for e, noun in nouns)


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
