"""In order of numbers of others, the most metres of something, and dates by what was done then."""

import pytest

from tests.agents.conftest import Talk

POLICE = "Police_Station_Moselbruecke.ifc"
pytestmark = pytest.mark.engine


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Sort the storeys by number of smoke detectors, most first",
         [["Obergeschoss", 9], ["Lower ground", 8], ["Ground floor", 6]]),
        ("list the floors by number of doors",
         [["Ground floor", 17], ["Lower ground", 16], ["Obergeschoss", 13]]),
        ("Which of the two heating circuits has more metres of pipe?",
         ["Heating circuit South", pytest.approx(41.8)]),
        ("which heating circuit has the most metres of pipe",
         ["Heating circuit South", pytest.approx(41.8)]),
        ("¿Cuántos inodoros hay en cada planta?",
         [["Lower ground", 4], ["Ground floor", 6], ["Obergeschoss", 3]]),
        ("which fire doors have no inspection date recorded?",
         ["D-1.08", "D-1.12", "D-LG-09", "D-LG-13"]),
        ("what is the inspection date of D-LG-02", "2026-03-11"),
        ("where do I find the UPS", "1.07 Serverraum"),
        ("are there more doors or more windows", ["door", 46]),
    ],
)  # fmt: skip
def test_it_is_told_what_is_asked(talk_about: Talk, question: str, value: object) -> None:
    found = talk_about(POLICE, question)[-1].value
    assert (found[0] if isinstance(found, list) and len(found) == 1 else found) == value


@pytest.mark.parametrize(
    "question",
    [
        "list the wall types by thickness, thickest first",  # told the walls by their type's name
        "sort internal wall types by acoustic rating",
        "Welche Farbe haben die Außenwände?",  # told the rooms whose ceilings are painted
    ],
)
def test_what_is_not_understood_is_asked_back(talk_about: Talk, question: str) -> None:
    assert talk_about(POLICE, question)[-1].value is None
