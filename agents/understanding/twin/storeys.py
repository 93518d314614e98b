"""Storeys as people count them: from the one at the entrance, up and down."""

from dataclasses import dataclass

from agents.understanding.language.tables import languages
from agents.understanding.language.words import stems
from agents.understanding.plans.algebra import Nodes, Test
from agents.understanding.schema.terrain import Kinds, Terrain
from graph_store import GraphStore
from graph_store.rows import Rows

STOREY = "IfcBuildingStorey"
LEAST_HEIGHT = 1.8
"""Metres; what lies nearer to the storey below is a part of it, not one that people count."""
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
        """The storeys that `0`, `1`, …, `below`, `above`, `top` or `attic` stands for; None
        without any. An attic is a storey that any language calls so.
        """
        counted = [one for one in self.storeys if one.number is not None]
        if at == "attic":
            found = [one for one in self.storeys if _is_called(one.name, at)]
        elif at == "top":
            with_rooms = [one for one in counted if one.rooms] or counted
            found = with_rooms[-1:]
        elif at == "below":
            found = [one for one in counted if one.number is not None and one.number < 0]
        elif at == "above":
            found = [one for one in counted if one.number is not None and one.number > 0]
            found = [one for one in found if one.rooms] or found
        else:
            found = [one for one in counted if one.number == int(at)]
        return self._nodes(found) if found else None

    def _nodes(self, found: list[Storey]) -> Nodes:
        names = tuple(dict.fromkeys(one.name for one in found))
        test = Test(("Name",), "=", names[0]) if len(names) == 1 else Test(("Name",), "in", names)
        return Nodes((STOREY,), self.kinds, where=(test,), text=" and ".join(names))


def _is_called(name: str, at: str) -> bool:
    """Whether a name holds a word of any language for such a storey."""
    words = stems(name)
    return any(
        words[place : place + len(phrase)] == phrase
        for told in languages()
        for phrase, steps in told.storeys.items()
        if at in steps
        for place in range(len(words))
    )


def read_storeys(store: GraphStore, terrain: Terrain) -> Storeys:
    """The storeys of a twin with their numbers; none where it has none."""
    if STOREY not in terrain.of_label or "ON_STOREY" not in terrain.relation_roots:
        return Storeys(())
    found = store.read(_STOREYS)
    if not isinstance(found, Rows):
        return Storeys(())
    rows = [(key, str(name or ""), float(at or 0), count) for key, name, at, count in found.rows]
    ground = _ground(rows)
    return Storeys(tuple(_numbered(rows, ground)), terrain.of_label[STOREY])


def _ground(rows: list[tuple[str, str, float, int]]) -> int:
    """The place of the ground floor: with rooms and nearest to the height of the entrance, 0."""
    with_rooms = [index for index, row in enumerate(rows) if row[3]] or list(range(len(rows)))
    near = [index for index in with_rooms if rows[index][2] > -1.2]
    return min(near or with_rooms, key=lambda index: abs(rows[index][2]), default=0)


def _numbered(rows: list[tuple[str, str, float, int]], ground: int) -> list[Storey]:
    """Numbers up and down from the ground floor; a level without rooms close to another, such as
    a foundation or a ceiling, is not counted."""
    numbers: dict[int, int] = {ground: 0}
    for step in (1, -1):
        number, last = 0, rows[ground][2] if rows else 0.0
        places = range(ground + step, len(rows) if step > 0 else -1, step)
        for place in places:
            _, _, at, count = rows[place]
            if count or abs(at - last) >= LEAST_HEIGHT:
                number, last = number + step, at
                numbers[place] = number
    return [Storey(*row, number=numbers.get(place)) for place, row in enumerate(rows)]
