"""MCP over streamable HTTP, for whoever brings an API token that reads."""

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.doors import tokens
from app.doors.limits import Turnstile
from app.doors.problems import Code, DoorError
from app.rest.access import tell_left
from app.rest.bodies import MOST_JSON, received, replayed
from app.rest.replies import told

PLACE = "/mcp"
ONLY_POST = "Send each message by POST. No session is kept: there is nothing to listen to or end."


class Gate:
    """ASGI: lets a request through whose token reads; a problem for every other."""

    def __init__(self, app: ASGIApp, turnstile: Turnstile) -> None:
        self.app = app
        self.turnstile = turnstile

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        kind, _, secret = request.headers.get("authorization", "").partition(" ")
        address = request.client.host if request.client else ""
        given = secret.strip() if kind.lower() == "bearer" else None
        try:
            token, left = self.turnstile.admit(given, tokens.Scope.READ, address)
            if request.method != "POST":
                raise DoorError(Code.METHOD_REFUSED, ONLY_POST)
            content = await received(request, MOST_JSON, "A message")
        except DoorError as error:
            refusal = told(error.problem, request)
            if error.problem.code is Code.METHOD_REFUSED:
                refusal.headers["Allow"] = "POST"
            await refusal(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                tell_left(message, token.a_minute, left)
            await send(message)

        await self.app(scope, replayed(content, receive), sent)
