"""Question sets made from a graph: seeded, answered, told in plain words."""

import random
import re
from collections.abc import Iterator

import pytest

from agents import ModelSettings
from agents.model.model_client import ModelClient
from evaluation.asking.twins import open_twin
from evaluation.comparing.compare import Outcome, compare
from evaluation.generation import generate, reworded
from evaluation.generation.counting import counting
from evaluation.generation.graph_words import GraphWords
from evaluation.generation.wording import extremes, nouns, of_one, phrase, words
from evaluation.metrics.scores import same_rows
from evaluation.sets.model_files import ROOT
from evaluation.sets.question_sets import Question
from graph_store import GraphSettings, GraphStore, Rows
from tests.agents.scripted_server import scripted


@pytest.fixture(scope="module")
def made(harbour: GraphStore) -> tuple[Question, ...]:
    return generate(harbour, "harbour", 120, seed=1)


def test_the_same_seed_gives_the_same_questions_and_another_gives_others(
    harbour: GraphStore, made: tuple[Question, ...]
) -> None:
    assert generate(harbour, "harbour", 120, seed=1) == made
    assert generate(harbour, "harbour", 120, seed=2) != made


def test_every_question_has_gold_that_runs_and_a_value_that_is_right(
    harbour: GraphStore, made: tuple[Question, ...]
) -> None:
    assert len({question.question for question in made}) == len(made) > 80
    for question in made:
        rows = harbour.read(str(question.gold))
        assert isinstance(rows, Rows), question.gold
        assert rows.rows
        assert compare(question, question.value, question.unit).outcome is Outcome.RIGHT
        if question.kind in {"count", "count_filtered", "aggregate"}:
            assert same_rows([(question.value,)], rows.rows, ordered=False), question


def test_the_benchmarks_templates_are_there(made: tuple[Question, ...]) -> None:
    templates = {question.template for question in made}
    assert {template.match_category for template in templates if template} >= {
        "own_negation", "own_count-threshold",
        "basic_(n)", "basic_(n*)", "basic_(n)-(m0)", "basic_(n)=(m0)", "basic_(n)-(m0*)",
        "basic_(n)-(m0)-(m1*)", "special_comparison", "special_union", "special_time-sensitive",
        "special_optional-match", "special_three-node-groupby",
    }  # fmt: skip
    assert {template.return_pattern_id for template in templates if template} >= {
        "n_name", "n_prop", "n_agg", "n_where", "n_argmax", "n_order_by", "n_group_by",
        "n_m0_group_by_count", "n_prop_array_distinct", "n_m0_comparison_argmax",
        "n_m0_comparison_arithmetic", "n_m0_comparison_boolean",
    }  # fmt: skip


def test_any_neighbour_the_same_neighbour_and_what_is_so_now_are_asked_in_plain_words(
    harbour: GraphStore,
) -> None:
    asked = {q.question: q.value for q in generate(harbour, "harbour", 1000, seed=1)}
    both = "ships that berth at a harbour and that were launched at the same harbour"
    assert asked[f"Which {both} are there?"] == ["Nordlicht", "Seemöwe"]
    assert asked["How many ships that were launched at any harbour are there?"] == 2
    assert asked["Which ships that Ida Holm commands currently are there?"] == ["Aurora"]
    assert asked["Which different cargoes do the ships that Ida Holm commands have?"] == [
        "cars", "grain", "timber",
    ]  # fmt: skip
    assert asked["Is the length m of Aurora greater than that of Old Tom?"] is True
    assert asked["Is the length m of Seemöwe greater than that of Aurora?"] is False
    counts = "the ships that Bo O'Neil commands and that berth at it"
    assert asked[f"Count, for each harbour that has any, {counts}."] == {
        "Westhaven": 1, "Smuggler's Cove": 2,
    }  # fmt: skip
    of_each = "what is the number of harbours that it berths at"
    assert asked[f"For each ship that berths at Smuggler's Cove, {of_each}?"] == {
        "Seemöwe": 2, "Old Tom": 1,
    }  # fmt: skip


@pytest.fixture(scope="module")
def bay_house(graph_settings: GraphSettings) -> Iterator[GraphStore]:
    with open_twin(ROOT / "sample_models" / "bay_house.ifc", graph_settings) as store:
        yield store


@pytest.fixture(scope="module")
def of_a_building(bay_house: GraphStore) -> tuple[Question, ...]:
    return generate(bay_house, "bay_house.ifc", 200)


def test_counts_for_each_are_asked_where_some_have_several(
    of_a_building: tuple[Question, ...],
) -> None:
    counted = [q for q in of_a_building if q.template and "optional" in q.template.match_category]
    assert counted
    assert all(max(question.value.values()) > 1 for question in counted)


def test_no_condition_of_two_follows_from_the_other(
    bay_house: GraphStore, of_a_building: tuple[Question, ...]
) -> None:
    """Each condition of a two-branch question alone binds more nodes than both together."""

    def bound(*conditions: str) -> set[tuple[str, ...]]:
        found = bay_house.read(
            " MATCH ".join(["MATCH (n)", *conditions]) + " RETURN DISTINCT n.key"
        )
        assert isinstance(found, Rows)
        return set(found.rows)

    both = [
        q for q in of_a_building if q.template and q.template.match_category.endswith(",(n)-(m1*)")
    ]
    assert both
    for question in both:
        gold = str(question.gold).partition(" WITH DISTINCT n")[0]
        label, first, second = gold.removeprefix("MATCH ").split(" MATCH ")
        assert bound(label, first, second) < bound(label, first), question.question
        assert bound(label, first, second) < bound(label, second), question.question


def test_negations_and_thresholds_of_counts_are_asked_in_plain_words(
    made: tuple[Question, ...],
) -> None:
    asked = {question.question: question.value for question in made}
    assert asked["Which ships were launched at no harbour?"] == ["Old Tom", "Aurora"]
    assert asked["How many ships berth at more than 1 harbour?"] == 1


def test_a_building_is_asked_what_has_none_what_has_more_and_which_has_more(
    bay_house: GraphStore,
) -> None:
    graph = GraphWords(bay_house)
    asked = {made.question: made.value for _, made in counting(graph, random.Random(1))}
    assert asked["Which rooms have no radiator?"] == ["0.5 Utility Room", "1.3 Landing"]
    assert asked["How many rooms have no radiator?"] == 2
    assert asked["Which has more rooms, Ground Floor or First Floor?"] == "Ground Floor"
    (threshold,) = (q for q in asked if re.fullmatch(r"Which rooms have more than . doors?\?", q))
    doors = {
        "0.1": 2,
        "0.2": 3,
        "0.3": 5,
        "0.4": 1,
        "0.5": 1,
        "1.1": 1,
        "1.2": 1,
        "1.3": 3,
        "1.4": 1,
    }
    limit = int(re.findall(r"\d", threshold)[0])
    expected = {number for number, count in doors.items() if count > limit}
    assert {name.split()[0] for name in asked[threshold]} == expected


def test_names_of_classes_and_properties_are_put_in_words() -> None:
    assert nouns("IfcPipeSegment") == ("pipe segment", "pipe segments")
    assert nouns("IfcSpace") == ("room", "rooms")
    assert nouns("Country") == ("country", "countries")
    assert words("NetFloorArea") == "net floor area"
    assert words("avg_gestation_period_days") == "avg gestation period days"
    assert extremes("BaseQuantities.Width") == ("widest", "narrowest")


def test_relationships_are_put_for_several_and_for_one() -> None:
    plays = phrase("playsFor", "Club", building=False)
    assert plays is not None
    assert (plays.start, plays.start_one) == ("that play for {m}", "that plays for {m}")
    created = phrase("createdBy", "Person", building=False)
    assert created is not None
    assert (created.start, created.start_one) == (
        "that are created by {m}",
        "that is created by {m}",
    )
    launched = phrase("wasLaunchedAt", "Harbour", building=False)
    assert launched is not None
    assert (launched.start, launched.end) == (
        "that were launched at {m}",
        "that {m} was launched at",
    )
    hosts = phrase("HOSTS", "IfcDoor", building=True)
    assert hosts is not None
    assert of_one(str(hosts.start)) == "that hosts {m}"
    assert phrase("HAS_PORT", "IfcDistributionPort", building=True) is None


STIFF = Question(
    id="g",
    model="bay_house.ifc",
    question="Count, for each storey, the windows in the wall 'South wall' above 1.5 m.",
    kind="groupby",
    value={"First Floor": 2},
    gold="MATCH (n:IfcWall {Name: 'South wall'}) RETURN n.Name",
)


def said_by_a_model(reply: object) -> tuple[Question, str]:
    """The stiff question after a model's reply, and what the model was asked."""
    with scripted(reply) as server:
        settings = ModelSettings(
            base_url=server.url, name="tiny", second_opinion=False, retries=0, seconds=5
        )
        return reworded(ModelClient(settings), STIFF), server.asked(0)


def test_a_model_words_a_question_and_keeps_its_names_and_numbers() -> None:
    natural = "How many windows above 1.5 m does South wall have on each storey?"
    told, asked = said_by_a_model({"question": natural})
    assert (told.question, told.note) == (natural, f"plain: {STIFF.question}")
    assert (told.id, told.value, told.gold) == (STIFF.id, STIFF.value, STIFF.gold)
    assert "Keep every name and every number" in asked
    assert f"<question>\n{STIFF.question}\n</question>" in asked
    assert f"<query>\n{STIFF.gold}\n</query>" in asked


@pytest.mark.parametrize(
    "reply",
    [
        {"question": "How many windows above 1.5 m does the wall have on each storey?"},
        {"question": "How many windows above 2 m does South wall have on each storey?"},
        {"question": "How many of the 3 windows above 1.5 m does South wall have?"},
        {"question": ""},
        {"text": "no question"},
        "I will not.",
    ],
)
def test_a_question_stays_plain_where_the_model_changes_a_name_or_a_number(reply: object) -> None:
    told, _ = said_by_a_model(reply)
    assert told == STIFF
