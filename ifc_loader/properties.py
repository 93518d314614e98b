"""Property and quantity sets, flattened to `Set.Property`, on nodes and by inheritance."""

from typing import Any

from ifc_loader.draft import Draft
from ifc_loader.entity_classes import REFERENCE
from ifc_loader.property_graph import Value
from ifc_loader.property_kinds import UNSIGNED, Leaf, read_leaves
from ifc_loader.values import read_raw, read_value

OURS = "derived"
"""What comes before the name of a property that no file states."""

SETS = ("IfcPropertySetDefinition", "IfcExtendedProperties")
"""Classes (with their subtypes) that hold properties; those that belong to no node are counted."""

DIFFERING_NAMED = 3
"""Properties that a further type gives otherwise, which the report names; all are counted."""

Flat = dict[str, Value]
"""Properties by their name."""

Repeats = dict[str, dict[object, str]]
"""Property that was given several values → value → the name it is kept under."""


class Sets:
    """The flattened sets of one file, each read once; several objects may share one."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._sets: dict[int, Flat] = {}
        self._members: dict[int, list[Leaf]] = {}

    def flat(self, definition: Any) -> Flat:
        """All properties of a set, named `Set.Property`, in SI."""
        step_id = definition.id()
        known = self._sets.get(step_id)
        if known is None:
            known = self._sets[step_id] = self._read(definition)
        return known

    def holds(self, step_id: int) -> bool:
        """Whether this set was asked for."""
        return step_id in self._sets

    def _read(self, definition: Any) -> Flat:
        kind, get = definition.is_a(), definition.get_argument
        if kind == "IfcPropertySet":
            title, members = get(2), get(4)
        elif kind == "IfcElementQuantity":
            title, members = get(2), get(5)
        elif kind == "IfcExtendedMaterialProperties":
            title, members = get(3), get(1)
        elif definition.is_a("IfcExtendedProperties"):
            title, members = get(0), get(2)
        else:
            return self._predefined(definition)
        name = self._draft.text_name(definition, title, "")
        if not name:
            name = "Unnamed"
            who = f"#{definition.id()} {kind}"
            self._draft.find(
                "unnamed-set", who, f"{who} has no name; its properties are kept under 'Unnamed'"
            )
        if name == OURS:
            name = f"{OURS} (stated)"
            who = f"#{definition.id()} {kind}"
            self._draft.find(
                "unnamed-set",
                who,
                f"{who} is called '{OURS}', as what is worked out here is; its properties are kept "
                f"under '{name}'",
            )
        quantities = kind == "IfcElementQuantity"
        flat: Flat = {}
        repeats: Repeats = {}
        for member in members or ():
            step_id = member.id()
            known = self._members.get(step_id)
            if known is None:
                known = self._members[step_id] = read_leaves(self._draft, member)
            for leaf, value, symbol, own in known:
                full = free = f"{name}.{leaf}"
                if flat.get(full, value) == value:
                    flat[full] = value
                else:
                    free = self._put_again(flat, full, value, definition, repeats)
                if quantities and (symbol not in ("", "m") or member.is_a() in UNSIGNED):
                    self._draft.unsigned.add(free)
                if symbol:
                    self._draft.set_unit(free, symbol)
                    if own:
                        self._draft.own_units.add(full)
        return flat

    def _predefined(self, definition: Any) -> Flat:
        """A set that is an entity of its own: `IfcDoorLiningProperties.LiningDepth`, …"""
        entity_class = self._draft.schema.entity(definition.is_a())
        first = 4 if "IfcRoot" in entity_class.supertypes else 0
        flat: Flat = {}
        for attribute in entity_class.attributes[first:]:
            raw = definition.get_argument(attribute.index)
            if raw is None or attribute.kind == REFERENCE:
                continue
            value, symbol = (
                read_value(raw, self._draft.units)
                if hasattr(raw, "is_a")
                else read_raw(raw, attribute.measure, self._draft.units)
            )
            if value is not None:
                full = f"{entity_class.name}.{attribute.name}"
                flat[full] = value
                if symbol:
                    self._draft.set_unit(full, symbol)
        return flat

    def _put_again(self, flat: Flat, name: str, value: Value, owner: Any, repeats: Repeats) -> str:
        """Keep another value of a property under a free name, which is told."""
        free = free_name(flat, name, value, repeats)
        who = f"#{owner.id()} {owner.is_a()}"
        self._draft.find(
            "repeated-property",
            who,
            f"{who} gives {name} as {flat[name]!r} and {value!r}; the second is {free}",
        )
        flat[free] = value
        return free


def free_name(flat: Flat, name: str, value: Value, repeats: Repeats) -> str:
    """`name 2`, `name 3`, … for a property of which `name` has another value already."""
    known = repeats.setdefault(name, {})
    hashable = tuple(value) if isinstance(value, list) else value
    free = known.get(hashable)
    if free is None:
        number = len(known) + 2
        while flat.get(f"{name} {number}", value) != value:
            number += 1
        free = known[hashable] = f"{name} {number}"
    return free


def read_properties(draft: Draft) -> None:
    """Put the sets of objects, types and materials on their nodes; occurrences inherit."""
    sets = Sets(draft)
    repeats: dict[int, Repeats] = {}
    for relation in draft.by_type("IfcRelDefinesByProperties"):
        definition = relation.get_argument(5)
        objects = relation.get_argument(4)
        if definition is None or not objects:
            missing = "RelatedObjects" if definition else "RelatingPropertyDefinition"
            draft.unmapped[f"{relation.is_a()} without {missing}"] += 1
            continue
        flats = [sets.flat(each) for each in _definitions(definition)]
        for related in objects:
            for flat in flats:
                _give(draft, related, flat, repeats)
    for type_object in draft.by_type("IfcTypeObject"):
        for definition in type_object.get_argument(5) or ():
            _give(draft, type_object, sets.flat(definition), repeats)
    for properties in draft.by_type("IfcMaterialProperties"):
        if properties.Material is not None:
            _give(draft, properties.Material, sets.flat(properties), repeats)
    _inherit(draft)
    for name in SETS:
        for definition in draft.by_type(name):
            if not sets.holds(definition.id()):
                draft.unmapped[f"{definition.is_a()} that belongs to no node"] += 1
    for template in draft.by_type("IfcPropertyTemplateDefinition"):
        draft.unmapped[template.is_a()] += 1


def _definitions(definition: Any) -> tuple[Any, ...]:
    """One set, or the members of an IfcPropertySetDefinitionSet."""
    return (definition,) if definition.id() else tuple(definition.get_argument(0))


def _give(draft: Draft, owner: Any, flat: Flat, repeats: dict[int, Repeats]) -> None:
    step_id = owner.id()
    node = draft.nodes.get(step_id)
    if node is None:
        draft.unmapped[f"property set of {owner.is_a()}"] += 1
        return
    properties = node.properties
    for name, value in flat.items():
        if properties.get(name, value) == value:
            properties[name] = value
            continue
        free = free_name(properties, name, value, repeats.setdefault(step_id, {}))
        properties[free] = value
        if name in draft.graph.units:
            draft.set_unit(free, draft.graph.units[name])
        if name in draft.unsigned:
            draft.unsigned.add(free)
        if not name.startswith("Ifc"):
            who = draft.name_of(step_id)
            draft.find(
                "repeated-property",
                who,
                f"{who} has {name} as {properties[name]!r} and {value!r}; the second is {free}",
            )


def _inherit(draft: Draft) -> None:
    """Give occurrences the set properties of their type, listed in `inherited`.

    What the occurrence states itself stands. A `PredefinedType` left open is the type's. Of
    several types (IFC allows one) the first stands, and what a further one says otherwise is told.
    """
    for occurrence_id, type_id in draft.ends.get("HAS_TYPE", ()):
        own = draft.nodes[occurrence_id].properties
        of_type = draft.nodes[type_id].properties
        before: list[str] = own.get("inherited", [])  # type: ignore[assignment]
        if before:
            _tell_further_type(draft, occurrence_id, type_id, before)
        inherited = [name for name in of_type if "." in name and name not in own]
        open_ends = (None, "NOTDEFINED")
        typed = of_type.get("PredefinedType")
        if typed not in open_ends and own.get("PredefinedType") in open_ends:
            inherited.append("PredefinedType")
        for name in inherited:
            own[name] = of_type[name]
        if inherited:
            own["inherited"] = [*before, *inherited]


def _tell_further_type(draft: Draft, occurrence_id: int, type_id: int, before: list[str]) -> None:
    """Tell what a further type says otherwise than those that were inherited from before."""
    node = draft.nodes[occurrence_id]
    own, of_type = node.properties, draft.nodes[type_id].properties
    differing = [n for n in before if of_type.get(n, own[n]) not in (own[n], "NOTDEFINED")]
    if differing:
        who, shown = draft.name_of(occurrence_id), ", ".join(differing[:DIFFERING_NAMED])
        draft.find(
            "several-types",
            who,
            f"{who} has a further type, {draft.name_of(type_id)}, that gives {len(differing)} of "
            f"its properties otherwise ({shown}); what the first type gives stands",
            node.key,
        )
