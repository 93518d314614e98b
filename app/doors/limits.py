"""What one server lets in: requests of each caller in a minute, and dear work at a time.

One `Limits` stands before all doors of a server, so that who comes through two is counted once.
"""

import time
from dataclasses import dataclass, field

from anyio import CapacityLimiter
from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from app.doors.problems import Code, DoorError
from app.doors.tokens import Token, checked

REFUSED_A_MINUTE = 30
"""Tokens that are none, sent from one address in a minute, before it is told to wait."""
ASKED_AT_ONCE = 8
"""Questions that are worked on at a time; the others wait for their turn."""
FILES_AT_ONCE = 2
"""Checks, proposed edits, comparisons and issues at a time, which all read whole files."""


class Turnstile:
    """Counts what each token, and each address without a good one, asks for in a minute."""

    def __init__(self, refused_a_minute: int = REFUSED_A_MINUTE) -> None:
        self._refused = RateLimitItemPerMinute(refused_a_minute)
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    def admit(self, secret: str | None, address: str) -> tuple[Token, int]:
        """The token, and how many requests it may still make in this minute.

        Raises DoorError where it is not taken, or came too often.
        """
        try:
            token = checked(secret)
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


@dataclass(frozen=True, slots=True)
class Limits:
    """The turnstile, and who waits for a question's turn (`asking`) or for files (`files`)."""

    turnstile: Turnstile = field(default_factory=Turnstile)
    asking: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(ASKED_AT_ONCE))
    files: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(FILES_AT_ONCE))
