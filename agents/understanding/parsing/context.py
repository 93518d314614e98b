"""What the rules of the grammar look up in the twin at hand."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from agents.understanding.language.conversion import DIMENSIONS
from agents.understanding.language.tables import Degree, phrase_of
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import Ask
from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin.entries import KNOWN
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.senses import Property, Relation, Thing

BESIDE = {"m": "elevation", "rad": "temperature"}
"""What else is told in a unit, or in one of the same name."""

MOST_WORKED_OUT = 64
"""Questions, and parts of them, of which it is kept how they are read."""
T = TypeVar("T")


@dataclass(frozen=True)
class Context:
    """The lexicon of a twin with what is looked up again and again."""

    lexicon: Lexicon

    @property
    def terrain(self) -> Terrain:
        return self.lexicon.terrain

    def property(self, word: str) -> Property | None:
        """What a word of English stands for among the properties; the best where it is several."""
        found = self._properties.get(word)
        if found is None and word not in self._properties:
            entries = self.lexicon.entries.get(phrase_of(word), ())
            options = [e for e in entries if isinstance(e.sense, Property) and e.sense.groups]
            best = max(options, key=lambda entry: entry.score, default=None)
            found = best.sense if best and isinstance(best.sense, Property) else None
            self._properties[word] = found
        return found

    def names_things(self, word: str) -> bool:
        """Whether the words of a property are those of things that the twin has, too."""
        entries = self.lexicon.entries.get(phrase_of(word), ())
        things = (one.sense for one in entries if one.score >= KNOWN)
        return any(isinstance(one, Thing) and not one.nodes.absent for one in things)

    def owners(self, one: Property) -> tuple[str, ...]:
        """The labels of what a property is of by its own words: a window area is no wall's.

        Nothing where these do not have it: a floor finish is no storey's.
        """
        if one.of:
            return (one.of,)
        entries = self.lexicon.entries.get(phrase_of(one.word)[:1], ())
        senses = (each.sense for each in entries if each.score >= KNOWN)
        things = (each.nodes for each in senses if isinstance(each, Thing))
        filled = self.terrain.filled
        names = {name for group in one.groups for name in group}
        return next((each.labels for each in things if names & filled(each.kinds).keys()), ())

    def leads_to_people(self, relation: Relation) -> bool:
        """Whether somebody may stand at an end of a relation; of a building's parts nobody does."""
        return not self.terrain.of_building or any(
            hop.type in relation.types and to in self.terrain.people
            for edges in self.terrain.edges
            for hop, to, _ in edges
        )

    def dimension(self, unit: str) -> tuple[Property, ...]:
        """What is measured in an SI unit; degrees are those of a slope or of a temperature."""
        words = (DIMENSIONS.get(unit, ""), BESIDE.get(unit, ""))
        return tuple(self.property(word) or Property(word, ()) for word in words if word)

    def measures(self, degree: Degree) -> tuple[Property, ...]:
        """What an adjective of degree measures, best first."""
        found = (self.property(word) for word in degree.measures)
        return tuple(dict.fromkeys(one for one in found if one))

    def once(self, told: Hashable, work: Callable[[], T]) -> T:
        """What is worked out of what is told, kept for a while: a question is looked at several
        times before it is answered.
        """
        known: T | None = self._worked_out.get(told)
        if known is None:
            if len(self._worked_out) >= MOST_WORKED_OUT:
                self._worked_out.clear()
            known = self._worked_out[told] = work()
        return known

    @cached_property
    def _worked_out(self) -> dict[Hashable, Any]:
        return {}

    @cached_property
    def talks(self) -> dict[tuple[tuple[str, tuple[str, ...]], ...], tuple[Turn, ...]]:
        """The turns of talks, by what was asked and which elements were answered."""
        return {}

    @cached_property
    def offered(self) -> dict[str, Ask]:
        """What the questions that were offered ask, by their words in lower case."""
        return {}

    @cached_property
    def _properties(self) -> dict[str, Property | None]:
        return {}
