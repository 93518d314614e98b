"""How one mention is linked to those before it."""

from dataclasses import replace

from agents.rules.alternatives import either
from agents.rules.attaching import Cues, best_join
from agents.rules.mentions import Attachment, Mention
from agents.rules.plan import Operator
from agents.rules.said import Said, Walk


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


def goes_on(walk: Walk, mention: Mention, said: Said) -> bool:
    """`next to A and B`: the second is linked as the first."""
    last = said.nodes[-1]
    alike = mention.named and last.named and mention.kinds & last.kinds
    if not (walk.joined_by_and and alike) or walk.cues.types or said.threshold:
        return False
    for node in said.nodes:
        link = next((one for one in node.links if one.mention is last), None)
        plain = link and not (link.optional or link.either or link.count)
        if link and plain and link.path in dict(walk.graph.paths(node.kinds, mention.kinds)):
            node.links.append(Attachment(link.path, mention, negated=link.negated))
            said.nodes.append(mention)
            walk.sketch.score += 1.0
            return True
    return False


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
            denied = any(link.negated for link in said.target.links)
            spoken_of = denied and node is said.target and is_predicate(walk, mention)
            near += 0.7 if spoken_of else 0.0
            options.append((join.score + near, age, node, join))
    if not options:
        walk.sketch.unrelated.append(mention.text)
        return
    score, _, node, join = max(options, key=lambda option: (option[0], -option[1]))
    walk.heard |= join.heard
    walk.sketch.score += score - 1.5
    link = Attachment(join.path, mention, negated, optional, count=count)
    node.links.append(link)
    said.nodes.append(mention)
    if len(node.labels) > 1 and not (optional or count):
        _link_each(walk, node, link, said, cues)


def _link_each(walk: Walk, node: Mention, first: Attachment, said: Said, cues: Cues) -> None:
    """`pumps and boilers in the kitchen`: each of the two in its own way, where they differ.

    Where things are told by what they are linked to, one way alone can be: the question is refused.
    """
    graph, mention = walk.graph, first.mention
    known = [first.path]
    for label in node.labels:
        kinds = graph.of_label.get(label, frozenset()) & node.kinds
        joined = {path for path, _ in graph.paths(kinds, mention.kinds)}
        one = replace(node, labels=(label,), kinds=kinds)
        join = best_join(one, mention, cues, graph) if joined.isdisjoint(known) else None
        if join and walk.each:
            walk.sketch.unrelated.append(mention.text)
        elif join:
            known.append(join.path)
            first.either = not first.negated
            other = replace(mention)
            node.links.append(Attachment(join.path, other, first.negated, either=first.either))
            said.nodes.append(other)


def is_predicate(walk: Walk, mention: Mention) -> bool:
    """`which rooms without a window are upstairs?` says the place of the rooms."""
    own = next(i for i, e in enumerate(walk.events) if e.what is mention)
    told: list[str] = []
    for event in reversed(walk.events[:own]):
        if isinstance(event.what, Mention):
            break
        told.insert(0, event.text.lower())
    verbs = [i for i, text in enumerate(told) if text in {"is", "are"}]
    return bool(verbs) and told[verbs[0] - 1 : verbs[0]] not in (["that"], ["which"], ["who"])


def head_behind(walk: Walk, place: int, said: Said) -> Mention | None:
    """`in the ground floor slab`: the noun right behind a name, which the name only places."""
    following = walk.events[place + 1].what if place + 1 < len(walk.events) else None
    own = walk.events[place].what
    if not isinstance(following, Mention) or not isinstance(own, Mention) or not own.named:
        return None
    apart = following is not said.target and not following.named and not following.noun
    if not apart or own.kinds & following.kinds:
        return None
    return following if best_join(following, own, Cues(), walk.graph) else None


def attach_beside(walk: Walk, head: Mention, own: Mention, said: Said) -> None:
    """Link the name to the noun it stands before."""
    join = best_join(head, own, Cues(), walk.graph)
    if join and head in said.nodes:
        head.links.append(Attachment(join.path, own))
        said.nodes.insert(said.nodes.index(head), own)


def stands_beside(walk: Walk, node: Mention, mention: Mention) -> bool:
    """`a room with the window W`: only small words between the two, and no name before them."""
    places = [i for i, e in enumerate(walk.events) if e.what is node or e.what is mention]
    between = walk.events[places[0] + 1 : places[-1]] if len(places) == 2 else []
    return not node.named and bool(between) and between[0].text.lower() == "with"
