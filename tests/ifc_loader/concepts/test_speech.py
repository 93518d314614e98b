"""The language that a model's names are in says what its other names mean."""

import pytest

from ifc_loader.concepts import recognise
from ifc_loader.concepts.speech import language_of
from ifc_loader.concepts.table import stamp

SPACE = ("IfcSpace", "IfcSpatialElement", "IfcProduct", "IfcObject")
GERMAN = ("Flur", "Klassenzimmer 1", "Lehrerzimmer", "Putzraum", "Turnhalle")
ENGLISH = ("Corridor", "Kitchen", "Changing Room", "Staff Room", "Plant Room")
SPANISH = ("Pasillo", "Cocina", "Dormitorio 1", "Aseo", "Sala de espera")


@pytest.mark.parametrize(
    ("names", "language"),
    [
        (GERMAN, "de"),
        (ENGLISH, "en"),
        (SPANISH, "es"),
        (("Flur", "Corridor", "Pasillo", "Küche", "Kitchen", "Cocina"), ""),
        (("Flur",), ""),
        ((), ""),
    ],
)
def test_most_names_say_the_language(names: tuple[str, ...], language: str) -> None:
    assert language_of(names, "room", stamp()) == language


@pytest.mark.parametrize(
    ("name", "speech", "concept"),
    [
        ("Aula", "de", "lecture hall"),
        ("Aula", "es", "classroom"),
        ("Hall", "en", "corridor"),
        ("Hall", "fr", "entrance hall"),
        ("Mantrap", "en", "room"),
        ("Trap", "nl", "stairwell"),
        ("Reception Class", "en", "classroom"),
        ("Endoskopie", "de", "room"),
        ("Messraum", "de", "room"),
        ("Studio", "it", "study"),
        ("Studio 2", "en", "studio"),
    ],
)
def test_a_name_means_what_it_does_in_the_models_language(
    name: str, speech: str, concept: str
) -> None:
    (first, *_) = recognise({"LongName": name}, "room", SPACE, speech)
    assert first.concept == concept


@pytest.mark.parametrize(
    ("name", "concept"),
    [
        ("Hall", "corridor"),
        ("Hall 2", "corridor"),
        ("003 Hall", "corridor"),
        ("Machine Hall", "hall"),
        ("Data Hall 3", "hall"),
        ("Office - Depot", "office"),
        ("Depot Manager", "office"),
        ("Entrance Hall", "entrance hall"),
    ],
)
def test_a_bare_name_is_one_only_where_no_word_stands_before_it(name: str, concept: str) -> None:
    found = recognise({"LongName": name}, "room", SPACE, "en")
    assert [each.concept for each in found] == [concept]


@pytest.mark.parametrize(
    ("name", "classes", "concept"),
    [
        ("Chiller CH-1:421950", ("IfcUnitaryEquipment", "IfcEnergyConversionDevice"), "chiller"),
        ("Unit 3", ("IfcUnitaryEquipment", "IfcEnergyConversionDevice"), "unitary equipment"),
        ("Chiller valve", ("IfcValve", "IfcFlowController"), "valve"),
        ("Pump 1", ("IfcValve", "IfcFlowController"), "valve"),
    ],
)
def test_a_name_overrules_a_class_by_the_one_beside_it(
    name: str, classes: tuple[str, ...], concept: str
) -> None:
    (first, *_) = recognise({"Name": name}, "element", classes)
    assert first.concept == concept
