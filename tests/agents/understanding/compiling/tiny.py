"""Two graphs small enough to know every answer by heart, and their schemas without an engine.

House: the storeys Zero and One; on Zero the rooms Kitchen (20 m2) and Hall (30 m2), on One the
Store (nobody knows its area) and the Attic (30 m2). d1 leads from the Kitchen outside, d2 from the
Kitchen to the Hall, d3 from the Hall to the Store. Two types of doors have one name. Wall w1 has
two layers of brick and one of wool, w2 is of brick alone. Pumps a to c are connected in a row.
Two rows of a register have no name. Fans have a program's names, and marks for people; for chairs a
program has numbers alone.

Fleet: ships and ports, which are no building.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from agents.understanding.plans.algebra import Condition, Nodes
from agents.understanding.schema.terrain import Hop, Path, Terrain
from graph_store.schema import GraphSchema, NodeKind, PropertySchema, RelationshipKind, Triple
from ifc_loader import Node, PropertyGraph, Relationship

TYPES = {str: "string", bool: "boolean", int: "integer", float: "float", date: "date", list: "list"}


def _node(key: str, labels: str, **properties: Any) -> Node:
    told = {"GlobalId": f"guid-{key}"} if labels.startswith("Ifc") else {}
    return Node(key, tuple(labels.split()), {"key": key, **told, **properties})


def _edges(type_: str, pairs: str) -> list[Relationship]:
    ends = (pair.split(">") for pair in pairs.split())
    return [Relationship(start, type_, end) for start, end in ends]


HOUSE = PropertyGraph(
    "house",
    [
        _node("zero", "IfcBuildingStorey", Name="Zero", Elevation=0.0),
        _node("one", "IfcBuildingStorey", Name="One", Elevation=3.0),
        _node("kitchen", "IfcSpace", Name="1", LongName="Kitchen", NetFloorArea=20.0,
              concepts=["kitchen"]),
        _node("hall", "IfcSpace", Name="2", LongName="Hall", NetFloorArea=30.0),
        _node("store", "IfcSpace", Name="3", LongName="Store"),
        _node("attic", "IfcSpace", Name="4", LongName="Attic", NetFloorArea=30.0),
        _node("d1", "IfcDoor", Name="D1", OverallWidth=1.0, OverallHeight=2.0, IsExternal=True,
              Built=date(2019, 5, 1), Tags=["oak", "new"], Leaves=1),
        _node("d2", "IfcDoor", Name="D2", OverallWidth=0.8, OverallHeight=2.0, IsExternal=False,
              Built=date(2021, 5, 1), Tags=["oak"], Leaves=2),
        _node("d3", "IfcDoor", Name="D3", OverallWidth=0.8, OverallHeight=2.5, Leaves=1,
              **{"OverallWidth.note": "by eye"}),
        _node("n1", "IfcWindow", Name="N1", Width=1.5, Bought="2020-02-03T10:00:00"),
        _node("n2", "IfcWindow", Name="N2", Width=1.2, Bought="2022-07"),
        _node("t1", "IfcDoorType IfcTypeObject", Name="Panel"),
        _node("t2", "IfcDoorType IfcTypeObject", Name="Panel"),
        _node("w1", "IfcWall", Name="W1", Volume=6.0, FireRating="F90"),
        _node("w2", "IfcWall", Name="W2", Volume=4.0, FireRating="F30"),
        _node("brick", "IfcMaterial", Name="Brick", concepts=["masonry"]),
        _node("wool", "IfcMaterial", Name="Wool"),
        _node("a", "IfcPump", Name="A"), _node("b", "IfcPump", Name="B"),
        _node("c", "IfcPump", Name="C"),
        _node("fan1", "IfcFan", Name="Fan:X3:801", Tag="801", **{"Data.Mark": "EF-2"}),
        _node("fan2", "IfcFan", Name="Fan:X3:802", Tag="802", **{"Data.Mark": "EF-1"}),
        _node("chair", "IfcFurniture", Name="Chair:Oak:901", Tag="901"),
        _node("r1", "Repair RegisterRow", Room="Hall", Cost=40.0, RoomId="h", row=1, table="x"),
        _node("r2", "Repair RegisterRow", Room="Hall", Cost=40.0, Done="yes", Hours=2, row=2,
              table="x"),
        _node("f1", "Finding"),
    ],
    [
        *_edges("ON_STOREY", "kitchen>zero hall>zero store>one attic>one n1>zero n2>one"),
        *_edges("LEADS_TO", "d1>kitchen d2>kitchen d2>hall d3>hall d3>store"),
        *_edges("LIGHTS", "n1>kitchen n2>hall"),
        *_edges("HAS_TYPE", "d1>t1 d2>t2 d3>t2"),
        *_edges("HAS_MATERIAL", "w1>brick w1>wool w2>brick"),
        Relationship("w1", "HAS_LAYER", "brick", {"order": 1, "thickness": 0.1}),
        Relationship("w1", "HAS_LAYER", "wool", {"order": 2, "thickness": 0.2}),
        Relationship("w1", "HAS_LAYER", "brick", {"order": 3, "thickness": 0.1}),
        *_edges("CONNECTED_TO", "a>b b>c"),
    ],
    units={"NetFloorArea": "m2", "OverallWidth": "m", "OverallHeight": "m", "Width": "m",
           "Elevation": "m", "Volume": "m3"},
)  # fmt: skip

FLEET = PropertyGraph(
    "fleet",
    [
        _node("aurora", "Ship", name="Aurora", length=120.0),
        _node("borealis", "Ship", name="Borealis", length=88.0),
        _node("cassini", "Ship", name="Cassini"),
        _node("oslo", "Port", name="Oslo"),
        _node("kiel", "Port", name="Kiel"),
    ],
    _edges("callsAt", "aurora>oslo aurora>kiel borealis>kiel"),
)


def schema_of(graph: PropertyGraph) -> GraphSchema:
    """What an engine would tell of the graph once it is written."""
    labels = {node.key: node.labels for node in graph.nodes}
    kinds = [
        NodeKind(labels=own, count=count, properties=tuple(_properties(graph, own)))
        for own, count in Counter(labels.values()).items()
    ]
    ways = Counter((labels[one.start], one.type, labels[one.end]) for one in graph.relationships)
    types = Counter(one.type for one in graph.relationships)
    return GraphSchema(
        kinds=tuple(kinds),
        relationships=tuple(RelationshipKind(type=t, count=n) for t, n in types.items()),
        triples=tuple(
            Triple(start=start, type=type_, end=end, count=count)
            for (start, type_, end), count in ways.items()
        ),
    )


def _properties(graph: PropertyGraph, labels: tuple[str, ...]) -> Iterable[PropertySchema]:
    held = [node.properties for node in graph.nodes if node.labels == labels]
    for name in dict.fromkeys(name for properties in held for name in properties):
        values = [properties[name] for properties in held if name in properties]
        yield PropertySchema(
            name=name,
            types=tuple({TYPES[type(value)] for value in values}),
            unit=graph.units.get(name),
            filled=len(values),
            samples=tuple(map(str, values[:3])),
        )


@dataclass(frozen=True)
class Twin:
    """A graph and the ways through it; shorthand for asks of it."""

    graph: PropertyGraph
    terrain: Terrain

    def nodes(self, *labels: str, where: tuple[Condition, ...] = (), **told: Any) -> Nodes:
        """The nodes with any of these labels; every node without labels."""
        return Nodes(labels, self.terrain.kinds(labels), where=where, **told)


house = Twin(HOUSE, Terrain(schema_of(HOUSE)))
fleet = Twin(FLEET, Terrain(schema_of(FLEET)))


def way(told: str) -> Path:
    """A path as it is drawn: `<LEADS_TO LEADS_TO>` leads over doors to other rooms."""
    hops = []
    for step in told.split():
        direction = "out" if step.endswith(">") else "in" if step.startswith("<") else "both"
        name, _, at_most = step.strip("<>").partition("*")
        hops.append(Hop(name, direction, int(at_most or 1)))  # type: ignore[arg-type]
    return tuple(hops)


ROOMS, DOORS = house.nodes("IfcSpace", text="rooms"), house.nodes("IfcDoor", text="doors")
STOREYS, WALLS = house.nodes("IfcBuildingStorey"), house.nodes("IfcWall")
MATERIALS, PUMPS = house.nodes("IfcMaterial"), house.nodes("IfcPump")
DOOR_TYPES, REPAIRS = house.nodes("IfcDoorType"), house.nodes("RegisterRow")
SHIPS, PORTS = fleet.nodes("Ship"), fleet.nodes("Port")
