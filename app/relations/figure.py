"""The drawing of a neighbourhood as an ECharts figure."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from app.elements.neighbourhood import Dot, Line, Neighbourhood
from app.look.colours import CLASSES, HIGHLIGHT, HIGHLIGHT_RIM
from app.words.wording import kind, shortened

EDGE_NAMES_UP_TO = 8
"""Lines that find room for their names; where there are more, they are told on hover."""
ANSWER = "What is asked about"
TOP, BOTTOM, SIDE = 14, 62, 60
"""Pixels of the margins: a name below the lowest dot and the legend, half a name at the sides."""
LONGEST_NAME = 20


def figure(
    drawn: Neighbourhood, at: np.ndarray, *, ink: str, paper: str, picked: str = ""
) -> dict[str, Any]:
    """An ECharts graph of the dots at these places (n, 2), as large as there is room.

    One category a class, and one for what is asked about, which is larger; crowds are squares.
    While the lines are few their names are written, else told on hover. `picked` is the GlobalId
    of the dot with a rim. `ink` and `paper` are the colours of the page's text and background.
    """
    number = {dot.key: i for i, dot in enumerate(drawn.dots)}
    kinds = list(dict.fromkeys(_category(dot) for dot in drawn.dots))
    others = [each for each in kinds if each != ANSWER]
    colours = {each: CLASSES[i % len(CLASSES)] for i, each in enumerate(others)}
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
                "left": SIDE,
                "right": SIDE,
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
                    _dot(dot, at[i], kinds, ink=ink, paper=paper, picked=picked)
                    for i, dot in enumerate(drawn.dots)
                ],
                "links": [_line(lines, number, at, ink) for lines in bundles],
            }
        ],
    }


def _category(dot: Dot) -> str:
    return ANSWER if dot.matched else kind(dot.ifc_class)


def _dot(
    dot: Dot, at: np.ndarray, kinds: list[str], *, ink: str, paper: str, picked: str
) -> dict[str, Any]:
    made: dict[str, Any] = {
        "id": dot.key,
        "name": dot.name,
        "x": round(float(at[0]), 1),
        "y": round(float(at[1]), 1),
        "category": kinds.index(_category(dot)),
        "symbol": "roundRect" if dot.crowd else "circle",
        "symbolSize": 18 if dot.matched else 12,
        "label": {
            "show": True,
            "position": "bottom",
            "distance": 3,
            "formatter": shortened(dot.name, LONGEST_NAME),
            "color": ink,
            "fontSize": 10.5,
            "textBorderColor": paper,
            "textBorderWidth": 3,
        },
        "tooltip": {"formatter": f"{escaped(dot.name)} · {kind(dot.ifc_class)}"},
    }
    if dot.crowd:
        made["tooltip"] = {"formatter": f"{escaped(dot.name)}<br>Click to bring them out"}
    if picked and dot.global_id == picked:
        made["itemStyle"] = {"borderColor": ink, "borderWidth": 3}
    elif dot.matched:
        made["itemStyle"] = {"borderColor": HIGHLIGHT_RIM, "borderWidth": 1.5}
    return made


def _bundled(lines: Sequence[Line]) -> list[list[Line]]:
    """The relationships between the same two nodes, as one drawn line."""
    bundles: dict[frozenset[str], list[Line]] = {}
    for line in lines:
        bundles.setdefault(frozenset((line.start, line.end)), []).append(line)
    return list(bundles.values())


def _line(lines: list[Line], number: dict[str, int], at: np.ndarray, ink: str) -> dict[str, Any]:
    """One drawn line, named after the first it stands for; the others are told on hover.

    `←` marks what runs against its arrow. Within a column it goes around what lies between.
    """
    start, end = lines[0].start, lines[0].end
    within = at[number[start], 0] == at[number[end], 0]
    names = [each.type if each.start == start else f"← {each.type}" for each in lines]
    return {
        "source": number[start],
        "target": number[end],
        "value": names[0] if len(names) == 1 else f"{names[0]} +{len(names) - 1}",
        "lineStyle": {"color": ink, "opacity": 0.3, "curveness": 0.35 if within else 0.04},
        "tooltip": {"formatter": "<br>".join(names)},
    }


def escaped(text: str) -> str:
    """`text` for the tooltip, which is HTML with `{…}` placeholders."""
    for sign, instead in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("{", "("), ("}", ")")):
        text = text.replace(sign, instead)
    return text
