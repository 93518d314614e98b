"""MCP over streamable HTTP, for whoever came through the gate of the API: any token reads."""

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from app.doors.problems import Code, DoorError
from app.rest.bodies import MOST_JSON, received, replayed
from app.rest.replies import told

PLACE = "/mcp"
ONLY_POST = "Send each message by POST. No session is kept: there is nothing to listen to or end."


class Posted:
    """ASGI: passes on messages that come by POST, within bounds; a problem for every other."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            if request.method != "POST":
                raise DoorError(Code.METHOD_REFUSED, ONLY_POST)
            content = await received(request, MOST_JSON, "A message")
        except DoorError as error:
            refusal = told(error.problem, request)
            if error.problem.code is Code.METHOD_REFUSED:
                refusal.headers["Allow"] = "POST"
            await refusal(scope, receive, send)
            return
        await self.app(scope, replayed(content, receive), send)
