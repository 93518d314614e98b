"""What every route may reply besides what was asked for: problem details, pages."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Generic, TypeVar

from fastapi import FastAPI, Query, Request
from fastapi.dependencies.models import Dependant
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send

from agents import ModelError
from app.checks.checking import CheckError
from app.doors.problems import FAULT, Code, DoorError, Problem, invalid, problem_of
from app.exports.bcf import BcfError
from graph_store import GraphError
from ifc_loader import IfcFileError

T = TypeVar("T")
PROBLEM_JSON = "application/problem+json"


class Record(BaseModel):
    """A closed, frozen record."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class ProblemDetails(Record):
    """A refusal. Source: RFC 9457; `code` is the last part of `type`, and stable."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    instance: str


REFUSALS: dict[int | str, dict[str, Any]] = {
    wide: {
        "description": meaning,
        "content": {PROBLEM_JSON: {"schema": {"$ref": "#/components/schemas/ProblemDetails"}}},
    }
    for wide, meaning in (("4XX", "Refused"), ("5XX", "Out of reach, or a fault"))
}
"""The part of every route's description that says how it refuses."""


BYTES = {"schema": {"type": "string", "format": "binary", "minLength": 1}}


def file_body(what: str, media: str) -> dict[str, Any]:
    """The part of a route's description that says it takes a file as its body.

    As `media`, and as bytes of no kind: clients made from a description send files so.
    """
    content = dict.fromkeys((media, "application/octet-stream"), BYTES)
    return {"requestBody": {"required": True, "description": what, "content": content}}


def file_replies(what: str, *media: str) -> dict[int | str, dict[str, Any]]:
    """The part of a route's description that says it replies with a file of one of these types."""
    return {200: {"description": what, "content": {each.partition(";")[0]: {} for each in media}}}


class Page(Record, Generic[T]):
    """Some of `total` items; `next` is the `offset` of the following page, null at the end."""

    items: tuple[T, ...]
    total: int
    offset: int
    next: int | None


class NotedPage(Page[T], Generic[T]):
    """A page, and in `note` that there is nothing of a class that was named, or no such class."""

    note: str | None = None


Limit = Annotated[int, Query(ge=1, le=1000, description="Items on a page.")]
Offset = Annotated[int, Query(ge=0, le=1_000_000, description="Items to leave out first.")]


def page(items: Sequence[T], total: int, offset: int) -> Page[T]:
    end = offset + len(items)
    return Page(
        items=tuple(items),
        total=total,
        offset=offset,
        next=end if items and end < total else None,
    )


def page_of(whole: Sequence[T], limit: int, offset: int) -> Page[T]:
    """A page of what is there whole."""
    return page(whole[offset : offset + limit], len(whole), offset)


def details(problem: Problem, place: str) -> ProblemDetails:
    """A problem as the object that tells it; `place` is the address that was asked."""
    code = problem.code
    return ProblemDetails(
        type=f"urn:oriel:problem:{code.text}",
        title=code.title,
        status=code.status,
        detail=problem.detail,
        code=code.text,
        instance=place,
    )


def told(problem: Problem, request: Request) -> Response:
    """A problem as the response that says it."""
    code = problem.code
    headers = {"Cache-Control": "no-store"}
    if problem.seconds is not None:
        headers["Retry-After"] = str(problem.seconds)
    if code.status == 401:
        headers["WWW-Authenticate"] = 'Bearer realm="oriel"'
    content = details(problem, request.url.path).model_dump()
    return JSONResponse(content, code.status, headers=headers, media_type=PROBLEM_JSON)


class Shut:
    """ASGI: what stands where the doors would be, on a server that has not opened them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        what = (
            "The doors for other programs are shut on this server; who runs it opens them: "
            "ORIEL_API=1 oriel serve."
        )
        await told(Problem(Code.NOT_FOUND, what), Request(scope))(scope, receive, send)


async def _failed(request: Request, error: Exception) -> Response:
    """A fault is raised on: the server logs it, and `_faulty` tells it."""
    if (problem := problem_of(error)) is None:
        raise error
    return told(problem, request)


async def _faulty(request: Request, _error: Exception) -> Response:
    return told(FAULT, request)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    unread = any(each["type"] == "json_invalid" for each in error.errors())
    return told(UNREAD if unread else invalid(error.errors()), request)


UNREAD = Problem(
    Code.BAD_REQUEST, "The body is no JSON that can be read. Send one object of JSON, in UTF-8."
)


async def _refused(request: Request, error: Exception) -> Response:
    """What FastAPI refuses by itself: an address, a method, or a body that is no text."""
    assert isinstance(error, HTTPException)
    place = request.url.path
    if error.status_code == 404:
        described = f"{request.scope.get('root_path', '')}{request.app.openapi_url}"
        what = f"There is nothing at {place}; {described} tells what there is."
        return told(Problem(Code.NOT_FOUND, what), request)
    if error.status_code != 405:
        return told(UNREAD, request)
    methods = ", ".join(sorted(_methods(request)))
    what = f"{place} does not take {request.method}; it takes {methods}."
    reply = told(Problem(Code.METHOD_REFUSED, what), request)
    reply.headers["Allow"] = methods
    return reply


def _methods(request: Request) -> set[str]:
    """What an address takes, of all its routes; Starlette tells of the first one only."""
    there: Sequence[Route] = request.app.state.routes
    return {
        method
        for route in there
        if route.matches(request.scope)[0] is not Match.NONE
        for method in route.methods or ()
    }


def _taken(dependant: Dependant) -> Iterator[str]:
    """What a route and all that it depends on take in the address."""
    yield from (one.alias for one in dependant.query_params)
    for each in dependant.dependencies:
        yield from _taken(each)


def only_known(request: Request) -> None:
    """Refuse a question that has a name in its address which the route does not take: it would be
    answered as if that had not been said.
    """
    route: APIRoute = request.scope["route"]
    known = set(_taken(route.dependant))
    others = sorted(request.query_params.keys() - known)
    if others:
        takes = f"it takes {', '.join(sorted(known))}" if known else "it takes none"
        raise DoorError(Code.INVALID, f"This address takes no {', '.join(others)}; {takes}.")


def add_to(api: FastAPI) -> None:
    """Let every refusal and every fault of the API be told as a problem."""
    api.add_exception_handler(RequestValidationError, _invalid)
    api.add_exception_handler(HTTPException, _refused)
    told_by_themselves = (DoorError, BcfError, CheckError, GraphError, ModelError, IfcFileError)
    for kind in (*told_by_themselves, OSError):
        api.add_exception_handler(kind, _failed)
    api.add_exception_handler(Exception, _faulty)  # the server logs the trace, too


def noted(found: Page[T], note: str) -> NotedPage[T]:
    return NotedPage(**dict(found), note=note or None)
