"""What a thing of the building is called, the same wherever it is shown.

A room has its number in `Name` and is called by its `LongName`. A storey or a system is called by
its `Name`, as in the rows of answers; programs keep codes in its `LongName`.
"""


def called(node: str) -> str:
    """Cypher for what the node of this variable is called, null where it has no name."""
    return (
        f"CASE WHEN 'IfcBuildingStorey' IN labels({node}) OR 'IfcSystem' IN labels({node}) "
        f"THEN coalesce({node}.Name, {node}.LongName) "
        f"ELSE coalesce({node}.LongName, {node}.Name) END"
    )
