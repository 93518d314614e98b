"""Storeys as people count them: from the one at the entrance, up and down."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from agents.understanding.language.tables import Phrase, languages
from agents.understanding.language.words import stems, tokens
from agents.understanding.plans.algebra import Nodes, Test
from agents.understanding.schema.terrain import Kinds, Terrain
from agents.understanding.twin.source import Source
from graph_store.rows import Rows

STOREY = "IfcBuildingStorey"
LEAST_HEIGHT = 1.8
"""Metres; what lies nearer to the storey below is a part of it, not one that people count."""
_PARTS = re.compile(r"\s+[-–—:|/]\s+|:\s+")
_NUMBER = re.compile(r"\d+")
_NUMBERED = re.compile(r"([^\W\d_])[^\W\d_]+ 0*(\d{1,2})")
NAMED, NUMBERED = "named_", "numbered_"
MOST_STEPS = 5
"""Steps above the ground floor for which the languages have words."""
Row = tuple[str, str, float, int]
"""A storey's key, name, elevation in metres and number of rooms."""
_STOREYS = (
    f"MATCH (s:{STOREY}) OPTIONAL MATCH (r:IfcSpace)-[:ON_STOREY]->(s) "
    "RETURN s.key, s.Name, s.Elevation, count(r) ORDER BY s.Elevation"
)


@dataclass(frozen=True, slots=True)
class Storey:
    """One storey; `number` counts from the ground floor where people count it at all."""

    key: str
    name: str
    elevation: float
    rooms: int
    number: int | None


@dataclass(frozen=True)
class Storeys:
    """The storeys of a twin from the lowest."""

    storeys: tuple[Storey, ...]
    kinds: Kinds = frozenset()

    def called(self, at: str) -> Nodes | None:
        """The storeys that `0`, `1`, …, `below`, `above`, `overground`, `top` or `attic` stands
        for; None without any. An attic is a storey that any language calls so, `named_1` and
        `numbered_1` the one of that number where the names count from one.
        """
        counted = [one for one in self.storeys if one.number is not None]
        if at == "attic":
            found = [one for one in self.storeys if _is_called(one.name, at)]
        elif at == "top":
            with_rooms = [one for one in counted if one.rooms] or counted
            found = with_rooms[-1:]
        elif at == "below":
            found = [one for one in counted if one.number is not None and one.number < 0]
            found = found or [one for one in self.storeys if _is_called(one.name, at)]
        elif at == "above":
            found = [one for one in counted if one.number is not None and one.number > 0]
            found = [one for one in found if one.rooms] or found
        elif at == "overground":
            found = [one for one in counted if one.number is not None and one.number >= 0]
        elif at.startswith((NUMBERED, NAMED)):
            found = self._named(at.rpartition("_")[2])
        else:
            found = [one for one in counted if one.number == int(at)]
        return self._nodes(found) if found else None

    def _named(self, number: str) -> list[Storey]:
        """The storey of a number, where the one at the entrance is called by a one: `Level 1`."""
        ground = next((one.name for one in self.storeys if one.number == 0), "")
        if _NUMBER.findall(ground) != ["1"]:
            return []
        return [one for one in self.storeys if _NUMBER.findall(one.name) == [number]]

    def meant(self, steps: Sequence[str]) -> Iterator[Nodes]:
        """What storeys a phrase for these may mean: by its number alone where the names have it,
        and no roof that is merely counted where a name has the number.
        """
        found = {step: nodes for step in steps if (nodes := self.called(step))}
        alone = [step for step in found if step.startswith(NUMBERED)]
        named = any(step.startswith(NAMED) for step in found)
        for step in alone or found:
            if not named or _NUMBER.search(found[step].text):
                yield found[step]

    def by_codes(self) -> Iterator[tuple[str, Nodes]]:
        """The first letter and the number of storeys that are called by a word and a number: the
        `L2` of `Level 2`.
        """
        for one in self.storeys:
            if found := _NUMBERED.fullmatch(one.name):
                yield f"{found[1]}{int(found[2])}", self._nodes([one])

    def by_parts(self) -> Iterator[tuple[str, Nodes]]:
        """Each part with a number of a storey's name that tells it apart, where a sign stands
        between the parts: the `L00` of `L00 - Ground`.
        """
        parts = [(part, one) for one in self.storeys for part in _PARTS.split(one.name)]
        for part, one in parts:
            alone = sum(part == other for other, _ in parts) == 1
            if alone and part != one.name and _NUMBER.search(part):
                yield part, self._nodes([one])

    def missing(self, question: str, words: Sequence[str]) -> str | None:
        """What a question calls a storey by one of these words, where none of these is called or
        counted so: `third floor`. None where it does not."""
        found = tokens(question)
        said = tuple(one.stem for one in found)
        lost = {one for word in words for one in stems(word)}
        phrases = (
            question[found[at].start : found[at + len(phrase) - 1].end]
            for told in languages()
            for phrase, steps in told.storeys.items()
            if self.storeys and lost & set(phrase) and not any(map(self.called, steps))
            for at in _places(said, phrase)
        )
        return next(phrases, None)

    def _nodes(self, found: list[Storey]) -> Nodes:
        names = tuple(dict.fromkeys(one.name for one in found))
        test = Test(("Name",), "=", names[0]) if len(names) == 1 else Test(("Name",), "in", names)
        return Nodes((STOREY,), self.kinds, where=(test,), text=" and ".join(names))


def _is_called(name: str, at: str) -> bool:
    """Whether a name holds a word of any language for such a storey."""
    words = stems(name)
    return any(
        at in steps and next(_places(words, phrase), None) is not None
        for told in languages()
        for phrase, steps in told.storeys.items()
    )


def _places(words: Phrase, phrase: Phrase) -> Iterator[int]:
    """Where a phrase stands in a text."""
    return (at for at in range(len(words)) if words[at : at + len(phrase)] == phrase)


def read_storeys(store: Source, terrain: Terrain) -> Storeys:
    """The storeys of a twin with their numbers; none where it has none."""
    if STOREY not in terrain.of_label or "ON_STOREY" not in terrain.relation_roots:
        return Storeys(())
    found = store.read(_STOREYS)
    if not isinstance(found, Rows):
        return Storeys(())
    rows = [(key, str(name or ""), float(at or 0), count) for key, name, at, count in found.rows]
    ground = _ground(rows)
    return Storeys(tuple(_numbered(rows, ground)), terrain.of_label[STOREY])


def _ground(rows: list[Row]) -> int:
    """The place of the ground floor: called so, else with rooms; nearest to the entrance, 0."""
    with_rooms = [index for index, row in enumerate(rows) if row[3]] or list(range(len(rows)))
    called = [index for index in with_rooms if _step(rows[index][1]) == 0]
    near = [index for index in with_rooms if rows[index][2] > -1.2]
    return min(called or near or with_rooms, key=lambda index: abs(rows[index][2]), default=0)


def _step(name: str) -> int | None:
    """How many steps above the ground floor a storey says that it is: `1. Obergeschoss`."""
    return next((step for step in range(MOST_STEPS + 1) if _is_called(name, str(step))), None)


def _numbered(rows: list[Row], ground: int) -> list[Storey]:
    """Numbers up and down from the ground floor, or those that the names say where one is called
    the ground floor. What is close to another (unless all are, its heights being in another
    unit) or named by its number (`Level 1 Mezzanine`) is a part of it; a level without rooms is not
    counted there, nor as a roof above all rooms.
    """
    said = [_step(row[1]) for row in rows] if rows and _step(rows[ground][1]) == 0 else []
    highest = max((place for place, row in enumerate(rows) if row[3]), default=len(rows))
    gaps = [row[2] - below[2] for below, row in pairwise(rows)]
    least = LEAST_HEIGHT if max(gaps, default=0.0) >= LEAST_HEIGHT else 0.0
    numbers: dict[int, int] = {ground: 0}
    for step in (1, -1):
        number, last = 0, rows[ground] if rows else ("", "", 0.0, 0)
        for place in range(ground + step, len(rows) if step > 0 else -1, step):
            row = rows[place]
            called = said[place] if said else None
            part = abs(row[2] - last[2]) < least or _same_number(row[1], last[1])
            if called is not None:
                number, last = called, row
            elif place > highest or (part and not row[3]):
                continue
            elif not part:
                number, last = number + step, row
            numbers[place] = number
    return [Storey(*row, number=numbers.get(place)) for place, row in enumerate(rows)]


def _same_number(name: str, other: str) -> bool:
    """Whether two storeys are named by the same number."""
    numbers = [_NUMBER.findall(one)[:1] for one in (name, other)]
    return numbers[0] == numbers[1] != []
