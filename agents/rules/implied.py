"""What a question leaves unsaid: places, dates, uses, whose relationships are meant."""

from agents.rules.attaching import Cues, best_join
from agents.rules.meanings import PropertyMeaning
from agents.rules.measuring import edge_property
from agents.rules.mentions import Attachment, Mention
from agents.rules.plan import Hop
from agents.rules.said import KIND_ASKED, Said, Walk
from agents.rules.targeting import each_mention, first_place, mention_at, places_of_mentions
from agents.rules.vocabulary import vocabulary
from agents.rules.words import name_words


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


def ask_for_dates(walk: Walk, said: Said) -> None:
    """`when was the file written?` asks for what the thing has of dates."""
    for name in walk.graph.filled(said.target.kinds):
        if KIND_ASKED["when"] & set(name_words(name)):
            said.columns.append((PropertyMeaning(((name,),)), said.target))
            said.words.append(" ".join(name_words(name)))


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


def nobody_said_whose(said: Said) -> bool:
    """`how many connections are there?`, `the thickest layer`"""
    noun, most = said.target.noun, said.superlative
    ranked = most is not None and edge_property(most[0], said.target)
    meant = ranked or "count" in said.operators
    return noun is not None and not said.target.links and bool(meant or not noun.end)


def hang_on_anything(walk: Walk, said: Said) -> None:
    """Of a relationship's noun, any of the relationships."""
    noun = said.target.noun
    assert noun
    hop = Hop(type=noun.relationship, direction="in" if noun.end else "out")
    said.target.links.append(Attachment((hop,), Mention((), walk.graph.everything, "")))
