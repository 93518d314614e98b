"""Conversations: what was asked and answered, kept as one JSON file each.

Several browser sessions may talk in one conversation. Each keeps only the exchange it made or
changed, under a lock and into what the file holds by then, so that nobody's turns are lost. With
sign-in a conversation belongs to one person; others who have its link read it.
"""

import re
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from filelock import FileLock
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json

from agents import Answer
from app.twins.library import data_dir

UNTITLED = "New conversation"
HEAD = 32_768
"""Bytes at the beginning of a file that hold all before the first answer: ids, name, question."""


def _fresh_id() -> str:
    return uuid.uuid4().hex[:16]


class Wanted(BaseModel):
    """A change that a sentence asks for: the words for a property, its new value, of elements."""

    model_config = ConfigDict(frozen=True)

    words: str
    value: str
    global_ids: tuple[str, ...]


class Edit(BaseModel):
    """A new version of models: who made it and why, what it changed, and its files' SHA-256.

    `rows` are GlobalId, class, name, property, before and after; `versions` the digest by model.
    """

    model_config = ConfigDict(frozen=True)

    who: str
    why: str
    when: str
    rows: tuple[tuple[str, str, str, str, str, str], ...]
    values: int
    versions: dict[str, str]


class Exchange(BaseModel):
    """One question and what came of it: an answer, or the sentence that says why there is none.

    `choices` are the questions the answer offers to go on with, which its JSON leaves out; `held`
    is what the twin held when it was asked (`stores.held`). `wanted` is the change it asks for,
    `edit` the one that was made. `parts` are elements by what they are shown as, a colour each.
    """

    id: str = Field(default_factory=_fresh_id)
    question: str
    answer: Answer | None = None
    error: str = ""
    choices: tuple[str, ...] = ()
    held: str = ""
    thumb: int | None = None
    comment: str = ""
    wanted: Wanted | None = None
    edit: Edit | None = None
    parts: dict[str, tuple[str, ...]] = {}


class Talk(BaseModel):
    """A conversation with one twin; `id` is also the name of its file and part of its link.

    `owner` is whose it is (`sign_in.page.owner`), `""` where nobody signs in. What a list of
    conversations needs stands before the exchanges, see `HEAD`.
    """

    id: str
    twin: str
    started: float
    owner: str = ""
    name: str = ""
    exchanges: list[Exchange] = []

    @property
    def title(self) -> str:
        """Its name, else its first question."""
        first = self.exchanges[0].question if self.exchanges else UNTITLED
        return self.name or first

    @property
    def answers(self) -> tuple[Answer, ...]:
        return tuple(e.answer for e in self.exchanges if e.answer)


class Heading(NamedTuple):
    """What a list of conversations shows of one."""

    id: str
    twin: str
    owner: str
    title: str


def new(twin: str, owner: str = "") -> Talk:
    return Talk(id=_fresh_id(), twin=twin, started=time.time(), owner=owner)


def own(talk: Talk, owner: str) -> Talk:
    """`talk` where it is the owner's, else a copy that is; the copy is kept with its first turn."""
    if talk.owner == owner:
        return talk
    changed = {"id": _fresh_id(), "owner": owner, "started": time.time()}
    return talk.model_copy(deep=True, update=changed)


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
        return Talk.model_validate_json(path.read_text(encoding="utf-8"))
    except ValidationError:
        return None


def why_missing(talk_id: str) -> str:
    """Why `load` found no conversation with this id, as a sentence, and what to do."""
    path = _path(talk_id)
    if not path.exists():
        return "The conversation of this link was deleted, or is kept elsewhere; this is a new one."
    return (
        f"The conversation of this link cannot be read: its file conversations/{path.name} in "
        "Oriel's data folder is damaged. Restore that file, or ask anew here."
    )


def delete(talk_id: str) -> None:
    _path(talk_id).unlink(missing_ok=True)


def recent(twin: str, owner: str = "") -> list[Heading]:
    """The owner's conversations with a twin, newest first: all of them, by their headings."""
    found: list[tuple[float, Heading]] = []
    for path in (data_dir() / "conversations").glob("*.json"):
        try:
            state = path.stat()
            heading = _heading(path, state.st_ino, state.st_mtime_ns, state.st_size)
        except (OSError, ValueError):  # deleted meanwhile, or no conversation
            continue
        if (heading.twin, heading.owner) == (twin, owner):
            found.append((state.st_mtime, heading))
    return [heading for _, heading in sorted(found, reverse=True)]


@lru_cache(maxsize=50_000)
def _heading(path: Path, inode: int, changed: int, size: int) -> Heading:
    """The heading of a file in the state that the numbers tell, of its first bytes alone."""
    with path.open("rb") as file:
        head = from_json(file.read(HEAD).decode("utf-8", "ignore"), allow_partial=True)
    if not isinstance(head, dict):
        raise ValueError(f"{path} is no conversation")
    questions = [each.get("question") for each in head.get("exchanges", [])]
    title = head.get("name") or next(iter(questions), None) or UNTITLED
    return Heading(path.stem, head.get("twin", ""), head.get("owner", ""), title)


def _path(talk_id: str) -> Path:
    return data_dir() / "conversations" / f"{re.sub('[^0-9a-f]', '', talk_id)[:32]}.json"
