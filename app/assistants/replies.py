"""What a tool replies: JSON within bounds, and refusals as results with the codes of the doors."""

import functools
import inspect
import json
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, ParamSpec

from anyio import CapacityLimiter, to_thread
from mcp import MCPError
from mcp.server.lowlevel.helper_types import ReadResourceContents
from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError
from mcp_types import (
    INVALID_PARAMS,
    CallToolResult,
    GetPromptResult,
    InputRequiredResult,
    TextContent,
)
from pydantic import ValidationError
from pydantic.networks import AnyUrl
from pydantic_core import to_jsonable_python

from app.doors.problems import FAULT, Code, Problem, invalid, problem_of

P = ParamSpec("P")
MOST = 12_000
"""Characters of a reply, some 3,000 tokens: what a model reads of one is gone from its context."""
LONGEST_TEXT = 2_000
log = logging.getLogger("oriel.mcp")


class Coded(MCPServer[Any]):
    """A server that refuses with the codes of the doors what never comes to a tool, too."""

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        known = {
            each.name: each.input_schema.get("properties", {}) for each in await self.list_tools()
        }
        if name not in known:
            told = f"There is no tool {name}; there are {', '.join(known)}."
            return refused(Problem(Code.NOT_FOUND, told))
        if others := sorted(arguments.keys() - known[name].keys()):
            told = f"{name} takes no {', '.join(others)}; it takes {', '.join(known[name])}."
            return refused(Problem(Code.INVALID, told))
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            wrong = error.__cause__
            if isinstance(wrong, ValidationError):
                return refused(invalid(wrong.errors()))
            return refusal(error)

    async def read_resource(
        self, uri: AnyUrl | str, context: Context[Any, Any] | None = None
    ) -> Iterable[ReadResourceContents] | InputRequiredResult:
        try:
            return await super().read_resource(uri, context)
        except ResourceNotFoundError as error:
            there = [each.uri for each in await self.list_resources()]
            there += [each.uri_template for each in await self.list_resource_templates()]
            told = f"There is no resource {uri}; there are {', '.join(there)}."
            raise MCPError(INVALID_PARAMS, told, {"code": Code.NOT_FOUND.text}) from error

    async def get_prompt(
        self,
        name: str,
        arguments: dict[str, Any] | None = None,
        context: Context[Any, Any] | None = None,
    ) -> GetPromptResult | InputRequiredResult:
        try:
            return await super().get_prompt(name, arguments, context)
        except ValueError as error:  # of a prompt that is none, or lacks what it needs
            raise MCPError(INVALID_PARAMS, str(error), {"code": Code.INVALID.text}) from error


def replying(
    work: Callable[P, dict[str, Any]], limiter: CapacityLimiter | None = None
) -> Callable[P, Awaitable[CallToolResult]]:
    """A tool of a function that gives an object: in a thread, its reply cut, its errors told.

    Where there is a `limiter` it waits there for its turn.
    """

    @functools.wraps(work)
    async def tool(*args: P.args, **kwargs: P.kwargs) -> CallToolResult:
        try:
            call = functools.partial(work, *args, **kwargs)
            found = await to_thread.run_sync(call, limiter=limiter)
        except Exception as error:  # noqa: BLE001  a model is told all of it, as a result
            return refusal(error)
        text, whole = cut(found)
        return CallToolResult(
            content=[TextContent(type="text", text=text)], structured_content=whole
        )

    taken = inspect.signature(work).replace(return_annotation=CallToolResult)
    tool.__signature__ = taken  # type: ignore[attr-defined]
    tool.__annotations__["return"] = CallToolResult
    return tool


def refusal(error: Exception) -> CallToolResult:
    """An error as a result: its stable code, and a sentence."""
    return refused(_problem(error, "a tool"))


def _problem(error: Exception, failed: str) -> Problem:
    """What an error comes to; of a fault the log holds the trace."""
    problem = problem_of(error) or FAULT
    if problem is FAULT:
        log.error("%s failed", failed, exc_info=error)
    return problem


def refused(problem: Problem) -> CallToolResult:
    """A problem as a result."""
    told = {"error": {"code": problem.code.text, "detail": problem.detail[:LONGEST_TEXT]}}
    return CallToolResult(
        content=[TextContent(type="text", text=json.dumps(told, ensure_ascii=False))],
        structured_content=told,
        is_error=True,
    )


async def read(work: Callable[[], str]) -> str:
    """What a resource holds, made in a thread; a refusal is a protocol error with its code."""
    try:
        return await to_thread.run_sync(work)
    except Exception as error:
        problem = _problem(error, "a resource")
        raise MCPError(INVALID_PARAMS, problem.detail, {"code": problem.code.text}) from error


def cut(found: dict[str, Any], most: int = MOST) -> tuple[str, dict[str, Any]]:
    """An object as JSON of at most `most` characters, and as it was cut.

    Long texts are cut first, then the longest lists halved, wherever in it they stand, and then
    texts again; `left_out` counts by name what went of the lists.
    """
    whole: dict[str, Any] = _short(to_jsonable_python(found, fallback=str), LONGEST_TEXT)
    left_out: dict[str, int] = {}
    longest = LONGEST_TEXT
    while len(text := _written(whole)) > most and longest:
        lists = list(_lists(whole))
        if lists:
            holder, name, path = max(lists, key=lambda each: len(_written(each[0][each[1]])))
            held = holder[name]
            holder[name] = held[: len(held) // 2]
            left_out[path] = left_out.get(path, 0) + len(held) - len(holder[name])
            whole["left_out"] = left_out
        else:
            longest //= 2
            whole = _short(whole, longest)
    return text, whole


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lists(whole: dict[str, Any], path: str = "") -> Iterator[tuple[dict[str, Any], str, str]]:
    """Every list in an object that is not empty: what holds it, its name there, and its path."""
    for name, each in whole.items():
        if isinstance(each, list) and each:
            yield whole, name, f"{path}{name}"
        elif isinstance(each, dict):
            yield from _lists(each, f"{path}{name}.")


def _short(value: Any, longest: int) -> Any:
    """The value with every text in it at most so long."""
    if isinstance(value, str):
        return value if len(value) <= longest else value[: longest - 1] + "…"
    if isinstance(value, list):
        return [_short(each, longest) for each in value]
    if isinstance(value, dict):
        return {name: _short(each, longest) for name, each in value.items()}
    return value
