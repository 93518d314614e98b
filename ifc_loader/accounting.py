"""Every entity of a file is mapped, geometry, part of another one, or reported."""

from ifc_loader.draft import Draft
from ifc_loader.relations import RESOURCE_RULES

GEOMETRY = frozenset({
    "IfcConnectionGeometry", "IfcGeometricRepresentationItem", "IfcGridPlacement",
    "IfcLightDistributionData", "IfcLightIntensityDistribution",
    "IfcMaterialDefinitionRepresentation", "IfcObjectPlacement", "IfcPresentationItem",
    "IfcPresentationStyle", "IfcPresentationStyleAssignment", "IfcProductRepresentation",
    "IfcProfileDef", "IfcRepresentation", "IfcRepresentationContext", "IfcRepresentationItem",
    "IfcRepresentationMap", "IfcShapeAspect", "IfcVirtualGridIntersection",
    # presentation in IFC2X3, where it has no common supertype
    "IfcColourRgb", "IfcColourSpecification", "IfcCurveStyleFont",
    "IfcCurveStyleFontAndScaling", "IfcCurveStyleFontPattern", "IfcPreDefinedItem",
    "IfcSurfaceStyleLighting", "IfcSurfaceStyleRefraction", "IfcSurfaceStyleShading",
    "IfcSurfaceStyleWithTextures", "IfcSurfaceTexture", "IfcTextStyleFontModel",
    "IfcTextStyleForDefinedFont", "IfcTextStyleTextModel", "IfcTextureCoordinate",
    "IfcTextureVertex", "IfcVertexBasedTextureMap",
})  # fmt: skip
"""Classes (with their subtypes) that say how something looks and where it is: in the 3D view."""

WITHIN = frozenset({
    # the file and its units
    "IfcOwnerHistory", "IfcUnitAssignment", "IfcNamedUnit", "IfcDerivedUnit", "IfcMonetaryUnit",
    "IfcDerivedUnitElement", "IfcMeasureWithUnit", "IfcDimensionalExponents",
    # sets and what is in them; those that belong to nothing are counted where sets are read
    "IfcProperty", "IfcPropertyEnumeration", "IfcPhysicalQuantity", "IfcPropertySetDefinition",
    "IfcExtendedProperties", "IfcMaterialProperties", "IfcPropertyTemplateDefinition",
    # materials: edges and their properties
    "IfcMaterialLayer", "IfcMaterialConstituent", "IfcMaterialProfile",
    "IfcMaterialUsageDefinition", "IfcMaterialLayerSetUsage", "IfcMaterialList",
    # relationships: edges, or counted where they are read
    "IfcRelationship", "IfcResourceLevelRelationship", *RESOURCE_RULES,
})  # fmt: skip
"""Classes (with their subtypes) whose entities are part of what others become."""

ELSEWHERE = GEOMETRY | WITHIN


def account(draft: Draft) -> None:
    """Count as not mapped every entity that is no node, no geometry and no part of another one."""
    for name in draft.types:
        if not ELSEWHERE.isdisjoint(draft.schema.chain(name)):
            continue
        entities = draft.file.by_type(name, include_subtypes=False)
        left = sum(e.id() not in draft.nodes and e.id() not in draft.parts for e in entities)
        if left:
            draft.unmapped[name] += left
