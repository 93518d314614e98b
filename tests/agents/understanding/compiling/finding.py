"""Which nodes: every kind of condition, and the lines that find what has it."""

from agents.understanding.plans.algebra import Beyond, Count, Either, Is, Names, Not, Related, Test
from tests.agents.understanding.compiling.tiny import (
    DOOR_TYPES,
    DOORS,
    PUMPS,
    ROOMS,
    STOREYS,
    house,
    way,
)
from tests.agents.understanding.compiling.written import Written

WINDOWS = house.nodes("IfcWindow")

FINDING = {
    "a number": Written(
        Count(ROOMS.having(Test(("NetFloorArea",), ">", 20.0))),
        """
        MATCH (n0:IfcSpace)
        WHERE n0.NetFloorArea > $p0
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        parameters={"p0": 20.0},
        found=2,
        keys=["attic", "hall"],
    ),
    "one value is one parameter, and 1 is not true": Written(
        Count(
            DOORS.having(
                Test(("Leaves",), "=", 1),
                Test(("IsExternal",), "=", True),
                Test(("OverallWidth",), "<>", 0.8),
                Test(("OverallHeight",), "<>", 0.8),
            )
        ),
        """
        MATCH (n0:IfcDoor)
        WHERE n0.Leaves = $p0
          AND n0.IsExternal = $p1
          AND n0.OverallWidth <> $p2
          AND n0.OverallHeight <> $p2
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        parameters={"p0": 1, "p1": True, "p2": 0.8},
        found=5,
        keys=["d1"],
    ),
    "one of several values": Written(
        Count(ROOMS.having(Test(("LongName",), "in", ("Kitchen", "Hall")))),
        """
        MATCH (n0:IfcSpace)
        WHERE n0.LongName IN $p0
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        parameters={"p0": ["Kitchen", "Hall"]},
        found=2,
        keys=["hall", "kitchen"],
    ),
    "any of several properties": Written(
        Count(ROOMS.having(Test(("Name", "LongName"), "=", "Hall"))),
        """
        MATCH (n0:IfcSpace)
        WHERE (n0.Name = $p0 OR n0.LongName = $p0)
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        parameters={"p0": "Hall"},
        found=2,
        keys=["hall"],
    ),
    "what is known": Written(
        Count(DOORS.having(Test(("OverallWidth",), "known"))),
        """
        MATCH (n0:IfcDoor)
        WHERE (n0.OverallWidth IS NOT NULL AND n0.`OverallWidth.note` IS NULL)
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        found=2,
        keys=["d1", "d2"],
    ),
    "what is unknown": Written(
        Count(DOORS.having(Test(("OverallWidth",), "unknown"))),
        """
        MATCH (n0:IfcDoor)
        WHERE (n0.OverallWidth IS NULL OR n0.`OverallWidth.note` IS NOT NULL)
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        found=2,
        keys=["d3"],
    ),
    "a list that holds a value": Written(
        Count(DOORS.having(Test(("Tags",), "holds", "new"))),
        """
        MATCH (n0:IfcDoor)
        WHERE $p0 IN n0.Tags
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        parameters={"p0": "new"},
        found=2,
        keys=["d1"],
    ),
    "a text within a text": Written(
        Count(ROOMS.having(Test(("LongName",), "contains", "kit"))),
        """
        MATCH (n0:IfcSpace)
        WHERE toLower(n0.LongName) CONTAINS $p0
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        parameters={"p0": "kit"},
        found=2,
        keys=["kitchen"],
    ),
    "the year of a date": Written(
        Count(DOORS.having(Test(("Built",), ">=", 2020, year="date"))),
        """
        MATCH (n0:IfcDoor)
        WHERE n0.Built.year >= $p0
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        parameters={"p0": 2020},
        found=2,
        keys=["d2"],
    ),
    "the year of a text": Written(
        Count(WINDOWS.having(Test(("Bought",), "<", 2022, year="text"))),
        """
        MATCH (n0:IfcWindow)
        WHERE toInteger(substring(n0.Bought, 0, 4)) < $p0
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        parameters={"p0": 2022},
        found=2,
        keys=["n1"],
    ),
    "the day of a text": Written(
        Count(WINDOWS.having(Test(("Bought",), "=", "2020-02-03", year="day"))),
        """
        MATCH (n0:IfcWindow)
        WHERE substring(toString(n0.Bought), 0, 10) = $p0
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        parameters={"p0": "2020-02-03"},
        found=2,
        keys=["n1"],
    ),
    "what does not hold or is unknown": Written(
        Count(DOORS.having(Not(Test(("IsExternal",), "=", True)))),
        """
        MATCH (n0:IfcDoor)
        WHERE NOT coalesce(n0.IsExternal = $p0, false)
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        parameters={"p0": True},
        found=2,
        keys=["d2", "d3"],
    ),
    "either of two values": Written(
        Count(ROOMS.having(Either((Test(("Name",), "=", "1"), Test(("LongName",), "=", "Hall"))))),
        """
        MATCH (n0:IfcSpace)
        WHERE (n0.Name = $p0 OR n0.LongName = $p1)
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        parameters={"p0": "1", "p1": "Hall"},
        found=2,
        keys=["hall", "kitchen"],
    ),
    "what is this or that": Written(
        Count(
            house.nodes(
                where=(
                    Either(
                        (
                            Is(house.nodes("IfcPump")),
                            Is(
                                house.nodes("IfcWall", "IfcDoor").having(Test(("Name",), "=", "W1"))
                            ),
                        )
                    ),
                )
            )
        ),
        """
        MATCH (n0)
        WHERE ((n0:IfcPump) OR ((n0:IfcWall OR n0:IfcDoor) AND n0.Name = $p0))
        RETURN count(DISTINCT n0) AS count
        """,
        [[4]],
        parameters={"p0": "W1"},
        found=2,
        keys=["a", "b", "c", "w1"],
    ),
    "what is anything": Written(
        Count(PUMPS.having(Is(house.nodes()))),
        """
        MATCH (n0:IfcPump)
        WHERE (true)
        RETURN count(DISTINCT n0) AS count
        """,
        [[3]],
        found=2,
        keys=["a", "b", "c"],
    ),
    "several labels and a concept": Written(
        Count(house.nodes("IfcSpace", "IfcMaterial", concepts=("masonry",))),
        """
        MATCH (n0)
        WHERE (n0:IfcSpace OR n0:IfcMaterial)
          AND $p0 IN n0.concepts
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        parameters={"p0": "masonry"},
        found=3,
        keys=["brick"],
    ),
    "what the twin has not": Written(
        Count(house.nodes("IfcSpace", absent=True)),
        """
        MATCH (n0:IfcSpace)
        WHERE false
        RETURN count(DISTINCT n0) AS count
        """,
        [[0]],
        found=2,
    ),
    "what the twin has not, but has a concept for": Written(
        Count(house.nodes("IfcSpace", concepts=("kitchen",), absent=True)),
        """
        MATCH (n0:IfcSpace)
        WHERE $p0 IN n0.concepts
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        parameters={"p0": "kitchen"},
        found=2,
        keys=["kitchen"],
    ),
    "what is related": Written(
        Count(
            DOORS.having(Related(way("LEADS_TO>"), ROOMS.having(Test(("LongName",), "=", "Hall"))))
        ),
        """
        MATCH (n0:IfcDoor)
        MATCH (n0)-[:LEADS_TO]->(n1:IfcSpace)
        WHERE n1.LongName = $p0
        WITH DISTINCT n0
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        parameters={"p0": "Hall"},
        found=4,
        keys=["d2", "d3"],
    ),
    "what is related to anything": Written(
        Count(DOORS.having(Test(("Leaves",), "=", 1), Related(way("HAS_TYPE>"), house.nodes()))),
        """
        MATCH (n0:IfcDoor)
        WHERE n0.Leaves = $p0
        MATCH (n0)-[:HAS_TYPE]->(n1)
        WITH DISTINCT n0
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        parameters={"p0": 1},
        found=4,
        keys=["d1", "d3"],
    ),
    "a way that may come back": Written(
        Count(ROOMS.having(Related(way("<LEADS_TO LEADS_TO>"), ROOMS))),
        """
        MATCH (n0:IfcSpace)
        MATCH (n0)<-[:LEADS_TO]-()-[:LEADS_TO]->(n1:IfcSpace)
        WHERE n0.key <> n1.key
        WITH DISTINCT n0
        RETURN count(DISTINCT n0) AS count
        """,
        [[3]],
        found=4,
        keys=["hall", "kitchen", "store"],
    ),
    "a long way that does not come back": Written(
        Count(WINDOWS.having(Related(way("LIGHTS> ON_STOREY>"), STOREYS))),
        """
        MATCH (n0:IfcWindow)
        MATCH (n0)-[:LIGHTS]->()-[:ON_STOREY]->(n1:IfcBuildingStorey)
        WITH DISTINCT n0
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        found=3,
        keys=["n1", "n2"],
    ),
    "a passage to other rooms": Written(
        Count(
            ROOMS.having(Related(way("<LEADS_TO"), DOORS.having(Related(way("LEADS_TO>"), ROOMS))))
        ),
        """
        MATCH (n0:IfcSpace)
        MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        MATCH (n1)-[:LEADS_TO]->(n2:IfcSpace)
        WHERE n0.key <> n2.key
        WITH DISTINCT n0, n1
        WITH DISTINCT n0
        RETURN count(DISTINCT n0) AS count
        """,
        [[3]],
        found=6,
        keys=["hall", "kitchen", "store"],
    ),
    "a way that is no passage": Written(
        Count(
            ROOMS.having(
                Related(way("<LEADS_TO"), DOORS.having(Related(way("HAS_TYPE>"), DOOR_TYPES)))
            )
        ),
        """
        MATCH (n0:IfcSpace)
        MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        MATCH (n1)-[:HAS_TYPE]->(n2:IfcDoorType)
        WITH DISTINCT n0, n1
        WITH DISTINCT n0
        RETURN count(DISTINCT n0) AS count
        """,
        [[3]],
        found=5,
        keys=["hall", "kitchen", "store"],
    ),
    "a passage behind what is none": Written(
        Count(
            WINDOWS.having(Related(way("LIGHTS>"), ROOMS.having(Related(way("<LEADS_TO"), DOORS))))
        ),
        """
        MATCH (n0:IfcWindow)
        MATCH (n0)-[:LIGHTS]->(n1:IfcSpace)
        MATCH (n1)<-[:LEADS_TO]-(n2:IfcDoor)
        WITH DISTINCT n0, n1
        WITH DISTINCT n0
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        found=5,
        keys=["n1", "n2"],
    ),
    "what is related to none": Written(
        Count(ROOMS.having(Related(way("<LEADS_TO"), DOORS, negated=True))),
        """
        MATCH (n0:IfcSpace)
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        WITH n0, count(DISTINCT n1) AS c2
        WHERE c2 = 0
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        found=4,
        keys=["attic"],
    ),
    "what is related to as many": Written(
        Count(ROOMS.having(Related(way("<LEADS_TO"), DOORS, count=(">=", 2)))),
        """
        MATCH (n0:IfcSpace)
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        WITH n0, count(DISTINCT n1) AS c2
        WHERE c2 >= 2
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        found=4,
        keys=["hall", "kitchen"],
    ),
    "as many that are related": Written(
        Count(
            ROOMS.having(
                Related(
                    way("<LEADS_TO"),
                    DOORS.having(
                        Test(("Leaves",), "=", 2),
                        Related(way("HAS_TYPE>"), DOOR_TYPES.having(Test(("Name",), "=", "Panel"))),
                    ),
                    count=("=", 1),
                )
            )
        ),
        """
        MATCH (n0:IfcSpace)
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor), (n1)-[:HAS_TYPE]->(n3:IfcDoorType)
        WHERE n1.Leaves = $p0
          AND n3.Name = $p1
        WITH n0, count(DISTINCT n1) AS c2
        WHERE c2 = 1
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        parameters={"p0": 2, "p1": "Panel"},
        found=6,
        keys=["hall", "kitchen"],
    ),
    "none on a way that may come back": Written(
        Count(ROOMS.having(Related(way("<LEADS_TO LEADS_TO>"), ROOMS, negated=True))),
        """
        MATCH (n0:IfcSpace)
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-()-[:LEADS_TO]->(n1:IfcSpace)
        WHERE n0.key <> n1.key
        WITH n0, count(DISTINCT n1) AS c2
        WHERE c2 = 0
        RETURN count(DISTINCT n0) AS count
        """,
        [[1]],
        found=5,
        keys=["attic"],
    ),
    "what is reached": Written(
        Count(
            PUMPS.having(Related(way("CONNECTED_TO*2"), PUMPS.having(Test(("Name",), "=", "A"))))
        ),
        """
        MATCH (n0:IfcPump)
        MATCH (n1:IfcPump)
        WHERE n1.Name = $p0
        WITH n0, n1
        WHERE n0.key <> n1.key
        MATCH farc2 = shortestPath((n0)-[:CONNECTED_TO*..2]-(n1))
        WITH DISTINCT n0
        RETURN count(DISTINCT n0) AS count
        """,
        [[2]],
        parameters={"p0": "A"},
        found=7,
        keys=["b", "c"],
    ),
    "more than any of others": Written(
        Names(
            ROOMS.having(
                Beyond(("NetFloorArea",), ">", ROOMS.having(Test(("LongName",), "=", "Kitchen")))
            )
        ),
        """
        MATCH (n0:IfcSpace)
        MATCH (n1:IfcSpace)
        WHERE n1.LongName = $p0
        WITH n0, max(n1.NetFloorArea) AS c2
        WHERE n0.NetFloorArea > c2
        RETURN DISTINCT n0.Name AS Name, n0.LongName AS LongName, n0.GlobalId AS GlobalId
        ORDER BY Name, LongName
        """,
        [["2", "Hall", "guid-hall"], ["4", "Attic", "guid-attic"]],
        parameters={"p0": "Kitchen"},
        names=2,
        found=5,
        keys=["attic", "hall"],
    ),
    "less than any of others": Written(
        Names(
            ROOMS.having(
                Beyond(("NetFloorArea",), "<", ROOMS.having(Test(("LongName",), "=", "Hall")))
            )
        ),
        """
        MATCH (n0:IfcSpace)
        MATCH (n1:IfcSpace)
        WHERE n1.LongName = $p0
        WITH n0, min(n1.NetFloorArea) AS c2
        WHERE n0.NetFloorArea < c2
        RETURN DISTINCT n0.Name AS Name, n0.LongName AS LongName, n0.GlobalId AS GlobalId
        ORDER BY Name, LongName
        """,
        [["1", "Kitchen", "guid-kitchen"]],
        parameters={"p0": "Hall"},
        names=2,
        found=5,
        keys=["kitchen"],
    ),
    "at least as much as others": Written(
        Names(
            ROOMS.having(
                Beyond(("NetFloorArea",), ">=", ROOMS.having(Test(("LongName",), "=", "Hall")))
            )
        ),
        """
        MATCH (n0:IfcSpace)
        MATCH (n1:IfcSpace)
        WHERE n1.LongName = $p0
        WITH n0, max(n1.NetFloorArea) AS c2
        WHERE n0.NetFloorArea >= c2 - 1e-06 * abs(c2)
        RETURN DISTINCT n0.Name AS Name, n0.LongName AS LongName, n0.GlobalId AS GlobalId
        ORDER BY Name, LongName
        """,
        [["2", "Hall", "guid-hall"], ["4", "Attic", "guid-attic"]],
        parameters={"p0": "Hall"},
        names=2,
        found=5,
        keys=["attic", "hall"],
    ),
    "at most as much as others": Written(
        Names(
            ROOMS.having(
                Beyond(
                    ("Area", "NetFloorArea"),
                    "<=",
                    ROOMS.having(Test(("LongName",), "=", "Kitchen")),
                )
            )
        ),
        """
        MATCH (n0:IfcSpace)
        MATCH (n1:IfcSpace)
        WHERE n1.LongName = $p0
        WITH n0, min(coalesce(n1.Area, n1.NetFloorArea)) AS c2
        WHERE coalesce(n0.Area, n0.NetFloorArea) <= c2 + 1e-06 * abs(c2)
        RETURN DISTINCT n0.Name AS Name, n0.LongName AS LongName, n0.GlobalId AS GlobalId
        ORDER BY Name, LongName
        """,
        [["1", "Kitchen", "guid-kitchen"]],
        parameters={"p0": "Kitchen"},
        names=2,
        found=5,
        keys=["kitchen"],
    ),
    "more than what is related": Written(
        Names(
            ROOMS.having(
                Related(way("ON_STOREY>"), STOREYS),
                Beyond(("NetFloorArea",), ">", ROOMS.having(Related(way("<LIGHTS"), WINDOWS))),
            )
        ),
        """
        MATCH (n0:IfcSpace)
        MATCH (n0)-[:ON_STOREY]->(n1:IfcBuildingStorey)
        WITH DISTINCT n0
        MATCH (n2:IfcSpace)
        MATCH (n2)<-[:LIGHTS]-(n3:IfcWindow)
        WITH DISTINCT n0, n2
        WITH n0, max(n2.NetFloorArea) AS c4
        WHERE n0.NetFloorArea > c4
        RETURN DISTINCT n0.Name AS Name, n0.LongName AS LongName, n0.GlobalId AS GlobalId
        ORDER BY Name, LongName
        """,
        [],
        names=2,
        found=8,
    ),
    "related in one way or another": Written(
        Names(
            ROOMS.having(
                Either(
                    (
                        Related(way("<LIGHTS"), WINDOWS.having(Test(("Name",), "=", "N1"))),
                        Related(way("<LEADS_TO"), DOORS, negated=True),
                        Related(way("<LEADS_TO"), DOORS, count=("=", 1)),
                        Test(("LongName",), "=", "Nowhere"),
                    )
                )
            )
        ),
        """
        MATCH (n0:IfcSpace)
        OPTIONAL MATCH (n0)<-[:LIGHTS]-(n1:IfcWindow)
        WHERE n1.Name = $p0
        WITH n0, count(DISTINCT n1) AS c2
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n3:IfcDoor)
        WITH n0, c2, count(DISTINCT n3) AS c4
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n5:IfcDoor)
        WITH n0, c2, c4, count(DISTINCT n5) AS c6
        WITH n0, c2, c4, c6
        WHERE (c2 > 0) OR (c4 = 0) OR (c6 = 1) OR (n0.LongName = $p1)
        RETURN DISTINCT n0.Name AS Name, n0.LongName AS LongName, n0.GlobalId AS GlobalId
        ORDER BY Name, LongName
        """,
        [
            ["1", "Kitchen", "guid-kitchen"],
            ["3", "Store", "guid-store"],
            ["4", "Attic", "guid-attic"],
        ],
        parameters={"p0": "N1", "p1": "Nowhere"},
        names=2,
        found=10,
        keys=["attic", "kitchen", "store"],
    ),
    "of one kind or related": Written(
        Names(
            house.nodes(
                where=(
                    Either(
                        (
                            Is(PUMPS),
                            Is(
                                house.nodes(
                                    "IfcSpace",
                                    "IfcDoor",
                                    where=(
                                        Test(("Name",), "<>", "4"),
                                        Related(way("<LEADS_TO"), DOORS),
                                    ),
                                )
                            ),
                        )
                    ),
                )
            )
        ),
        """
        MATCH (n0)
        OPTIONAL MATCH (n0)<-[:LEADS_TO]-(n1:IfcDoor)
        WITH n0, count(DISTINCT n1) AS c2
        WITH n0, c2
        WHERE ((n0:IfcPump)) OR ((n0:IfcSpace OR n0:IfcDoor) AND n0.Name <> $p0 AND c2 > 0)
        RETURN DISTINCT n0.Name AS Name, n0.GlobalId AS GlobalId
        ORDER BY Name
        """,
        [
            ["1", "guid-kitchen"],
            ["2", "guid-hall"],
            ["3", "guid-store"],
            ["A", "guid-a"],
            ["B", "guid-b"],
            ["C", "guid-c"],
        ],
        parameters={"p0": "4"},
        names=1,
        found=5,
        keys=["a", "b", "c", "hall", "kitchen", "store"],
    ),
}
