"""Rows of registers and the elements they record, by GlobalId."""

from collections.abc import Mapping, Sequence

from ifc_loader.property_graph import Relationship

RECORDS = "RECORDS"

REGISTER_ROW = "RegisterRow"
"""The second label of each node that was read from a row."""

GLOBAL_ID = "ElementGlobalId"
"""The property that holds the GlobalId by which a row names its element."""


def join(rows: Mapping[str, str], elements: Mapping[str, Sequence[str]]) -> list[Relationship]:
    """RECORDS from each row to the elements of its GlobalId, one in each model that holds it.

    `rows` are GlobalIds by the key of the row, `elements` keys by GlobalId.
    """
    return [
        Relationship(row, RECORDS, element, {"derived": True, "source": "GlobalId"})
        for row, global_id in rows.items()
        for element in elements.get(global_id, ())
    ]
