"""Who may call: an API token in the header, its scope, and how often it may come."""

from collections.abc import Container
from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Send
from starlette.types import Scope as Asked

from app.doors.limits import Turnstile
from app.doors.problems import DoorError
from app.doors.tokens import Scope, Token, require
from app.rest.replies import only_known, told

BEARER = HTTPBearer(auto_error=False, description="An API token, made by `oriel token new`.")
Sent = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


class Gate:
    """ASGI: lets in who brings a token that is taken, before anything else of a request is read.

    Every request of a token is counted, whatever comes of it, and the head of its reply tells what
    the token has left. All may fetch what is `open_to_all`, by its address within this application.
    """

    def __init__(
        self, app: ASGIApp, turnstile: Turnstile, open_to_all: Container[str | None] = ()
    ) -> None:
        self.app = app
        self.turnstile = turnstile
        self.open_to_all = open_to_all

    async def __call__(self, scope: Asked, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or _within(scope) in self.open_to_all:
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        kind, _, secret = request.headers.get("authorization", "").partition(" ")
        given = secret.strip() if kind.lower() == "bearer" else None
        address = request.client.host if request.client else ""
        try:
            token, left = self.turnstile.admit(given, address)
        except DoorError as error:
            await told(error.problem, request)(scope, receive, send)
            return
        request.state.token = token

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["X-RateLimit-Limit"] = str(token.a_minute)
                headers["X-RateLimit-Remaining"] = str(left)
            await send(message)

        await self.app(scope, receive, sent)


def _within(scope: Asked) -> str:
    """The address of a request within the application that it was mounted as."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


class Needs:
    """A dependency: the token that came through the gate, which has to go as far as `scope`; then
    what the address says is looked at."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    async def __call__(self, request: Request, _described: Sent) -> Token:
        token: Token = request.state.token
        require(token, self.scope)
        only_known(request)
        return token


Reader = Annotated[Token, Depends(Needs(Scope.READ))]
Loader = Annotated[Token, Depends(Needs(Scope.LOAD))]
Admin = Annotated[Token, Depends(Needs(Scope.ADMIN))]
