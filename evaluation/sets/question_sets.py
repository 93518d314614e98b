"""Question sets: questions with known answers, read from JSON Lines or CypherBench's JSON."""

import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from evaluation.sets.quantities import unit_beside


class QuestionSetError(Exception):
    """A question set cannot be read; the text says which file, which line and what to change."""


class Template(BaseModel):
    """The benchmark's template behind a question, for reports by category."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    match_category: str
    return_pattern_id: str
    match_cypher: str = ""
    return_cypher: str = ""


EXPECTED = frozenset({"value", "gold", "gold_rows"})
"""What tells a right answer. Without any of them, a value left out would pass for none there."""


class Question(BaseModel):
    """One question with its known answer.

    `model` is the IFC file or the graph it is asked of. `value` is typed: a number, a string,
    a boolean, a list, `[name, number]`, a map of counts, or None where the twin holds no answer;
    quantities are in `unit`, and in SI where `unit` is None (`count` is read as None). `also`
    holds other right values.
    `global_ids` are the elements the answer speaks of, empty where not listed.
    `gold` is Cypher that answers, `gold_rows` its published rows.
    `after` holds the questions asked before this one in the same conversation, in order.
    `language` is the question's, as an ISO 639-1 code; None where the set does not say.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    model: str
    question: str
    kind: str
    value: Any = None
    also: tuple[Any, ...] = ()
    unit: str | None = None
    global_ids: tuple[str, ...] = ()
    gold: str | None = None
    gold_rows: tuple[tuple[Any, ...], ...] | None = None
    template: Template | None = None
    split: Literal["train", "dev", "test"] = "dev"
    source: str = ""
    answer: str = ""
    note: str = ""
    after: tuple[str, ...] = ()
    language: str | None = None


def read_questions(path: Path) -> tuple[Question, ...]:
    """Every question of a set, in the file's order.

    `.jsonl` holds one question a line, or one conversation: its questions in order as `turns`,
    each with the fields of a question, and around them what all of them share. `.json` holds a
    list of CypherBench items.
    Raises QuestionSetError where the file is missing, is not JSON, lacks a field or repeats an id.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise QuestionSetError(f"{path}: cannot be read ({error.strerror}); check --set") from error
    except UnicodeDecodeError as error:
        raise QuestionSetError(
            f"{path}: byte {error.start:,} is no UTF-8; save the set as UTF-8"
        ) from error
    questions = (
        _cypherbench_items(path, text) if path.suffix == ".json" else _json_lines(path, text)
    )
    seen: set[str] = set()
    for question in questions:
        if question.id in seen:
            raise QuestionSetError(f"{path}: id {question.id!r} occurs twice; ids must be unique")
        seen.add(question.id)
    return questions


def question_digest(questions: Iterable[Question]) -> str:
    """SHA-256 over the questions, so that two runs can be told to be of the same set."""
    lines = (question.model_dump_json() for question in questions)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _json_lines(path: Path, text: str) -> tuple[Question, ...]:
    questions = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        place = f"{path}, line {number}"
        try:
            record = parsed_json(line)
        except (ValueError, RecursionError) as error:
            raise QuestionSetError(f"{place}: not JSON ({error}); mend the line") from error
        if not isinstance(record, dict):
            raise QuestionSetError(f"{place}: must be a JSON object with model, question, kind")
        records = _turns({"id": f"{path.stem}:{number}", **record}, place)
        questions += [_question(one, place) for one in records]
    return tuple(questions)


def parsed_json(text: str) -> Any:
    """A value of JSON, which knows no NaN and no Infinity. Raises ValueError, RecursionError."""
    return json.loads(text, parse_constant=_no_number)


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number that an answer can be")


def _turns(record: dict[str, Any], place: str) -> list[dict[str, Any]]:
    """The questions of a conversation, each with those before it in `after`."""
    turns = record.pop("turns", None)
    if turns is None:
        return [record]
    if not isinstance(turns, list) or not all(isinstance(turn, dict) for turn in turns):
        raise QuestionSetError(f"{place}: turns: must be a list of questions")
    asked = [str(turn.get("question")) for turn in turns]
    return [
        {**record, **turn, "id": f"{record['id']}-{number}", "after": asked[: number - 1]}
        for number, turn in enumerate(turns, start=1)
    ]


def _question(record: dict[str, Any], place: str) -> Question:
    try:
        question = Question.model_validate(record)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        raise QuestionSetError(f"{place}: {field}: {first['msg']}") from error
    if not question.question.strip():
        raise QuestionSetError(f"{place}: question: says nothing; take the line out")
    if not question.model_fields_set & EXPECTED:
        raise QuestionSetError(
            f"{place}: value: missing; write null where the model does not hold the answer"
        )
    if question.unit == "count":
        return question.model_copy(update={"unit": None})
    if question.unit is None:
        unit = unit_beside(_numbers(question.value), question.answer)
        return question.model_copy(update={"unit": unit})
    return question


def _numbers(value: Any) -> list[float]:
    """Every float in a value, at any depth; whole numbers are counts and carry no unit."""
    if isinstance(value, float):
        return [value]
    if isinstance(value, dict):
        return [number for entry in value.values() for number in _numbers(entry)]
    if isinstance(value, list):
        return [number for entry in value for number in _numbers(entry)]
    return []


def _cypherbench_items(path: Path, text: str) -> tuple[Question, ...]:
    try:
        items = parsed_json(text)
    except (ValueError, RecursionError) as error:
        raise QuestionSetError(f"{path}: not JSON ({error}); fetch the file again") from error
    if not isinstance(items, list):
        raise QuestionSetError(f"{path}: must be a JSON list of items with qid, graph, gold_cypher")
    return tuple(_cypherbench_item(item, f"{path}, item {n}") for n, item in enumerate(items, 1))


def _cypherbench_item(item: dict[str, Any], place: str) -> Question:
    try:
        template = item["from_template"]
        rows = None if item.get("answer_json") is None else json.loads(item["answer_json"])
        return Question(
            id=item["qid"],
            model=item["graph"],
            question=item["nl_question"],
            kind=re.sub(r"^(basic|special)_", "", template["match_category"]),
            gold=item["gold_cypher"],
            gold_rows=None if rows is None else tuple(tuple(row) for row in rows),
            template=Template(
                match_category=template["match_category"],
                return_pattern_id=template["return_pattern_id"],
                match_cypher=template.get("match_cypher", ""),
                return_cypher=template.get("return_cypher", ""),
            ),
            source="CypherBench",
        )
    except KeyError as error:
        raise QuestionSetError(f"{place}: lacks {error}; it is no CypherBench item") from error
    except (json.JSONDecodeError, ValidationError, TypeError) as error:
        raise QuestionSetError(f"{place}: {error}") from error
