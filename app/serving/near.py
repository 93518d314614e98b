"""Questions of the `oriel ask` of this machine, answered where all that it needs is at hand."""

import json
from functools import partial
from pathlib import Path

from anyio import CapacityLimiter, to_thread
from pydantic import BaseModel, ConfigDict, ValidationError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from agents import Answer, Mode
from agents.tracing.terminal import printable
from app.doors.asking import answered
from app.doors.looking import opened
from app.doors.problems import DoorError
from app.doors.running import Running
from app.rest.asking import EVENTS, streamed
from app.twins.ingest import twin_name
from app.words import lines
from graph_store import GraphStore, GraphUnavailable


class Asked(BaseModel):
    """A question; `model` is the path of an IFC file whose twin it is asked of, or empty."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    question: str
    twin: str
    model: str
    agents: Mode | None


class Near:
    """The endpoint: 403 without the secret, 404 where the command has to load first."""

    def __init__(self, running: Running, asking: CapacityLimiter) -> None:
        self.running = running
        self.limiter = asking

    async def answer(self, request: Request) -> Response:
        secret = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not self.running.knows(secret):
            return PlainTextResponse("not for you", status_code=403)
        try:
            asked = Asked.model_validate_json(await request.body())
            store = await to_thread.run_sync(_store, asked)
        except (ValidationError, DoorError, GraphUnavailable, OSError) as error:
            return PlainTextResponse(str(error), status_code=404)
        work = partial(answered, asked.question, store, asked.agents)
        return StreamingResponse(
            streamed(work, self.limiter, request.url.path, _told), media_type=EVENTS
        )


def _store(asked: Asked) -> GraphStore:
    """The twin that is asked. Raises DoorError where it is not there, OSError without the file."""
    return opened(twin_name(Path(asked.model)) if asked.model else asked.twin)


def _told(answer: Answer) -> str:
    """All that the command prints, of which it prints a part."""
    return json.dumps(
        {
            "text": printable(lines.answer(answer)),
            "json": json.dumps(answer.model_dump(mode="json"), ensure_ascii=False),
            "answered": answer.answered,
        }
    )
