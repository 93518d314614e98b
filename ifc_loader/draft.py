"""The graph of one file while it is being read: by STEP id, with what goes wrong noted."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from ifc_loader.entity_classes import Schema
from ifc_loader.footprints import Footprint
from ifc_loader.printable import printable
from ifc_loader.property_graph import Finding, Node, PropertyGraph, Relationship, Value
from ifc_loader.surroundings import Point
from ifc_loader.units import Units

Progress = Callable[[str, float], None]
"""Called with a phase in plain words and a fraction from 0 to 1; raising in it cancels."""


LONGEST_NAME = 200
"""Characters of a property's name, and of an entity's in the report."""
LONGEST_MESSAGE = 1000
"""Characters of a line of the report."""

BAND = 1.6
"""A number this many times more or less than its shape may still mean the same: net or gross,
to the axis of a wall or to its face, with or without the part above a ceiling."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What a shape gives for one quantity: `value` in SI, `source` in words.

    A number that means the same lies between `least` and `most`: a gross area is more than the
    net one that the shape shows.
    """

    value: float
    source: str
    least: float
    most: float

    def fits(self, number: float) -> bool:
        """Whether a number may mean the same."""
        return self.least / BAND <= number <= self.most * BAND


@dataclass(slots=True)
class Draft:
    """Everything the topics of the loader share while they read one file.

    `nodes` maps a STEP id to its node. `ends` maps a relationship type to its
    (start id, end id) pairs, for what is derived from them. `about` maps the position of a
    finding to the key of its node. `parts` holds the STEP ids of the entities that were flattened
    into others. `measured` maps a STEP id to what the shape gives for each
    canonical quantity, `distrusted` holds (STEP id, property) of the numbers that it contradicts,
    `own_units` the properties that state a unit of their own, `unsigned` those that IFC lets be
    nothing below nothing. `centres` and `floors` are the middle of a loose thing's tessellated
    shape and the floor of a room's, where they were made.
    """

    file: Any
    schema: Schema
    units: Units
    graph: PropertyGraph
    nodes: dict[int, Node] = field(default_factory=dict)
    ends: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    types: frozenset[str] = frozenset()
    unmapped: Counter[str] = field(default_factory=Counter)
    about: dict[int, str] = field(default_factory=dict)
    parts: set[int] = field(default_factory=set)
    measured: dict[int, dict[str, Measure]] = field(default_factory=dict)
    distrusted: set[tuple[int, str]] = field(default_factory=set)
    own_units: set[str] = field(default_factory=set)
    unsigned: set[str] = field(default_factory=set)
    centres: dict[int, Point] = field(default_factory=dict)
    floors: dict[int, Footprint] = field(default_factory=dict)

    def by_type(self, name: str) -> Iterable[Any]:
        """The entities of a class and its subtypes; none where the schema lacks the class."""
        return self.file.by_type(name) if self.schema.knows(name) else ()

    def relate(self, start: int, type_: str, end: int, **properties: Value) -> bool:
        """Add a relationship between two nodes by STEP id; False where either is no node."""
        first, second = self.nodes.get(start), self.nodes.get(end)
        if first is None or second is None:
            return False
        self.graph.relationships.append(Relationship(first.key, type_, second.key, properties))
        self.ends.setdefault(type_, []).append((start, end))
        return True

    def measure(
        self, step_id: int, name: str, value: float, source: str, span: tuple[float, float] = (0, 0)
    ) -> None:
        """Note what a shape gives for a canonical quantity; `span` where it may be less or more."""
        least, most = span if any(span) else (value, value)
        found = Measure(value, source, min(least, value), max(most, value))
        self.measured.setdefault(step_id, {})[name] = found

    def find(self, kind: str, entity: str, message: str, about: str | None = None) -> None:
        """Add a line to the quality report; `about` is the key of the node it speaks of."""
        entity = printable(_short(entity, LONGEST_NAME))
        message = printable(_short(message, LONGEST_MESSAGE))
        if about is not None:
            self.about[len(self.graph.findings)] = about
        self.graph.findings.append(Finding(kind, entity, message))

    def set_unit(self, name: str, symbol: str) -> None:
        """Note the unit of a property; the first unit stands, another one is reported."""
        known = self.graph.units.setdefault(name, symbol)
        if known != symbol:
            self.find(
                "unit-clash",
                name,
                f"Property {name} has numbers in {known} and in {symbol}; the schema shows {known}",
            )

    def name_of(self, step_id: int) -> str:
        """An entity in words for a report: `#214 IfcDoor 'D-101'`."""
        node = self.nodes.get(step_id)
        if node is None:
            return f"#{step_id} {self.file.by_id(step_id).is_a()}"
        name = _short(str(node.properties.get("Name") or ""), LONGEST_NAME)
        return f"#{step_id} {node.properties['ifc_class']}" + (f" '{name}'" if name else "")

    def text_name(self, owner: Any, name: object, otherwise: str) -> str:
        """A set's or property's name on one line, without control characters, cut and told."""
        plain = printable(str(name or ""))
        blanks = "  " in plain or plain != plain.strip()
        cleaned = " ".join(plain.split()) if blanks else plain
        if len(cleaned) <= LONGEST_NAME:
            return cleaned or otherwise
        short, who = _short(cleaned, LONGEST_NAME), f"#{owner.id()} {owner.is_a()}"
        self.find(
            "cut", who, f"{who} has a name of {len(cleaned):,} characters; it is kept as '{short}'"
        )
        return short


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
