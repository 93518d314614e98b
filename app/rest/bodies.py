"""What a request may bring: a file, or JSON within a bound, each read no further than that."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.types import Message, Receive

from app.doors.problems import Code, DoorError

Handler = Callable[[Request], Coroutine[Any, Any, Response]]
MOST_JSON = 1024**2
"""Bytes of a request in JSON, and of a message of MCP: some 40,000 GlobalIds."""


class Bounded(APIRoute):
    """A route whose JSON is refused where it is too long, or said to be something else.

    FastAPI reads it whole before anything is asked, and takes other types for text.
    """

    def get_route_handler(self) -> Handler:
        """The handler; unchanged for a route that takes no JSON."""
        handle = super().get_route_handler()
        return self._bounded(handle) if self.body_field else handle

    def _bounded(self, handle: Handler) -> Handler:
        async def bounded(request: Request) -> Response:
            content = await received(request, MOST_JSON, "A request in JSON")
            media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
            if content and not (media == "application/json" or media.endswith("+json")):
                said = f"as {media}" if media else "without a type"
                raise DoorError(
                    Code.TYPE_REFUSED, f"It came {said}; send `Content-Type: application/json`."
                )
            return await handle(Request(request.scope, replayed(content, request.receive)))

        return bounded


async def received(request: Request, most: int, what: str) -> bytes:
    """The body of a request. Raises DoorError beyond `most` bytes, naming `what` it should be."""
    content = bytearray()
    async for piece in request.stream():
        content += piece
        if len(content) > most:
            raise DoorError(Code.TOO_LARGE, f"{what} has at most {most:,} bytes here.")
    return bytes(content)


def replayed(content: bytes, receive: Receive) -> Receive:
    """A body that was read, to be read once more; then what `receive` tells."""
    left: list[Message] = [{"type": "http.request", "body": content, "more_body": False}]

    async def told() -> Message:
        return left.pop() if left else await receive()

    return told
