"""Whether a query asks what was asked: what the question names, and in the units it names."""

import re
from collections.abc import Iterator
from math import isclose

from lark import Token, Tree

from agents.checks.bounds import apart_in_words, texts_of
from agents.checks.sameness import same_result
from agents.checks.small_words import (
    asks_whether,
    asks_whether_any,
    comparatives,
    leaning,
    names_an_extreme,
    numbers_said,
    operators_of,
    quantities,
    tokens_of,
    upwards,
    words_of,
)
from agents.messages import Query, Question, Twin
from agents.schema.linked_names import LinkedNames, linked_names, same_word
from agents.schema.turns import spoken_of
from agents.steps.executor import look_up
from graph_store import Rows, quoted
from graph_store.cypher_names import lone_name
from graph_store.cypher_outline import Outline
from graph_store.cypher_values import is_rule, literal_of

CLOSE = 1e-6
ROUNDED = 0.01
"""How far a quantity may be from the question's: 0.91 m for 3 ft."""

DRAWN = {"average": "AVG", "sum": "SUM"}
DENYING = frozenset({"no", "except", "all", "each", "only", "both", "share", "or", "difference"})
"""What a question does that may be answered by what is left out."""

EXTREME = frozenset({"max", "min"})
DESCENDING = re.compile(r"\bDESC(ENDING)?(\s+NULLS\s+\w+)?\s*\Z", re.IGNORECASE)


def beside_the_point(read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """A query that names nothing of what the question does.

    Raises `GraphUnavailable` when the engine is gone.
    """
    linked = linked_names(spoken_of(question), twin)
    asked = [one for one in linked.labels if twin.schema.labels.get(one, 0) > 1]
    if not asked or not read.labels or linked.lacking:
        return
    named = {*read.labels, *read.types, *(name for one in read.reads for name in one.names)}
    kinds = (set(one.labels) for one in twin.schema.kinds)
    related = any(kind & named and not kind.isdisjoint(asked) for kind in kinds)
    if linked.names & named or related or _shared_text(linked, read):
        return
    yield (
        f"The question names {', '.join(map(quoted, asked[:3]))}, and the query looks at "
        f"{', '.join(map(quoted, read.labels[:3]))} only."
    )


def _shared_text(linked: LinkedNames, read: Outline) -> bool:
    """Whether the query compares with a text that the question names."""
    values = [one.value for one in read.comparisons]
    values += [value for node in read.nodes for _, value in node.properties]
    compared = [same_word(one) for one in values if isinstance(one, str)]
    texts = [same_word(value) for _, value in linked.values]
    return any(one in text or text in one for one in compared for text in texts)


def turned_order(cypher: str, read: Outline, question: Question) -> Iterator[str]:
    """The first of a sorted result, where the question asks for the last."""
    wanted = upwards(question.text)
    clauses = [one.children for one in read.tree.iter_subtrees()]
    limited = [parts for parts in clauses if any(is_rule(one, "limit") for one in parts)]
    orders = [one for parts in limited for one in parts if is_rule(one, "order")]
    if "HEAD" in read.functions:
        orders = list(read.tree.find_data("order"))
    taken = {name.casefold() for name in read.functions} & EXTREME
    if wanted is not None and not orders and taken == {"min" if wanted else "max"}:
        yield f"The question asks for {_end(wanted)}, and the query takes {_end(not wanted)}."
    if wanted is None or len(orders) != 1:
        return
    first = next(orders[0].find_data("sort")).meta
    key = cypher[first.start_pos : first.end_pos]
    down = (DESCENDING.search(key) is not None) != key.startswith("-")
    if down != wanted:
        yield f"The question asks for {_end(wanted)}, and the query sorts the other way round."


def _end(upper: bool) -> str:
    return "the greatest" if upper else "the least"


def unsorted(read: Outline, question: Question) -> Iterator[str]:
    """An extreme is asked for, and the query neither sorts, nor takes the greatest or least.

    Nor does it hold one thing against another.
    """
    taken = {name.casefold() for name in read.functions} & EXTREME
    compared = any(one.value is None for one in read.comparisons)
    if (
        upwards(_besides(question.text, read)) is None
        or taken
        or compared
        or any(read.tree.find_data("order"))
    ):
        return
    yield "The question asks for an extreme, and the query takes whatever comes: sort by it."


def _besides(text: str, read: Outline) -> str:
    """A question without the words by which the query calls things: `longest_lifespan`."""
    names = [*(name for one in read.reads for name in one.names), *texts_of(read)]
    called = words_of(apart_in_words(" ".join(names)))
    return " ".join(one.text for one in tokens_of(text) if one.stem not in called)


def other_units(read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """A number compared as the question has it, where the graph holds another unit.

    Or any other number, where nothing of that unit is compared with the question's.
    """
    for number, unit in quantities(question.text):
        compared = [
            (one, float(one.value))
            for one in read.comparisons
            if twin.schema.units.get(one.property) == unit.unit and _is_number(one.value)
        ]
        asked = unit.in_si(number)
        if not compared or any(isclose(value, asked, rel_tol=ROUNDED) for _, value in compared):
            continue
        for one, value in compared:
            if isclose(value, number, abs_tol=CLOSE):
                yield (
                    f"{quoted(one.property)} is in {unit.unit}: {value:g} of the question's unit "
                    f"is {asked:g} {unit.unit}."
                )
            elif value:
                yield (
                    f"The question names {asked:g} {unit.unit}, and the query compares "
                    f"{quoted(one.property)} with {value:g}."
                )


def turned_bounds(read: Outline, question: Question) -> Iterator[str]:
    """Less than the question's number, where it asks for more, or the reverse."""
    wanted = leaning(question.text)
    if wanted is None or "_NOT" in {one.type for one in _tokens(read)}:
        return
    numbers = set(numbers_said(question.text))
    numbers |= {unit.in_si(number) for number, unit in quantities(question.text)}
    for one in read.comparisons:
        turned = one.operator in (("<", "<=") if wanted else (">", ">="))
        if turned and any(_close(one.value, number) for number in numbers):
            asked, taken = ("more", "less") if wanted else ("less", "more")
            yield f"The question asks for {asked} than {one.value:g}, the query for {taken}."


def other_aggregate(read: Outline, question: Question) -> Iterator[str]:
    """An average where the question asks for a sum, or the reverse; not what divides by itself."""
    said = operators_of(question.text) & DRAWN.keys()
    drawn = set(read.functions) & set(DRAWN.values())
    if len(said) != 1 or len(drawn) != 1 or "/" in _tokens(read):
        return
    (asked,), (taken,) = said, drawn
    if DRAWN[asked] != taken:
        yield f"The question asks for the {asked}, and the query takes {taken}."


def left_out(read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """`NOT n:IfcDoor`, of a question about doors that denies nothing and asks not of all."""
    if not DENYING.isdisjoint(operators_of(question.text)):
        return
    asked = set(linked_names(spoken_of(question), twin).labels)
    if (avoided := read.avoided & asked) and avoided == asked & set(read.labels):
        names = ", ".join(map(quoted, sorted(avoided)))
        yield f"The question asks for {names}, and the query leaves just those out."


def turned_answer(read: Outline, rows: Rows, question: Question) -> Iterator[str]:
    """`count(n) = 0`, where it is asked whether there are any."""
    text = question.text
    any_of_them = asks_whether(text) and asks_whether_any(text, "")
    if not any_of_them or len(rows.columns) != 1 or "no" in operators_of(text):
        return
    clauses = list(read.tree.find_data("return_clause"))[-1:]
    item = next((one for clause in clauses for one in clause.find_data("item")), None)
    told = read.aliases.get(lone_name(item.children[0])) if item else None
    parts = [told] if told is not None else item.children if item else []
    signs = [str(one).upper() for one in parts if isinstance(one, Token)]
    none = any(literal_of(one, {}) == (0,) for one in parts) and signs[:1] == ["="]
    if none or signs[:1] == ["NOT"] or signs[:1] == ["<"]:
        yield "The question asks whether there are any, and the query tells whether there are none."


def _tokens(read: Outline) -> list[Token]:
    parts = read.tree.scan_values(lambda one: isinstance(one, Token))
    return [one for one in parts if isinstance(one, Token)]


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _close(held: object, number: float) -> bool:
    return isinstance(held, int | float) and abs(held - number) < CLOSE


def cut_short(
    query: Query, read: Outline, rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """A `LIMIT` or `SKIP` that the question does not name leaves out some of what is asked for.

    Raises `GraphUnavailable` when the engine is gone.
    """
    any_of_them = asks_whether(question.text) and asks_whether_any(question.text, "")
    one_or_other = "or" in operators_of(question.text) and comparatives(question.text)
    if any_of_them or one_or_other or names_an_extreme(question.text):
        return
    for clause in read.tree.iter_subtrees():
        if not is_rule(clause, "limit", "skip"):
            continue
        number = clause.children[-1]
        written = literal_of(number, query.parameters) if len(clause.children) == 2 else None
        many = written[0] if written else None
        if not isinstance(many, int) or many <= 0 or many in numbers_said(question.text):
            continue
        assert isinstance(number, Tree)
        at, more_of = number.meta, many + 1 if clause.data == "limit" else 0
        wider = f"{query.cypher[: at.start_pos]}{more_of}{query.cypher[at.end_pos :]}"
        more = look_up(twin.store, wider, dict(query.parameters))
        if isinstance(more, Rows) and not same_result(more, rows):
            yield f"{clause.data.upper()} {many} leaves out some of what is asked for."
