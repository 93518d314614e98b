"""What a question names has to stand in its query, whatever is found and whoever accepts it."""

from collections.abc import Iterator

import ifcopenshell
import ifcopenshell.api.pset
import pytest

from agents import ModelSettings, ask, minds_for
from agents.messages import Grade
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import read_ifc
from tests.agents.checks.found import found, refusal
from tests.agents.replies import ACCEPT, writes
from tests.agents.scripted_server import scripted
from tests.small_house import small_house

ROOMS = "MATCH (s:IfcSpace) RETURN count(s) AS n"
WINDOWS = "MATCH (w:IfcWindow)-[:LIGHTS]->(s:IfcSpace)"


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("question", "cypher", "named"),
    [
        ("How many saunas are there?", ROOMS, "sauna"),
        ("Wie viele Garagen gibt es?", ROOMS, "garage"),
        ("Combien de saunas y a-t-il ?", ROOMS, "sauna"),
        ("How many garages?", "MATCH (s:IfcSpace) RETURN s.Name AS garage", "garage"),
        (
            "On which floor is the escalator?",
            "MATCH (e:IfcElement)-[:ON_STOREY]->(s:IfcBuildingStorey) RETURN DISTINCT s.Name AS n",
            "escalator",
        ),
        (
            "How many saunas are there?",
            "MATCH (s:IfcSpace {LongName: 'Bedroom'}) RETURN count(s) AS n",
            "sauna",
        ),
        (
            "What is the largest sauna?",
            "MATCH (s:IfcSpace) RETURN s.Name AS n ORDER BY s.`derived.FloorArea` DESC LIMIT 1",
            "sauna",
        ),
        ("How many bedrooms are there?", ROOMS, "bedroom"),
        (
            "What is the area of the bedroom?",
            "MATCH (s:IfcSpace) RETURN max(s.`derived.FloorArea`) AS n",
            "bedroom",
        ),
        (
            "How many bedrooms are there?",
            "MATCH (s:IfcSpace) WHERE s.`derived.FloorArea` > 0 RETURN count(s) AS n",
            "bedroom",
        ),
        (
            "How many bedrooms are there?",
            "MATCH (s:IfcSpace) WHERE s.LongName CONTAINS 'Roof' RETURN count(s) AS n",
            "bedroom",
        ),
        (
            "How many bedrooms are there?",
            "MATCH (s:IfcSpace) WHERE s.LongName IS NULL RETURN count(s) AS n",
            "bedroom",
        ),
        (
            "How many windows does the bedroom have?",
            f"{WINDOWS} WHERE s.LongName = 'Living room' RETURN count(w) AS n",
            "bedroom",
        ),
        (
            "Which rooms are on the ground floor?",
            "MATCH (s:IfcSpace)-[:ON_STOREY]->(f:IfcBuildingStorey {Name: 'Roof'}) "
            "RETURN s.Name AS n",
            "Ground Floor",
        ),
        (
            "In welchem Raum sind die Garagen?",
            "MATCH (s:IfcSpace) RETURN s.Name AS n",
            "garage",
        ),
        (
            "How many windows face south?",
            "MATCH (w:IfcWindow) WHERE w.`derived.Orientation` = 'north' RETURN count(w) AS n",
            "faces south",
        ),
    ],
)
def test_query_that_passes_over_what_is_named_is_not_accepted(
    question: str, cypher: str, named: str, house: GraphStore
) -> None:
    assert f"The question names {named!r}" in refusal(cypher, house, question)


@pytest.mark.cypher_of_a_person
def test_all_of_a_class_counted_for_a_word_that_nothing_is_called_by(house: GraphStore) -> None:
    told = refusal("MATCH (e:IfcElement) RETURN count(e) AS n", house, "How many aquariums?")
    assert told == "Nothing of the query stands for any word of the question."


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("question", "cypher"),
    [
        (
            "How many saunas are there?",
            "MATCH (s:IfcSpace) WHERE toLower(s.LongName) CONTAINS 'sauna' RETURN count(s) AS n",
        ),
        (
            "How many bedrooms are there?",
            "MATCH (s:IfcSpace) WHERE s.LongName =~ '(?i).*bed.*' RETURN count(s) AS n",
        ),
        (
            "How many bedrooms are there?",
            "MATCH (s:IfcSpace) WHERE any(c IN s.concepts WHERE c = 'bedroom') "
            "RETURN count(s) AS n",
        ),
        (
            "Wie viele Schlafzimmer gibt es?",
            "MATCH (s:IfcSpace {LongName: 'Bedroom'}) RETURN count(s) AS n",
        ),
        (
            "How many windows does the bedroom have?",
            f"{WINDOWS} WHERE s.Name STARTS WITH '2 -' RETURN count(w) AS n",
        ),
        (
            "How many rooms are on the ground floor?",
            "MATCH (s:IfcSpace)-[:ON_STOREY]->(f:IfcBuildingStorey) "
            "WITH f, count(s) AS n ORDER BY f.Elevation LIMIT 1 RETURN n",
        ),
        (
            "How many saunas are there?",
            "MATCH (s:IfcSpace) WHERE NOT s.LongName = 'Schwitzstube' RETURN count(s) AS n",
        ),
        (
            "How many windows of each orientation are there, south and so on?",
            "MATCH (w:IfcWindow) RETURN w.`derived.Orientation` AS o, count(w) AS n",
        ),
    ],
)
def test_query_that_finds_what_is_named_by_any_means_is_left_to_the_judge(
    question: str, cypher: str, house: GraphStore
) -> None:
    assert "names" not in refusal(cypher, house, question)


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("question", "cypher", "told"),
    [
        (
            "Is there a bedroom?",
            "MATCH (s:IfcSpace {LongName: 'Bedroom'}) RETURN count(s) = 0 AS n",
            "tells whether there is none",
        ),
        (
            "Is there a bedroom?",
            "MATCH (s:IfcSpace {LongName: 'Bedroom'}) RETURN 0 = count(s) AS n",
            "tells whether there is none",
        ),
        (
            "Are there any windows?",
            "MATCH (b:IfcBuilding) RETURN NOT EXISTS { MATCH (w:IfcWindow) } AS n",
            "tells whether there is none",
        ),
        (
            "Which rooms have no windows?",
            "MATCH (s:IfcSpace) OPTIONAL MATCH (s)<-[:LIGHTS]-(w:IfcWindow) "
            "WITH s, count(w) AS many WHERE many > 0 RETURN s.Name AS n",
            "leaves nothing out",
        ),
        (
            "How many doors have a width?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth IS NULL RETURN count(d) AS n",
            "looks for what has no",
        ),
        (
            "Which is the widest door?",
            "MATCH (d:IfcDoor) WHERE coalesce(d.OverallWidth, d.`derived.Width`) IS NULL "
            "RETURN d.Name AS n, d.OverallWidth AS w ORDER BY w DESC LIMIT 1",
            "the query finds nothing",
        ),
        (
            "What is the floor area of the bedroom?",
            "MATCH (s:IfcSpace {LongName: 'Bedroom'}) RETURN s.Name AS n, s.`derived.Volume` AS a",
            "The question asks for what",
        ),
        (
            "What is the width of the front door, in °C?",
            "MATCH (d:IfcDoor) RETURN d.Name AS n, d.OverallWidth AS w",
            "The question asks for K, and the query tells m.",
        ),
        (
            "How many doors and windows are there?",
            "MATCH (d:IfcDoor), (w:IfcWindow) RETURN count(*) AS n",
            "Nothing joins the patterns",
        ),
        (
            "What is the largest room?",
            "MATCH (s:IfcSpace) RETURN s.Name AS n, s.`derived.FloorArea` AS a "
            "ORDER BY a DESC LIMIT 2",
            "tells more than that",
        ),
        (
            "What is the average height of the doors?",
            "MATCH (w:IfcWindow) RETURN avg(w.OverallHeight) AS n",
            "takes IfcWindow",
        ),
        (
            "Which doors have a U-value below 1.5?",
            "MATCH (d:IfcDoor) WHERE d.OverallWidth < 1.5 RETURN d.Name AS n LIMIT 1",
            "LIMIT 1 leaves out",
        ),
    ],
)
def test_query_for_the_other_side_or_measure_is_not_accepted(
    question: str, cypher: str, told: str, house: GraphStore
) -> None:
    assert told in refusal(cypher, house, question)


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("question", "cypher"),
    [
        (
            "How many doors and windows are there?",
            "MATCH (n) WHERE n:IfcDoor OR n:IfcWindow RETURN count(n) AS n",
        ),
        (
            "How many windows are in the building?",
            "MATCH (b:IfcBuilding), (w:IfcWindow) RETURN count(*) AS n",
        ),
        (
            "What are the largest rooms?",
            "MATCH (s:IfcSpace) RETURN s.Name AS n, s.`derived.FloorArea` AS a "
            "ORDER BY a DESC LIMIT 2",
        ),
        ("How many doors have no width?", "MATCH (d) WHERE d.OverallWidth IS NULL RETURN d.Name"),
        (
            "Is there no bedroom?",
            "MATCH (s:IfcSpace {LongName: 'Bedroom'}) RETURN count(s) = 0 AS n",
        ),
        (
            "What is the gross floor area of the bedroom?",
            "MATCH (s:IfcSpace {LongName: 'Bedroom'}) "
            "RETURN s.Name AS n, coalesce(s.`derived.GrossFloorArea`, s.`derived.FloorArea`) AS a",
        ),
    ],
)
def test_query_for_the_side_and_measure_that_is_asked_for_is_left_to_the_judge(
    question: str, cypher: str, house: GraphStore
) -> None:
    assert found(cypher, house, question) is None


@pytest.mark.parametrize("mode", ["paper", "llm"])
@pytest.mark.parametrize("candidates", [1, 3])
def test_thing_that_the_twin_lacks_is_never_told_as_found(
    mode: str, candidates: int, house: GraphStore
) -> None:
    """A model that counts all rooms for the saunas, every time, and a judge that accepts it."""
    many = {"answer": "There are 4 saunas.", "value": 4, "unit": None}
    idle = {name: ["Use names that exist."] for name in ("labels", "properties", "patterns")}
    script = [writes(f"{ROOMS}{at}") for at in range(30)]
    with scripted(*script, ACCEPT, many, idle) as server:
        settings = ModelSettings(base_url=server.url, name="tiny", retries=0, candidates=candidates)
        told = ask("How many saunas are there?", house, minds_for(mode, settings))  # type: ignore[arg-type]
    assert "4 saunas" not in told.answer
    if mode == "llm":  # the rules found that there are none
        assert (told.value, told.answered) == (0, True)
    else:
        assert (told.grade, told.answered) == (Grade.INCORRECT, False)


@pytest.fixture(scope="module")
def rated_house(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[GraphStore]:
    """The small house with a fire rating and a number of people."""
    path = small_house(tmp_path_factory.mktemp("rated") / "rated_house.ifc")
    model = ifcopenshell.open(path)
    told = {
        "IfcDoor": ("Planning", {"FireRating": "EI30"}),
        "IfcSpace": ("Programme", {"Effectif max": 12}),
    }
    for kind, (name, values) in told.items():
        pset = ifcopenshell.api.pset.add_pset(model, product=model.by_type(kind)[0], name=name)
        ifcopenshell.api.pset.edit_pset(model, pset=pset, properties=values)
    model.write(str(path))
    with connect(shared_engine, twin="rated-house") as store:
        store.write_graph(read_ifc(path))
        yield store


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    ("question", "cypher"),
    [
        (
            "How many fire doors are there?",
            "MATCH (d:IfcDoor) WHERE d.`Planning.FireRating` IS NOT NULL RETURN count(d) AS n",
        ),
        (
            "Wie viele Brandschutztüren gibt es?",
            "MATCH (d:IfcDoor) WHERE d.`Planning.FireRating` STARTS WITH 'EI' RETURN count(d) AS n",
        ),
        (
            "Quelles salles peuvent accueillir plus de 10 personnes ?",
            "MATCH (s:IfcSpace) WHERE s.`Programme.Effectif max` > 10 RETURN s.Name AS n",
        ),
    ],
)
def test_what_a_property_states_or_counts_is_looked_for_by_it(
    question: str, cypher: str, rated_house: GraphStore
) -> None:
    assert found(cypher, rated_house, question) is None


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(
    "condition", ["", "WHERE d.OverallWidth > 0", "WHERE d.`Pset_DoorCommon.IsExternal`"]
)
def test_fire_doors_are_not_looked_for_by_what_others_have_too(
    condition: str, rated_house: GraphStore
) -> None:
    cypher = f"MATCH (d:IfcDoor) {condition} RETURN count(d) AS n"
    assert "'fire door'" in refusal(cypher, rated_house, "How many fire doors are there?")
