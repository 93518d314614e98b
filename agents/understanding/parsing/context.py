"""What the rules of the grammar look up in the twin at hand."""

from dataclasses import dataclass
from functools import cached_property

from agents.understanding.language.tables import Degree, phrase_of
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import Ask
from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.senses import Property

DIMENSIONS = {
    "m": "length", "m2": "area", "m3": "volume", "kg": "weight", "W": "power", "K": "temperature",
    "Pa": "pressure", "rad": "slope", "V": "voltage", "lx": "illuminance", "s": "duration",
    "W/(m2K)": "u value",
}  # fmt: skip
"""What is measured in each SI unit, in the words of the English tables."""


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

    def dimension(self, unit: str) -> tuple[Property, ...]:
        """What is measured in an SI unit."""
        words = (DIMENSIONS.get(unit, ""), *(("elevation",) if unit == "m" else ()))
        return tuple(found for word in words if (found := self.property(word)))

    def measures(self, degree: Degree) -> tuple[Property, ...]:
        """What an adjective of degree measures, best first."""
        found = (self.property(word) for word in degree.measures)
        return tuple(dict.fromkeys(one for one in found if one))

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
