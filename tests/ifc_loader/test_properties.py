"""Property and quantity sets of every kind, inherited, repeated, unnamed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ifc_loader import PropertyGraph
from tests.ifc_loader.tiny import Tiny, named

Read = Callable[[str], PropertyGraph]


def test_every_kind_of_property_becomes_typed_values(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.project.UnitsInContext.Units = [tiny.si("LENGTHUNIT", "METRE", "MILLI")]
    wall = tiny.element("IfcWall", "W")
    new, old = tiny.make("IfcLabel", "NEW"), tiny.make("IfcLabel", "OLD")
    one, two, three = (tiny.make("IfcLengthMeasure", v) for v in (100.0, 200.0, 300.0))
    brick = tiny.make("IfcMaterial", "Brick")
    depth = tiny.single("Depth", "IfcLengthMeasure", 60.0)
    tiny.property_set(
        wall,
        "Set",
        tiny.single("Text", "IfcLabel", "red"),
        tiny.single("Truth", "IfcBoolean", True),
        tiny.single("Perhaps", "IfcLogical", "UNKNOWN"),
        tiny.single("Number", "IfcInteger", 3),
        tiny.single("Empty", "IfcLabel", ""),
        tiny.make("IfcPropertyEnumeratedValue", "One", None, [new], None),
        tiny.make("IfcPropertyEnumeratedValue", "Two", None, [new, old], None),
        tiny.make("IfcPropertyListValue", "List", None, [one, three], None),
        tiny.make("IfcPropertyBoundedValue", "Range", None, three, one, None, two),
        tiny.make("IfcPropertyTableValue", "Curve", None, [one, two], [new, old]),
        tiny.make("IfcPropertyReferenceValue", "Made of", None, None, brick),
        tiny.make("IfcComplexProperty", "Frame", None, "use", [depth]),
    )  # fmt: skip
    graph = tiny.read(tmp_path)
    held = {k: v for k, v in named(graph, "W").properties.items() if k.startswith("Set.")}
    assert held == {
        "Set.Text": "red",
        "Set.Truth": True,
        "Set.Number": 3,
        "Set.One": "NEW",
        "Set.Two": ["NEW", "OLD"],
        "Set.List": [0.1, 0.3],
        "Set.Range": 0.2,
        "Set.Range.upper": 0.3,
        "Set.Range.lower": 0.1,
        "Set.Curve.defining": [0.1, 0.2],
        "Set.Curve.defined": ["NEW", "OLD"],
        "Set.Made of": "Brick",
        "Set.Frame.Depth": 0.06,
    }
    assert graph.units["Set.Range.upper"] == graph.units["Set.Frame.Depth"] == "m"


def test_an_occurrence_inherits_from_its_type_and_overrules_it(tmp_path: Path) -> None:
    tiny = Tiny()
    shared = tiny.root(
        "IfcPropertySet",
        Name="Pset_DoorCommon",
        HasProperties=[
            tiny.single("IsExternal", "IfcBoolean", False),
            tiny.single("FireRating", "IfcLabel", "EI30"),
        ],
    )
    kind = tiny.root(
        "IfcDoorType", Name="T", PredefinedType="GATE", OperationType="NOTDEFINED",
        HasPropertySets=[shared],
    )  # fmt: skip
    door = tiny.element("IfcDoor", "D", PredefinedType="NOTDEFINED")
    tiny.property_set(door, "Pset_DoorCommon", tiny.single("IsExternal", "IfcBoolean", True))
    tiny.typed(door, kind)
    held = named(tiny.read(tmp_path), "D").properties
    assert held["Pset_DoorCommon.IsExternal"] is True
    assert held["Pset_DoorCommon.FireRating"] == "EI30"
    assert held["PredefinedType"] == "GATE"
    assert held["inherited"] == ["Pset_DoorCommon.FireRating", "PredefinedType"]


def typed_twice(tiny: Tiny, **by_type: dict[str, str]) -> Any:
    """A door with a type for each of these, which give it texts of one set."""
    door = tiny.element("IfcDoor", "D")
    for name, texts in by_type.items():
        members = [tiny.single(key, "IfcLabel", text) for key, text in texts.items()]
        held = tiny.root("IfcPropertySet", Name="Set", HasProperties=members)
        tiny.typed(door, tiny.root("IfcDoorType", Name=name, PredefinedType="DOOR",
                                   OperationType="NOTDEFINED", HasPropertySets=[held]))  # fmt: skip
    return door


def test_of_two_types_the_first_stands_the_second_adds_and_what_differs_is_told(
    tmp_path: Path,
) -> None:
    tiny = Tiny()
    door = typed_twice(tiny, T={"A": "1", "B": "2"}, U={"A": "1", "B": "3", "C": "4"})
    graph = tiny.read(tmp_path)
    held = named(graph, "D").properties
    assert [held[f"Set.{name}"] for name in "ABC"] == ["1", "2", "4"]
    assert held["inherited"] == ["Set.A", "Set.B", "PredefinedType", "Set.C"]
    (finding,) = graph.findings
    assert finding.kind == "several-types"
    assert finding.message.startswith(f"#{door.id()} IfcDoor 'D' has a further type, #")
    assert finding.message.endswith(
        "IfcDoorType 'U', that gives 1 of its properties otherwise (Set.B); what the first type "
        "gives stands"
    )


def test_two_types_that_agree_are_no_finding(tmp_path: Path) -> None:
    tiny = Tiny()
    typed_twice(tiny, T={"A": "1"}, U={"A": "1", "C": "4"})
    graph = tiny.read(tmp_path)
    assert graph.findings == []
    assert named(graph, "D").properties["inherited"] == ["Set.A", "PredefinedType", "Set.C"]


def test_a_property_given_twice_is_kept_twice_and_reported(tmp_path: Path) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "W")
    tiny.property_set(wall, "Set", tiny.single("Colour", "IfcLabel", "red"))
    tiny.property_set(wall, "Set", tiny.single("Colour", "IfcLabel", "blue"))
    graph = tiny.read(tmp_path)
    assert named(graph, "W").properties["Set.Colour"] == "red"
    assert named(graph, "W").properties["Set.Colour 2"] == "blue"
    assert [f.kind for f in graph.findings] == ["repeated-property"]


def test_a_set_without_a_name_is_kept_and_reported(tmp_path: Path) -> None:
    tiny = Tiny()
    tiny.property_set(tiny.element("IfcWall", "W"), "", tiny.single("Colour", "IfcLabel", "red"))
    graph = tiny.read(tmp_path)
    assert named(graph, "W").properties["Unnamed.Colour"] == "red"
    assert [f.kind for f in graph.findings] == ["unnamed-set"]


@pytest.mark.of_others("models/SampleHouse4.ifc")
def test_a_placeholder_stays_and_is_noted(read_shared: Read) -> None:
    graph = read_shared("SampleHouse4.ifc")
    address = next(n for n in graph.nodes if "IfcPostalAddress" in n.labels).properties
    assert address["AddressLines"] == ["Enter address here"]
    assert "nobody filled in" in str(address["AddressLines.note"])
    assert "Town.note" not in address


def test_hostile_texts_are_only_texts(tmp_path: Path) -> None:
    tiny = Tiny()
    nasty = "x'}) DETACH DELETE n //`\n../../etc/passwd\u202e"
    wall = tiny.element("IfcWall", nasty)
    tiny.property_set(wall, "Set`.a\n", tiny.single("P\t`", "IfcLabel", nasty))
    held = next(n for n in tiny.read(tmp_path).nodes if "IfcWall" in n.labels).properties
    assert held["Name"] == nasty
    assert held["Set`.a.P `"] == nasty
