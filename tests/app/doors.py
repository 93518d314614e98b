"""The API in the tests' own process, and tokens for it."""

from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import FastAPI
from starlette.testclient import TestClient

from app.doors import tokens
from app.doors.limits import Limits
from app.doors.models import Jobs
from app.doors.tokens import Scope
from app.rest.api import api
from app.twins import pool

MEGABYTE = 1024**2
HOME = "http://localhost:8501"


@contextmanager
def opened_api(most_upload: int = 50 * MEGABYTE) -> Iterator[FastAPI]:
    """The application, with the loads it runs."""
    jobs = Jobs()
    try:
        yield api(jobs, Limits(), most_upload, HOME)
    finally:
        jobs.close()
        pool.close_all()


def header(
    scope: Scope = Scope.READ, days: float | None = 1, a_minute: int = 100_000
) -> dict[str, str]:
    """The header with a fresh token."""
    secret, _ = tokens.issue("test", scope, days, a_minute)
    return {"Authorization": f"Bearer {secret}"}


def client(app: FastAPI, scope: Scope = Scope.READ) -> TestClient:
    return TestClient(app, headers=header(scope))
