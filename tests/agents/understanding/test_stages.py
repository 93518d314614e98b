"""Each stage of the language layer by itself, on a schema of three kinds and without an engine."""

import pytest

from agents.understanding.language.tables import language, languages
from agents.understanding.language.words import stem, tokens
from agents.understanding.parsing.clauses import clauses
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.joining import join
from agents.understanding.parsing.reading import read
from agents.understanding.parsing.turns import Turn
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Exists,
    Names,
    Nodes,
    Related,
    Share,
)
from agents.understanding.plans.algebra import (
    Test as Condition,
)
from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin.entries import Text
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.measures import add_properties
from agents.understanding.twin.reading import _add_languages, _add_relations
from agents.understanding.twin.senses import Relation, Thing
from agents.understanding.twin.storeys import Storeys
from graph_store.schema import (
    GraphSchema,
    NodeKind,
    PropertySchema,
    RelationshipKind,
    Triple,
)

ROOM, DOOR, WINDOW = ("IfcSpace",), ("IfcDoor",), ("IfcWindow",)


def _kind(labels: tuple[str, ...], count: int, **units: str) -> NodeKind:
    named = PropertySchema(name="Name", types=("string",), filled=count)
    measured = [
        PropertySchema(name=name, types=("float",), unit=unit, filled=count)
        for name, unit in units.items()
    ]
    flag = PropertySchema(name="Pset_DoorCommon.IsExternal", types=("boolean",), filled=count)
    flags = [flag] if labels == DOOR else []
    return NodeKind(labels=labels, count=count, properties=(named, *measured, *flags))


SCHEMA = GraphSchema(
    kinds=(
        _kind(ROOM, 3, NetFloorArea="m2"),
        _kind(DOOR, 4, OverallWidth="m", OverallHeight="m"),
        _kind(WINDOW, 5, OverallWidth="m", OverallHeight="m"),
    ),
    relationships=(
        RelationshipKind(type="LEADS_TO", count=6),
        RelationshipKind(type="LIGHTS", count=5),
    ),
    triples=(
        Triple(start=DOOR, type="LEADS_TO", end=ROOM, count=6),
        Triple(start=WINDOW, type="LIGHTS", end=ROOM, count=5),
    ),
)


@pytest.fixture(scope="module")
def context() -> Context:
    """Three rooms with doors and windows; two of them are called Kitchen and Hall."""
    terrain = Terrain(SCHEMA)
    lexicon = Lexicon(terrain, Storeys(()))
    for label, words in (("IfcSpace", "room"), ("IfcDoor", "door"), ("IfcWindow", "window")):
        lexicon.add((words,), Thing(Nodes((label,), terrain.of_label[label], text=words)))
    for name in ("Kitchen", "Hall"):
        text = Text("Name", name, (name.lower(),), terrain.of_label["IfcSpace"])
        lexicon.add_text(text)
    add_properties(lexicon)
    _add_relations(lexicon)
    _add_languages(lexicon)
    return Context(lexicon)


def _asks(question: str, context: Context, turns: tuple[Turn, ...] = ()) -> Ask:
    """What the likeliest reading asks."""
    readings = read(question, context, turns).readings
    assert readings, question
    assert readings[0].lost < 0.3, readings[0]
    return readings[0].ask


def _called(name: str) -> Condition:
    return Condition(("Name",), "=", name)


def test_the_languages_are_read_and_know_how_to_ask() -> None:
    assert {"en"} <= {table.code for table in languages()}
    asked = {name for names in language("en").operators.values() for name in names}
    assert {"how_many", "which", "each", "no", "most", "share", "difference"} <= asked


@pytest.mark.parametrize(
    ("word", "singular"), [("movies", "movie"), ("stories", "story"), ("boxes", "box")]
)
def test_a_plural_has_the_stem_of_its_singular(word: str, singular: str) -> None:
    assert stem(word) == singular


def test_a_number_keeps_its_unit_apart() -> None:
    assert [token.kind for token in tokens("over 20 m²")] == ["word", "number", "word", "number"]


def test_doors_and_rooms_are_joined_by_what_leads_from_one_to_the_other() -> None:
    terrain = Terrain(SCHEMA)
    found = join(terrain.of_label["IfcDoor"], terrain.of_label["IfcSpace"], terrain, Relation(()))
    assert found is not None
    assert [hop.type for hop in found.path] == ["LEADS_TO"]


def test_two_things_are_not_joined_where_the_schema_has_no_way() -> None:
    terrain = Terrain(SCHEMA.model_copy(update={"triples": SCHEMA.triples[:1]}))
    assert join(terrain.of_label["IfcWindow"], terrain.of_label["IfcSpace"], terrain) is None


def test_how_many_counts_the_noun_it_stands_before(context: Context) -> None:
    for question in (
        "How many windows are in the kitchen?",
        "how many windows does the kitchen have",
        "kitchen windows - how many",
    ):
        ask = _asks(question, context)
        assert isinstance(ask, Count), question
        assert ask.nodes.labels == WINDOW, question
        (condition,) = ask.nodes.where
        assert isinstance(condition, Related)
        assert condition.nodes.where == (_called("Kitchen"),)


def test_a_room_without_a_door_has_no_door_related(context: Context) -> None:
    ask = _asks("Which rooms have no door?", context)
    assert isinstance(ask, Names)
    assert [c.negated for c in ask.nodes.where if isinstance(c, Related)] == [True]


def test_a_bound_with_a_unit_says_what_is_measured(context: Context) -> None:
    ask = _asks("rooms over 20 m2", context)
    assert isinstance(ask, Names)
    assert ask.nodes.where == (Condition(("NetFloorArea",), ">", 20.0),)


def test_the_most_of_a_thing_ranks_by_its_number(context: Context) -> None:
    ask = _asks("Which room has the most windows?", context)
    assert isinstance(ask, Names)
    assert ask.order is not None
    assert ask.order.counted is not None
    assert ask.order.counted.nodes.labels == WINDOW
    assert (ask.descending, ask.limit) == (True, 1)


def test_a_total_is_a_sum_and_a_yes_or_no_an_existence(context: Context) -> None:
    total = _asks("What is the total floor area of the rooms?", context)
    assert isinstance(total, Aggregate)
    assert total.function == "sum"
    assert isinstance(_asks("Is there a window in the hall?", context), Exists)


def test_a_share_holds_a_part_against_its_whole(context: Context) -> None:
    ask = _asks("What percentage of the doors are external?", context)
    assert isinstance(ask, Share)
    assert ask.whole.where == ()
    assert ask.part.where == (Condition(("Pset_DoorCommon.IsExternal",), "=", True),)


def test_a_fragment_edits_the_last_ask(context: Context) -> None:
    first = _asks("How many windows are in the kitchen?", context)
    moved = _asks("and in the hall?", context, (Turn(first),))
    assert isinstance(moved, Count)
    (condition,) = moved.nodes.where
    assert isinstance(condition, Related)
    assert condition.nodes.where == (_called("Hall"),)


def test_the_opposite_superlative_turns_a_ranking(context: Context) -> None:
    first = _asks("Which room is the biggest?", context)
    turned = _asks("and the smallest?", context, (Turn(first),))
    assert isinstance(first, Names)
    assert isinstance(turned, Names)
    assert (first.descending, turned.descending) == (True, False)
    assert turned.nodes == first.nodes


def test_a_pronoun_stands_for_what_was_asked_about(context: Context) -> None:
    first = _asks("Which rooms have no door?", context)
    counted = _asks("how many windows do they have", context, (Turn(first),))
    assert isinstance(counted, Count)
    assert isinstance(first, Names)
    assert any(isinstance(c, Related) and c.nodes == first.nodes for c in counted.nodes.where)


def test_an_unknown_word_costs_more_than_a_polite_one(context: Context) -> None:
    polite = read("please tell me how many doors", context).readings[0]
    strange = read("how many quuxes doors", context).readings[0]
    assert polite.lost < 0.3
    assert strange.lost > 1
    assert strange.skipped == ("quuxes",)


def test_a_question_of_two_parts_falls_into_them() -> None:
    found = clauses("how many doors are there and which one is the widest?")
    assert [(clause.text, clause.asks) for clause in found] == [
        ("how many doors are there", True),
        ("which one is the widest?", True),
    ]


def test_a_sentence_that_asks_nothing_is_only_told() -> None:
    found = clauses("I am standing in the hall. Which rooms can I enter?")
    assert [clause.asks for clause in found] == [False, True]


def test_a_set_is_a_value() -> None:
    nodes = Nodes(ROOM, frozenset({0}))
    assert Set(nodes) == Set(Nodes(ROOM, frozenset({0, 1}), text="other words"))
