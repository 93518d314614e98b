"""Ways through a graph's schema: which properties a label has, and how two labels are joined."""

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

from agents.understanding.language.words import name_words, root
from agents.understanding.schema.knowledge import knowledge
from graph_store.schema import GraphSchema, PropertySchema
from ifc_loader.concepts.naming import unit_at_end

MAX_HOPS = 3
MONEY = "money"
"""What is measured in a currency (data/naming.toml)."""
NUMERIC = frozenset({"float", "integer"})
_YEAR = re.compile(r"(?<!\d)(?:1[5-9]|20)\d\d(?!\d)")
_DAY = re.compile(r"\d[./-]\d{1,2}[./-]\d")
_ISO_DATE = re.compile(r"\d{4}-\d{2}(-\d{2})?(\D|$)")


@dataclass(frozen=True, slots=True)
class Hop:
    """One relationship of a path; `at_most` > 1 follows it over and over."""

    type: str
    direction: Literal["out", "in", "both"]
    at_most: int = 1

    def reversed(self) -> "Hop":
        """The same relationship from its other end."""
        turned: dict[str, Literal["out", "in", "both"]] = {"out": "in", "in": "out"}
        return Hop(self.type, turned.get(self.direction, "both"), self.at_most)


Kinds = frozenset[int]
Path = tuple[Hop, ...]


class Terrain:
    """Lookups over a `GraphSchema`; a kind is the index of a set of labels."""

    def __init__(self, schema: GraphSchema) -> None:
        self.schema = schema
        self.of_label: dict[str, Kinds] = {
            label: frozenset(i for i, kind in enumerate(schema.kinds) if label in kind.labels)
            for label in schema.labels
        }
        self.index = {frozenset(kind.labels): i for i, kind in enumerate(schema.kinds)}
        self.everything: Kinds = frozenset(range(len(schema.kinds)))
        self.properties = [{p.name: p for p in kind.properties} for kind in schema.kinds]
        self.edges: list[list[tuple[Hop, int, int]]] = [[] for _ in schema.kinds]
        for triple in schema.triples:
            start = self.index.get(frozenset(triple.start))
            end = self.index.get(frozenset(triple.end))
            if start is not None and end is not None:
                self._add_edge(start, triple.type, end, triple.count)
        self.unspoken = frozenset().union(
            *(self.of_label.get(label, frozenset()) for label in knowledge().unspoken)
        )
        self.headers = frozenset().union(
            *(self.of_label.get(label, frozenset()) for label in knowledge().headers)
        )
        self.paths = lru_cache(maxsize=4096)(self._paths)
        self.filled = lru_cache(maxsize=4096)(self._filled)
        self.kinds = lru_cache(maxsize=4096)(self._kinds)

    def _add_edge(self, start: int, kind: str, end: int, count: int) -> None:
        if kind in knowledge().symmetric:
            self.edges[start].append((Hop(kind, "both"), end, count))
            self.edges[end].append((Hop(kind, "both"), start, count))
        else:
            self.edges[start].append((Hop(kind, "out"), end, count))
            self.edges[end].append((Hop(kind, "in"), start, count))

    def _kinds(self, labels: tuple[str, ...]) -> Kinds:
        """The kinds that carry any of the labels; every kind where there are no labels."""
        names = labels
        if not names:
            return self.everything
        return frozenset().union(*(self.of_label.get(label, frozenset()) for label in names))

    def _filled(self, kinds: Kinds) -> dict[str, int]:
        """Each property of these kinds with the number of nodes that have it."""
        filled: dict[str, int] = defaultdict(int)
        for kind in kinds:
            for name, found in self.properties[kind].items():
                filled[name] += found.filled
        return filled

    def samples(self, kinds: Kinds, name: str) -> list[str]:
        """Some values of a property of these kinds."""
        return [s for k in kinds if name in (p := self.properties[k]) for s in p[name].samples]

    def count(self, kinds: Kinds) -> int:
        """The number of nodes of these kinds."""
        return sum(self.schema.kinds[kind].count for kind in kinds)

    def families(self, kinds: Kinds) -> list[Kinds]:
        """Kinds sorted by their commonest label: products apart from materials."""
        found: dict[str, set[int]] = defaultdict(set)
        for kind in kinds:
            labels = self.schema.kinds[kind].labels
            common = max(labels, key=lambda label: (self.schema.labels[label], label), default="")
            found[common].add(kind)
        return [frozenset(family) for _, family in sorted(found.items())]

    def narrowest_label(self, kinds: Kinds) -> tuple[str, ...]:
        """The smallest label that covers all these kinds, else the first label of each."""
        shared = set.intersection(*(set(self.schema.kinds[k].labels) for k in kinds))
        if shared:
            return (min(shared, key=lambda label: (self.schema.labels[label], label)),)
        return tuple(sorted({self.schema.kinds[k].labels[0] for k in kinds}))

    @cached_property
    def of_building(self) -> bool:
        """Whether the graph is that of a building, as its labels say."""
        return any(label.startswith("Ifc") for label in self.of_label)

    @cached_property
    def people(self) -> Kinds:
        """The kinds of persons and companies, by their labels."""
        known = knowledge()
        called = (one for one in self.of_label if known.somebody & set(name_words(one)[-1:]))
        return self.kinds((*known.people, *called))

    @cached_property
    def numbers(self) -> frozenset[str]:
        """The properties whose values are numbers."""
        types: dict[str, set[str]] = defaultdict(set)
        for own in self.properties:
            for name, found in own.items():
                types[name].update(found.types)
        return frozenset(name for name, said in types.items() if said and said <= NUMERIC)

    @cached_property
    def units(self) -> dict[str, str]:
        """The unit of each property: SI where the graph has it so, else that of the property's own
        name (`Output (kW)`), whose numbers stay as they are stated.
        """
        named = {name: unit_at_end(name.rpartition(".")[2])[1] for name in self.numbers}
        return {name: unit.symbol for name, unit in named.items() if unit} | self.schema.units

    def _found(self, name: str, among: Kinds | None) -> list[PropertySchema]:
        """What is known of a property, by the nodes of these kinds alone where they are given: two
        registers may call a day and a text alike."""
        kinds = range(len(self.properties)) if among is None else sorted(among)
        return [self.properties[i][name] for i in kinds if name in self.properties[i]]

    def is_typed(self, name: str, *types: str, among: Kinds | None = None) -> bool:
        """Whether all values of a property are of one of these types, as far as any are there."""
        found = [one for each in self._found(name, among) for one in each.types]
        return bool(found) and all(one in types for one in found)

    def is_dated_text(self, name: str, among: Kinds | None = None) -> bool:
        """Whether a property holds texts that begin as dates of ISO 8601, as far as is known."""
        samples = [s for each in self._found(name, among) for s in each.samples]
        dated = bool(samples) and all(map(_ISO_DATE.match, samples))
        return dated and self.is_typed(name, "string", among=among)

    def is_money(self, name: str) -> bool:
        """Whether a property holds amounts of money, by the unit that its name ends in."""
        unit = unit_at_end(name.rpartition(".")[2])[1]
        return name in self.numbers and unit is not None and unit.quantity == MONEY

    def is_day(self, name: str, among: Kinds | None = None) -> bool:
        """Whether a property holds days, as dates or as texts."""
        return self.is_typed(name, "date", among=among) or self.is_dated_text(name, among)

    def may_tell_when(self, name: str) -> bool:
        """Whether a property may hold days or years: all but one whose values are known not to."""
        if self.units.get(name):
            return False
        samples = [s for own in self.properties if name in own for s in own[name].samples]
        return not samples or any(_YEAR.search(one) or _DAY.search(one) for one in samples)

    def holds_days(self, name: str) -> bool:
        """Whether all known values of a property are days."""
        samples = [s for own in self.properties if name in own for s in own[name].samples]
        return bool(samples) and all(_DAY.search(one) for one in samples)

    @cached_property
    def relation_roots(self) -> dict[str, frozenset[str]]:
        """Each relationship type with the roots of the words of its name."""
        small = {"ha", "i", "in", "on", "of", "to", "by", "at", "for", "has", "is"}
        return {
            kind.type: frozenset(root(w) for w in name_words(kind.type) if w not in small)
            for kind in self.schema.relationships
        }

    def _paths(self, start: Kinds, end: Kinds) -> tuple[tuple[Path, int], ...]:
        """The shortest ways, and those one hop longer, with how many relationships end them."""
        found: list[tuple[Path, int]] = []
        frontier: dict[Path, Kinds] = {(): start}
        shortest = MAX_HOPS
        for length in range(1, MAX_HOPS + 1):
            if length > shortest + 1:
                break
            following: dict[Path, set[int]] = defaultdict(set)
            arrived: dict[Path, int] = defaultdict(int)
            for path, kinds in frontier.items():
                for kind in kinds:
                    for hop, to, count in self.edges[kind]:
                        step = (*path, hop)
                        following[step].add(to)
                        if to in end:
                            arrived[step] += count
            if arrived:
                shortest = min(shortest, length)
                found += arrived.items()
            if len(following) > 2000:
                break
            frontier = {path: frozenset(kinds) - self.unspoken for path, kinds in following.items()}
        return tuple(found)
