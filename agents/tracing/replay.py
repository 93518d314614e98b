"""Run a kept trace again, the model's replies from the record, and say where it diverges."""

import hashlib
import json
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, TypeAdapter

from agents.loop import ask
from agents.messages import Answer, Message
from agents.minds import NO_MODEL, Mode, minds_for
from agents.minds_by_model import minds_with
from agents.model.model_errors import ModelError
from agents.model.model_settings import ModelSettings
from agents.model.structured import Completion
from agents.tracing import trace
from agents.tracing.trace import Event
from agents.tracing.trace_files import Record
from graph_store import GraphStore

if TYPE_CHECKING:
    from openai.types.chat import ChatCompletionMessageParam


class Divergence(Message):
    """The `at`-th stage or model call is not what it was."""

    at: int
    what: str
    was: str
    now: str


class Replay(Message):
    """What the second run came to; `answer` is None where it could not be ended."""

    answer: Answer | None
    divergences: tuple[Divergence, ...]


class RecordedModel:
    """A model that repeats the replies of a record, and notes where it is asked otherwise."""

    def __init__(self, record: Record) -> None:
        self._calls = [event for event in record.events if event.kind == "model"]
        settings = ModelSettings(name="recorded")
        told = self._calls[0].detail.get("schema_tokens") if self._calls else None
        asked_twice = any(
            event.name == "second" and event.detail["message"] == "Attempt"
            for event in record.events
        )
        self.settings = settings.model_copy(
            update={
                "schema_tokens": told or settings.schema_tokens,
                "second_opinion": asked_twice,
            }
        )
        self.divergences: list[Divergence] = []
        self._at = 0

    def complete(
        self, agent: str, messages: "list[ChatCompletionMessageParam]", reply: type[BaseModel]
    ) -> Completion:
        """The next recorded reply. Raises `ModelError` where the record has no more."""
        if self._at == len(self._calls):
            raise ModelError(f"The record ends before this call of {agent}")
        call, self._at = self._calls[self._at], self._at + 1
        if call.name != agent:
            raise ModelError(f"The record has {call.name} here, and now {agent} is asked")
        was, now = call.detail["messages"], json.loads(json.dumps(messages))
        for before, after in zip_longest(was, now):
            if before != after:
                self.divergences.append(
                    Divergence(
                        at=self._at,
                        what=f"what {agent} was told ({(before or after)['role']} message)",
                        was=digest(before),
                        now=digest(after),
                    )
                )
        completion = Completion.model_validate(call.detail["completion"])
        trace.current().note_call(agent, messages, completion, self.settings.schema_tokens)
        return completion


def digest(value: Any) -> str:
    """The first twelve characters of the SHA-256 of a JSON value."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]


def replay(record: Record, store: GraphStore) -> Replay:
    """Ask the recorded question again of a store.

    The model's replies come from the record; queries really run. The answer's stages are then
    held against the recorded ones, the first that differs being the one that matters.
    Raises `GraphUnavailable` when the engine is gone.
    """
    asked = record.asked
    model = RecordedModel(record)
    mode = TypeAdapter[Mode](Mode).validate_python(asked.name)
    minds = minds_for(mode) if mode in NO_MODEL else minds_with(mode, model)
    again = trace.Trace()
    answer = None
    try:
        answer = ask(
            asked.detail["question"],
            store,
            minds,
            history=[Answer.model_validate(turn) for turn in asked.detail["history"]],
            attempts=asked.detail["attempts"],
            trace=again,
        )
    except ModelError as failure:
        model.divergences.append(
            Divergence(at=len(again.events), what="the model", was="a reply", now=str(failure))
        )
    return Replay(
        answer=answer, divergences=(*model.divergences, *_stages_that_differ(record, again))
    )


def _stages_that_differ(record: Record, again: trace.Trace) -> list[Divergence]:
    was = [event for event in record.events if event.kind == "stage"]
    now = [
        Event.model_validate_json(event.model_dump_json())
        for event in again.events
        if event.kind == "stage"
    ]
    found = []
    for at, (before, after) in enumerate(zip_longest(was, now), start=1):
        old, new = (
            (f"{one.name}: {json.dumps(one.detail, sort_keys=True)}" if one else "nothing")
            for one in (before, after)
        )
        if old != new:
            name = (before or after).name if before or after else ""
            found.append(Divergence(at=at, what=f"stage {name}", was=old[:300], now=new[:300]))
    return found
