"""Lists and counts as people read them: places for GlobalIds, none told, storeys as they lie."""

from collections.abc import Callable, Iterator

import pytest

from agents.messages import Answer
from graph_store import GraphSettings, connect
from tests.agents.understanding.conftest import _asking
from tests.ifc_loader.tiny import Tiny

Ask = Callable[..., Answer]
WALLS = 1203


@pytest.fixture(scope="module")
def ask_tower(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    """Four storeys whose names sort otherwise than they lie; many walls below, chairs above,
    and things without a name.
    """
    tiny = Tiny()
    storeys = {"Ground": tiny.storey}
    for number, name in enumerate(("Attic", "Top", "Cellar")):
        height = -3.0 if name == "Cellar" else 3.0 * (number + 1)
        storeys[name] = tiny.root("IfcBuildingStorey", Name=name, Elevation=height)
        tiny.whole(tiny.building, storeys[name])
    for number in range(WALLS):
        tiny.element("IfcWall", f"W-{number // 3:04d}")
    tiny.element("IfcDoor", "Door")
    above: list[tuple[str, str | None, str]]
    above = [("IfcFurniture", "Chair", name) for name in ("Attic", "Top", "Top")]
    above += [("IfcLamp", None, name) for name in ("Attic", "Top", "Top")]
    above += [("IfcLamp", "Lamp", "Top"), ("IfcWindow", "Skylight", "Top")]
    above += [("IfcWindow", None, "Top")]
    for ifc_class, called, where in above:
        tiny.root(
            "IfcRelContainedInSpatialStructure",
            RelatedElements=[tiny.root(ifc_class, Name=called)],
            RelatingStructure=storeys[where],
        )
    with connect(shared_engine, twin="tower") as store:
        store.write_graph(tiny.read(tmp_path_factory.mktemp("tower")))
        yield _asking(store)


def test_storeys_without_any_are_told_and_all_come_as_they_lie(ask_tower: Ask) -> None:
    answer = ask_tower("How many doors are on each storey?")
    assert answer.answer == "4 storeys: Cellar: 0; Ground: 1; Attic: 0; Top: 0."
    assert answer.value == [["Cellar", 0], ["Ground", 1], ["Attic", 0], ["Top", 0]]


def test_storeys_are_listed_from_below(ask_tower: Ask) -> None:
    assert ask_tower("Which storeys are there?").value == ["Cellar", "Ground", "Attic", "Top"]


def test_things_of_one_name_are_told_apart_by_where_they_are(ask_tower: Ask) -> None:
    answer = ask_tower("Which chairs are there?")
    assert answer.answer.startswith("3 chairs: Chair on Attic and Chair on Top (2).")
    assert len(set(answer.value)) == 3


def test_what_has_no_name_is_told_so_and_by_its_global_id(ask_tower: Ask) -> None:
    lamps = ask_tower("Which lamps are there?")
    assert lamps.answer.startswith(
        "4 lamps: Lamp, one without a name on Attic and one without a name on Top (2)."
    )
    assert len({*lamps.value}) == 4
    windows = ask_tower("Which windows are there?")
    assert windows.answer.startswith("2 windows: Skylight and one without a name.")
    assert windows.value[0] == "Skylight"
    assert windows.value[1] in windows.global_ids


def test_of_more_than_the_rows_hold_the_true_number_is_told(ask_tower: Ask) -> None:
    answer = ask_tower("List all walls.")
    assert answer.answer.startswith(f"{WALLS} walls: W-0000 on Ground (3), W-0001 on Ground (3)")
    assert f"and {WALLS - 36} more." in answer.answer
    assert answer.answer.endswith(f"The rows hold the first 1000 of {WALLS}.")


@pytest.fixture(scope="module")
def ask_doors(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    """Five doors, of which three are called alike and two of these are as wide."""
    tiny = Tiny()
    doors = (("Plain", 0.9), ("Plain", 0.9), ("Plain", 0.8), ("Front", 1.2), ("Back", 1.2))
    for name, width in doors:
        tiny.element("IfcDoor", name, OverallWidth=width, OverallHeight=2.1)
    with connect(shared_engine, twin="doors-alike") as store:
        store.write_graph(tiny.read(tmp_path_factory.mktemp("doors")))
        yield _asking(store)


@pytest.mark.parametrize(
    "question", ["What is the width of each door?", "How wide are the doors?", "doors and widths"]
)
def test_things_of_one_name_and_measure_are_told_each(question: str, ask_doors: Ask) -> None:
    answer = ask_doors(question)
    told = answer.answer.removeprefix("5 doors: ").partition(". Understood")[0].rstrip(".")
    each = {"Back: 1.2 m", "Front: 1.2 m", "Plain: 0.9 m (2)", "Plain: 0.8 m"}
    assert {*told.split("; ")} == each
    assert len(answer.value) == len(answer.rows) == len(answer.global_ids) == 5


def test_things_of_one_name_and_measure_fill_as_many_places(ask_doors: Ask) -> None:
    answer = ask_doors("Which are the four widest doors?")
    assert [name for name, _ in answer.value] == ["Back", "Front", "Plain", "Plain"]
