"""What a question says of the things it asks for is not left out: kinds, predicates, exclusions."""

import pytest

from agents.understanding.language.tables import language
from agents.understanding.parsing.writing_out import written_out
from tests.agents.conftest import Talk

HOTEL, OFFICES, SCHOOL = (
    "Harbour_View_Hotel.ifc",
    "Buerohaus_Lindenallee.ifc",
    "Grundschule_Lindenhof.ifc",
)


@pytest.mark.parametrize(
    ("building", "question"),
    [
        (HOTEL, "how many rooms are in the extension?"),
        (HOTEL, "how many rooms are there in the extension?"),
        (HOTEL, "how many doors did the joiner deliver?"),
        (HOTEL, "how many doors are on order?"),
        (HOTEL, "how many rooms have been measured?"),
        (HOTEL, "how many fire officers are there?"),
        (HOTEL, "how many doors are there? we do not paint the fire doors"),
        (SCHOOL, "wie viele Räume sind im Anbau?"),
        (SCHOOL, "wie viele Türen gibt es im Anbau?"),
    ],
)
def test_what_is_said_of_things_in_light_words_is_asked_back(
    talk_about: Talk, building: str, question: str
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value is None, answer.answer
    assert answer.choices


@pytest.mark.parametrize(
    ("building", "question", "many"),
    [
        (HOTEL, "how many doors do i have to paint?", 64),
        (HOTEL, "how many doors are there to paint?", 64),
        (HOTEL, "how many windows do we need to clean?", 35),
        (HOTEL, "how many rooms are there on the plan?", 64),
        (HOTEL, "how many doors are there in total?", 64),
        (HOTEL, "how many rooms does the cleaner have on the ground floor?", 11),
        (SCHOOL, "wie viele Fenster sind derzeit eingebaut?", 57),
        (SCHOOL, "wie viele Türen sind in der Datei?", 46),
    ],
)
def test_a_need_or_being_there_says_nothing_of_things(
    talk_about: Talk, building: str, question: str, many: int
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == many, answer.answer


@pytest.mark.parametrize(
    ("building", "question", "many"),
    [
        (HOTEL, "how many doors are there? fire doors not counted", 31),
        (HOTEL, "how many doors are there, the fire doors don't count", 31),
        (HOTEL, "how many doors are there? fire doors excluded", 31),
        (HOTEL, "how many windows are there, skylights not included", 35),
        (SCHOOL, "wie viele Türen gibt es? Brandschutztüren zählen nicht", 37),
        (SCHOOL, "wie viele Türen gibt es, Brandschutztüren natürlich nicht", 37),
        (SCHOOL, "wie viele Türen gibt es? Brandschutztüren nicht mitgezählt", 37),
    ],
)
def test_an_exclusion_behind_its_noun_takes_away(
    talk_about: Talk, building: str, question: str, many: int
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == many, answer.answer


def test_what_is_taken_away_is_taken_from_all_of_several_kinds(talk_about: Talk) -> None:
    (doors, fire, windows, both) = (
        talk_about(HOTEL, question)[0].value
        for question in (
            "how many doors are there?",
            "how many fire doors are there?",
            "how many windows are there?",
            "how many doors and windows are there except the fire doors?",
        )
    )
    assert both == doors - fire + windows


def test_what_the_twin_has_none_of_takes_nothing_and_is_told(talk_about: Talk) -> None:
    (answer,) = talk_about(HOTEL, "how many windows except skylights are there?")
    assert answer.value == 35
    assert "no roof windows" in answer.answer


@pytest.mark.parametrize(
    ("question", "written"),
    [
        ("do all rooms have a lamp, or not?", "do all rooms have a lamp, or not?"),
        ("hi. how many rooms are not included in a zone", None),
        ("how many doors? ramps not included", "how many doors except ramps"),
    ],
)
def test_no_question_is_taken_for_an_exclusion(question: str, written: str | None) -> None:
    assert written_out(question, [language("en")]) == (written or question)


@pytest.mark.parametrize(
    ("building", "question", "many"),
    [
        (HOTEL, "how many suites are there?", 2),
        (HOTEL, "how many goods lifts are there?", 1),
        (HOTEL, "how many lifts are there?", 2),
        (HOTEL, "how many lights are there?", 17),
        (OFFICES, "Wie viele Großraumbüros gibt es?", 1),
    ],
)
def test_a_kind_is_counted_and_not_all_of_its_family(
    talk_about: Talk, building: str, question: str, many: int
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == many, answer.answer


@pytest.mark.parametrize(
    ("question", "family"),
    [
        ("how many wall lights are there?", "luminaires"),
        ("how many passenger lifts are there?", "lifts"),
        ("is there an open-plan office?", "offices"),
        ("Wie viele Wandleuchten gibt es?", "luminaires"),
    ],
)
def test_no_kind_is_denied_among_things_of_unknown_kind(
    talk_about: Talk, question: str, family: str
) -> None:
    (answer,) = talk_about(HOTEL, question)
    assert answer.value is None
    assert f"among the {family}" in answer.answer
    assert answer.choices


@pytest.mark.parametrize(
    ("building", "question"),
    [
        (SCHOOL, "wie viele Feuerlöscher fehlen im Obergeschoss?"),
        (SCHOOL, "wie viele Lampen fehlen in der Aula?"),
        (HOTEL, "how many fire extinguishers are missing on the first floor?"),
        (HOTEL, "how many lamps are missing in the lobby?"),
    ],
)
def test_what_is_missing_somewhere_is_not_what_is_elsewhere(
    talk_about: Talk, building: str, question: str
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value is None, answer.answer


def test_any_without_is_any_of_those(talk_about: Talk) -> None:
    *_, answer = talk_about(SCHOOL, "welche Räume haben einen Rauchmelder?", "welche ohne Fenster?")
    assert len(answer.rows) == 10
