"""IFC4's class of an occurrence whose own class is broader, told by its type.

IFC2X3 writes a radiator as IfcFlowTerminal with an IfcSpaceHeaterType, a chair as
IfcFurnishingElement with an IfcFurnitureType. IFC4 has IfcSpaceHeater and IfcFurniture.
"""

from ifc_loader.draft import Draft
from ifc_loader.entity_classes import Schema
from ifc_loader.property_graph import Node


def refine_labels(draft: Draft) -> None:
    """Put the narrower IFC4 labels in front; `ifc_class` keeps what the file says."""
    ifc4 = Schema("IFC4")
    chains: dict[str, tuple[str, ...]] = {}
    for occurrence, type_id in draft.ends.get("HAS_TYPE", ()):
        node = draft.nodes[occurrence]
        type_class = str(draft.nodes[type_id].properties["ifc_class"])
        name = type_class.removesuffix("Type").removesuffix("Style")
        if name in node.labels:
            continue
        if name not in chains:
            chains[name] = ifc4.entity(name).labels if ifc4.knows(name) else ()
        if node.labels[0] in chains[name]:
            labels = tuple(dict.fromkeys((*chains[name], *node.labels)))
            draft.nodes[occurrence] = Node(node.key, labels, node.properties)
