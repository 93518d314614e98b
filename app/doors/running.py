"""Where the `oriel serve` of this machine is told of, so that `oriel ask` finds all at hand there.

It stands in Oriel's data folder, for its user alone, with a secret that is new at every start.
Nothing but Python's own library is imported here: whoever asks does not wait for more.
"""

import hashlib
import hmac
import json
import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

PLACE = "/oriel/ask"
"""The address of the server that takes questions of the command."""
APART = ("ORIEL_OIDC_", "ORIEL_HOSTS", "ORIEL_API")
"""How the settings begin that change who may come in, and no answer."""


@dataclass(frozen=True, slots=True)
class Running:
    """A server: host and port, its secret, and a digest of the settings that it heeds."""

    host: str
    port: int
    secret: str
    settings: str

    @classmethod
    def at(cls, host: str, port: int) -> "Running":
        """A server with this process's settings, and a new secret."""
        secret = secrets.token_urlsafe(32)
        return cls(host, port, secret, digest(secret, os.environ))

    def heeds(self, environment: Mapping[str, str]) -> bool:
        """Whether it answers as a process with this environment would."""
        return hmac.compare_digest(self.settings, digest(self.secret, environment))

    def knows(self, secret: str) -> bool:
        return hmac.compare_digest(self.secret.encode(), secret.encode())

    def tell(self, folder: Path) -> None:
        """Write it down in the data folder, readable for this user alone."""
        folder.mkdir(parents=True, exist_ok=True)
        part = _file(folder).with_suffix(".part")
        part.unlink(missing_ok=True)
        part.touch(0o600)
        part.write_text(json.dumps(asdict(self)), encoding="utf-8")
        part.replace(_file(folder))

    def forget(self, folder: Path) -> None:
        """Take it away again, unless another server is told of there by now."""
        if told(folder) == self:
            with suppress(OSError):
                _file(folder).unlink()


def told(folder: Path) -> Running | None:
    """The server that is told of in a data folder, running or not; None where none is."""
    try:
        return Running(**json.loads(_file(folder).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def digest(secret: str, environment: Mapping[str, str]) -> str:
    """What Oriel heeds of an environment, which nobody can read out of it without the secret."""
    heeded = sorted(
        (name.upper(), value)
        for name, value in environment.items()
        if name.upper().startswith("ORIEL_") and not name.upper().startswith(APART)
    )
    return hmac.new(secret.encode(), json.dumps(heeded).encode(), hashlib.sha256).hexdigest()


def _file(folder: Path) -> Path:
    return folder / "serving.json"
