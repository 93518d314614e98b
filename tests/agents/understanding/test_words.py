"""Questions, names and values are cut alike, so that they can meet."""

import pytest

from agents.understanding.language.speaking import plural
from agents.understanding.language.words import name_words, root, stem, stems, tokens


@pytest.mark.parametrize(
    ("word", "singular"),
    [("movies", "movie"), ("cookies", "cookie"), ("storeys", "storey"),
     ("stories", "story"), ("boxes", "box"), ("sizes", "size"),
     ("series", "series"), ("species", "species"), ("matrices", "matrix"), ("vertices", "vertex"),
     ("indices", "index"), ("lenses", "lens"), ("gases", "gas"), ("buses", "bus"),
     ("axes", "axis"), ("shelves", "shelf"), ("knives", "knife"), ("media", "medium"),
     ("criteria", "criterion"), ("prairies", "prairie"), ("people", "person"),
     ("taxa", "taxon"), ("glass", "glass"), ("Küche", "kuche"), ("Mambro's", "mambro")],
)  # fmt: skip
def test_a_plural_and_its_singular_are_one_word(word: str, singular: str) -> None:
    assert stem(word) == singular == stem(singular)


def test_verbs_meet_the_names_of_relationships() -> None:
    assert root("displayed") == root("displays") == root("display")
    assert root("contained") == root(name_words("CONTAINS")[0])


def test_identifiers_fall_into_words() -> None:
    assert name_words("IfcPipeSegment") == ("ifc", "pipe", "segment")
    assert name_words("date_of_birth") == ("date", "of", "birth")
    assert name_words("HAS_MATERIAL")[-1] == "material"


def test_a_value_is_cut_like_the_question_that_names_it() -> None:
    asked = [token.stem for token in tokens("Pumpe M_603")]
    assert tuple(asked) == stems("Pumpe M_603")


def test_a_quoted_name_and_a_global_id_are_one_token_each() -> None:
    found = tokens("Which wall hosts door 'D: 1x2' (0R2tatmCugcKcdt7S_4CPK)?")
    kinds = {token.kind: token.text for token in found}
    assert kinds["quoted"] == "D: 1x2"
    assert kinds["id"] == "0R2tatmCugcKcdt7S_4CPK"


def test_an_apostrophe_inside_a_word_opens_no_quotation() -> None:
    assert [t.stem for t in tokens("What is Francesca Mambro's gender?")][-2:] == [
        "mambro",
        "gender",
    ]


def test_a_contraction_says_not() -> None:
    assert [t.stem for t in tokens("doors that aren't external")] == [
        "door", "that", "are", "not", "external",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("word", "several"),
    [("matrix", "matrices"), ("series", "series"), ("lens", "lenses"), ("gas", "gases"),
     ("knife", "knives"), ("leaf", "leaves"), ("axis", "axes"), ("person", "persons"),
     ("box", "boxes"), ("door", "doors"), ("light switch", "light switches")],
)  # fmt: skip
def test_several_are_told_by_their_plural(word: str, several: str) -> None:
    assert plural(word) == several
