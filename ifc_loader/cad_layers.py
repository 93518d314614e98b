"""CAD layers: which products are drawn on which layer."""

from dataclasses import dataclass, field
from typing import Any

from ifc_loader.draft import Draft

DEEPEST = 20
"""Shapes within shapes (IfcMappedItem) that are looked into."""


def read_layers(draft: Draft) -> None:
    """Product → the layer its shape, an item of it, or what that repeats, is assigned to.

    Source: IfcPresentationLayerAssignment.AssignedItems. What is on a layer and in the shape of no
    product is counted as not mapped.
    """
    drawing = _Drawing()
    for layer in draft.by_type("IfcPresentationLayerAssignment"):
        for item in layer.get_argument(2) or ():
            drawing.layers.setdefault(item.id(), []).append(layer.id())
    if not drawing.layers:
        return
    for product in draft.by_type("IfcProduct"):
        shape = product.get_argument(6)
        if shape is None:
            continue
        found: dict[int, None] = {}
        for representation in shape.get_argument(2) or ():
            found |= drawing.layers_of(representation)
        for layer_id in found:
            draft.relate(product.id(), "ON_LAYER", layer_id)
    for item_id in drawing.layers.keys() - drawing.drawn:
        draft.unmapped[f"layer of {draft.file.by_id(item_id).is_a()}"] += 1


@dataclass(frozen=True, slots=True)
class _Drawing:
    """What is on which layers, by STEP id, and what of it was met in the shape of a product."""

    layers: dict[int, list[int]] = field(default_factory=dict)
    drawn: set[int] = field(default_factory=set)
    known: dict[int, dict[int, None]] = field(default_factory=dict)

    def layers_of(self, representation: Any, depth: int = 0) -> dict[int, None]:
        """The layers of a shape and of all that is in it; each shape is looked into once."""
        step_id = representation.id()
        if step_id not in self.known:
            found = self.known[step_id] = dict[int, None]()
            self._put(step_id, found)
            for item in representation.get_argument(3) or ():
                self._put(item.id(), found)
                if depth < DEEPEST and item.is_a("IfcMappedItem"):
                    found |= self.layers_of(item.get_argument(0).get_argument(1), depth + 1)
        return self.known[step_id]

    def _put(self, item_id: int, found: dict[int, None]) -> None:
        on = self.layers.get(item_id)
        if on is not None:
            self.drawn.add(item_id)
            found.update(dict.fromkeys(on))
