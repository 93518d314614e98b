"""What is asked round about: of anywhere, of how much in a unit, of sorts."""

import pytest

from tests.agents.conftest import Talk

LIBRARY, THEATRE, CLINIC = (
    "Thornbury_Library.ifc",
    "Stadttheater_Lindenau.ifc",
    "Hartfield_Clinic.ifc",
)
pytestmark = pytest.mark.engine


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("is there anywhere with more than four windows", True),  # the windows were counted
        ("how much wall is external, in m2", pytest.approx(1360.316)),  # and the walls
        ("how much external wall is there in m2", pytest.approx(1360.316)),
        ("are there more than 100 windows", 67),
        ("no windows on the first floor?", 24),
    ],
)
def test_it_is_told_what_is_asked(talk_about: Talk, question: str, value: object) -> None:
    assert talk_about(LIBRARY, question)[-1].value == value


def test_what_sort_is_a_type(talk_about: Talk) -> None:
    value = talk_about(LIBRARY, "what sort of doors do we have and how many of each")[-1].value
    assert isinstance(value, list)
    assert sum(count for _, count in value) == 43


def test_of_anything_without_a_window_no_windows_are_counted(talk_about: Talk) -> None:
    answer = talk_about(LIBRARY, "anything on the first floor without a window?")[-1]
    assert answer.value is None


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Haben alle Fluchttüren eine Feuerwiderstandsklasse?", "No, none of the 7 fire exits"),
        ("Haben alle Türen eine Feuerwiderstandsklasse?", "No, not all doors"),
    ],
)
def test_whether_all_have_what_is_recorded(talk_about: Talk, question: str, told: str) -> None:
    """German asks so with the verb first; each door was told with its class, or `unknown`."""
    assert talk_about(THEATRE, question)[-1].answer.startswith(told)


def test_the_largest_is_not_held_against_the_smallest_for_a_yes(talk_about: Talk) -> None:
    question = "what's the biggest consulting room and how much bigger is it than the smallest"
    assert talk_about(CLINIC, question)[-1].value is None


def test_a_pronoun_that_is_left_out_is_not_left_unsaid(talk_about: Talk) -> None:
    """All 33 fire doors were counted: the `of` of `of these` was taken for one of the doors."""
    questions = ("how many doors are there on the ground floor", "how many of these are fire doors")
    assert [one.value for one in talk_about("Harbour_View_Hotel.ifc", *questions)] == [14, 4]


def test_of_each_of_those_that_were_listed_others_are_counted(talk_about: Talk) -> None:
    """All windows were listed; behind them doors were counted as windows are: of each room none."""
    questions = ("show me all offices", "how many windows does each have", "and doors?")
    _, windows, doors = talk_about("Buerohaus_Lindenallee.ifc", *questions)
    offices = ["1.01 Großraumbüro", "1.03 Büro GF", "E.04 Büro"]
    assert windows.value == [list(one) for one in zip(offices, (4, 1, 2), strict=True)]
    assert doors.value == [[one, 1] for one in offices]


def test_how_many_are_on_each_is_told_of_each(talk_about: Talk) -> None:
    questions = ("which storeys are there", "how many rooms are on each")
    value = talk_about("Buerohaus_Lindenallee.ifc", *questions)[-1].value
    assert value == [["UG", 4], ["EG", 8], ["1. OG", 7]]


def test_of_several_that_share_a_place_one_has_to_be_named(talk_about: Talk) -> None:
    """Doors of all ten rooms that have no window were added up."""
    questions = (
        "which rooms are on the ground floor",
        "which of them has the most windows",
        "and the fewest?",
        "how many doors does that one have",
    )
    answer = talk_about("Grundschule_Lindenhof.ifc", *questions)[-1]
    assert answer.value is None
    assert "A.02 Geräteraum" in answer.answer


SURGERY = "Vet_Surgery_Rue_des_Tanneurs.ifc"


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("which apartments are there", ["Appartement A", "Appartement B"]),  # all zones were told
        ("For which apartment is there no lease end filled in?", ["Appartement B"]),
        ("Was leisten die Heizkörper in Appartement B zusammen?", pytest.approx(3650)),
        # of what was left out in silence
        ("What's an ET wall actually made of?", None),  # `ET` was taken for French
        ("We need somewhere for six or more people. Which rooms would do?", None),
        ("Which window type has the worst U-value?", None),  # told the first by its type
    ],
)
def test_nothing_is_taken_for_less_than_it_says(
    talk_about: Talk, question: str, value: object
) -> None:
    assert talk_about(SURGERY, question)[-1].value == value


@pytest.mark.parametrize("both", ["", "both "])
def test_a_window_and_a_radiator_is_both_of_them(talk_about: Talk, both: str) -> None:
    """Rooms with one or the other were told: a window lights one room, but a room has many."""
    school = "Musikschule_Falkenried.ifc"
    windows, radiators, told = (
        {str(row[0]) for row in talk_about(school, f"which rooms have {what}")[-1].rows}
        for what in ("a window", "a radiator", f"{both}a window and a radiator")
    )
    assert told == windows & radiators != windows | radiators
