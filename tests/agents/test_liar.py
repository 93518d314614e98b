"""A liar in place of the model: nothing leaves that the rows do not bear."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from benchmarks.lies_over_http import outcome
from evaluation.sets.model_files import ROOT
from evaluation.sets.question_sets import read_questions
from evaluation.trust.absent import absent
from evaluation.trust.by_kind import measure_kinds
from evaluation.trust.false_answers import KINDS
from evaluation.trust.measuring import CHECKED, Tally, measure, measure_called
from evaluation.trust.served import serving
from evaluation.trust.truths import Truth, truths
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import read_ifc
from sample_models import BAY_HOUSE
from tests.conftest import SHARED

SAMPLES = ROOT / "sample_models"
OWN = sorted((ROOT / "evaluation" / "questions").glob("*.jsonl"))
PUBLISHED = "qa/dev_questions.jsonl"
ONE_IN = int(os.environ.get("ORIEL_TEST_LIES_ONE_IN", "8"))
"""Of so many questions one is asked; all of them take half an hour."""
HOLES = {
    "other property", "other label", "filter left out", "half a filter left out", "filter denied",
    "path left out", "unset for a value", "any for a value", "all but a value", "other value",
    "other use", "other measure", "measure of another kind", "order turned", "unset for set",
    "a thousandfold", "bound turned", "other unit", "some for none",
}  # fmt: skip
"""Lies that a judge who accepts everything may let pass: a query that runs and asks something near.
None of `absent.toml` is among them; docs/agents.md says how many of them do."""
pytestmark = pytest.mark.cypher_of_a_person


@pytest.fixture(scope="module")
def asked(bay_house: GraphStore) -> list[Truth]:
    """Questions about Bay House that the rules answer rightly, with their queries."""
    questions = read_questions(ROOT / "evaluation" / "questions" / "bay_house.jsonl")
    return truths([one for one in questions if not one.after][:12], bay_house, known=True)


@pytest.mark.parametrize("way", CHECKED)
def test_nothing_leaves_that_the_rows_do_not_bear(
    way: str, bay_house: GraphStore, asked: list[Truth]
) -> None:
    tally = Tally()
    liar = measure(bay_house, asked, 1.0, way, tally)
    assert liar is not None
    assert tally.asked == len(asked) > 5
    assert liar.lies.total() >= tally.asked
    assert (tally.unborne, tally.unknown, tally.lies) == (0, 0, 0)


def test_liar_is_believed_where_nothing_is_checked(
    bay_house: GraphStore, asked: list[Truth]
) -> None:
    tally = Tally()
    measure(bay_house, asked * 4, 1.0, "llm, neither", tally)
    assert tally.unborne > 0
    assert tally.unknown > 0
    assert tally.lies > 0


@pytest.mark.parametrize("way", CHECKED)
def test_model_that_does_not_err_is_believed(
    way: str, bay_house: GraphStore, asked: list[Truth]
) -> None:
    tally = Tally()
    measure(bay_house, asked, 0.0, way, tally)
    assert tally.right == tally.asked
    assert tally.rescued <= 1  # a sentence that also tells a doubt may be told by the rules


def test_rules_rescue_what_the_model_gets_wrong(bay_house: GraphStore, asked: list[Truth]) -> None:
    alone, rescued = Tally(), Tally()
    measure(bay_house, asked, 1.0, "llm, checked", alone)
    measure(bay_house, asked, 1.0, "llm", rescued)
    assert rescued.right > alone.right
    assert rescued.rescued > 0


@pytest.mark.parametrize("rate", [0.05, 0.2, 0.4, 1.0])
@pytest.mark.parametrize("way", ["llm", "paper"])
def test_lies_fare_no_better_through_the_real_client(
    way: str, rate: float, bay_house: GraphStore, asked: list[Truth]
) -> None:
    at_hand, called = Tally(), Tally()
    measure(bay_house, asked, rate, way, at_hand)
    liar = measure_called(bay_house, asked, rate, way, called)
    assert liar.calls
    assert called.let_through == []
    assert outcome(called) == outcome(at_hand)


def test_each_kind_of_lie_is_insisted_on_through_the_real_client(bay_house: GraphStore) -> None:
    questions = read_questions(ROOT / "evaluation" / "questions" / "bay_house.jsonl")
    told = truths([one for one in questions if not one.after], bay_house, known=True)
    told += absent(BAY_HOUSE, bay_house.schema())
    with serving() as served:
        ways = ("llm, checked", "llm", "llm, 3 candidates")
        fates = measure_kinds(bay_house, told, served, ways, each=1)
    kinds = {kind for kind, _ in fates}
    asked_for = {*KINDS, "count: wider kind", "unset for a value", "other direction"}
    assert asked_for - kinds <= {"yes for nothing"}  # where nothing of its kind is asked for
    assert {"yes for no", "no for something"} <= {
        kind for (kind, _), one in fates.items() if one.told
    }
    assert sum(one.told for one in fates.values()) > 2 * len(kinds)
    assert [key for key, one in fates.items() if one.unborne] == []
    assert [key for key, one in fates.items() if one.quiet and key[0] not in HOLES] == []
    rescued = [one for (_, way), one in fates.items() if way == "llm"]
    alone = [one for (_, way), one in fates.items() if way == "llm, checked"]
    assert sum(one.quiet for one in rescued) < sum(one.quiet for one in alone) / 2


@contextmanager
def twin_of(path: Path, settings: GraphSettings, twin: str) -> Iterator[GraphStore]:
    with connect(settings, twin=twin) as store:
        store.write_graph(read_ifc(path))
        yield store


@pytest.mark.of_others(PUBLISHED)
@pytest.mark.buildings
@pytest.mark.timeout(1800 // ONE_IN + 300)
def test_nothing_leaves_over_the_published_questions_and_200_others(
    shared_models: Callable[[str], Path], shared_engine: GraphSettings
) -> None:
    questions = [one for path in (SHARED / PUBLISHED, *OWN) for one in read_questions(path)]
    every = [one for one in questions if not one.after]
    assert len(every) >= 135 + 200
    first = every[::ONE_IN]
    tallies = {way: Tally() for way in CHECKED}
    for at, model in enumerate(sorted({one.model for one in first})):
        path = SAMPLES / model if (SAMPLES / model).exists() else shared_models(model)
        mine = [Truth(one) for one in first if one.model == model]
        with twin_of(path, shared_engine, f"lied-to-{at}") as store:
            for way, tally in tallies.items():
                measure(store, mine, 1.0, way, tally)
    passed = {way: (one.unborne, one.unknown, one.lies) for way, one in tallies.items()}
    assert passed == dict.fromkeys(CHECKED, (0, 0, 0))
    assert {one.asked for one in tallies.values()} == {len(first)}
