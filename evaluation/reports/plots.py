"""A run's figures as SVG: a bar a row, a whisker for its interval, nothing to install or fetch."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.etree import ElementTree

from evaluation.asking.results import Result
from evaluation.metrics.scores import wilson
from evaluation.reports.report import by_kind, by_turn, stages

ROW, LABELS, BARS, TOLD, TOP = 22, 190, 420, 130, 34
"""Height of a row, widths of its label, its bar and its figures, height of the title; in pixels."""


class Bar(NamedTuple):
    """One row: `value` with its interval from `low` to `high`, all 0 or more, and its figures."""

    label: str
    value: float
    low: float
    high: float
    told: str


def plots(results: Sequence[Result]) -> dict[str, str]:
    """The SVG of each figure by its file's name; accuracy by turn where there are conversations."""
    drawn = {
        "accuracy.svg": draw(
            "Accuracy by kind of question, with 95 % intervals", _shares(by_kind(results)), 1.0
        ),
        "latency.svg": draw(
            "Milliseconds by stage: median, whisker to the 95th percentile", _latencies(results)
        ),
    }
    if any(result.question.after for result in results):
        title = "Accuracy by turn of the conversation, with 95 % intervals"
        drawn["turns.svg"] = draw(title, _shares(by_turn(results)), 1.0)
    return drawn


def _shares(groups: dict[str, list[Result]]) -> list[Bar]:
    bars = []
    for label, results in groups.items():
        right, total = sum(result.right for result in results), len(results)
        bars.append(Bar(label, right / total, *wilson(right, total), f"{right} of {total}"))
    return bars


def _latencies(results: Sequence[Result]) -> list[Bar]:
    return [
        Bar(stage.name, stage.median, stage.median, stage.high, f"{stage.median:.1f} ms")
        for stage in stages(results)
    ]


def draw(title: str, bars: Sequence[Bar], scale: float | None = None) -> str:
    """The bars as SVG; `scale` is the value as long as the figure, else the greatest `high`."""
    full = scale or max((bar.high for bar in bars), default=1.0) or 1.0
    width, height = LABELS + BARS + TOLD, TOP + ROW * len(bars) + 8
    svg = ElementTree.Element(
        "svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}", role="img",
        attrib={"width": str(width), "font-family": "sans-serif", "font-size": "12"},
    )  # fmt: skip
    ElementTree.SubElement(svg, "title").text = title
    ElementTree.SubElement(svg, "rect", width="100%", height="100%", fill="white")
    _text(svg, 8, 20, title)
    for row, bar in enumerate(bars):
        middle = TOP + ROW * row + ROW / 2
        start, value, low, high = (LABELS + BARS * x / full for x in (0, *bar[1:4]))
        _text(svg, LABELS - 8, middle + 4, bar.label, "end")
        ElementTree.SubElement(
            svg, "rect", x=f"{start}", y=f"{middle - 7}", width=f"{value - start:.1f}",
            height="14", fill="#4c78a8",
        )  # fmt: skip
        for left, right, top, bottom in (
            (low, high, middle, middle), (low, low, middle - 4, middle + 4),
            (high, high, middle - 4, middle + 4),
        ):  # fmt: skip
            ElementTree.SubElement(
                svg, "line", x1=f"{left:.1f}", x2=f"{right:.1f}", y1=f"{top}", y2=f"{bottom}",
                stroke="#333333",
            )  # fmt: skip
        _text(svg, LABELS + BARS + 10, middle + 4, bar.told)
    ElementTree.indent(svg)
    return ElementTree.tostring(svg, encoding="unicode") + "\n"


def _text(svg: ElementTree.Element, x: float, y: float, told: str, anchor: str = "start") -> None:
    place = {"x": f"{x}", "y": f"{y}", "text-anchor": anchor}
    ElementTree.SubElement(svg, "text", place).text = told
