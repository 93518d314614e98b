"""MCP over streamable HTTP, for whoever brings an API token that reads."""

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from app.doors import tokens
from app.doors.problems import DoorError
from app.rest.access import Turnstile
from app.rest.replies import told

PLACE = "/mcp"


class Gate:
    """ASGI: lets a request through whose token reads; a problem for every other."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.turnstile = Turnstile()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        kind, _, secret = request.headers.get("authorization", "").partition(" ")
        address = request.client.host if request.client else ""
        given = secret.strip() if kind.lower() == "bearer" else None
        try:
            self.turnstile.admit(given, tokens.Scope.READ, address)
        except DoorError as error:
            await told(error.problem, request)(scope, receive, send)
            return
        await self.app(scope, receive, send)
