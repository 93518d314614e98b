"""Conditions that nobody asked for: each word of the question is accounted for without them."""

import re
from collections.abc import Iterator
from typing import Any

from agents.checks.asked_otherwise import LETTERS, NUMBER
from agents.checks.bounds import apart_in_words, folded, texts_of
from agents.checks.contradictions import in_braces
from agents.checks.grounding import is_number
from agents.checks.small_words import (
    asking_words,
    class_words,
    is_known,
    numbers_said,
    superlatives,
    tokens_of,
    weightless,
    words_of,
)
from agents.messages import Question, Twin
from agents.schema.linked_names import linked_names, same_word
from agents.schema.turns import spoken_of
from agents.steps.executor import look_up
from graph_store import Rows, quoted
from graph_store.cypher_bounds import Bound
from graph_store.cypher_demands import bounds_in
from graph_store.cypher_outline import Outline
from graph_store.cypher_patterns import NodePattern

LOOKED_AT = frozenset({"=", "IN", "<", "<=", ">", ">=", "CONTAINS", "STARTS WITH", "ENDS WITH"})


def unasked_conditions(cypher: str, read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """`WHERE d.OverallWidth > 0.9`, `{Name: 'D3'}`, of a question that only says "doors".

    A value that stands in the question, or that one of its words may be linked to, is asked for,
    and others in its stead are; so may be any, where a word is left that nothing else of the query
    stands for. What all have does no harm. Raises `GraphUnavailable` when the engine is gone.
    """
    on_edges = {name for one in read.edges for name in _properties_of(one.variable, read)}
    strange = [
        one
        for one in bounds_in(cypher)
        if one.operator in LOOKED_AT
        and one.property not in on_edges
        and not any(_is_asked(value, question, twin) for value in one.values)
    ]
    if strange and not _leaves_words(read, strange, question, twin):
        for one in strange:
            if _leaves_out(one, read, twin):
                yield f"Nobody asked for {quoted(one.property)} {one}."


def renumbered(read: Outline, question: Question) -> Iterator[str]:
    """`{Name: 'Level 2'}`, where the question names Level 1 and no other."""
    asked = folded(spoken_of(question))
    texts = {folded(one): one for one in texts_of(read)}
    for text, written in texts.items():
        parts = NUMBER.split(text)
        if len(parts) == 1 or not LETTERS.search(text):
            continue
        form = re.compile(rf"(?<!\w){NUMBER.pattern.join(map(re.escape, parts))}(?!\w)")
        named = {one[0] for one in form.finditer(asked)}
        if named and named.isdisjoint(texts):
            yield f"The question names {sorted(named)[0]!r}, and the query looks for {written!r}."


def _properties_of(variable: str, read: Outline) -> Iterator[str]:
    return (one.name for one in read.reads if one.variable == variable)


def _is_asked(value: Any, question: Question, twin: Twin) -> bool:
    """Whether a value stands in the question, is linked from it, or is no text and no number."""
    asked = spoken_of(question)
    if is_number(value):
        return bool(numbers_said(asked))
    if not isinstance(value, str) or not value.strip():
        return True
    linked = {same_word(text) for _, text in linked_names(asked, twin).values}
    mine = words_of(apart_in_words(value))
    return same_word(value) in linked or bool(mine & words_of(apart_in_words(asked)))


def _leaves_words(read: Outline, strange: list[Bound], question: Question, twin: Twin) -> bool:
    """Whether a word of the question is left for which one of these conditions may stand."""
    asked = spoken_of(question)
    linked = linked_names(asked, twin)
    theirs = {value for one in strange for value in one.values}
    texts = [one for one in texts_of(read) if one not in theirs]
    names = [*read.labels, *read.types, *texts]
    names += [one.name for one in read.reads if one.name not in {it.property for it in strange}]
    known = class_words({*linked.labels} & {*read.labels}) | weightless() | superlatives()
    known |= asking_words(asked)
    known |= words_of(apart_in_words(" ".join(names)))
    words = (one for one in tokens_of(asked) if one.kind != "sign")
    return not all(is_known(one.text, known) for one in words)


def _leaves_out(one: Bound, read: Outline, twin: Twin) -> bool:
    """Whether any of the things that it is a condition on does not keep it."""
    owners: list[NodePattern | str] = [it.variable for it in read.reads if it.name == one.property]
    owners += [node for node, each in in_braces(read) if each.property == one.property]
    labels = {name for it in owners for name in read.labels_of(it)[:1]}
    kind = " OR ".join(f"n:{quoted(name)}" for name in sorted(labels)) or "true"
    name = f"n.{quoted(one.property)}"
    held = f"{one.casing}({name})" if one.casing else name
    found = look_up(
        twin,
        f"MATCH (n) WHERE ({kind}) AND ({held} IS NULL OR NOT {held} {one.operator} $value) "
        "RETURN count(n) AS n",
        {"value": list(one.values) if one.operator == "IN" else one.values[0]},
    )
    return isinstance(found, Rows) and found.rows[0][0] > 0
