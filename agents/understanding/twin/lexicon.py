"""The words of a twin: what each phrase may mean in the graph at hand."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from agents.understanding.language.tables import Phrase
from agents.understanding.language.words import fold, tokens
from agents.understanding.plans.algebra import Nodes, Test
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Kinds, Terrain
from agents.understanding.twin.entries import CALLED, NAMES, Entry, Text, only_joins
from agents.understanding.twin.senses import (
    Graded,
    Named,
    Operator,
    Relation,
    Sense,
    Thing,
    Written,
)
from agents.understanding.twin.settling import FINISHED, finished, settled
from agents.understanding.twin.storeys import Storeys
from registers.joining import REGISTER_ROW

LONGEST, MOST_LISTED, MOST_HELD = 20, 200, 4000
"""Words in the longest phrase that is looked for, a longer text names nothing; values listed one by
one in a condition, more are found by the word they share; a word held by more tells nothing apart.
"""
FOREIGN = 0.8
"""What a word of another language than the question's is worth."""
MOST_HEARD = 5000
"""Phrases of which it is kept what they may mean."""
JOINING = frozenset({"sum", "average", "minimum", "maximum", "how_many"})
"""Operators that grow together with what they are said of (`Gesamtfläche`)."""

_among = lru_cache(maxsize=64)(frozenset[str])
"""Languages as a set, which thousands of entries have in common."""


@dataclass
class Lexicon:
    """Phrases of stems with what they may mean in one graph; filled once, then only read."""

    terrain: Terrain
    storeys: Storeys
    entries: dict[Phrase, list[Entry]] = field(default_factory=lambda: defaultdict(list))
    texts: list[Text] = field(default_factory=list)
    whole: dict[Phrase, list[int]] = field(default_factory=lambda: defaultdict(list))
    holding: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    roles: dict[str, tuple[str, ...]] = field(default_factory=dict)
    finishes: frozenset[str] = frozenset()
    """The properties that tell what rooms are finished with."""
    recognised: float = 1.0
    """The share of the rooms whose use is known, between 0 and 1."""

    def add(
        self,
        phrase: Phrase,
        sense: Sense,
        score: float = 1.0,
        languages: tuple[str, ...] = (),
        written: str = "",
    ) -> None:
        """Add a sense of a phrase; the better of two scores stays."""
        if not phrase:
            return
        spoken = _among(languages)
        known = self.entries[phrase]
        for index, other in enumerate(known):
            if other.sense == sense and other.written == written:
                both = other.languages | spoken if other.languages and spoken else frozenset()
                known[index] = Entry(sense, max(score, other.score), both, written)
                return
        known.append(Entry(sense, score, spoken, written))

    def names_rows(self, phrase: Phrase) -> bool:
        """Whether rows of a register are called so."""
        rows = self.terrain.of_label.get(REGISTER_ROW, frozenset())
        return bool(rows) and any(
            isinstance(entry.sense, Thing) and bool(entry.sense.nodes.kinds & rows)
            for entry in self.entries.get(phrase, ())
        )

    def calls_a_row(self, phrase: Phrase) -> bool:
        """Whether one row of a register has these words, and no more, for its name."""
        rows = self.terrain.of_label.get(REGISTER_ROW, frozenset())
        held = (self.texts[index] for index in self.whole.get(phrase, ()))
        return any(one.property in CALLED and one.kinds <= rows for one in held)

    def add_text(self, text: Text) -> None:
        """Add a text that nodes hold: it is found whole, and by the words it holds."""
        index = len(self.texts)
        self.texts.append(text)
        self.whole[text.words].append(index)
        for word in set(text.words):
            self.holding[word].append(index)

    @cached_property
    def longest(self) -> int:
        """Words in the longest phrase that is worth looking for."""
        return min(LONGEST, max(map(len, [*self.entries, *self.whole]), default=1))

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of every phrase."""
        return frozenset(word for phrase in self.entries for word in phrase) | self.holding.keys()

    @cached_property
    def relating(self) -> frozenset[str]:
        """Every word of the phrases that say how things are related or what they are like."""
        return frozenset(
            word
            for phrase, entries in self.entries.items()
            if any(isinstance(one.sense, Relation | Graded) for one in entries)
            for word in phrase
        )

    def spoken(self, language: str) -> frozenset[str]:
        """Every word of the phrases that mean something in a language."""
        return self._spoken.get(language, frozenset()) | self._spoken.get("", frozenset())

    def has_alone(self, word: str, language: str) -> bool:
        """Whether a language's own tables have the word by itself, and not in phrases alone."""
        return any(language in one.languages for one in self.entries.get((word,), ()))

    @cached_property
    def _spoken(self) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = defaultdict(set)
        for phrase, entries in self.entries.items():
            for code in {code for one in entries for code in (one.languages or {""})}:
                found[code].update(phrase)
        return {code: frozenset(words) for code, words in found.items()}

    def joins(self, word: str, language: str) -> bool:
        """Whether a word may be part of a compound: a thing, measure, adjective or function."""
        return any(
            not isinstance(one.sense, Relation | Operator | Graded | Written)
            or (isinstance(one.sense, Operator) and one.sense.name in JOINING)
            for one in self.entries.get((word,), ())
            if language in one.languages or not one.languages
        )

    def senses(
        self, phrase: Phrase, languages: frozenset[str], written: str = ""
    ) -> tuple[Entry, ...]:
        """What a phrase may mean in these languages, the texts of the twin included; in another
        language nothing where a text holds it in this very form. Once found it is kept, as the
        small words of a language come again in every question."""
        asked = (phrase, languages, written)
        known = self._heard.get(asked)
        if known is None:
            if len(self._heard) >= MOST_HEARD:
                self._heard.clear()
            known = self._heard[asked] = tuple(self._senses(*asked))
        return known

    @cached_property
    def _heard(self) -> dict[tuple[Phrase, frozenset[str], str], tuple[Entry, ...]]:
        return {}

    def _senses(self, phrase: Phrase, languages: frozenset[str], written: str) -> Iterator[Entry]:
        fitting = [
            entry
            for entry in self.entries.get(phrase, ())
            if not entry.languages or entry.languages & languages
        ]
        held = self.holding.get(phrase[0], ())
        known = fitting or any(self._as_written(phrase, held, written))
        foreign = () if known else self.entries.get(phrase, ())
        told = [*fitting, *(replace(entry, score=FOREIGN * entry.score) for entry in foreign)]
        found = [*told, *self.named(phrase, written)]
        apart = finished(found, self.finishes)
        yield from (replace(one, score=max(one.score, FINISHED)) for one in apart)
        yield from settled([e for e in found if e not in apart], single=len(phrase) == 1)

    def named(self, phrase: Phrase, written: str = "") -> Iterator[Entry]:
        """The nodes that hold the phrase as a whole text, or within one.

        Where some hold a word as it is `written`, those with another form of it are not meant: the
        `Dachs` of a group of children is no roof.
        """
        whole = self.whole.get(phrase, [])
        short = len(phrase) == 1 and (len(phrase[0]) < 2 or phrase[0].isdigit())
        held = [] if short else self._held(phrase)
        exact = set(self._as_written(phrase, (*whole, *held), written)) or {*whole, *held}
        yield from self.nodes_with(phrase, (at for at in whole if at in exact), 1.0)
        held = [at for at in held if at in exact]
        yield from self.nodes_with(phrase, held, 0.6 if len(phrase) == 1 else 0.75)

    def _as_written(self, phrase: Phrase, found: Iterable[int], written: str) -> Iterator[int]:
        """The texts that hold a word in the very form it is written in, where that is no stem."""
        word = fold(written)
        if len(phrase) == 1 and word != phrase[0]:
            for index in found:
                text = self.texts[index].value
                if word in fold(text) and word in {fold(piece.text) for piece in tokens(text)}:
                    yield index

    def _held(self, phrase: Phrase) -> list[int]:
        """The texts that hold the words side by side, and more; what only joins names nothing."""
        if len(phrase) > 1 and all(map(only_joins, phrase)):
            return []
        sets = [self.holding.get(word) for word in phrase]
        if not sets or not all(sets) or min(len(one) for one in sets if one) > MOST_HELD:
            return []
        rarest = min((one for one in sets if one), key=len)
        width = len(phrase)
        found = []
        for index in rarest:
            words = self.texts[index].words
            if len(words) > width and any(
                words[at : at + width] == phrase for at in range(len(words) - width + 1)
            ):
                found.append(index)
        return found

    def nodes_with(
        self, phrase: Phrase, found: Iterable[int], score: float, among: Kinds | None = None
    ) -> Iterator[Entry]:
        """The nodes that hold these texts, those of each property and family of kinds apart."""
        by_property: dict[str, list[Text]] = defaultdict(list)
        for index in found:
            by_property[self.texts[index].property].append(self.texts[index])
        whole = score == 1.0
        for name, texts in by_property.items():
            kinds = frozenset[int]().union(*(text.kinds for text in texts))
            kinds = kinds if among is None else kinds & among
            for family in self.terrain.families(kinds):
                values = tuple(sorted({text.value for text in texts if text.kinds & family}))
                worth = score * (1.0 if name in NAMES or name == "derived.FullName" else 0.85)
                if family <= self.terrain.unspoken | self.terrain.kinds(knowledge().quiet):
                    worth *= 0.5
                if not whole and family <= self.terrain.kinds(tuple(knowledge().whole)):
                    worth *= 0.5
                if "." in name and name != "derived.FullName":
                    worth *= 0.8
                label, where = self.terrain.narrowest_label(family), (_test(name, values, phrase),)
                nodes = Nodes(labels=label, kinds=family, where=where, text=" ".join(phrase))
                yield Entry(Named(nodes, whole, name), worth)


def _test(name: str, values: tuple[str, ...], phrase: Phrase) -> Test:
    if len(values) == 1:
        return Test((name,), "=", values[0])
    if len(values) <= MOST_LISTED:
        return Test((name,), "in", values)
    return Test((name,), "contains", " ".join(phrase))
