"""What a query makes of what it finds: drawn by chance, names cut, lists sliced, counts squared."""

from collections.abc import Iterator

from lark import Token, Tree

from agents.checks.bounds import apart_in_words
from agents.checks.contradictions import types_by_name
from agents.checks.counted import LENGTHS, TEXT, differ, run_with, told_operands
from agents.checks.small_words import (
    asks_how_many,
    names_a_rank,
    names_an_extreme,
    numbers_said,
    words_of,
)
from agents.memory.remembered import Same
from agents.messages import Query, Question, Twin
from agents.schema.turns import spoken_of
from graph_store import Rows, quoted
from graph_store.cypher_columns import columns_of
from graph_store.cypher_outline import Outline
from graph_store.cypher_values import called, is_aggregate, is_operand, is_rule, references_of

BY_CHANCE = frozenset({"RAND", "RANDOMUUID", "TIMESTAMP"})
IDS = frozenset({"ID", "ELEMENTID"})
KEPT = frozenset({"step_id", "concepts_evidence"})
"""Properties by which the graph is kept, and which say nothing of a building."""

CHANGING = frozenset({"REVERSE", "REPLACE", "LEFT", "RIGHT", "SUBSTRING"})
CALLED = frozenset({"Name", "LongName"})
CALCULATING = frozenset({"SQRT", "EXP", "LOG", "LOG10", "LOG2", "POW", "SIN", "COS", "TAN"})


def altered(
    query: Query, read: Outline, rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """What in a query gives something else than the graph holds, and nobody asked for.

    Raises `GraphUnavailable` when the engine is gone.
    """
    for name in sorted(BY_CHANCE & set(read.functions)):
        yield f"{name} gives another result each time: leave it out."
    yield from _of_keeping(read, question)
    yield from _of_names(query, read, rows, twin)
    yield from _sliced(read, question)
    yield from _letters(read, question, twin)
    if asks_how_many(question.text):
        yield from _calculated(query.cypher, read)


def _of_keeping(read: Outline, question: Question) -> Iterator[str]:
    """`d.step_id % 2 = 0`, `elementId(d)` told: what only the graph knows."""
    asked = spoken_of(question)
    for name in sorted(KEPT & {one.name for one in read.reads}):
        if not (numbers_said(asked) or words_of(asked) & words_of(apart_in_words(name))):
            yield f"{quoted(name)} tells how the graph is kept, and nothing of the building."
    for operand in told_operands(read):
        if called(operand)[0] in IDS:
            yield "An id of the engine is no answer: tell the name or the GlobalId."


def _of_names(query: Query, read: Outline, rows: Rows, twin: Twin) -> Iterator[str]:
    """`reverse(d.Name)`, `left(d.Name, 3)`: other names than without; not where it groups so."""
    told = list(told_operands(read))
    if any(map(is_aggregate, told)):
        return
    for operand in told:
        name, inside = called(operand)
        first = inside[0] if inside else None
        names = {it.name for it in references_of(first)} if first and is_operand(first) else set()
        if first is None or name not in CHANGING or not names or not names <= CALLED:
            continue
        assert isinstance(first, Tree)
        at = first.meta
        plain = run_with(query, operand, query.cypher[at.start_pos : at.end_pos], twin)
        if differ(plain, rows):
            yield f"{name} tells another name than the graph holds: tell it as it is."


def _sliced(read: Outline, question: Question) -> Iterator[str]:
    """`collect(d.Name)[0..1]`: a part of a list that is asked for whole."""
    if names_an_extreme(question.text) or names_a_rank(question.text):
        return
    if numbers_said(spoken_of(question)):
        return
    for operand in told_operands(read):
        listed = called(operand)[0] == "COLLECT"
        if listed and any(is_rule(one, "brackets") and _dots(one) for one in operand.children):
            yield "The query tells a part of the list only: tell it whole."


def _dots(brackets: object) -> bool:
    parts = brackets.children if isinstance(brackets, Tree) else []
    return any(isinstance(one, Token) and one.type == "DOTS" for one in parts)


def _letters(read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """`WHERE size(d.Name) > 12`: chosen by how many letters a text has."""
    types, asked = types_by_name(Same(twin.schema)), words_of(spoken_of(question))
    for tree in read.tree.find_data("where"):
        for operand in tree.find_data("operand"):
            name, inside = called(operand)
            parts = filter(is_operand, inside if name in LENGTHS else ())
            for text in (it.name for one in parts for it in references_of(one)):
                if types.get(text) == TEXT and words_of(apart_in_words(text)).isdisjoint(asked):
                    yield f"Nobody asked how many letters {quoted(text)} has."


def _calculated(cypher: str, read: Outline) -> Iterator[str]:
    """`count(d) * count(d)`, `sqrt(count(d))`, where it is asked how many there are."""
    made = columns_of(cypher)
    if len(made) != 1 or made[0].reads:
        return
    functions = CALCULATING & {called(one)[0] for one in told_operands(read)}
    if functions or "^" in made[0].signs or ("*" in made[0].signs and not made[0].factors):
        yield "The question asks for a number of things, and the query calculates with it."
