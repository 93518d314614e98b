"""Questions in two parts, flats by a letter, the extremes of others, what is between, materials."""

from typing import Any

import pytest

from tests.agents.conftest import Talk

FZK, HOUSE, DUPLEX, HANDOVER = (
    "AC20-FZK-Haus.ifc",
    "SampleHouse4.ifc",
    "Duplex_A_20110907.ifc",
    "Duplex_Handover_20120323.ifc",
)


@pytest.mark.parametrize(
    ("building", "question", "value"),
    [
        # the second part of a question asks of the first
        (FZK, "how many windows are there and on which floors",
         [11, ["Erdgeschoss", "Dachgeschoss"]]),
        (HANDOVER, "how many king size beds and in which rooms", [2, ["A202", "B202"]]),
        (HANDOVER, "Combien de lits king size et dans quelles chambres ?", [2, ["A202", "B202"]]),
        (DUPLEX, "how many steel beams & what sections",
         [8, [["M_W-Wide Flange:W310X60:208816", 2], ["M_W-Wide Flange:W410X60:208814", 6]]]),
        (DUPLEX, "List the door types and how many doors there are of each.",
         [["0762 x 2032mm", 4], ["0813 x 2420mm", 2], ["0864 x 2032mm", 6],
          ["1250mm x 2010mm", 2]]),
        (HANDOVER, "which of the two flats has more sockets, and how many each",
         [["Apartment A", 24], ["Apartment B", 23]]),
        # a letter tells flats apart
        (DUPLEX, "how many rooms on the ground floor of flat A", 5),
        (DUPLEX, "¿Cuántas habitaciones hay en la planta baja de la unidad A?", 5),
        (DUPLEX, "what are the bathrooms of unit B", ["B104 Bathroom 1", "B204 Bathroom 2"]),
        (HANDOVER, "how many lamps in flat B", 7),
        (HANDOVER, "¿Cuántas lámparas hay en el apartamento B?", 7),
        # the extreme is that of the thing it stands before
        (DUPLEX, "which rooms have the biggest windows", ["A102 Living Room", "B102 Living Room"]),
        (DUPLEX, "on which floor is the biggest room", ["Roof"]),
        (FZK, "in welchem Raum ist das kleinste Fenster", ["7 Galerie"]),
        (DUPLEX, "which storey is bigger", ["Roof", pytest.approx(145.72, rel=1e-3)]),
        # of two sides the one is told and its number
        (HOUSE, "whats better insulated, the ext walls or the partitions? go by u-value",
         ["external wall", pytest.approx(0.2359, rel=1e-3)]),
        (HOUSE, "which has the worse u-value, the walls or the roof",
         ["roof", pytest.approx(7.8057, rel=1e-3)]),
        (FZK, "was ist schlechter gedämmt, die Fenster oder die Türen?",
         ["door", pytest.approx(1.76)]),
        (FZK, "sind mehr Türen oder Fenster im Haus", ["window", 11]),
        (FZK, "Welches Geschoss hat mehr Fenster?", ["Erdgeschoss", 9]),
        # doors are found by the rooms they lead to
        (FZK, "which doors lead outside?", ["Haustuer", "Terrassentuer"]),
        (FZK, "Welche Türen führen nach draußen?", ["Haustuer", "Terrassentuer"]),
        (FZK, "which doors are internal", ["Innentuer-1", "Innentuer-2", "Innentuer-3"]),
        (HANDOVER, "Welche Tür ist zwischen A201 und A203?", ["Door Type C-2"]),
        (HANDOVER, "which door is between A201 and A203", ["Door Type C-2"]),
        # what is told beside a question counts where it says something
        (HOUSE, "I'm in the entrance hall, which rooms can I walk straight into from here?",
         ["1 - Living room"]),
        (HOUSE, "I am in the living room. how many windows are there?", 3),
        (DUPLEX, "Is there a lift? One of our tenants uses a wheelchair.", False),
        (DUPLEX, "how many doors are there? only the external ones", 4),
        (FZK, "I want to go from the bedroom to the terrace - which doors do I pass?", None),
    ],
)  # fmt: skip
def test_what_is_told_is_what_is_asked_for(
    talk_about: Talk, building: str, question: str, value: Any
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == value


@pytest.mark.parametrize(
    ("building", "question", "value"),
    [
        (FZK, "how much concrete is in the base slab", 24.0),
        (FZK, "Combien de béton dans les murs ?", 54.481),
        (FZK, "¿Cuánto hormigón hay en los muros?", 54.481),
        (FZK, "wieviel m³ Leichtbeton ist in den Außenwänden", 41.348),
        (DUPLEX, "volume of brick in the exterior walls", 24.579),
    ],
)
def test_a_material_is_measured_by_what_things_hold_of_it(
    talk_about: Talk, building: str, question: str, value: float
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == pytest.approx(value, rel=1e-3)
    assert answer.unit == "m3"


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize(
    "question",
    [
        "ceiling height on the ground floor",
        "Quelle est la hauteur sous plafond au rez-de-chaussée ?",
    ],
)
def test_the_ceiling_of_a_storey_is_that_of_its_rooms(talk_about: Talk, question: str) -> None:
    (answer,) = talk_about(FZK, question)
    assert answer.value == pytest.approx(2.5)
    assert answer.unit == "m"


@pytest.mark.of_others(DUPLEX)
def test_layers_of_a_wall_called_by_its_material_are_all_of_them(talk_about: Talk) -> None:
    (answer,) = talk_about(DUPLEX, "what are the layers of the brick wall")
    assert len(answer.value) == 6


def test_a_pronoun_joins_no_thing_of_another_kind_to_what_is_asked_for(talk_about: Talk) -> None:
    *_, answer = talk_about(
        DUPLEX, "Which rooms are on Level 2?", "Which doors have a fire rating and what is it?"
    )
    assert "and Level 2:" not in answer.answer
    assert not any("Level" in str(row) for row in answer.rows)
