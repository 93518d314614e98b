"""The vocabulary speaks of classes and predefined types that IFC has."""

import ifcopenshell
import pytest

from agents.rules.vocabulary import vocabulary

SCHEMAS = [ifcopenshell.schema_by_name(name) for name in ("IFC2X3", "IFC4", "IFC4X3_ADD2")]
OWN = {"Model"}


def declared(label: str) -> bool:
    for schema in SCHEMAS:
        try:
            schema.declaration_by_name(label)
        except RuntimeError:
            continue
        return True
    return False


def predefined_types(label: str) -> set[str]:
    found: set[str] = set()
    for schema in SCHEMAS:
        try:
            entity = schema.declaration_by_name(label).as_entity()
        except RuntimeError:
            continue
        for attribute in entity.all_attributes():
            if attribute.name() == "PredefinedType":
                kind = attribute.type_of_attribute().declared_type().as_enumeration_type()
                found |= set(kind.enumeration_items())
    return found


def test_every_label_is_a_class_of_ifc() -> None:
    known = {label for labels in vocabulary().labels.values() for label in labels}
    assert {label for label in known - OWN if not declared(label)} == set()


@pytest.mark.parametrize("phrase", sorted(vocabulary().kinds))
def test_every_kind_is_a_predefined_type_of_its_class(phrase: tuple[str, ...]) -> None:
    for label, types in vocabulary().kinds[phrase].items():
        assert set(types) <= predefined_types(label)
