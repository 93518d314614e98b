"""Changes of properties: proposed, looked at, and written to a new IFC file. Nothing in place.

    from edits import Wish, Stamp, apply, propose
    wish = Wish(global_id, "Pset_DoorCommon", "FireRating", "EI30")
    proposal = propose(Path("house.ifc"), [wish])
    proposal.changes      # element by element: before, after, IFC type, unit
    apply(Path("house.ifc"), proposal, Stamp("Ada", "fire concept B", when), Path("new.ifc"))

No graph and no browser: a file and wishes in, a proposal out; a file and a proposal in, a file out.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from edits.changes import Change, EditError, Proposal, Refusal, Stamp, Wish

if TYPE_CHECKING:
    from edits.applying import apply
    from edits.proposing import propose
    from edits.tables import wishes_of

__all__ = [
    "Change",
    "EditError",
    "Proposal",
    "Refusal",
    "Stamp",
    "Wish",
    "apply",
    "propose",
    "wishes_of",
]

HOMES = {"apply": "applying", "propose": "proposing", "wishes_of": "tables"}
"""What opens files comes with ifcopenshell, which only those who open one wait for."""


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
