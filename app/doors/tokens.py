"""API tokens: who may come through the doors, and how far.

A token is shown once, when it is made. What is kept of it is its SHA-256: it holds 256 random
bits, so that no slow hash is needed to keep anyone from guessing it.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from filelock import FileLock
from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from app.doors.problems import Code, DoorError
from app.twins.library import data_dir

FORM = re.compile(r"oriel_(?P<id>[0-9a-f]{8})_(?P<secret>[\w-]{43})")
A_MINUTE = 120
"""Requests that a token makes in a minute unless it was made for more or fewer."""


class Scope(StrEnum):
    """How far a token goes; each goes as far as those before it, too."""

    READ = "read"
    LOAD = "load"
    ADMIN = "admin"

    def allows(self, needed: "Scope") -> bool:
        order = list(Scope)
        return order.index(self) >= order.index(needed)


class Token(BaseModel):
    """What is kept of a token. `expires` is None for one that stays until it is revoked."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    name: str
    scope: Scope
    digest: str
    made: datetime
    expires: datetime | None
    a_minute: int = A_MINUTE

    @property
    def expired(self) -> bool:
        return self.expires is not None and self.expires <= datetime.now(UTC)


KEPT = TypeAdapter(tuple[Token, ...])


def issue(
    name: str, scope: Scope, days: float | None, a_minute: int = A_MINUTE
) -> tuple[str, Token]:
    """Make a token and keep its digest; the token itself, to be shown this once, and what is kept.

    `days` it is good for; None: until it is revoked.
    """
    secret = f"oriel_{secrets.token_hex(4)}_{secrets.token_urlsafe(32)}"
    made = datetime.now(UTC)
    token = Token(
        id=secret.split("_")[1],
        name=name,
        scope=scope,
        digest=_digest(secret),
        made=made,
        expires=None if days is None else made + timedelta(days=days),
        a_minute=a_minute,
    )
    _change(lambda held: (*held, token))
    return secret, token


def kept() -> tuple[Token, ...]:
    """All tokens that were made and not revoked, the expired ones too."""
    file = _file()
    try:
        state = file.stat()
    except FileNotFoundError:
        return ()
    return _read(file, state.st_ino, state.st_mtime_ns, state.st_size)


def revoke(token_id: str) -> bool:
    """Take no token with this id from now on; whether there was one."""
    there = any(token.id == token_id for token in kept())
    _change(lambda held: tuple(each for each in held if each.id != token_id))
    return there


def checked(secret: str | None) -> Token:
    """The token behind what a program sent. Raises DoorError where it is none that is taken."""
    if not secret:
        raise DoorError(
            Code.NO_TOKEN,
            "Send `Authorization: Bearer TOKEN`; `oriel token new NAME` makes a token.",
        )
    form = FORM.fullmatch(secret)
    found = next((each for each in kept() if form and each.id == form["id"]), None)
    if found is None or not hmac.compare_digest(found.digest, _digest(secret)):
        raise DoorError(
            Code.TOKEN_REFUSED,
            "No such token was made here, or it was revoked; `oriel token list` tells which there "
            "are, `oriel token new NAME` makes one.",
        )
    if found.expired:
        raise DoorError(
            Code.TOKEN_REFUSED, "This token has expired; `oriel token new NAME` makes another."
        )
    return found


def require(token: Token, needed: Scope) -> None:
    """Raise DoorError where a token does not go so far."""
    if not token.scope.allows(needed):
        raise DoorError(
            Code.SCOPE_MISSING,
            f"This needs the scope {needed}; the token has {token.scope}. "
            f"`oriel token new NAME --scope {needed}` makes one that goes so far.",
        )


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _file() -> Path:
    return data_dir() / "tokens.json"


@lru_cache(maxsize=4)
def _read(file: Path, inode: int, changed: int, size: int) -> tuple[Token, ...]:
    """The tokens of a file in the state that the numbers tell."""
    try:
        return KEPT.validate_json(file.read_bytes())
    except ValidationError as error:
        raise DoorError(
            Code.TOKEN_REFUSED,
            f"{file.name} in Oriel's data folder is damaged; delete it, and make new tokens.",
        ) from error


def _change(change: Callable[[tuple[Token, ...]], tuple[Token, ...]]) -> None:
    file = _file()
    file.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(file.with_suffix(".lock")):
        part = file.with_suffix(".part")
        part.touch(0o600)
        part.write_bytes(KEPT.dump_json(change(kept()), indent=1))
        part.replace(file)
