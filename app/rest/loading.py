"""The models of a twin over HTTP: put in, replaced, taken out, compared, and how far a load is."""

import hashlib
import json
from collections import OrderedDict
from pathlib import Path as FilePath
from typing import Annotated

from anyio import to_thread
from fastapi import APIRouter, Header, Path, Query, Request, Response
from pydantic import AfterValidator
from starlette.responses import FileResponse

from app.doors import models, tokens
from app.doors.limits import Limits
from app.doors.looking import opened
from app.doors.models import Comparison, Job, Jobs, State
from app.doors.problems import Code, DoorError
from app.rest.access import Admin, Loader, Reader
from app.rest.asking import Twin
from app.rest.replies import REFUSALS, Limit, Offset, Page, Record, file_body, file_replies, page_of
from app.twins import names, pool
from graph_store import ModelInfo, connect
from ifc_loader.compare import Summary
from ifc_loader.scratch import Scratch

STEP = "application/x-step"
BYTES = "application/octet-stream"
KEYS = 10_000
"""Idempotency keys that are remembered, the latest."""
TOKEN_TOLD = {"id", "name", "scope", "made", "expires"}
LONGEST_NAME = 255
"""Bytes of a file's name in UTF-8. Source: NAME_MAX of the usual file systems."""
routes = APIRouter(responses=REFUSALS)


def _short_enough(name: str) -> str:
    if len(name.encode()) > LONGEST_NAME:
        raise ValueError(f"a file's name has at most {LONGEST_NAME} bytes")
    return name


Name = Annotated[
    str,
    Path(
        pattern=r"^[^/\\\x00-\x1f\x7f.][^/\\\x00-\x1f\x7f]{0,120}\.(ifc|ifczip|IFC|IFCZIP)$",
        description="The model's file name, which is its name in the twin.",
    ),
    AfterValidator(_short_enough),
]
Held = Annotated[
    str,
    Path(
        pattern=r"^[^/\\\x00-\x1f\x7f]{1,255}$",
        description="What a model or register of the twin is called.",
    ),
]
ModelName = Annotated[str, Query(min_length=1, max_length=255)]
Key = Annotated[str | None, Header(alias="Idempotency-Key", min_length=1, max_length=255)]


class TwinTold(Record):
    """A twin and what people call it."""

    name: str
    title: str


class TokenTold(Record):
    """What is kept of a token, without its digest; times are ISO 8601, UTC."""

    id: str
    name: str
    scope: tokens.Scope
    made: str
    expires: str | None
    expired: bool


class FailedTold(Record):
    """Why a job failed: a stable code and a sentence."""

    code: str
    detail: str


class JobTold(Record):
    """A job; `problem` says why it failed, `summary` what changed where a model was replaced."""

    id: str
    twin: str
    model: str
    made: str
    state: State
    phase: str
    fraction: float
    changed: bool | None
    summary: Summary | None
    problem: FailedTold | None


class Keys:
    """The job that each idempotency key of each token started, and for which request."""

    def __init__(self) -> None:
        self._started: OrderedDict[tuple[str, str], tuple[str, str]] = OrderedDict()

    def job(self, token: str, key: str | None, request: str) -> str | None:
        """The job of this key. Raises DoorError where the key came with another request."""
        found = self._started.get((token, key)) if key else None
        if found and found[0] != request:
            raise DoorError(Code.KEY_REUSED, "Send another Idempotency-Key with another request.")
        return found[1] if found else None

    def note(self, token: str, key: str | None, request: str, job: str) -> None:
        if key:
            self._started[(token, key)] = (request, job)
            while len(self._started) > KEYS:
                self._started.popitem(last=False)


def job_told(job: Job) -> JobTold:
    problem = job.problem and FailedTold(code=job.problem.code.text, detail=job.problem.detail)
    held = {name: getattr(job, name) for name in JobTold.model_fields}
    return JobTold(**{**held, "problem": problem})


@routes.get("/twins", tags=["models"])
def twins(token: Reader, limit: Limit = 100, offset: Offset = 0) -> Page[TwinTold]:
    """The twins of this engine."""
    with connect() as store:
        titles = names.titles(store, store.models())
    found = [TwinTold(name=name, title=title) for name, title in titles.items()]
    return page_of(found, limit, offset)


@routes.delete("/twins/{twin}", tags=["models"], status_code=204)
def remove_twin(twin: Twin, token: Admin) -> None:
    """Remove an empty twin of the embedded engine; the first twin stays."""
    store = opened(twin)
    store.remove_twin()
    names.rename(store, "")
    pool.forget(twin)


@routes.get("/twins/{twin}/models", tags=["models"])
def list_models(
    twin: Twin, token: Reader, limit: Limit = 100, offset: Offset = 0
) -> Page[ModelInfo]:
    """The models that the twin holds."""
    return page_of(opened(twin).models(), limit, offset)


@routes.get("/twins/{twin}/models/{name}", tags=["models"])
def model(twin: Twin, name: Held, token: Reader) -> ModelInfo:
    """What is known of one model of the twin."""
    return models.model_of(opened(twin), name)


@routes.get(
    "/twins/{twin}/models/{name}/file",
    tags=["models"],
    response_class=FileResponse,
    responses=file_replies("The file as it came.", STEP, BYTES),
)
def model_file(twin: Twin, name: Held, token: Reader) -> FileResponse:
    """The kept file of a model, or of a register."""
    media = STEP if name.lower().endswith(".ifc") else BYTES
    return FileResponse(models.file_of(opened(twin), name), media_type=media, filename=name)


@routes.put(
    "/twins/{twin}/models/{name}",
    tags=["models"],
    status_code=202,
    openapi_extra=file_body("The IFC file itself.", STEP),
)
async def put_model(
    twin: Twin,
    name: Name,
    request: Request,
    response: Response,
    token: Loader,
    idempotency_key: Key = None,
) -> JobTold:
    """Put an IFC file into the twin, in the place of the model of its name; begins a job.

    A twin that is not there is made. With an `Idempotency-Key` the same request sent again gets
    the job it began, and starts no other.
    """
    folder = Scratch()
    path = FilePath(folder.name, name)
    keys: Keys = request.app.state.keys
    jobs: Jobs = request.app.state.jobs
    try:
        digest = await received(request, path, request.app.state.most_upload)
        described = json.dumps([twin, name, digest])
        if (known := keys.job(token.id, idempotency_key, described)) is not None:
            folder.cleanup()
            job = jobs.get(known)
        else:
            job = jobs.start(twin, path, folder.cleanup)
            keys.note(token.id, idempotency_key, described, job.id)
    except BaseException:
        folder.cleanup()
        raise
    response.headers["Location"] = str(request.url_for("job", job_id=job.id).path)
    return job_told(job)


async def received(request: Request, path: FilePath, most: int) -> str:
    """Write the body of a request to `path`; its SHA-256.

    Raises DoorError beyond `most` bytes, and where there is none.
    """
    said = request.headers.get("content-length", "")
    if said.isdecimal() and int(said) > most:
        raise too_large(most)
    digest, size = hashlib.sha256(), 0
    with path.open("wb") as file:
        async for piece in request.stream():
            size += len(piece)
            if size > most:
                raise too_large(most)
            digest.update(piece)
            await to_thread.run_sync(file.write, piece)
    if not size:
        raise DoorError(Code.INVALID, "The request has no body; send the file itself.")
    return digest.hexdigest()


def too_large(most: int) -> DoorError:
    return DoorError(
        Code.TOO_LARGE, f"A file may have {most // 1024**2} MB here. Read it with `oriel ingest`."
    )


@routes.delete("/twins/{twin}/models/{name}", tags=["models"], status_code=204)
def remove_model(twin: Twin, name: Held, token: Loader) -> None:
    """Take a model out of the twin, and its file where no other model needs it."""
    models.removed(opened(twin), name)


@routes.get("/jobs/{job_id}", tags=["models"], name="job")
def job(
    job_id: Annotated[str, Path(pattern="^[0-9a-f]{16}$")], request: Request, token: Reader
) -> JobTold:
    """How far a load is."""
    jobs: Jobs = request.app.state.jobs
    return job_told(jobs.get(job_id))


@routes.get("/twins/{twin}/compare", tags=["models"])
async def compare(
    twin: Twin, old: ModelName, new: ModelName, request: Request, token: Reader
) -> Comparison:
    """What changed from one model of the twin to another: a summary, then each change."""
    limits: Limits = request.app.state.limits
    store = await to_thread.run_sync(opened, twin)
    return await to_thread.run_sync(models.compared, store, old, new, limiter=limits.files)


@routes.get("/tokens", tags=["tokens"])
def list_tokens(token: Admin) -> list[TokenTold]:
    """The tokens that were made; never the tokens themselves."""
    return [
        TokenTold.model_validate(
            {**each.model_dump(mode="json", include=TOKEN_TOLD), "expired": each.expired}
        )
        for each in tokens.kept()
    ]


@routes.delete("/tokens/{token_id}", tags=["tokens"], status_code=204)
def revoke_token(token_id: Annotated[str, Path(pattern="^[0-9a-f]{8}$")], token: Admin) -> None:
    """Take a token no more, from now on."""
    if not tokens.revoke(token_id):
        raise DoorError(Code.NOT_FOUND, f"There is no token {token_id}; `GET /tokens` lists them.")
