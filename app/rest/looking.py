"""Look into a twin: queries, schema, elements, quality, exports."""

from typing import Annotated, Any, Literal

from anyio import to_thread
from fastapi import APIRouter, Body, Path, Query, Request, Response
from pydantic import Field

from agents.checks.elements import global_ids
from app.doors import looking
from app.doors.limits import Limits
from app.doors.looking import Found, FoundFinding, Hit, NotedRows, opened
from app.doors.problems import Code, DoorError
from app.doors.shapes import camera_at
from app.elements.facts import Facts
from app.elements.neighbourhood import Neighbourhood
from app.exports.bcf import Version, about, as_bcf
from app.exports.tables import as_csv, as_xlsx
from app.rest.access import Reader
from app.rest.asking import Twin
from app.rest.bodies import Bounded
from app.rest.replies import (
    REFUSALS,
    Limit,
    NotedPage,
    Offset,
    Page,
    Record,
    file_replies,
    noted,
    page,
    page_of,
)
from graph_store import GraphSchema, GraphStore

routes = APIRouter(responses=REFUSALS, route_class=Bounded)
GlobalId = Annotated[str, Path(pattern=looking.GLOBAL_ID, description="An IFC GlobalId.")]
Words = Annotated[str, Query(max_length=200)]
MOST_ROWS = 10_000


class Asked(Record):
    """A Cypher query that only reads, with its parameters; at most `limit` rows come back."""

    query: Annotated[str, Field(min_length=1, max_length=20_000)]
    parameters: Annotated[dict[str, Any], Field(default_factory=dict)]
    limit: Annotated[int, Field(ge=1, le=MOST_ROWS)] = 1000


class Wanted(Asked):
    """The rows of a query as a file: a table, or as BCF the elements they speak of.

    `X-Total-Rows` in the head of the reply counts the rows that there are, beyond `limit` too.
    """

    limit: Annotated[int, Field(ge=1, le=MOST_ROWS)] = MOST_ROWS
    format: Literal["csv", "xlsx", "bcf"]
    bcf: Version = "2.1"
    title: Annotated[str, Field(max_length=200)] = "Oriel"


TABLES = {"csv": as_csv, "xlsx": as_xlsx}
MEDIA = {
    "csv": "text/csv; charset=utf-8",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "bcf": "application/octet-stream",
}


@routes.post("/twins/{twin}/cypher", tags=["ask"], response_model=NotedRows)
def cypher(twin: Twin, asked: Annotated[Asked, Body()], token: Reader) -> Any:
    """Run a query that only reads; `note` tells names in it that the twin has not."""
    rows = looking.noted_rows(opened(twin), asked.query, asked.parameters, asked.limit)
    return Response(rows.model_dump_json(), media_type="application/json")


@routes.post(
    "/twins/{twin}/exports",
    tags=["ask"],
    response_class=Response,
    responses=file_replies("The file.", *MEDIA.values()),
)
async def export(
    twin: Twin, asked: Annotated[Wanted, Body()], request: Request, token: Reader
) -> Response:
    """The rows of a query as CSV or Excel, or the elements they speak of as BCF."""
    store = await to_thread.run_sync(opened, twin)
    limits: Limits = request.app.state.limits
    limiter = limits.files if asked.format == "bcf" else None  # whose camera looks at shapes
    content, total = await to_thread.run_sync(_exported, store, asked, limiter=limiter)
    headers = {
        "Content-Disposition": f'attachment; filename="oriel.{asked.format}"',
        "X-Total-Rows": str(total),
    }
    return Response(content, media_type=MEDIA[asked.format], headers=headers)


def _exported(store: GraphStore, asked: Wanted) -> tuple[bytes, int]:
    """The file, and how many rows the query has."""
    rows = looking.rows_of(store, asked.query, asked.parameters, asked.limit)
    if asked.format != "bcf":
        return TABLES[asked.format](rows.columns, rows.rows), rows.total
    ids = global_ids(rows.rows)
    if not ids:
        raise DoorError(Code.INVALID, "The rows speak of no element; return it, or its GlobalId.")
    topic = about(asked.title, asked.query, ids, camera=camera_at(store, ids))
    return as_bcf([topic], asked.bcf), rows.total


@routes.get("/twins/{twin}/schema", tags=["schema"])
def schema(twin: Twin, token: Reader) -> GraphSchema:
    """Every label, property and relationship of the twin; it may be long, see its search."""
    return opened(twin).schema()


@routes.get("/twins/{twin}/schema/search", tags=["schema"])
def search_schema(
    twin: Twin,
    token: Reader,
    q: Annotated[str, Query(min_length=1, max_length=200)],
    limit: Limit = 20,
    offset: Offset = 0,
) -> NotedPage[Hit]:
    """What the schema calls things that fit these words, the best first."""
    store = opened(twin)
    return noted(page_of(looking.hits(store.schema(), q), limit, offset), looking.absent(store, q))


@routes.get("/twins/{twin}/elements", tags=["elements"])
def elements(
    twin: Twin,
    token: Reader,
    q: Words = "",
    ifc_class: Annotated[str, Query(max_length=60)] = "",
    limit: Limit = 100,
    offset: Offset = 0,
) -> NotedPage[Found]:
    """Elements by a part of their name, by GlobalId, by class (with all classes below it)."""
    store = opened(twin)
    found, total = looking.find(store, q, ifc_class, limit=limit, offset=offset)
    return noted(page(found, total, offset), looking.absent(store, ifc_class))


@routes.get("/twins/{twin}/elements/{global_id}", tags=["elements"])
def element(twin: Twin, global_id: GlobalId, token: Reader) -> Facts:
    """All that the graph holds of one element: properties by set, relations, layers."""
    return looking.described(opened(twin), global_id)


@routes.get("/twins/{twin}/elements/{global_id}/neighbours", tags=["elements"])
def neighbours(
    twin: Twin,
    global_id: GlobalId,
    token: Reader,
    limit: Annotated[int, Query(ge=1, le=500)] = 150,
) -> Neighbourhood:
    """The element and what is one relationship away; many alike stand as one `crowd`."""
    return looking.around(opened(twin), global_id, limit)


@routes.get("/twins/{twin}/quality", tags=["quality"])
def quality(
    twin: Twin, token: Reader, limit: Limit = 100, offset: Offset = 0
) -> Page[FoundFinding]:
    """What is odd about the models of the twin, a finding each."""
    return page_of(looking.findings(opened(twin)), limit, offset)
