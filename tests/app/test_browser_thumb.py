"""A thumb on the card: what it says is heeded, and still is when the server was started anew."""

import json
import stat
from pathlib import Path
from typing import Any

import ifcopenshell
import pytest
from playwright.sync_api import Browser, expect

from sample_models import BAY_HOUSE
from tests.agents.scripted_server import scripted
from tests.app.browser import SHOWN, ask, opened, ready, rest, served

pytestmark = pytest.mark.browser

QUESTION = "How many doors are there?"
DOORS = "MATCH (n:IfcDoor) RETURN count(DISTINCT n) AS n"
MORE = "MATCH (n) WHERE n:IfcDoor OR n:IfcWindow RETURN count(n) AS n"
ACCEPT = {"grade": "Accept", "feedback": ""}


def writes(cypher: str) -> dict[str, Any]:
    return {"explanation": "Doors.", "outcome": "query", "cypher": cypher, "choices": []}


def tells(value: int) -> dict[str, Any]:
    return {"answer": f"There are {value} doors.", "value": value, "unit": None}


def test_a_query_thought_bad_on_its_card_is_not_used_after_a_restart(
    browser: Browser, tmp_path: Path
) -> None:
    model = ifcopenshell.open(str(BAY_HOUSE))
    doors, windows = (len(model.by_type(kind)) for kind in ("IfcDoor", "IfcWindow"))
    first_visit = [writes(MORE), ACCEPT, tells(doors + windows)]
    replies = [*first_visit, writes(MORE), ACCEPT, tells(doors + windows)]
    replies += [writes(MORE), writes(DOORS), ACCEPT, tells(doors)]
    with scripted(*replies) as server:
        given = {
            "ORIEL_MODEL_BASE_URL": server.url,
            "ORIEL_MODEL_NAME": "tiny",
            "ORIEL_MODEL_SECOND_OPINION": "false",
        }
        with served(tmp_path, given) as address:
            page = opened(browser, address)
            ready(page)
            ask(page, QUESTION)
            expect(page.locator(SHOWN)).to_contain_text(f"There are {doors + windows} doors.")
            page.locator(SHOWN).get_by_role("radio", name="Thumbs down").click()
            comment = page.get_by_placeholder("What was right or wrong?")
            comment.fill("These are windows too.")
            comment.press("Enter")
            rest(page)
        (file,) = (tmp_path / "thumbs").glob("*.jsonl")
        kept = json.loads(file.read_text("utf-8"))
        assert (kept["question"], kept["cypher"], kept["good"]) == (QUESTION, MORE, False)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        talk = page.url.partition("?")[2]
        with served(tmp_path, given) as address:
            page = opened(browser, f"{address}/?{talk}")
            ready(page)
            ask(page, QUESTION)
            expect(page.locator(SHOWN)).to_contain_text(f"There are {doors} doors.")
        assert len(server.requests) == len(replies)
