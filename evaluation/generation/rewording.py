"""Generated questions worded more naturally by a model, which may change no name and no number."""

import re
from importlib.resources import files

from openai.types.chat import ChatCompletionMessageParam
from pydantic import BaseModel, ConfigDict, ValidationError

from agents.model.model_client import Model
from agents.model.replies import tagged
from agents.model.structured import reply_in
from evaluation.metrics.cypher_text import strings
from evaluation.sets.question_sets import Question


class Rewording(BaseModel):
    """What the model writes."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    question: str


def reworded(model: Model, question: Question) -> Question:
    """The question in the model's words, the plain ones in its `note`.

    It stays as it was where the reply is none, or lacks a name of the gold query or a number of
    the plain wording. That the meaning is the same only a reader can tell.
    Raises ModelUnavailable as the client does.
    """
    inputs = {"question": question.question, "query": question.gold or "none"}
    messages: list[ChatCompletionMessageParam] = [
        {"role": "system", "content": _prompt()},
        {"role": "user", "content": tagged(inputs)},
    ]
    completion = model.complete("rewording", messages, Rewording)
    try:
        told = reply_in(completion.text, Rewording).question.strip()
    except ValidationError:
        return question
    if not told or told == question.question or not _keeps(question, told):
        return question
    note = f"plain: {question.question}"
    return question.model_copy(update={"question": told, "note": note})


def _keeps(question: Question, told: str) -> bool:
    """Whether every name that the gold query and the plain wording share, and every number, is
    in the new wording."""
    names = [name for name in strings(question.gold or "") if name in question.question]
    rest = question.question
    for name in names:
        rest = rest.replace(name, " ")
        told = told.replace(name, "\0")
    numbers = re.findall(r"\d+(?:\.\d+)?", rest)
    return told.count("\0") >= len(names) and sorted(numbers) == sorted(
        re.findall(r"\d+(?:\.\d+)?", told)
    )


def _prompt() -> str:
    return (files("evaluation.generation") / "rewording.md").read_text("utf-8")
