"""Replies of a model: the JSON schema an endpoint is given, and the object in what it sends."""

import json
import re
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import BaseModel

from agents.messages import Message, Usage

if TYPE_CHECKING:
    from openai.types.chat import ChatCompletionMessageParam

R = TypeVar("R", bound=BaseModel)
DECODER = json.JSONDecoder(strict=False)
"""Takes line breaks inside strings, as models write them."""

MOST_SHELLS = 4
MOST_STARTS = 50
"""Brackets tried as the beginning of the object; a reply of nothing else would take for ever."""

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
    message: "ChatCompletionMessageParam", reply: type[BaseModel]
) -> "ChatCompletionMessageParam":
    """A user message that also says what the JSON must look like, for plain endpoints."""
    return {
        "role": "user",
        "content": f"{message.get('content')}\n\nReply with one JSON object and nothing else. "
        f"It must fit this JSON schema:\n{json.dumps(strict_schema(reply))}",
    }


def reply_in(text: str, reply: type[R]) -> R:
    """The reply of this type in what a model wrote. Raises ValidationError where there is none.

    Thoughts, a fence and words around the object are left out; so are fields that were not asked
    for, nulls where a field may be left out, and a shell around the object (`{"reply": {…}}`,
    a list of one, a string that holds it).
    """
    return reply.model_validate(_fitting(_object(text), reply), strict=False)


def _object(text: str) -> Any:
    """The first JSON value in a text that is an object, or whatever JSON the text is."""
    thought_through = without_thoughts(text)
    found: Any = None
    for place in islice(re.finditer(r"[{\[]", thought_through), MOST_STARTS):
        try:
            found = whole(DECODER.raw_decode(thought_through, place.start())[0])
        except (ValueError, RecursionError):
            continue
        if isinstance(found, dict) or _lone(found) is not None:
            return found
    try:
        return whole(DECODER.decode(thought_through))
    except (ValueError, RecursionError):
        return found if found is not None else thought_through


def whole(said: Any) -> Any:
    """Texts at any depth with `\ufffd` for half a sign, which JSON can say and no wire can carry.

    Halves that stand side by side, as a stream cuts them, are one sign again.
    """
    if isinstance(said, str):
        return said.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(said, list):
        return [whole(each) for each in said]
    if isinstance(said, dict):
        return {whole(name): whole(value) for name, value in said.items()}
    return said


def _lone(found: Any) -> Any:
    """What a list of one object holds."""
    return found[0] if isinstance(found, list) and len(found) == 1 else None


def _fitting(found: Any, reply: type[BaseModel]) -> Any:
    fields = reply.model_fields
    for _ in range(MOST_SHELLS):
        if isinstance(found, str) and "{" in found:
            found = _object(found)
        elif isinstance(found, list) and len(found) == 1:
            found = found[0]
        elif isinstance(found, dict) and len(found) == 1 and not fields.keys() & found.keys():
            (found,) = found.values()
        else:
            break
    if not isinstance(found, dict) or not fields.keys() & found.keys():
        return found
    return {
        name: value
        for name, value in found.items()
        if name in fields and not (value is None and not fields[name].is_required())
    }


def without_thoughts(text: str) -> str:
    """A reply without what a reasoning model thought aloud, said where it began or not."""
    ends = (text.rfind(tag) + len(tag) for tag in ("</think>", "</thinking>") if tag in text)
    spoken = text[max(ends, default=0) :]
    return re.split(r"<think(?:ing)?>", spoken, maxsplit=1)[0].strip().lstrip("\ufeff")
