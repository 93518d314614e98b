"""The properties of a model that mean what a person asks for, the most telling first."""

import cProfile
import pstats

import pytest

from ifc_loader.concepts import Ranked, properties_of

DUPLEX = ["Dimensions.Area", "GSA Space Areas.GSA BIM Area", "derived.FloorArea", "Identity.Number"]


def test_the_most_telling_property_of_a_model_comes_first() -> None:
    assert properties_of("floor area", DUPLEX) == (
        Ranked("derived.FloorArea", "floor area", 0),
        Ranked("GSA Space Areas.GSA BIM Area", "floor area", 2),
        Ranked("Dimensions.Area", "floor area", 4),
    )


@pytest.mark.parametrize(
    ("concept", "property_name"),
    [
        ("fire rating", "Pset_DoorCommon.FireRating"),
        ("fire rating", "Brandschutz.Feuerwiderstandsklasse"),
        ("u-value", "Analytical Properties.Heat Transfer Coefficient (U)"),
        ("net floor area", "ArchiCADQuantities.Gemessene Nettofläche"),
        ("manufacturer", "COBie_Type.Manufacturer"),
        ("warranty", "COBie_Warranty.WarrantyDurationParts"),
        ("sill height", "Constraints.Sill Height"),
        ("room number", "Identity Data.Raumnummer"),
        ("wheelchair accessible", "Pset_SpaceCommon.HandicapAccessible"),
        ("flow temperature", "Heizkörper.Vorlauftemperatur"),
    ],
)
def test_a_property_is_found_in_the_words_of_many_programs(
    concept: str, property_name: str
) -> None:
    found = properties_of(concept, ["GlobalId", property_name])
    assert [(each.property, each.concept) for each in found] == [(property_name, concept)]


def test_what_is_narrower_comes_last_and_says_so() -> None:
    found = properties_of("height", ["Constraints.Sill Height", "Dimensions.Height"])
    assert [(each.property, each.concept) for each in found] == [
        ("Dimensions.Height", "height"),
        ("Constraints.Sill Height", "sill height"),
    ]


def test_what_means_something_else_is_left_out() -> None:
    assert properties_of("floor area", ["GlobalId", "Dimensions.Volume", "HasArea"]) == ()


def test_an_unknown_concept_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        properties_of("happiness", ["Name"])


def test_the_site_s_own_file_is_looked_at_once_for_each_concept_asked() -> None:
    looked = cProfile.Profile()
    looked.runcall(properties_of, "floor area", DUPLEX)
    calls = pstats.Stats(looked).stats  # type: ignore[attr-defined]
    assert sum(count[0] for (*_, name), count in calls.items() if "posix.stat" in name) == 1
