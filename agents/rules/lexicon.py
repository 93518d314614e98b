"""The words of a twin: what each phrase may mean in the graph at hand."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from agents.rules.meanings import LabelMeaning, Meaning, NounMeaning, PropertyMeaning, ValueMeaning
from agents.rules.plan import Filter
from agents.rules.schema_map import Kinds, SchemaMap
from agents.rules.vocabulary import Phrase

NAMES = frozenset({"Name", "name", "LongName"})
MOST_LISTED = 200
HALF_A_NAME = 0.7
"""Score; a property of whose name a class's word is half or less is not meant by that word."""


@dataclass
class Lexicon:
    """Phrases of stems with what they may mean in one graph."""

    map: SchemaMap
    phrases: dict[Phrase, list[Meaning]] = field(default_factory=lambda: defaultdict(list))
    joined: dict[str, list[Meaning]] = field(default_factory=lambda: defaultdict(list))
    parts: dict[str, dict[str, dict[str, set[int]]]] = field(default_factory=dict)
    """word → property → values that hold the word → kinds"""
    confined: dict[str, Kinds] = field(default_factory=dict)
    """A class's word → the kinds whose names may say it: `ceiling lamp` names no ceiling."""

    @property
    def of_a_building(self) -> bool:
        """Whether the vocabulary of buildings speaks of this graph at all."""
        return any(label.startswith("Ifc") for label in self.map.of_label)

    @cached_property
    def longest(self) -> int:
        """Words in the longest phrase."""
        return max(map(len, self.phrases), default=1)

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of every phrase."""
        return frozenset(word for phrase in self.phrases for word in phrase) | self.parts.keys()

    def meanings(self, phrase: Phrase) -> list[Meaning]:
        """What a phrase may mean, the nodes whose names hold the word included."""
        found = list(self.phrases.get(phrase, ()))
        if not found and len(phrase) > 1:
            found = list(self.joined.get("".join(phrase), ()))
        if len(phrase) == 1 and phrase[0] in self.parts:
            found += self.holding(phrase[0])
        if any(isinstance(m, (LabelMeaning, NounMeaning)) and m.score > 0.8 for m in found):
            found = [m for m in found if not isinstance(m, ValueMeaning) or m.exact]
            found = [
                replace(m, score=0.6 * m.score) if isinstance(m, PropertyMeaning) else m
                for m in found
                if not isinstance(m, PropertyMeaning) or m.score > HALF_A_NAME
            ]
        if len(phrase) > 1 and self._are_kinds(phrase):
            found = [
                replace(m, score=0.2 * m.score) if isinstance(m, ValueMeaning) else m for m in found
            ]
        return found

    def _are_kinds(self, phrase: Phrase) -> bool:
        """`doors and windows` are two kinds of things first, whatever is called so."""
        kinds, between = phrase[::2], phrase[1::2]
        return set(between) <= {"and", "or"} and all(
            any(isinstance(m, LabelMeaning) for m in self.phrases.get((word,), ()))
            for word in kinds
        )

    def holding(self, word: str) -> Iterator[ValueMeaning]:
        """The nodes whose names hold a word."""
        for name, values in self.parts[word].items():
            kinds = frozenset().union(*values.values())
            kinds = (kinds - self.map.of_label.get("IfcTypeObject", frozenset())) or kinds
            kinds &= self.confined.get(word, kinds)
            if not kinds:
                continue
            listed = tuple(sorted(values))
            condition = (
                Filter(properties=(name,), operator="in", value=listed)
                if len(listed) <= MOST_LISTED
                else Filter(properties=(name,), operator="contains", value=word)
            )
            score = 0.6 if name in NAMES else 0.4
            for family in self.map.families(kinds):
                yield ValueMeaning((condition,), family, exact=False, score=score)
