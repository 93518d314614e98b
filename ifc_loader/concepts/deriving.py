"""What every room, element, type, material, system and zone is, noted on its node."""

from collections import Counter

from ifc_loader.concepts.recognising import TYPE_NAME, recognise_at
from ifc_loader.concepts.speech import language_of
from ifc_loader.concepts.stating import recognise_stated
from ifc_loader.concepts.table import closure, stamp, table
from ifc_loader.draft import Draft
from ifc_loader.property_graph import Node

KIND_OF_LABEL = {
    "IfcZone": "room",
    "IfcSpace": "room",
    "IfcSpaceType": "room",
    "IfcMaterial": "material",
    "IfcSystem": "system",
    "IfcElement": "element",
    "IfcElementType": "element",
}
"""Label → kind of concepts its things are recognised as; the first that a node has."""

FIELDS = {
    "room": ("LongName", "ObjectType", "Name", "Category", "OccupancyType", "Description"),
    "element": ("Name", "ObjectType", "ElementType"),
    "material": ("Name", "Category"),
    "system": ("Name", "LongName", "ObjectType"),
}
"""What of a node says what it is, the most telling first."""

EMPTY_TYPES = frozenset(("NOTDEFINED", "USERDEFINED", ""))
SHOWN = 20
"""Names of unrecognised things that the quality report tells of each kind."""


def derive_concepts(draft: Draft) -> None:
    """Set `concepts` and `concepts_evidence` where a thing is recognised; count where it is not."""
    site = stamp()
    known = table(site)
    types = dict(draft.ends.get("HAS_TYPE", ()))
    zones = {
        space: str(draft.nodes[zone].properties.get("Name", ""))
        for space, zone in draft.ends.get("IN_ZONE", ())
    }
    unknown: dict[str, Counter[str]] = {}
    called: dict[int, tuple[str, dict[str, str]]] = {}
    kinds = {labels: _kind(labels) for labels in {node.labels for node in draft.nodes.values()}}
    occurring = {labels: _of_occurrences(labels) for labels, kind in kinds.items() if kind}
    for step_id, node in draft.nodes.items():
        kind = kinds[node.labels]
        if not kind:
            continue
        texts = _texts(node, kind, draft.nodes.get(types.get(step_id, -1)))
        if step_id in zones and not any(map(str.isalpha, "".join(texts.values()))):
            texts["zone Name"] = zones[step_id]
        called[step_id] = kind, texts
    speech = {
        kind: language_of(
            (t for k, texts in called.values() if k == kind for t in texts.values()), kind, site
        )
        for kind in FIELDS
    }
    for step_id, (kind, texts) in called.items():
        node = draft.nodes[step_id]
        classes = _classes(node, occurring[node.labels])
        found = recognise_at(site, tuple(texts.items()), kind, classes, speech[kind])
        found += recognise_stated(node.properties, classes, kind, site)
        if found:
            ids = dict.fromkeys(f.concept for f in found)
            broader = dict.fromkeys(b for f in found for b in closure(known, f.concept)[1:])
            node.properties["concepts"] = [*ids, *(b for b in broader if b not in ids)]
            node.properties["concepts_evidence"] = "; ".join(
                dict.fromkeys(f"{f.concept}: {f.evidence}" for f in found)
            )
        if "IfcZone" in node.labels:
            continue  # a zone may be of anything: what it is not called is no fault of the file
        if not found or (kind == "room" and found[0].evidence.startswith("class ")):
            name = next(iter(texts.values()), "without a name")
            unknown.setdefault(kind, Counter())[name] += 1
    for kind, names in unknown.items():
        _report(draft, kind, names)


def _texts(node: Node, kind: str, type_node: Node | None) -> dict[str, str]:
    texts = {}
    is_type = "IfcTypeObject" in node.labels
    for name in FIELDS[kind]:
        value = node.properties.get(name)
        if isinstance(value, str) and value:
            texts[TYPE_NAME if is_type and name == "Name" else name] = value
    if type_node is not None:
        named = type_node.properties.get("Name")
        if isinstance(named, str) and named:
            texts[TYPE_NAME] = named
    return texts


def _kind(labels: tuple[str, ...]) -> str:
    return next((kind for label, kind in KIND_OF_LABEL.items() if label in labels), "")


def _of_occurrences(labels: tuple[str, ...]) -> tuple[str, ...]:
    """Labels in the words of occurrences: `IfcDoor` for `IfcDoorType`."""
    return tuple(label.removesuffix("Type").removesuffix("Style") for label in labels)


def _classes(node: Node, labels: tuple[str, ...]) -> tuple[str, ...]:
    """The labels of a node's occurrences, before them those with the predefined type."""
    predefined = node.properties.get("PredefinedType")
    if not isinstance(predefined, str) or predefined in EMPTY_TYPES:
        return labels
    return (*(f"{label}.{predefined}" for label in labels), *labels)


def _report(draft: Draft, kind: str, names: Counter[str]) -> None:
    told = ", ".join(f"'{name}' ({count})" for name, count in names.most_common(SHOWN))
    draft.find(
        "not-recognised",
        kind,
        f"{names.total()} × {kind} not recognised by what it is called; the commonest: {told}",
    )
