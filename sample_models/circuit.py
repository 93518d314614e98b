"""Pipes that join devices: ports, segments, elbows and tees, in absolute millimetres."""

from dataclasses import dataclass
from typing import Any

from sample_models.bay_house_plan import ELEVATIONS, FIRST, GROUND
from sample_models.bay_house_site import House
from sample_models.drawing import Point
from sample_models.facts import quantity_set

FLOW, RETURN = "Heating flow", "Heating return"
COLOUR = {FLOW: "flow", RETURN: "return"}
SINK, SOURCE = "SINK", "SOURCE"


@dataclass(frozen=True, slots=True)
class End:
    """A port and where it is."""

    port: Any
    at: Point


class Circuit:
    """What is drawn so far; elements gather in their systems."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.systems: dict[str, Any] = {}
        self._numbers: dict[str, int] = {}

    def system(self, name: str, predefined: str) -> Any:
        """A distribution system by its name."""
        if name not in self.systems:
            self.systems[name] = self.house.drawing.root(
                "IfcDistributionSystem", name, Name=name, PredefinedType=predefined
            )
        return self.systems[name]

    def join_system(self, element: Any, *names: str) -> None:
        """Make an element part of systems."""
        for name in names:
            related = ("RelatingGroup", "RelatedObjects")
            system = self.system(name, "HEATING")
            self.house.drawing.relate("IfcRelAssignsToGroup", system, element, related)

    def number(self, prefix: str) -> str:
        """The next name of a kind: `Flow pipe 07`."""
        self._numbers[prefix] = self._numbers.get(prefix, 0) + 1
        return f"{prefix} {self._numbers[prefix]:02}"

    def port(self, element: Any, name: str, direction: str, at: Point) -> End:
        """A port on an element; flow enters a SINK and leaves a SOURCE."""
        d = self.house.drawing
        port = d.root(
            "IfcDistributionPort",
            f"{element.Name} {name}",
            Name=f"{element.Name} {name}",
            ObjectPlacement=d.place(at),
            FlowDirection=direction,
            PredefinedType="PIPE",
            SystemType="HEATING",
        )
        d.relate("IfcRelNests", element, port, ("RelatingObject", "RelatedObjects"))
        return End(port, at)

    def connect(self, source: End, sink: End) -> None:
        """Flow runs from `source` to `sink`."""
        self.house.drawing.root(
            "IfcRelConnectsPorts",
            f"{source.port.Name} to {sink.port.Name}",
            RelatingPort=source.port,
            RelatedPort=sink.port,
        )

    def element(self, ifc_class: str, name: str, at: Point, solids: list[Any]) -> Any:
        """A fitting, segment or valve in the storey of its height; solids relative to `at`."""
        d, storey = self.house.drawing, FIRST if at[2] >= ELEVATIONS[FIRST] else GROUND
        x, y, z = at
        element = d.root(
            ifc_class,
            name,
            Name=name,
            ObjectPlacement=self.house.place_on(storey, (x, y, z - ELEVATIONS[storey])),
            Representation=d.shape(self.house.body, solids),
        )
        self.house.contain(element, self.house.storeys[storey])
        return element

    def run(self, system: str, start: End, corners: list[Point], end: End, size: float) -> None:
        """Pipe from `start` to `end` by way of `corners`, with an elbow at each."""
        here = start
        for corner in corners:
            elbow = self._fitting(system, "elbow", corner, size * 0.75)
            elbow.PredefinedType = "BEND"
            self._segment(system, here, self.port(elbow, "in", SINK, corner), size)
            here = self.port(elbow, "out", SOURCE, corner)
        self._segment(system, here, end, size)

    def tee(self, system: str, at: Point, size: float) -> tuple[End, End, End]:
        """A tee: on the flow (in, out, branch out), on the return (in, out, branch in)."""
        tee = self._fitting(system, "tee", at, size * 0.85)
        tee.PredefinedType = "JUNCTION"
        branch = SOURCE if system == FLOW else SINK
        return (
            self.port(tee, "in", SINK, at),
            self.port(tee, "out", SOURCE, at),
            self.port(tee, "branch", branch, at),
        )

    def _fitting(self, system: str, kind: str, at: Point, half: float) -> Any:
        name = self.number(f"{system.removeprefix('Heating ').capitalize()} {kind}")
        cube = self.house.drawing.box(
            (-half, -half, -half), (2 * half, 2 * half, 2 * half), COLOUR[system]
        )
        fitting = self.element("IfcPipeFitting", name, at, [cube])
        self.join_system(fitting, system, "Heating")
        self.house.typed(fitting, self._type("IfcPipeFittingType", f"Copper {kind}", ""))
        return fitting

    def _segment(self, system: str, start: End, end: End, size: float) -> None:
        a, b = start.at, end.at
        length = sum(abs(q - p) for p, q in zip(a, b, strict=True))
        x, y, z = ((q - p) / length for p, q in zip(a, b, strict=True))
        rod = self.house.drawing.rod((0, 0, 0), (x, y, z), length, size / 2, COLOUR[system])
        name = self.number(f"{system.removeprefix('Heating ').capitalize()} pipe")
        pipe = self.element("IfcPipeSegment", name, a, [rod])
        pipe.PredefinedType = "RIGIDSEGMENT"
        self.join_system(pipe, system, "Heating")
        kind = f"Copper pipe {size:g} mm"
        self.house.typed(pipe, self._type("IfcPipeSegmentType", kind, "RIGIDSEGMENT"))
        quantity_set(self.house.drawing, pipe, "Qto_PipeSegmentBaseQuantities", {"Length": length})
        self.connect(start, self.port(pipe, "in", SINK, a))
        self.connect(self.port(pipe, "out", SOURCE, b), end)

    def _type(self, ifc_class: str, name: str, predefined: str) -> Any:
        types = self.house.types
        if name not in types:
            types[name] = self.house.drawing.root(
                ifc_class, name, Name=name, PredefinedType=predefined or "NOTDEFINED"
            )
            self.house.materials.assign(self.house.materials.single("Copper", "metal"), types[name])
        return types[name]
