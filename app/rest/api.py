"""The API as one ASGI application, to be mounted at `PLACE`."""

from importlib.metadata import version
from typing import Any

from fastapi import FastAPI

from app.doors.limits import Limits
from app.doors.models import Jobs
from app.rest import asking, checks, editing, loading, looking, replies
from app.rest.access import Gate
from app.rest.replies import ProblemDetails

PLACE = "/api/v1"
ABOUT = (
    "Oriel's door for other programs. Every call sends `Authorization: Bearer TOKEN`; "
    "`oriel token new NAME --scope read` makes a token. Refusals are problem details (RFC 9457) "
    "with a stable `code`. Lists come in pages (`limit`, `offset`, `next`)."
)


class Described(FastAPI):
    """An application whose description holds what its refusals refer to."""

    def openapi(self) -> dict[str, Any]:
        """The description, OpenAPI 3.1."""
        found = super().openapi()
        schemas = found.setdefault("components", {}).setdefault("schemas", {})
        schemas.setdefault(ProblemDetails.__name__, ProblemDetails.model_json_schema())
        return found


def api(jobs: Jobs, limits: Limits, most_upload: int, home: str) -> FastAPI:
    """The application; `most_upload` is in bytes, `jobs` the loads that this server runs.

    `limits` are those of all its doors; `home` is the address that people reach the pages at.
    """
    made = Described(
        title="Oriel",
        version=version("oriel"),
        description=ABOUT,
        servers=[{"url": PLACE}],
        root_path_in_servers=False,
        docs_url=None,  # its page would fetch scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        separate_input_output_schemas=False,
    )
    made.state.limits = limits
    made.state.jobs = jobs
    made.state.keys = loading.Keys()
    made.state.most_upload = most_upload
    made.state.home = home
    replies.add_to(made)
    made.add_middleware(Gate, turnstile=limits.turnstile, open_to_all=(made.openapi_url,))
    rooms = [room.routes for room in (asking, looking, loading, checks, editing)]
    made.state.routes = (*made.routes, *(route for room in rooms for route in room.routes))
    for room in rooms:
        made.include_router(room)
    return made
