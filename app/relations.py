"""The relationship view: matched elements and their neighbours, laid out to be read."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from app.wording import kind
from graph_store import GraphStore, QueryError

MOST_NODES = 150
MOST_READ = 20_000
CROWD = 4
NAMES_UP_TO = 70
EDGE_NAMES_UP_TO = 60
CLASS_COLOURS = (
    "#0f6b7c",
    "#8a5a9e",
    "#6f8f3f",
    "#3f6fb5",
    "#c2503f",
    "#b08a2e",
    "#5d7079",
    "#4f9d8f",
    "#a3587f",
    "#7a6a55",
)
MATCHED = "#f2861d"


@dataclass(frozen=True, slots=True)
class Dot:
    """A node of the drawing."""

    key: str
    name: str
    ifc_class: str
    global_id: str = ""
    matched: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A relationship of the drawing."""

    start: str
    type: str
    end: str


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """What is drawn, and how many neighbours there was no room for."""

    dots: tuple[Dot, ...]
    lines: tuple[Line, ...]
    left_out: int = 0


NEIGHBOURS = """
MATCH (a)-[r]->(b) WHERE a.key IN $keys OR b.key IN $keys
RETURN a.key AS a, coalesce(a.LongName, a.Name, '') AS a_name, labels(a) AS a_labels,
  a.ifc_class AS a_class, a.GlobalId AS a_id, type(r) AS type, b.key AS b,
  coalesce(b.LongName, b.Name, '') AS b_name, labels(b) AS b_labels, b.ifc_class AS b_class,
  b.GlobalId AS b_id
"""
KEYS = "MATCH (n) WHERE n.GlobalId IN $ids RETURN DISTINCT n.key AS key"


def neighbourhood(
    store: GraphStore, global_ids: Sequence[str], *, most: int = MOST_NODES
) -> Neighbourhood | QueryError:
    """The elements with these GlobalIds and what is one relationship away, at most `most` nodes.

    Where there are more, the neighbours that several matched elements share stay, because they
    say how the matched ones hang together.
    """
    found = store.read(KEYS, {"ids": list(global_ids)}, limit=most)
    if isinstance(found, QueryError):
        return found
    keys = [row[0] for row in found.rows]
    near = store.read(NEIGHBOURS, {"keys": keys}, limit=MOST_READ)
    if isinstance(near, QueryError):
        return near
    dots: dict[str, Dot] = {}
    lines: dict[Line, None] = {}
    for row in near.rows:
        a, a_name, a_labels, a_class, a_id, type_, b, b_name, b_labels, b_class, b_id = row
        for key, name, labels, cls, global_id in (
            (a, a_name, a_labels, a_class, a_id),
            (b, b_name, b_labels, b_class, b_id),
        ):
            known = cls or (labels[0] if labels else "")
            dots[key] = Dot(key, name or kind(known), known, global_id or "", key in keys)
        lines[Line(a, type_, b)] = None
    whole = Neighbourhood(tuple(dots.values()), tuple(lines))
    return trimmed(gathered(whole), most)


def trimmed(whole: Neighbourhood, most: int) -> Neighbourhood:
    """At most `most` dots: the matched first, then the most shared."""
    degree = dict.fromkeys((dot.key for dot in whole.dots), 0)
    for line in whole.lines:
        degree[line.start] += 1
        degree[line.end] += 1
    ranked = sorted(whole.dots, key=lambda dot: (not dot.matched, -degree[dot.key], dot.name))
    kept = {dot.key for dot in ranked[:most]}
    return Neighbourhood(
        tuple(dot for dot in ranked if dot.key in kept),
        tuple(line for line in whole.lines if line.start in kept and line.end in kept),
        len(whole.dots) - len(kept),
    )


def gathered(drawn: Neighbourhood) -> Neighbourhood:
    """Neighbours of one class that hang on the same nodes in the same way, as one dot a crowd.

    `38 pipe segments` around a storey can be read; 38 dots cannot.
    """
    hangs: dict[str, list[tuple[str, str, bool]]] = {dot.key: [] for dot in drawn.dots}
    for line in drawn.lines:
        hangs[line.start].append((line.end, line.type, True))
        hangs[line.end].append((line.start, line.type, False))
    crowds: dict[tuple[str, tuple[tuple[str, str, bool], ...]], list[Dot]] = {}
    for dot in drawn.dots:
        if not dot.matched:
            crowds.setdefault((dot.ifc_class, tuple(sorted(hangs[dot.key]))), []).append(dot)
    stand_in: dict[str, Dot] = {}
    for (ifc_class, _), dots in crowds.items():
        if len(dots) >= CROWD:
            one = Dot(f"crowd {dots[0].key}", f"{len(dots)} × {kind(ifc_class)}", ifc_class)
            stand_in |= {dot.key: one for dot in dots}
    place = {dot.key: stand_in.get(dot.key, dot) for dot in drawn.dots}
    return Neighbourhood(
        tuple(dict.fromkeys(place.values())),
        tuple(
            dict.fromkeys(Line(place[x.start].key, x.type, place[x.end].key) for x in drawn.lines)
        ),
        drawn.left_out,
    )


def layout(count: int, pairs: Sequence[tuple[int, int]], *, rounds: int = 300) -> np.ndarray:
    """Positions (count, 2) in [0, 1] by force: dots push apart, lines pull together.

    Always the same for the same graph. Source: Fruchterman & Reingold (1991).
    """
    turn = np.arange(count) * 2.399963
    spread = np.sqrt((np.arange(count) + 0.5) / max(count, 1))
    at = np.stack([np.cos(turn) * spread, np.sin(turn) * spread], axis=1)
    if count < 2:
        return np.full((count, 2), 0.5)
    ideal = 1.6 / np.sqrt(count)
    ends = np.array(sorted({(min(p), max(p)) for p in pairs if p[0] != p[1]}), dtype=int)
    ends = ends.reshape(-1, 2)
    many = np.maximum(np.bincount(ends.ravel(), minlength=count), 1) ** 0.5
    for step in range(rounds):
        apart = at[:, None] - at[None]
        distance = np.maximum(np.linalg.norm(apart, axis=2), 1e-3)
        weight = many[:, None] * many[None]
        push = (apart * (ideal**2 * weight / distance**2)[..., None]).sum(axis=1)
        along = at[ends[:, 0]] - at[ends[:, 1]]
        pull = along * (np.linalg.norm(along, axis=1) / ideal)[:, None]
        np.add.at(push, ends[:, 0], -pull)
        np.add.at(push, ends[:, 1], pull)
        push -= at * 0.6 * many[:, None] * ideal
        size = np.maximum(np.linalg.norm(push, axis=1), 1e-6)[:, None]
        at = at + push / size * np.minimum(size, 0.18 * (1 - step / rounds) + 0.002)
    low, high = at.min(axis=0), at.max(axis=0)
    return np.asarray((at - low) / max(float((high - low).max()), 1e-6))


def figure(drawn: Neighbourhood, *, ink: str, paper: str) -> dict[str, Any]:
    """An ECharts graph: one category a class, matched dots larger and in the strong colour.

    Names of dots and lines are written while they can be read, and otherwise told on hover.
    `ink` and `paper` are the colours of the page's text and background.
    """
    number = {dot.key: i for i, dot in enumerate(drawn.dots)}
    pairs = [(number[line.start], number[line.end]) for line in drawn.lines]
    at = layout(len(drawn.dots), pairs)
    classes = list(dict.fromkeys(dot.ifc_class for dot in drawn.dots))
    colours = {cls: CLASS_COLOURS[i % len(CLASS_COLOURS)] for i, cls in enumerate(classes)}
    few = len(drawn.dots) <= NAMES_UP_TO
    bundles = _bundled(drawn.lines)
    return {
        "tooltip": {"formatter": "{b}"},
        "legend": {
            "type": "scroll",
            "bottom": 0,
            "textStyle": {"color": ink},
            "data": [kind(cls) for cls in classes],
        },
        "animationDuration": 300,
        "series": [
            {
                "type": "graph",
                "layout": "none",
                "preserveAspect": True,
                "roam": True,
                "selectedMode": "single",
                "top": 24,
                "bottom": 56,
                "left": 70,
                "right": 70,
                "categories": [
                    {"name": kind(cls), "itemStyle": {"color": colours[cls]}} for cls in classes
                ],
                "edgeSymbol": ["none", "arrow"],
                "edgeSymbolSize": 6,
                "edgeLabel": {
                    "show": len(bundles) <= EDGE_NAMES_UP_TO,
                    "formatter": "{c}",
                    "fontSize": 9,
                    "color": ink,
                    "opacity": 0.75,
                    "backgroundColor": paper,
                    "padding": [1, 2],
                },
                "emphasis": {
                    "focus": "adjacency",
                    "label": {"show": True},
                    "edgeLabel": {"show": True, "formatter": "{c}"},
                },
                "select": {"itemStyle": {"borderColor": ink, "borderWidth": 3}},
                "data": [_dot(dot, at[i], classes, few, ink) for i, dot in enumerate(drawn.dots)],
                "links": [_line(lines, number, ink) for lines in bundles],
            }
        ],
    }


def _dot(dot: Dot, at: np.ndarray, classes: list[str], named: bool, ink: str) -> dict[str, Any]:
    made: dict[str, Any] = {
        "id": dot.key,
        "name": dot.name,
        "x": round(float(at[0]) * 1000, 1),
        "y": round(float(at[1]) * 1000, 1),
        "category": classes.index(dot.ifc_class),
        "symbolSize": 22 if dot.matched else 12,
        "label": {
            "show": named or dot.matched,
            "position": "bottom",
            "formatter": shortened(dot.name),
            "color": ink,
            "fontSize": 11,
        },
        "tooltip": {"formatter": f"{escaped(dot.name)} · {kind(dot.ifc_class)}"},
    }
    if dot.matched:
        made["itemStyle"] = {"color": MATCHED, "borderColor": "#b65f0d", "borderWidth": 1.5}
    return made


def _bundled(lines: Sequence[Line]) -> list[list[Line]]:
    """The relationships between the same two nodes, as one drawn line."""
    bundles: dict[frozenset[str], list[Line]] = {}
    for line in lines:
        bundles.setdefault(frozenset((line.start, line.end)), []).append(line)
    return list(bundles.values())


def _line(lines: list[Line], number: dict[str, int], ink: str) -> dict[str, Any]:
    """One drawn line, named after all it stands for; `←` marks what runs against its arrow."""
    start, end = lines[0].start, lines[0].end
    names = ", ".join(each.type if each.start == start else f"← {each.type}" for each in lines)
    return {
        "source": number[start],
        "target": number[end],
        "value": names,
        "lineStyle": {"color": ink, "opacity": 0.3, "curveness": 0.04},
        "tooltip": {"formatter": names},
    }


def shortened(name: str, most: int = 24) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def escaped(text: str) -> str:
    """`text` for the tooltip, which is HTML with `{…}` placeholders."""
    for sign, instead in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("{", "("), ("}", ")")):
        text = text.replace(sign, instead)
    return text
