"""Replies of a model: the JSON schema an endpoint is given, and the object in what it sends."""

import json
import re
from functools import cache
from typing import Any

from openai.types.chat import ChatCompletionMessageParam
from pydantic import BaseModel

from agents.messages import Message, Usage

SCHEMAS_BY_NAME = {"properties", "$defs"}
SCHEMAS = {"items", "additionalProperties"}
LISTS_OF_SCHEMAS = {"anyOf", "oneOf", "allOf", "prefixItems"}
"""Where a JSON schema holds others; a name under `properties` is no keyword, even `properties`."""


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

    def closed(part: dict[str, Any]) -> dict[str, Any]:
        kept = {word: value for word, value in part.items() if word != "default"}
        for word in SCHEMAS_BY_NAME & kept.keys():
            kept[word] = {name: closed(one) for name, one in kept[word].items()}
        for word in SCHEMAS & kept.keys():
            kept[word] = closed(kept[word]) if isinstance(kept[word], dict) else kept[word]
        for word in LISTS_OF_SCHEMAS & kept.keys():
            kept[word] = [closed(one) for one in kept[word]]
        if kept.get("type") == "object" and "properties" in kept:
            kept |= {"required": list(kept["properties"]), "additionalProperties": False}
        return kept

    return closed(reply.model_json_schema())


def with_schema(
    message: ChatCompletionMessageParam, reply: type[BaseModel]
) -> ChatCompletionMessageParam:
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
