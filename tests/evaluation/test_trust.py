"""`oriel eval trust`: its table, its figure, and when it ends with 1."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from agents.messages import Answer, Usage
from evaluation.command import main
from evaluation.trust.figure import PANELS, drawn
from evaluation.trust.measuring import Tally, stands_in, table

HERE = Path(__file__).parent
pytestmark = pytest.mark.cypher_of_a_person


def answer(value: object, *rows: tuple[object, ...]) -> Answer:
    return Answer(
        question="?", answer="", value=value, unit=None, cypher="", rows=rows, columns=(),
        global_ids=(), grade=None, attempts=(), agents="llm", engine="", timings_ms={},
        tokens=Usage(),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("value", "rows", "stands"),
    [
        (3, ((3,),), True),
        (4, ((3,),), False),
        (2, (("a",), ("b",)), True),
        (["a", "b"], (("a",), ("b",)), True),
        (["a", "z"], (("a",), ("b",)), False),
        ("a b", (("a", "b"),), True),
        (None, ((None,),), True),
        (None, ((3,),), False),
        (True, ((3,),), True),
        (False, ((3,),), False),
        (False, ((0,),), True),
        (True, ((0,),), False),
        (False, (), True),
        (True, (), False),
        (True, ((False,),), False),
        (False, (("Hall", True),), False),
        (True, ((True,), (False,)), False),
        ([True], (("Hall", True),), True),
        ([True], (("Hall", False),), False),
        (True, ((None,),), False),
        ([True], ((1,),), False),
        (1, ((True,), (False,)), False),
    ],
)
def test_value_stands_in_the_rows_or_not(
    value: object, rows: tuple[tuple[object, ...], ...], stands: bool
) -> None:
    assert stands_in(value, answer(value, *rows)) is stands


def test_figure_has_a_line_a_way_in_each_panel() -> None:
    tallies = {
        (way, rate): Tally(asked=10, right=right)
        for way, right in (("single", 5), ("llm", 9))
        for rate in (0.0, 0.5)
    }
    svg = ElementTree.fromstring(drawn(tallies))
    lines = [one for one in svg.iter() if one.tag.endswith("polyline")]
    thick = [one for one in lines if one.get("stroke-width") == "2"]
    assert len(thick) == 2 * (len(PANELS) + 1)
    assert "single" in [one.text for one in svg.iter() if one.tag.endswith("text")]


def test_table_has_a_row_a_way_and_rate() -> None:
    told = table({("llm", 0.1): Tally(asked=4, right=3, wrong=1, quiet=1, lies=2)})
    assert "| llm | 10% | 75.0% | 25.0% | 25.0% | 0.0% | 0 | 0 | 2 | 0 | 0.00 |" in told


@pytest.mark.engine
@pytest.mark.parametrize(("way", "status"), [("llm", 0), ("llm, neither", 0), ("rules", 0)])
def test_command_prints_the_table_and_draws_the_figure(
    way: str,
    status: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    figure = tmp_path / "trust.svg"
    words = ["trust", "--set", str(HERE / "harbour_generated.jsonl"), "--rates", "0", "1"]
    words += ["--ways", way, "--most", "8", "--figure", str(figure)]
    assert main(words) == status
    assert f"| {way} | 0% |" in capsys.readouterr().out
    assert "<svg" in figure.read_text("utf-8")


@pytest.mark.engine
def test_command_tells_what_becomes_of_each_kind_of_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    passed = tmp_path / "passed.md"
    words = ["trust", "--set", str(HERE / "harbour_generated.jsonl"), "--each", "1"]
    words += ["--ways", "llm, checked", "llm", "--most", "6", "--told", str(passed)]
    assert main(words) == 0
    table = capsys.readouterr().out
    assert "| lie | llm, checked | llm |" in table
    assert "| wrong value | 0 of 1 | – |" in table  # where both agree no model tells anything
    quiet = [int(told) for told in re.findall(r"(\d+) of \d+", table.splitlines()[-1])]
    assert sum(quiet) >= len(passed.read_text("utf-8").splitlines()) > 0
