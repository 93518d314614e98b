"""Replies of a model: the JSON schema an endpoint is given, and the object in what it sends."""

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from agents.messages import Message, Usage

if TYPE_CHECKING:
    from openai.types.chat import ChatCompletionMessageParam


class Completion(Message):
    """One reply of a model, as the endpoint gave it."""

    text: str
    finish: str
    refusal: str | None
    usage: Usage
    model: str
    retries: int = 0


@cache
def strict_schema(reply: type[BaseModel]) -> dict[str, Any]:
    """The JSON schema of a reply in the strict form: closed, every field required.

    Source: OpenAI, Structured Outputs, supported schemas.
    """

    def close(part: Any) -> Any:
        if isinstance(part, list):
            return [close(one) for one in part]
        if not isinstance(part, dict):
            return part
        closed = {name: close(value) for name, value in part.items() if name != "default"}
        if "properties" in closed:
            closed |= {"required": list(closed["properties"]), "additionalProperties": False}
        return closed

    schema: dict[str, Any] = close(reply.model_json_schema())
    return schema


def with_schema(
    message: "ChatCompletionMessageParam", reply: type[BaseModel]
) -> "ChatCompletionMessageParam":
    """A user message that also says what the JSON must look like, for plain endpoints."""
    return {
        "role": "user",
        "content": f"{message.get('content')}\n\nReply with one JSON object and nothing else. "
        f"It must fit this JSON schema:\n{json.dumps(strict_schema(reply))}",
    }


def json_object(text: str) -> str:
    """The JSON object in a reply: without thoughts, a fence, or words around it."""
    text = without_thoughts(text)
    first, last = text.find("{"), text.rfind("}")
    return text[first : last + 1] if 0 <= first < last else text.strip()


def without_thoughts(text: str) -> str:
    """A reply without what a reasoning model thought aloud."""
    return re.sub(r"(?s)<think>.*?</think>", "", text).strip()
