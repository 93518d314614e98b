"""IFC files in, one labeled property graph out. Knows no database and no agents."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ifc_loader.property_graph import Finding, Node, PropertyGraph, Relationship

if TYPE_CHECKING:
    from ifc_loader.draft import Progress
    from ifc_loader.opening import IfcFileError
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

HOMES = {
    "IfcFileError": "opening",
    "Progress": "draft",
    "read_ifc": "read",
    "report_text": "quality",
}
"""What reads files comes with ifcopenshell, which only those who read one wait for."""


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
