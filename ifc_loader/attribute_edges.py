"""Attributes that refer to nodes, as edges: whoever owns an asset, edits a document, …"""

from typing import Any

from ifc_loader.draft import Draft
from ifc_loader.entities import ENTITIES
from ifc_loader.entity_classes import Attribute

NAMED = {
    "Addresses": "HAS_ADDRESS",
    "ApplicationDeveloper": "DEVELOPED_BY",
    "BuildingAddress": "HAS_ADDRESS",
    "DataValue": "MEASURED_BY",
    "ReferencedDocument": "IN_DOCUMENT",
    "ReferencedLibrary": "IN_LIBRARY",
    "ReferencedSource": "IN_CLASSIFICATION",
    "SiteAddress": "HAS_ADDRESS",
    "TheActor": "IS_ACTOR",
    "TheOrganization": "HAS_ORGANIZATION",
    "ThePerson": "HAS_PERSON",
}
"""Attribute → edge, where that has a name of its own."""

TURNED = {"DocumentReferences": "IN_DOCUMENT", "LibraryReference": "IN_LIBRARY"}
"""What IFC2X3 says of the whole and IFC4 of its part: the edge comes from what is referred to."""


POINTLESS_WITHOUT = frozenset({"ApplicationDeveloper", "TheActor", "TheOrganization", "ThePerson"})
"""Attributes whose entity says of nobody what it says; a file that lacks one is refused."""


def relate_by_attributes(draft: Draft) -> None:
    """Add an edge for every attribute of a node that refers to another node.

    `IfcAsset.ResponsiblePerson` becomes RESPONSIBLE_PERSON.
    """
    referring = Referring(draft)
    for name in sorted(referring.nodes):
        if attributes := referring.attributes_of(name):
            entities = draft.file.by_type(name, include_subtypes=False)
            for entity in sorted(entities, key=lambda each: each.id()):
                for attribute in attributes:
                    _relate(draft, entity, attribute)


class Referring:
    """Which attributes may refer to nodes of a file; `nodes` are the classes of these."""

    def __init__(self, draft: Draft) -> None:
        self._schema = draft.schema
        chain = draft.schema.chain
        self.nodes = [name for name in draft.types if not ENTITIES.isdisjoint(chain(name))]
        self._above = frozenset(above for name in self.nodes for above in chain(name))
        self._holding: dict[str, bool] = {}

    def attributes_of(self, name: str) -> list[Attribute]:
        """The attributes of a class in which nodes may stand."""
        schema = self._schema
        return [
            attribute
            for attribute in schema.entity(name).attributes
            if schema.refers(attribute) and self._may_hold(attribute.measure)
        ]

    def _may_hold(self, measure: str) -> bool:
        known = self._holding.get(measure)
        if known is None:
            known = not self._above.isdisjoint(self._schema.members(measure))
            self._holding[measure] = known
        return known


def ids_in(held: Any) -> list[int]:
    """The STEP ids of the entities in an attribute, each once."""
    several = held if isinstance(held, tuple | list) else (held,)
    return list(dict.fromkeys(each.id() for each in several if each is not None))


def edge_name(attribute: str) -> str:
    """`ResponsiblePerson` → RESPONSIBLE_PERSON."""
    return "".join(f"_{c}" if c.isupper() else c for c in attribute).strip("_").upper()


def _relate(draft: Draft, entity: Any, attribute: Attribute) -> None:
    """Raises ValueError for an entity that is pointless without what the attribute holds."""
    held = entity.get_argument(attribute.index)
    if held is None and attribute.name in POINTLESS_WITHOUT:
        raise ValueError(f"#{entity.id()} has no {attribute.name}")
    for other in ids_in(held):
        if turned := TURNED.get(attribute.name):
            draft.relate(other, turned, entity.id())
        else:
            type_ = NAMED.get(attribute.name) or edge_name(attribute.name)
            draft.relate(entity.id(), type_, other)
