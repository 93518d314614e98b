"""No password that was typed within an address is printed again, whoever says what was typed."""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import Any, TextIO, cast

BEHIND_USER = re.compile(
    r"^(?:-[^=]*=)?(?![a-z]:[/\\])(?:(?:[a-z][\w+.-]*:)+/+)?[^/:@\s]*:(?P<secret>.+)@",
    re.IGNORECASE,
)
"""`mysql://ann:SECRET@host`, `ann:SECRET@host`, `--twin=ann:SECRET@host`; no drive of
Windows."""
PARAMETER = re.compile(
    r"[?&](?P<name>[^=&]*(?:pass|pwd|secret|token|key)[^=&]*)=(?P<secret>[^&]+)", re.IGNORECASE
)
"""`postgresql://host/database?password=SECRET`."""
HIDDEN = "…"


@contextmanager
def passwords_hidden(words: Sequence[str]) -> Iterator[None]:
    """Print `…` for each password within what was typed, on standard output and error alike."""
    instead = {
        spelled: told
        for word in words
        for written, told in _secrets(word)
        for spelled in _spellings(written)
    }
    if not instead:
        yield
        return
    out, error = (cast("TextIO", _Hiding(each, instead)) for each in (sys.stdout, sys.stderr))
    with redirect_stdout(out), redirect_stderr(error):
        yield


class _Hiding:
    """A stream that writes what is told instead of a secret."""

    def __init__(self, stream: TextIO, instead: dict[str, str]) -> None:
        self._stream, self._instead = stream, instead

    def write(self, text: str) -> int:
        for secret, told in self._instead.items():
            text = text.replace(secret, told)
        return self._stream.write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _secrets(word: str) -> Iterator[tuple[str, str]]:
    """Each secret with the signs around it, and what is told instead."""
    if found := BEHIND_USER.match(word):
        yield f":{found['secret']}@", f":{HIDDEN}@"
    for found in PARAMETER.finditer(word):
        yield f"{found['name']}={found['secret']}", f"{found['name']}={HIDDEN}"


def _spellings(text: str) -> set[str]:
    """A text as it stands, as a path tells it, as Python and as JSON quote it."""
    return {
        quoted
        for each in (text, re.sub("/+", "/", text))
        for quoted in (each, repr(each)[1:-1], json.dumps(each)[1:-1])
    }
