"""What people think of answers: it moves the memory of queries, and is kept for evaluation."""

import time
from pathlib import Path
from typing import Any

from filelock import FileLock

from agents.messages import Answer, Message, Question
from agents.minds import Minds
from graph_store import GraphSettings, GraphStore


class Thumb(Message):
    """What a person thought of one answer; `models` are those the twin held."""

    at: float
    question: str
    twin: str
    models: tuple[str, ...]
    cypher: str
    value: Any
    unit: str | None
    good: bool


def thumbs_file() -> Path:
    """Where they are kept: `thumbs.jsonl` in Oriel's data folder, the latest last."""
    return GraphSettings().data_dir / "thumbs.jsonl"


def note(answer: Answer, store: GraphStore, minds: Minds, *, good: bool) -> None:
    """Keep what a person thought of an answer that the twin gave in its present state.

    A query thought bad is not used again for this question while the twin stays as it is. Raises
    `GraphUnavailable` when the engine is gone.
    """
    if answer.cypher is None:
        return
    if minds.memory:
        question = Question(text=answer.question)
        minds.memory.judged(question, store.schema(), answer.cypher, good=good)
    models = tuple(model.name for model in store.models())
    thumb = Thumb(
        at=time.time(),
        question=answer.question,
        twin=store.twin,
        models=models,
        cypher=answer.cypher,
        value=answer.model_dump(mode="json")["value"],
        unit=answer.unit,
        good=good,
    )
    path = thumbs_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(path.with_suffix(".lock")), path.open("a", encoding="utf-8") as file:
        file.write(thumb.model_dump_json() + "\n")


def kept() -> tuple[Thumb, ...]:
    """The last thumb of each answer: whoever changed their mind meant the later one."""
    path = thumbs_file()
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    thumbs = [Thumb.model_validate_json(line) for line in lines]
    return tuple({(one.twin, one.models, one.question, one.cypher): one for one in thumbs}.values())
