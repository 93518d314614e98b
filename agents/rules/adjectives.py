"""`external doors`: adjectives become filters of the nouns they belong to."""

from dataclasses import replace

from agents.rules.meanings import FlagMeaning, OperatorMeaning
from agents.rules.mentions import Event, Mention
from agents.rules.plan import Filter
from agents.rules.schema_map import SchemaMap

JOINING = frozenset({"and", "no"})
"""Operators that may stand between the adjectives before a noun."""


def with_adjectives(events: list[Event], graph: SchemaMap) -> list[Event]:
    """`external doors`, `doors that are external`: the flag becomes a filter of the doors.

    Flags joined by `or` are not both filters; they stay events of their own, to be refused.
    """
    kept: list[Event] = []
    waiting: list[tuple[Event, Filter]] = []
    for index, event in enumerate(events):
        if isinstance(event.what, FlagMeaning):
            ahead = _noun_ahead(events[index + 1 :])
            condition = flag_filter(event.what, ahead, graph) if ahead else None
            if ahead is not None and condition is not None:
                waiting.append((event, _denied(condition, kept)))
            elif not _said_of_a_noun(event, kept, graph, of_the_head=_is_predicate(events, index)):
                kept.append(event)
            continue
        if isinstance(event.what, Mention) and waiting:
            mention = event.what
            mention.filters += _together([condition for _, condition in waiting])
            mention.text = " ".join([*(one.text for one, _ in waiting), mention.text])
            kept.append(replace(event, start=waiting[0][0].start))
            waiting = []
            continue
        kept.append(event)
    return kept


def _noun_ahead(events: list[Event]) -> Mention | None:
    """The noun that a flag stands before, other flags between them."""
    for event in events:
        if isinstance(event.what, Mention):
            return event.what
        joins = isinstance(event.what, OperatorMeaning) and set(event.what.names) <= JOINING
        if not (joins or isinstance(event.what, FlagMeaning) or event.text == ","):
            return None
    return None


def _denied(condition: Filter, kept: list[Event]) -> Filter:
    """The opposite, where `not` stands right before."""
    before = kept[-1].what if kept else None
    if isinstance(before, OperatorMeaning) and "no" in before.names:
        kept.pop()
        if isinstance(condition.value, bool):
            return condition.model_copy(update={"value": not condition.value})
        return condition.model_copy(update={"operator": "<>"})
    return condition


def _together(conditions: list[Filter]) -> list[Filter]:
    """`internal and external walls` are those of which either is known."""
    found: dict[tuple[str, ...], Filter] = {}
    for one in conditions:
        other = found.get(one.properties)
        both = other is not None and other.value != one.value
        known = Filter(properties=one.properties, operator="exists")
        found[one.properties] = known if both else one
    return list(found.values())


def _is_predicate(events: list[Event], index: int) -> bool:
    """`how many of the doors to a room are external?`, not `doors that are external`."""
    before = [event.text.lower() for event in events[:index] if event.text.lower() != "not"]
    return before[-1:] in (["are"], ["is"]) and before[-2:-1] not in (["that"], ["which"], ["who"])


def _said_of_a_noun(
    event: Event, kept: list[Event], graph: SchemaMap, *, of_the_head: bool
) -> bool:
    """`walls that are not external`: a flag behind a noun that is not one named thing."""
    assert isinstance(event.what, FlagMeaning)
    nouns = [e.what for e in kept if isinstance(e.what, Mention) and not e.what.named]
    near = nouns if of_the_head else nouns[::-1]
    noun = next((one for one in near if flag_filter(event.what, one, graph)), None)
    condition = flag_filter(event.what, noun, graph) if noun else None
    if noun is None or condition is None or _either(kept):
        return False
    noun.filters.append(_denied(condition, kept))
    noun.said += 1
    noun.said_at = event.start
    return True


def _either(kept: list[Event]) -> bool:
    before = kept[-1].what if kept else None
    return isinstance(before, OperatorMeaning) and "or" in before.names


def said_of_all(one: Filter, mention: Mention, graph: SchemaMap) -> Filter:
    """`external doors and windows`: true of each by the property of its own kind."""
    last = one.properties[0].rpartition(".")[2]
    own = (name for name in graph.filled(mention.kinds) if name.rpartition(".")[2] == last)
    names = dict.fromkeys((*one.properties, *own))
    return one.model_copy(update={"properties": tuple(names)}) if one.operator == "=" else one


def flag_filter(flag: FlagMeaning, mention: Mention, graph: SchemaMap) -> Filter | None:
    """The filter a flag stands for on these nodes; None where they have no such property."""
    filled = graph.filled(mention.kinds)
    names = tuple(name for name in flag.names if filled.get(name))
    return Filter(properties=names, operator="=", value=flag.value) if names else None
