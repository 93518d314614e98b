"""Thousands of queries of a twin, with and without another beside it that looks alike.

ORIEL_TEST_DECOY_QUERIES=5000 python -m pytest tests/graph_store/test_decoy.py
"""

import json
import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from graph_store import GraphSettings, GraphStore, QueryError, connect
from tests.graph_store.building_queries import building
from tests.graph_store.portfolio_queries import portfolio_queries

COUNT = int(os.environ.get("ORIEL_TEST_DECOY_QUERIES", "120"))
SEED = int(os.environ.get("ORIEL_TEST_DECOY_SEED", "11"))
INNOCENT = Path(__file__).parent / "innocent.json"
CLOCK = re.compile(r"(date|time|datetime|timestamp|rand)\(\)", re.IGNORECASE)
"""What gives another value each time."""
ENDLESS = re.compile(r"\*(\d*\.\.)?\]")
"""Paths of any length, which both times do nothing but run into the limit of time."""
FAR = re.compile(r"\[\*\.\.\d+\]")
"""Paths over everything, which are asked as far as three steps: the fourth takes half a minute."""
PROBED, HONEST_PART = 100, 0.5
"""Of so many queries, what at least must come out otherwise where the twins are not kept apart."""


def comparable(value: Any) -> Any:
    """A value without the order of what is gathered, floats to nine digits."""
    if isinstance(value, float):
        return float(f"{value:.9g}")
    if isinstance(value, list | tuple):
        return sorted((comparable(each) for each in value), key=repr)
    return value


def told(found: Any) -> Any:
    """What a query gave: its rows as a multiset, or the code of its refusal."""
    if isinstance(found, QueryError):
        return found.code
    return Counter(repr([comparable(value) for value in row]) for row in found.rows)


def answers(store: GraphStore, texts: list[str]) -> list[Any]:
    return [told(store.read(text, limit=100_000, seconds=60)) for text in texts]


@pytest.mark.timeout(3600)
@pytest.mark.cypher_of_a_person
def test_no_answer_of_a_twin_differs_by_the_twin_beside_it(settings: GraphSettings) -> None:
    texts = portfolio_queries(COUNT, SEED)
    written = json.loads(INNOCENT.read_text(encoding="utf-8"))
    texts += [
        FAR.sub("[*..3]", text)
        for text in written
        if not (CLOCK.search(text) or ENDLESS.search(text))
    ]
    shared = settings.model_copy(update={"portfolio": True})
    with connect(shared, "asked") as asked, connect(shared, "decoy") as decoy:
        try:
            asked.write_graph(building(1))
            alone = answers(asked, texts)
            decoy.write_graph(building(2))
            beside = answers(asked, texts)
            mixed = [
                told(asked._connection.read(text, {}, 100_000, 60.0)) for text in texts[:PROBED]
            ]
        finally:
            asked.remove_model("b")
            decoy.remove_model("b")
    differing = [text for text, a, b in zip(texts, alone, beside, strict=True) if a != b]
    assert not differing, f"{len(differing)} of {len(texts)} differ: {differing[:5]}"
    refused = Counter(each for each in alone[:COUNT] if isinstance(each, str))
    assert sum(refused.values()) < COUNT / 20, refused
    honest = sum(a != b for a, b in zip(alone[:PROBED], mixed, strict=True))
    assert honest > HONEST_PART * PROBED, f"only {honest} of {PROBED} would tell the decoy"
