"""The API does what its own description says: schemathesis, bounded, on every route."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, CheckContext, Response
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from app.doors.limits import Limits, Turnstile
from app.doors.models import Jobs
from app.doors.tokens import Scope
from app.rest.api import api
from app.twins import pool
from app.twins.ingest import open_twin_of
from benchmarks import schemathesis_hooks  # noqa: F401  registers how a file is sent
from sample_models import BAY_HOUSE
from tests.app.doors import HOME, MEGABYTE, header

pytest_plugins = ["schemathesis.pytest.plugin"]  # here alone: three seconds to import
pytestmark = [pytest.mark.engine, pytest.mark.cypher_of_a_person]

Checks = list[Callable[[CheckContext, Response, Case[Any]], bool | None]]
JOBS = Jobs()
LIMITS = Limits(Turnstile(refused_a_minute=1_000_000))
API = api(JOBS, LIMITS, 50 * MEGABYTE, HOME)
API.servers = []  # not mounted anywhere
DESCRIBED = schemathesis.openapi.from_asgi("/openapi.json", API)
LOOKED_INTO = tuple(
    f"/twins/{{twin}}/{each}"
    for each in ("ask", "cypher", "exports", "checks", "issues", "edits", "models/{name}")
)
"""Where what the description allows may still be no Cypher, no such file, speak of no element, need
a model that is not there, or come with a key used before."""
BOUNDED = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def twin() -> Iterator[str]:
    with open_twin_of(BAY_HOUSE) as store:
        yield store.twin
    JOBS.close()
    pool.close_all()


@pytest.fixture(scope="module")
def admin() -> dict[str, str]:
    return header(Scope.ADMIN)


@DESCRIBED.parametrize()
@BOUNDED
def test_a_route_of_a_real_twin_keeps_to_its_description(
    case: Case[Any], twin: str, admin: dict[str, str]
) -> None:
    if "twin" in case.path_parameters:
        case.path_parameters["twin"] = twin
    excluded: Checks = [negative_data_rejection]  # the twin may be what was to be rejected
    if case.operation.path in LOOKED_INTO:
        excluded.append(positive_data_acceptance)
    case.call_and_validate(headers=admin, excluded_checks=excluded)


@DESCRIBED.parametrize()
@BOUNDED
def test_a_route_keeps_to_its_description_whatever_it_is_sent(
    case: Case[Any], twin: str, admin: dict[str, str]
) -> None:
    excluded: Checks = [positive_data_acceptance] if case.operation.path in LOOKED_INTO else []
    case.call_and_validate(headers=admin, excluded_checks=excluded)
