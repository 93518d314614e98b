"""What a door says instead of an answer: a stable code, an HTTP status, and a sentence.

The codes are part of the interface: programs branch on them, so none changes its meaning.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from agents import ModelError, ModelSettings
from app.checks.checking import CheckError
from app.exports.bcf import BcfError
from app.twins.disk import full_disk
from edits import EditError
from graph_store import GraphError, GraphUnavailable
from ifc_loader import IfcFileError


class Code(Enum):
    """Each code with its HTTP status and a title that never changes."""

    BAD_REQUEST = ("bad-request", 400, "The request cannot be read")
    NO_TOKEN = ("no-token", 401, "An API token is needed")
    TOKEN_REFUSED = ("token-refused", 401, "This API token is not taken")
    SCOPE_MISSING = ("scope-missing", 403, "This API token may not do that")
    NOT_FOUND = ("not-found", 404, "There is no such address")
    TWIN_UNKNOWN = ("twin-unknown", 404, "There is no such twin")
    MODEL_UNKNOWN = ("model-unknown", 404, "There is no such model")
    ELEMENT_UNKNOWN = ("element-unknown", 404, "There is no such element")
    CLASS_UNKNOWN = ("class-unknown", 404, "There is no such class")
    JOB_UNKNOWN = ("job-unknown", 404, "There is no such job")
    METHOD_REFUSED = ("method-refused", 405, "This address does not take that method")
    TOO_LARGE = ("too-large", 413, "This is too large")
    TYPE_REFUSED = ("type-refused", 415, "This address does not take that type of content")
    INVALID = ("invalid", 422, "A value is not what the description asks for")
    KEY_REUSED = ("key-reused", 422, "This idempotency key came with another request")
    QUERY_FAILED = ("query-failed", 422, "The query was refused, or failed")
    CHECK_REFUSED = ("check-refused", 422, "These requirements cannot be checked")
    EDIT_REFUSED = ("edit-refused", 422, "This change cannot be proposed")
    FILE_REFUSED = ("file-refused", 422, "This file cannot be read")
    MODEL_MISSING = ("model-missing", 422, "No language model is configured")
    REFUSED = ("refused", 409, "The graph cannot do that")
    RATE_LIMITED = ("rate-limited", 429, "Too many requests")
    FAULT = ("fault", 500, "A fault of Oriel")
    MODEL_UNREACHABLE = ("model-unreachable", 502, "The language model does not answer")
    ENGINE_UNREACHABLE = ("engine-unreachable", 503, "The graph engine does not answer")
    DISK_FULL = ("disk-full", 507, "The disk is full")

    def __init__(self, text: str, status: int, title: str) -> None:
        self.text = text
        self.status = status
        self.title = title


@dataclass(frozen=True, slots=True)
class Problem:
    """One refusal; `seconds` after which asking again can help, where that is known."""

    code: Code
    detail: str
    seconds: int | None = None


class DoorError(Exception):
    """What was asked is refused; `problem` says why."""

    def __init__(self, code: Code, detail: str, *, seconds: int | None = None) -> None:
        super().__init__(detail)
        self.problem = Problem(code, detail, seconds)


def invalid(errors: Sequence[Any]) -> Problem:
    """What does not fit the description, of the errors that pydantic tells."""
    told = (f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}" for each in errors)
    return Problem(Code.INVALID, "; ".join(told))


OF_KIND: tuple[tuple[type[Exception], Code, int | None], ...] = (
    (GraphUnavailable, Code.ENGINE_UNREACHABLE, 5),
    (ModelError, Code.MODEL_UNREACHABLE, 30),
    (EditError, Code.EDIT_REFUSED, None),
    (IfcFileError, Code.FILE_REFUSED, None),
    (BcfError, Code.FILE_REFUSED, None),
    (CheckError, Code.CHECK_REFUSED, None),
)
"""Errors that are told by themselves, and the seconds after which asking again can help."""


def problem_of(error: BaseException) -> Problem | None:
    """The problem that an error of Oriel's own comes to; None where it is nobody's but a fault."""
    if isinstance(error, DoorError):
        return error.problem
    if isinstance(error, ModelError) and not ModelSettings().configured:
        return Problem(Code.MODEL_MISSING, str(error))
    for kind, code, seconds in OF_KIND:
        if isinstance(error, kind):
            return Problem(code, str(error), seconds)
    if sentence := full_disk(error):
        return Problem(Code.DISK_FULL, sentence)
    return Problem(Code.REFUSED, str(error)) if isinstance(error, GraphError) else None


FAULT = Problem(
    Code.FAULT, "Something went wrong inside Oriel; the log of `oriel serve` says what."
)
"""What is told of an error that `problem_of` does not know; its words stay in the log."""
