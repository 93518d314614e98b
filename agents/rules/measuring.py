"""Numbers with units: the filters they make."""

from agents.rules.meanings import (
    DegreeMeaning,
    NounMeaning,
    PropertyMeaning,
    UnitMeaning,
)
from agents.rules.mentions import Mention, Quantity
from agents.rules.plan import Filter, Operator
from agents.rules.said import Said, Walk, operators_of, pick
from agents.rules.vocabulary import Degree, Phrase, vocabulary
from agents.rules.words import name_words

COMPARATORS: dict[str, Operator] = {
    "more": ">",
    "less": "<",
    "at_least": ">=",
    "at_most": "<=",
    "equal": "=",
}
WHOLE_NAME = 0.8
LEAST_MILLIMETRES = 20
"""A length of this and more without a unit is meant in millimetres, as on every drawing."""


def quantity_after(walk: Walk, place: int) -> tuple[Quantity, int] | None:
    """The number behind a place, with only small words between."""
    for ahead in range(place + 1, min(place + 6, len(walk.events))):
        event = walk.events[ahead]
        if isinstance(event.what, Quantity):
            return event.what, ahead
        if not (event.filler or operators_of(event)):
            return None
    return None


def measure_called(walk: Walk, phrase: Phrase) -> PropertyMeaning | None:
    """The property that a phrase names in full: `date` alone is not the end of a warranty."""
    known = walk.lexicon.phrases.get(phrase, ())
    return next(
        (m for m in known if isinstance(m, PropertyMeaning) and m.score >= WHOLE_NAME), None
    )


def comparator_before(walk: Walk, place: int) -> str | None:
    """`more than`, `at least`, … said shortly before a place, `or more` shortly behind it."""
    for event in walk.events[place : place + 4]:
        if event.text.lower() in {"or more", "or less"}:
            return "at_least" if event.text.lower() == "or more" else "at_most"
    for event in reversed(walk.events[max(0, place - 3) : place]):
        for name in COMPARATORS:
            if name in operators_of(event):
                return name
        if isinstance(event.what, DegreeMeaning) and not event.what.degrees[0].measures:
            return "more" if event.what.degrees[0].up else "less"
    return None


def measure_for(
    walk: Walk, degrees: tuple[Degree, ...], said: Said, *nodes: Mention
) -> PropertyMeaning | None:
    """The first measure of an adjective that the nodes have, else the things asked about.

    Else one that a relationship to them has: a material is as thick as the layer it makes.
    """
    phrases = [phrase for degree in degrees for phrase in degree.measures]
    for node in (*nodes, said.target):
        for phrase in phrases:
            asked = measure_called(walk, phrase)
            if asked and pick(asked, node.kinds, walk.graph):
                return asked
    if ("date",) in phrases and (name := only_date(walk, said.target)):
        return PropertyMeaning(((name,),))
    for phrase in phrases:
        if asked := measure_of_a_link(walk, said.target, phrase):
            return asked
    return None


def only_date(walk: Walk, target: Mention) -> str | None:
    """The one property with dates that the things asked about have."""
    dates = {
        name
        for kind in target.kinds
        for name, found in walk.graph.properties[kind].items()
        if "date" in found.types
    }
    return dates.pop() if len(dates) == 1 else None


def measure_of_a_link(walk: Walk, target: Mention, phrase: Phrase) -> PropertyMeaning | None:
    """A relationship's own property; the target is then read as the relationship's noun."""
    column = " ".join(phrase)
    known = (walk.lexicon.phrases.get(name, ()) for name in vocabulary().relation_nouns)
    nouns = [m for found in known for m in found if isinstance(m, NounMeaning)]
    for noun in (target.noun, *nouns):
        if noun is None or noun.end is None or column not in noun.columns:
            continue
        if target.kinds <= walk.graph.kinds((noun.end,)):
            target.noun = noun
            return PropertyMeaning(((column,),))
    return None


def edge_property(asked: PropertyMeaning, mention: Mention) -> str | None:
    """The property of the relationship that a noun names, where that is what is asked."""
    wanted = {name_words(title) for group in asked.names for title in (group[0].split(".")[-1],)}
    columns = mention.noun.columns if mention.noun else ()
    return next((name for name in columns if name_words(name) in wanted), None)


def measure_by_unit(walk: Walk, name: str, place: int, said: Said) -> int | None:
    """`rooms over 20 m2`: the unit tells the measure."""
    quantity = quantity_after(walk, place)
    if quantity is None:
        return None
    later = quantity_after(walk, quantity[1]) if name == "between" else None
    unit = quantity[0].unit or (later[0].unit if later else None)
    phrase = vocabulary().measures.get(unit.unit) if unit else None
    if unit is None or phrase is None or unit.unit == "m":
        return None
    meaning = measure_called(walk, phrase)
    if meaning is None:
        return None
    return filter_by_number(walk, meaning, name, quantity, said)


def filter_by_number(
    walk: Walk, asked: PropertyMeaning, name: str, quantity: tuple[Quantity, int], said: Said
) -> int:
    """Compare a property with a number; returns the place read up to."""
    measured, place = quantity
    second = quantity_after(walk, place) if name == "between" else None
    if second and second[0].unit and not measured.unit:
        measured = Quantity(second[0].unit.in_si(measured.number), second[0].unit)
    node = nearest_with(walk, asked, said)
    if node is None:
        walk.sketch.unread.append(walk.events[place].text)
        return place
    names = pick(asked, node.kinds, walk.graph)
    unit = walk.graph.schema.units.get(names[0])
    if unit and measured.unit and unit != measured.unit.unit:
        walk.sketch.unread.append(walk.events[place].text)
    if unit == "m" and measured.unit is None and measured.number >= LEAST_MILLIMETRES:
        measured = Quantity(measured.number / 1000)
        walk.sketch.remarks.append("I took the number without a unit for millimetres.")
    is_date = any(
        "date" in found.types
        for kind in node.kinds
        for prop, found in walk.graph.properties[kind].items()
        if prop == names[0]
    )
    operator = COMPARATORS.get(name, ">=")
    walk.sketch.score += 1.0
    node.filters.append(
        Filter(properties=names[:1], operator=operator, value=measured.number, year=is_date)
    )
    if second:
        upper, place = second
        node.filters.append(
            Filter(properties=names[:1], operator="<=", value=upper.number, year=is_date)
        )
    return place


def nearest_with(walk: Walk, asked: PropertyMeaning, said: Said) -> Mention | None:
    """The last mention that has a property; one thing by name only where nothing else has it."""
    having = [n for n in reversed(said.nodes) if pick(asked, n.kinds, walk.graph)]
    return next((n for n in having if not n.named), having[0] if having else None)


def bare_quantity(walk: Walk, quantity: Quantity, place: int, said: Said) -> int:
    """`the 3 largest`, `0.9 m wide`, `at least 2 windows`; any other number stays unread."""
    following = next((e.what for e in walk.events[place + 1 :] if not e.filler), None)
    if isinstance(following, DegreeMeaning):
        if following.degrees[0].form == "superlative":
            said.limit = int(quantity.number)
            return place
        asked = measure_for(walk, following.degrees, said)
        if asked:
            name = comparator_before(walk, place) or "equal"
            filter_by_number(walk, asked, name, (quantity, place), said)
            return place + 1
    if isinstance(following, Mention) and following is not said.target and not following.named:
        name = comparator_before(walk, place) or "equal"
        said.threshold = (COMPARATORS[name], int(quantity.number))
        return place
    walk.sketch.unread.append(walk.events[place].text)
    return place


def read_unit(walk: Walk, meaning: UnitMeaning, place: int, said: Said) -> None:
    """`how many metres of pipe` measures; `in square feet` says how to tell it."""
    phrase = vocabulary().measures.get(meaning.unit.unit, ())
    if "count" in said.operators and not said.nodes[1:] and not said.columns:
        asked = measure_called(walk, phrase)
        if asked and pick(asked, said.target.kinds, walk.graph):
            said.operators -= {"count"}
            said.operators.add("sum")
            said.columns.append((asked, said.target))
            said.words.append(" ".join(phrase))
            said.told_in = meaning
            return
    asked_in = walk.events[place - 1].text.lower() in {"in", "(", ","} if place else False
    if asked_in:
        said.told_in = meaning
    else:
        walk.sketch.unread.append(walk.events[place].text)
