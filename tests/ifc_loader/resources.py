"""A file in which every class that relates resources relates some, in any schema."""

from typing import Any

from tests.ifc_loader.tiny import Tiny


class Resources(Tiny):
    """Two of each resource, called `… one` and `… two`, and what relates them."""

    def __init__(self, schema: str) -> None:
        super().__init__(schema)
        self.old = schema == "IFC2X3"
        self.firm, self.office = self._two("IfcOrganization", "Organisation")
        self.manual, self.annex = self._two("IfcDocumentInformation", "Document")
        self.granted, self.partial = self._two("IfcApproval", "Approval")
        self.goal, self.limit = self._two(
            "IfcObjective", "Constraint", ConstraintGrade="HARD", ObjectiveQualifier="REQUIREMENT"
        )
        self.alloy, self.copper = self._two("IfcMaterial", "Material")
        code = "ItemReference" if self.old else "Identification"
        self.code = self.make("IfcClassificationReference", Name="Code", **{code: "Ss_25"})
        self._relate()
        if self.old:
            self._relate_as_ifc2x3()
        else:
            self._relate_as_ifc4()

    def _two(self, ifc_class: str, word: str, **attributes: Any) -> list[Any]:
        return [
            self.make(ifc_class, Name=f"{word} {number}", **attributes) for number in ("one", "two")
        ]

    def _relate(self) -> None:
        self.make(
            "IfcOrganizationRelationship",
            Name="branch of",
            RelatingOrganization=self.firm,
            RelatedOrganizations=[self.office],
        )
        self.make(
            "IfcDocumentInformationRelationship",
            RelatingDocument=self.manual,
            RelatedDocuments=[self.annex],
            RelationshipType="supplement",
        )
        self.make(
            "IfcApprovalRelationship",
            Name="part of",
            RelatingApproval=self.granted,
            **(
                {"RelatedApproval": self.partial}
                if self.old
                else {"RelatedApprovals": [self.partial]}
            ),
        )

    def _relate_as_ifc2x3(self) -> None:
        approver = self.make("IfcActorRole", "USERDEFINED", "Fire officer")
        self.make("IfcApprovalActorRelationship", self.firm, self.granted, approver)
        self.make(
            "IfcConstraintAggregationRelationship",
            Name="both",
            RelatingConstraint=self.goal,
            RelatedConstraints=[self.limit],
            LogicalAggregator="LOGICALAND",
        )
        self.make("IfcConstraintClassificationRelationship", self.goal, [self.code])
        self.make(
            "IfcConstraintRelationship",
            Name="after",
            RelatingConstraint=self.limit,
            RelatedConstraints=[self.goal],
        )
        self.make("IfcMaterialClassificationRelationship", [self.code], self.alloy)

    def _relate_as_ifc4(self) -> None:
        part = "Expression" if self.file.schema == "IFC4" else "MaterialExpression"
        self.make(
            "IfcMaterialRelationship",
            Name="cast",
            RelatingMaterial=self.alloy,
            RelatedMaterials=[self.copper],
            **{part: "88 %"},
        )
        for relating, others in (
            ("IfcResourceApprovalRelationship", {"RelatingApproval": self.granted}),
            ("IfcResourceConstraintRelationship", {"RelatingConstraint": self.goal}),
            ("IfcExternalReferenceRelationship", {"RelatingReference": self.code}),
        ):
            self.make(
                relating, Name="checked", RelatedResourceObjects=[self.alloy, self.firm], **others
            )
