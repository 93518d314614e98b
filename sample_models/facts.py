"""Property sets, quantities, materials and classifications for a drawing."""

from typing import Any

from sample_models.drawing import Drawing

Typed = tuple[str, Any]
"""An IFC type and a value: `("IfcBoolean", True)`."""

QUANTITY = {
    "Length": "IfcQuantityLength", "Width": "IfcQuantityLength", "Height": "IfcQuantityLength",
    "Depth": "IfcQuantityLength", "Perimeter": "IfcQuantityLength", "Area": "IfcQuantityArea",
    "Volume": "IfcQuantityVolume", "Count": "IfcQuantityCount", "Weight": "IfcQuantityWeight",
}  # fmt: skip
"""The last word of a quantity's name → its class."""


def value_of(drawing: Drawing, value: Any) -> Any:
    """An IfcValue: booleans, integers and texts by themselves, measures as `(type, number)`."""
    match value:
        case (str() as ifc_type, inner):
            return drawing.make(ifc_type, inner)
        case bool():
            return drawing.make("IfcBoolean", value)
        case int():
            return drawing.make("IfcInteger", value)
        case float():
            return drawing.make("IfcReal", value)
        case _:
            return drawing.make("IfcLabel", value)


def property_set(drawing: Drawing, owner: Any, name: str, values: dict[str, Any]) -> Any:
    """A property set on an object (related) or on a type (owned)."""
    members = [
        drawing.make("IfcPropertySingleValue", key, None, value_of(drawing, value), None)
        for key, value in values.items()
    ]
    return _attach(drawing, owner, name, {"HasProperties": members}, "IfcPropertySet")


def quantity_set(drawing: Drawing, owner: Any, name: str, values: dict[str, float]) -> Any:
    """A quantity set; lengths in millimetres, areas in m2, volumes in m3."""
    members = []
    for key, value in values.items():
        word = next(w for w in QUANTITY if key.endswith(w))
        members.append(drawing.make(QUANTITY[word], key, None, None, round(float(value), 6)))
    return _attach(drawing, owner, name, {"Quantities": members}, "IfcElementQuantity")


def _attach(
    drawing: Drawing, owner: Any, name: str, members: dict[str, Any], ifc_class: str
) -> Any:
    key = f"{name} of {owner.GlobalId}"
    definition = drawing.root(ifc_class, key, Name=name, **members)
    if owner.is_a("IfcTypeObject"):
        owner.HasPropertySets = [*(owner.HasPropertySets or ()), definition]
    else:
        drawing.root(
            "IfcRelDefinesByProperties",
            key,
            RelatedObjects=[owner],
            RelatingPropertyDefinition=definition,
        )
    return definition


class Materials:
    """The materials of a drawing, each made once."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self._made: dict[str, Any] = {}

    def single(self, name: str, category: str) -> Any:
        """A material by its name."""
        if name not in self._made:
            self._made[name] = self._drawing.make("IfcMaterial", name, None, category)
        return self._made[name]

    def layers(self, name: str, layers: list[tuple[str, str, float]]) -> Any:
        """A layer set of (material, category, thickness in millimetres), outside first."""
        made = [
            self._drawing.make(
                "IfcMaterialLayer", self.single(m, c), float(t), None, None, None, None, None
            )
            for m, c, t in layers
        ]
        return self._drawing.make("IfcMaterialLayerSet", made, name)

    def constituents(self, name: str, parts: dict[str, tuple[str, str]]) -> Any:
        """A constituent set: part → (material, category)."""
        made = [
            self._drawing.make("IfcMaterialConstituent", part, None, self.single(m, c), None, None)
            for part, (m, c) in parts.items()
        ]
        return self._drawing.make("IfcMaterialConstituentSet", name, None, made)

    def assign(self, selected: Any, owner: Any) -> None:
        """Give an object or type its material."""
        related = ("RelatingMaterial", "RelatedObjects")
        self._drawing.relate("IfcRelAssociatesMaterial", selected, owner, related)
