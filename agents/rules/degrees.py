"""Adjectives of degree: superlatives, comparisons, orders and thresholds."""

from agents.rules.meanings import DegreeMeaning, PropertyMeaning
from agents.rules.measuring import (
    comparator_before,
    filter_by_number,
    measure_by_unit,
    measure_for,
    quantity_after,
)
from agents.rules.mentions import Mention
from agents.rules.said import Said, Walk, operators_of, pick
from agents.rules.telling import neighbour_with, owner
from agents.rules.words import name_words


def read_degree(walk: Walk, degree: DegreeMeaning, place: int, said: Said) -> int:
    """Take an adjective of degree into account; returns the place read up to."""
    following = next(
        (i for i in range(place + 1, len(walk.events)) if not walk.events[i].filler), None
    )
    ahead = walk.events[following].what if following is not None else None
    told = degree.degrees[0]
    if "sorted" in said.operators or says_first(walk, following):
        asked = said.order[0] if said.order else said.group
        asked = asked or measure_for(walk, degree.degrees, said)
        if asked and not said.ordered:
            said.order = (asked, told.up)
            said.ordered = True
        return following if says_first(walk, following) and following else place
    quantity = quantity_after(walk, place)
    name = comparator_before(walk, place) or ("more" if told.up else "less")
    if not told.measures and quantity is not None:
        return measure_by_unit(walk, name, place, said) or place
    if not told.measures and isinstance(ahead, Mention) and not ahead.named:
        said.more = told.up
        return place
    if quantity is not None and told.form != "superlative":
        asked = measure_for(walk, degree.degrees, said, *reversed(said.nodes))
        if asked:
            return filter_by_number(walk, asked, name, quantity, said)
        lacks(walk, degree, place)
        return quantity[1]
    if told.form != "comparative" and (ordered := orders(walk, degree, place, said)):
        return ordered
    if told.form == "superlative" and said.superlative is not None and spreads(walk, said, degree):
        said.spread = True
        return place
    if told.form == "superlative" and said.superlative is not None:
        walk.sketch.unread.append(walk.events[place].text)
        return place
    if isinstance(ahead, PropertyMeaning) and following is not None:
        if told.form == "superlative":
            node = owner(walk, ahead, said) or neighbour_with(walk, ahead, said)
            if node is None:
                walk.sketch.unread.append(walk.events[following].text)
                return following
            said.superlative = (ahead, told.up, node)
            said.extreme_only = not is_seen(walk, said.target, place)
            said.words.append(walk.events[following].text)
            return following
        said.comparative = (ahead, told.up)
        said.degree = f"the {walk.events[place].text} {walk.events[following].text}"
        return following
    asked = measure_for(walk, degree.degrees, said)
    if told.form == "superlative":
        node = said.target
        if asked is None:
            lacks(walk, degree, place)
        else:
            said.superlative = (asked, told.up, node)
            said.limit = said.limit or 1
    elif told.form == "comparative":
        said.comparative = (asked, told.up)
        said.degree = walk.events[place].text
    elif asked:
        said.columns.append((asked, said.target))
        said.words.append(called(asked, said.target, walk))
    else:
        lacks(walk, degree, place)
    return place


def lacks(walk: Walk, degree: DegreeMeaning, place: int) -> None:
    """`how tall is the building?`: what is asked about has no such measure."""
    text = walk.events[place].text
    walk.sketch.unread.append(text)
    walk.sketch.lacking[text] = [phrase for one in degree.degrees for phrase in one.measures]


def spreads(walk: Walk, said: Said, degree: DegreeMeaning) -> bool:
    """`how much larger is the largest room than the smallest?` asks how far the two are apart."""
    assert said.superlative is not None
    asked, up, node = said.superlative
    apart = "spread" in said.operators or (said.comparative and "than" in said.operators)
    measure = measure_for(walk, degree.degrees, said)
    names = pick(measure, node.kinds, walk.graph) if measure else ()
    return bool(
        apart and up != degree.degrees[0].up and names == pick(asked, node.kinds, walk.graph)
    )


def orders(walk: Walk, degree: DegreeMeaning, place: int, said: Said) -> int | None:
    """`from the largest to the smallest` orders them all; returns the place read up to."""
    texts = [event.text.lower() for event in walk.events]
    ahead = next((i for i in range(place + 1, len(texts)) if not walk.events[i].filler), place)
    if "from" not in texts[max(0, place - 2) : place] or "to" not in texts[place:ahead]:
        return None
    asked = said.order[0] if said.order else measure_for(walk, degree.degrees, said)
    if asked is None or not isinstance(walk.events[ahead].what, DegreeMeaning):
        return None
    said.order = (asked, degree.degrees[0].up)
    said.ordered = True
    return ahead


def called(asked: PropertyMeaning, target: Mention, walk: Walk) -> str:
    """A measure in words: `OverallWidth` is the overall width."""
    names = pick(asked, target.kinds, walk.graph) or asked.names[0]
    return " and ".join(" ".join(name_words(name.rpartition(".")[2])) for name in names)


def says_first(walk: Walk, place: int | None) -> bool:
    """`largest first` orders all of them."""
    return place is not None and "first" in operators_of(walk.events[place])


def is_seen(walk: Walk, target: Mention, place: int) -> bool:
    """Whether the walk has passed a mention."""
    return any(event.what is target for event in walk.events[:place])
