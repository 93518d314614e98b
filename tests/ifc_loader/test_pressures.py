"""Pressures of valves and pipes that no valve and no pipe can be made for."""

from pathlib import Path

import pytest

from ifc_loader import PropertyGraph
from tests.ifc_loader.tiny import Tiny, named

PROPERTY = "Pset_ValveTypeCommon.WorkingPressure"


def with_valves(folder: Path, *pressures: float, ifc_class: str = "IfcValve") -> PropertyGraph:
    """Valves V0, V1, … of a file whose pressures are in pascals."""
    tiny = Tiny()
    tiny.project.UnitsInContext.Units = [tiny.si("PRESSUREUNIT", "PASCAL")]
    for number, pressure in enumerate(pressures):
        thing = tiny.element(ifc_class, f"V{number}")
        stated = tiny.single("WorkingPressure", "IfcPressureMeasure", pressure)
        tiny.property_set(thing, "Pset_ValveTypeCommon", stated)
    return tiny.read(folder)


def told(graph: PropertyGraph) -> list[tuple[str, str]]:
    return [(f.kind, f.message) for f in graph.findings if "WorkingPressure" in f.message]


def test_a_nominal_pressure_written_as_pascals_is_bar(tmp_path: Path) -> None:
    graph = with_valves(tmp_path, 16.0, 16.0, 10.0)
    held = named(graph, "V1").properties
    assert held[PROPERTY] == pytest.approx(16e5)
    assert held[f"{PROPERTY}.stored"] == 16.0
    assert held[f"{PROPERTY}.note"] == (
        "The file states 16 Pa, and nothing that holds water is made for so little: it is the "
        "nominal pressure PN 16, which is bar, so it was corrected"
    )
    assert [kind for kind, _ in told(graph)] == ["corrected-quantity"] * 2
    assert told(graph)[0][1].startswith("2 things, as #9 IfcValve 'V0': ")


@pytest.mark.parametrize("name", ["Nenndruck", "PN", "Druckstufe"])
def test_a_nominal_pressure_goes_by_other_names_and_with_a_unit_of_its_own(
    tmp_path: Path, name: str
) -> None:
    tiny = Tiny()
    pascal = tiny.si("PRESSUREUNIT", "PASCAL")
    thing = tiny.element("IfcPump", "P0")
    stated = tiny.single(name, "IfcPressureMeasure", 16.0)
    stated.Unit = pascal
    tiny.property_set(thing, "Daten", stated)
    held = named(tiny.read(tmp_path), "P0").properties
    assert held[f"Daten.{name}"] == pytest.approx(16e5)
    assert held[f"Daten.{name}.stored"] == 16.0


def test_a_pressure_too_low_for_another_reason_is_left_and_told(tmp_path: Path) -> None:
    graph = with_valves(tmp_path, 3.7)
    assert named(graph, "V0").properties[PROPERTY] == 3.7
    ((kind, message),) = told(graph)
    assert kind == "suspicious-quantity"
    assert message.endswith("ask who wrote the file in which unit it is")


@pytest.mark.parametrize(
    ("ifc_class", "pressure"),
    [("IfcValve", 0.0), ("IfcValve", 16e5), ("IfcDuctSegment", 16.0), ("IfcValve", 2500.0)],
)
def test_a_pressure_that_can_be_meant_stays_as_it_is(
    tmp_path: Path, ifc_class: str, pressure: float
) -> None:
    graph = with_valves(tmp_path, pressure, ifc_class=ifc_class)
    assert named(graph, "V0").properties[PROPERTY] == pressure
    assert told(graph) == []
