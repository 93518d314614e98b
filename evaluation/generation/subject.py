"""A match with the nodes it binds: what they are called and what can be asked of them."""

import random
from collections import Counter
from typing import Any, NamedTuple

from evaluation.generation.graph_words import GraphWords, speakable
from evaluation.generation.matches import Match
from evaluation.generation.wording import nouns, property_words
from graph_store import GraphNode

MOST_NAMES = 30
_SKIPPED = {
    "key", "model", "GlobalId", "Tag", "ifc_class", "step_id", "inherited", "Name", "name",
    "LongName", "CompositionType", "description", "aliases", "ObjectType",
}  # fmt: skip
_SETS = ("Pset_", "Qto_", "BaseQuantities.")


class Made(NamedTuple):
    """A question made: `cypher` is gold, `value` its typed answer, `template` the pattern's id."""

    template: str
    kind: str
    question: str
    cypher: str
    value: Any
    unit: str | None = None
    nodes: tuple[GraphNode, ...] = ()


class Subject(NamedTuple):
    """A match with the nodes it binds and the words for them."""

    graph: GraphWords
    match: Match
    nodes: tuple[GraphNode, ...]
    rng: random.Random

    @property
    def described(self) -> str:
        return f"{nouns(self.match.label)[1]} {self.match.condition}".strip()

    @property
    def gold(self) -> str:
        return f"{self.match.cypher} WITH DISTINCT n"

    def name(self, node: GraphNode) -> str | None:
        """The name an answer may give: rooms by number and name."""
        name, long_name = node.properties.get(self.graph.name), node.properties.get("LongName")
        if node.labels[0] == "IfcSpace" and name and long_name and long_name not in name:
            return f"{name} {long_name}"
        return name if isinstance(name, str) else None

    def names(self) -> list[str] | None:
        """The names of all nodes; None where one has none worth saying or two have the same."""
        found = [self.name(node) for node in self.nodes]
        whole = [name for name in found if name and speakable(name)]
        return whole if len(set(whole)) == len(found) else None

    def column(self, prop: str) -> str:
        """The property of `n`, in back-ticks where its name needs them."""
        return f"n.{prop}" if prop.isidentifier() else f"n.`{prop}`"

    def filled(self, kinds: tuple[type, ...]) -> list[str]:
        """Properties of a type that every node has and that are worth asking about."""
        held = [set(node.properties) for node in self.nodes]
        common = sorted(set.intersection(*held)) if held else []
        return [
            prop
            for prop in common
            if prop not in _SKIPPED
            and (not self.graph.building or "." not in prop or prop.startswith(_SETS))
            and not prop.endswith((".note", ".stored"))
            and all(_worth(node.properties[prop], kinds) for node in self.nodes)
        ]

    def lists(self) -> list[str]:
        """Properties that hold lists of texts, on some node at least."""
        held = {
            prop
            for node in self.nodes
            for prop, value in node.properties.items()
            if isinstance(value, list) and all(isinstance(entry, str) for entry in value)
        }
        return sorted(held - _SKIPPED)

    def unit(self, prop: str) -> str | None:
        return self.graph.schema.units.get(prop)

    def one_of(self, kinds: tuple[type, ...]) -> str | None:
        """A property of a type, whose words mean no other property of these nodes."""
        found = self.filled(kinds)
        spoken = Counter(property_words(prop) for prop in found)
        clear = [prop for prop in found if spoken[property_words(prop)] == 1]
        return self.rng.choice(clear) if clear else None


def _worth(value: Any, kinds: tuple[type, ...]) -> bool:
    """Whether a value is of a type, and no text left empty or number left at next to nothing."""
    if type(value) not in kinds or value == "":
        return False
    return not isinstance(value, float) or value == 0 or abs(value) > 1e-6
