"""What models hold and no COBie row records, as rows of COBie."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass

from ifc_loader.placeholders import placeholder
from ifc_loader.property_graph import Value
from registers.handover import Cells, Rows
from registers.tables import Cell

OF_STORE = ("derived", "concepts")
"""The sets that Oriel makes, which are nobody's properties."""
FROM = "Oriel"
OF_SHEET = ("ExtSystem", "ExtObject", "ExtIdentifier")
OF_FACILITY = ("ExternalSystem", "ExternalFacilityObject", "ExternalFacilityIdentifier")
"""The columns of whence a row is: all sheets but one call them alike."""
UNITS = {"LinearUnits": "meters", "AreaUnits": "squaremeters", "VolumeUnits": "cubicmeters"}
"""What the graph of models is stored in."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing of a model for a sheet: its class, its properties, and the names it refers to.

    `within` is its storey or rooms, `type` its type, `members` the spaces of a zone or the
    components of a system, by GlobalId.
    """

    sheet: str
    ifc_class: str
    properties: Mapping[str, Value]
    within: tuple[str, ...] = ()
    type: str = ""
    members: tuple[str, ...] = ()


def model_rows(
    things: Sequence[Thing], recorded: Mapping[str, str], units: Mapping[str, str]
) -> Rows:
    """Rows of things by sheet; of two of one name each has its GlobalId behind it.

    `recorded` are the names of the COBie rows that there are, by the GlobalId they record, `units`
    those of properties. A thing that has a row gets none.
    """
    names = _names(things, recorded)
    found: dict[str, list[Cells]] = defaultdict(list)
    for thing in things:
        own = str(thing.properties.get("GlobalId", ""))
        if own in recorded:
            continue
        cells = _common(thing, names[own]) | SHEETS[thing.sheet](thing, names)
        if thing.sheet in MEMBERS:
            column = MEMBERS[thing.sheet]
            members = [names[each] for each in thing.members if each in names]
            found[thing.sheet] += [cells | {column: each} for each in members] or [cells]
            continue
        found[thing.sheet].append(cells)
        if thing.sheet in {"Space", "Type", "Component"}:
            found["Attribute"] += _attributes(thing, names[own], units)
    return found


def _names(things: Sequence[Thing], recorded: Mapping[str, str]) -> dict[str, str]:
    called = Counter((thing.sheet, _called(thing)) for thing in things)
    names = dict(recorded)
    for thing in things:
        own, said = str(thing.properties.get("GlobalId", "")), _called(thing)
        several = called[thing.sheet, said] > 1 or not said
        names.setdefault(own, f"{said} {own}".strip() if several else said)
    return names


def _called(thing: Thing) -> str:
    return str(thing.properties.get("Name") or thing.properties.get("LongName") or "")


def _common(thing: Thing, name: str) -> Cells:
    system = OF_FACILITY if thing.sheet == "Facility" else OF_SHEET
    own = thing.properties
    cells: Cells = {
        "Name": name,
        system[0]: FROM,
        system[1]: thing.ifc_class,
        system[2]: str(own.get("GlobalId", "")),
    }
    return cells | _filled(Description=own.get("Description"))


def _filled(**said: Value | None) -> Cells:
    """The cells of what is said, lists left out."""
    return {
        name: value
        for name, value in said.items()
        if value not in (None, "") and not isinstance(value, list)
    }


def _any(thing: Thing, *names: str) -> Value | None:
    """The first property of any set that has one of the names, unless nobody filled it in."""
    for wanted in names:
        for name, value in thing.properties.items():
            unfilled = isinstance(value, str) and placeholder(name, value)
            if name.rpartition(".")[2] == wanted and value not in (None, "") and not unfilled:
                return value
    return None


def _facility(thing: Thing, _names: Mapping[str, str]) -> Cells:
    project, site = (*thing.within, "", "")[:2]
    return {**UNITS} | _filled(ProjectName=project, SiteName=site)


def _floor(thing: Thing, _names: Mapping[str, str]) -> Cells:
    own = thing.properties
    return {"Category": "Floor"} | _filled(
        Elevation=own.get("Elevation"), Height=own.get("derived.Height")
    )


def _space(thing: Thing, names: Mapping[str, str]) -> Cells:
    own = thing.properties
    return _filled(
        FloorName=", ".join(names.get(each, each) for each in thing.within),
        Description=own.get("LongName") or own.get("Description"),
        UsableHeight=own.get("derived.Height"),
        GrossArea=own.get("derived.GrossFloorArea") or _any(thing, "GrossFloorArea"),
        NetArea=own.get("derived.NetFloorArea") or _any(thing, "NetFloorArea", "FloorArea"),
    )


def _type(thing: Thing, _names: Mapping[str, str]) -> Cells:
    return _filled(
        Manufacturer=_any(thing, "Manufacturer"),
        ModelNumber=_any(thing, "ModelReference", "ModelLabel", "ArticleNumber"),
    )


def _component(thing: Thing, names: Mapping[str, str]) -> Cells:
    own = thing.properties
    return _filled(
        TypeName=names.get(thing.type, ""),
        Space=", ".join(names.get(each, each) for each in thing.within),
        Description=own.get("Description") or own.get("ObjectType"),
        SerialNumber=_any(thing, "SerialNumber"),
        BarCode=_any(thing, "BarCode"),
        TagNumber=own.get("Tag"),
    )


def _group(thing: Thing, _names: Mapping[str, str]) -> Cells:
    return _filled(Category=thing.properties.get("ObjectType"))


SHEETS = {
    "Facility": _facility,
    "Floor": _floor,
    "Space": _space,
    "Zone": _group,
    "Type": _type,
    "Component": _component,
    "System": _group,
}
MEMBERS = {"Zone": "SpaceNames", "System": "ComponentNames"}


def _attributes(thing: Thing, name: str, units: Mapping[str, str]) -> Iterator[Cells]:
    for held, value in sorted(thing.properties.items()):
        of_set, dot, own = held.partition(".")
        if not dot or of_set in OF_STORE or isinstance(value, list) or held.endswith(".note"):
            continue
        if isinstance(value, str) and (not value or placeholder(held, value)):
            continue
        cells: dict[str, Cell] = {
            "Name": own,
            "Category": "As Built",
            "SheetName": thing.sheet,
            "RowName": name,
            "Value": value,
            "Unit": units.get(held, "n/a"),
            "ExtSystem": FROM,
            "ExtObject": of_set,
            "ExtIdentifier": str(thing.properties.get("GlobalId", "")),
        }
        yield cells


def is_asset(labels: Set[str], without: Sequence[str]) -> bool:
    """Whether a thing of these classes is one that a register keeps."""
    return "IfcElement" in labels and not labels & set(without)
