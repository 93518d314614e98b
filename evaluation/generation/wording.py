"""Plain words for labels, properties and relationships of any graph, and of buildings."""

import re
from typing import NamedTuple

_NOUNS = {
    "IfcSpace": ("room", "rooms"),
    "IfcBuildingStorey": ("storey", "storeys"),
    "IfcFurniture": ("piece of furniture", "pieces of furniture"),
    "IfcFurnishingElement": ("furnishing element", "furnishing elements"),
    "IfcWallStandardCase": ("wall", "walls"),
    "IfcDistributionSystem": ("system", "systems"),
    "IfcOpeningElement": ("opening", "openings"),
    "IfcClassificationReference": ("classification", "classifications"),
    "IfcSpaceHeater": ("radiator", "radiators"),
    "Person": ("person", "people"),
    "Taxon": ("taxon", "taxa"),
    "Country": ("country", "countries"),
}


class Phrase(NamedTuple):
    """How a relationship is put of its start and of its end, `{m}` the other node.

    `start` and `end` speak of several, `start_one` of one where that is said differently.
    `owner` is the end, `start` or `end`, that is said to have the other: a room has doors.
    """

    start: str | None
    end: str | None
    either_way: bool = False
    start_one: str | None = None
    owner: str | None = None


_BUILDING_PHRASES = {
    "ON_STOREY": Phrase("on {m}", None, owner="end"),
    "LOCATED_IN": Phrase("in {m}", None, owner="end"),
    "HOSTS": Phrase("that host {m}", "in {m}", owner="start"),
    "HAS_TYPE": Phrase("of type {m}", None),
    "HAS_MATERIAL": Phrase("made of {m}", "used in {m}"),
    "HAS_LAYER": Phrase("with a layer of {m}", None),
    "BOUNDED_BY": Phrase("bounded by {m}", "that bound {m}"),
    "IN_SYSTEM": Phrase("in {m}", "that include {m}", owner="end"),
    "IN_ZONE": Phrase("in {m}", "that include {m}", owner="end"),
    "LIGHTS": Phrase("that belong to {m}", "with {m}", owner="end"),
    "LEADS_TO": Phrase("that lead to {m}", "reached through {m}", owner="end"),
    "CLASSIFIED_AS": Phrase("classified as {m}", None),
    "COVERS": Phrase("that cover {m}", "covered by {m}"),
    "ADJACENT_TO": Phrase("adjacent to {m}", "adjacent to {m}", either_way=True),
    "CONNECTED_TO": Phrase("connected to {m}", "connected to {m}", either_way=True),
    "JOINED_TO": Phrase("joined to {m}", "joined to {m}", either_way=True),
}

BOOLEANS = {
    "IsExternal": ("are external", "are internal"),
    "LoadBearing": ("are load-bearing", "are not load-bearing"),
    "HandicapAccessible": ("are accessible to wheelchairs", "are not accessible to wheelchairs"),
    "FireExit": ("are fire exits", "are not fire exits"),
}

_EXTREMES = {
    "length": ("longest", "shortest"), "width": ("widest", "narrowest"),
    "height": ("tallest", "lowest"), "area": ("largest", "smallest"),
    "volume": ("largest", "smallest"), "perimeter": ("largest", "smallest"),
}  # fmt: skip

ADDITIVE = ("area", "volume", "length", "capacity", "output", "number", "deaths", "injuries")
"""Last words of properties whose sum means something."""


def article(word: str) -> str:
    return "an" if word[0] in "aeiou" else "a"


def nouns(label: str) -> tuple[str, str]:
    """Singular and plural: `IfcPipeSegment` is ("pipe segment", "pipe segments")."""
    if label in _NOUNS:
        return _NOUNS[label]
    word = words(label.removeprefix("Ifc"))
    return word, plural(word)


def plural(word: str) -> str:
    """Several of what a noun names; a plural stays (`cargoes`)."""
    if word.endswith(("s", "ch", "x", "sh")):
        return word if word.endswith("es") else f"{word}es"
    return f"{word[:-1]}ies" if re.search(r"[^aeiou]y$", word) else f"{word}s"


def words(name: str) -> str:
    """`NetFloorArea`, `net_floor_area` and `playsFor` as lower-case words."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_", " ", name)
    return re.sub(r"\s+", " ", spaced).strip().lower()


def property_words(name: str) -> str:
    """The last part of `Set.Property` as words."""
    return words(name.rpartition(".")[2])


def phrase(kind: str, end: str, *, building: bool) -> Phrase | None:
    """How a relationship type to a node of label `end` is put, of several nodes (plural).

    None where a building's has no plain words, or says what another says better.
    """
    if not building:
        verb = words(kind)
        several = _of_several(verb)
        one = verb if not several.startswith("are ") else f"is {verb}"
        return Phrase(f"that {several} {{m}}", f"that {{m}} {one}", start_one=f"that {one} {{m}}")
    if kind == "BOUNDED_BY" and end in {"IfcWindow", "IfcDoor"}:
        return None
    return _BUILDING_PHRASES.get(kind)


_AUXILIARIES = {"has": "have", "was": "were", "is": "are"}


def _of_several(verb: str) -> str:
    """`plays for` as several do it: `play for`; `created by` and `part of` with `are`."""
    first, _, rest = verb.partition(" ")
    if first in _AUXILIARIES:
        return f"{_AUXILIARIES[first]} {rest}".strip()
    if first.endswith("s") and not first.endswith("ss"):
        return f"{first[:-1]} {rest}".strip()
    return f"are {verb}"


def of_one(condition: str) -> str:
    """A building's condition of several put of one: `that host a door` as `that hosts a door`."""
    return re.sub(r"^that (host|bound|include|lead|cover|belong)\b", r"that \1s", condition)


def extremes(prop: str) -> tuple[str, str]:
    """The adjectives for the greatest and the least of a property."""
    return _EXTREMES.get(property_words(prop).split()[-1], ("highest", "lowest"))


def is_additive(prop: str) -> bool:
    return any(word in property_words(prop).split() for word in ADDITIVE)
