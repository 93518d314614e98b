"""`A or B`, `in A and B`: two names that make one mention."""

from agents.rules.meanings import DegreeMeaning, RelationMeaning
from agents.rules.mentions import Event, Mention, Quantity
from agents.rules.plan import Filter
from agents.rules.said import Walk, operators_of
from agents.rules.targeting import first_place, mention_at, next_mention

NAMES = frozenset({"=", "in"})
IN_PLACES = frozenset({"in", "inside", "within", "on", "of"})


def unite_alternatives(walk: Walk) -> None:
    """`either A or B`: one mention with two names, unless the two are compared."""
    compares = any(
        isinstance(e.what, DegreeMeaning) and any(d.form == "comparative" for d in e.what.degrees)
        for e in walk.events
    ) and not any(isinstance(e.what, Quantity) for e in walk.events)
    if compares or first_place(walk, "same") is not None:
        return
    place = 0
    while place < len(walk.events):
        one = walk.events[place].what
        between, other_place = next_mention(walk, place + 1)
        if other_place is not None and widened(walk, place, other_place):
            walk.events[place + 1 : other_place + 1] = []
            continue
        if isinstance(one, Mention) and one.named and other_place is not None:
            other = mention_at(walk, other_place)
            told = {e.text.lower() for e in between} - {"the", ",", "either", "a", "an"}
            joins = (
                told == {"or"}
                or (told <= IN_PLACES | {"and"} and stands_in(walk, place))
                or (told <= {"and"} and is_asked_about(walk, place))
            )
            if other.named and joins and (united := either(one, other)):
                text = walk.question[walk.events[place].start : walk.events[other_place].end]
                united.text = text
                start, end = walk.events[place].start, walk.events[other_place].end
                walk.events[place : other_place + 1] = [Event(united, text, (), start, end)]
                continue
        place += 1


def widened(walk: Walk, place: int, other_place: int) -> bool:
    """`windows facing east or west`: the second name joins the filter that the first one made."""
    one, other = walk.events[place].what, mention_at(walk, other_place)
    between = {e.text.lower() for e in walk.events[place + 1 : other_place]} - {"that", "are", "is"}
    if not isinstance(one, Mention) or one.named or not other.named or between != {"or"}:
        return False
    if len(other.filters) != 1 or not one.filters:
        return False
    both = any_of(one.filters[-1], other.filters[0])
    one.filters[-1] = both or one.filters[-1]
    one.merged += both is not None
    return both is not None


def any_of(first: Filter, second: Filter) -> Filter | None:
    """One filter for the names of two; None where they are of different properties."""
    values: list[str] = []
    for value in (first.value, second.value):
        values += [str(v) for v in value] if isinstance(value, tuple) else [str(value)]
    named = first.operator in NAMES and second.operator in NAMES
    if not named or first.properties != second.properties:
        return None
    return Filter(properties=first.properties, operator="in", value=tuple(values))


def stands_in(walk: Walk, place: int) -> bool:
    """`in A and B`, `do A and B have` is of either; `between A and B`, `in both A and B` not."""
    before = place - 1
    while before >= 0 and walk.events[before].text.lower() in {"the", "a", "an"}:
        before -= 1
    inside = before >= 0 and walk.events[before].text.lower() in IN_PLACES | {"do", "does"}
    return inside and not is_of_both(walk)


def is_asked_about(walk: Walk, place: int) -> bool:
    """`how wide are A and B?` asks of each; `what connects A and B?` of something else."""
    before = walk.events[:place]
    others = any(isinstance(event.what, (Mention, RelationMeaning)) for event in before)
    return not others and not is_of_both(walk)


def is_of_both(walk: Walk) -> bool:
    """`shared by A and B`"""
    said = {name for event in walk.events for name in operators_of(event)}
    return bool(said & {"between", "both", "share", "same"})


def either(one: Mention, other: Mention) -> Mention | None:
    """One mention for two names of the same property; None where they differ."""
    if len(one.filters) != 1 or len(other.filters) != 1 or not one.kinds & other.kinds:
        return None
    both = any_of(one.filters[0], other.filters[0])
    if both is None:
        return None
    return Mention(
        one.labels or other.labels,
        one.kinds | other.kinds,
        f"{one.text} or {other.text}",
        [both],
        named=True,
        merged=one.merged + other.merged + 1,
    )
