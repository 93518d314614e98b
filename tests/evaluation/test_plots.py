"""The figures of a run, read as the XML they are."""

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from evaluation.asking.results import Result
from evaluation.comparing.compare import Outcome
from evaluation.metrics.scores import wilson
from evaluation.reports.plots import BARS, LABELS, plots
from evaluation.runs import archive
from evaluation.sets.question_sets import Question

SVG = "{http://www.w3.org/2000/svg}"


def asked(kind: str, outcome: Outcome, after: tuple[str, ...] = (), **spent: float) -> Result:
    question = Question(id=kind, model="m.ifc", question="?", kind=kind, after=after)
    return Result(question=question, outcome=outcome, timings_ms=spent)


RESULTS = [
    asked("count", Outcome.RIGHT, generate=10.0, execute=2.0),
    asked("count", Outcome.RIGHT, generate=20.0, execute=2.0),
    asked("count", Outcome.RIGHT, generate=30.0),
    asked("count", Outcome.WRONG, generate=40.0),
    asked("<filter> & more", Outcome.SILENT, ("Which?",), generate=50.0),
]


def bars(svg: str) -> list[tuple[str, float, float, float, str]]:
    """Each row drawn: label, length of the bar, ends of the whisker (in bars' widths), figures."""
    root = ElementTree.fromstring(svg)
    texts = [str(text.text) for text in root.iter(f"{SVG}text")][1:]
    rects = list(root.iter(f"{SVG}rect"))[1:]
    lines = list(root.iter(f"{SVG}line"))

    def rows() -> Iterator[tuple[str, float, float, float, str]]:
        for n, rect in enumerate(rects):
            whisker = lines[3 * n]
            ends = [(float(whisker.attrib[x]) - LABELS) / BARS for x in ("x1", "x2")]
            assert float(rect.attrib["x"]) == LABELS
            yield texts[2 * n], float(rect.attrib["width"]) / BARS, *ends, texts[2 * n + 1]  # type: ignore[misc]

    return list(rows())


def test_accuracy_is_drawn_by_kind_with_its_interval() -> None:
    filters, counts = bars(plots(RESULTS)["accuracy.svg"])
    assert (filters[0], filters[4], filters[1]) == ("<filter> & more", "0 of 1", 0.0)
    assert (counts[0], counts[4]) == ("count", "3 of 4")
    assert counts[1:4] == pytest.approx((0.75, *wilson(3, 4)), abs=0.001)


def test_latency_is_drawn_by_stage_up_to_its_95th_percentile() -> None:
    generate, execute = bars(plots(RESULTS)["latency.svg"])
    assert (generate[0], generate[4]) == ("generate", "30.0 ms")
    assert generate[1:4] == pytest.approx((30 / 48, 30 / 48, 1.0), abs=0.001)
    assert execute[1:4] == pytest.approx((2 / 48,) * 3, abs=0.001)


def test_conversations_are_drawn_by_turn_and_other_sets_are_not() -> None:
    first, second = bars(plots(RESULTS)["turns.svg"])
    assert (first[0], first[4]) == ("1", "3 of 4")
    assert (second[0], second[4]) == ("2", "0 of 1")
    assert set(plots(RESULTS[:4])) == {"accuracy.svg", "latency.svg"}


def test_figures_lie_beside_the_report_that_links_them(tmp_path: Path) -> None:
    questions = tuple(result.question for result in RESULTS[3:])
    kept = archive.start(tmp_path, archive.run_settings("rules", None, 5, {"s": questions}))
    for result in RESULTS[3:]:
        kept.add(result)
    told = archive.keep_report(kept.folder)
    assert (kept.folder / "report.md").read_text() == told
    for name in ("accuracy.svg", "latency.svg", "turns.svg"):
        assert f"]({name})" in told
        assert ElementTree.parse(kept.folder / name).getroot().tag == f"{SVG}svg"
    assert "| turn |" in told
