"""Groups in many words: asked afterwards, as a breakdown, and the first of them."""

import pytest

from tests.agents.conftest import Talk

FZK, DUPLEX, HVAC = "AC20-FZK-Haus.ifc", "Duplex_A_20110907.ifc", "hvac_heating.ifc"
WINDOWS = "How many windows are there?"
FENSTER = "Wie viele Fenster gibt es?"


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize(
    "turns",
    [
        (WINDOWS, "split that by floor please"),
        (WINDOWS, "can you break it down by floor"),
        (WINDOWS, "and by storey?"),
        (WINDOWS, "split by floor"),
        (FENSTER, "Bitte nach Geschossen aufgeteilt."),
        (FENSTER, "getrennt nach Stockwerken"),
        ("Combien de fenêtres y a-t-il ?", "réparties par étage"),
        ("¿Cuántas ventanas hay?", "desglosado por planta"),
        ("breakdown of the windows by storey please",),
        ("Aufteilung der Fenster nach Geschossen",),
        ("Répartition des fenêtres par étage",),
        ("Desglose de las ventanas por planta",),
    ],
    ids=lambda turns: turns[-1],
)
def test_a_count_is_told_by_storey(talk_about: Talk, turns: tuple[str, ...]) -> None:
    assert talk_about(FZK, *turns)[-1].value == [["Erdgeschoss", 9], ["Dachgeschoss", 2]]


@pytest.mark.of_others(HVAC)
@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("Which manufacturer has the most pumps?", ["WILO", 3]),
        ("which company made the fewest pumps?", ["KSB", 1]),
        ("Which brand do we have the most pumps of?", ["WILO", 3]),
        ("Welche Firma hat die meisten Pumpen geliefert?", ["WILO", 3]),
        ("Quel fabricant a le plus de pompes ?", ["WILO", 3]),
        ("¿Qué fabricante tiene más bombas?", ["WILO", 3]),
    ],
)
def test_the_value_with_the_most_things(
    talk_about: Talk, question: str, first: list[object]
) -> None:
    assert talk_about(HVAC, question)[-1].value == first


@pytest.mark.of_others(DUPLEX)
def test_sizes_that_differ_by_less_than_a_millimetre_are_one(talk_about: Talk) -> None:
    sizes = [["762x2032 mm", 4], ["813x2420 mm", 2], ["864x2032 mm", 6], ["1250x2010 mm", 2]]
    assert talk_about(DUPLEX, "How many doors of each size?")[-1].value == sizes
    assert talk_about(DUPLEX, "doors per floor please", "and by size?")[-1].value == sizes


@pytest.mark.of_others(FZK)
def test_a_word_of_a_longer_phrase_is_still_a_form_of_another(talk_about: Talk) -> None:
    """`Geschossen` stands in `oberen Geschossen`, and is the plural of `Geschoss`."""
    answers = talk_about(FZK, "Welche Fenster sind auf den oberen Geschossen?", "wie viele?")
    assert answers[-1].value == 2
