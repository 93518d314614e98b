"""The relationship view: matched elements and their neighbours, gathered to be read."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from app.words.naming import called
from app.words.wording import kind
from graph_store import GraphError, GraphStore, QueryError

MOST_NODES = 150
MOST_READ = 20_000
CROWD, CROWD_OF_MANY = 4, 2
READABLE = 30
"""Dots whose names find room; where there are more, pairs stand as one too."""


@dataclass(frozen=True, slots=True)
class Dot:
    """A node of the drawing; `crowd` where it stands for several."""

    key: str
    name: str
    ifc_class: str
    global_id: str = ""
    matched: bool = False
    crowd: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A relationship of the drawing."""

    start: str
    type: str
    end: str


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """What is drawn, and for how many nodes there was no room."""

    dots: tuple[Dot, ...]
    lines: tuple[Line, ...]
    left_out: int = 0


TOLD = f"""
RETURN a.key AS a, coalesce({called("a")}, '') AS a_name, labels(a) AS a_labels,
  a.ifc_class AS a_class, a.GlobalId AS a_id, type(r) AS type, b.key AS b,
  coalesce({called("b")}, '') AS b_name, labels(b) AS b_labels, b.ifc_class AS b_class,
  b.GlobalId AS b_id
"""
NEIGHBOURS = f"MATCH (a)-[r]->(b) WHERE a.key IN $keys OR b.key IN $keys {TOLD}"
AMONG = f"MATCH (a)-[r]->(b) WHERE a.key IN $keys AND b.key IN $keys {TOLD}"
STOREYS = """
MATCH (s:IfcBuildingStorey) WHERE s.Elevation IS NOT NULL RETURN s.key AS key, s.Elevation AS height
"""
KEYS = "MATCH (n) WHERE n.GlobalId IN $ids RETURN DISTINCT n.key AS key"


def neighbourhood(
    store: GraphStore,
    global_ids: Sequence[str],
    grown: Sequence[str] = (),
    *,
    most: int = MOST_NODES,
) -> Neighbourhood:
    """The elements with these GlobalIds and what is one relationship away, at most `most` nodes.

    `grown` holds the keys of neighbours whose own neighbours are drawn too. Where there are more,
    the neighbours that several matched elements share stay, because they say how the matched ones
    hang together. Raises GraphError where a query fails.
    """
    whole, alone = surroundings(store, global_ids, grown, most=most), frozenset(grown)
    drawn = gathered(whole, CROWD, alone)
    if len(drawn.dots) > READABLE:
        drawn = gathered(whole, CROWD_OF_MANY, alone)
    return trimmed(drawn, most, alone)


def surroundings(
    store: GraphStore,
    global_ids: Sequence[str],
    grown: Sequence[str] = (),
    *,
    most: int = MOST_NODES,
) -> Neighbourhood:
    """At most `most` of the elements with these GlobalIds, and all that is one relationship away.

    Raises GraphError where a query fails.
    """
    found = store.read(KEYS, {"ids": list(global_ids)}, limit=most)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    keys = [row[0] for row in found.rows]
    near = _related(store, NEIGHBOURS, [*keys, *grown], frozenset(keys))
    return replace(near, left_out=found.total - len(keys))


def among(store: GraphStore, keys: Sequence[str], asked: Collection[str]) -> Neighbourhood:
    """What these keys name and the relationships between them; matched are those `asked` for."""
    return _related(store, AMONG, keys, asked)


def elevations(store: GraphStore) -> dict[str, float]:
    """How high each storey of a twin lies, in metres, by its key. Raises GraphError."""
    found = store.read(STOREYS)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    return {key: float(height) for key, height in found.rows}


def _related(
    store: GraphStore, query: str, keys: Sequence[str], matched: Collection[str]
) -> Neighbourhood:
    """The rows of a query that ends in `TOLD`, as dots and lines."""
    found = store.read(query, {"keys": list(keys)}, limit=MOST_READ)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    dots: dict[str, Dot] = {}
    lines: dict[Line, None] = {}
    for row in found.rows:
        a, a_name, a_labels, a_class, a_id, type_, b, b_name, b_labels, b_class, b_id = row
        for key, name, labels, cls, global_id in (
            (a, a_name, a_labels, a_class, a_id),
            (b, b_name, b_labels, b_class, b_id),
        ):
            known = cls or (labels[0] if labels else "")
            dots[key] = Dot(key, name or kind(known), known, global_id or "", key in matched)
        lines[Line(a, type_, b)] = None
    return Neighbourhood(tuple(dots.values()), tuple(lines))


def trimmed(whole: Neighbourhood, most: int, grown: frozenset[str] = frozenset()) -> Neighbourhood:
    """At most `most` dots: the matched first, then those in `grown`, then the most shared."""
    degree = dict.fromkeys((dot.key for dot in whole.dots), 0)
    for line in whole.lines:
        degree[line.start] += 1
        degree[line.end] += 1
    ranked = sorted(
        whole.dots, key=lambda d: (not d.matched, d.key not in grown, -degree[d.key], d.name)
    )
    kept = {dot.key for dot in ranked[:most]}
    return Neighbourhood(
        tuple(dot for dot in ranked if dot.key in kept),
        tuple(line for line in whole.lines if line.start in kept and line.end in kept),
        whole.left_out + len(whole.dots) - len(kept),
    )


def gathered(
    drawn: Neighbourhood, crowd: int, alone: frozenset[str] = frozenset()
) -> Neighbourhood:
    """Neighbours of one class that hang on the same nodes in the same way, `crowd` or more of
    them, as one dot; those with a key in `alone` stay by themselves.

    `38 pipe segments` around a storey can be read; 38 dots cannot.
    """
    hangs: dict[str, list[tuple[str, str, bool]]] = {dot.key: [] for dot in drawn.dots}
    for line in drawn.lines:
        hangs[line.start].append((line.end, line.type, True))
        hangs[line.end].append((line.start, line.type, False))
    crowds: dict[tuple[str, tuple[tuple[str, str, bool], ...]], list[Dot]] = {}
    for dot in drawn.dots:
        if not dot.matched and dot.key not in alone:
            crowds.setdefault((dot.ifc_class, tuple(sorted(hangs[dot.key]))), []).append(dot)
    stand_in: dict[str, Dot] = {}
    for (ifc_class, _), dots in crowds.items():
        if len(dots) >= crowd:
            one = Dot(
                f"crowd {dots[0].key}", f"{len(dots)} × {kind(ifc_class)}", ifc_class, crowd=True
            )
            stand_in |= {dot.key: one for dot in dots}
    place = {dot.key: stand_in.get(dot.key, dot) for dot in drawn.dots}
    return Neighbourhood(
        tuple(dict.fromkeys(place.values())),
        tuple(
            dict.fromkeys(Line(place[x.start].key, x.type, place[x.end].key) for x in drawn.lines)
        ),
        drawn.left_out,
    )
