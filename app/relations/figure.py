"""The drawing of a neighbourhood: where its dots lie, and the ECharts figure of it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from app.elements.neighbourhood import Dot, Line, Neighbourhood
from app.look.colours import CLASSES, HIGHLIGHT, HIGHLIGHT_RIM
from app.words.wording import kind, shortened

EDGE_NAMES_UP_TO = 24
FEW = 60
"""Dots that are drawn large."""
ANSWER = "What is asked about"
WIDTH, TOP, BOTTOM = 310, 14, 46
"""Pixels of the drawing beside the names at its sides, and of its margins."""
BESIDE = 8
"""Pixels that a dot lies to one side of its neighbours to be named there."""


@lru_cache(maxsize=64)
def layout(count: int, pairs: tuple[tuple[int, int], ...], *, rounds: int = 300) -> np.ndarray:
    """Positions (count, 2) in [0, 1] by force: dots push apart, lines pull together.

    The longer way of the drawing lies across, because a screen is wider than it is high.
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
    at = at - at.mean(axis=0)
    _, _, turned = np.linalg.svd(at, full_matrices=False)
    at = at @ turned.T
    low, high = at.min(axis=0), at.max(axis=0)
    return np.asarray((at - low) / np.maximum(high - low, 1e-6))


def figure(drawn: Neighbourhood, *, ink: str, paper: str, height: int = 400) -> dict[str, Any]:
    """An ECharts graph: one category a class, and one for the matched dots, which are larger.

    While the lines are few their names and all dots' are written; else the dots' where they cover
    no other, and the rest is told on hover.
    `ink` and `paper` are the colours of the page's text and background, `height` is in pixels.
    """
    number = {dot.key: i for i, dot in enumerate(drawn.dots)}
    pairs = tuple((number[line.start], number[line.end]) for line in drawn.lines)
    at = layout(len(drawn.dots), pairs) * (WIDTH, height - TOP - BOTTOM)
    kinds = list(dict.fromkeys(_category(dot) for dot in drawn.dots))
    others = [each for each in kinds if each != ANSWER]
    colours = {each: CLASSES[i % len(CLASSES)] for i, each in enumerate(others)}
    outward = _outward(at, pairs)
    few = len(drawn.dots) <= FEW
    bundles = _bundled(drawn.lines)
    named = len(bundles) <= EDGE_NAMES_UP_TO
    return {
        "tooltip": {"formatter": "{b}"},
        "legend": {
            "type": "scroll",
            "bottom": 0,
            "icon": "circle",
            "itemWidth": 10,
            "textStyle": {"color": ink},
            "data": kinds,
        },
        "animationDuration": 300,
        "series": [
            {
                "type": "graph",
                "layout": "none",
                "preserveAspect": True,
                "roam": True,
                "selectedMode": "single",
                "top": TOP,
                "bottom": BOTTOM,
                "left": "22%",
                "right": "22%",
                "categories": [
                    {"name": each, "itemStyle": {"color": colours.get(each, HIGHLIGHT)}}
                    for each in kinds
                ],
                **({} if named else {"labelLayout": {"hideOverlap": True}}),
                "edgeSymbol": ["none", "arrow"],
                "edgeSymbolSize": 6,
                "edgeLabel": {
                    "show": named,
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
                "data": [
                    _dot(dot, at[i], outward[i], kinds, few, ink)
                    for i, dot in enumerate(drawn.dots)
                ],
                "links": [_line(lines, number, ink) for lines in bundles],
            }
        ],
    }


def _outward(at: np.ndarray, pairs: Sequence[tuple[int, int]]) -> list[str]:
    """On which side of each dot its name stands: away from what it is joined to."""
    middle, joined = np.zeros_like(at), np.zeros(len(at))
    for one, other in [*pairs, *((q, p) for p, q in pairs)]:
        middle[one] += at[other]
        joined[one] += 1
    away = at - middle / np.maximum(joined, 1)[:, None]
    return [
        "bottom" if abs(across) < BESIDE else "right" if across > 0 else "left"
        for across in away[:, 0]
    ]


def _category(dot: Dot) -> str:
    return ANSWER if dot.matched else kind(dot.ifc_class)


def _dot(
    dot: Dot, at: np.ndarray, side: str, kinds: list[str], few: bool, ink: str
) -> dict[str, Any]:
    made: dict[str, Any] = {
        "id": dot.key,
        "name": dot.name,
        "x": round(float(at[0]), 1),
        "y": round(float(at[1]), 1),
        "category": kinds.index(_category(dot)),
        "symbolSize": (22, 12)[not dot.matched] if few else (14, 9)[not dot.matched],
        "label": {
            "show": True,
            "position": "bottom" if dot.matched else side,
            "formatter": shortened(dot.name, 20),
            "color": ink,
            "fontSize": 10.5,
        },
        "tooltip": {"formatter": f"{escaped(dot.name)} · {kind(dot.ifc_class)}"},
    }
    if dot.matched:
        made["itemStyle"] = {"borderColor": HIGHLIGHT_RIM, "borderWidth": 1.5}
    return made


def _bundled(lines: Sequence[Line]) -> list[list[Line]]:
    """The relationships between the same two nodes, as one drawn line."""
    bundles: dict[frozenset[str], list[Line]] = {}
    for line in lines:
        bundles.setdefault(frozenset((line.start, line.end)), []).append(line)
    return list(bundles.values())


def _line(lines: list[Line], number: dict[str, int], ink: str) -> dict[str, Any]:
    """One drawn line, named after the first it stands for; the others are told on hover.

    `←` marks what runs against its arrow.
    """
    start, end = lines[0].start, lines[0].end
    names = [each.type if each.start == start else f"← {each.type}" for each in lines]
    return {
        "source": number[start],
        "target": number[end],
        "value": names[0] if len(names) == 1 else f"{names[0]} +{len(names) - 1}",
        "lineStyle": {"color": ink, "opacity": 0.3, "curveness": 0.04},
        "tooltip": {"formatter": "<br>".join(names)},
    }


def escaped(text: str) -> str:
    """`text` for the tooltip, which is HTML with `{…}` placeholders."""
    for sign, instead in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("{", "("), ("}", ")")):
        text = text.replace(sign, instead)
    return text
