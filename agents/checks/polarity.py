"""Whether a query takes a question by its right side: what there is, or what there is not."""

from collections.abc import Iterator

from lark import Token, Tree

from agents.checks.contradictions import in_braces
from agents.checks.meanings import meanings
from agents.checks.quantities import tokens_in
from agents.checks.small_words import (
    asks_whether,
    comparatives,
    denying,
    operators_of,
    tokens_of,
)
from agents.messages import Question, Twin
from agents.schema.as_asked import is_in_one_part
from agents.schema.linked_names import linked_names, same_word
from agents.schema.turns import spoken_of
from graph_store import quoted
from graph_store.cypher_bounds import ABSENT, PRESENT
from graph_store.cypher_demands import bounds_in
from graph_store.cypher_outline import Outline
from graph_store.cypher_values import called, is_rule, literal_of

DENYING = frozenset({"no", "except", "all", "each", "only", "both", "share", "or", "difference"})
"""What a question does that may be answered by what is left out."""
OF_ALL = frozenset({"all", "each"})
UNTOLD = frozenset({"unrecorded", "else"})


def left_out(read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """`NOT n:IfcDoor`, of a question about doors that denies none and asks not of all."""
    said = operators_of(question.text) & DENYING
    if said - {"no"} or (said and _of_denied(question.text) & read.avoided):
        return
    asked = set(linked_names(spoken_of(question), twin).labels)
    if (avoided := read.avoided & asked) and avoided == asked & set(read.labels):
        names = ", ".join(map(quoted, sorted(avoided)))
        yield f"The question asks for {names}, and the query leaves just those out."


def _of_denied(question: str) -> frozenset[str]:
    """What the words behind the first `no` of a question mean."""
    ends = (one.end for one in tokens_of(question) if one.stem in denying())
    return meanings(question[next(ends, 0) :])


def denied(read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """`NOT n.Name = 'Kitchen'`, of a question that names the kitchen and denies nothing.

    What is beside it, or more than it, is left to the judge, and a query that looks for it too.
    """
    left = list(denied_texts(read))
    if not left or not DENYING.isdisjoint(operators_of(question.text)):
        return
    linked = linked_names(spoken_of(question), twin)
    beside = {one.type for one in twin.schema.triples if one.start[:1] == one.end[:1]}
    several = comparatives(question.text) or not is_in_one_part(question.text)
    if several or beside & {*linked.types, *read.types}:
        return
    said = {same_word(value) for _, value in linked.values}
    words = set(same_word(spoken_of(question)).split())
    sought = [one.value for one in [*read.comparisons, *(one for _, one in in_braces(read))]]
    for text in left:
        named = same_word(text)
        only = sought.count(text) <= left.count(text)
        if named and only and (named in said or set(named.split()) <= words):
            yield f"The question denies nothing, and the query leaves out {text!r}."


def unfilled(cypher: str, question: Question, twin: Twin) -> Iterator[str]:
    """`n.FireRating IS NULL`, of a question about a fire rating that denies nothing.

    Raises `GraphUnavailable` when the engine is gone.
    """
    empty = {one.property for one in bounds_in(cypher) if one.operator == ABSENT}
    if not empty or not (DENYING | UNTOLD).isdisjoint(operators_of(question.text)):
        return
    for name in sorted(empty.intersection(linked_names(spoken_of(question), twin).properties)):
        yield f"The question denies nothing, and the query looks for what has no {quoted(name)}."


def filled(cypher: str, read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """`n.FireRating IS NOT NULL`, of a question about what has no fire rating.

    Not where the query takes some from all, or tells cases apart. Raises `GraphUnavailable` when
    the engine is gone.
    """
    asked = spoken_of(question)
    told_apart = not {"-", "CASE"}.isdisjoint(str(one).upper() for one in tokens_in(read))
    if told_apart or operators_of(asked) & (DENYING | UNTOLD) != {"no"}:
        return
    bounds = bounds_in(cypher)
    had = {one.property for one in bounds if one.operator == PRESENT}
    had -= {one.property for one in bounds if one.operator == ABSENT}
    at = next((one.start for one in tokens_of(asked) if one.stem in denying()), len(asked))
    named = set(linked_names(asked[at:], twin).properties) if had else set()
    for name in sorted(had & named - set(linked_names(asked[:at], twin).properties)):
        yield f"The question asks for what has no {quoted(name)}, and the query for what has one."


def none_for_some(read: Outline, question: Question) -> Iterator[str]:
    """`RETURN count(n) = 0`, where it is asked whether there is any."""
    said = operators_of(question.text)
    if "exists" not in said or not said.isdisjoint(DENYING | UNTOLD):
        return
    if (told := _lone_item(read)) and _tells_none(told):
        yield "The question asks whether there is any, and the query tells whether there is none."


def any_for_all(read: Outline, question: Question) -> Iterator[str]:
    """`RETURN count(n) > 0`, where it is asked whether all are so."""
    said = operators_of(question.text)
    of_all = not said.isdisjoint(OF_ALL) and "exists" not in said
    if of_all and asks_whether(question.text) and _tells_any(_lone_item(read)):
        yield "The question asks whether all are so, and the query tells whether any is."


def _lone_item(read: Outline) -> list[Tree[Token] | Token]:
    """The parts of what is returned, where that is one thing; none where it is several."""
    items = [
        one
        for clause in list(read.tree.find_data("return_clause"))[-1:]
        for one in clause.children
        if is_rule(one, "item")
    ]
    return items[0].children if len(items) == 1 and isinstance(items[0], Tree) else []


def _tells_any(parts: list[Tree[Token] | Token]) -> bool:
    """`count(n) > 0`, `count(n) >= 1`, `0 < count(n)`, by whatever name."""
    told = "".join("" if isinstance(one, Tree) else str(one) for one in parts)
    sides = [one for one in parts if isinstance(one, Tree)]
    sign = told.upper().partition("AS")[0]
    if len(sides) != len(("many", "none")):
        return False
    counts = [called(one)[0] == "COUNT" for one in sides]
    numbers = [literal_of(one, {}) for one in sides]
    lower = (counts[0], sign, numbers[1]) in ((True, ">", (0,)), (True, ">=", (1,)))
    return lower or (counts[1], sign, numbers[0]) in ((True, "<", (0,)), (True, "<=", (1,)))


def _tells_none(parts: list[Tree[Token] | Token]) -> bool:
    """`NOT …`, `… = 0`, `0 = …`, `… < 1`, of the parts of what is returned."""
    if isinstance(parts[0], Token):
        return parts[0].type == "_NOT"
    if len(parts) < len(("many", "=", "0")):
        return False
    (left, right), sign = (literal_of(parts[at], {}) for at in (0, 2)), str(parts[1])
    return (
        (right in ((0,), (False,)) and sign == "=")
        or (right == (1,) and sign == "<")
        or (left == (0,) and sign == "=")
    )


def denied_texts(read: Outline) -> Iterator[str]:
    """The texts of conditions behind a `NOT`, and those that something must differ from."""
    for tree in read.tree.iter_subtrees():
        parts = tree.children
        for at, one in enumerate(parts):
            behind = parts[at + 1 : at + 4]
            apart = "".join(map(str, parts[at : at + 2])) == "<>"
            if not isinstance(one, Token) or not (one.type == "_NOT" or apart):
                continue
            told = (literal_of(each, {}) for each in behind)
            yield from (value[0] for value in told if value and isinstance(value[0], str))
