"""What schemathesis is told of the API that its description does not say (docs/api.md).

Every other time that a token, a model or a twin is to be deleted, one is made for it, so that
deleting is seen to succeed as well as to be refused; no token of anybody else's is deleted.
"""

from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import schemathesis
from schemathesis import Case, HookContext, SerializationContext

from app.doors import tokens
from app.doors.tokens import Scope
from app.rest.loading import STEP
from app.twins.ingest import ingest
from graph_store import connect
from sample_models import BAY_HOUSE

EMPTY, MODEL = "emptied", "sent.ifc"
"""The twin and the model that are made to be deleted."""
HEADER = BAY_HOUSE.read_text("utf-8").partition("DATA;")[0]
SMALL = f"""{HEADER}DATA;
#1=IFCPROJECT('0000000000000000000001',$,'Sent',$,$,$,$,$,$);
ENDSEC;
END-ISO-10303-21;
"""


@schemathesis.serializer(STEP)
def as_it_is(ctx: SerializationContext, value: Any) -> bytes:
    """A file is sent as it is."""
    return value if isinstance(value, bytes) else str(value).encode()


def _a_token(path: dict[str, Any]) -> None:
    path["token_id"] = tokens.issue("to be deleted", Scope.READ, 1)[1].id


def _a_model(path: dict[str, Any]) -> None:
    with connect() as store:
        if path["twin"] not in store.twins():
            return
    path["name"] = MODEL
    with TemporaryDirectory() as folder, connect(twin=path["twin"], make=False) as store:
        file = Path(folder) / MODEL
        file.write_text(SMALL, "utf-8")
        ingest(file, store)


def _a_twin(path: dict[str, Any]) -> None:
    path["twin"] = EMPTY
    connect(twin=EMPTY).close()


MADE: dict[str, Callable[[dict[str, Any]], None]] = {
    "/tokens/{token_id}": _a_token,
    "/twins/{twin}/models/{name}": _a_model,
    "/twins/{twin}": _a_twin,
}
_turns = {path: cycle((True, False)) for path in MADE}


@schemathesis.hook
def before_call(context: HookContext, case: Case[Any], kwargs: dict[str, Any]) -> None:
    """Make what is to be deleted, every other time; in place of a token that was made before."""
    path = case.operation.path
    if case.method != "DELETE" or path not in MADE:
        return
    described = case.meta is None or case.meta.generation.mode.is_positive
    of_others = case.path_parameters.get("token_id") in {each.id for each in tokens.kept()}
    if of_others or (described and next(_turns[path])):
        MADE[path](case.path_parameters)
