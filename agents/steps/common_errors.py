"""Errors that queries are often refused with, and their cures; kept as data."""

import re
import tomllib
from functools import cache
from importlib.resources import files

from agents.messages import Message


class CommonError(Message):
    """`says` is a pattern of the engine's words, `cure` what to write instead."""

    says: str
    cure: str


@cache
def common_errors() -> tuple[CommonError, ...]:
    """The list in `prompts/common_errors.toml`."""
    text = (files("agents") / "prompts" / "common_errors.toml").read_text("utf-8")
    return tuple(CommonError(**error) for error in tomllib.loads(text)["error"])


def cures_for(message: str) -> tuple[str, ...]:
    """The cures whose error an engine's message speaks of."""
    return tuple(
        error.cure for error in common_errors() if re.search(error.says, message, re.IGNORECASE)
    )


@cache
def common_text() -> str:
    """Every cure once, for before the error is made."""
    return "\n".join(f"- {error.cure}" for error in common_errors())
