"""A thing is what its class and its names say, in any language, whatever else they mention."""

import pytest

from ifc_loader.concepts import recognise

ROOMS = {
    "Büro 12": ["office"],
    "BUERO": ["office"],
    "Buero Leitung": ["office"],
    "WC Herren": ["toilet"],
    "Damen-WC": ["toilet"],
    "Schlafzimmer": ["bedroom"],
    "Besprechungsraum 2.04": ["meeting room"],
    "卫生间": ["toilet"],
    "女卫生间": ["toilet"],
    "Flur 1.OG Ost": ["corridor"],
    "Treppenhausflur": ["corridor"],
    "Serverraum": ["server room"],
    "salle de réunion 3": ["meeting room"],
    "1 - Living room": ["living room"],
    "MeetingRoom_02": ["meeting room"],
    "Kitchen / Dining": ["kitchen", "dining room"],
}


@pytest.mark.parametrize("name", ROOMS)
def test_a_room_is_what_it_is_called(name: str) -> None:
    found = recognise({"LongName": name}, "room", ("IfcSpace",))
    assert [each.concept for each in found] == ROOMS[name]


@pytest.mark.parametrize(
    ("name", "concept"),
    [
        ("Corridor to kitchen", "corridor"),
        ("WC-Vorraum", "anteroom"),
        ("Vorraum WC", "anteroom"),
        ("Flur Küche", "corridor"),
        ("Office corridor", "corridor"),
        ("Toilet lobby", "anteroom"),
    ],
)
def test_what_a_name_merely_mentions_does_not_mislead(name: str, concept: str) -> None:
    found = recognise({"LongName": name}, "room", ("IfcSpace",))
    assert [each.concept for each in found] == [concept]
