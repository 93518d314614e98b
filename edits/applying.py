"""An accepted proposal written to a new file, by ifcopenshell's API. The one before stays."""

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import ifcopenshell.api.pset
import ifcopenshell.util.element

from edits.changes import Change, EditError, Proposal, Stamp
from edits.owning import mark, owned, write_header
from edits.places import ENUMERATED, SET, Elements, own_set, own_sets
from edits.proposing import opened
from edits.templates import template
from edits.value_types import same
from ifc_loader.digest import sha256
from ifc_loader.opening import open_ifc

Values = tuple[Change, ...]
"""What changes in one set of one element."""


def apply(path: Path, proposal: Proposal, stamp: Stamp, target: Path) -> None:
    """Write the file at `path` with the accepted changes to `target`, and read them back.

    Only the chosen elements change: sets and properties that others share are parted from them.
    Raises EditError where `path` is another file than the proposal was made for, `target` is there
    already, nothing changes, or the new file does not hold what it should; then it is not there.
    """
    if target.exists():
        raise EditError(f"{target} is there already, and nothing is overwritten; name another file")
    if sha256(path) != proposal.sha256:
        raise EditError(
            f"{proposal.model} has changed since this was proposed; propose it again, and look"
        )
    if not proposal.changes:
        raise EditError(f"nothing of {proposal.model} would change; no file was written")
    held = opened(path, proposal.model)
    file = held.file
    with owned(file, stamp):
        for definition, parts in _parts(held.elements, proposal.changes).items():
            for values, elements in parts:
                _edit(file, definition, values, elements, stamp)
    write_header(file, stamp, _counted(proposal), proposal.sha256)
    try:
        file.write(str(target))
        _check(target, proposal)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _counted(proposal: Proposal) -> str:
    changes, elements = len(proposal.changes), len(proposal.elements)
    return f"{changes} value{'s' * (changes != 1)} of {elements} element{'s' * (elements != 1)}"


Parts = dict[Any, list[tuple[Values, list[Any]]]]
"""For each set (None: none yet) what changes in it, and the elements it changes so for."""


def _parts(elements: Elements, changes: Iterable[Change]) -> Parts:
    """The changes by the set they stand in, and by the elements that all change alike."""
    by_set: dict[tuple[Any, str], list[Change]] = defaultdict(list)
    for change in changes:
        element = elements.get(change.global_id)
        definition = _definition(element, change)
        by_set[(definition or change.set_name, change.global_id)].append(change)
    parts: dict[Any, dict[tuple[object, ...], tuple[Values, list[Any]]]] = defaultdict(dict)
    for (definition, global_id), values in by_set.items():
        alike: tuple[object, ...] = tuple((each.property_name, each.stored) for each in values)
        part = parts[definition].setdefault(alike, (tuple(values), []))
        part[1].append(elements.get(global_id))
    return {definition: list(alike.values()) for definition, alike in parts.items()}


def _definition(element: Any, change: Change) -> Any | None:
    """The element's own set of the change: the one that has the property, else the first."""
    for each in own_sets(element):
        named = each.is_a(SET) and each.Name == change.set_name
        if named and any(one.Name == change.property_name for one in each.HasProperties or ()):
            return each
    return own_set(element, change.set_name)


def _edit(file: Any, definition: Any, values: Values, elements: list[Any], stamp: Stamp) -> None:
    """Give elements these values in one of their sets, or, where it is a name, in a new one."""
    if isinstance(definition, str):
        for element in elements:
            made = ifcopenshell.api.pset.add_pset(file, product=element, name=definition)
            _put(file, made, values, elements)
        return
    own = _parted(file, definition, elements)
    _put(file, own, values, elements)
    mark(file, own, stamp)


def _parted(file: Any, definition: Any, elements: list[Any]) -> Any:
    """The set where these elements alone have it, else a copy that they alone have."""
    users = ifcopenshell.util.element.get_elements_by_pset(definition)
    if users == set(elements):
        return definition
    ifcopenshell.api.pset.unassign_pset(file, elements, definition)
    own = ifcopenshell.util.element.copy(file, definition)
    ifcopenshell.api.pset.assign_pset(file, elements, own)
    return own


def _put(file: Any, definition: Any, values: Values, elements: list[Any]) -> None:
    """Put values into a set; properties that other sets share are copied before."""
    known = {entity.Name: entity for entity in reversed(definition.HasProperties or ())}
    shared = {
        entity.id(): ifcopenshell.util.element.copy(file, entity)
        for change in values
        if (entity := known.get(change.property_name)) and file.get_total_inverses(entity) > 1
    }
    if shared:
        definition.HasProperties = [
            shared.get(entity.id(), entity) for entity in definition.HasProperties
        ]
        known = {entity.Name: entity for entity in reversed(definition.HasProperties)}
    properties = {
        change.property_name: _value(file, change, known.get(change.property_name), elements[0])
        for change in values
    }
    ifcopenshell.api.pset.edit_pset(file, pset=definition, properties=properties)


def _value(file: Any, change: Change, entity: Any, element: Any) -> Any:
    """What `edit_pset` is given for one property: a typed value, several, or a new property."""
    if entity is not None:
        if entity.is_a(ENUMERATED):
            return [change.stored]
        return file.create_entity(change.ifc_type, change.stored)
    inherited = Elements(file).place(element, change.set_name, change.property_name)
    if inherited is not None:
        return _copied(file, inherited.entity, change)
    standard = template(file, element.is_a(), change.set_name, change.property_name)
    value = file.create_entity(change.ifc_type, change.stored)
    if standard is None or not standard.allowed:
        return value
    return file.create_entity(
        ENUMERATED,
        Name=change.property_name,
        EnumerationValues=[value],
        EnumerationReference=_enumeration(file, change, standard.allowed),
    )


def _copied(file: Any, entity: Any, change: Change) -> Any:
    """The type's property for an occurrence of its own, with its unit, holding the new value."""
    own = ifcopenshell.util.element.copy(file, entity)
    value = file.create_entity(change.ifc_type, change.stored)
    if own.is_a(ENUMERATED):
        own.EnumerationValues = [value]
    else:
        own.NominalValue = value
    return own


def _enumeration(file: Any, change: Change, allowed: Iterable[object]) -> Any:
    """The enumeration in the file, whose names are unique. Source: IfcPropertyEnumeration, UR1."""
    name = f"PEnum_{change.set_name}.{change.property_name}"
    for each in file.by_type("IfcPropertyEnumeration"):
        if each.Name == name:
            return each
    values = [file.create_entity(change.ifc_type, value) for value in allowed]
    return file.create_entity("IfcPropertyEnumeration", Name=name, EnumerationValues=values)


def _check(target: Path, proposal: Proposal) -> None:
    """Read the new file. Raises EditError where it does not hold each change."""
    elements = Elements(open_ifc(target)[0])
    for change in proposal.changes:
        place = elements.place(
            elements.get(change.global_id), change.set_name, change.property_name
        )
        value = place.value.get_argument(0) if place and place.value is not None else None
        held = place is not None and place.of_type is None and same(value, change.stored)
        if place is None or not held or place.value.is_a() != change.ifc_type:
            raise EditError(
                f"the new file holds {value!r} for {change.target} of {change.global_id} and not "
                f"{change.stored!r}; nothing was kept. Please report this"
            )
