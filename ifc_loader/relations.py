"""Objectified relationships, collapsed to edges."""

from dataclasses import dataclass
from typing import Any

import ifcopenshell

from ifc_loader.attribute_edges import Referring, edge_name, ids_in
from ifc_loader.draft import Draft
from ifc_loader.entity_classes import Attribute
from ifc_loader.property_graph import Value


@dataclass(frozen=True, slots=True)
class Rule:
    """How one IfcRel… class becomes an edge from attribute `start` to attribute `end`.

    `properties` maps an attribute of the relationship to the edge's property.
    """

    start: str
    type: str
    end: str
    properties: tuple[tuple[str, str], ...] = ()


_BOUNDARY = (
    ("PhysicalOrVirtualBoundary", "physical"),
    ("InternalOrExternalBoundary", "internal"),
    ("Name", "level"),
)

RULES = {
    "IfcRelAggregates": Rule("RelatingObject", "AGGREGATES", "RelatedObjects"),
    "IfcRelNests": Rule("RelatingObject", "NESTS", "RelatedObjects"),
    "IfcRelContainedInSpatialStructure": Rule("RelatingStructure", "CONTAINS", "RelatedElements"),
    "IfcRelReferencedInSpatialStructure": Rule(
        "RelatingStructure", "REFERENCES", "RelatedElements"
    ),
    "IfcRelVoidsElement": Rule("RelatingBuildingElement", "HAS_OPENING", "RelatedOpeningElement"),
    "IfcRelFillsElement": Rule("RelatingOpeningElement", "FILLED_BY", "RelatedBuildingElement"),
    "IfcRelProjectsElement": Rule("RelatingElement", "HAS_PROJECTION", "RelatedFeatureElement"),
    "IfcRelAdheresToElement": Rule("RelatingElement", "HAS_SURFACE", "RelatedSurfaceFeatures"),
    "IfcRelDefinesByType": Rule("RelatedObjects", "HAS_TYPE", "RelatingType"),
    "IfcRelDefinesByObject": Rule("RelatedObjects", "DEFINED_BY", "RelatingObject"),
    "IfcRelDeclares": Rule("RelatingContext", "DECLARES", "RelatedDefinitions"),
    "IfcRelConnectsPorts": Rule("RelatingPort", "CONNECTED_PORT", "RelatedPort"),
    "IfcRelConnectsPortToElement": Rule("RelatedElement", "HAS_PORT", "RelatingPort"),
    "IfcRelConnectsElements": Rule("RelatingElement", "JOINED_TO", "RelatedElement"),
    "IfcRelConnectsPathElements": Rule(
        "RelatingElement",
        "JOINED_TO",
        "RelatedElement",
        (
            ("RelatingConnectionType", "relating_end"),
            ("RelatedConnectionType", "related_end"),
        ),
    ),
    "IfcRelConnectsWithRealizingElements": Rule(
        "RelatingElement", "JOINED_TO", "RelatedElement", (("ConnectionType", "connection"),)
    ),
    "IfcRelCoversBldgElements": Rule("RelatedCoverings", "COVERS", "RelatingBuildingElement"),
    "IfcRelCoversSpaces": Rule("RelatedCoverings", "COVERS", "RelatingSpace"),
    "IfcRelAssignsToGroup": Rule("RelatedObjects", "IN_GROUP", "RelatingGroup"),
    "IfcRelAssignsToGroupByFactor": Rule(
        "RelatedObjects", "IN_GROUP", "RelatingGroup", (("Factor", "factor"),)
    ),
    "IfcRelServicesBuildings": Rule("RelatingSystem", "SERVES", "RelatedBuildings"),
    "IfcRelSpaceBoundary": Rule("RelatingSpace", "BOUNDED_BY", "RelatedBuildingElement", _BOUNDARY),
    "IfcRelSpaceBoundary1stLevel": Rule(
        "RelatingSpace", "BOUNDED_BY", "RelatedBuildingElement", _BOUNDARY
    ),
    "IfcRelSpaceBoundary2ndLevel": Rule(
        "RelatingSpace", "BOUNDED_BY", "RelatedBuildingElement", _BOUNDARY
    ),
    "IfcRelAssociatesClassification": Rule(
        "RelatedObjects", "CLASSIFIED_AS", "RelatingClassification"
    ),
    "IfcRelAssociatesDocument": Rule("RelatedObjects", "HAS_DOCUMENT", "RelatingDocument"),
    "IfcRelAssociatesLibrary": Rule("RelatedObjects", "HAS_LIBRARY", "RelatingLibrary"),
    "IfcRelAssociatesApproval": Rule("RelatedObjects", "HAS_APPROVAL", "RelatingApproval"),
    "IfcRelAssociatesConstraint": Rule(
        "RelatedObjects", "HAS_CONSTRAINT", "RelatingConstraint", (("Intent", "intent"),)
    ),
    "IfcRelAssignsToActor": Rule("RelatedObjects", "ASSIGNED_TO", "RelatingActor"),
    "IfcRelAssignsToControl": Rule("RelatedObjects", "ASSIGNED_TO", "RelatingControl"),
    "IfcRelAssignsToProcess": Rule("RelatedObjects", "ASSIGNED_TO", "RelatingProcess"),
    "IfcRelAssignsToProduct": Rule("RelatedObjects", "ASSIGNED_TO", "RelatingProduct"),
    "IfcRelAssignsToResource": Rule("RelatedObjects", "ASSIGNED_TO", "RelatingResource"),
    "IfcRelAssignsTasks": Rule("RelatedObjects", "ASSIGNED_TO", "RelatingControl"),
    "IfcRelSchedulesCostItems": Rule("RelatedObjects", "ASSIGNED_TO", "RelatingControl"),
    "IfcRelOccupiesSpaces": Rule("RelatedObjects", "ASSIGNED_TO", "RelatingActor"),
    "IfcRelSequence": Rule(
        "RelatingProcess", "PRECEDES", "RelatedProcess", (("SequenceType", "sequence"),)
    ),
    "IfcRelInterferesElements": Rule("RelatingElement", "INTERFERES_WITH", "RelatedElement"),
    "IfcRelFlowControlElements": Rule(
        "RelatingFlowElement", "CONTROLLED_BY", "RelatedControlElements"
    ),
    "IfcRelPositions": Rule("RelatingPositioningElement", "POSITIONS", "RelatedProducts"),
}
"""IFC relationship class → edge. Materials and property sets have modules of their own."""

ELSEWHERE = {
    "IfcRelDefinesByProperties",
    "IfcRelAssociatesMaterial",
}

_NAMED = (("Name", "name"),)

RESOURCE_RULES = {
    "IfcApprovalActorRelationship": Rule("Approval", "HAS_ACTOR", "Actor", (("Role", "role"),)),
    "IfcApprovalRelationship": Rule(
        "RelatingApproval", "RELATED_APPROVALS", "RelatedApprovals", _NAMED
    ),
    "IfcConstraintAggregationRelationship": Rule(
        "RelatingConstraint",
        "RELATED_CONSTRAINTS",
        "RelatedConstraints",
        (*_NAMED, ("LogicalAggregator", "aggregator")),
    ),
    "IfcConstraintClassificationRelationship": Rule(
        "ClassifiedConstraint", "CLASSIFIED_AS", "RelatedClassifications"
    ),
    "IfcConstraintRelationship": Rule(
        "RelatingConstraint", "RELATED_CONSTRAINTS", "RelatedConstraints", _NAMED
    ),
    "IfcDocumentInformationRelationship": Rule(
        "RelatingDocument",
        "RELATED_DOCUMENTS",
        "RelatedDocuments",
        (*_NAMED, ("RelationshipType", "relationship")),
    ),
    "IfcExternalReferenceRelationship": Rule(
        "RelatedResourceObjects", "HAS_REFERENCE", "RelatingReference", _NAMED
    ),
    "IfcMaterialClassificationRelationship": Rule(
        "ClassifiedMaterial", "CLASSIFIED_AS", "MaterialClassifications"
    ),
    "IfcMaterialRelationship": Rule(
        "RelatingMaterial",
        "HAS_CONSTITUENT",
        "RelatedMaterials",
        (*_NAMED, ("Expression", "expression"), ("MaterialExpression", "expression")),
    ),
    "IfcOrganizationRelationship": Rule(
        "RelatingOrganization", "RELATED_ORGANIZATIONS", "RelatedOrganizations", _NAMED
    ),
    "IfcResourceApprovalRelationship": Rule(
        "RelatedResourceObjects", "HAS_APPROVAL", "RelatingApproval", _NAMED
    ),
    "IfcResourceConstraintRelationship": Rule(
        "RelatedResourceObjects", "HAS_CONSTRAINT", "RelatingConstraint", _NAMED
    ),
}
"""The same for what relates resources: materials, people, documents, approvals, constraints."""

REFERRED = {
    "IfcClassificationReference": "CLASSIFIED_AS",
    "IfcDocumentReference": "HAS_DOCUMENT",
    "IfcLibraryReference": "HAS_LIBRARY",
}
"""Class of a reference → edge from the resource that it is given to."""

IFC2X3_NAMES = {"RelatingSpace": "RelatedSpace", "RelatedApprovals": "RelatedApproval"}
"""Attributes of relationships that are called otherwise in IFC2X3."""


def read_relations(draft: Draft) -> None:
    """Add an edge for every pair that an IfcRel… relates; unknown classes by their names."""
    referring = Referring(draft)
    for name in sorted(draft.types):
        if "IfcRelationship" in draft.schema.chain(name) and name not in ELSEWHERE:
            _read_class(draft, name, _rule(draft, name), referring)


def read_resource_relations(draft: Draft) -> None:
    """Add an edge for every pair of resources that is related; without a rule, count the class.

    Currencies and properties, which other classes relate, are no nodes.
    """
    referring = Referring(draft)
    for name in sorted(draft.types):
        if name in RESOURCE_RULES:
            _read_class(draft, name, _rule(draft, name), referring)
        elif "IfcResourceLevelRelationship" in draft.schema.chain(name):
            _read_class(draft, name, None, referring)


def _rule(draft: Draft, name: str) -> Rule | None:
    """The rule of a relationship class, or one made of its names (IfcRelXToY → X_TO_Y)."""
    index = draft.schema.entity(name).index
    rule = RULES.get(name) or RESOURCE_RULES.get(name)
    if rule is not None:
        start = rule.start if rule.start in index else IFC2X3_NAMES.get(rule.start, rule.start)
        end = rule.end if rule.end in index else IFC2X3_NAMES.get(rule.end, rule.end)
        return Rule(start, rule.type, end, rule.properties)
    relating = next((a for a in index if a.startswith("Relating")), None)
    related = next((a for a in index if a.startswith("Related")), None)
    if relating is None or related is None:
        return None
    return Rule(relating, edge_name(name.removeprefix("IfcRel")), related)


def _read_class(draft: Draft, name: str, rule: Rule | None, referring: Referring) -> None:
    if rule is None:
        draft.unmapped[name] += sum(1 for _ in draft.file.by_type(name, include_subtypes=False))
        return
    index = draft.schema.entity(name).index
    start_at, end_at = index[rule.start], index[rule.end]
    wanted = [(index[a], p) for a, p in rule.properties if a in index]
    further = [a for a in referring.attributes_of(name) if a.name not in (rule.start, rule.end)]
    seen: set[tuple[Any, ...]] = set()
    relations = draft.file.by_type(name, include_subtypes=False)
    for relation in sorted(relations, key=lambda each: each.id()):
        get = relation.get_argument
        starts, ends = get(start_at), get(end_at)
        if not starts or not ends:
            draft.unmapped[f"{name} without {rule.end if starts else rule.start}"] += 1
            continue
        properties = {p: _told(draft, v) for i, p in wanted if (v := get(i)) is not None}
        for attribute in further:
            _relate_further(draft, relation, attribute, [*ids_in(starts), *ids_in(ends)])
        for start in starts if isinstance(starts, tuple | list) else (starts,):
            for end in ends if isinstance(ends, tuple | list) else (ends,):
                pair = (start.id(), end.id(), *properties.values())
                if pair in seen:
                    continue
                seen.add(pair)
                type_ = _refined(draft, rule.type, pair[0], pair[1])
                if not draft.relate(pair[0], type_, pair[1], **properties):
                    far = end if pair[1] not in draft.nodes else start
                    draft.unmapped[f"{name} to {far.is_a()}"] += 1


def _told(draft: Draft, held: Any) -> Value:
    """What an attribute of a relationship says; an IfcActorRole is the role that it names."""
    if not isinstance(held, ifcopenshell.entity_instance):
        return held  # type: ignore[no-any-return]
    draft.parts.add(held.id())
    role: Value = held.UserDefinedRole if held.Role == "USERDEFINED" else held.Role
    return role


def _relate_further(draft: Draft, relation: Any, attribute: Attribute, joined: list[int]) -> None:
    """An edge to what a relationship names besides its two ends, from either of them.

    The bolts of an IfcRelConnectsWithRealizingElements: REALIZING_ELEMENTS.
    """
    for other in ids_in(relation.get_argument(attribute.index)):
        for each in joined:
            draft.relate(each, edge_name(attribute.name), other)


def _refined(draft: Draft, type_: str, start: int, end: int) -> str:
    """The narrower edge where the end tells: zones, systems, ports and references."""
    node = draft.nodes.get(end)
    if node is None:
        return type_
    if type_ == "IN_GROUP":
        if "IfcZone" in node.labels:
            return "IN_ZONE"
        return "IN_SYSTEM" if "IfcSystem" in node.labels else type_
    if type_ == "HAS_REFERENCE":
        return next((REFERRED[label] for label in node.labels if label in REFERRED), type_)
    if type_ == "NESTS" and "IfcPort" in node.labels:
        return "HAS_PORT"
    return type_
