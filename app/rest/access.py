"""Who may call: an API token in the header, its scope, and how often it may come."""

from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Send
from starlette.types import Scope as Asked

from app.doors.limits import Limits
from app.doors.tokens import Scope, Token
from app.rest.replies import only_known

BEARER = HTTPBearer(auto_error=False, description="An API token, made by `oriel token new`.")
Sent = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


class Counted:
    """ASGI: tells in the head of every reply, refusals too, what its token has left."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Asked, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start" and (
                counted := scope.get("state", {}).get("counted")
            ):
                tell_left(message, *counted)
            await send(message)

        await self.app(scope, receive, sent)


def tell_left(message: Message, a_minute: int, left: int) -> None:
    """Put what a token has left of its requests a minute into the head of a reply."""
    headers = MutableHeaders(scope=message)
    headers["X-RateLimit-Limit"] = str(a_minute)
    headers["X-RateLimit-Remaining"] = str(left)


class Needs:
    """A dependency: the token of the request, which has to go as far as `scope`; then what the
    address says is looked at."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def __call__(self, request: Request, sent: Sent) -> Token:
        address = request.client.host if request.client else ""
        secret = sent.credentials if sent else None
        limits: Limits = request.app.state.limits
        token, left = limits.turnstile.admit(secret, self.scope, address)
        request.state.counted = (token.a_minute, left)
        only_known(request)
        return token


Reader = Annotated[Token, Depends(Needs(Scope.READ))]
Loader = Annotated[Token, Depends(Needs(Scope.LOAD))]
Admin = Annotated[Token, Depends(Needs(Scope.ADMIN))]
