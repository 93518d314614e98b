"""Question → plans: every way to read it, the best first."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, pairwise, product

from agents.messages import Shape
from agents.rules.columns import NAMING
from agents.rules.drawing import draw_together
from agents.rules.lexicon import Lexicon
from agents.rules.linking import Item, link
from agents.rules.meanings import OperatorMeaning, UnitMeaning
from agents.rules.plan import Column, Filter, NodePlan, QueryPlan
from agents.rules.planning import plan
from agents.rules.said import Sketch
from agents.rules.schema_map import Kinds
from agents.rules.vocabulary import vocabulary
from agents.rules.words import stems
from agents.understanding.language.speaking import plural

READINGS = 128
CLOSE = 0.25
"""Of a score; a reading within this of the best might have been meant."""
ANY = frozenset({"is there", "are there", "do", "does", "has", "have"})
"""How a question opens that asks whether there is any."""

ANYTHING = frozenset({"anything", "something", "nothing"})
"""Words that name nothing to be searched for."""


@dataclass
class Reading:
    """One way to read a question."""

    sketch: Sketch
    score: float
    slips: tuple[tuple[str, str], ...] = ()
    """Words read as others: (as written, as read)."""

    @property
    def remarks(self) -> tuple[str, ...]:
        """What a person should know of how the question was read."""
        slips = tuple(f"I read “{written}” as “{text}”." for written, text in self.slips)
        return (*slips, *self.sketch.remarks)


def read(question: str, lexicon: Lexicon) -> list[Reading]:
    """Every way to read the question, the best first.

    Other cuts than the best one are tried where it leaves something unread.
    """
    readings: list[Reading] = []
    first, *others = link(question, lexicon)
    if not first:
        return [Reading(Sketch(), 0.0)]
    for items in (first, *others):
        readings += _readings(question, items, lexicon)
        if any(reading.sketch.whole and not reading.sketch.absent for reading in readings):
            break
    readings.sort(
        key=lambda r: (
            r.sketch.plan is None,
            not r.sketch.whole,
            bool(r.sketch.absent),
            -r.score,
        )
    )
    searched = _searched_by_name(first, readings[0].sketch, lexicon)
    return [Reading(searched, 0.0, readings[0].slips), *readings] if searched else readings


def close_seconds(
    question: str, best: Reading, readings: list[Reading], lexicon: Lexicon
) -> tuple[str, ...]:
    """`How many roofs?` where a room is called Roof: the question that names the room."""
    spot = next((spot for spot in best.sketch.spots if spot.target), None)
    choices: dict[str, None] = {}
    for other in readings:
        meant = next((s for s in other.sketch.spots if s.target and s.named), None)
        near = best.score - other.score < CLOSE and other.sketch.plan is not None
        if spot is None or meant is None or not near or spot.named:
            continue
        same_words = (spot.start, spot.end) == (meant.start, meant.end)
        if not same_words or spot.kinds & meant.kinds or not _is_a_thing(meant.kinds, lexicon):
            continue
        assert other.sketch.plan
        value = next((f.value for f in other.sketch.plan.target.filters if f.operator == "="), None)
        label = lexicon.map.narrowest_label(meant.kinds)[0]
        if isinstance(value, str) and (word := vocabulary().plain.get(label)):
            named = f"{plural(word)} '{value}'"
            choices[f"{question[: meant.start]}{named}{question[meant.end :]}"] = None
    return tuple(choices)


def _is_a_thing(kinds: Kinds, lexicon: Lexicon) -> bool:
    """Whether these stand in the building; a file or a classification is seldom meant."""
    if not lexicon.of_a_building:
        return not kinds <= lexicon.map.of_label.get("Model", frozenset())
    return bool(lexicon.map.filled(kinds).get("GlobalId"))


def _readings(question: str, items: tuple[Item, ...], lexicon: Lexicon) -> Iterator[Reading]:
    slips = tuple((item.written, item.text) for item in items if item.written)
    options = [
        (None,) if item.kind == "number" and is_unit(after) else item.meanings or (None,)
        for item, after in pairwise((*items, None))
        if item
    ]
    for chosen in islice(product(*options), READINGS):
        worth = sum(
            m.score * len(item.text.split()) for m, item in zip(chosen, items, strict=True) if m
        )
        events = draw_together(question, items, chosen, lexicon)
        sketch = plan(question, events, lexicon)
        yield Reading(sketch, sketch.score + worth, slips)


def is_unit(item: Item | None) -> bool:
    """Whether an item is a unit, so that the number before it is no name."""
    return item is not None and any(isinstance(m, UnitMeaning) for m in item.meanings)


def _searched_by_name(items: tuple[Item, ...], best: Sketch, lexicon: Lexicon) -> Sketch | None:
    """`Is there a laundry?` with no word for it in the twin is a search among the names."""
    asks = [item.text.lower() for item in items[:2]]
    asks_for_any = asks[0] in ANY or asks[1:] == ["there"]
    known = any(word in ANYTHING or lexicon.meanings(stems(word)) for word in best.unread)
    counts = any(
        isinstance(m, OperatorMeaning) and "count" in m.names for i in items for m in i.meanings
    )
    if not asks_for_any or not best.unread or best.absent or known or counts:
        return None
    labels: tuple[str, ...] = ()
    if best.plan is not None:
        if best.plan.target.filters or best.plan.target.links:
            return None
        labels = best.plan.target.labels
        if set(labels) <= vocabulary().whole:
            labels = ()
    kinds = lexicon.map.kinds(labels)
    filled = lexicon.map.filled(kinds)
    names = tuple(name for name in NAMING if filled.get(name))
    if not names:
        return None
    filters = tuple(
        Filter(properties=names, operator="contains", value=word.lower()) for word in best.unread
    )
    searched = " ".join(best.unread)
    subject = f"{searched} {best.plan.subject}" if best.plan and labels else f"“{searched}”"
    plan = QueryPlan(
        shape=Shape.BOOLEAN,
        target=NodePlan(labels=labels, filters=filters),
        columns=(Column(aggregate="count", distinct=True, title="answer"),),
        subject=subject.strip(),
    )
    return Sketch(plan, remarks=["I went by names alone; what is there need not be named so."])
