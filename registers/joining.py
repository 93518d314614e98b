"""Rows of registers and the elements they record: by GlobalId first, then as their mapping says."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ifc_loader.property_graph import Relationship

REGISTER_ROW = "RegisterRow"
"""The second label of each node that was read from a row."""
BOOK_KEEPING = frozenset({"table", "row"})
"""The properties that say where a row stands in its source."""
ACCEPTED = "accepted_element"
"""The property of a row with the GlobalId of the element that a person said it is about."""
MEETINGS = "register_meetings"
"""The property of a register's `:Model` that holds how its rows meet elements, packed."""
MAPPING = "register_mapping"
"""The property of a register's `:Model` that holds its mapping, as TOML."""
RECORDS = "RECORDS"
"""The type of relationship from a row to the element that it is about."""
UNIQUE = "GlobalId"
"""The property whose values are unique by themselves; by others an element must be the only one."""


@dataclass(frozen=True, slots=True)
class RowsMeet:
    """How the rows of a label meet elements: their `held` says what the element's `property` does.

    `element` is the class of the element, empty for any; `type` the relationship made.
    """

    label: str
    held: str
    property: str
    element: str
    type: str

    def packed(self) -> str:
        return "\t".join((self.label, self.held, self.property, self.element, self.type))


def unpacked(kept: Sequence[str]) -> list[RowsMeet]:
    """What `RowsMeet.packed` made of each."""
    return [RowsMeet(*each.split("\t")) for each in kept]


def meet(
    how: RowsMeet, rows: Mapping[str, str], elements: Mapping[str, Sequence[tuple[str, str]]]
) -> list[Relationship]:
    """From each row to the elements that its text names, one in each model that holds it.

    `rows` are texts by the key of the row; `elements` keys with their model by text. By a GlobalId
    every element of it is met; by another property only one that no other of its model shares it
    with.
    """
    links = []
    for row, said in rows.items():
        found = elements.get(said, ())
        models = [model for _, model in found]
        links += [
            Relationship(row, how.type, element, {"derived": True, "source": how.property})
            for element, model in found
            if how.property == UNIQUE or models.count(model) == 1
        ]
    return links
