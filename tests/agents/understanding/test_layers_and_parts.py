"""Layers, what things are put together of, and what is asked behind them of `it` and `them`."""

import pytest

from tests.agents.conftest import Talk

HOUSE, CARE, STATION, LIBRARY, WINERY = (
    "bay_house.ifc",
    "Rosewood_Care_Home.ifc",
    "Fire_Station_14.ifc",
    "Thornbury_Library.ifc",
    "Weingut_Ebersbach.ifc",
)


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("what is the area of the roof?", 124.886535),
        ("how many square metres of roof do we have?", 124.886535),
        ("what's the U-value of the roof", 0.18),
        ("how thick is the roof?", 0.35),
        ("how thick is the ground slab?", 0.3),
    ],
)
def test_a_whole_is_what_its_parts_are(talk_about: Talk, question: str, value: float) -> None:
    (answer,) = talk_about(HOUSE, question)
    assert answer.value == pytest.approx(value), answer.answer


def test_the_layers_of_a_roof_are_those_of_its_slabs(talk_about: Talk) -> None:
    layers, made_of = talk_about(
        HOUSE, "what are the layers of the roof", "what is the roof made of?"
    )
    assert [row[1] for row in layers.rows] == ["Clay tile", "Wood fibre", "Plasterboard"]
    assert {row[0] for row in made_of.rows} == {"Clay tile", "Wood fibre", "Plasterboard"}


def test_a_talk_about_the_layers_of_a_slab(talk_about: Talk) -> None:
    answers = talk_about(
        HOUSE,
        "what are the layers of the ground slab?",
        "does it have insulation?",
        "does it contain wood?",
        "thickest layer?",
        "total thickness?",
    )
    assert [one.value for one in answers[1:3]] == [True, False]
    assert answers[2].answer.startswith("No, ")
    assert answers[3].answer.startswith("Reinforced concrete: 0.15 m")
    assert answers[4].value == pytest.approx(0.3)


def test_a_thickness_is_never_added_up(talk_about: Talk) -> None:
    answer = talk_about(HOUSE, "what are the external walls made of", "how thick in total?")[-1]
    assert "1.6" not in answer.answer, answer.answer


def test_a_wall_is_told_by_a_material_of_it(talk_about: Talk) -> None:
    layers, thickest = talk_about(
        WINERY,
        "Which layers does the ground floor external wall (the one with natural stone) have?",
        "which one is the thickest?",
    )
    stone = ["Bruchsandstein Pfälzer", "Hochlochziegel gefüllt", "Kalkputz"]
    assert [row[1] for row in layers.rows] == stone
    assert thickest.answer.startswith("Hochlochziegel gefüllt")


def test_a_material_is_asked_after_of_what_was_spoken_of(talk_about: Talk) -> None:
    answers = talk_about(
        LIBRARY,
        "what's the external wall made of",
        "any insulation?",
        "u value external walls?",
        "and the roof",
    )
    assert answers[1].answer.startswith("Yes, the external wall contains insulation")
    assert answers[3].value == pytest.approx(0.14)


def test_what_is_asked_of_one_thing_does_not_narrow_it(talk_about: Talk) -> None:
    answers = talk_about(
        CARE, "how big is the dining room?", "does it have a fire door?", "and radiators?"
    )
    assert [one.value for one in answers[1:]] == [True, True]
    assert answers[2].answer.startswith("Yes, G03 Dining Room has space heaters")
    rooms = talk_about(
        HOUSE,
        "which rooms are on the first floor?",
        "do they have windows?",
        "which of them have a radiator?",
    )
    assert rooms[1].answer.startswith("Yes, all rooms on First Floor have windows: 4 of 4")
    assert "with windows" not in rooms[2].answer


def test_the_things_that_a_question_says_there_are_are_all_meant(talk_about: Talk) -> None:
    doors, windows = talk_about(
        STATION, "are the bay doors external?", "are the windows on level 1 external?"
    )
    assert doors.value is False
    assert "5 of 10" in doors.answer
    assert windows.value is True


def test_of_what_there_is_none_nobody_has_any(talk_about: Talk) -> None:
    of_it, of_all = talk_about(LIBRARY, "where is the lift?", "how many rooms have a fireplace?")
    assert of_it.answer.startswith("G.00 Circulation Spine")
    assert of_all.value in {None, 0}
    assert "fireplace" in of_all.answer
    (heaters,) = talk_about(CARE, "wie viele heizkörper hat der Speisesaal?")
    assert heaters.value is None, heaters.answer


@pytest.mark.parametrize(
    ("building", "question", "value"),
    [
        (CARE, "what percentage of the floor area on the ground floor is bedrooms?", 18.103),
        (CARE, "how much of the floor area is bedrooms, as a percentage?", 24.587),
        (HOUSE, "kitchen as a share of the ground floor area", 20.339),
        (LIBRARY, "what percentage of the ground floor is the main lending library?", 23.441),
        (LIBRARY, "what share of the ground floor area is the cafe, percent?", 10.443),
        (WINERY, "Wieviel Prozent der gesamten Raumfläche sind Technikräume?", 5.27),
    ],
)
def test_what_share_a_part_is(talk_about: Talk, building: str, question: str, value: float) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == pytest.approx(value, abs=0.01), answer.answer


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("is the area of the kitchen bigger than that of the hall?", False),
        ("is the volume of the bedroom greater than that of the study", True),
    ],
)
def test_that_of_another(talk_about: Talk, question: str, value: bool) -> None:
    (answer,) = talk_about(HOUSE, question)
    assert answer.value is value, answer.answer


def test_how_far_two_that_were_spoken_of_are_apart(talk_about: Talk) -> None:
    answer = talk_about(
        HOUSE, "how big is the kitchen?", "and the study?", "how many m2 between the two?"
    )[-1]
    assert answer.value == pytest.approx(2.645), answer.answer


@pytest.mark.parametrize(
    ("building", "question", "told"),
    [
        (LIBRARY, "What fire rating has the door to the archive store?", "FD120"),
        (WINERY, "wo steht der pelletkessel", "U.05 Heizraum"),
        (WINERY, "wie viele Duschen gibt es?", "There are 3 showers"),
    ],
)
def test_what_people_ask_of_a_library_and_a_winery(
    talk_about: Talk, building: str, question: str, told: str
) -> None:
    (answer,) = talk_about(building, question)
    assert told in answer.answer


@pytest.mark.parametrize(
    "question",
    [
        "Wie viele Flaschen liegen zur Zeit im Flaschenlager?",
        "how much insulation is in the cellar walls",
    ],
)
def test_what_is_not_known_is_asked_back(talk_about: Talk, question: str) -> None:
    (answer,) = talk_about(WINERY, question)
    assert answer.value is None, answer.answer


def test_whether_the_same_is_so_of_others(talk_about: Talk) -> None:
    there = talk_about(HOUSE, "which rooms are on the first floor?", "do they have windows?")
    assert there[1].value is True
    of_others = talk_about(
        HOUSE, "which rooms are on the first floor?", "do they have windows?", "and radiators?"
    )
    assert "not all rooms on First Floor have space heaters: 3 of 4" in of_others[2].answer
    kitchen, study = talk_about(HOUSE, "does the kitchen have a window?", "and the study?")
    assert (kitchen.answer[:18], study.answer) == ("Yes, Kitchen has w", "Yes, Study has windows.")
    bays, kitchens = talk_about(STATION, "are the bay doors external?", "and the kitchen door?")
    assert bays.value is False
    assert "5 of 0" not in kitchens.answer


def test_what_is_said_of_doors_is_said_of_windows_by_their_own_property(talk_about: Talk) -> None:
    doors, windows = talk_about(LIBRARY, "are the doors external?", "and the windows?")
    assert doors.answer.startswith("No, not all doors are external: ")
    assert windows.answer.startswith("Yes, all windows are external: 67 of 67"), windows.answer


def test_which_are_not_so_is_asked_behind_whether_all_are(talk_about: Talk) -> None:
    basins = talk_about(CARE, "do all bedrooms have a basin?", "which don't?")
    assert "3 of 6" in basins[0].answer
    assert basins[1].answer.startswith("3 bedrooms without basins: F02 Bedroom 4")
    upstairs = talk_about(CARE, "are the bedrooms upstairs?", "how many are?")
    assert upstairs[1].value == 3
    external = talk_about(LIBRARY, "are the doors external?", "which are?")
    assert external[1].answer.startswith("3 external doors: ")


def test_rooms_that_have_a_door_are_no_room_doors(talk_about: Talk) -> None:
    (answer,) = talk_about(HOUSE, "do all rooms have a door?")
    assert answer.answer.startswith("Yes, all rooms are reached by a door: 9 of 9")
