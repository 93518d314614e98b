"""What an endpoint sends for a chat completion, read wherever it has a meaning.

Source: OpenAI API, the chat completion object; and what servers that imitate it send instead.
"""

import json
import math
import re
from collections.abc import Mapping
from typing import Any

from agents.messages import Usage
from agents.model.structured import Completion, whole

MOST_PARTS = 100
"""Parts of one message that are read; more are no answer."""


class NoChat(Exception):  # noqa: N818, says what is the case
    """The body is no chat completion; `str()` is what it says of an error, if anything.

    Servers say so with status 200 where they had begun to answer, also in place of a choice.
    """


def completion_of(body: bytes, retries: int) -> Completion:
    """The first choice in a reply's body; one without choices is an empty reply.

    Raises `NoChat` for anything else than a chat completion.
    """
    told = _told(body.decode("utf-8-sig", errors="replace"))
    if said := _error(told):
        raise NoChat(said)
    choices = told.get("choices")
    if not isinstance(choices, list):
        raise NoChat
    first = choices[0] if choices else {}
    message = first.get("message", first.get("delta")) if isinstance(first, dict) else None
    if choices and not isinstance(message, dict):
        text = first.get("text") if isinstance(first, dict) else None
        if not isinstance(text, str):
            raise NoChat
        message = {"content": text}
    message = message or {}
    if choices and (said := _error(first)):
        raise NoChat(said)
    finish, refusal = first.get("finish_reason"), message.get("refusal")
    usage = told.get("usage")
    return Completion(
        text=whole(_text(message)),
        finish=whole(str(finish or "stop")),
        refusal=whole(refusal) if isinstance(refusal, str) and refusal.strip() else None,
        usage=_usage(usage if isinstance(usage, dict) else {}),
        model=whole(str(told.get("model") or "")),
        retries=retries,
    )


def _told(text: str) -> dict[str, Any]:
    """The JSON object of a body, or that of a stream of events put together."""
    try:
        told = json.loads(text, strict=False)
    except (ValueError, RecursionError):
        told = _from_events(text)
    if not isinstance(told, dict):
        raise NoChat
    return told


def _from_events(text: str) -> dict[str, Any]:
    """A stream that nobody asked for: `data: {…}` lines, each with a piece of the message."""
    pieces: list[str] = []
    said = ""
    last: dict[str, Any] = {}
    for line in re.split(r"\r\n|\r|\n", text):
        if not line.startswith("data:") or line.endswith("[DONE]"):
            continue
        try:
            event = json.loads(line[5:], strict=False)
            said = said or _error(event)
            delta = event["choices"][0].get("delta") or {}
        except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
            continue
        last = event
        pieces.append(_piece(delta) if isinstance(delta, dict) else "")
    if said or not last:
        raise NoChat(said)
    finish = last["choices"][0].get("finish_reason")
    choice = {"message": {"content": "".join(pieces)}, "finish_reason": finish}
    return {**last, "choices": [choice]}


def _piece(delta: Mapping[str, Any]) -> str:
    """What one event adds; a blank by itself parts two words."""
    content = delta.get("content")
    return content if isinstance(content, str) and content else _text(delta)


def _error(told: Mapping[str, Any]) -> str:
    error = told if told.get("object") == "error" else told.get("error")
    said = error.get("message") if isinstance(error, dict) else error
    return whole(said) if isinstance(said, str) else ""


def _text(message: Mapping[str, Any]) -> str:
    """What a message says: its content, its parts, the arguments of its call, its reasoning."""
    content = message.get("content")
    if isinstance(content, list):
        content = "".join(map(_part, content[:MOST_PARTS]))
    elif isinstance(content, dict):
        content = json.dumps(content)
    if isinstance(content, str) and content.strip():
        return content
    if called := _arguments(message):
        return called
    reasoning = message.get("reasoning_content") or message.get("reasoning")
    return reasoning if isinstance(reasoning, str) and "{" in reasoning else ""


def _part(part: Any) -> str:
    if isinstance(part, dict) and part.get("type") not in ("thinking", "reasoning"):
        text = part.get("text")
        return text if isinstance(text, str) else ""
    return part if isinstance(part, str) else ""


def _arguments(message: Mapping[str, Any]) -> str:
    calls = message.get("tool_calls")
    call = calls[0] if isinstance(calls, list) and calls else {}
    function = call.get("function") if isinstance(call, dict) else None
    function = function or message.get("function_call")
    given = function.get("arguments") if isinstance(function, dict) else None
    return json.dumps(given) if isinstance(given, dict) else given if isinstance(given, str) else ""


def _usage(used: Mapping[str, Any]) -> Usage:
    return Usage(
        prompt=_count(used.get("prompt_tokens")), completion=_count(used.get("completion_tokens"))
    )


def _count(number: Any) -> int:
    if isinstance(number, str) and number.isdecimal():
        return int(number)
    if isinstance(number, bool) or not isinstance(number, int | float):
        return 0
    return max(0, int(number)) if math.isfinite(number) else 0
