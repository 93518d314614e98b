"""Who may call: an API token in the header, its scope, and how often it may come."""

import time
from typing import Annotated

from fastapi import Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from app.doors.problems import Code, DoorError
from app.doors.tokens import Scope, Token, checked
from app.rest.replies import only_known

REFUSED_A_MINUTE = 30
"""Tokens that are none, sent from one address in a minute, before it is told to wait."""
BEARER = HTTPBearer(auto_error=False, description="An API token, made by `oriel token new`.")
Sent = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]


class Turnstile:
    """Counts what each token, and each address without a good one, asks for in a minute."""

    def __init__(self, refused_a_minute: int = REFUSED_A_MINUTE) -> None:
        self._refused = RateLimitItemPerMinute(refused_a_minute)
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    def admit(self, secret: str | None, needed: Scope, address: str) -> tuple[Token, int]:
        """The token, and how many requests it may still make in this minute.

        Raises DoorError where it is not taken, or came too often.
        """
        try:
            token = checked(secret, needed)
        except DoorError as error:
            guessed = error.problem.code is Code.TOKEN_REFUSED
            if guessed and not self._limiter.hit(self._refused, "refused", address):
                raise self._too_many(self._refused, "refused", address) from error
            raise
        allowed = RateLimitItemPerMinute(token.a_minute)
        if not self._limiter.hit(allowed, "token", token.id):
            raise self._too_many(allowed, "token", token.id)
        return token, self._limiter.get_window_stats(allowed, "token", token.id).remaining

    def _too_many(self, item: RateLimitItemPerMinute, *of: str) -> DoorError:
        stats = self._limiter.get_window_stats(item, *of)
        seconds = max(1, round(stats.reset_time - time.time()) + 1)
        return DoorError(
            Code.RATE_LIMITED,
            f"{item.amount} requests a minute are allowed. Ask again in {seconds} s.",
            seconds=seconds,
        )


class Needs:
    """A dependency: the token of the request, which has to go as far as `scope`; then what the
    address says is looked at."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def __call__(self, request: Request, response: Response, sent: Sent) -> Token:
        address = request.client.host if request.client else ""
        secret = sent.credentials if sent else None
        turnstile: Turnstile = request.app.state.turnstile
        token, left = turnstile.admit(secret, self.scope, address)
        response.headers["X-RateLimit-Limit"] = str(token.a_minute)
        response.headers["X-RateLimit-Remaining"] = str(left)
        only_known(request)
        return token


Reader = Annotated[Token, Depends(Needs(Scope.READ))]
Loader = Annotated[Token, Depends(Needs(Scope.LOAD))]
Admin = Annotated[Token, Depends(Needs(Scope.ADMIN))]
