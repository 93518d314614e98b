"""Conversations: what was asked and answered, kept as one JSON file each.

Several browser sessions may talk in one conversation. Each keeps only the exchange it made or
changed, under a lock and into what the file holds by then, so that nobody's turns are lost.
"""

import json
import re
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from filelock import FileLock
from pydantic import BaseModel, Field, ValidationError

from agents import Answer
from app.library import data_dir


def _fresh_id() -> str:
    return uuid.uuid4().hex[:16]


class Exchange(BaseModel):
    """One question and what came of it: an answer, or the sentence that says why there is none.

    `choices` are the questions the answer offers to go on with, which its JSON leaves out.
    """

    id: str = Field(default_factory=_fresh_id)
    question: str
    answer: Answer | None = None
    error: str = ""
    choices: tuple[str, ...] = ()
    thumb: int | None = None
    comment: str = ""


class Talk(BaseModel):
    """A conversation with one twin; `id` is also the name of its file and part of its link."""

    id: str
    twin: str
    started: float
    name: str = ""
    exchanges: list[Exchange] = []

    @property
    def title(self) -> str:
        """Its name, else its first question."""
        first = self.exchanges[0].question if self.exchanges else "New conversation"
        return self.name or first

    @property
    def answers(self) -> tuple[Answer, ...]:
        return tuple(e.answer for e in self.exchanges if e.answer)


def new(twin: str) -> Talk:
    return Talk(id=_fresh_id(), twin=twin, started=time.time())


def keep(talk: Talk, exchange: Exchange) -> Talk:
    """Keep one exchange, new or changed; the conversation as it stands then, with others' turns."""
    with _held(talk) as held:
        places = {each.id: place for place, each in enumerate(held.exchanges)}
        if exchange.id in places:
            held.exchanges[places[exchange.id]] = exchange
        else:
            held.exchanges.append(exchange)
    return held


def rename(talk: Talk, name: str) -> Talk:
    """Give the conversation a name; the conversation as it stands then."""
    with _held(talk) as held:
        held.name = name
    return held


@contextmanager
def _held(talk: Talk) -> Iterator[Talk]:
    """What is kept of `talk` by now, to be changed by nobody else; written whole at the end."""
    path = _path(talk.id)
    path.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(path.parent / "writing.lock"):
        held = load(talk.id) or talk.model_copy(deep=True)
        yield held
        fresh = path.with_suffix(".part")
        fresh.write_text(held.model_dump_json(), encoding="utf-8")
        fresh.replace(path)


def load(talk_id: str) -> Talk | None:
    """The conversation with this id; None where there is none or its file cannot be read."""
    path = _path(talk_id)
    if not path.exists():
        return None
    try:
        found = Talk.model_validate_json(path.read_text(encoding="utf-8"))
    except ValidationError:
        return None
    for place, exchange in enumerate(found.exchanges):
        if "id" not in exchange.model_fields_set:  # kept before exchanges had one
            exchange.id = f"{place}"
    return found


def delete(talk_id: str) -> None:
    _path(talk_id).unlink(missing_ok=True)


def recent(twin: str, most: int = 12) -> list[Talk]:
    """The latest conversations with a twin, newest first."""
    files = sorted(
        (data_dir() / "conversations").glob("*.json"),
        key=lambda path: path.stat().st_mtime,
        reverse=True,
    )
    talks: list[Talk] = []
    for path in files[:200]:
        talk = load(path.stem)
        if talk and talk.twin == twin:
            talks.append(talk)
        if len(talks) == most:
            break
    return talks


def _path(talk_id: str) -> Path:
    return data_dir() / "conversations" / f"{re.sub('[^0-9a-f]', '', talk_id)[:32]}.json"


def as_markdown(talk: Talk) -> str:
    """The conversation as a document: question, answer, Cypher, rows."""
    parts = [f"# {talk.title}", f"Twin: {talk.twin}"]
    for exchange in talk.exchanges:
        parts.append(f"## {exchange.question}")
        answer = exchange.answer
        if answer is None:
            parts.append(exchange.error)
            continue
        parts.append(answer.answer)
        if answer.cypher:
            parts.append(f"```cypher\n{answer.cypher}\n```")
        if answer.rows:
            lines = [answer.columns, ["---"] * len(answer.columns), *answer.rows[:50]]
            parts.append("\n".join(f"| {' | '.join(map(_bare, line))} |" for line in lines))
        if len(answer.rows) > 50:
            parts.append(f"First 50 of {len(answer.rows)} rows.")
    return "\n\n".join(parts) + "\n"


def _bare(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, default=str, ensure_ascii=False)
    return text.replace("|", "\\|").replace("\n", " ")


def as_json(talk: Talk) -> str:
    return talk.model_dump_json(indent=2)
