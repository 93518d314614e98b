"""What is held against something else: existence, shares, two numbers; and what layers hold."""

from dataclasses import replace

from agents.understanding.plans.algebra import (
    Aggregate,
    Content,
    Count,
    Exists,
    Layers,
    Measure,
    Nodes,
    Related,
    Share,
    Test,
    Versus,
)
from tests.agents.understanding.compiling.tiny import (
    DOORS,
    MATERIALS,
    PORTS,
    ROOMS,
    SHIPS,
    STOREYS,
    WALLS,
    fleet,
    house,
    way,
)
from tests.agents.understanding.compiling.written import Written

AREA = Measure("area", (("NetFloorArea",),), unit="m2")
OF_ROOMS = replace(AREA, related=Related(way("<ON_STOREY"), ROOMS))
RATING = Measure("rating", (("FireRating",),))
VOLUME = Measure("volume", (("Volume",),), unit="m3")
BRICK = MATERIALS.having(Test(("Name",), "=", "Brick"))


def _named(name: str) -> Nodes:
    return ROOMS.having(Test(("LongName",), "=", name), text=name)


COMPARING = {
    "whether there is one": Written(
        Exists(ROOMS.having(Test(("NetFloorArea",), ">", 25.0))),
        """
        MATCH (n0:IfcSpace)
        WHERE n0.NetFloorArea > $p0
        RETURN count(DISTINCT n0) > 0 AS answer
        """,
        [[True]],
        parameters={"p0": 25.0},
        found=2,
        keys=["attic", "hall"],
    ),
    "whether all are so": Written(
        Exists(DOORS, every=DOORS.having(Test(("Leaves",), "=", 1))),
        """
        MATCH (n0:IfcDoor)
        WITH count(DISTINCT n0) AS whole
        OPTIONAL MATCH (n1:IfcDoor)
        WHERE n1.Leaves = $p0
        WITH whole, count(DISTINCT n1) AS part
        RETURN part = whole AND whole > 0 AS answer, part, whole
        """,
        [[False, 2, 3]],
        parameters={"p0": 1},
    ),
    "whether all are related": Written(
        Exists(
            ROOMS,
            every=ROOMS.having(
                Test(("LongName",), "<>", "Nowhere"),
                Related(way("<LEADS_TO"), DOORS.having(Test(("Leaves",), "=", 2))),
            ),
        ),
        """
        MATCH (n0:IfcSpace)
        WITH count(DISTINCT n0) AS whole
        OPTIONAL MATCH (n1:IfcSpace), (n1)<-[:LEADS_TO]-(n2:IfcDoor)
        WHERE n1.LongName <> $p0
          AND n2.Leaves = $p1
        WITH whole, count(DISTINCT n1) AS part
        RETURN part = whole AND whole > 0 AS answer, part, whole
        """,
        [[False, 2, 4]],
        parameters={"p0": "Nowhere", "p1": 2},
    ),
    "a share of a number": Written(
        Share(DOORS.having(Test(("IsExternal",), "=", True)), DOORS),
        """
        MATCH (n0:IfcDoor)
        WITH count(DISTINCT n0) AS whole
        OPTIONAL MATCH (n1:IfcDoor)
        WHERE n1.IsExternal = $p0
        WITH whole, count(DISTINCT n1) AS part
        RETURN CASE WHEN whole > 0 THEN 100.0 * part / whole END AS share, part, whole
        """,
        [[33.333333333333336, 1, 3]],
        parameters={"p0": True},
        units={"share": "%", "part": "", "whole": ""},
    ),
    "a share of a measure": Written(
        Share(ROOMS.having(Test(("LongName",), "=", "Kitchen")), ROOMS, AREA),
        """
        MATCH (n0:IfcSpace)
        WITH DISTINCT n0
        WITH sum(n0.NetFloorArea) AS whole
        OPTIONAL MATCH (n1:IfcSpace)
        WHERE n1.LongName = $p0
        WITH DISTINCT whole, n1
        WITH whole, sum(n1.NetFloorArea) AS part
        RETURN CASE WHEN whole > 0 THEN 100.0 * part / whole END AS share, part, whole
        """,
        [[25.0, 20.0, 80.0]],
        parameters={"p0": "Kitchen"},
        units={"share": "%", "part": "m2", "whole": "m2"},
    ),
    "a share of what others measure": Written(
        Share(STOREYS.having(Test(("Name",), "=", "Zero")), STOREYS, OF_ROOMS),
        """
        MATCH (n0:IfcBuildingStorey)
        WITH DISTINCT n0
        MATCH (n0)<-[:ON_STOREY]-(n1:IfcSpace)
        WITH DISTINCT n1
        WITH sum(n1.NetFloorArea) AS whole
        OPTIONAL MATCH (n2:IfcBuildingStorey)
        WHERE n2.Name = $p0
        WITH DISTINCT whole, n2
        MATCH (n2)<-[:ON_STOREY]-(n3:IfcSpace)
        WITH DISTINCT whole, n3
        WITH whole, sum(n3.NetFloorArea) AS part
        RETURN CASE WHEN whole > 0 THEN 100.0 * part / whole END AS share, part, whole
        """,
        [[62.5, 50.0, 80.0]],
        parameters={"p0": "Zero"},
        units={"share": "%", "part": "m2", "whole": "m2"},
    ),
    "a difference of numbers": Written(
        Versus(Count(DOORS), Count(ROOMS), "difference"),
        """
        MATCH (n0:IfcDoor)
        WITH count(DISTINCT n0) AS one
        OPTIONAL MATCH (n1:IfcSpace)
        WITH one, count(DISTINCT n1) AS other
        RETURN one AS doors, other AS rooms, abs(one - other) AS answer
        """,
        [[3, 4, 1]],
    ),
    "a difference of measures": Written(
        Versus(
            Aggregate(_named("Kitchen"), AREA, "sum"),
            Aggregate(_named("Hall"), AREA, "sum"),
            "difference",
        ),
        """
        MATCH (n0:IfcSpace)
        WHERE n0.LongName = $p0
        WITH DISTINCT n0
        WITH sum(n0.NetFloorArea) AS one
        OPTIONAL MATCH (n1:IfcSpace)
        WHERE n1.LongName = $p1
        WITH DISTINCT one, n1
        WITH one, sum(n1.NetFloorArea) AS other
        RETURN one AS `rooms Kitchen`, other AS `rooms Hall`, abs(one - other) AS answer
        """,
        [[20.0, 30.0, 10.0]],
        parameters={"p0": "Kitchen", "p1": "Hall"},
        units={"rooms Kitchen": "m2", "rooms Hall": "m2", "answer": "m2"},
    ),
    "a ratio of measures": Written(
        Versus(
            Aggregate(_named("Hall"), AREA, "max"),
            Aggregate(_named("Kitchen"), AREA, "max"),
            "ratio",
        ),
        """
        MATCH (n0:IfcSpace)
        WHERE n0.LongName = $p0
        WITH DISTINCT n0
        WITH max(n0.NetFloorArea) AS one
        OPTIONAL MATCH (n1:IfcSpace)
        WHERE n1.LongName = $p1
        WITH DISTINCT one, n1
        WITH one, max(n1.NetFloorArea) AS other
        RETURN one AS `rooms Hall`, other AS `rooms Kitchen`, CASE WHEN other <> 0 THEN 1.0 * one / other END AS answer
        """,  # noqa: E501
        [[30.0, 20.0, 1.5]],
        parameters={"p0": "Hall", "p1": "Kitchen"},
        units={"rooms Hall": "m2", "rooms Kitchen": "m2"},
    ),
    "a ratio to what others measure": Written(
        Versus(
            Aggregate(STOREYS.having(Test(("Name",), "=", "Zero"), text="ground"), OF_ROOMS, "sum"),
            Aggregate(STOREYS.having(Test(("Name",), "=", "One"), text="upper"), OF_ROOMS, "sum"),
            "ratio",
        ),
        """
        MATCH (n0:IfcBuildingStorey)
        WHERE n0.Name = $p0
        WITH DISTINCT n0
        MATCH (n0)<-[:ON_STOREY]-(n1:IfcSpace)
        WITH DISTINCT n1
        WITH sum(n1.NetFloorArea) AS one
        OPTIONAL MATCH (n2:IfcBuildingStorey)
        WHERE n2.Name = $p1
        WITH DISTINCT one, n2
        MATCH (n2)<-[:ON_STOREY]-(n3:IfcSpace)
        WITH DISTINCT one, n3
        WITH one, sum(n3.NetFloorArea) AS other
        RETURN one AS ground, other AS upper, CASE WHEN other <> 0 THEN 1.0 * one / other END AS answer
        """,  # noqa: E501
        [[50.0, 30.0, 1.6666666666666667]],
        parameters={"p0": "Zero", "p1": "One"},
        units={"ground": "m2", "upper": "m2"},
    ),
    "whether there are more": Written(
        Versus(Count(DOORS), Count(ROOMS), "is_more"),
        """
        MATCH (n0:IfcDoor)
        WITH count(DISTINCT n0) AS one
        OPTIONAL MATCH (n1:IfcSpace)
        WITH one, count(DISTINCT n1) AS other
        RETURN one > other AS answer, one AS doors, other AS rooms
        """,
        [[False, 3, 4]],
    ),
    "whether there are fewer": Written(
        Versus(Count(DOORS), Count(ROOMS), "is_less"),
        """
        MATCH (n0:IfcDoor)
        WITH count(DISTINCT n0) AS one
        OPTIONAL MATCH (n1:IfcSpace)
        WITH one, count(DISTINCT n1) AS other
        RETURN one < other AS answer, one AS doors, other AS rooms
        """,
        [[True, 3, 4]],
    ),
    "whether numbers are the same": Written(
        Versus(
            Aggregate(_named("Hall"), AREA, "max"), Aggregate(_named("Attic"), AREA, "max"), "same"
        ),
        """
        MATCH (n0:IfcSpace)
        WHERE n0.LongName = $p0
        WITH DISTINCT n0
        WITH max(n0.NetFloorArea) AS one
        OPTIONAL MATCH (n1:IfcSpace)
        WHERE n1.LongName = $p1
        WITH DISTINCT one, n1
        WITH one, max(n1.NetFloorArea) AS other
        RETURN abs(one - other) < 0.0001 AS answer, one AS `rooms Hall`, other AS `rooms Attic`
        """,
        [[True, 30.0, 30.0]],
        parameters={"p0": "Hall", "p1": "Attic"},
        units={"rooms Hall": "m2", "rooms Attic": "m2"},
    ),
    "whether texts are the same": Written(
        Versus(
            Aggregate(WALLS.having(Test(("Name",), "=", "W1"), text="first"), RATING, "max"),
            Aggregate(WALLS.having(Test(("Name",), "=", "W2"), text="second"), RATING, "max"),
            "same",
        ),
        """
        MATCH (n0:IfcWall)
        WHERE n0.Name = $p0
        WITH DISTINCT n0
        WITH max(n0.FireRating) AS one
        OPTIONAL MATCH (n1:IfcWall)
        WHERE n1.Name = $p1
        WITH DISTINCT one, n1
        WITH one, max(n1.FireRating) AS other
        RETURN one = other AS answer, one AS first, other AS second
        """,
        [[False, "F90", "F30"]],
        parameters={"p0": "W1", "p1": "W2"},
    ),
    "which is more": Written(
        Versus(
            Aggregate(_named("Hall"), AREA, "max"),
            Aggregate(_named("Kitchen"), AREA, "max"),
            "more",
        ),
        """
        MATCH (n0:IfcSpace)
        WHERE n0.LongName = $p0
        WITH DISTINCT n0
        WITH max(n0.NetFloorArea) AS one
        OPTIONAL MATCH (n1:IfcSpace)
        WHERE n1.LongName = $p1
        WITH DISTINCT one, n1
        WITH one, max(n1.NetFloorArea) AS other
        RETURN CASE WHEN abs(one - other) <= 0.0001 * abs(one) THEN $p4 WHEN one > other THEN $p2 ELSE $p3 END AS name, CASE WHEN one > other THEN one ELSE other END AS area
        """,  # noqa: E501
        [["rooms Hall", 30.0]],
        parameters={
            "p0": "Hall",
            "p1": "Kitchen",
            "p2": "rooms Hall",
            "p3": "rooms Kitchen",
            "p4": "rooms Hall and rooms Kitchen",
        },
        names=1,
        units={"area": "m2"},
    ),
    "which are fewer": Written(
        Versus(Count(DOORS), Count(ROOMS), "less"),
        """
        MATCH (n0:IfcDoor)
        WITH count(DISTINCT n0) AS one
        OPTIONAL MATCH (n1:IfcSpace)
        WITH one, count(DISTINCT n1) AS other
        RETURN CASE WHEN abs(one - other) <= 0.0001 * abs(one) THEN $p2 WHEN one < other THEN $p0 ELSE $p1 END AS name, CASE WHEN one < other THEN one ELSE other END AS count
        """,  # noqa: E501
        [["doors", 3]],
        parameters={"p0": "doors", "p1": "rooms", "p2": "doors and rooms"},
        names=1,
    ),
    "two sides of one name": Written(
        Versus(
            Count(WALLS.having(Test(("FireRating",), "=", "F30"))),
            Count(WALLS.having(Test(("FireRating",), "=", "F90"))),
            "more",
        ),
        """
        MATCH (n0:IfcWall)
        WHERE n0.FireRating = $p0
        WITH count(DISTINCT n0) AS one
        OPTIONAL MATCH (n1:IfcWall)
        WHERE n1.FireRating = $p1
        WITH one, count(DISTINCT n1) AS other
        RETURN CASE WHEN abs(one - other) <= 0.0001 * abs(one) THEN $p4 WHEN one > other THEN $p2 ELSE $p3 END AS name, CASE WHEN one > other THEN one ELSE other END AS count
        """,  # noqa: E501
        [["one and other", 1]],
        parameters={"p0": "F30", "p1": "F90", "p2": "one", "p3": "other", "p4": "one and other"},
        names=1,
    ),
    "sides called by yes or no": Written(
        Versus(
            Count(DOORS.having(Test(("IsExternal",), "=", True), text="external")),
            Count(DOORS.having(Test(("IsExternal",), "=", False), text="internal")),
            "more",
        ),
        """
        MATCH (n0:IfcDoor)
        WHERE n0.IsExternal = $p0
        WITH count(DISTINCT n0) AS one
        OPTIONAL MATCH (n1:IfcDoor)
        WHERE n1.IsExternal = $p1
        WITH one, count(DISTINCT n1) AS other
        RETURN CASE WHEN abs(one - other) <= 0.0001 * abs(one) THEN $p4 WHEN one > other THEN $p2 ELSE $p3 END AS name, CASE WHEN one > other THEN one ELSE other END AS count
        """,  # noqa: E501
        [["external doors and internal doors", 1]],
        parameters={
            "p0": True,
            "p1": False,
            "p2": "external doors",
            "p3": "internal doors",
            "p4": "external doors and internal doors",
        },
        names=1,
    ),
    "a difference of no building": Written(
        Versus(Count(PORTS), Count(SHIPS), "difference"),
        """
        MATCH (n0:Port)
        WITH count(DISTINCT n0) AS one
        OPTIONAL MATCH (n1:Ship)
        WITH one, count(DISTINCT n1) AS other
        RETURN one - other AS answer
        """,
        [[-1]],
        twin=fleet,
    ),
    "which is more of no building": Written(
        Versus(Count(replace(PORTS, text="ports")), Count(replace(SHIPS, text="ships")), "more"),
        """
        MATCH (n0:Port)
        WITH count(DISTINCT n0) AS one
        OPTIONAL MATCH (n1:Ship)
        WITH one, count(DISTINCT n1) AS other
        RETURN CASE WHEN abs(one - other) <= 0.0001 * abs(one) THEN $p2 WHEN one > other THEN $p0 ELSE $p1 END AS name
        """,  # noqa: E501
        [["ships"]],
        parameters={"p0": "ports", "p1": "ships", "p2": "ports and ships"},
        names=1,
        twin=fleet,
    ),
    "layers in their order": Written(
        Layers(WALLS.having(Test(("Name",), "=", "W1"))),
        """
        MATCH (n0:IfcWall)
        WHERE n0.Name = $p0
        MATCH (n0)-[layer:HAS_LAYER]->(material)
        RETURN DISTINCT layer.order AS `order`, material.Name AS material, layer.thickness AS thickness
        ORDER BY `order`, material
        """,  # noqa: E501
        [[1, "Brick", 0.1], [2, "Wool", 0.2], [3, "Brick", 0.1]],
        parameters={"p0": "W1"},
        units={"thickness": "m"},
        found=2,
        keys=["w1"],
    ),
    "how many layers": Written(
        Layers(WALLS, form="count"),
        """
        MATCH (n0:IfcWall)
        MATCH (n0)-[layer:HAS_LAYER]->(material)
        RETURN count(DISTINCT layer.order) AS count
        """,
        [[3]],
        found=1,
        keys=["w1", "w2"],
    ),
    "how thick the layers of a material are": Written(
        Layers(WALLS, MATERIALS.having(Test(("Name",), "=", "Wool")), "thickness"),
        """
        MATCH (n0:IfcWall)
        MATCH (n0)-[layer:HAS_LAYER]->(material:IfcMaterial)
        WHERE material.Name = $p0
        RETURN DISTINCT layer.thickness AS thickness
        ORDER BY thickness
        """,
        [[0.2]],
        parameters={"p0": "Wool"},
        units={"thickness": "m"},
        found=1,
        keys=["w1", "w2"],
    ),
    "the thickest layer": Written(
        Layers(WALLS, form="ranked", limit=1),
        """
        MATCH (n0:IfcWall)
        MATCH (n0)-[layer:HAS_LAYER]->(material)
        RETURN DISTINCT material.Name AS material, layer.thickness AS thickness
        ORDER BY thickness DESC, material
        LIMIT 1
        """,
        [["Wool", 0.2]],
        names=1,
        units={"thickness": "m"},
        found=1,
        keys=["w1", "w2"],
    ),
    "the thinnest layers of a concept": Written(
        Layers(
            WALLS,
            house.nodes("IfcMaterial", concepts=("masonry",)),
            "ranked",
            descending=False,
            limit=2,
        ),
        """
        MATCH (n0:IfcWall)
        MATCH (n0)-[layer:HAS_LAYER]->(material:IfcMaterial)
        WHERE $p0 IN material.concepts
        RETURN DISTINCT material.Name AS material, layer.thickness AS thickness
        ORDER BY thickness, material
        LIMIT 2
        """,
        [["Brick", 0.1]],
        parameters={"p0": "masonry"},
        names=1,
        units={"thickness": "m"},
        found=1,
        keys=["w1", "w2"],
    ),
    "how much of a material": Written(
        Content(BRICK, WALLS, VOLUME, by_layer=False),
        """
        MATCH (n0:IfcWall)
        WITH DISTINCT n0
        MATCH (n0)-[:HAS_MATERIAL]->(n1:IfcMaterial)
        WHERE n1.Name = $p0
        WITH DISTINCT n0
        RETURN sum(n0.Volume) AS sum
        """,
        [[10.0]],
        parameters={"p0": "Brick"},
        units={"sum": "m3"},
        found=4,
        keys=["w1", "w2"],
    ),
    "how much of a material in layers": Written(
        Content(BRICK, WALLS, VOLUME, by_layer=True),
        """
        MATCH (n0:IfcWall)
        WITH DISTINCT n0
        MATCH (n0)-[:HAS_MATERIAL]->(n1:IfcMaterial)
        WHERE n1.Name = $p0
        WITH DISTINCT n0
        MATCH (n0)-[:HAS_MATERIAL]->(every)
        WITH n0, count(DISTINCT every) AS materials
        OPTIONAL MATCH (n0)-[layer:HAS_LAYER]->()
        WITH n0, materials, sum(layer.thickness) AS whole
        OPTIONAL MATCH (n0)-[layer:HAS_LAYER]->(n1:IfcMaterial)
        WHERE n1.Name = $p0
        WITH n0, materials, whole, sum(layer.thickness) AS part
        WITH CASE WHEN materials = 1 THEN n0.Volume WHEN whole > 0 THEN n0.Volume * part / whole END AS held
        RETURN CASE WHEN count(held) = count(*) THEN sum(held) END AS sum
        """,  # noqa: E501
        [[7.0]],
        parameters={"p0": "Brick"},
        units={"sum": "m3"},
        found=4,
        keys=["w1", "w2"],
    ),
    "how much of any material": Written(
        Content(MATERIALS, WALLS.having(Test(("FireRating",), "=", "F30")), VOLUME, by_layer=False),
        """
        MATCH (n0:IfcWall)
        WHERE n0.FireRating = $p0
        WITH DISTINCT n0
        MATCH (n0)-[:HAS_MATERIAL]->(n1:IfcMaterial)
        WITH DISTINCT n0
        RETURN sum(n0.Volume) AS sum
        """,
        [[4.0]],
        parameters={"p0": "F30"},
        units={"sum": "m3"},
        found=4,
        keys=["w2"],
    ),
}
