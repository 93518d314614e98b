"""The trace of one question: what happened, when, and for how long."""

import hashlib
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, ParamSpec, TypeVar

from pydantic import Field

from agents.messages import Answer, Message, Question, Usage
from agents.model.structured import Completion

P = ParamSpec("P")
R = TypeVar("R")

Report = Callable[[str], None]
"""Called with one short sentence as an agent starts, for live progress."""

SENTENCES = {
    "second": "Asking the rules too",
    "check": "Checking it against the graph",
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

TIMED = {"stage": "", "engine": "engine", "model": "model", "unanswered": "model"}
"""Kinds of events that took time, and to whom it counts; that of a stage to the stage."""


class Event(Message):
    """One thing that happened.

    `at` and `ms` are milliseconds: since the question came in, and how long it took.
    `kind` is `question` (what was asked, of whom), `stage` (an agent at work, with what it
    handed on), `engine` (a query run), `model` (a model called, with its messages and reply),
    `unanswered` (a call that came to no reply, with the reason), `repair` (a query changed by code
    before it ran, with what it was), `candidate` (another query written for the same question),
    `failure` (the exception that ended it) or `answer`. `detail` holds the messages themselves;
    they become JSON when a trace is kept.
    """

    kind: str
    name: str
    at: float
    ms: float = 0.0
    detail: dict[str, Any] = Field(default_factory=dict)


class Trace:
    """The events of one question, in the order they ended, under one correlation id.

    `report` is told each stage in a sentence as it starts; `listen` is called with every event
    as it ends, so that a page can show steps live; `wanted` while a model is waited for, and ends
    the call and the question by what it raises. `spent_before` counts the tokens of the
    talk's earlier turns.
    """

    def __init__(
        self,
        *,
        report: Report | None = None,
        listen: Callable[[Event], None] | None = None,
        wanted: Callable[[], None] | None = None,
    ) -> None:
        self.id = uuid.uuid4().hex
        self.started = time.time()
        self.events: list[Event] = []
        self.report = report
        self.spent_before = 0
        self._listen = listen
        self.wanted = wanted or (lambda: None)
        self._zero = time.perf_counter()

    def begin(self, question: Question, agents: str, attempts: int, twin: str) -> None:
        """Note what is asked, so that the trace can be run again."""
        self.spent_before = sum(
            turn.tokens.prompt + turn.tokens.completion for turn in question.history
        )
        self.add(
            "question",
            agents,
            time.perf_counter(),
            question=question.text,
            history=question.history,
            attempts=attempts,
            twin=twin,
        )

    def end(self, answer: Answer) -> None:
        """Note the answer given."""
        self.add("answer", answer.agents, time.perf_counter(), answer=answer)

    @property
    def seconds(self) -> float:
        """Seconds since the question came in."""
        return time.perf_counter() - self._zero

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

    def note_call(
        self,
        agent: str,
        messages: Sequence[Any],
        completion: Completion,
        schema_tokens: int,
        started: float | None = None,
    ) -> None:
        """Note a call of a model: what it was told, what it replied, and the tokens.

        `prompt` is the start of the system prompt's SHA-256, so that calls of one prompt compare;
        `schema_tokens` is the setting, without which a replay would tell the model otherwise.
        """
        self.add(
            "model",
            agent,
            time.perf_counter() if started is None else started,
            model=completion.model,
            prompt=hashlib.sha256(str(messages[0]["content"]).encode()).hexdigest()[:12],
            prompt_tokens=completion.usage.prompt,
            completion_tokens=completion.usage.completion,
            retries=completion.retries,
            schema_tokens=schema_tokens,
            messages=messages,
            completion=completion,
        )

    def stage(self, name: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run one stage of the loop: tell the person, time it, keep what it hands on."""
        if self.report:
            self.report(SENTENCES[name])
        started = time.perf_counter()
        result = work(*args, **kwargs)
        self.add("stage", name, started, message=type(result).__name__, result=result)
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
            if event.kind not in TIMED:
                continue
            name = TIMED[event.kind] or event.name
            spent[name] = spent.get(name, 0.0) + event.ms
        total = self.seconds * 1000
        outside = spent.get("engine", 0.0) + spent.get("model", 0.0)
        spent |= {"own": total - outside, "total": total}
        return {name: round(ms, 3) for name, ms in spent.items()}


_current: ContextVar[Trace | None] = ContextVar("oriel_trace", default=None)


@contextmanager
def tracing(trace: Trace) -> Iterator[Trace]:
    """Make `trace` the one that engine and model calls in this block are noted in.

    An exception that ends the block is noted and goes on.
    """
    token = _current.set(trace)
    started = time.perf_counter()
    try:
        yield trace
    except BaseException as failure:
        trace.add("failure", type(failure).__name__, started, message=str(failure))
        raise
    finally:
        _current.reset(token)


def current() -> Trace:
    """The trace of the question being answered; a passing one where none is."""
    return _current.get() or Trace()
