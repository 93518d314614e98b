"""Propose changes of properties over HTTP: a difference, and a link for the person who accepts."""

from functools import partial
from typing import Annotated

from anyio import to_thread
from fastapi import APIRouter, Body, Request
from pydantic import Field

from app.doors.asking import LONGEST
from app.doors.limits import Limits
from app.doors.looking import GLOBAL_ID, opened
from app.edits import offered
from app.edits.offered import Offered
from app.rest.access import Reader
from app.rest.asking import Twin
from app.rest.bodies import Bounded
from app.rest.replies import REFUSALS, Record

routes = APIRouter(responses=REFUSALS, tags=["edits"], route_class=Bounded)
MOST = 5_000
"""Elements of one proposal over HTTP; more go by a table, in the app."""
Id = Annotated[str, Field(pattern=GLOBAL_ID)]


class Change(Record):
    """One value of one property of elements: `Pset_DoorCommon.FireRating`, or its bare name."""

    global_ids: Annotated[tuple[Id, ...], Field(min_length=1, max_length=MOST)]
    property: Annotated[str, Field(min_length=1, max_length=255)]
    value: Annotated[str, Field(min_length=1, max_length=1000)]


class Sentence(Record):
    """A change in plain words: "Set the fire rating of all doors to EI30"."""

    sentence: Annotated[str, Field(min_length=1, max_length=LONGEST)]


@routes.post("/twins/{twin}/edits")
async def propose(
    twin: Twin, asked: Annotated[Change | Sentence, Body()], request: Request, token: Reader
) -> Offered:
    """Propose a change. Nothing is changed: who opens the link looks at it and accepts it there."""
    store, app = await to_thread.run_sync(opened, twin), request.app.state.home
    if isinstance(asked, Sentence):
        work = partial(offered.of_sentence, asked.sentence, store, app)
    else:
        named = (asked.global_ids, asked.property, asked.value)
        work = partial(offered.of_elements, *named, store, app)
    limits: Limits = request.app.state.limits
    return await to_thread.run_sync(work, limiter=limits.files)
