"""Run the requirements of others (IDS) on the models of a twin; read their issues (BCF)."""

from typing import Annotated, Literal

from anyio import to_thread
from fastapi import APIRouter, Query, Request, Response

from app.checks.checking import MOST_BYTES
from app.checks.report import Report
from app.checks.running import check_twin
from app.checks.taking import FORMATS, as_issues, failing
from app.doors.issues import Issue, issues
from app.doors.limits import Limits
from app.doors.looking import opened
from app.doors.shapes import boxes
from app.doors.tokens import Scope, require
from app.exports.bcf import Version
from app.rest.access import Reader
from app.rest.asking import Twin
from app.rest.bodies import received
from app.rest.looking import MEDIA
from app.rest.replies import REFUSALS, Limit, Offset, Page, Record, file_body, file_replies, page_of

routes = APIRouter(responses=REFUSALS, tags=["quality"])
FORMS = {"json": "application/json", "html": "text/html; charset=utf-8", **MEDIA}
OTHERS = [each for name, each in FORMS.items() if name != "json"]
MOST_BCF = 50 * 1024**2
Form = Annotated[Literal["json", "html", "bcf", "xlsx", "csv"], Query(alias="format")]
Bcf = Annotated[Version, Query(description="The version of BCF, where that is the format.")]
Keep = Annotated[bool, Query(description="Put the result into the twin; needs the scope `load`.")]


class Checked(Record):
    """A report for each model of the twin."""

    reports: tuple[Report, ...]


@routes.post(
    "/twins/{twin}/checks",
    response_model=Checked,
    responses=file_replies("As `format` says.", *OTHERS),
    openapi_extra=file_body("The IDS file itself.", "application/xml"),
)
async def check(
    twin: Twin,
    request: Request,
    token: Reader,
    form: Form = "json",
    bcf: Bcf = "2.1",
    keep: Keep = False,
) -> Response:
    """What of an IDS file (buildingSMART, IDS 1.0) the models of the twin hold to."""
    if keep:
        require(token, Scope.LOAD)
    ids = await received(request, MOST_BYTES, "An IDS file")
    store = await to_thread.run_sync(opened, twin)
    limits: Limits = request.app.state.limits

    def work() -> bytes:
        reports = check_twin(ids, "The IDS file", store, keeping=keep)
        if form == "bcf":
            return as_issues(reports, bcf, boxes(store, failing(reports)))
        return FORMATS[form](reports)

    content = await to_thread.run_sync(work, limiter=limits.files)
    return Response(content, media_type=FORMS[form])


@routes.post(
    "/twins/{twin}/issues",
    openapi_extra=file_body("The BCF file itself.", MEDIA["bcf"]),
)
async def read_issues(
    twin: Twin, request: Request, token: Reader, limit: Limit = 100, offset: Offset = 0
) -> Page[Issue]:
    """The topics of a BCF file (2.0, 2.1 or 3.0), each with the elements that it is about."""
    content = await received(request, MOST_BCF, "A BCF file")
    store = await to_thread.run_sync(opened, twin)
    limits: Limits = request.app.state.limits
    found = await to_thread.run_sync(issues, content, store, limiter=limits.files)
    return page_of(found, limit, offset)
