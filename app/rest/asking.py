"""Ask a twin: the answer as one object, or its steps as server-sent events and then the answer."""

import asyncio
import contextlib
import re
import threading
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Annotated, Any

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, Body, Path, Request, Response
from pydantic import Field
from starlette.responses import StreamingResponse

from agents import Answer, Mode
from app.doors.asking import LONGEST, answered
from app.doors.limits import Limits
from app.doors.looking import opened
from app.doors.problems import FAULT, problem_of
from app.rest.access import Reader
from app.rest.bodies import Bounded
from app.rest.replies import REFUSALS, Record, details

QUIET_SECONDS = 15.0
"""After which a stream without a step says that it still lives."""
EVENTS = "text/event-stream"
Twin = Annotated[str, Path(pattern=r"^[a-z][a-z0-9-]{0,62}$", description="The twin's name.")]
routes = APIRouter(tags=["ask"], route_class=Bounded)


class Asked(Record):
    """A question in plain words. `agents` is the way of answering, else the server's own."""

    question: Annotated[str, Field(min_length=1, max_length=LONGEST, pattern=r"\S")]
    agents: Mode | None = None


class Ended(Exception):  # noqa: N818  it is no error
    """Raised in the work after the caller has gone."""


@routes.post(
    "/twins/{twin}/ask",
    response_model=Answer,
    responses={
        **REFUSALS,
        200: {
            "description": "The answer, or with `Accept: text/event-stream` its steps before it: "
            "events `step` (a sentence), then one `answer`, or one `problem` (the object of a "
            "refusal).",
            "content": {EVENTS: {"schema": {"type": "string"}}},
        },
    },
)
async def ask(twin: Twin, asked: Annotated[Asked, Body()], request: Request, token: Reader) -> Any:
    """Answer a question from a twin, as `oriel ask --json` does."""
    limits: Limits = request.app.state.limits
    store = await to_thread.run_sync(opened, twin)
    work = partial(answered, asked.question, store, asked.agents)
    if EVENTS in request.headers.get("accept", ""):
        events = streamed(work, limits.asking, request.url.path)
        return StreamingResponse(events, media_type=EVENTS, headers={"Cache-Control": "no-store"})
    found = await to_thread.run_sync(work, limiter=limits.asking)
    return Response(found.model_dump_json(), media_type="application/json")


async def streamed(
    work: Callable[..., Answer],
    limiter: CapacityLimiter,
    place: str,
    written: Callable[[Answer], str] = Answer.model_dump_json,
) -> AsyncIterator[str]:
    """The events of a question: each step as it starts, then the answer, as `written`, or the
    problem of this `place`.

    Where the caller goes, the work ends at its next step or within a call of the model.
    """
    told: asyncio.Queue[str | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()
    gone = threading.Event()

    def wanted() -> None:
        if gone.is_set():
            raise Ended

    def report(sentence: str) -> None:
        wanted()
        loop.call_soon_threadsafe(told.put_nowait, event("step", sentence))

    async def run() -> None:
        try:
            call = partial(work, report=report, wanted=wanted)
            answer = await to_thread.run_sync(call, limiter=limiter)
            told.put_nowait(event("answer", written(answer)))
        except Ended:
            pass
        except Exception as error:
            problem = problem_of(error) or FAULT
            told.put_nowait(event("problem", details(problem, place).model_dump_json()))
            if problem is FAULT:
                raise
        finally:
            told.put_nowait(None)

    running = asyncio.create_task(run())
    try:
        while True:
            try:
                text = await asyncio.wait_for(told.get(), QUIET_SECONDS)
            except TimeoutError:
                yield ": still at work\n\n"
                continue
            if text is None:
                break
            yield text
    finally:
        gone.set()
        with contextlib.suppress(asyncio.CancelledError):
            await running


def event(kind: str, text: str) -> str:
    """One server-sent event, whose lines end as the standard says and at no other sign of a text.

    Source: WHATWG HTML, section 9.2.
    """
    lines = "".join(f"data: {line}\n" for line in re.split(r"\r\n|\r|\n", text))
    return f"event: {kind}\n{lines}\n"
