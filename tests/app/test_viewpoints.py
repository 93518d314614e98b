"""What is seen, sent to become a BCF file: what is taken and what is refused."""

import base64
import json
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from app.exports.bcf import read_bcf
from app.serving import viewpoints
from app.serving.viewpoints import MOST_BYTES, PLACE, viewpoint

SEEN: dict[str, Any] = {
    "title": " Mind the door ",
    "version": "2.1",
    "view": {"selected": ["1o0c33arXF9AEePDXPKItb"], "visible": False},
    "picture": base64.b64encode(viewpoints.PNG).decode(),
}


@pytest.fixture
def client() -> TestClient:
    return TestClient(Starlette(routes=[Route(PLACE, viewpoint, methods=["POST"])]))


def test_a_view_becomes_a_topic_with_one_view(client: TestClient) -> None:
    (topic,) = read_bcf(client.post(PLACE, content=json.dumps(SEEN)).content)
    assert topic.title == "Mind the door"
    (view,) = topic.views
    assert (view.selected, view.visible) == (("1o0c33arXF9AEePDXPKItb",), False)


@pytest.mark.parametrize(
    "changed",
    [
        {"title": " "},
        {"version": "9"},
        {"view": {"camera": {"position": [0, 0, "x"], "direction": [0, 0, 1]}}},
        {"picture": 5},
        {"more": 1},
    ],
)
def test_what_is_no_view_is_refused(client: TestClient, changed: dict[str, Any]) -> None:
    assert client.post(PLACE, content=json.dumps(SEEN | changed)).status_code == 422


def test_more_than_a_view_can_be_is_not_read_to_its_end(client: TestClient) -> None:
    assert client.post(PLACE, content=b" " * (MOST_BYTES + 1)).status_code == 413


def test_who_is_not_signed_in_gets_nothing(client: TestClient, sign_in: None) -> None:
    assert client.post(PLACE, content=json.dumps(SEEN)).status_code == 403
