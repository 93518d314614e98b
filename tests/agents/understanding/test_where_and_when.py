"""What is counted, and what only says where, of which or on which day, in the words of managers."""

import pytest

from tests.agents.conftest import Talk

HAUS, COURT, DEPOT, PIPES = (
    "AC20-FZK-Haus.ifc",
    "Wexcombe_Combined_Court.ifc",
    "Holm_Junction_Depot.ifc",
    "hvac_heating.ifc",
)
WINERY, SCHOOL, DATA_CENTRE = (
    "Weingut_Ebersbach.ifc",
    "Grundschule_Lindenhof.ifc",
    "DUB07_Kilbarrack_DataCentre.ifc",
)
COLD = ["U.00 Kellergang", "U.03 Schatzkammer"]


@pytest.mark.parametrize(
    ("building", "question", "value"),
    [
        # no storeys are counted where they only say where
        (DEPOT, "Combien de cuvettes de WC à l'étage des bureaux ?", 5),
        (DEPOT, "how many toilet pans are there upstairs?", 5),
        (DEPOT, "how many storeys are above ground?", 3),
        # one of several, and not as many as there are
        (HAUS, "one of the five doors is wider than the others, which one?", ["Terrassentuer"]),
        (HAUS, "eine der fünf Türen ist breiter als die anderen, welche?", ["Terrassentuer", 2.01]),
        # whether there is more of one, and not what has the most of both
        (PIPES, "is there more supply (VL) or return (RL) pipework?", None),
        # the state that something is in on a day
        (COURT, "which equipment is under warranty on 1 January 2028?", ["CH-01", "CH-02"]),
        (COURT, "is AHU-01 still in its warranty on 1 January 2028?", False),
        (COURT, "is CH-01 still in its warranty on 1 January 2028?", True),
        (COURT, "Wie viele Geräte sind am 1. Januar 2028 noch in der Garantie?", 2),
        (COURT, "combien d'équipements sont sous garantie au 1er janvier 2028 ?", 2),
        # degrees of a temperature are no angle, and a bare number no kelvins
        (WINERY, "welche Räume sind kühler als 13 Grad?", COLD),
        (WINERY, "which rooms are below 13 degrees?", COLD),
        (WINERY, "which rooms are colder than 13 °C?", COLD),
        # of every value nothing is asked, nor of people where the file has none
        (SCHOOL, "hat jede Klasse ein Waschbecken?", None),
        (DATA_CENTRE, "how many people work in the office?", None),
        # and of a floor to stand on where the rooms say what it is of
        (COURT, "how many m2 of vinyl floor are there upstairs?", 66.0),
    ],
)
def test_what_is_counted_and_what_only_says_where_or_when(
    talk_about: Talk, building: str, question: str, value: object
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == value


def test_the_end_of_a_year_is_a_day(talk_about: Talk) -> None:
    """Told were the seven whose warranty ends within that year."""
    (answer,) = talk_about(COURT, "which equipment is out of warranty at the end of 2027?")
    assert len(answer.global_ids) == 23


def test_how_much_of_a_finish_is_its_area(talk_about: Talk) -> None:
    """It was how many rooms have it."""
    told = talk_about(
        "Rosewood_Care_Home.ifc", "which rooms have safety flooring?", "how much is that in total?"
    )
    assert told[-1].value == pytest.approx(73.3)
    assert told[-1].unit == "m2"
