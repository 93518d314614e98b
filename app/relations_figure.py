"""The drawing of a neighbourhood: where its dots lie, and the ECharts figure of it."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from app.relations import Dot, Line, Neighbourhood
from app.wording import kind

NAMES_UP_TO = 32
EDGE_NAMES_UP_TO = 24
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


def layout(count: int, pairs: Sequence[tuple[int, int]], *, rounds: int = 300) -> np.ndarray:
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
        "y": round(float(at[1]) * 680, 1),
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


def shortened(name: str, most: int = 24) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def escaped(text: str) -> str:
    """`text` for the tooltip, which is HTML with `{…}` placeholders."""
    for sign, instead in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("{", "("), ("}", ")")):
        text = text.replace(sign, instead)
    return text
