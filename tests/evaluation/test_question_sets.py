"""Question sets are read whole or refused with the place of the fault."""

import json
import re
from pathlib import Path

import pytest

from evaluation.sets.question_sets import Question, QuestionSetError, read_questions

LINE = {"model": "a.ifc", "question": "How many doors?", "kind": "count", "value": 3}


def written(path: Path, *lines: str) -> Path:
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_a_line_without_an_id_is_called_by_file_and_line(tmp_path: Path) -> None:
    path = written(tmp_path / "own.jsonl", json.dumps(LINE), "", json.dumps(LINE))
    assert [q.id for q in read_questions(path)] == ["own:1", "own:3"]


def test_the_unit_is_read_from_the_written_answer(tmp_path: Path) -> None:
    layers = {**LINE, "value": [["Plaster", 12.5]], "answer": "Plaster 12.5 mm"}
    (question,) = read_questions(written(tmp_path / "own.jsonl", json.dumps(layers)))
    assert question.unit == "mm"


def test_a_question_may_name_its_language_its_other_values_and_the_talk_before(
    tmp_path: Path,
) -> None:
    size = {"width": 0.81, "height": 2.11}
    before, also = "Wie viele Türen gibt es?", "810 x 2110 mm"
    more = {"value": size, "unit": "m", "also": [also], "language": "de", "after": [before]}
    line = {**LINE, **more}
    (question,) = read_questions(written(tmp_path / "own.jsonl", json.dumps(line)))
    assert question == Question(
        **{**LINE, **more, "id": "own:1", "also": (also,), "after": (before,)}
    )


def test_a_count_is_a_number_without_a_unit(tmp_path: Path) -> None:
    path = written(tmp_path / "own.jsonl", json.dumps({**LINE, "unit": "count"}))
    assert read_questions(path)[0].unit is None


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{", "own.jsonl, line 2: not JSON"),
        ("[]", "own.jsonl, line 2: must be a JSON object"),
        ('{"model": "a"}', "own.jsonl, line 2: question: Field required"),
        (json.dumps({**LINE, "kindd": 1}), "own.jsonl, line 2: kindd: Extra inputs"),
        (json.dumps({**LINE, "id": "own:1"}), "id 'own:1' occurs twice"),
        (json.dumps({**LINE, "value": float("nan")}), "own.jsonl, line 2: not JSON (NaN is no"),
        (json.dumps({**LINE, "question": " "}), "own.jsonl, line 2: question: says nothing"),
        (
            json.dumps({key: said for key, said in LINE.items() if key != "value"}),
            "own.jsonl, line 2: value: missing; write null where the model does not hold",
        ),
        ("[" * 100_000, "own.jsonl, line 2: not JSON"),
        ("9" * 5_000, "own.jsonl, line 2: not JSON"),
    ],
)
def test_a_faulty_line_is_refused_with_its_place(tmp_path: Path, line: str, told: str) -> None:
    path = written(tmp_path / "own.jsonl", json.dumps(LINE), line)
    with pytest.raises(QuestionSetError, match=re.escape(told)):
        read_questions(path)


def test_a_set_of_another_encoding_is_refused_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "own.jsonl"
    path.write_bytes(
        json.dumps({**LINE, "question": "Wie groß?"}, ensure_ascii=False).encode("cp1252")
    )
    with pytest.raises(QuestionSetError, match="is no UTF-8; save the set as UTF-8"):
        read_questions(path)


def test_a_set_of_another_editor_is_read_alike(tmp_path: Path) -> None:
    """A byte order mark before it, CRLF at its ends, a line separator within a question."""
    line = {**LINE, "question": "How many\u2028doors\x85?"}
    path = tmp_path / "own.jsonl"
    written_so = "\r\n".join([json.dumps(line, ensure_ascii=False), json.dumps(LINE), ""])
    path.write_bytes(b"\xef\xbb\xbf" + written_so.encode())
    assert [each.question for each in read_questions(path)] == [line["question"], LINE["question"]]


def test_a_missing_file_is_told_with_the_option_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(QuestionSetError, match="check --set"):
        read_questions(tmp_path / "none.jsonl")


def test_a_cypherbench_item_keeps_its_rows_and_its_template(tmp_path: Path) -> None:
    item = {
        "qid": "1", "graph": "soccer", "gold_cypher": "MATCH (n:Club) RETURN n.name, n.owners",
        "nl_question": "Which clubs?", "answer_json": '[["A", ["B", "C"]], ["D", null]]',
        "from_template": {
            "match_category": "basic_(n)", "match_cypher": "MATCH (n)",
            "return_pattern_id": "n_name_prop", "return_cypher": "…",
        },
    }  # fmt: skip
    path = tmp_path / "items.json"
    path.write_text(json.dumps([item]))
    (question,) = read_questions(path)
    assert question.gold_rows == (("A", ["B", "C"]), ("D", None))
    assert (question.kind, question.model) == ("(n)", "soccer")
