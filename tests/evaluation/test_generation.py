"""Question sets made from a graph: seeded, answered, told in plain words."""

import pytest

from evaluation.compare import Outcome, compare
from evaluation.generation import generate
from evaluation.generation.wording import extremes, nouns, of_one, phrase, words
from evaluation.metrics import same_rows
from evaluation.question_sets import Question
from graph_store import GraphStore, Rows


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
        "basic_(n)", "basic_(n*)", "basic_(n)-(m0*)", "basic_(n)-(m0)-(m1*)",
        "special_comparison", "special_union", "special_optional-match", "special_time-sensitive",
    }  # fmt: skip
    assert {template.return_pattern_id for template in templates if template} >= {
        "n_name", "n_prop", "n_agg", "n_where", "n_argmax", "n_order_by", "n_group_by",
        "n_m0_group_by_count",
    }  # fmt: skip


def test_no_condition_of_two_follows_from_the_other(
    harbour: GraphStore, made: tuple[Question, ...]
) -> None:
    both = [q for q in made if q.template and "(n)-(m1*)" in q.template.match_category]
    for question in both:
        assert " and " in question.question


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
    hosts = phrase("HOSTS", "IfcDoor", building=True)
    assert hosts is not None
    assert of_one(str(hosts.start)) == "that hosts {m}"
    assert phrase("HAS_PORT", "IfcDistributionPort", building=True) is None
