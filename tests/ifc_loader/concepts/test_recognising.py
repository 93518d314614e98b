"""A thing is what its class and its names say, in any language, whatever else they mention."""

import pytest

from ifc_loader.concepts import Recognised, recognise

SPACE = ("IfcSpace", "IfcSpatialElement", "IfcProduct", "IfcObject")


def room(name: str) -> list[str]:
    return [each.concept for each in recognise({"LongName": name}, "room", SPACE)]


def element(name: str, *classes: str) -> list[str]:
    return [each.concept for each in recognise({"Name": name}, "element", classes)]


@pytest.mark.parametrize(
    ("name", "concept"),
    [
        ("Open Office 2", "open-plan office"),
        ("Men's Restroom", "toilet"),
        ("1 - Living room", "living room"),
        ("Büro 12", "office"),
        ("Schlafzimmer", "bedroom"),
        ("Flur 1.OG Ost", "corridor"),
        ("salle de réunion 3", "meeting room"),
        ("Cage d'escalier A", "stairwell"),
        ("Aseo señoras", "toilet"),
        ("Dormitorio principal", "master bedroom"),
        ("Camera matrimoniale", "bedroom"),
        ("Ripostiglio", "storage"),
        ("Slaapkamer 2", "bedroom"),
        ("Vergaderruimte 1", "meeting room"),
        ("卫生间", "toilet"),
        ("女卫生间", "toilet"),
        ("办公室101", "office"),
        ("消防泵房", "pump room"),
    ],
)
def test_a_room_is_recognised_in_each_language(name: str, concept: str) -> None:
    assert room(name) == [concept]


@pytest.mark.parametrize(
    ("name", "concept"),
    [
        ("Besprechungsraum 2.04", "meeting room"),
        ("Serverraum", "server room"),
        ("Elternbad", "bathroom"),
        ("Treppenhausflur", "corridor"),
        ("Kellerflur", "corridor"),
        ("Küchenlager", "storage"),
        ("Personalumkleide", "changing room"),
        ("Lagerräume", "storage"),
        ("Grossraumbuero", "open-plan office"),
    ],
)
def test_a_compound_is_what_its_last_part_says(name: str, concept: str) -> None:
    assert room(name) == [concept]


@pytest.mark.parametrize(
    ("name", "concept"),
    [
        ("Consulting Rm 1", "consulting room"),
        ("Mtg. 2", "meeting room"),
        ("Recep.", "reception"),
        ("CORR. 3", "corridor"),
        ("Master Bedrm", "master bedroom"),
        ("Wohnz.", "living room"),
        ("Kinderz. 1", "children's room"),
        ("Serverr.", "server room"),
        ("SdB", "bathroom"),
        ("S. de réunion", "meeting room"),
    ],
)
def test_a_room_is_recognised_by_a_shortened_name(name: str, concept: str) -> None:
    assert room(name) == [concept]


@pytest.mark.parametrize("name", ["St.", "Zone B.", "Rm", "Bath St. 4 rem. See plan"])
def test_letters_that_begin_many_words_stand_for_none(name: str) -> None:
    assert not {"storage", "staircase", "studio", "bedroom"} & set(room(name))


@pytest.mark.parametrize(
    ("name", "concept"),
    [
        ("Consulting room", "consulting room"),
        ("Treatment room", "treatment room"),
        ("Examination room", "examination room"),
        ("Games room", "games room"),
        ("Leitwarte", "control room"),
        ("Traforaum", "transformer room"),
        ("Innenhof", "courtyard"),
        ("Windfang", "draught lobby"),
        ("Restaurant", "restaurant"),
        ("Cafe", "café"),
    ],
)
def test_rooms_of_other_uses_are_other_concepts(name: str, concept: str) -> None:
    assert room(name) == [concept]


@pytest.mark.parametrize(
    ("name", "concept"),
    [
        ("BUERO", "office"),
        ("Kueche", "kitchen"),
        ("KÜCHE", "kitchen"),
        ("kuche", "kitchen"),
        ("MeetingRoom_02", "meeting room"),
        ("Meeting_Room", "meeting room"),
        ("Damen-WC", "ladies' toilet"),
        ("WC Herren", "men's toilet"),
        ("cafe\u0301te\u0301ria", "canteen"),
    ],
)
def test_spelling_does_not_matter(name: str, concept: str) -> None:
    assert room(name) == [concept]


@pytest.mark.parametrize(
    ("name", "concept"),
    [
        ("ELT", "electrical room"),
        ("AR", "storage"),
        ("SDB 1", "bathroom"),
        ("HWR", "utility room"),
        ("TRH 1", "stairwell"),
        ("PuMi", "cleaning room"),
        ("Technikraum ELT", "electrical room"),
    ],
)
def test_an_abbreviation_is_recognised(name: str, concept: str) -> None:
    assert room(name) == [concept]


def test_an_abbreviation_in_small_letters_is_none() -> None:
    assert room("elt") == ["room"]


@pytest.mark.parametrize(
    ("name", "concept"),
    [
        ("Corridor to kitchen", "corridor"),
        ("Toilet next to office", "toilet"),
        ("Store for kitchen", "storage"),
        ("Office corridor", "corridor"),
        ("Toilet lobby", "anteroom"),
        ("WC-Vorraum", "anteroom"),
        ("Vorraum WC", "anteroom"),
        ("Vorraum Damen-WC", "anteroom"),
        ("Flur Küche", "corridor"),
        ("Umkleide Herren", "changing room"),
        ("Wohnung 5 Flur", "corridor"),
        ("卫生间前室", "anteroom"),
    ],
)
def test_what_a_room_s_name_merely_mentions_does_not_mislead(name: str, concept: str) -> None:
    assert room(name) == [concept]


def test_a_word_that_counts_alone_counts_alone() -> None:
    assert room("Herren") == ["toilet"]


@pytest.mark.parametrize(
    ("name", "concepts"),
    [
        ("Kitchen / Dining", ["kitchen", "dining room"]),
        ("Kochen/Essen/Wohnen", ["kitchen", "dining room", "living room"]),
        ("Küche und Essen", ["kitchen", "dining room"]),
        ("Séjour/Cuisine", ["living room", "kitchen"]),
        ("Wohn-/Esszimmer", ["living room", "dining room"]),
    ],
)
def test_a_room_of_two_uses_is_both(name: str, concepts: list[str]) -> None:
    assert room(name) == concepts


@pytest.mark.parametrize("name", ["", "1.01", "A203", "Undefined", "???", "x" * 1_000_000])
def test_a_name_that_says_nothing_leaves_the_class(name: str) -> None:
    assert recognise({"LongName": name}, "room", SPACE) == (
        Recognised("room", "class IfcSpace", ""),
    )


def test_a_name_of_a_million_characters_is_read_by_its_beginning() -> None:
    name = "Büro " + "1 " * 500_000
    found = recognise({"LongName": name}, "room", SPACE)
    assert [(each.concept, each.word) for each in found] == [("office", "Büro")]
    assert len(found[0].evidence) < 100


def test_the_evidence_tells_the_field_and_the_word() -> None:
    found = recognise({"LongName": "Büro 12", "Name": "1.03"}, "room", SPACE)
    assert found == (Recognised("office", 'LongName "Büro 12"', "Büro"),)


def test_a_later_text_narrows_what_the_first_says() -> None:
    found = recognise({"LongName": "WC", "Name": "WC barrierefrei"}, "room", SPACE)
    assert [each.concept for each in found] == ["accessible toilet"]


def test_a_later_text_does_not_overrule_the_first() -> None:
    found = recognise({"LongName": "Büro", "Description": "neben der Küche"}, "room", SPACE)
    assert [each.concept for each in found] == ["office"]


@pytest.mark.parametrize(
    ("name", "classes", "concepts"),
    [
        ("Door to kitchen", ("IfcDoor",), ["door"]),
        ("Küchenfenster", ("IfcWindow",), ["window"]),
        ("Wall behind radiator", ("IfcWall",), ["wall"]),
        ("Haustuer", ("IfcDoor",), ["front door"]),
        ("Innentür-2", ("IfcDoor",), ["internal door"]),
        ("Unterzug-1", ("IfcBeam",), ["downstand beam"]),
        ("Sparren-12", ("IfcMember",), ["rafter"]),
        ("Sparren-12", ("IfcBeam",), ["rafter", "beam"]),
        ("Basic Wall:Interior - Partition (92mm Stud):129", ("IfcWall",), ["partition"]),
        ("M_Table-Coffee:0610 x 0610 x 0610mm:12", ("IfcFurniture",), ["coffee table"]),
        ("M_Counter Top w Sink Hole:600mm:12", ("IfcFurniture",), ["counter top"]),
        ("M_Vanity Cabinet-Double Door Sink Unit:4:5", ("IfcFurniture",), ["vanity unit"]),
        ("M_Hot Water Boiler - 59 kW:147 kW:3", ("IfcBoiler",), ["boiler"]),
        ("Rauchmelder 3", ("IfcBuildingElementProxy",), ["smoke detector"]),
        ("沙发", ("IfcFurniture",), ["sofa"]),
        ("", ("IfcWallStandardCase", "IfcWall"), ["wall"]),
    ],
)
def test_an_element_is_its_class_and_what_its_name_adds(
    name: str, classes: tuple[str, ...], concepts: list[str]
) -> None:
    assert element(name, *classes) == concepts


def test_what_kind_a_thing_is_called_stands_beside_its_predefined_type() -> None:
    classes = ("IfcUnitaryEquipment.SPLITSYSTEM", "IfcUnitaryEquipment", "IfcDistributionElement")
    found = recognise({"Name": "WP-01", "ObjectType": "Wärmepumpe Luft/Wasser"}, "element", classes)
    assert [one.concept for one in found] == ["heat pump", "air conditioner"]


def test_the_predefined_type_goes_before_the_name() -> None:
    classes = ("IfcSanitaryTerminal.SINK", "IfcSanitaryTerminal", "IfcDistributionElement")
    assert element("Toilet corner", *classes) == ["sink"]


def test_a_type_may_say_that_its_class_is_another_s() -> None:
    classes = ("IfcLightFixture", "IfcFlowTerminal", "IfcDistributionElement", "IfcElement")
    named = {"Name": "L-4", "type Name": "Single Pole Switch"}
    assert [each.concept for each in recognise(named, "element", classes)] == ["switch"]


def test_the_name_of_one_thing_does_not_overrule_its_class() -> None:
    classes = ("IfcSensor", "IfcDistributionElement", "IfcElement")
    assert element("Boiler 1", *classes) == ["sensor"]


@pytest.mark.parametrize(
    ("name", "concepts"),
    [
        ("Masonry - Brick", ["brick"]),
        ("Concrete, Sand/Cement Screed", ["concrete", "screed"]),
        ("Stahlbeton 65690", ["reinforced concrete"]),
        ("Wood - Birch", ["birch"]),
        ("Mineralwolle WLG 035", ["mineral wool"]),
        ("béton armé", ["reinforced concrete"]),
        ("钢筋混凝土", ["reinforced concrete"]),
        ("Default Wall", []),
    ],
)
def test_a_material_is_recognised(name: str, concepts: list[str]) -> None:
    assert [each.concept for each in recognise({"Name": name}, "material")] == concepts


def test_a_system_is_its_type_and_its_line() -> None:
    classes = ("IfcDistributionSystem.HEATING", "IfcDistributionSystem", "IfcSystem")
    found = recognise({"Name": "dyn_Heizung_VL"}, "system", classes)
    assert [each.concept for each in found] == ["heating system", "supply line"]
