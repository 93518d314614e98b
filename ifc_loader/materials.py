"""Materials in all their forms: single, list, layers, constituents, profiles."""

from dataclasses import dataclass, field
from typing import Any

from ifc_loader.draft import Draft
from ifc_loader.entities import add_nodes
from ifc_loader.property_graph import Value
from ifc_loader.units import Conversion

Part = tuple[str, int, dict[str, Value]]
"""Edge type, STEP id of the material (or of a layer without one), edge properties."""


@dataclass(slots=True)
class Build:
    """What an IfcMaterialSelect comes to."""

    materials: list[int] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    set_id: int | None = None
    usage: dict[str, Value] = field(default_factory=dict)


def read_materials(draft: Draft) -> None:
    """Link objects and types to their materials; an occurrence without any gets its type's."""
    builds: dict[int, Build] = {}
    given: dict[int, list[Build]] = {}
    for entity in draft.by_type("IfcMaterialLayerSet"):
        _link_set(draft, entity, _build(draft, entity, builds))
    for name in ("IfcMaterialConstituentSet", "IfcMaterialProfileSet"):
        for entity in draft.by_type(name):
            _link_set(draft, entity, _build(draft, entity, builds))
    for relation in draft.by_type("IfcRelAssociatesMaterial"):
        selected = relation.get_argument(5)
        related = relation.get_argument(4)
        if selected is None or not related:
            missing = "RelatingMaterial" if related else "RelatedObjects"
            draft.unmapped[f"IfcRelAssociatesMaterial without {missing}"] += 1
            continue
        build = _build(draft, selected, builds)
        for each in related:
            if each.id() in draft.nodes:
                given.setdefault(each.id(), []).append(build)
            else:
                draft.unmapped[f"IfcRelAssociatesMaterial to {each.is_a()}"] += 1
    for step_id, several in given.items():
        for build in several:
            _link(draft, step_id, build, {})
    for occurrence, type_id in draft.ends.get("HAS_TYPE", ()):
        if occurrence not in given:
            for build in given.get(type_id, ()):
                _link(draft, occurrence, build, {"derived": True})


def _link_set(draft: Draft, entity: Any, build: Build) -> None:
    for type_, material, properties in build.parts:
        draft.relate(entity.id(), type_, material, **properties)


def _link(draft: Draft, step_id: int, build: Build, mark: dict[str, Value]) -> None:
    for material in dict.fromkeys(build.materials):
        draft.relate(step_id, "HAS_MATERIAL", material, **mark)
    for type_, material, properties in build.parts:
        draft.relate(step_id, type_, material, **properties, **mark)
    if build.set_id is not None:
        draft.relate(step_id, "HAS_MATERIAL_SET", build.set_id, **build.usage, **mark)


def _build(draft: Draft, selected: Any, builds: dict[int, Build]) -> Build:
    known = builds.get(selected.id())
    if known is None:
        known = builds[selected.id()] = _read(draft, selected, builds)
    return known


def _read(draft: Draft, selected: Any, builds: dict[int, Build]) -> Build:
    kind, get = selected.is_a(), selected.get_argument
    match kind:
        case "IfcMaterial":
            build = Build(materials=[selected.id()])
        case "IfcMaterialList":
            build = Build(materials=[m.id() for m in get(0) or ()])
        case "IfcMaterialLayerSetUsage" | "IfcMaterialProfileSetUsage" if get(0) is None:
            draft.unmapped[f"{kind} without a set"] += 1
            build = Build()
        case "IfcMaterialLayerSetUsage" | "IfcMaterialProfileSetUsage":
            inner = _build(draft, get(0), builds)
            usage = _usage(draft, selected)
            build = Build(inner.materials, inner.parts, inner.set_id, usage)
        case "IfcMaterialLayerSet":
            build = _layers(draft, get(0) or (), selected.id())
        case "IfcMaterialLayer" | "IfcMaterialLayerWithOffsets":
            build = _layers(draft, (selected,), None)
        case "IfcMaterialConstituentSet" | "IfcMaterialProfileSet":
            build = _members(draft, get(2) or (), selected.id())
        case "IfcMaterialConstituent" | "IfcMaterialProfile" | "IfcMaterialProfileWithOffsets":
            build = _members(draft, (selected,), None)
        case _:
            draft.unmapped[kind] += 1
            build = Build()
    return build


def _layers(draft: Draft, layers: Any, set_id: int | None) -> Build:
    """One HAS_LAYER a layer, from 1 in the order of the set, thickness in metres."""
    build = Build(set_id=set_id)
    length = draft.units.of_measure("IfcLengthMeasure")
    for order, layer in enumerate(layers, start=1):
        material, thickness = layer.get_argument(0), _thickness(draft, layer, length)
        properties: dict[str, Value] = {"order": order}
        if thickness is not None:
            properties["thickness"] = thickness
            draft.set_unit("thickness", "m")
        if layer.get_argument(2) is True:
            properties["ventilated"] = True
        for attribute in ("Name", "Category"):
            value = getattr(layer, attribute, None)
            if value:
                properties[attribute.lower()] = value
        if material is None:
            add_nodes(draft, (layer,))
        else:
            build.materials.append(material.id())
        build.parts.append(
            ("HAS_LAYER", (layer if material is None else material).id(), properties)
        )
    return build


def _thickness(draft: Draft, layer: Any, length: Conversion) -> float | None:
    """In metres; None where none is stated, or one below nothing, which is told.

    That of a layer without a material, which is a node, is set aside with the quantities.
    Source: LayerThickness is an IfcNonNegativeLengthMeasure, in IFC2X3 an IfcPositiveLengthMeasure.
    """
    stated = layer.get_argument(1)
    thickness = None if stated is None else length.to_si(stated)
    if thickness is None or thickness >= 0:
        return thickness
    draft.unsigned.add("LayerThickness")
    if layer.get_argument(0) is not None:
        who = draft.name_of(layer.id())
        sentence = f"{who} is {thickness:.6g} m thick, less than nothing; it is in no sum"
        draft.find("suspicious-quantity", who, sentence)
    return None


def _members(draft: Draft, members: Any, set_id: int | None) -> Build:
    """Constituents and profiles: name, category, fraction or order on the edge."""
    build = Build(set_id=set_id)
    for order, member in enumerate(members, start=1):
        material = member.get_argument(2)
        if material is None:
            draft.unmapped[f"{member.is_a()} without a material"] += 1
            continue
        constituent = member.is_a("IfcMaterialConstituent")
        properties: dict[str, Value] = {} if constituent else {"order": order}
        for attribute in ("Name", "Category", "Fraction"):
            value = getattr(member, attribute, None)
            if value is not None and value != "":
                properties[attribute.lower()] = value
        profile = None if constituent else member.get_argument(3)
        if profile is not None and profile.ProfileName:
            properties["profile"] = profile.ProfileName
        build.materials.append(material.id())
        type_ = "HAS_CONSTITUENT" if constituent else "HAS_PROFILE"
        build.parts.append((type_, material.id(), properties))
    return build


def _usage(draft: Draft, usage: Any) -> dict[str, Value]:
    """How a layer set lies in its element: direction, sense, offset in metres."""
    if usage.is_a() != "IfcMaterialLayerSetUsage":
        return {}
    length = draft.units.of_measure("IfcLengthMeasure")
    return {
        "direction": usage.get_argument(1),
        "sense": usage.get_argument(2),
        "offset": length.to_si(usage.get_argument(3)),
    }
