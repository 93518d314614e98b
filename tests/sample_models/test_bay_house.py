"""The house of our own: reproducible, valid, whole."""

from collections import Counter
from pathlib import Path

import ifcopenshell.validate
import pytest

from ifc_loader import PropertyGraph, read_ifc
from ifc_loader.geometry import tessellate
from sample_models import BAY_HOUSE
from sample_models.bay_house_plan import ROOMS
from sample_models.write_bay_house import write_bay_house


@pytest.fixture(scope="module")
def bay_house() -> PropertyGraph:
    return read_ifc(BAY_HOUSE)


def test_the_script_writes_the_same_bytes_again(tmp_path: Path) -> None:
    write_bay_house(tmp_path / "again.ifc")
    assert (tmp_path / "again.ifc").read_bytes() == BAY_HOUSE.read_bytes()


@pytest.mark.buildings
def test_the_file_is_valid_ifc() -> None:
    log = ifcopenshell.validate.json_logger()
    ifcopenshell.validate.validate(ifcopenshell.open(BAY_HOUSE), log, express_rules=True)
    assert log.statements == []


@pytest.mark.engine
def test_every_product_with_a_shape_has_triangles() -> None:
    scene = tessellate(BAY_HOUSE)
    assert scene.failures == ()
    assert {mesh.ifc_class for mesh in scene} >= {"IfcWall", "IfcSpace", "IfcBoiler", "IfcWindow"}
    assert all(len(mesh.triangles) for mesh in scene)


def test_nothing_in_the_house_is_reported_as_wrong(bay_house: PropertyGraph) -> None:
    assert bay_house.findings == []


def test_every_room_can_be_reached_by_a_door(bay_house: PropertyGraph) -> None:
    reached = {r.end for r in bay_house.relationships if r.type == "LEADS_TO"}
    rooms = {node.key for node in bay_house.nodes if "IfcSpace" in node.labels}
    assert len(rooms) == len(ROOMS) == 9
    assert rooms == reached


def test_the_heating_is_one_closed_circuit(bay_house: PropertyGraph) -> None:
    networks = {n.properties["derived.Network"] for n in bay_house.nodes if "IfcPump" in n.labels}
    assert len(networks) == 1
    served = [n for n in bay_house.nodes if n.properties.get("derived.Network") in networks]
    classes = Counter(n.properties["ifc_class"] for n in served)
    assert classes["IfcSpaceHeater"] == 7
    assert classes["IfcBoiler"] == classes["IfcTank"] == 1
    joined = {
        key
        for r in bay_house.relationships
        if r.type == "CONNECTED_PORT"
        for key in (r.start, r.end)
    }
    assert joined == {n.key for n in bay_house.nodes if "IfcPort" in n.labels}
