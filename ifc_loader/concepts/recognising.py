"""What a room, element, material or system is, told by its class and by what it is called."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ifc_loader.concepts.languages import languages
from ifc_loader.concepts.names import Mention, mentions, names_of
from ifc_loader.concepts.table import Concept, Stamp, closure, stamp, table
from ifc_loader.concepts.words import Word, words
from ifc_loader.entity_classes import Schema

SEVERAL = frozenset(("/", "+", "&", "|", ","))
"""Separators between names that are all meant."""

VAGUE_CLASSES = frozenset(
    (
        "IfcBuildingElementProxy",
        "IfcDiscreteAccessory",
        "IfcElementAssembly",
        "IfcFurnishingElement",
        "IfcFurniture",
        "IfcSystemFurnitureElement",
        "IfcTransportElement",
        "IfcDistributionElement",
        "IfcDistributionFlowElement",
        "IfcDistributionControlElement",
        "IfcEnergyConversionDevice",
        "IfcFlowController",
        "IfcFlowFitting",
        "IfcFlowMovingDevice",
        "IfcFlowSegment",
        "IfcFlowStorageDevice",
        "IfcFlowTerminal",
        "IfcFlowTreatmentDevice",
    )
)
"""Classes that exporters use for anything: what such a thing is called says what it is."""

OPEN_FAMILIES = frozenset(("IfcDistributionElement", "IfcFurnishingElement", "IfcTransportElement"))
"""Families in which exporters mistake one class for another; a wall is never a pump."""

TYPE_FIELDS = frozenset(("ObjectType", "type Name"))
"""Texts about the kind of a thing and not about the one thing: they may overrule its class."""

SHOWN = 60
"""Characters of a name that its evidence repeats."""


@dataclass(frozen=True, slots=True)
class Recognised:
    """A concept that a thing is, and by what.

    `evidence` is `LongName "Büro 12"`, `PredefinedType TOILETPAN` or `class IfcWall`; `word` the
    part of the text that said it, as it stands there ('' where it was no text).
    """

    concept: str
    evidence: str
    word: str


def recognise(
    texts: Mapping[str, str], kind: str, classes: Sequence[str] = ()
) -> tuple[Recognised, ...]:
    """The concepts of a thing, the most telling first; () where it says nothing.

    `texts` maps what a text is (`LongName`) to it, the most telling first. `classes` are its IFC
    class and supertypes, lowest first, before them the class with its predefined type
    (`IfcSanitaryTerminal.TOILETPAN`). Broader concepts are left to `broader_closure`; several
    concepts come of one thing only where it is called both (`Küche / Essen`, a concrete screed).
    """
    site = stamp()
    return _recognise(tuple(texts.items()), kind, tuple(classes), site)


@lru_cache(maxsize=65_536)
def _recognise(
    texts: tuple[tuple[str, str], ...], kind: str, classes: tuple[str, ...], site: Stamp
) -> tuple[Recognised, ...]:
    known = table(site)
    stated = _by_class(kind, classes, site)
    named = _by_name(texts, kind, classes, site)
    if stated is None or any(stated.concept in closure(known, n.concept) for n in named):
        return named
    if kind == "element":
        certain = stated.evidence.startswith("PredefinedType")
        return named if named and not certain else (stated,)
    if kind == "room" and named:
        return named
    return _without_broader([*named, stated], known)


def _by_name(
    texts: tuple[tuple[str, str], ...],
    kind: str,
    classes: tuple[str, ...],
    site: Stamp,
) -> tuple[Recognised, ...]:
    """What the texts say: the first that says anything, and any that says it more narrowly."""
    known = table(site)
    found: list[Recognised] = []
    for field, text in texts:
        about_type = field in TYPE_FIELDS or text.count(":") > 1
        fitting = _fitting(kind, classes, about_type, site)
        for concept, word in _read(text, kind, site):
            if fitting is not None and concept not in fitting:
                continue
            above = closure(known, concept)
            if (
                not found
                or kind not in ("room", "element")
                or found[0].evidence.startswith(f"{field} ")
                or any(each.concept in above for each in found)
            ):
                found.append(Recognised(concept, f'{field} "{_short(text)}"', word))
    return _without_broader(found, known)


def _without_broader(
    found: Iterable[Recognised], known: Mapping[str, Concept]
) -> tuple[Recognised, ...]:
    """Each concept once, without those that another of them implies."""
    first = {each.concept: each for each in reversed(list(found))}
    ordered = dict.fromkeys(each.concept for each in found)
    implied = {b for each in first for b in closure(known, each)[1:]}
    return tuple(first[concept] for concept in ordered if concept not in implied)


@lru_cache(maxsize=16_384)
def _read(text: str, kind: str, site: Stamp) -> tuple[tuple[str, str], ...]:
    """The concepts a text names its thing by, with the words that do; by its head, not by all."""
    spoken = words(text)
    if not spoken:
        return ()
    found = mentions(spoken, names_of(kind, site))
    cut = next(
        (
            at
            for at, word in enumerate(spoken)
            if at
            and word.folded in languages().prepositions
            and not any(m.start <= at < m.end for m in found)
            and any(m.end <= at for m in found)
        ),
        len(spoken),
    )
    found = tuple(m for m in found if m.start < cut)
    if kind in ("material", "system"):
        chosen: Iterable[Mention] = found
    else:
        chosen = _heads(spoken, found, kind, table(site))
    return tuple(
        (m.concept, " ".join(word.stated for word in spoken[m.start : m.end])) for m in chosen
    )


def _heads(
    spoken: tuple[Word, ...], found: tuple[Mention, ...], kind: str, known: Mapping[str, Concept]
) -> list[Mention]:
    """The mention that names the thing itself, of each of several names joined by a slash."""
    groups: dict[tuple[int, int], list[Mention]] = {}
    for mention in found:
        place = (spoken[mention.start].part, _joints(spoken, mention.start))
        groups.setdefault(place, []).append(mention)
    heads: list[Mention] = []
    for (_, joints), group in groups.items():
        head = _head(spoken, group, kind)
        both = kind == "room" and joints > 0
        if not heads or both or _related(known, head.concept, heads[0].concept):
            heads.append(head)
        heads.extend(m for m in group if head.concept in closure(known, m.concept)[1:])
    return heads


def _joints(spoken: tuple[Word, ...], end: int) -> int:
    """How many times the words up to `end` go on to one more name: by a slash, by "and"."""
    return sum(
        spoken[at].folded in languages().conjunctions
        or (spoken[at].part != spoken[at - 1].part and spoken[at].joint in SEVERAL)
        for at in range(1, end + 1)
    )


def _related(known: Mapping[str, Concept], one: str, other: str) -> bool:
    return one in closure(known, other) or other in closure(known, one)


def _head(spoken: tuple[Word, ...], group: list[Mention], kind: str) -> Mention:
    """Of the things named in one part: the last in English and Chinese, else the first.

    Words tied by a hyphen are one compound in a room's name, headed by its last (`WC-Vorraum`);
    in an element's the kind comes first (`Table-Coffee`).
    """
    if len(group) == 1:
        return group[0]
    tied = [group[0]]
    for mention in group[1:]:
        if not spoken[mention.start].joined:
            break
        tied.append(mention)
    if len(tied) > 1:
        return tied[-1] if kind == "room" else tied[0]
    shared = frozenset.intersection(*(m.languages for m in group))
    spoken_in = shared or group[-1].languages
    return group[-1] if not spoken_in.isdisjoint(languages().head_last) else group[0]


@lru_cache(maxsize=4_096)
def _by_class(kind: str, classes: tuple[str, ...], site: Stamp) -> Recognised | None:
    by_class = _class_concepts(kind, site)
    for name in classes:
        if concept := by_class.get(name):
            base, _, predefined = name.partition(".")
            evidence = f"PredefinedType {predefined}" if predefined else f"class {base}"
            return Recognised(concept, evidence, "")
    return None


@lru_cache(maxsize=16)
def _class_concepts(kind: str, site: Stamp) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for concept in table(site).values():
        if concept.kind == kind:
            for name in concept.classes:
                found.setdefault(name, concept.id)
    return found


@lru_cache(maxsize=4_096)
def _fitting(
    kind: str, classes: tuple[str, ...], about_type: bool, site: Stamp
) -> frozenset[str] | None:
    """The concepts that a thing of a class may be by a text; None where any of the kind."""
    if kind != "element" or not classes or "IfcBuildingElementProxy" in classes:
        return None
    own = next(name for name in classes if "." not in name)
    vague = own in VAGUE_CLASSES or (about_type and not OPEN_FAMILIES.isdisjoint(classes))
    known = table(site)
    allowed = set()
    for concept in known.values():
        if concept.kind == kind:
            bases = _bases(known, concept)
            if not bases.isdisjoint(classes) or (vague and _open(bases)):
                allowed.add(concept.id)
    return frozenset(allowed)


def _bases(known: Mapping[str, Concept], concept: Concept) -> set[str]:
    """The classes of a concept without predefined types; else those of what is broader."""
    own = {name.partition(".")[0] for name in concept.classes}
    return own or {base for b in concept.broader for base in _bases(known, known[b])}


def _open(bases: set[str]) -> bool:
    return any(not OPEN_FAMILIES.isdisjoint(_supertypes(base)) for base in bases)


@lru_cache(maxsize=1_024)
def _supertypes(name: str) -> tuple[str, ...]:
    schema = Schema("IFC4")
    return schema.entity(name).labels if schema.knows(name) else ()


def _short(text: str) -> str:
    line = " ".join(text[: 4 * SHOWN].split())
    return line if len(line) <= SHOWN else f"{line[: SHOWN - 1]}…"
