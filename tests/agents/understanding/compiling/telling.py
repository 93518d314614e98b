"""What is told of nodes: names, measures, numbers, groups, and their order."""

from dataclasses import replace

from agents.understanding.plans.algebra import (
    Aggregate,
    Count,
    Key,
    Links,
    Measure,
    Names,
    Related,
    Test,
    Top,
)
from tests.agents.understanding.compiling.tiny import (
    DOOR_TYPES,
    DOORS,
    PUMPS,
    REPAIRS,
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
WIDTH = Measure("width", (("OverallWidth",),), unit="m")
HEIGHT = Measure("height", (("OverallHeight",),), unit="m")
ELEVATION = Measure(
    "elevation", (("Elevation",),), unit="m", related=Related(way("ON_STOREY>"), STOREYS)
)
OF_ROOMS = replace(AREA, related=Related(way("<ON_STOREY"), ROOMS))
DOORS_OF_EACH = Measure("doors", counted=Related(way("<LEADS_TO"), DOORS))
LEAVES = Key("leaves", groups=(("Leaves",),))
STOREY = Key("storey", way("ON_STOREY>"), STOREYS)
ROOM = Key("room", way("LEADS_TO>"), ROOMS)
WINDOWS = house.nodes("IfcWindow")
FANS = house.nodes("IfcFan")
CHAIRS = house.nodes("IfcFurniture")

TELLING = {
    "names with what tells them apart": Written(
        Names(DOORS),
        """
        MATCH (n0:IfcDoor)
        RETURN DISTINCT n0.Name AS Name, n0.GlobalId AS GlobalId
        ORDER BY Name
        """,
        [["D1", "guid-d1"], ["D2", "guid-d2"], ["D3", "guid-d3"]],
        names=1,
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "a program's names behind the marks that people say": Written(
        Names(FANS),
        """
        MATCH (n0:IfcFan)
        RETURN DISTINCT n0.`Data.Mark` AS Mark, n0.Name AS Name, n0.GlobalId AS GlobalId
        ORDER BY Mark, Name
        """,
        [["EF-1", "Fan:X3:802", "guid-fan2"], ["EF-2", "Fan:X3:801", "guid-fan1"]],
        names=2,
        found=1,
        keys=["fan1", "fan2"],
    ),
    "a program's names where it has but numbers": Written(
        Names(CHAIRS),
        """
        MATCH (n0:IfcFurniture)
        RETURN DISTINCT n0.Name AS Name, n0.GlobalId AS GlobalId
        ORDER BY Name
        """,
        [["Chair:Oak:901", "guid-chair"]],
        names=1,
        found=1,
        keys=["chair"],
    ),
    "two names, and the first of them": Written(
        Names(ROOMS, limit=2),
        """
        MATCH (n0:IfcSpace)
        RETURN DISTINCT n0.Name AS Name, n0.LongName AS LongName, n0.GlobalId AS GlobalId
        ORDER BY Name, LongName
        LIMIT 2
        """,
        [["1", "Kitchen", "guid-kitchen"], ["2", "Hall", "guid-hall"]],
        names=2,
        found=1,
        keys=["attic", "hall", "kitchen", "store"],
    ),
    "storeys in their order": Written(
        Names(STOREYS),
        """
        MATCH (n0:IfcBuildingStorey)
        WITH DISTINCT n0
        RETURN n0.Name AS Name, n0.GlobalId AS GlobalId
        ORDER BY n0.Elevation, Name
        """,
        [["Zero", "guid-zero"], ["One", "guid-one"]],
        names=1,
        found=1,
        keys=["one", "zero"],
    ),
    "things without a name": Written(
        Names(house.nodes("Finding")),
        """
        MATCH (n0:Finding)
        RETURN DISTINCT n0.key AS key
        ORDER BY key
        """,
        [["f1"]],
        names=1,
        found=1,
        keys=["f1"],
    ),
    "things of several kinds": Written(
        Names(house.nodes("IfcDoor", "IfcWall")),
        """
        MATCH (n0)
        WHERE (n0:IfcDoor OR n0:IfcWall)
        RETURN DISTINCT n0.Name AS Name, n0.GlobalId AS GlobalId
        ORDER BY Name
        """,
        [
            ["D1", "guid-d1"],
            ["D2", "guid-d2"],
            ["D3", "guid-d3"],
            ["W1", "guid-w1"],
            ["W2", "guid-w2"],
        ],
        names=1,
        found=2,
        keys=["d1", "d2", "d3", "w1", "w2"],
    ),
    "rows without a name": Written(
        Names(REPAIRS),
        """
        MATCH (n0:RegisterRow)
        RETURN n0.Room AS Room, n0.Done AS Done, n0.Cost AS Cost
        ORDER BY Room, Done, Cost
        """,
        [["Hall", "yes", 40.0], ["Hall", None, 40.0]],
        names=3,
        found=1,
        keys=["r1", "r2"],
    ),
    "rows by a property": Written(
        Names(REPAIRS, by=Key("room", groups=(("Room",),))),
        """
        MATCH (n0:RegisterRow)
        RETURN DISTINCT n0.Room AS room, n0.Room AS Room, n0.Done AS Done, n0.Cost AS Cost
        ORDER BY room, Room, Done, Cost
        """,
        [["Hall", "Hall", "yes", 40.0], ["Hall", "Hall", None, 40.0]],
        names=1,
        found=1,
        keys=["r1", "r2"],
    ),
    "values of rows": Written(
        Names(REPAIRS, measures=(Measure("cost", (("Cost",),)),), values=True),
        """
        MATCH (n0:RegisterRow)
        RETURN DISTINCT n0.Cost AS cost
        ORDER BY cost
        """,
        [[40.0]],
        found=1,
        keys=["r1", "r2"],
    ),
    "names with a measure": Written(
        Names(DOORS, measures=(WIDTH,)),
        """
        MATCH (n0:IfcDoor)
        RETURN n0.Name AS Name, n0.OverallWidth AS width
        ORDER BY Name
        """,
        [["D1", 1.0], ["D2", 0.8], ["D3", 0.8]],
        names=1,
        units={"width": "m"},
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "names with several properties": Written(
        Names(DOORS, measures=(Measure("size", (("OverallWidth", "OverallHeight"),), unit="m"),)),
        """
        MATCH (n0:IfcDoor)
        RETURN n0.Name AS Name, n0.OverallWidth AS OverallWidth, n0.OverallHeight AS OverallHeight
        ORDER BY Name
        """,
        [["D1", 1.0, 2.0], ["D2", 0.8, 2.0], ["D3", 0.8, 2.5]],
        names=1,
        units={"OverallWidth": "m", "OverallHeight": "m"},
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "names with a product": Written(
        Names(
            DOORS,
            measures=(
                Measure("area", (("OverallWidth", "OverallHeight"),), unit="m2", product=True),
            ),
        ),
        """
        MATCH (n0:IfcDoor)
        RETURN n0.Name AS Name, n0.OverallWidth * n0.OverallHeight AS area
        ORDER BY Name
        """,
        [["D1", 2.0], ["D2", 1.6], ["D3", 2.0]],
        names=1,
        units={"area": "m2"},
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "names with the first that is filled": Written(
        Names(
            ROOMS, measures=(Measure("area", (("GrossFloorArea",), ("NetFloorArea",)), unit="m2"),)
        ),
        """
        MATCH (n0:IfcSpace)
        RETURN n0.Name AS Name, n0.LongName AS LongName, coalesce(n0.GrossFloorArea, n0.NetFloorArea) AS area
        ORDER BY Name, LongName
        """,  # noqa: E501
        [["1", "Kitchen", 20.0], ["2", "Hall", 30.0], ["3", "Store", None], ["4", "Attic", 30.0]],
        names=2,
        units={"area": "m2"},
        found=1,
        keys=["attic", "hall", "kitchen", "store"],
    ),
    "names with what nothing measures": Written(
        Names(PUMPS, measures=(Measure("weight"),)),
        """
        MATCH (n0:IfcPump)
        RETURN n0.Name AS Name, null AS weight
        ORDER BY Name
        """,
        [["A", None], ["B", None], ["C", None]],
        names=1,
        found=1,
        keys=["a", "b", "c"],
    ),
    "names with a number of what is related": Written(
        Names(ROOMS, measures=(DOORS_OF_EACH,)),
        """
        MATCH (n0:IfcSpace)
        WITH DISTINCT n0
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        WITH n0, count(DISTINCT n1) AS c2
        RETURN DISTINCT n0.Name AS Name, n0.LongName AS LongName, c2 AS doors
        ORDER BY Name, LongName
        """,
        [["1", "Kitchen", 2], ["2", "Hall", 2], ["3", "Store", 1], ["4", "Attic", 0]],
        names=2,
        found=1,
        keys=["attic", "hall", "kitchen", "store"],
    ),
    "names with a number of some": Written(
        Names(
            ROOMS,
            measures=(
                Measure(
                    "doors",
                    counted=Related(
                        way("<LEADS_TO"),
                        DOORS.having(
                            Test(("Leaves",), "=", 1),
                            Related(
                                way("HAS_TYPE>"), DOOR_TYPES.having(Test(("Name",), "=", "Panel"))
                            ),
                        ),
                    ),
                ),
            ),
        ),
        """
        MATCH (n0:IfcSpace)
        WITH DISTINCT n0
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor), (n1)-[:HAS_TYPE]->(n3:IfcDoorType)
        WHERE n1.Leaves = $p0
          AND n3.Name = $p1
        WITH n0, count(DISTINCT n1) AS c2
        RETURN DISTINCT n0.Name AS Name, n0.LongName AS LongName, c2 AS doors
        ORDER BY Name, LongName
        """,
        [["1", "Kitchen", 1], ["2", "Hall", 1], ["3", "Store", 1], ["4", "Attic", 0]],
        parameters={"p0": 1, "p1": "Panel"},
        names=2,
        found=1,
        keys=["attic", "hall", "kitchen", "store"],
    ),
    "names with what others measure": Written(
        Names(WINDOWS, measures=(ELEVATION,)),
        """
        MATCH (n0:IfcWindow)
        WITH DISTINCT n0
        OPTIONAL MATCH (n0)-[:ON_STOREY]->(n1:IfcBuildingStorey)
        RETURN DISTINCT n0.Name AS Name, n1.Elevation AS elevation
        ORDER BY Name
        """,
        [["N1", 0.0], ["N2", 3.0]],
        names=1,
        units={"elevation": "m"},
        found=1,
        keys=["n1", "n2"],
    ),
    "names with what rooms have together": Written(
        Names(STOREYS, measures=(OF_ROOMS,)),
        """
        MATCH (n0:IfcBuildingStorey)
        WITH DISTINCT n0
        OPTIONAL MATCH (n0)<-[:ON_STOREY]-(n1:IfcSpace)
        WITH DISTINCT n0, n1
        WITH n0, sum(n1.NetFloorArea) + 0 * max(n1.NetFloorArea) AS c2
        WITH DISTINCT n0, c2
        RETURN n0.Name AS Name, c2 AS area
        ORDER BY n0.Elevation, Name
        """,
        [["Zero", 50.0], ["One", 30.0]],
        names=1,
        units={"area": "m2"},
        found=1,
        keys=["one", "zero"],
    ),
    "names with what of rooms does not add up": Written(
        Names(
            STOREYS,
            measures=(
                Measure(
                    "height", (("Height",),), unit="m", related=Related(way("<ON_STOREY"), ROOMS)
                ),
            ),
        ),
        """
        MATCH (n0:IfcBuildingStorey)
        WITH DISTINCT n0
        OPTIONAL MATCH (n0)<-[:ON_STOREY]-(n1:IfcSpace)
        WITH DISTINCT n0, n1
        RETURN n0.Name AS Name, n1.Height AS height
        ORDER BY n0.Elevation, Name
        """,
        [["Zero", None], ["Zero", None], ["One", None], ["One", None]],
        names=1,
        units={"height": "m"},
        found=1,
        keys=["one", "zero"],
    ),
    "names with what of others does not add up": Written(
        Names(
            WINDOWS,
            measures=(
                Measure(
                    "area", (("Area",),), unit="m2", related=Related(way("ON_STOREY>"), STOREYS)
                ),
            ),
        ),
        """
        MATCH (n0:IfcWindow)
        WITH DISTINCT n0
        OPTIONAL MATCH (n0)-[:ON_STOREY]->(n1:IfcBuildingStorey)
        RETURN DISTINCT n0.Name AS Name, n1.Area AS area
        ORDER BY Name
        """,
        [["N1", None], ["N2", None]],
        names=1,
        units={"area": "m2"},
        found=1,
        keys=["n1", "n2"],
    ),
    "names by a property": Written(
        Names(DOORS, by=LEAVES),
        """
        MATCH (n0:IfcDoor)
        RETURN DISTINCT n0.Leaves AS leaves, n0.Name AS Name
        ORDER BY leaves, Name
        """,
        [[1, "D1"], [1, "D3"], [2, "D2"]],
        names=1,
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "a number for each of two things": Written(
        Count(DOORS, by=replace(LEAVES, beside=Key("type", way("HAS_TYPE>"), DOOR_TYPES))),
        """
        MATCH (n0:IfcDoor)
        MATCH (n0)-[:HAS_TYPE]->(n1:IfcDoorType)
        RETURN n0.Leaves AS leaves, n1.Name AS type, count(DISTINCT n0) AS count
        ORDER BY leaves, type
        """,
        [[1, "Panel", 2], [2, "Panel", 1]],
        names=2,
        found=2,
        keys=["d1", "d2", "d3"],
    ),
    "names by a storey": Written(
        Names(WINDOWS, by=STOREY),
        """
        MATCH (n0:IfcWindow)
        MATCH (n0)-[:ON_STOREY]->(n1:IfcBuildingStorey)
        WITH DISTINCT n0, n1
        RETURN n1.Name AS storey, n0.Name AS Name
        ORDER BY n1.Elevation, storey, Name
        """,
        [["Zero", "N1"], ["One", "N2"]],
        names=1,
        found=2,
        keys=["n1", "n2"],
    ),
    "names by a room": Written(
        Names(
            DOORS,
            by=Key("room", way("LEADS_TO>"), ROOMS.having(Test(("LongName",), "<>", "Store"))),
        ),
        """
        MATCH (n0:IfcDoor)
        MATCH (n0)-[:LEADS_TO]->(n1:IfcSpace)
        WHERE n1.LongName <> $p0
        RETURN DISTINCT n1.Name AS `room Name`, n1.LongName AS `room LongName`, n0.Name AS Name
        ORDER BY `room Name`, `room LongName`, Name
        """,
        [["1", "Kitchen", "D1"], ["1", "Kitchen", "D2"], ["2", "Hall", "D2"], ["2", "Hall", "D3"]],
        parameters={"p0": "Store"},
        names=2,
        found=3,
        keys=["d1", "d2", "d3"],
    ),
    "values once each": Written(
        Names(DOORS, measures=(WIDTH,), values=True),
        """
        MATCH (n0:IfcDoor)
        RETURN DISTINCT n0.OverallWidth AS width
        ORDER BY width
        """,
        [[0.8], [1.0]],
        units={"width": "m"},
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "the first in order": Written(
        Names(ROOMS, order=AREA, limit=1),
        """
        MATCH (n0:IfcSpace)
        WHERE n0.NetFloorArea IS NOT NULL
        RETURN n0.Name AS Name, n0.LongName AS LongName, n0.GlobalId AS GlobalId
        ORDER BY n0.NetFloorArea DESC, Name, LongName
        LIMIT 1
        """,
        [["2", "Hall", "guid-hall"]],
        names=2,
        found="""
        MATCH (n0:IfcSpace)
        WHERE n0.NetFloorArea IS NOT NULL
        RETURN DISTINCT n0.key AS key, n0.NetFloorArea AS `rank`, n0.Name AS Name, n0.LongName AS LongName
        ORDER BY `rank` DESC, Name, LongName
        LIMIT 1
        """,  # noqa: E501
        keys=["hall"],
    ),
    "the last in order, told": Written(
        Names(ROOMS, measures=(AREA,), order=AREA, descending=False, limit=1),
        """
        MATCH (n0:IfcSpace)
        WHERE n0.NetFloorArea IS NOT NULL
        RETURN n0.Name AS Name, n0.LongName AS LongName, n0.NetFloorArea AS area
        ORDER BY area, Name, LongName
        LIMIT 1
        """,
        [["1", "Kitchen", 20.0]],
        names=2,
        units={"area": "m2"},
        found="""
        MATCH (n0:IfcSpace)
        WHERE n0.NetFloorArea IS NOT NULL
        RETURN n0.key AS key, n0.NetFloorArea AS `rank`, n0.Name AS Name, n0.LongName AS LongName
        ORDER BY `rank`, Name, LongName
        LIMIT 1
        """,
        keys=["kitchen"],
    ),
    "all in order": Written(
        Names(ROOMS, measures=(AREA,), order=AREA),
        """
        MATCH (n0:IfcSpace)
        WHERE n0.NetFloorArea IS NOT NULL
        RETURN n0.Name AS Name, n0.LongName AS LongName, n0.NetFloorArea AS area
        ORDER BY area DESC, Name, LongName
        """,
        [["2", "Hall", 30.0], ["4", "Attic", 30.0], ["1", "Kitchen", 20.0]],
        names=2,
        units={"area": "m2"},
        found=1,
        keys=["attic", "hall", "kitchen", "store"],
    ),
    "the second in order": Written(
        Names(ROOMS.having(Test(("LongName",), "<>", "Store")), order=AREA, limit=1, skip=1),
        """
        MATCH (n0:IfcSpace)
        WHERE n0.LongName <> $p0
          AND n0.NetFloorArea IS NOT NULL
        RETURN n0.Name AS Name, n0.LongName AS LongName, n0.GlobalId AS GlobalId
        ORDER BY n0.NetFloorArea DESC, Name, LongName
        SKIP 1
        LIMIT 1
        """,
        [["4", "Attic", "guid-attic"]],
        parameters={"p0": "Store"},
        names=2,
        found="""
        MATCH (n0:IfcSpace)
        WHERE n0.LongName <> $p0
          AND n0.NetFloorArea IS NOT NULL
        RETURN DISTINCT n0.key AS key, n0.NetFloorArea AS `rank`, n0.Name AS Name, n0.LongName AS LongName
        ORDER BY `rank` DESC, Name, LongName
        SKIP 1
        LIMIT 1
        """,  # noqa: E501
        keys=["attic"],
    ),
    "the first by a number": Written(
        Names(ROOMS, order=DOORS_OF_EACH, limit=1),
        """
        MATCH (n0:IfcSpace)
        WITH DISTINCT n0
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        WITH n0, count(DISTINCT n1) AS c2
        WHERE c2 IS NOT NULL
        RETURN n0.Name AS Name, n0.LongName AS LongName, n0.GlobalId AS GlobalId
        ORDER BY c2 DESC, Name, LongName
        LIMIT 1
        """,
        [["1", "Kitchen", "guid-kitchen"]],
        names=2,
        found="""
        MATCH (n0:IfcSpace)
        WITH DISTINCT n0
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        WITH n0, count(DISTINCT n1) AS c2
        WHERE c2 IS NOT NULL
        RETURN DISTINCT n0.key AS key, c2 AS `rank`, n0.Name AS Name, n0.LongName AS LongName
        ORDER BY `rank` DESC, Name, LongName
        LIMIT 1
        """,
        keys=["kitchen"],
    ),
    "the first by what others measure": Written(
        Names(WINDOWS, order=ELEVATION, limit=1),
        """
        MATCH (n0:IfcWindow)
        WITH DISTINCT n0
        MATCH (n0)-[:ON_STOREY]->(n1:IfcBuildingStorey)
        WHERE n1.Elevation IS NOT NULL
        RETURN n0.Name AS Name, n0.GlobalId AS GlobalId
        ORDER BY n1.Elevation DESC, Name
        LIMIT 1
        """,
        [["N2", "guid-n2"]],
        names=1,
        found="""
        MATCH (n0:IfcWindow)
        WITH DISTINCT n0
        MATCH (n0)-[:ON_STOREY]->(n1:IfcBuildingStorey)
        WHERE n1.Elevation IS NOT NULL
        RETURN DISTINCT n0.key AS key, n1.Elevation AS `rank`, n0.Name AS Name
        ORDER BY `rank` DESC, Name
        LIMIT 1
        """,
        keys=["n2"],
    ),
    "the first by its name": Written(
        Names(DOORS, order=Measure("name", (("Name",),)), limit=1),
        """
        MATCH (n0:IfcDoor)
        WHERE n0.Name IS NOT NULL
        RETURN DISTINCT n0.Name AS Name, n0.GlobalId AS GlobalId
        ORDER BY Name DESC
        LIMIT 1
        """,
        [["D3", "guid-d3"]],
        names=1,
        found="""
        MATCH (n0:IfcDoor)
        WHERE n0.Name IS NOT NULL
        RETURN DISTINCT n0.key AS key, n0.Name AS `rank`, n0.Name AS Name
        ORDER BY `rank` DESC, Name
        LIMIT 1
        """,
        keys=["d3"],
    ),
    "in order by one measure, told with another": Written(
        Names(DOORS, measures=(HEIGHT,), order=WIDTH),
        """
        MATCH (n0:IfcDoor)
        WHERE n0.OverallWidth IS NOT NULL
        RETURN n0.Name AS Name, n0.OverallHeight AS height
        ORDER BY n0.OverallWidth DESC, Name
        """,
        [["D1", 2.0], ["D2", 2.0], ["D3", 2.5]],
        names=1,
        units={"height": "m"},
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "in order of related things": Written(
        Names(ROOMS.having(Related(way("<LEADS_TO"), DOORS)), order=AREA),
        """
        MATCH (n0:IfcSpace)
        MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        WITH DISTINCT n0
        WHERE n0.NetFloorArea IS NOT NULL
        RETURN n0.Name AS Name, n0.LongName AS LongName, n0.GlobalId AS GlobalId
        ORDER BY n0.NetFloorArea DESC, Name, LongName
        """,
        [["2", "Hall", "guid-hall"], ["1", "Kitchen", "guid-kitchen"]],
        names=2,
        found=3,
        keys=["hall", "kitchen", "store"],
    ),
    "all in order of no building": Written(
        Names(SHIPS, order=Measure("length", (("length",),))),
        """
        MATCH (n0:Ship)
        RETURN n0.name AS name
        ORDER BY n0.length DESC, name
        """,
        [["Cassini"], ["Aurora"], ["Borealis"]],
        names=1,
        found=1,
        keys=["aurora", "borealis", "cassini"],
        twin=fleet,
    ),
    "the first in order of no building": Written(
        Names(SHIPS, order=Measure("length", (("length",),)), limit=1),
        """
        MATCH (n0:Ship)
        WHERE n0.length IS NOT NULL
        RETURN n0.name AS name
        ORDER BY n0.length DESC, name
        LIMIT 1
        """,
        [["Aurora"]],
        names=1,
        found="""
        MATCH (n0:Ship)
        WHERE n0.length IS NOT NULL
        RETURN DISTINCT n0.key AS key, n0.length AS `rank`, n0.name AS name
        ORDER BY `rank` DESC, name
        LIMIT 1
        """,
        keys=["aurora"],
        twin=fleet,
    ),
    "a number of each": Written(
        Count(DOORS, by=LEAVES),
        """
        MATCH (n0:IfcDoor)
        RETURN n0.Leaves AS leaves, count(DISTINCT n0) AS count
        ORDER BY leaves
        """,
        [[1, 2], [2, 1]],
        names=1,
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "a sum": Written(
        Aggregate(ROOMS, AREA, "sum"),
        """
        MATCH (n0:IfcSpace)
        WITH DISTINCT n0
        RETURN sum(n0.NetFloorArea) AS sum
        """,
        [[80.0]],
        units={"sum": "m2"},
        found=1,
        keys=["attic", "hall", "kitchen", "store"],
    ),
    "a spread": Written(
        Aggregate(ROOMS, AREA, "spread"),
        """
        MATCH (n0:IfcSpace)
        WITH DISTINCT n0
        RETURN max(n0.NetFloorArea) - min(n0.NetFloorArea) AS difference
        """,
        [[10.0]],
        units={"difference": "m2"},
        found=1,
        keys=["attic", "hall", "kitchen", "store"],
    ),
    "kinds of values": Written(
        Aggregate(WALLS, Measure("rating", (("FireRating",),)), "kinds"),
        """
        MATCH (n0:IfcWall)
        WITH DISTINCT n0
        RETURN count(DISTINCT n0.FireRating) AS kinds
        """,
        [[2]],
        found=1,
        keys=["w1", "w2"],
    ),
    "a mean of what is related": Written(
        Aggregate(WINDOWS, ELEVATION, "avg"),
        """
        MATCH (n0:IfcWindow)
        WITH DISTINCT n0
        MATCH (n0)-[:ON_STOREY]->(n1:IfcBuildingStorey)
        WITH DISTINCT n1
        RETURN avg(n1.Elevation) AS avg
        """,
        [[1.5]],
        units={"avg": "m"},
        found=1,
        keys=["n1", "n2"],
    ),
    "a sum of rooms of storeys": Written(
        Aggregate(STOREYS, OF_ROOMS, "sum"),
        """
        MATCH (n0:IfcBuildingStorey)
        WITH DISTINCT n0
        MATCH (n0)<-[:ON_STOREY]-(n1:IfcSpace)
        WITH DISTINCT n1
        RETURN sum(n1.NetFloorArea) AS sum
        """,
        [[80.0]],
        units={"sum": "m2"},
        found=1,
        keys=["one", "zero"],
    ),
    "the most of what is counted": Written(
        Aggregate(ROOMS, DOORS_OF_EACH, "max"),
        """
        MATCH (n0:IfcSpace)
        WITH DISTINCT n0
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        WITH n0, count(DISTINCT n1) AS c2
        RETURN max(c2) AS max
        """,
        [[2]],
        found=1,
        keys=["attic", "hall", "kitchen", "store"],
    ),
    "relationships": Written(
        Links(DOORS, "LEADS_TO"),
        """
        MATCH (n0:IfcDoor)
        MATCH (n0)-[link:LEADS_TO]-()
        RETURN count(DISTINCT link) AS count
        """,
        [[5]],
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "a sum of each": Written(
        Aggregate(DOORS, HEIGHT, "sum", by=LEAVES),
        """
        MATCH (n0:IfcDoor)
        WITH DISTINCT n0
        RETURN n0.Leaves AS leaves, sum(n0.OverallHeight) AS sum
        ORDER BY leaves
        """,
        [[1, 4.5], [2, 2.0]],
        names=1,
        units={"sum": "m"},
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "kinds without a unit of each": Written(
        Aggregate(DOORS, Measure("built", (("Built",),)), "min", by=LEAVES),
        """
        MATCH (n0:IfcDoor)
        WITH DISTINCT n0
        RETURN n0.Leaves AS leaves, min(n0.Built) AS min
        ORDER BY leaves
        """,
        [[1, "2019-05-01"], [2, "2021-05-01"]],
        names=1,
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "a number by a length": Written(
        Count(DOORS, by=Key("width", groups=(("OverallWidth",),), unit="m")),
        """
        MATCH (n0:IfcDoor)
        RETURN round(n0.OverallWidth * 1000) / 1000 AS width, count(DISTINCT n0) AS count
        ORDER BY width
        """,
        [[0.8, 2], [1.0, 1]],
        names=1,
        units={"width": "m"},
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "a number by two lengths": Written(
        Count(DOORS, by=Key("size", groups=(("OverallWidth", "OverallHeight"),), unit="m")),
        """
        MATCH (n0:IfcDoor)
        RETURN round(n0.OverallWidth * 1000) / 1000 AS OverallWidth, round(n0.OverallHeight * 1000) / 1000 AS OverallHeight, count(DISTINCT n0) AS count
        ORDER BY OverallWidth, OverallHeight
        """,  # noqa: E501
        [[0.8, 2.0, 1], [0.8, 2.5, 1], [1.0, 2.0, 1]],
        names=2,
        units={"OverallWidth": "m", "OverallHeight": "m"},
        found=1,
        keys=["d1", "d2", "d3"],
    ),
    "a number by an area": Written(
        Count(ROOMS, by=Key("area", groups=(("Gross",), ("NetFloorArea",)), unit="m2")),
        """
        MATCH (n0:IfcSpace)
        RETURN coalesce(n0.Gross, n0.NetFloorArea) AS area, count(DISTINCT n0) AS count
        ORDER BY area
        """,
        [[20.0, 1], [30.0, 2], [None, 1]],
        names=1,
        units={"area": "m2"},
        found=1,
        keys=["attic", "hall", "kitchen", "store"],
    ),
    "a number on each storey": Written(
        Count(ROOMS, by=STOREY),
        """
        MATCH (n0:IfcBuildingStorey)
        OPTIONAL MATCH (n0)<-[:ON_STOREY]-(n1:IfcSpace)
        WITH n0, count(DISTINCT n1) AS count
        RETURN n0.Name AS Name, count
        ORDER BY n0.Elevation
        """,
        [["Zero", 2], ["One", 2]],
        names=1,
        found="""
        MATCH (n2:IfcBuildingStorey)
        RETURN DISTINCT n2.key AS key
        """,
        keys=["one", "zero"],
    ),
    "a number of some in each room": Written(
        Count(DOORS.having(Test(("Leaves",), "=", 1)), by=ROOM),
        """
        MATCH (n0:IfcSpace)
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        WHERE n1.Leaves = $p0
        WITH n0, count(DISTINCT n1) AS count
        RETURN n0.Name AS Name, n0.LongName AS LongName, count
        ORDER BY Name, LongName
        """,
        [["1", "Kitchen", 1], ["2", "Hall", 1], ["3", "Store", 1], ["4", "Attic", 0]],
        parameters={"p0": 1},
        names=2,
        found="""
        MATCH (n2:IfcSpace)
        RETURN DISTINCT n2.key AS key
        """,
        keys=["attic", "hall", "kitchen", "store"],
    ),
    "a number of related things on each storey": Written(
        Count(ROOMS.having(Related(way("<LEADS_TO"), DOORS)), by=STOREY),
        """
        MATCH (n0:IfcSpace)
        MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        WITH DISTINCT n0
        MATCH (n0)-[:ON_STOREY]->(n2:IfcBuildingStorey)
        WITH n2, count(DISTINCT n0) AS count
        RETURN n2.Name AS storey, count
        ORDER BY n2.Elevation
        """,
        [["Zero", 2], ["One", 1]],
        names=1,
        found=4,
        keys=["hall", "kitchen", "store"],
    ),
    "a sum on each storey": Written(
        Aggregate(
            ROOMS,
            AREA,
            "sum",
            by=Key("storey", way("ON_STOREY>"), STOREYS.having(Test(("Name",), "<>", "Two"))),
        ),
        """
        MATCH (n0:IfcSpace)
        MATCH (n0)-[:ON_STOREY]->(n1:IfcBuildingStorey)
        WHERE n1.Name <> $p0
        WITH DISTINCT n0, n1
        WITH n1, sum(n0.NetFloorArea) AS sum
        RETURN n1.Name AS storey, sum
        ORDER BY n1.Elevation
        """,
        [["Zero", 50.0], ["One", 30.0]],
        parameters={"p0": "Two"},
        names=1,
        units={"sum": "m2"},
        found=3,
        keys=["attic", "hall", "kitchen", "store"],
    ),
    "a sum in each room": Written(
        Aggregate(DOORS, HEIGHT, "sum", by=ROOM),
        """
        MATCH (n0:IfcDoor)
        MATCH (n0)-[:LEADS_TO]->(n1:IfcSpace)
        WITH DISTINCT n0, n1
        RETURN n1.Name AS `room Name`, n1.LongName AS `room LongName`, sum(n0.OverallHeight) AS sum
        ORDER BY `room Name`, `room LongName`
        """,
        [["1", "Kitchen", 4.0], ["2", "Hall", 4.5], ["3", "Store", 2.5]],
        names=2,
        units={"sum": "m"},
        found=2,
        keys=["d1", "d2", "d3"],
    ),
    "a number of each type": Written(
        Count(DOORS, by=Key("type", way("HAS_TYPE>"), DOOR_TYPES)),
        """
        MATCH (n0:IfcDoor)
        MATCH (n0)-[:HAS_TYPE]->(n1:IfcDoorType)
        RETURN n1.Name AS type, count(DISTINCT n0) AS count
        ORDER BY type
        """,
        [["Panel", 3]],
        names=1,
        found=2,
        keys=["d1", "d2", "d3"],
    ),
    "a number by a way of two steps": Written(
        Count(WINDOWS, by=Key("storey", way("LIGHTS> ON_STOREY>"), STOREYS)),
        """
        MATCH (n0:IfcBuildingStorey)
        OPTIONAL MATCH (n0)<-[:ON_STOREY]-()<-[:LIGHTS]-(n1:IfcWindow)
        WITH n0, count(DISTINCT n1) AS count
        RETURN n0.Name AS Name, count
        ORDER BY n0.Elevation
        """,
        [["Zero", 2], ["One", 0]],
        names=1,
        found="""
        MATCH (n2:IfcBuildingStorey)
        RETURN DISTINCT n2.key AS key
        """,
        keys=["one", "zero"],
    ),
    "the group with most": Written(
        Top(Count(DOORS, by=LEAVES), descending=True),
        """
        MATCH (n0:IfcDoor)
        WHERE (n0.Leaves IS NOT NULL AND n0.`Leaves.note` IS NULL)
        RETURN n0.Leaves AS leaves, count(DISTINCT n0) AS count
        ORDER BY count DESC, leaves
        LIMIT 1
        """,
        [[1, 2]],
        names=1,
    ),
    "the two storeys with the smallest sums": Written(
        Top(Aggregate(ROOMS, AREA, "sum", by=STOREY), descending=False, limit=2),
        """
        MATCH (n0:IfcSpace)
        MATCH (n0)-[:ON_STOREY]->(n1:IfcBuildingStorey)
        WITH DISTINCT n0, n1
        WITH n1, sum(n0.NetFloorArea) AS sum
        RETURN n1.Name AS storey, sum
        ORDER BY sum, n1.Elevation
        LIMIT 2
        """,
        [["One", 30.0], ["Zero", 50.0]],
        names=1,
        units={"sum": "m2"},
    ),
    "the room with most doors": Written(
        Top(Count(DOORS, by=ROOM), descending=True),
        """
        MATCH (n0:IfcDoor)
        MATCH (n0)-[:LEADS_TO]->(n1:IfcSpace)
        RETURN n1.Name AS `room Name`, n1.LongName AS `room LongName`, count(DISTINCT n0) AS count
        ORDER BY count DESC, `room Name`, `room LongName`
        LIMIT 1
        """,
        [["1", "Kitchen", 2]],
        names=2,
    ),
}
