"""CAD layers: which products are drawn on which layer."""

from ifc_loader.draft import Draft


def read_layers(draft: Draft) -> None:
    """Product → the layer its shape, or an item of it, is assigned to.

    Source: IfcPresentationLayerAssignment.AssignedItems. Shapes of types are not followed.
    """
    layers: dict[int, list[int]] = {}
    for layer in draft.by_type("IfcPresentationLayerAssignment"):
        for item in layer.get_argument(2) or ():
            layers.setdefault(item.id(), []).append(layer.id())
    if not layers:
        return
    for product in draft.by_type("IfcProduct"):
        shape = product.get_argument(6)
        if shape is None:
            continue
        found: dict[int, None] = {}
        for representation in shape.get_argument(2) or ():
            on = layers.get(representation.id())
            if on is None:
                items = representation.get_argument(3) or ()
                on = [layer for item in items for layer in layers.get(item.id(), ())]
            found.update(dict.fromkeys(on))
        for layer_id in found:
            draft.relate(product.id(), "ON_LAYER", layer_id)
