"""What a room, element, material or system is, told by its class and by what it is called."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ifc_loader.concepts.languages import languages
from ifc_loader.concepts.names import ALONE, BARE, Mention, mentions, names_of
from ifc_loader.concepts.table import Concept, Stamp, closure, stamp, table
from ifc_loader.concepts.words import MOST_CHARACTERS, Word, words

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

TYPE_NAME = "type Name"
TYPE_FIELDS = frozenset(("ObjectType", "ElementType", TYPE_NAME))
"""Texts about the kind of a thing and not about the one thing: they may overrule its class, and
say more than its predefined type: a split system that is called a heat pump is both."""

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


@dataclass(frozen=True, slots=True)
class _Among:
    """What texts are read as names of: a kind, in the site's words, in the model's language."""

    kind: str
    site: Stamp
    speech: str


def recognise(
    texts: Mapping[str, str], kind: str, classes: Sequence[str] = (), speech: str = ""
) -> tuple[Recognised, ...]:
    """The concepts of a thing, the most telling first; () where it says nothing.

    `texts` maps what a text is (`LongName`) to it, the most telling first. `classes` are its IFC
    class and supertypes, lowest first, before them the class with its predefined type
    (`IfcSanitaryTerminal.TOILETPAN`). Broader concepts are left to `broader_closure`; several
    concepts come of one thing only where it is called both (`Küche / Essen`, a concrete screed).
    `speech` is the language of the model's names (ISO 639-1), '' where it is not known.
    """
    return recognise_at(stamp(), tuple(texts.items()), kind, tuple(classes), speech)


def recognise_at(
    site: Stamp,
    texts: tuple[tuple[str, str], ...],
    kind: str,
    classes: tuple[str, ...],
    speech: str = "",
) -> tuple[Recognised, ...]:
    """`recognise` with the site's own file as it stood at a stamp; long texts are cut first."""
    short = tuple((field, text[: MOST_CHARACTERS + 1]) for field, text in texts)
    return _recognise(short, classes, _Among(kind, site, speech))


@lru_cache(maxsize=65_536)
def _recognise(
    texts: tuple[tuple[str, str], ...], classes: tuple[str, ...], among: _Among
) -> tuple[Recognised, ...]:
    kind, site = among.kind, among.site
    stated = _by_class(kind, classes, site)
    certain = [each for each in stated if each.evidence.startswith("PredefinedType")]
    named, overruled = _by_name(texts, classes, among, certain=bool(certain))
    known = table(site)
    if certain and kind == "element":
        of_type = tuple((field, text) for field, text in texts if field in TYPE_FIELDS)
        telling = [n for n in named if certain[0].concept in closure(known, n.concept)]
        telling += _by_name(of_type, classes, among, certain=True)[0]
        return _without_broader([*telling, *stated], known)
    return named if overruled else _without_broader([*named, *stated], known)


def _by_name(
    texts: tuple[tuple[str, str], ...], classes: tuple[str, ...], among: _Among, *, certain: bool
) -> tuple[tuple[Recognised, ...], bool]:
    """What the texts say: the first that says anything, and any that says it more narrowly.

    The second value tells that it is another thing than the class says.
    """
    kind, site = among.kind, among.site
    known = table(site)
    strict = _fitting(kind, classes, False, site)
    opened = _fitting(kind, classes, True, site)
    found: list[Recognised] = []
    for field, text in texts:
        read = _read(text, strict, among)
        about_type = field in TYPE_FIELDS or text.count(":") > 1
        if not read and (field in TYPE_FIELDS or (not certain and (kind == "room" or about_type))):
            read = _read(text, opened, among)
        if not read and not certain and kind == "element":
            read = _read(text, _siblings(classes, site), among)
        for concept, word in read:
            above = closure(known, concept)
            if (
                not found
                or kind not in ("room", "element")
                or found[0].evidence.startswith(f"{field} ")
                or any(each.concept in above for each in found)
            ):
                found.append(Recognised(concept, f'{field} "{_short(text)}"', word))
    overruled = (
        kind == "element"
        and bool(found)
        and (_vague(classes) or (strict is not None and found[0].concept not in strict))
    )
    return _without_broader(found, known), overruled


def _without_broader(
    found: Iterable[Recognised], known: Mapping[str, Concept]
) -> tuple[Recognised, ...]:
    """Each concept once, without those that another of them implies."""
    first = {each.concept: each for each in reversed(list(found))}
    ordered = dict.fromkeys(each.concept for each in found)
    implied = {b for each in first for b in closure(known, each)[1:]}
    return tuple(first[concept] for concept in ordered if concept not in implied)


@lru_cache(maxsize=16_384)
def _read(text: str, allowed: frozenset[str] | None, among: _Among) -> tuple[tuple[str, str], ...]:
    """The concepts a text names its thing by, with the words that do; by its head, not by all."""
    spoken = words(text)
    if not spoken:
        return ()
    kind, speech = among.kind, among.speech
    every = [
        one
        for one in mentions(spoken, names_of(kind, among.site), speech)
        if not (BARE in one.languages and _is_modified(spoken, one.start))
    ]
    cut = next(
        (
            at
            for at, word in enumerate(spoken)
            if at
            and _spelt(word) in languages().prepositions
            and not any(m.start <= at < m.end for m in every)
        ),
        len(spoken),
    )
    known = table(among.site)
    fitting = [m for m in every if m.start < cut and (allowed is None or m.concept in allowed)]
    telling = [m for m in fitting if m.languages != {ALONE}]
    ranked = sorted(telling or fitting, key=lambda m: (m.start, speech not in m.languages))
    found = _alternatives(ranked, known)
    if kind in ("material", "system"):
        chosen: Iterable[Mention] = found
    else:
        chosen = _heads(spoken, found, among)
    return tuple(
        (m.concept, " ".join(word.stated for word in spoken[m.start : m.end])) for m in chosen
    )


def _is_modified(spoken: tuple[Word, ...], at: int) -> bool:
    """Whether a word stands before another in the same part of a name: the `machine` of a hall."""
    return at > 0 and spoken[at - 1].part == spoken[at].part


def _alternatives(found: Iterable[Mention], known: Mapping[str, Concept]) -> tuple[Mention, ...]:
    """Of several concepts that the same words name, the first of the table and its narrower."""
    kept: dict[int, list[Mention]] = {}
    for mention in found:
        same = kept.setdefault(mention.start, [])
        if not same or _related(known, same[0].concept, mention.concept):
            same.append(mention)
    return tuple(mention for same in kept.values() for mention in same)


def _spelt(word: Word) -> str:
    """A word for the closed classes: one letter counts as it stands, `w` and not `W`."""
    return word.folded if len(word.folded) > 1 else word.stated


def _heads(spoken: tuple[Word, ...], found: tuple[Mention, ...], among: _Among) -> list[Mention]:
    """The mention that names the thing itself, of each of several names joined by a slash."""
    kind, known = among.kind, table(among.site)
    groups: dict[tuple[int, int, int], list[Mention]] = {}
    for mention in found:
        hyphens = sum(w.joined for w in spoken[: mention.start + 1]) if kind == "element" else 0
        place = (spoken[mention.start].part, _joints(spoken, mention.start), hyphens)
        groups.setdefault(place, []).append(mention)
    heads: list[Mention] = []
    for (_, joints, _), group in groups.items():
        head = _head(spoken, group, among.speech)
        both = kind == "room" and joints > 0
        if not heads or both or _related(known, head.concept, heads[0].concept):
            heads.append(head)
            heads.extend(m for m in group if head.concept in closure(known, m.concept)[1:])
    return heads


def _joints(spoken: tuple[Word, ...], end: int) -> int:
    """How many times the words up to `end` go on to one more name: by a slash, by "and"."""
    return sum(
        _spelt(spoken[at]) in languages().conjunctions
        or (spoken[at].part != spoken[at - 1].part and spoken[at].joint in SEVERAL)
        for at in range(1, end + 1)
    )


def _related(known: Mapping[str, Concept], one: str, other: str) -> bool:
    return one in closure(known, other) or other in closure(known, one)


def _head(spoken: tuple[Word, ...], group: list[Mention], speech: str) -> Mention:
    """Of the things named in one part: the last in English and Chinese, else the first.

    A model's language decides over that of the words, which may be of several or of none.

    Words tied by a hyphen are one compound, headed by its last: `WC-Vorraum`.
    """
    first, *others = group
    for mention in others:
        if not spoken[mention.start].joined or mention.start != first.end:
            break
        first = mention
    shared = frozenset.intersection(*(m.languages for m in group))
    spoken_in = {speech} if speech else shared or group[-1].languages
    last = not others or spoken_in.isdisjoint(languages().head_last) or first is not group[0]
    return first if last else group[-1]


@lru_cache(maxsize=4_096)
def _by_class(kind: str, classes: tuple[str, ...], site: Stamp) -> tuple[Recognised, ...]:
    """By the class with its predefined type, and by the lowest class alone."""
    by_class = _class_concepts(kind, site)
    found: list[Recognised] = []
    for name in classes:
        base, _, predefined = name.partition(".")
        if name not in by_class or any(bool(predefined) == ("Pre" in f.evidence) for f in found):
            continue
        evidence = f"PredefinedType {predefined}" if predefined else f"class {base}"
        found.append(Recognised(by_class[name], evidence, ""))
    return tuple(found)


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
    kind: str, classes: tuple[str, ...], opened: bool, site: Stamp
) -> frozenset[str] | None:
    """The concepts that a thing of a class may be by a text; None where any of the kind.

    `opened` is for texts that may overrule the class within its family.
    """
    if kind not in ("element", "room") or not classes or "IfcBuildingElementProxy" in classes:
        return None
    if kind == "room" and opened:
        return None
    wide = _vague(classes) or (opened and not OPEN_FAMILIES.isdisjoint(classes))
    return frozenset(
        concept
        for concept, (bases, within) in bases_of_all(kind, site).items()
        if (wide and within) or not bases.isdisjoint(classes)
    )


@lru_cache(maxsize=16)
def bases_of_all(kind: str, site: Stamp) -> Mapping[str, tuple[frozenset[str], bool]]:
    """Of each concept of a kind its classes, and whether they are of an open family."""
    known = table(site)
    found = {c.id: frozenset(_bases(known, c)) for c in known.values() if c.kind == kind}
    return {concept: (bases, _open(bases)) for concept, bases in found.items()}


@lru_cache(maxsize=4_096)
def _siblings(classes: tuple[str, ...], site: Stamp) -> frozenset[str]:
    """The concepts whose class stands beside that of a thing in an open family: the chiller beside
    the unitary equipment."""
    above = {name for each in classes[:1] for name in _supertypes(each.partition(".")[0])[1:2]}
    return frozenset(
        concept
        for concept, (bases, within) in bases_of_all("element", site).items()
        if within and any(not above.isdisjoint(_supertypes(base)[1:2]) for base in bases)
    )


def _vague(classes: tuple[str, ...]) -> bool:
    return next((name for name in classes if "." not in name), "") in VAGUE_CLASSES


def _bases(known: Mapping[str, Concept], concept: Concept) -> set[str]:
    """The classes of a concept; where it has but predefined types, also of what is broader."""
    own = {name.partition(".")[0] for name in concept.classes}
    if own and not all("." in name for name in concept.classes):
        return own | set(concept.also)
    above = {base for b in concept.broader for base in _bases(known, known[b])}
    return own | above | set(concept.also)


def _open(bases: frozenset[str]) -> bool:
    return any(not OPEN_FAMILIES.isdisjoint(_supertypes(base)) for base in bases)


@lru_cache(maxsize=1_024)
def _supertypes(name: str) -> tuple[str, ...]:
    from ifc_loader.entity_classes import Schema  # noqa: PLC0415  who asks needs no ifcopenshell

    schema = Schema("IFC4")
    return schema.entity(name).labels if schema.knows(name) else ()


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= SHOWN else f"{line[: SHOWN - 1]}…"
