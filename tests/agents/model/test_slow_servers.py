"""No question outlasts its deadline by more than two seconds, whatever the server does.

How long the same question takes on this machine with a server that replies at once is measured
before and after, and added: a busy machine makes both slow.
"""

import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from agents import ModelError, ModelSettings, ask, minds_for
from agents.minds import Mode
from graph_store import GraphStore
from tests.agents.replies import ACCEPT, THREE, writes
from tests.agents.scripted_server import Reply, answering

QUESTION = "How many doors are there?"
DOORS = writes("MATCH (d:IfcDoor) RETURN count(d) AS n")
SECONDS, GRACE, AS_LONG = 2.0, 2.0, 5
"""The deadline; what may be beyond it; how often the time of a quick question besides."""

LONG = 60.0
MODES: list[tuple[Mode, dict[str, Any]]] = [
    ("single", {}),
    ("paper", {}),
    ("llm", {"second_opinion": False}),
    ("llm", {}),
    ("llm", {"candidates": 3}),
]
NAMES = ["single", "paper", "llm alone", "llm", "3 candidates"]
SLOW = {
    "hangs": Reply(DOORS, delay=LONG),
    "drips": Reply(DOORS, drip=1.0),
    "drips fast": Reply(DOORS, drip=0.2),
    "50 MB": Reply(DOORS, more=50_000_000),
    "50 MB, then it hangs": Reply(DOORS, more=50_000_000, drip=1.0),
    "comes back in a minute": Reply(status=429, error="no", headers={"retry-after": "60"}),
    "busy again and again": Reply(status=503, error="no", headers={"retry-after": "1"}),
    "fails late": Reply(status=500, error="no", delay=1.0),
}


def quick(request: dict[str, Any]) -> Reply:
    """A right reply at once, whichever agent asks."""
    kinds = {"WrittenQuery": DOORS, "WrittenVerdict": ACCEPT}
    return Reply(kinds.get(request["response_format"]["json_schema"]["name"], THREE))


def seconds_of(
    house: GraphStore, mode: Mode, reply_to: Callable[[dict[str, Any]], Reply], **given: Any
) -> float:
    """How long a question takes; that it ends in an answer or a sentence is seen on the way."""
    with answering(reply_to) as server:
        settings = ModelSettings(
            base_url=server.url, name="tiny", seconds=LONG, retries=9,
            seconds_per_question=SECONDS, **given,
        )  # fmt: skip
        minds, began = minds_for(mode, settings), time.perf_counter()
        try:
            told = ask(QUESTION, house, minds).answer
        except ModelError as failure:
            told = str(failure)
        assert told
        return time.perf_counter() - began


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize("slow", SLOW.values(), ids=SLOW)
@pytest.mark.parametrize(("mode", "given"), MODES, ids=NAMES)
def test_question_ends_with_its_deadline(
    mode: Mode, given: dict[str, Any], slow: Reply, house: GraphStore
) -> None:
    usual = seconds_of(house, mode, quick, **given)
    taken = seconds_of(house, mode, lambda _: slow, **given)
    usual = max(usual, seconds_of(house, mode, quick, **given))
    assert taken < SECONDS + GRACE + AS_LONG * usual


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(("mode", "given"), MODES, ids=NAMES)
def test_question_whose_every_reply_has_50_mb_takes_30_mb_at_most(
    mode: Mode, given: dict[str, Any], house: GraphStore
) -> None:
    large = Reply(DOORS, more=50_000_000)
    with answering(lambda _: large) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0, **given)
        minds = minds_for(mode, settings)
        tracemalloc.start()
        try:
            told = ask(QUESTION, house, minds)
            most = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
    assert most < 30_000_000
    assert "cut off after 4 MB" in " ".join([told.answer, *told.assumptions])
