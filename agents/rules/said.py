"""What one walk over a question's events gathers, before it is laid out as a plan."""

from dataclasses import dataclass, field

from agents.rules.attaching import Cues
from agents.rules.lexicon import Lexicon
from agents.rules.meanings import FlagMeaning, OperatorMeaning, PropertyMeaning, UnitMeaning
from agents.rules.mentions import Event, Mention
from agents.rules.plan import Operator, QueryPlan
from agents.rules.schema_map import Kinds, SchemaMap
from agents.rules.vocabulary import Phrase

KIND_ASKED = {
    "where": frozenset({"place", "country", "location", "city", "town", "address"}),
    "when": frozenset({"date", "year", "time", "stamp"}),
}
"""The words of the properties that answer `where` and `when`."""


@dataclass(frozen=True)
class Spot:
    """Where the question names something: `question[start:end]`."""

    start: int
    end: int
    kinds: Kinds
    named: bool
    target: bool


@dataclass
class Sketch:
    """A plan in the making, and what could not be put into it."""

    plan: QueryPlan | None = None
    score: float = 0.0
    unread: list[str] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
    unrelated: list[str] = field(default_factory=list)
    absent: list[str] = field(default_factory=list)
    lacking: dict[str, list[Phrase]] = field(default_factory=dict)
    """Words for measures that the things asked about do not have, with what they measure."""
    remarks: list[str] = field(default_factory=list)

    @property
    def whole(self) -> bool:
        """Whether all that was said found its place in the plan."""
        return self.plan is not None and not self.unread and not self.unrelated


@dataclass
class Said:
    """What one walk over the events gathers.

    `premise` counts the filters and links the target had when it was met: what comes behind is
    said of it. `had` is what each of all things is asked to have. `parts` are nodes whose measures
    add up to the target's, `more` which way a comparison of counts goes and `rival` its other
    side, `threshold` how many of the next thing. `beside` are told along: `with their room`.
    """

    target: Mention
    nodes: list[Mention]
    operators: set[str] = field(default_factory=set)
    columns: list[tuple[PropertyMeaning, Mention]] = field(default_factory=list)
    flags: list[tuple[FlagMeaning, Mention]] = field(default_factory=list)
    superlative: tuple[PropertyMeaning, bool, Mention] | None = None
    extreme_only: bool = False
    spread: bool = False
    comparative: tuple[PropertyMeaning | None, bool] | None = None
    compared: list[Mention] = field(default_factory=list)
    group: PropertyMeaning | None = None
    counted: Mention | None = None
    fewest: bool | None = None
    order: tuple[PropertyMeaning, bool] | None = None
    ordered: bool = False
    limit: int | None = None
    ordinal: int = 1
    premise: tuple[int, int] | None = None
    universal: bool = False
    had: str = ""
    parts: list[Mention] = field(default_factory=list)
    more: bool | None = None
    rival: Mention | None = None
    threshold: tuple[Operator, int] | None = None
    related: Mention | None = None
    group_mention: Mention | None = None
    places: list[Mention] = field(default_factory=list)
    beside: list[Mention] = field(default_factory=list)
    degree: str = ""
    told_in: UnitMeaning | None = None
    words: list[str] = field(default_factory=list)


@dataclass
class Walk:
    """One reading of a question, walked over once: where the walk stands and what it has heard.

    `cues` are what was said since the last mention; `negated`, `joined_by_and`,
    `joined_by_or`, `through` and `each` say how the next one hangs on those before it.
    """

    question: str
    events: list[Event]
    lexicon: Lexicon
    sketch: Sketch = field(default_factory=Sketch)
    cues: Cues = field(default_factory=Cues)
    negated: bool = False
    joined_by_and: bool = False
    joined_by_or: bool = False
    through: bool = False
    each: bool = False
    excluding: bool = False
    unknown: list[Event] = field(default_factory=list)
    heard: set[str] = field(default_factory=set)

    @property
    def graph(self) -> SchemaMap:
        """The schema of the twin."""
        return self.lexicon.map


def operators_of(event: Event) -> tuple[str, ...]:
    """The operator names of an event; none for anything else."""
    return event.what.names if isinstance(event.what, OperatorMeaning) else ()


def pick(asked: PropertyMeaning, kinds: Kinds, graph: SchemaMap) -> tuple[str, ...]:
    """The graph's own properties that answer a property's phrase on these kinds.

    The first group that at least half as many nodes have as any other, placeholders apart; empty
    where none has it.
    """
    filled = graph.filled(kinds)
    doubted = {name: filled.get(f"{name}.note", 0) for group in asked.names for name in group}
    doubted = {name: n for name, n in doubted.items() if n and not filled.get(f"{name}.stored")}
    counts = [
        min(filled.get(name, 0) - doubted.get(name, 0) for name in group) for group in asked.names
    ]
    if not max(counts, default=0):
        counts = [min(filled.get(name, 0) for name in group) for group in asked.names]
    most = max(counts, default=0)
    if not most:
        return ()
    return next(g for g, c in zip(asked.names, counts, strict=True) if 2 * c >= most)


def asks_whether(events: list[Event]) -> bool:
    """Whether the question opens as one that yes or no answers."""
    return bool(events) and "exists" in operators_of(events[0])
