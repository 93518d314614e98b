"""What came of a check, in the twin: marks on elements, replaced, gone with the model."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.checks.keeping import FAILS, LABEL, MEETS, annotations, forget, in_words, kept
from app.checks.report import THERE, UNWANTED, Failure, Report, Requirement, Specification
from app.checks.running import check_twin
from app.doors.asking import answered
from app.twins import ingest
from app.twins.ingest import open_twin_of
from graph_store import GraphError, GraphStore, QueryError
from graph_store.annotating import Annotations
from sample_models import BAY_HOUSE
from tests.app.requirements import fire_safety

ELEMENTS = f"""
MATCH (n)-[m]->(r:{LABEL}) WHERE r.Name = $name
RETURN type(m) AS mark, n.ifc_class AS class, count(DISTINCT n.GlobalId) AS n,
  min(m.reason) AS reason ORDER BY mark, class
"""
FACTS = f"""
MATCH (r:{LABEL}) RETURN r.Name, r.LongName, r.Description, r.Checklist, r.Usage, r.Holds,
  r.Applicable, r.Passed, r.Failed, r.derived, r.source ORDER BY r.Name
"""


@pytest.fixture(scope="module")
def checked() -> Iterator[tuple[GraphStore, Report]]:
    """The bay house with the fire safety check kept in it, twice."""
    with open_twin_of(BAY_HOUSE) as store:
        first = check_twin(fire_safety(), "fire.ids", store, keeping=True)
        nodes = counted(store)
        (report,) = check_twin(fire_safety(), "fire.ids", store, keeping=True)
        assert first == (report,)
        assert counted(store) == nodes, "the second check takes the place of the first"
        yield store, report
        for model in store.models():
            forget(model, report.title, store)


def rows(store: GraphStore, query: str, **given: Any) -> list[tuple[Any, ...]]:
    found = store.read(query, given)
    assert not isinstance(found, QueryError), found.message
    return list(found.rows)


def counted(store: GraphStore) -> tuple[int, int]:
    ((nodes,),) = rows(store, "MATCH (n) RETURN count(n) AS n")
    ((links,),) = rows(store, "MATCH ()-[r]->() RETURN count(r) AS n")
    return nodes, links


@pytest.mark.engine
def test_each_requirement_is_a_node_and_each_result_a_mark_on_its_element(
    checked: tuple[GraphStore, Report],
) -> None:
    store, _ = checked
    rated = "FireRating data shall be provided in the dataset Pset_DoorCommon"
    source = "IDS: Fire safety"
    assert rows(store, FACTS) == [
        (
            *("Doors have a fire rating", "fire rating", rated, "Fire safety", "required"),
            *(False, 10, 1, 9, True, source),
        ),
        (
            *("No stairs", None, UNWANTED, "Fire safety", "prohibited"),
            *(False, 1, 0, 1, True, source),
        ),
        (
            *("Windows have a name", "name", "The Name shall be provided", "Fire safety"),
            *("optional", True, 15, 15, 0, True, source),
        ),
    ]
    why = "The property set does not contain the required property"
    assert rows(store, ELEMENTS, name="Doors have a fire rating") == [
        (FAILS, "IfcDoor", 9, why),
        (MEETS, "IfcDoor", 1, None),
    ]
    assert rows(store, ELEMENTS, name="No stairs") == [(FAILS, "IfcStair", 1, "It is there")]
    assert kept(store) == (("bay_house.ifc", "Fire safety", 3, 10),)
    assert store.schema().labels[LABEL] == 3


@pytest.mark.engine
@pytest.mark.parametrize(
    ("question", "mark", "count"),
    [
        ("Which doors fail the fire rating requirement?", FAILS, 9),
        ("Which doors meet the fire rating requirement?", MEETS, 1),
        ("How many doors fail the fire rating requirement?", FAILS, 9),
    ],
)
def test_a_question_about_a_requirement_finds_the_elements(
    checked: tuple[GraphStore, Report], question: str, mark: str, count: int
) -> None:
    store, _ = checked
    answer = answered(question, store, "rules")
    found = f"MATCH (d:IfcDoor)-[:{mark}]->(r:{LABEL}) WHERE r.LongName = 'fire rating' RETURN d"
    ids = {node.properties["GlobalId"] for (node,) in rows(store, found)}
    assert len(ids) == count
    assert set(answer.global_ids) == ids
    assert mark in (answer.cypher or "")


@pytest.mark.engine
def test_results_go_with_the_model_and_are_not_written_to_another_file(tmp_path: Path) -> None:
    house = tmp_path / "house.ifc"
    house.write_bytes(BAY_HOUSE.read_bytes().replace(b"'Bathroom door'", b"'Washroom door'"))
    with open_twin_of(house) as store:
        (model,) = store.models()
        bare = counted(store)
        check_twin(fire_safety(), "fire.ids", store, keeping=True)
        assert counted(store) != bare
        forget(model, "Fire safety", store)
        assert counted(store) == bare
        assert kept(store) == ()
        check_twin(fire_safety(), "fire.ids", store, keeping=True)
        late = Annotations(model.name, "0" * 64, LABEL, "IDS: late")
        with pytest.raises(GraphError, match="replaced or removed meanwhile"):
            store.annotate(late)
        ingest.replace(BAY_HOUSE, model, store)
        assert kept(store) == ()
        ingest.remove(store.models()[0], store)
        store.remove_twin()


def failure(global_id: str, reason: str) -> Failure:
    return Failure(global_id=global_id, ifc_class="IfcDoor", name="", reason=reason)


def test_a_specification_tells_what_it_asks_for() -> None:
    """Its requirements, that there be some, or that there be none; what has no GlobalId counts."""
    twice = (failure("a", "no set"), failure("a", "no value"), failure("", "no name"))
    asks = Requirement(text="…", holds=False, passed=1, failures=twice, passing=("b",))
    facts = {"holds": False, "schema_named": True}
    report = Report(
        title="T" * 700,
        model="m.ifc",
        specifications=(
            Specification(
                name="S", usage="optional", applicable=4, requirements=(asks, asks), **facts
            ),
            Specification(name="Some", usage="required", applicable=0, **facts),
            Specification(name="None", usage="prohibited", applicable=0, **facts),
        ),
    )
    made = annotations(report, "digest", "now")
    assert [node.properties["Description"] for node in made.nodes] == ["…", "…", THERE, UNWANTED]
    assert [node.properties["Name"] for node in made.nodes] == ["S: …", "S: …", "Some", "None"]
    assert [node.properties["Failed"] for node in made.nodes] == [3, 3, 0, 0]
    assert len({node.key for node in made.nodes}) == 4
    assert len(made.source) < 600
    told = [(one.global_id, one.type, one.properties) for one in made.marks]
    assert told == [("a", FAILS, {"reason": "no set; no value"})] * 2 + [("b", MEETS, {})] * 2


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("FireRating", "fire rating"),
        ("ThermalTransmittance", "thermal transmittance"),
        ("IsExternal", "is external"),
        ("Brand_Klasse", "brand klasse"),
        ("material", "material"),
        ("U-Wert", "u-wert"),
    ],
)
def test_what_a_requirement_is_about_is_said_in_words(name: str, words: str) -> None:
    assert in_words(name) == words
