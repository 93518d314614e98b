"""Items → events: nouns with their names and adjectives drawn together into mentions."""

from dataclasses import replace
from typing import cast

from agents.rules.adjectives import with_adjectives
from agents.rules.lexicon import Lexicon
from agents.rules.linking import Item
from agents.rules.meanings import (
    LabelMeaning,
    Meaning,
    NounMeaning,
    UnitMeaning,
    ValueMeaning,
)
from agents.rules.mentions import Event, Mention, Ordinal, Quantity, What, is_unknown
from agents.rules.plan import Filter
from agents.rules.schema_map import SchemaMap
from agents.understanding.language.speaking import article, singular

TYPED = frozenset({"of type", "of kind", "called the"})
"""What stands before the name of a type."""


def draw_together(
    question: str, items: tuple[Item, ...], chosen: tuple[Meaning | None, ...], lexicon: Lexicon
) -> list[Event]:
    """The events of one reading of the question."""
    events = [
        _event(item, meaning, lexicon.map) for item, meaning in zip(items, chosen, strict=True)
    ]
    events = _quantities(events, items, chosen)
    events = _explained(events)
    events = _merge(question, events, lexicon.map)
    events = [_harmless(event) for event in events]
    return with_adjectives(events, lexicon.map)


def _harmless(event: Event) -> Event:
    """A noun in parentheses that explains no other is left aside."""
    if event.aside and isinstance(event.what, Mention) and not event.what.named:
        return replace(event, what=None, filler=True)
    return event


def _event(item: Item, meaning: Meaning | None, graph: SchemaMap) -> Event:
    what: object = meaning
    match meaning:
        case LabelMeaning(labels=labels, absent=absent, filters=filters):
            what = Mention(labels, graph.kinds(labels), item.text, list(filters), absent=absent)
            if meaning.by_name:
                what.remark = f"I went by names that say “{singular(item.text)}”."
            if meaning.equipment:
                what.text, what.describing = meaning.equipment, True
                what.remark = f"I took “{item.text}” for having {article(what.text)}{what.text}."
        case ValueMeaning(filters=filters, kinds=kinds):
            partly = any(f.operator != "=" for f in filters)
            what = Mention((), kinds, item.text, list(filters), named=True, partly=partly)
        case NounMeaning(end=str(end)):
            what = Mention((end,), graph.kinds((end,)), item.text, noun=meaning)
        case NounMeaning(relationship=relationship):
            starts = frozenset(
                index
                for index, edges in enumerate(graph.edges)
                if any(hop.type == relationship for hop, _, _ in edges)
            )
            labels = graph.narrowest_label(starts)
            what = Mention(labels, starts, item.text, noun=meaning)
    told = cast(What, what)
    return Event(told, item.text, item.roots, item.start, item.end, item.filler, item.aside)


def _quantities(
    events: list[Event], items: tuple[Item, ...], chosen: tuple[Meaning | None, ...]
) -> list[Event]:
    """A number and the unit behind it become one quantity."""
    joined: list[Event] = []
    skip = False
    for index, (event, item) in enumerate(zip(events, items, strict=True)):
        if skip:
            skip = False
            continue
        if item.kind == "ordinal":
            joined.append(replace(event, what=Ordinal(int(item.text))))
            continue
        if item.kind == "number" and not isinstance(event.what, Mention):
            following = chosen[index + 1] if index + 1 < len(items) else None
            if isinstance(following, UnitMeaning):
                unit = following.unit
                quantity = Quantity(unit.in_si(item.number), unit)
                skip = True
            else:
                quantity = Quantity(item.number)
            text = f"{event.text} {items[index + 1].text}" if skip else event.text
            end = items[index + 1].end if skip else event.end
            joined.append(Event(quantity, text, (), event.start, end))
        else:
            joined.append(event)
    return joined


def _merge(question: str, events: list[Event], graph: SchemaMap) -> list[Event]:
    """`wall 'W-1'`, `Renaissance art movement`, `pump P (GlobalId)`: one mention each."""
    merged: list[Event] = []
    for event in events:
        if _skippable(event):
            merged.append(event)
            continue
        back = len(merged) - 1
        partly = isinstance(event.what, Mention) and event.what.partly
        while back >= 0 and (_bridging(merged[back]) or (partly and _in_a_name(merged[back]))):
            back -= 1
        previous = merged[back] if back >= 0 else None
        if (
            previous
            and isinstance(event.what, Mention)
            and isinstance(previous.what, Mention)
            and _same_thing(previous.what, event.what)
        ):
            one = _united(previous.what, event.what)
            end = event.end + (question[event.end : event.end + 1] == ")")
            if one.named:
                one.text = question[previous.start : end]
            roots = previous.roots + event.roots
            merged[back:] = [Event(one, one.text, roots, previous.start, end)]
        else:
            merged.append(event)
    return merged


def _skippable(event: Event) -> bool:
    return event.what is None


def _in_a_name(event: Event) -> bool:
    """`cast in situ concrete`: a preposition may stand inside a name."""
    return event.filler and event.text.lower() in {"in", "of", "for", "on", "with"}


def _explained(events: list[Event]) -> list[Event]:
    """`rafters (Sparren)`, `check valves (X)`, `check valves of type X`: told twice over."""
    told = list(events)
    for place, event in enumerate(events):
        if not is_unknown(event):
            continue
        ahead = place + 1
        while ahead < len(events) and is_unknown(events[ahead]):
            ahead += 1
        noun = events[ahead].what if ahead < len(events) else None
        behind = ahead + 1 if isinstance(noun, Mention) and not noun.named else ahead
        opening = " ".join(e.text.lower() for e in events[behind : behind + 2])
        length = 1 if opening.startswith("(") else 2 if opening in TYPED else 0
        name = events[behind + length].what if length and behind + length < len(events) else None
        if isinstance(name, Mention) and name.named:
            told[place] = replace(event, filler=True)
            told[behind + length] = replace(events[behind + length], aside=False)
    return told


def _bridging(event: Event) -> bool:
    return event.what is None and event.text.lower() in {
        "(",
        "called",
        "named",
        "no",
        "nr",
        "#",
        '"',
    }


def _same_thing(first: Mention, second: Mention) -> bool:
    if first.absent or second.absent or (first.named and second.describing):
        return False
    if first.noun or second.noun:
        made = second.noun is not None and second.noun.end is not None and not second.named
        return made and first.named and first.noun is None and first.kinds <= second.kinds
    if not first.kinds & second.kinds:
        return False
    if not (first.named or second.named):
        return first.kinds <= second.kinds or second.kinds <= first.kinds
    if first.named and second.named:
        identified = any("GlobalId" in f.properties for f in (*first.filters, *second.filters))
        apart = {f.properties for f in first.filters} != {f.properties for f in second.filters}
        if first.partly and second.partly:
            return bool(_in_common(first, second))
        return identified or (apart and not first.partly and not second.partly)
    return True


def _in_common(first: Mention, second: Mention) -> Filter | None:
    """The names that hold both words."""
    one, other = first.filters[0], second.filters[0]
    if one.properties != other.properties or not (one.operator == other.operator == "in"):
        return None
    assert isinstance(one.value, tuple) and isinstance(other.value, tuple)
    both = tuple(value for value in one.value if value in other.value)
    return one.model_copy(update={"value": both}) if both else None


def _united(first: Mention, second: Mention) -> Mention:
    labelled = (
        first if first.labels and (first.kinds <= second.kinds or not second.labels) else second
    )
    identity = [f for f in (*first.filters, *second.filters) if "GlobalId" in f.properties]
    named = first.named or second.named
    filters = identity or [*first.filters, *second.filters]
    if first.partly and second.partly and (common := _in_common(first, second)):
        filters = [common]
    return Mention(
        labelled.labels,
        first.kinds & second.kinds,
        f"{first.text} {second.text}" if first.kinds > second.kinds else first.text,
        filters,
        named=named,
        noun=first.noun or second.noun,
        partly=first.partly and second.partly,
        merged=first.merged + second.merged + 1,
    )
