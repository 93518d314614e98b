"""Shares against the rate of errors, a line a way of working, as SVG with nothing to fetch."""

from collections.abc import Callable
from typing import NamedTuple
from xml.etree import ElementTree

from evaluation.trust.measuring import Tallies, Tally

WIDTH, HEIGHT, LEFT, TOP, GAP, KEY = 330, 260, 50, 48, 70, 200
"""Width and height of a panel, room beside and above it, between two, and for the key; pixels."""

COLOURS = (
    "#222222", "#f2a65a", "#d1495b", "#9ad0c2", "#2a9d8f", "#b8b8d8", "#7a77b9", "#8ab6f9",
    "#1f5fbf",
)  # fmt: skip


class Panel(NamedTuple):
    """One of the pictures beside each other: a title, and what share of the questions it shows."""

    title: str
    share: Callable[[Tally], float]


PANELS = (
    Panel("right", lambda one: one.right / max(one.asked, 1)),
    Panel("wrong, and not told so", lambda one: one.quiet / max(one.asked, 1)),
)


def drawn(tallies: Tallies) -> str:
    """The figure of these tallies."""
    ways = list(dict.fromkeys(way for way, _ in tallies))
    width = LEFT + len(PANELS) * (WIDTH + GAP) + KEY
    svg = ElementTree.Element(
        "svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {TOP + HEIGHT + 50}",
        role="img",
        attrib={"width": str(width), "font-family": "sans-serif", "font-size": "12"},
    )  # fmt: skip
    ElementTree.SubElement(svg, "title").text = "Share of questions against the model's errors"
    ElementTree.SubElement(svg, "rect", width="100%", height="100%", fill="white")
    for at, panel in enumerate(PANELS):
        _panel(svg, panel, tallies, LEFT + at * (WIDTH + GAP))
    for row, way in enumerate(ways):
        y = TOP + 8 + 22 * row
        x = LEFT + len(PANELS) * (WIDTH + GAP) - 30
        _line(svg, [(x, y), (x + 24, y)], _colour(way, tallies))
        _text(svg, x + 32, y + 4, way)
    ElementTree.indent(svg)
    return ElementTree.tostring(svg, encoding="unicode") + "\n"


def _panel(svg: ElementTree.Element, panel: Panel, tallies: Tallies, left: int) -> None:
    rates = sorted({rate for _, rate in tallies})
    most = rates[-1] or 1.0
    _text(svg, left, TOP - 20, f"Share of questions {panel.title}")
    for step in range(6):
        y = TOP + HEIGHT * (1 - step / 5)
        _line(svg, [(left, y), (left + WIDTH, y)], "#dddddd", 1)
        _text(svg, left - 8, y + 4, f"{step * 20} %", "end")
    for rate in rates:
        _text(svg, left + WIDTH * rate / most, TOP + HEIGHT + 18, f"{rate:.0%}", "middle")
    _text(svg, left + WIDTH / 2, TOP + HEIGHT + 38, "errors of the model in each role", "middle")
    for way in dict.fromkeys(way for way, _ in tallies):
        points = [
            (left + WIDTH * rate / most, TOP + HEIGHT * (1 - panel.share(one)))
            for (named, rate), one in sorted(tallies.items())
            if named == way
        ]
        _line(svg, points, _colour(way, tallies))


def _colour(way: str, tallies: Tallies) -> str:
    ways = list(dict.fromkeys(name for name, _ in tallies))
    return COLOURS[ways.index(way) % len(COLOURS)]


def _line(
    svg: ElementTree.Element, points: list[tuple[float, float]], colour: str, width: int = 2
) -> None:
    ElementTree.SubElement(
        svg, "polyline", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in points), fill="none",
        stroke=colour, attrib={"stroke-width": str(width)},
    )  # fmt: skip


def _text(svg: ElementTree.Element, x: float, y: float, told: str, anchor: str = "start") -> None:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor}
    ElementTree.SubElement(svg, "text", place).text = told
