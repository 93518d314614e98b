"""The trace of one question: what happened, when, and for how long."""

import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, ParamSpec, TypeVar

from pydantic import Field

from agents.messages import Message, Report, Usage

P = ParamSpec("P")
R = TypeVar("R")

SENTENCES = {
    "generate": "Writing a query",
    "execute": "Running the query",
    "evaluate": "Judging the result",
    "extract": "Reading the names out of the query",
    "verify": "Looking those names up in the graph",
    "instruct": "Working out what to change",
    "aggregate": "Putting the feedback together",
    "interpret": "Writing the answer",
    "elements": "Finding the elements the answer speaks of",
}
"""What a person is told as each stage starts."""


class Event(Message):
    """One thing that happened.

    `at` and `ms` are milliseconds: since the question came in, and how long it took.
    `kind` is `stage` (an agent at work), `engine` (a query run), `model` (a model called),
    or `result` (what a stage handed on).
    """

    kind: str
    name: str
    at: float
    ms: float = 0.0
    detail: dict[str, Any] = Field(default_factory=dict)


class Trace:
    """The events of one question, in the order they ended, under one correlation id.

    `listen` is called with every event as it ends, so that a page can show steps live.
    """

    def __init__(
        self, *, report: Report | None = None, listen: Callable[[Event], None] | None = None
    ) -> None:
        self.id = uuid.uuid4().hex
        self.started = time.time()
        self.events: list[Event] = []
        self.report = report
        self._listen = listen
        self._zero = time.perf_counter()

    def add(self, kind: str, name: str, started: float, **detail: Any) -> None:
        """Note something that began at `started` (of `time.perf_counter`) and ends now."""
        now = time.perf_counter()
        event = Event(
            kind=kind,
            name=name,
            at=round((started - self._zero) * 1000, 3),
            ms=round((now - started) * 1000, 3),
            detail=detail,
        )
        self.events.append(event)
        if self._listen:
            self._listen(event)

    def stage(self, name: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run one stage of the loop: tell the person, time it, keep what it hands on."""
        if self.report:
            self.report(SENTENCES[name])
        started = time.perf_counter()
        result = work(*args, **kwargs)
        self.add("stage", name, started, result=jsonable(result))
        return result

    @property
    def usage(self) -> Usage:
        """The tokens of every model call so far."""
        calls = [event.detail for event in self.events if event.kind == "model"]
        return Usage(
            prompt=sum(call["prompt_tokens"] for call in calls),
            completion=sum(call["completion_tokens"] for call in calls),
        )

    @property
    def timings_ms(self) -> dict[str, float]:
        """Milliseconds in each stage, in the engine, in the model, in Oriel itself, and in all."""
        spent: dict[str, float] = {}
        for event in self.events:
            name = event.name if event.kind == "stage" else event.kind
            spent[name] = spent.get(name, 0.0) + event.ms
        total = (time.perf_counter() - self._zero) * 1000
        outside = spent.get("engine", 0.0) + spent.get("model", 0.0)
        spent |= {"own": total - outside, "total": total}
        return {name: round(ms, 3) for name, ms in spent.items()}


def jsonable(result: Any) -> Any:
    """A message, or a tuple of them, as plain JSON values."""
    if isinstance(result, Message):
        return {"message": type(result).__name__, **result.model_dump(mode="json")}
    if hasattr(result, "model_dump"):
        return {"message": type(result).__name__, **result.model_dump(mode="json")}
    return list(result) if isinstance(result, tuple) else result


_current: ContextVar[Trace | None] = ContextVar("oriel_trace", default=None)


@contextmanager
def tracing(trace: Trace) -> Iterator[Trace]:
    """Make `trace` the one that engine and model calls in this block are noted in."""
    token = _current.set(trace)
    try:
        yield trace
    finally:
        _current.reset(token)


def current() -> Trace:
    """The trace of the question being answered; a passing one where none is."""
    return _current.get() or Trace()
