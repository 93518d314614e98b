"""Run the requirements of others (IDS) on the models of a twin."""

from functools import partial
from typing import Annotated, Any, Literal

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, Query, Request, Response

from app.checks.checking import MOST_BYTES
from app.checks.report import Report
from app.checks.running import check_twin
from app.checks.taking import FORMATS
from app.doors.looking import opened
from app.doors.problems import Code, DoorError
from app.doors.tokens import Scope, require
from app.rest.access import Reader
from app.rest.asking import Twin
from app.rest.looking import MEDIA
from app.rest.replies import REFUSALS, Record

routes = APIRouter(responses=REFUSALS, tags=["quality"])
FORMS = {"json": "application/json", "html": "text/html; charset=utf-8", **MEDIA}
OTHERS: dict[str, Any] = {each: {} for name, each in FORMS.items() if name != "json"}
AT_ONCE = 2
"""Checks at a time, each of them a process of its own."""
IDS_FILE = {
    "required": True,
    "description": "The IDS file itself.",
    "content": {"application/xml": {"schema": {"type": "string", "format": "binary"}}},
}
Form = Annotated[Literal["json", "html", "bcf", "xlsx", "csv"], Query(alias="format")]
Keep = Annotated[bool, Query(description="Put the result into the twin; needs the scope `load`.")]


class Checked(Record):
    """A report for each model of the twin."""

    reports: tuple[Report, ...]


@routes.post(
    "/twins/{twin}/checks",
    response_model=Checked,
    responses={200: {"description": "As `format` says.", "content": OTHERS}},
    openapi_extra={"requestBody": IDS_FILE},
)
async def check(
    twin: Twin, request: Request, token: Reader, form: Form = "json", keep: Keep = False
) -> Response:
    """What of an IDS file (buildingSMART, IDS 1.0) the models of the twin hold to."""
    if keep:
        require(token, Scope.LOAD)
    ids = await received(request)
    store = await to_thread.run_sync(opened, twin)
    limiter: CapacityLimiter = request.app.state.checking
    work = partial(check_twin, ids, "The IDS file", store, keeping=keep)
    reports = await to_thread.run_sync(work, limiter=limiter)
    return Response(FORMATS[form](reports), media_type=FORMS[form])


async def received(request: Request) -> bytes:
    """The body of a request. Raises DoorError where it is too large for an IDS file."""
    content = b""
    async for piece in request.stream():
        content += piece
        if len(content) > MOST_BYTES:
            raise DoorError(Code.TOO_LARGE, f"An IDS file has at most {MOST_BYTES:,} bytes here.")
    return content
