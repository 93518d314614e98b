"""The graph agrees with ifcopenshell's own utilities, which read the files another way."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import ifcopenshell
import ifcopenshell.util.element
import ifcopenshell.util.unit
import pytest

from ifc_loader import Node, PropertyGraph
from tests.conftest import at_hand

Read = Callable[[str], PropertyGraph]
FOUR = ["SampleHouse4.ifc", "Duplex_A_20110907.ifc", "AC20-FZK-Haus.ifc", "hvac_heating.ifc"]


@pytest.fixture(params=["bay_house.ifc", *at_hand(FOUR)])
def both(
    request: pytest.FixtureRequest, shared_models: Callable[[str], Path], read_shared: Read
) -> tuple[Any, PropertyGraph, dict[int, Node]]:
    name = str(request.param)
    graph = read_shared(name)
    nodes = {int(str(n.properties["step_id"])): n for n in graph.nodes if "step_id" in n.properties}
    return ifcopenshell.open(shared_models(name)), graph, nodes


def test_every_property_of_every_product_is_in_the_graph(
    both: tuple[Any, PropertyGraph, dict[int, Node]],
) -> None:
    file, graph, nodes = both
    compared = 0
    for product in file.by_type("IfcProduct"):
        held = nodes[product.id()].properties
        for set_name, members in ifcopenshell.util.element.get_psets(product).items():
            for name, value in members.items():
                if name == "id" or not isinstance(value, bool | int | float | str):
                    continue
                if value in ("", "UNKNOWN"):
                    continue
                full = " ".join(f"{set_name}.".split()) + " ".join(name.split())
                own_entity = [k for k in held if k.startswith("Ifc") and k.endswith(f".{name}")]
                assert full in held or own_entity, (product, full)
                if full not in held or full in graph.units:
                    continue
                compared += 1
                if isinstance(value, bool | str):
                    assert value in (held[full], held.get(f"{full} 2")), (product, full)
                else:
                    assert held[full] == pytest.approx(value), (product, full)
    assert compared > (250 if file.by_type("IfcProject")[0].Name == "Bay House" else 500)


def test_every_element_is_on_the_storey_of_its_container(
    both: tuple[Any, PropertyGraph, dict[int, Node]],
) -> None:
    file, graph, nodes = both
    storeys = {r.start: r.end for r in graph.relationships if r.type == "ON_STOREY"}
    compared = 0
    for element in file.by_type("IfcElement"):
        place = ifcopenshell.util.element.get_container(element)
        while place is not None and not place.is_a("IfcBuildingStorey"):
            place = ifcopenshell.util.element.get_aggregate(place)
        if place is not None:
            compared += 1
            assert storeys.get(nodes[element.id()].key) == nodes[place.id()].key
    assert compared > 40


def test_every_material_of_every_element_is_one_hop_away(
    both: tuple[Any, PropertyGraph, dict[int, Node]],
) -> None:
    file, graph, nodes = both
    found: dict[str, set[str]] = {}
    for relationship in graph.relationships:
        if relationship.type == "HAS_MATERIAL":
            found.setdefault(relationship.start, set()).add(relationship.end)
    elements = file.by_type("IfcElement")
    assert len(elements) > 40
    for element in elements:
        theirs = ifcopenshell.util.element.get_materials(element)
        ours = found.get(nodes[element.id()].key, set())
        assert ours == {nodes[material.id()].key for material in theirs}, element


def test_lengths_are_scaled_by_the_project_unit(
    both: tuple[Any, PropertyGraph, dict[int, Node]],
) -> None:
    file, _, nodes = both
    scale = ifcopenshell.util.unit.calculate_unit_scale(file)
    for storey in (storeys := file.by_type("IfcBuildingStorey")):
        elevation = nodes[storey.id()].properties["Elevation"]
        assert elevation == pytest.approx(storey.Elevation * scale)
    assert storeys
    for opening in (*file.by_type("IfcDoor"), *file.by_type("IfcWindow")):
        held = nodes[opening.id()].properties
        assert held["OverallWidth"] == pytest.approx(opening.OverallWidth * scale)
