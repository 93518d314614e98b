"""What people think of answers: it moves the memory of queries, and is kept for evaluation."""

import hashlib
import logging
import os
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from filelock import FileLock
from pydantic import ValidationError

from agents.memory.solved import QueryMemory, Thought
from agents.messages import Answer, Message
from graph_store import GraphSettings, GraphStore

KEPT = 500
"""Thumbs kept of one twin, the latest."""

LONGEST = 20_000
"""Characters of one kept thumb; without its value, where that makes it longer."""


class Thumb(Message):
    """What a person thought of one answer; `models` are those the twin held.

    `state` tells the twin as it was then from every other (`GraphStore.state`), `behind` is the
    question before, and `sure` says that its query may be used again if it was thought good.
    """

    at: float
    question: str
    twin: str
    state: str = ""
    models: tuple[str, ...]
    cypher: str
    value: Any
    unit: str | None
    good: bool
    behind: str = ""
    sure: bool = False


def thumbs_folder() -> Path:
    """Where they are kept: `thumbs` in Oriel's data folder, a file a twin, the latest last."""
    return GraphSettings().data_dir / "thumbs"


def note(
    answer: Answer,
    store: GraphStore,
    memory: QueryMemory | None,
    *,
    good: bool,
    behind: str = "",
) -> None:
    """Keep what a person thought of an answer that the twin gave in its present state.

    A query thought bad is not used again for this question (`behind` the one before) while
    the twin stays as it is, by this process or a later one; one thought good is, where nothing
    spoke against it. Raises `GraphUnavailable` when the engine is gone.
    """
    if answer.cypher is None:
        return
    sure = not behind and _is_sure(answer)
    if memory:
        heard = Thought(
            question=answer.question,
            behind=behind,
            cypher=answer.cypher,
            good=good,
            sure=sure,
        )
        memory.judged(heard, store.schema())
    thumb = Thumb(
        at=time.time(),
        question=answer.question,
        twin=store.twin,
        state=_digest(store.state()),
        models=tuple(model.name for model in store.models()),
        cypher=answer.cypher,
        value=answer.model_dump(mode="json")["value"],
        unit=answer.unit,
        good=good,
        behind=behind,
        sure=sure,
    )
    try:
        _keep(thumb)
    except OSError as error:
        logging.getLogger(__name__).warning("The thumb was not kept: %s", error)


def _is_sure(answer: Answer) -> bool:
    """Whether nothing but a person's word is missing to use the query again.

    One query of the model, accepted, with no doubt told. What the rules found they find again.
    """
    last = answer.attempts[-1] if answer.attempts else None
    return (
        last is not None
        and last.query.intent is None
        and last.query.cypher == answer.cypher
        and last.verdict.accepted
        and not answer.assumptions
    )


def thoughts(store: GraphStore) -> Iterator[Thought]:
    """What people thought of queries on the twin as it is now; of each the last word."""
    state = _digest(store.state())
    for thumb in _latest(_read(_file(store.twin))):
        if (thumb.twin, thumb.state) == (store.twin, state):
            yield Thought(
                question=thumb.question,
                behind=thumb.behind,
                cypher=thumb.cypher,
                good=thumb.good,
                sure=thumb.sure,
            )


def kept() -> tuple[Thumb, ...]:
    """The last thumb of each answer: whoever changed their mind meant the later one."""
    files = sorted(thumbs_folder().glob("*.jsonl"))
    return _latest(sorted((one for file in files for one in _read(file)), key=lambda one: one.at))


def _latest(thumbs: list[Thumb]) -> tuple[Thumb, ...]:
    words = {(one.twin, one.models, one.behind, one.question, one.cypher): one for one in thumbs}
    return tuple(words.values())


def _file(twin: str) -> Path:
    return thumbs_folder() / f"{_digest(twin)}.jsonl"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _read(file: Path) -> list[Thumb]:
    """The thumbs of a file; a line that is none is passed over, and whatever we never wrote."""
    thumbs = []
    try:
        with file.open(encoding="utf-8", errors="replace") as lines:
            for line in islice(iter(lambda: lines.readline(LONGEST + 1), ""), 2 * KEPT):
                try:
                    thumbs.append(Thumb.model_validate_json(line))
                except ValidationError:
                    continue
    except OSError:
        return []
    return thumbs


def _keep(thumb: Thumb) -> None:
    """Write the thumb behind the latest others of its twin; readable by this account alone."""
    line = thumb.model_dump_json()
    if len(line) > LONGEST:
        line = thumb.model_copy(update={"value": None}).model_dump_json()
    if len(line) > LONGEST:
        raise OSError(f"question and query are longer than {LONGEST} characters")
    file = _file(thumb.twin)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    with FileLock(file.with_suffix(".lock"), mode=0o600):
        earlier = [one.model_dump_json() for one in _read(file)[-KEPT + 1 :]]
        with open(fresh, "w", encoding="utf-8", opener=_private) as written:
            written.write("\n".join([*earlier, line, ""]))
        fresh.replace(file)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
