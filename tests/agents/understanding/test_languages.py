"""The languages' own tables, and how words of a language are found whatever form they are in."""

import tomllib
from importlib import resources

import pytest

from agents.understanding.language.tables import LANGUAGES, language, phrase_of
from agents.understanding.language.words import split, stem, uninflected
from agents.understanding.parsing.linking.detecting import detect
from agents.understanding.parsing.writing_out import written_out
from agents.understanding.twin.storeys import NAMED, NUMBERED

FOLDER = resources.files("agents.understanding.language")
OTHERS = [code for code in LANGUAGES if code != "en"]


def told(code: str) -> dict[str, object]:
    return tomllib.loads((FOLDER / f"{code}.toml").read_text("utf-8"))


def names(code: str, table: str) -> set[str]:
    found = told(code)[table]
    assert isinstance(found, dict)
    return set(found)


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_has_the_tables_of_english(code: str) -> None:
    assert list(told(code)) == list(told("en"))


@pytest.mark.parametrize("table", ["operators", "prepositions", "degrees", "flags", "nouns"])
@pytest.mark.parametrize("code", OTHERS)
def test_a_table_has_the_names_it_has_in_english(code: str, table: str) -> None:
    assert names(code, table) == names("en", table)


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_names_the_relationships_and_storeys_that_english_names(code: str) -> None:
    assert names(code, "relations") == names("en", "relations")
    own = (NAMED, NUMBERED)  # German and French count from the ground floor, whatever names say
    told, english = (
        {one for one in names(each, "storeys") if not one.startswith(own)} for each in (code, "en")
    )
    assert told == english


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_of_a_degree_may_be_left_out_freely(code: str) -> None:
    table = language(code)
    assert [phrase for phrase in table.degrees if set(phrase) <= table.free] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_adjective_of_degree_has_one_form_in_each_of_its_spellings(code: str) -> None:
    forms = {
        phrase: {degree.form for degree in degrees}
        for phrase, degrees in language(code).degrees.items()
    }
    assert {phrase: found for phrase, found in forms.items() if len(found) > 1} == {}


@pytest.mark.parametrize("code", OTHERS)
def test_the_classes_of_a_language_are_among_those_of_english(code: str) -> None:
    building = tomllib.loads((FOLDER / f"{code}.building.toml").read_text("utf-8"))
    english = tomllib.loads((FOLDER / "en.building.toml").read_text("utf-8"))
    assert set(building["classes"]) - set(english["classes"]) == set()


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("Türen", "Tür"),
        ("Tueren", "Tür"),
        ("Räume", "Raum"),
        ("Raeumen", "Raum"),
        ("Wände", "Wand"),
        ("Küchen", "Küche"),
        ("Heizkörpern", "Heizkörper"),
        ("Büros", "Büro"),
        ("Schlafzimmers", "Schlafzimmer"),
    ],
)
def test_a_german_word_is_a_form_of_its_stem(word: str, base: str) -> None:
    form = language("de").morphology
    found = {stem(word), *uninflected(stem(word), form.endings, form.vowels)}
    assert stem(base) in found


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Küchenfenster", ("Küche", "Fenster")),
        ("Außentür", ("außen", "Tür")),
        ("Gesamtfläche", ("gesamt", "Fläche")),
        ("Durchschnittshöhe", ("Durchschnitt", "Höhe")),
        ("Kinderzimmerfenster", ("Kinderzimmer", "Fenster")),
    ],
)
def test_a_german_compound_is_of_two_words(word: str, parts: tuple[str, str]) -> None:
    first, last = parts
    assert (stem(first), stem(last)) in split(stem(word), language("de").morphology.links)


def test_a_language_without_links_has_no_compounds() -> None:
    assert list(split("doorway", language("en").morphology.links)) == []


@pytest.mark.parametrize(
    ("word", "base"), [("locaux", "local"), ("tuyaux", "tuyau"), ("chevaux", "cheval")]
)
def test_a_french_plural_is_a_form_of_its_singular(word: str, base: str) -> None:
    form = language("fr").morphology
    assert base in uninflected(word, form.endings, form.vowels)


def test_elided_words_are_written_out() -> None:
    assert (
        written_out("Qu'est-ce qu'il y a à l’étage d'en haut ?", [language("fr")])
        == "que y a t il à le étage de en haut ?"
    )


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ("How many doors are there?", "en"),
        ("windows per room", "en"),
        ("Fläche Küche", "de"),
        ("Wie viele Türen gibt es im Erdgeschoss?", "de"),
        ("Combien de fenêtres y a-t-il à l'étage ?", "fr"),
        ("¿Cuántas ventanas tiene la casa?", "es"),
    ],
)
def test_the_language_of_a_question_is_told_by_its_words(question: str, code: str) -> None:
    assert detect(question) == (code,)


def test_a_phrase_of_a_degree_keeps_its_inflected_forms() -> None:
    table = language("de")
    for text in ("größte", "größter", "größten", "größtes", "am größten"):
        assert {degree.form for degree in table.degrees[phrase_of(text)]} == {"superlative"}
