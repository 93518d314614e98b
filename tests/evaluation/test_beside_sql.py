"""Cypher beside SQL: the same questions both ways, counted by kind."""

import json
from pathlib import Path

import pytest

from evaluation.beside_sql import Pair, report
from evaluation.command import main
from evaluation.comparing.compare import Outcome
from evaluation.sets.question_sets import Question


def pair(kind: str, cypher: Outcome, sql: Outcome) -> Pair:
    question = Question(id=f"{kind}-{cypher}-{sql}", model="m", question="?", kind=kind)
    return Pair(question, cypher, sql, held_out=False, told="")


def test_each_way_is_counted_by_kind_and_where_it_wins_alone() -> None:
    told = report(
        [
            pair("count", Outcome.RIGHT, Outcome.RIGHT),
            pair("count", Outcome.SILENT, Outcome.RIGHT),
            pair("filter", Outcome.RIGHT, Outcome.WRONG),
        ]
    )
    assert "| count | 2 | 1 | 0 | 1 | 2 | 0 | 0 |" in told
    assert "| all | 3 | 2 | 0 | 1 | 2 | 1 | 0 |" in told
    assert "both: 1, by Cypher alone: 1, by SQL alone: 1, by neither: 0" in told


@pytest.mark.engine
def test_the_command_asks_both_and_tells_where_they_differ(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [("How many work orders are open?", 8), ("Which radiators have a work order?", ["x"])]
    lines = [
        {"id": str(at), "model": "bay_house.ifc", "question": text, "kind": "k", "value": value}
        for at, (text, value) in enumerate(asked)
    ]
    (path := tmp_path / "set.jsonl").write_text("\n".join(map(json.dumps, lines)))
    assert main(["sql", "--set", str(path), "--each"]) == 0
    told = capsys.readouterr().out
    assert "| all | 2 | 1 | 1 | 0 | 1 | 0 | 1 |" in told
    assert "Cypher wrong, SQL silent: Which radiators have a work order?" in told
    assert "says nothing of" in told
