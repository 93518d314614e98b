"""MCP over streamable HTTP, for whoever brings an API token that reads."""

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.doors import tokens
from app.doors.limits import Turnstile
from app.doors.problems import DoorError
from app.rest.access import tell_left
from app.rest.replies import told

PLACE = "/mcp"


class Gate:
    """ASGI: lets a request through whose token reads; a problem for every other."""

    def __init__(self, app: ASGIApp, turnstile: Turnstile) -> None:
        self.app = app
        self.turnstile = turnstile

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        kind, _, secret = request.headers.get("authorization", "").partition(" ")
        address = request.client.host if request.client else ""
        given = secret.strip() if kind.lower() == "bearer" else None
        try:
            token, left = self.turnstile.admit(given, tokens.Scope.READ, address)
        except DoorError as error:
            await told(error.problem, request)(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                tell_left(message, token.a_minute, left)
            await send(message)

        await self.app(scope, receive, sent)
