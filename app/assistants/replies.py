"""What a tool replies: JSON within bounds, and refusals as results with the codes of the doors."""

import functools
import inspect
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, ParamSpec

from anyio import CapacityLimiter, to_thread
from mcp import MCPError
from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ToolError, UnexpectedToolError
from mcp_types import (
    INVALID_PARAMS,
    CallToolResult,
    GetPromptResult,
    InputRequiredResult,
    TextContent,
)
from pydantic import ValidationError
from pydantic_core import to_jsonable_python

from app.doors.problems import FAULT, Code, DoorError, Problem, invalid, problem_of

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
        others = sorted(arguments.keys() - known.get(name, arguments).keys())
        if others:
            told = f"{name} takes no {', '.join(others)}; it takes {', '.join(known[name])}."
            return refused(Problem(Code.INVALID, told))
        try:
            return await super().call_tool(name, arguments, context)
        except UnexpectedToolError as error:
            return refusal(error)
        except ToolError as error:
            wrong = error.__cause__
            if isinstance(wrong, ValidationError):
                return refused(invalid(wrong.errors()))
            return refused(Problem(Code.NOT_FOUND, str(error)))

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
    problem = problem_of(error) or FAULT
    if problem is FAULT:
        log.error("a tool failed", exc_info=error)
    return refused(problem)


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
    except DoorError as error:
        code = {"code": error.problem.code.text}
        raise MCPError(INVALID_PARAMS, error.problem.detail, code) from error


def cut(found: dict[str, Any], most: int = MOST) -> tuple[str, dict[str, Any]]:
    """An object as JSON of at most `most` characters, and as it was cut.

    Long texts are cut first, then the longest lists halved; `left_out` counts by name what went.
    """
    whole = _short(to_jsonable_python(found, fallback=str))
    left_out: dict[str, int] = {}
    while len(text := json.dumps(whole, ensure_ascii=False)) > most:
        lists = {name: each for name, each in whole.items() if isinstance(each, list) and each}
        if not lists:
            whole = {"cut": text[: most // 2]}
            continue
        name = max(lists, key=lambda each: len(json.dumps(lists[each], ensure_ascii=False)))
        kept = len(lists[name]) // 2
        left_out[name] = left_out.get(name, 0) + len(lists[name]) - kept
        whole = {**whole, name: lists[name][:kept], "left_out": left_out}
    return text, whole


def _short(value: Any) -> Any:
    """The value with every text in it at most LONGEST_TEXT long."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST_TEXT else value[: LONGEST_TEXT - 1] + "…"
    if isinstance(value, list):
        return [_short(each) for each in value]
    if isinstance(value, dict):
        return {name: _short(each) for name, each in value.items()}
    return value
