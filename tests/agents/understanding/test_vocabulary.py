"""The tables of every language speak of classes that IFC has."""

import ifcopenshell
import pytest

from agents.understanding.language.tables import LANGUAGES
from agents.understanding.twin.things import building_words

SCHEMAS = [ifcopenshell.schema_by_name(name) for name in ("IFC2X3", "IFC4", "IFC4X3_ADD2")]
OWN = {"Model", "Finding"}
"""Labels that Oriel adds to those of IFC."""


def declared(label: str) -> bool:
    for schema in SCHEMAS:
        try:
            schema.declaration_by_name(label)
        except RuntimeError:
            continue
        return True
    return False


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_class_is_one_of_ifc(code: str) -> None:
    known = set(building_words(code).get("classes", {}))
    assert known
    assert {label for label in known - OWN if not declared(label)} == set()
