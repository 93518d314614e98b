"""What rows without an element may be about is proposed; only what a person accepts is joined."""

from pathlib import Path

import pytest

from app.command.main import main
from app.twins.ingest import ingest
from graph_store import GraphStore
from registers.likeness import Named, likely
from sample_models import BAY_HOUSE
from tests.registers.test_cobie import answered

IN_KITCHEN, IN_HALL = frozenset({"kitchen"}), frozenset({"hall"})


def pairs(rows: list[Named], elements: list[Named]) -> list[tuple[str, str]]:
    return [(each.row.identity, each.element.identity) for each in likely(rows, elements)]


def test_the_likest_is_proposed_and_of_equals_neither() -> None:
    elements = [Named("e1", ("Boiler",)), Named("e2", ("Radiator Hall",)), Named("e3", ("Lamp",))]
    assert pairs([Named("r", ("boiler.",))], elements) == [("r", "e1")]
    assert pairs([Named("r", ("Hall radiator",))], elements) == [("r", "e2")]
    assert pairs([Named("r", ("Fence",))], elements) == []
    twins = [Named("e1", ("Lamp A",)), Named("e2", ("Lamp B",))]
    assert pairs([Named("r", ("Lamp C",))], twins) == []


def test_an_element_in_another_room_is_none_and_no_element_is_given_twice() -> None:
    lamps = [Named("e1", ("Lamp",), IN_KITCHEN), Named("e2", ("Lamp",), IN_HALL)]
    assert pairs([Named("r", ("Lamp",), IN_HALL)], lamps) == [("r", "e2")]
    assert pairs([Named("r", ("Lamp",))], lamps) == []
    rows = [Named("r1", ("Boilers",)), Named("r2", ("Boiler",))]
    assert pairs(rows, [Named("e", ("Boiler",))]) == [("r2", "e")]


@pytest.mark.engine
def test_nothing_is_joined_until_it_is_accepted(
    store: GraphStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "plant.csv"
    path.write_text("id,name,tag\n7,boilr,K7\n8,Lawn mower,K8\n", encoding="utf-8")
    ingest(BAY_HOUSE, store)
    ingest(path, store)
    twin, counted = (
        store.twin,
        "MATCH (p:Plant)-[:RECORDS]->(e) RETURN p.id AS id, e.ifc_class AS c",
    )
    assert main(["match", str(path), "--twin", twin]) == 0
    assert "1: Plant boilr → IfcBoiler Boiler" in capsys.readouterr().out
    assert answered(store, counted) == ()
    assert main(["match", str(path), "--twin", twin, "--accept", "2"]) == 2
    assert answered(store, counted) == ()
    assert main(["match", str(path), "--twin", twin, "--accept", "1"]) == 0
    assert answered(store, counted) == ((7, "IfcBoiler"),)
    assert "numbered anew" in capsys.readouterr().out
    assert "accepted" in path.with_name("plant.csv.mapping.toml").read_text("utf-8")


@pytest.mark.engine
def test_a_number_that_is_the_tag_of_an_element_is_proposed_and_one_almost_is_not(
    store: GraphStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "anlagen.csv"
    path.write_text(
        "Bauteil-Nr.;Bezeichnung;Raum-Nr.\nD01;Haustür;0.3\nD011;Tor;0.3\nHZ-1;Boiler;0.5\n",
        encoding="utf-8",
    )
    ingest(BAY_HOUSE, store)
    ingest(path, store)
    assert main(["match", str(path), "--twin", store.twin]) == 0
    told = capsys.readouterr().out
    assert "Anlagen D01 → IfcDoor D01" in told and "Boiler → IfcBoiler Boiler" in told
    assert "D011" not in told
