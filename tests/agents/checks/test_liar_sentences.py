"""False sentences of words that are all known, in three languages, and true ones beside them."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from graph_store import GraphStore
from tests.agents.checks.test_sentences import wrong

CASES = tomllib.loads((Path(__file__).parent / "liar_sentences.toml").read_text("utf-8"))["case"]
LANGUAGES = ("en", "de", "fr")


def told(kind: str) -> list[Any]:
    """Each sentence of a kind with its case and the question it answers."""
    return [
        pytest.param(
            case, case[language]["question"], sentence, id=f"{case['name']}-{language}-{sentence}"
        )
        for case in CASES
        for language in LANGUAGES
        for sentence in case[language][kind]
    ]


def judged(house: GraphStore, case: dict[str, Any], question: str, sentence: str) -> str | None:
    cells = tuple(map(tuple, case["rows"]))
    return wrong(house, question, case["cypher"], cells, sentence, case["value"])


@pytest.mark.parametrize(("case", "question", "sentence"), told("false"))
def test_false_sentence_of_known_words_is_not_told(
    case: dict[str, Any], question: str, sentence: str, house: GraphStore
) -> None:
    assert judged(house, case, question, sentence)


@pytest.mark.parametrize(("case", "question", "sentence"), told("true"))
def test_true_sentence_is_told(
    case: dict[str, Any], question: str, sentence: str, house: GraphStore
) -> None:
    assert judged(house, case, question, sentence) is None


@pytest.mark.parametrize("kind", ["false", "true"])
def test_table_has_sixty_sentences_in_three_languages(kind: str) -> None:
    many = [sum(len(case[language][kind]) for case in CASES) for language in LANGUAGES]
    assert sum(many) >= 60
    assert min(many) >= 20
