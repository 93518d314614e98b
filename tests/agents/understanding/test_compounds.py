"""An adjective and its noun in one word, where a layer of the model is called so as well."""

import pytest

from tests.agents.conftest import Talk

FZK = "AC20-FZK-Haus.ifc"


@pytest.mark.of_others(FZK)
@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Wie viele Außenwände gibt es?", 8),
        ("Wie viele Innenwände gibt es?", 5),
        ("Wie viele Innentüren gibt es?", 3),
        ("Welche Außenwände haben kein Fenster?", ["Wand-Ext-OG-2", "Wand-Ext-OG-4"]),
    ],
)
def test_things_of_a_kind_are_meant_and_not_what_lies_on_a_layer(
    talk_about: Talk, question: str, value: object
) -> None:
    (answer,) = talk_about(FZK, question)
    assert answer.value == value, answer.answer
