"""Wishes held against a file: what would change, element by element, and what is refused."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from edits.changes import (
    LONGEST_NAME,
    MOST_WISHES,
    Change,
    EditError,
    Proposal,
    Refusal,
    Scalar,
    Wish,
    fault_of,
)
from edits.places import SET, SINGLE, Elements, Place, own_sets
from edits.templates import check_class, template
from edits.value_types import ValueType, enumerated, kind_of, same
from ifc_loader.digest import sha256
from ifc_loader.opening import open_ifc
from ifc_loader.property_graph import Finding
from ifc_loader.units import Units

DEFAULT_UNKNOWN = (
    "neither the model nor buildingSMART's templates know {target}, so its type is not known; "
    "check the name, or name a type (IfcLabel, IfcReal, IfcBoolean, …)"
)


@dataclass(frozen=True, slots=True)
class Opened:
    """A file that may be edited: its elements, and the units of its project."""

    elements: Elements
    units: Units

    @property
    def file(self) -> Any:
        """The `ifcopenshell.file`."""
        return self.elements.file


def opened(path: Path, model: str) -> Opened:
    """Open a file that may be edited.

    Raises IfcFileError where it cannot be read, EditError where not all of it could be written
    again: of another schema than its header says, or with lines that the parser leaves out.
    """
    file, findings = open_ifc(path)
    if lost := next((each for each in findings if _loses(each)), None):
        raise EditError(
            f"{model} is not edited, since not all of it would be written again ({lost.message}); "
            "export it anew from the program that made it"
        )
    projects = file.by_type("IfcProject")
    return Opened(Elements(file), Units(projects[0].UnitsInContext if projects else None))


def _loses(finding: Finding) -> bool:
    return finding.kind in {"parser", "schema"}


def propose(
    path: Path, wishes: Sequence[Wish], model: str = "", refused: Iterable[Refusal] = ()
) -> Proposal:
    """What the wishes would change in the file at `path`; those that cannot be are refused, told.

    `refused` are sentences on what became no wish. Raises as `opened` does, and EditError for more
    than MOST_WISHES.
    """
    name = model or path.name
    if len(wishes) > MOST_WISHES:
        raise EditError(
            f"{len(wishes):,} values are wished, and {MOST_WISHES:,} are the most; part them"
        )
    held = opened(path, name)
    changes: list[Change] = []
    whys: dict[str, list[str]] = defaultdict(list)
    unchanged = 0
    for wish in _once(wishes, whys):
        try:
            change = change_of(held, wish)
        except KeyError:
            whys[f"{name} holds no element with this GlobalId; check it"].append(wish.global_id)
        except EditError as error:
            whys[f"{wish.target[:120]}: {error}"].append(_who(held, wish))
        else:
            changes += [change] if change else []
            unchanged += change is None
    told = [Refusal(why, tuple(dict.fromkeys(of))) for why, of in whys.items()]
    return Proposal(
        name, sha256(path), held.file.schema, tuple(changes), (*refused, *told), unchanged
    )


def _once(wishes: Sequence[Wish], whys: dict[str, list[str]]) -> list[Wish]:
    """Each property of each element once; what is wished twice and differently is refused."""
    found: dict[tuple[str, str, str], Wish] = {}
    torn: set[tuple[str, str, str]] = set()
    for wish in wishes:
        key = (wish.global_id, wish.set_name, wish.property_name)
        first = found.setdefault(key, wish)
        if (first.value, type(first.value), first.unit) != (
            wish.value,
            type(wish.value),
            wish.unit,
        ):
            torn.add(key)
            places = " and ".join(filter(None, dict.fromkeys((first.place, wish.place))))
            where = f" ({places})" if places else ""
            whys[f"two values are wished for {wish.target[:120]}{where}; leave one"].append(
                wish.global_id
            )
    return [wish for key, wish in found.items() if key not in torn]


def change_of(held: Opened, wish: Wish) -> Change | None:
    """The change that a wish is; None where the element has the value already.

    Raises KeyError for an unknown GlobalId, EditError for what cannot be.
    """
    for about, text in (("the set", wish.set_name), ("the property", wish.property_name)):
        if not text.strip():
            raise EditError(f"{about} has no name; name it as Pset_DoorCommon.FireRating")
        if fault := fault_of(text, LONGEST_NAME):
            raise EditError(f"the name of {about} {fault}")
    element = held.elements.get(wish.global_id)
    if any(each.Name == wish.set_name and not each.is_a(SET) for each in own_sets(element)):
        raise EditError(
            f"{wish.set_name[:60]} holds quantities or a shape, and such are not edited"
        )
    place = held.elements.place(element, wish.set_name, wish.property_name)
    value_type = value_type_of(held, element, wish, place)
    before = place.value if place else None
    told = value_type.told(before.get_argument(0)) if before is not None else None
    taken = value_type.take(wish.value, wish.unit)
    if same(told, taken.told):
        return None
    return Change(
        wish.global_id,
        element.is_a(),
        element.Name or "",
        wish.set_name,
        wish.property_name,
        told,
        taken.told,
        value_type.name,
        taken.unit,
        taken.stored,
        _note(element, wish, place),
    )


def value_type_of(held: Opened, element: Any, wish: Wish, place: Place | None) -> ValueType:
    """The type of the property: as it stands, as elsewhere in the file, as buildingSMART has it."""
    if place is None:
        check_class(held.file, element.is_a(), wish.set_name)
    entity = place.entity if place else held.elements.known.get((wish.set_name, wish.property_name))
    if entity is not None and (found := _type_of(held, entity)):
        if wish.ifc_type and wish.ifc_type != found.name:
            raise EditError(f"it is of the type {found.name} in this model; leave {wish.ifc_type}")
        return found
    standard = template(held.file, element.is_a(), wish.set_name, wish.property_name)
    name = standard.ifc_type if standard else wish.ifc_type
    if not name:
        raise EditError(DEFAULT_UNKNOWN.format(target=wish.target[:120]))
    allowed = standard.allowed if standard else ()
    return ValueType(name, kind_of(held.file, name), held.units.of_measure(name), allowed)


def _type_of(held: Opened, entity: Any) -> ValueType | None:
    """The type of a property that stands in the file; None where it never had a value."""
    values: tuple[Any, ...]
    allowed: tuple[Scalar, ...] = ()
    if entity.is_a(SINGLE):
        values, unit = (entity.NominalValue,), entity.Unit
    else:
        values, reference = entity.EnumerationValues or (), entity.EnumerationReference
        unit = reference.Unit if reference else None
        if reference:
            allowed = enumerated(reference.EnumerationValues)
    value = next((each for each in values if each is not None), None)
    if value is None:
        return None
    name = value.is_a()
    kind = kind_of(held.file, name)
    conversion = held.units.of_unit(unit, name) if unit else held.units.of_measure(name)
    return ValueType(name, kind, conversion, allowed)


def _note(element: Any, wish: Wish, place: Place | None) -> str:
    """What the change brings that the two values do not tell."""
    if place is None:
        known = any(each.Name == wish.set_name for each in own_sets(element))
        return "new in this set" if known else "new, in a set of its own"
    if place.of_type is not None:
        return f"overrides its type {place.of_type.Name or place.of_type.GlobalId}, for this alone"
    return ""


def _who(held: Opened, wish: Wish) -> str:
    """The name of an element with its GlobalId, and where the wish was written."""
    try:
        name = held.elements.get(wish.global_id).Name
    except (EditError, KeyError):
        name = None
    told = f"{name[:40]} {wish.global_id}" if name else wish.global_id
    return f"{told} in {wish.place}" if wish.place else told
