"""Properties in sets of their owners' own, shortened, asked for as people speak."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from graph_store import GraphSettings
from tests.agents.conftest import Talk
from tests.agents.understanding.conftest import Ask, asking
from tests.agents.understanding.workshop import Owned, laboratory


@pytest.fixture(scope="module")
def ask_laboratory(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    """Ask a laboratory, as its owner's engineers shorten things."""
    folder: Path = tmp_path_factory.mktemp("laboratory")
    yield from asking(shared_engine, "laboratory", laboratory().read(folder))


@pytest.mark.parametrize(
    ("question", "value", "unit"),
    [
        ("When is calibration due for fume hood 1?", "2025-03-31", None),
        ("Which fume hoods are due for calibration in 2024?", ["Fume Hood 2"], None),
        ("Who made fume hood 2?", "Kestrel", None),
        ("what's the serial number of fume hood 1", "K-901", None),
        ("What is the design pressure difference of the wet lab?", -15, "Pa"),
        ("What design pressure is the cold store at?", 5, "Pa"),
        ("How bright is the cold store?", 200, "lx"),
        ("which things are fed from DB-2?", ["Fan Coil 7"], None),  # not what it is fed from
        ("how many things are fed from DB-2", 1, None),
        ("what is DB-2 fed from?", "MSB", None),
        ("How loud is the plant room?", 82, "dB"),
        ("which room is the loudest", ["0.01 Plant Room", 82], "dB"),
        ("What is the output of boiler 2?", 110.0, "kW"),
        ("How powerful is boiler 1?", 85.0, "kW"),
        ("combined output of both boilers in kW", 195.0, "kW"),
        ("which boilers have more than 100 kW output?", ["Boiler 2"], None),
        ("which boilers have an output of more than 90000 W?", ["Boiler 2"], None),
        ("How heavy is boiler 1?", 420, "kg"),
        ("when is the next inspection of boiler 2", "2026-02-01", None),
        ("until when is boiler 2 under warranty?", "2027-06-30", None),
        ("When was boiler no. 2 installed?", "2021-09-14", None),
        ("who services the boilers?", "Heatwise", None),
        ("what is boiler number 2's fuel", "Gas", None),
        ("What refrigerant does fan coil 7 use?", "R32", None),
        ("what's the max flow of fan coil 7?", 120, "l/s"),
        ("What is the motor power of fan coil 7?", 1.5, "kW"),
        ("How many ways has DB-2?", 24, None),
        ("what volume does the buffer tank hold", 800, "l"),
        ("how many fume hoods are there?", 2, None),
        ("Welchen Raumdruck hat das Wet Lab?", -15, "Pa"),
        ("Wann ist die nächste Prüfung von Boiler 1?", "2026-02-01", None),
        ("Wie viele Abzüge gibt es?", 2, None),
        ("Quelle est la puissance de Boiler 2 ?", 110.0, "kW"),
        ("Quel fluide frigorigène utilise Fan Coil 7 ?", "R32", None),
        ("Quelle pièce est la plus bruyante ?", ["0.01 Plant Room", 82], "dB"),
        ("Combien de sorbonnes y a-t-il ?", 2, None),
        ("¿Cuál es la potencia de Boiler 2?", 110.0, "kW"),
        ("¿Cuántas campanas de gases hay?", 2, None),
    ],
)
def test_a_shortened_property_is_found_in_everyday_words(
    ask_laboratory: Ask, question: str, value: Any, unit: str | None
) -> None:
    answer = ask_laboratory(question)
    assert (answer.value, answer.unit) == (value, unit)


@pytest.mark.parametrize(
    ("question", "value", "unit"),
    [
        ("Wie groß ist das Werkstattbüro?", 18.5, "m2"),
        ("Welche Nutzfläche hat die Werkhalle?", 240.0, "m2"),
        ("Welches Reinigungsintervall hat die Werkhalle?", "monatlich", None),
        ("Welchen Bodenbelag hat das Werkstattbüro?", "Linoleum", None),
        ("Wie laut ist es in der Werkhalle?", 85, "dB"),
        ("Welche Leistung hat Kompressor 2?", 7.5, "kW"),
        ("Wie viel kW hat Kompressor 1?", 4.5, "kW"),
        ("Welche Kompressoren haben mehr als 5 kW?", ["Kompressor 2"], None),
        ("Welche Leistung haben alle Kompressoren zusammen?", 12.0, "kW"),
        ("Wer ist der Hersteller von Kompressor 1?", "Aerzen", None),
        ("Welches Fabrikat ist Kompressor 1?", "Aerzen", None),
        ("Wie schwer ist Kompressor 2?", 212, "kg"),
        ("Welches Kältemittel hat das Klimagerät?", "R290", None),
        ("Wann wurde das Klimagerät zuletzt gewartet?", "2024-04-02", None),
        ("Wann war die letzte Wartung des Klimageräts?", "2024-04-02", None),
        ("Welches Baujahr hat Kompressor 2?", 2020, None),
        ("what refrigerant does the air conditioner use?", "R290", None),
        ("Wie viele Büros gibt es?", 1, None),
    ],
)
def test_a_shortened_german_property_is_found_too(
    ask_werkstatt: Ask, question: str, value: Any, unit: str | None
) -> None:
    answer = ask_werkstatt(question)
    assert (answer.value, answer.unit) == (value, unit)


@pytest.mark.parametrize(
    "question",
    [
        "What is the capacity of boiler 1?",
        "What is the warranty of fan coil 7?",
        "What is the efficiency of boiler 1?",
        "When is the next inspection of the fan coil?",
        "When was boiler 1 last inspected?",
        "When was fume hood 1 last serviced?",
        "what is the return temperature of boiler 1",
        "what's the biosafety level of the wet lab",
        "What is the pressure drop of fan coil 7?",
        "What colour is boiler 1?",
        "What is the rent of the wet lab?",
        "how many spare ways does DB-2 have?",
        "What is the cost of boiler 2?",
        "Which filter class has fan coil 7?",
        "Who supplied boiler 1?",
        "What is the voltage of DB-2?",
        "What is the cleaning interval of the wet lab?",
        "When does the lease of the wet lab end?",
        "What is the u value of the wet lab?",
    ],
)
def test_what_the_owner_does_not_record_is_no_other_property(
    ask_laboratory: Ask, question: str
) -> None:
    assert ask_laboratory(question).value is None


def test_of_two_that_fit_alike_the_one_that_is_chosen_is_told(ask_laboratory: Ask) -> None:
    asked = ask_laboratory("What is the flow of fan coil 7?")
    assert asked.value is None
    least = next(choice for choice in asked.choices if "minimum" in choice)
    assert ask_laboratory(least).value == 35
    assert any("maximum" in choice for choice in asked.choices)


def test_a_letter_that_ends_a_name_is_no_preposition(ask_laboratory: Ask) -> None:
    """`a` leads on in French: `Circuit A` was taken for a relation."""
    assert ask_laboratory("what is the circuit A of DB-2?").value == "spare"


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Welche Räume werden wöchentlich gereinigt?", ["E.01 Werkstattbüro"]),
        ("Wie viele Räume müssen jede Woche gereinigt werden?", 1),
        ("Nutzfläche nach Bodenbelag", [["Linoleum", 18.5], ["", 240.0]]),
    ],
)
def test_a_verb_and_a_group_are_of_what_is_stated(
    ask_werkstatt: Ask, question: str, value: Any
) -> None:
    assert ask_werkstatt(question).value == value


@pytest.mark.parametrize(
    "question",
    [
        "Wie viele Räume werden täglich gereinigt?",
        "Welche Kompressoren sind kaputt?",
        "How many compressors are overdue?",
        "How many rooms are painted?",
        "Which compressors were never repaired?",
    ],
)
def test_nobody_knows_a_state_that_is_not_stated(ask_werkstatt: Ask, question: str) -> None:
    assert ask_werkstatt(question).value is None


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Which boilers have a next inspection before March 2026?", ["Boiler 1", "Boiler 2"]),
        ("how many boilers need inspecting by the 31st of January 2026", 0),
        ("Which fume hoods have a calibration due until 15/11/2024?", ["Fume Hood 2"]),
        ("How many fume hoods have a calibration due in March 2025?", 1),
        (
            "Which fume hoods have a calibration due between 1 Nov and end of Dec 2024?",
            ["Fume Hood 2"],
        ),
        ("Which fume hoods have a calibration due after 2024-11-15?", ["Fume Hood 1"]),
    ],
)
def test_days_and_months_are_read_as_people_write_them(
    ask_laboratory: Ask, question: str, value: Any
) -> None:
    assert ask_laboratory(question).value == value


@pytest.mark.parametrize(
    ("question", "value"),
    [
        (
            "Welche Kompressoren müssen bis Ende Mai 2026 gewartet werden?",
            ["Kompressor 1", "Kompressor 2"],
        ),
        ("Wie viele Kompressoren müssen vor dem 1. Januar 2026 gewartet werden?", 1),
        ("Welche Kompressoren wurden vor dem 1. Januar 2026 gewartet?", None),
    ],
)
def test_what_was_done_is_not_what_is_to_be_done(
    ask_werkstatt: Ask, question: str, value: Any
) -> None:
    assert ask_werkstatt(question).value == value


@pytest.fixture(scope="module")
def ask_boiler_house(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    """Ask a boiler house whose owner says until when things are under warranty, in German."""
    file = Owned()
    room = file.room("U.01", "Heizung")
    said = [("P-01", "2026-05-17", "WI-1"), ("P-02", "2027-03-01", ""), ("P-03", "2026-11-30", "")]
    for name, until, number in said:
        told = {"Gewährleistung bis": until, "Hersteller": "Wilo"}
        told |= {"Serien-Nr.": number} if number else {}
        file.thing(room, "IfcPump", name, "Anlagendaten", told)
    folder = tmp_path_factory.mktemp("boiler-house")
    yield from asking(shared_engine, "boiler-house", file.read(folder))


@pytest.mark.parametrize(
    "question",
    [
        "which equipment has a warranty ending in 2026?",
        "for which equipment does the warranty end in 2026?",
        "which pumps are under warranty until 2026?",
        "Bei welchen Geräten endet die Gewährleistung 2026?",
        "Welche Pumpen haben eine Gewährleistung bis 2026?",
    ],
)
def test_what_ends_is_asked_in_another_language_than_it_is_recorded(
    ask_boiler_house: Ask, question: str
) -> None:
    assert ask_boiler_house(question).value == ["P-01", "P-03"]


def test_a_name_that_ends_with_a_full_stop_is_told(ask_boiler_house: Ask) -> None:
    answer = ask_boiler_house("which pumps have no serial number?")
    assert answer.value == ["P-02", "P-03"]
    assert "without a serien nr" in answer.answer


@pytest.mark.parametrize(
    ("building", "question", "many"),
    [
        ("Thornbury_Library.ifc", "how many rooms does thornbury library have?", 45),
        ("Thornbury_Library.ifc", "how many rooms are there at thornbury?", 45),
        ("Harbour_View_Hotel.ifc", "how many windows does the harbour view have?", 35),
        ("Grundschule_Lindenhof.ifc", "wie viele Türen hat die Grundschule Lindenhof?", 46),
    ],
)
def test_words_of_its_name_stand_for_the_building(
    talk_about: Talk, building: str, question: str, many: int
) -> None:
    (answer,) = talk_about(building, question)
    assert answer.value == many, answer.answer
