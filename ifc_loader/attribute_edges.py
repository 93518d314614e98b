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


def relate_by_attributes(draft: Draft) -> None:
    """Add an edge for every attribute of a node that refers to another node.

    `IfcAsset.ResponsiblePerson` becomes RESPONSIBLE_PERSON.
    """
    for name in sorted(draft.types):
        if _is_node(draft, name) and (attributes := referring(draft, name)):
            entities = draft.file.by_type(name, include_subtypes=False)
            for entity in sorted(entities, key=lambda each: each.id()):
                for attribute in attributes:
                    _relate(draft, entity, attribute)


def referring(draft: Draft, name: str) -> list[Attribute]:
    """The attributes of a class in which nodes of this file may stand."""
    attributes = draft.schema.entity(name).attributes
    return [a for a in attributes if draft.schema.refers(a) and _holds_nodes(draft, a.measure)]


def members(held: Any) -> list[Any]:
    """The entities in an attribute, each once."""
    several = held if isinstance(held, tuple | list) else (held,)
    return list(dict.fromkeys(each for each in several if each is not None))


def edge_name(attribute: str) -> str:
    """`ResponsiblePerson` → RESPONSIBLE_PERSON."""
    return "".join(f"_{c}" if c.isupper() else c for c in attribute).strip("_").upper()


def _relate(draft: Draft, entity: Any, attribute: Attribute) -> None:
    type_ = NAMED.get(attribute.name) or edge_name(attribute.name)
    for other in members(entity.get_argument(attribute.index)):
        if turned := TURNED.get(attribute.name):
            draft.relate(other.id(), turned, entity.id())
        else:
            draft.relate(entity.id(), type_, other.id())


def _holds_nodes(draft: Draft, wanted: str) -> bool:
    fits = draft.schema.fits
    return any(fits(name, wanted) for name in draft.types if _is_node(draft, name))


def _is_node(draft: Draft, name: str) -> bool:
    return not ENTITIES.isdisjoint(draft.schema.chain(name))
