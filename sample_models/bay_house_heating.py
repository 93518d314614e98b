"""Bay House: a two-pipe heating circuit under the ceiling of the ground floor."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sample_models.bay_house_contents import place
from sample_models.bay_house_plan import ELEVATIONS, ROOMS
from sample_models.bay_house_site import House
from sample_models.circuit import FLOW, RETURN, SINK, SOURCE, Circuit, End
from sample_models.drawing import Point, Z
from sample_models.facts import property_set

MAIN, BRANCH = 28.0, 18.0
FLOW_Z, RETURN_Z = 2_600.0, 2_500.0
NORTH, SOUTH, WEST = 7_450.0, 550.0, 550.0
"""Where the flow main runs; the return main runs 100 mm further inside, 100 mm lower."""


@dataclass(frozen=True, slots=True)
class Radiator:
    """A radiator: its inlet in plan, the side of the house it stands on, length, output."""

    room: str
    inlet: tuple[float, float]
    side: str
    length: float
    watts: float

    @property
    def outlet(self) -> tuple[float, float]:
        """In plan, on the return main."""
        x, y = self.inlet
        along = self.length + 100
        if self.side == "N":
            return x + along, y - 100
        return (x + along, y + 100) if self.side == "S" else (x + 100, y + along)

    @property
    def floor(self) -> float:
        """The height of the room's floor."""
        return ELEVATIONS[next(room.storey for room in ROOMS if room.name == self.room)]


RADIATORS = [
    Radiator("Bathroom", (7100, NORTH), "N", 1000, 950),
    Radiator("Shower Room", (6000, NORTH), "N", 800, 600),
    Radiator("Bedroom", (2500, NORTH), "N", 1000, 1100),
    Radiator("Living Room", (2000, NORTH), "N", 1400, 1800),
    Radiator("Study", (WEST, 1300), "W", 800, 1000),
    Radiator("Kitchen", (2200, SOUTH), "S", 1000, 1200),
    Radiator("Hall", (7450, SOUTH), "S", 800, 900),
]
"""In the order in which the flow reaches them; the return runs the other way."""


def add_heating(house: House) -> Circuit:
    """Draw boiler, pump, pipes, valves, radiators and expansion tank, and connect them."""
    circuit = Circuit(house)
    circuit.system("Heating", "HEATING")
    flow_start, return_end = _plant(circuit)
    ends = {radiator.room: _radiator(circuit, radiator) for radiator in RADIATORS}
    _flow_main(circuit, flow_start, ends)
    _return_main(circuit, return_end, ends)
    served = ("RelatingSystem", "RelatedBuildings")
    house.drawing.relate(
        "IfcRelServicesBuildings", circuit.systems["Heating"], house.building, served
    )
    return circuit


def _plant(circuit: Circuit) -> tuple[End, End]:
    """Boiler, pump, valve and tank; the start of the flow main and the end of the return."""
    house = circuit.house
    d = house.drawing
    boiler = place(
        house,
        ("IfcBoiler", "Boiler", "Utility Room"),
        (8950, 7150, 900),
        [
            d.box((0, 0, 0), (450, 430, 800), "white"),
            d.box((150, -10, 120), (150, 10, 60), "steel"),
        ],
    )
    boiler.PredefinedType = "WATER"
    boiler_type = d.root(
        "IfcBoilerType", "Boiler", Name="Condensing boiler 12 kW", PredefinedType="WATER"
    )
    house.typed(boiler, boiler_type)
    property_set(
        d,
        boiler_type,
        "Pset_BoilerTypeCommon",
        {"Reference": "CB-12", "OutputCapacity": ("IfcPowerMeasure", 12_000.0)},
    )
    maker = {"Manufacturer": "Kettle & Sons", "ModelLabel": "CB-12", "ProductionYear": "2021"}
    property_set(d, boiler_type, "Pset_ManufacturerTypeInformation", maker)
    pump = _inline(circuit, "IfcPump", "Pump P1", (9050, NORTH, 1990), 90)
    pump[2].PredefinedType = "CIRCULATOR"
    pump_type = d.root("IfcPumpType", "Pump", Name="Circulator 25-60", PredefinedType="CIRCULATOR")
    house.typed(pump[2], pump_type)
    rate = {"FlowRateRange": ("IfcVolumetricFlowRateMeasure", 0.0006)}
    property_set(d, pump_type, "Pset_PumpTypeCommon", rate)
    valve = _inline(circuit, "IfcValve", "Isolation valve V1", (9050, NORTH, 2300), 50)
    valve[2].PredefinedType = "ISOLATING"
    circuit.join_system(boiler, "Heating")
    out = circuit.port(boiler, "flow", SOURCE, (9050, NORTH, 1700))
    back = circuit.port(boiler, "return", SINK, (9300, NORTH - 100, 1700))
    circuit.run(FLOW, out, [], pump[0], MAIN)
    circuit.run(FLOW, pump[1], [], valve[0], MAIN)
    into, onward, branch = circuit.tee(RETURN, (9300, NORTH - 100, 2200), MAIN)
    circuit.run(RETURN, onward, [], back, MAIN)
    tank = place(
        house,
        ("IfcTank", "Expansion tank", "Utility Room"),
        (9480, NORTH - 100, 1900),
        [d.rod((0, 0, 0), Z, 350, 110, "fabric")],
    )
    tank.PredefinedType = "EXPANSION"
    circuit.join_system(tank, RETURN, "Heating")
    mouth = circuit.port(tank, "mouth", SOURCE, (9480, NORTH - 100, 2200))
    circuit.run(RETURN, mouth, [], branch, BRANCH)
    return valve[1], into


def _inline(
    circuit: Circuit, ifc_class: str, name: str, at: Point, half: float
) -> tuple[End, End, Any]:
    """A pump or valve that sits in a vertical pipe and passes upwards: in, out, element."""
    d, (x, y, z) = circuit.house.drawing, at
    body = [
        d.rod((0, 0, -half), Z, 2 * half, half * 0.7, "steel"),
        d.box((0, -half, -half / 2), (half, 2 * half, half), "steel"),
    ]
    element = circuit.element(ifc_class, name, at, body)
    circuit.join_system(element, FLOW, "Heating")
    into = circuit.port(element, "in", SINK, (x, y, z - half))
    return into, circuit.port(element, "out", SOURCE, (x, y, z + half)), element


def _radiator(circuit: Circuit, radiator: Radiator) -> tuple[End, End]:
    """A radiator with its thermostatic valve: where the flow enters and where it leaves."""
    house, (x, y) = circuit.house, radiator.inlet
    d, floor = house.drawing, radiator.floor
    along_x = radiator.side in "NS"
    size = (radiator.length, 100.0, 600.0) if along_x else (100.0, radiator.length, 600.0)
    corner = (50.0, -50.0, 0.0) if along_x else (-50.0, 50.0, 0.0)
    ribs = [d.box(corner, size, "white")]
    name = f"Radiator {radiator.room}"
    element = place(house, ("IfcSpaceHeater", name, radiator.room), (x, y, 120), ribs)
    element.PredefinedType = "RADIATOR"
    kind = f"Panel radiator {radiator.length:g} mm"
    if kind not in house.types:
        house.types[kind] = d.root("IfcSpaceHeaterType", kind, Name=kind, PredefinedType="RADIATOR")
        house.materials.assign(house.materials.single("Steel", "metal"), house.types[kind])
    house.typed(element, house.types[kind])
    output = {"OutputCapacity": ("IfcPowerMeasure", radiator.watts)}
    property_set(d, element, "Pset_SpaceHeaterTypeCommon", output)
    circuit.join_system(element, "Heating")
    above = (x, y, floor + 650)
    body = [d.rod((0, 0, -35), Z, 70, 25, "steel")]
    valve = place(house, ("IfcValve", f"Valve {radiator.room}", radiator.room), (x, y, 650), body)
    valve.PredefinedType = "REGULATING"
    circuit.join_system(valve, FLOW, "Heating")
    into = circuit.port(valve, "in", SINK, above)
    circuit.connect(
        circuit.port(valve, "out", SOURCE, above), circuit.port(element, "in", SINK, above)
    )
    leaving = circuit.port(element, "out", SOURCE, (*radiator.outlet, floor + 150))
    return into, leaving


def _turns(points: list[Point], corners: list[Point]) -> list[list[Point]]:
    """The corners that lie between each two neighbouring points of a main around the house."""

    def distance(point: Point) -> float:
        """How far along north (westwards), west (southwards), south (eastwards) a point lies."""
        x, y, _ = point
        if y > 7000:
            return 10_000 - x
        return 10_000 + (8000 - y) if x < 1000 and y > 1000 else 18_000 + x

    stops = [distance(p) for p in points]
    return [[c for c in corners if min(s) < distance(c) < max(s)] for s in pairwise(stops)]


def _flow_main(circuit: Circuit, start: End, ends: dict[str, tuple[End, End]]) -> None:
    here = start
    first = [(9050.0, NORTH, FLOW_Z)]
    corners = [(WEST, NORTH, FLOW_Z), (WEST, SOUTH, FLOW_Z)]
    tees = [(*r.inlet, FLOW_Z) for r in RADIATORS]
    turns = [first, *_turns(tees, corners)]
    for radiator, at, turn in zip(RADIATORS[:-1], tees, turns, strict=False):
        into, onward, branch = circuit.tee(FLOW, at, MAIN)
        circuit.run(FLOW, here, turn, into, MAIN)
        circuit.run(FLOW, branch, [], ends[radiator.room][0], BRANCH)
        here = onward
    last = RADIATORS[-1]
    circuit.run(FLOW, here, [*turns[-1], tees[-1]], ends[last.room][0], BRANCH)


def _return_main(circuit: Circuit, end: End, ends: dict[str, tuple[End, End]]) -> None:
    inner_west, inner_north, inner_south = WEST + 100, NORTH - 100, SOUTH + 100
    corners = [(inner_west, inner_south, RETURN_Z), (inner_west, inner_north, RETURN_Z)]
    order = sorted(RADIATORS, key=_return_order)
    tees = [(*r.outlet, RETURN_Z) for r in order]
    turns = _turns(tees, corners)
    here, turn = ends[order[0].room][1], [tees[0]]
    for radiator, at, onward_turn in zip(order[1:], tees[1:], turns, strict=True):
        into, onward, branch = circuit.tee(RETURN, at, MAIN)
        circuit.run(RETURN, here, [*turn, *onward_turn], into, MAIN)
        circuit.run(RETURN, ends[radiator.room][1], [], branch, BRANCH)
        here, turn = onward, []
    circuit.run(RETURN, here, [(9300.0, inner_north, RETURN_Z)], end, MAIN)


def _return_order(radiator: Radiator) -> float:
    x, y = radiator.outlet
    side = {"S": -x, "W": 10_000 + y, "N": 20_000 + x}
    return side[radiator.side]
