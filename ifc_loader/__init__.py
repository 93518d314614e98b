"""IFC files in, one labeled property graph out. Knows no database and no agents."""

from ifc_loader.draft import Progress
from ifc_loader.opening import IfcFileError
from ifc_loader.property_graph import Finding, Node, PropertyGraph, Relationship
from ifc_loader.quality import report_text
from ifc_loader.read import read_ifc

__all__ = [
    "Finding",
    "IfcFileError",
    "Node",
    "Progress",
    "PropertyGraph",
    "Relationship",
    "read_ifc",
    "report_text",
]
