"""Phrases of a question that its query does not listen to: all rooms counted for the saunas.

Whatever a query finds, what a question names must stand in it in some form: as a text or a class
that means it, as what the things that are so hold, or as what tells them apart in the rows.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from lark import Token

from agents.checks.as_read import nodes_named
from agents.checks.bounds import apart_in_words, folded
from agents.checks.contradictions import is_numeric, may_be
from agents.checks.grounding import cells_of, is_number, leaves
from agents.checks.measures_asked import last_name, meant_by
from agents.checks.polarity import denied_texts
from agents.checks.small_words import (
    asks_whether,
    comparatives,
    names_a_rank,
    operators_of,
    words_of,
)
from agents.messages import Query, Question, Twin
from agents.schema.as_asked import is_in_one_part
from agents.schema.linked_names import linked_names, same_meaning, same_word
from agents.schema.named_phrases import LEAST_LETTERS, Phrase, named_phrases
from graph_store import Rows
from graph_store.cypher_columns import columns_of
from graph_store.cypher_outline import Outline
from graph_store.cypher_values import literal_of

WORD = re.compile(r"[^\W_]+")
FLAGS = re.compile(r"\(\?\w+\)")
"""How a pattern is read: `(?i)`."""

LOOSE = frozenset({"or", "no", "except"})
STOREY = "IfcBuildingStorey"
"""Counted from the ground or from one, so that its first may be the one above the ground."""

ENDS = frozenset({"MIN", "MAX", "HEAD", "LAST"})


def unheard(
    query: Query, read: Outline, rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """What the question names, and the query looks at all or at something else instead.

    Where nothing is found it may be absent; what all are called may be told in its stead (Appendix
    B of Multi-Agent GraphRAG). Of a question in several parts, on one or the other, or on what is
    not so, anything that it names is enough: the rest may be why it is asked.
    Raises `GraphUnavailable` when the engine is gone.
    """
    if _lists_values(query.cypher, read):
        return
    found = any(map(_is_found, cells_of(rows)))
    phrases = named_phrases(question.text, twin)
    texts = list(_literals(query, read))
    told = {one.name for made in columns_of(query.cypher) for one in made.reads}
    left = [
        one
        for one in phrases
        if (found or not one.absent)
        and told.isdisjoint(one.properties)
        and not _is_stated(read, one)
        and not _says(texts, one)
        and not (comparatives(question.text) and not one.absent)
        and not (STOREY in one.labels and _is_any_rank(one, question))
        and not (asks_whether(question.text) and _is_shown(query.cypher, read, one, twin))
        and not _may_find(texts, read, one, phrases, question, twin)
    ]
    whole = is_in_one_part(question.text) and LOOSE.isdisjoint(operators_of(question.text))
    others = linked_names(question.text, twin).labels
    if not whole and (len(left) < len(phrases) or not {*others}.isdisjoint(read.labels)):
        return
    for one in left:
        absent = ", of which the twin is not known to have any" * one.absent
        yield f"The question names {one.said!r}{absent}, and the query does not look for it."


def _is_stated(read: Outline, phrase: Phrase) -> bool:
    """Whether a property is read that only such things have, or that is called by them.

    A fire door is one by its `FireRating`; persons are what an occupancy counts.
    """
    names = dict.fromkeys(one.name for one in read.reads)
    if any(last_name(one) in phrase.stated for one in names):
        return True
    words = {words_of(one) for one in phrase.words}
    called = (
        text for one in names for text in (*map(apart_in_words, one.split(".")), *meant_by(one))
    )
    return any(one <= words_of(text) for text in called for one in words if one)


def _is_any_rank(phrase: Phrase, question: Question) -> bool:
    """Whether a storey is called by its rank, and not by its very name."""
    return names_a_rank(question.text) and folded(phrase.said) not in folded(question.text)


def _is_shown(cypher: str, read: Outline, phrase: Phrase, twin: Twin) -> bool:
    """Whether rows say by a text which of these things it is."""
    told = [one for made in columns_of(cypher) for one in made.reads]
    texts = [one.variable for one in told if not is_numeric(one.name, twin.schema)]
    return not _mine(read, phrase, twin).isdisjoint(texts)


def _lists_values(cypher: str, read: Outline) -> bool:
    """`MATCH (s:IfcSpace) RETURN DISTINCT s.LongName`: each text that things have, once."""
    made = columns_of(cypher)
    plain = len(read.nodes) == len(made) == len(read.reads) == 1 and not read.functions
    distinct = read.tree.scan_values(lambda one: isinstance(one, Token) and one.type == "_DISTINCT")
    return plain and any(True for _ in distinct) and not made[0].counted


def _is_found(cell: Any) -> bool:
    return cell is not None and cell is not False and cell != 0


def _literals(query: Query, read: Outline) -> Iterator[Any]:
    """The values that a query writes, but for the names of its labels and properties."""
    names = {*read.labels, *(one.name for one in read.reads)}
    for operand in read.tree.find_data("operand"):
        found = literal_of(operand, query.parameters)
        for one in leaves(found[0]) if found else ():
            if isinstance(one, int | float) or (isinstance(one, str) and one not in names):
                yield one


def _says(texts: list[Any], phrase: Phrase) -> bool:
    """Whether a text of the query is one by which such things are called, or a part of one."""
    either = (piece for one in texts if isinstance(one, str) for piece in one.split("|"))
    return any(_is_called(one, word) for one in either for word in phrase.words)


def _is_called(text: str, word: str) -> bool:
    one, other = (" ".join(WORD.findall(FLAGS.sub("", folded(each)))) for each in (text, word))
    if min(len(one), len(other)) < LEAST_LETTERS:
        return other in one.split()
    apart = other in one or one in other or same_word(one) == same_word(other)
    return apart or other.replace(" ", "") == one.replace(" ", "")


def _may_find(
    texts: list[Any],
    read: Outline,
    phrase: Phrase,
    phrases: Sequence[Phrase],
    question: Question,
    twin: Twin,
) -> bool:
    """Whether a query finds such things by other means than the words for them."""
    if phrase.absent:
        return any(_is_unknown(one, question, phrases) for one in texts)
    return not phrase.properties and _finds(texts, read, phrase, twin)


def _is_unknown(text: Any, question: Question, phrases: Sequence[Phrase]) -> bool:
    """Whether a text may mean anything: no word of the question, and the name of nothing known."""
    if not isinstance(text, str):
        return isinstance(text, bool)
    if same_meaning(same_word(text)):
        return False
    if len(text) == 1:
        return True  # what alike things are told apart by: flat A
    asked = words_of(apart_in_words(text)) <= words_of(question.text)
    return not asked and not any(_says([text], one) for one in phrases)


def _finds(texts: list[Any], read: Outline, phrase: Phrase, twin: Twin) -> bool:
    """Whether a query may find just these: by what they hold, by their class, by their order."""
    nodes = nodes_named(phrase, twin)
    held = twin.schema.labels
    every = max((held.get(one, 0) for one in phrase.labels), default=0)
    narrow = {one for one in {*read.labels} - read.avoided if held.get(one, 0) < every}
    if not 0 < len(nodes) < every or any(not narrow.isdisjoint(one.labels) for one in nodes):
        return True
    plain = [one for one in texts if not isinstance(one, bool)]
    held_by = [value for one in nodes for value in one.properties.values()]
    left_out = denied_texts(read)
    return (
        _sorts(read, phrase, twin)
        or any(_holds(value, text) for value in held_by for text in plain)
        or not all(any(_holds(value, text) for value in held_by) for text in left_out)
    )


def _sorts(read: Outline, phrase: Phrase, twin: Twin) -> bool:
    """Whether storeys are told apart by a measure: the lowest, those above 3 m."""
    if STOREY not in phrase.labels:
        return False
    measured = {it.variable for it in read.reads if is_numeric(it.name, twin.schema)}
    chosen = any(True for _ in read.tree.find_data("order")) or not ENDS.isdisjoint(read.functions)
    chosen |= any(True for _ in read.tree.find_data("where"))
    return chosen and not measured.isdisjoint(_mine(read, phrase, twin))


def _mine(read: Outline, phrase: Phrase, twin: Twin) -> set[str]:
    """The variables that may be such things."""
    labels = {one: read.labels_of(one) for one in read.variables}
    return {
        one for one, mine in labels.items() if not mine or may_be(mine, phrase.labels, twin.schema)
    }


def _holds(value: Any, text: Any) -> bool:
    if isinstance(value, list):
        return any(_holds(one, text) for one in value)
    if is_number(value) or is_number(text):
        return bool(value == text)
    if not isinstance(value, str):
        return False
    one, other = folded(text), folded(value)
    return one == other or (len(one) >= LEAST_LETTERS and one in other)
