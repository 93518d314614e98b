"""What is seen in the building, taken along as an issue of BCF."""

from typing import Annotated

from pydantic import Base64Bytes, BaseModel, ConfigDict, StringConstraints, ValidationError
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from app.building import view3d
from app.exports.bcf import Topic, Version, View, as_bcf
from app.sign_in.http import SIGN_IN_FIRST, may_fetch

PLACE = f"/{view3d.VIEWPOINT}"
MOST_BYTES = 20 * 1024**2
PNG = b"\x89PNG\r\n"


class Seen(BaseModel):
    """What the view sends: what an issue is called, what is seen, and a picture of it (PNG)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]
    version: Version
    view: View
    picture: Base64Bytes


async def viewpoint(request: Request) -> Response:
    """The BCF file of what is seen; nothing of it is kept."""
    if not may_fetch(request):
        return SIGN_IN_FIRST
    content = bytearray()
    async for piece in request.stream():
        content += piece
        if len(content) > MOST_BYTES:
            return PlainTextResponse("This view names too many elements.", status_code=413)
    try:
        seen = Seen.model_validate_json(bytes(content))
    except ValidationError:
        return PlainTextResponse("This is no view of a building.", status_code=422)
    topic = Topic(title=seen.title, comments=(seen.title,), views=(seen.view,))
    picture = seen.picture if seen.picture.startswith(PNG) else b""
    made = await run_in_threadpool(as_bcf, [topic], seen.version, picture)
    return Response(made, media_type="application/octet-stream")
