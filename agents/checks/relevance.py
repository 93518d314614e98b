"""Whether a query asks what was asked: what the question names, and in the units it names."""

import re
from collections.abc import Iterator

from lark import Token, Tree

from agents.checks.bounds import apart_in_words, texts_of
from agents.checks.contradictions import types_by_name
from agents.checks.grounding import is_number
from agents.checks.quantities import tokens_in
from agents.checks.sameness import same_result
from agents.checks.small_words import (
    asks_for_an_end,
    asks_for_an_extreme,
    asks_whether,
    asks_whether_any,
    comparatives,
    most_or_fewest,
    names_a_storey,
    names_an_extreme,
    names_one,
    numbers_said,
    operators_of,
    ranks_said,
    tokens_of,
    upwards,
    words_of,
)
from agents.memory.remembered import Same
from agents.messages import Query, Question, Twin
from agents.schema.linked_names import LinkedNames, linked_names, same_word
from agents.schema.turns import spoken_of
from agents.steps.executor import look_up
from graph_store import GraphSchema, Rows, quoted
from graph_store.cypher_columns import columns_of
from graph_store.cypher_outline import Outline
from graph_store.cypher_values import Reference, is_operand, is_rule, literal_of, references_of

DRAWN = {"average": "AVG", "sum": "SUM"}
TELLING = frozenset({"which", "who", "list", "where", "when"})
BEING = frozenset({"is", "exists"})
COUNTING = frozenset({"how_many", "sum", "average", "share", "ratio", "difference"})

STOREY = "IfcBuildingStorey"
EXTREME = frozenset({"max", "min"})
OTHERWISE = frozenset({"MAX", "MIN", "STDEV", "STDEVP", "PERCENTILECONT", "PERCENTILEDISC"})
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
    named |= set(led_to(read, twin.schema))
    kinds = (set(one.labels) for one in twin.schema.kinds)
    related = any(kind & named and not kind.isdisjoint(asked) for kind in kinds)
    if linked.names & named or related or _shared_text(linked, read):
        return
    yield (
        f"The question names {', '.join(map(quoted, asked[:3]))}, and the query looks at "
        f"{', '.join(map(quoted, read.labels[:3]))} only."
    )


def led_to(read: Outline, schema: GraphSchema) -> Iterator[str]:
    """The labels of what has none in the query, where a relationship leads to it: `HAS_TYPE`."""
    for edge in read.edges:
        for here, there, ends in ((edge.start, edge.end, 1), (edge.end, edge.start, -1)):
            known = read.labels_of(here)
            if read.labels_of(there) or not known or not edge.types:
                continue
            for one in schema.triples:
                start, end = (one.start, one.end)[::ends]
                if one.type in edge.types and not set(known).isdisjoint(start):
                    yield from end


def _shared_text(linked: LinkedNames, read: Outline) -> bool:
    """Whether the query compares with a text that the question names."""
    values = [one.value for one in read.comparisons]
    values += [value for node in read.nodes for _, value in node.properties]
    compared = [same_word(one) for one in values if isinstance(one, str)]
    texts = [same_word(value) for _, value in linked.values]
    return any(one in text or text in one for one in compared for text in texts)


def turned_order(cypher: str, read: Outline, question: Question) -> Iterator[str]:
    """The first of a sorted result, where the question asks for the last."""
    wanted = most_or_fewest(question.text) if (up := upwards(question.text)) is None else up
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


def other_aggregate(read: Outline, question: Question) -> Iterator[str]:
    """An average where the question asks for a sum, or the reverse; not what divides by itself.

    Nor the greatest, the least or a deviation for either, where the question speaks of no extreme.
    """
    said = operators_of(question.text) & DRAWN.keys()
    drawn = set(read.functions) & set(DRAWN.values())
    if said and not drawn and not names_an_extreme(question.text):
        drawn = set(read.functions) & OTHERWISE
    if len(said) != 1 or len(drawn) != 1 or "/" in tokens_in(read):
        return
    (asked,), (taken,) = said, drawn
    if DRAWN[asked] != taken:
        yield f"The question asks for the {asked}, and the query takes {taken}."


def only_counted(cypher: str, question: Question) -> Iterator[str]:
    """A lone `count(…)`, where it is asked what, which, where or when, and for no number."""
    said = operators_of(question.text)
    made = columns_of(cypher)
    asks = (said & TELLING and said.isdisjoint(BEING)) or not asks_whether(question.text)
    if len(made) == 1 and made[0].counted and asks and said.isdisjoint(COUNTING):
        yield "The question asks for no number of things, and the query only counts."


def nothing_of_some(rows: Rows, question: Question, twin: Twin) -> Iterator[str]:
    """No row, where it is asked for the widest door, and there are doors.

    Raises `GraphUnavailable` when the engine is gone.
    """
    if rows.total or not names_an_extreme(question.text) or numbers_said(question.text):
        return
    linked = linked_names(question.text, twin)
    if linked.labels and not linked.lacking:
        yield "The question asks for one end of what there is, and the query finds nothing."


def several_of_one(
    query: Query, read: Outline, rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """`LIMIT 2`, where it is asked for the one largest room.

    Raises `GraphUnavailable` when the engine is gone.
    """
    limits = [one.children[-1] for one in read.tree.find_data("limit")]
    many = [told[0] for one in limits if (told := literal_of(one, query.parameters))]
    cells = list(zip(*rows.rows, strict=True))
    tied = not any(is_number(one[0]) and len(set(one)) > 1 for one in cells if one)
    if tied or not asks_for_an_extreme(question.text) or many in ([], [1]):
        return
    linked = linked_names(question.text, twin)
    if numbers_said(question.text).isdisjoint(many) and names_one(question.text, linked.labels):
        yield f"The question asks for the first of all, and LIMIT {many[-1]} tells more than that."


def cut_short(
    query: Query, read: Outline, rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """A `LIMIT` or `SKIP` that the question does not name leaves out some of what is asked for.

    Of the widest the first may be taken, and none passed over; of the second widest one is.
    Raises `GraphUnavailable` when the engine is gone.
    """
    any_of_them = asks_whether(question.text) and asks_whether_any(question.text, "")
    one_or_other = "or" in operators_of(question.text) and comparatives(question.text)
    if any_of_them or one_or_other:
        return
    passed = {one - 1 for one in ranks_said(question.text)}
    looked_at = ("skip",) if names_an_extreme(question.text) else ("limit", "skip")
    sorted_for = {id(one) for one in _limits_of_an_order(read, question, twin.schema)}
    for clause in read.tree.iter_subtrees():
        if not is_rule(clause, *looked_at) or id(clause) in sorted_for:
            continue
        number = clause.children[-1]
        written = literal_of(number, query.parameters) if len(clause.children) == 2 else None
        many = written[0] if written else None
        if not isinstance(many, int) or many <= 0 or many in numbers_said(question.text):
            continue
        if clause.data == "skip" and many in passed:
            continue
        assert isinstance(number, Tree)
        at, more_of = number.meta, many + 1 if clause.data == "limit" else 0
        wider = f"{query.cypher[: at.start_pos]}{more_of}{query.cypher[at.end_pos :]}"
        more = look_up(twin, wider, dict(query.parameters))
        if isinstance(more, Rows) and not same_result(more, rows):
            yield f"{clause.data.upper()} {many} leaves out some of what is asked for."


def _limits_of_an_order(
    read: Outline, question: Question, schema: GraphSchema
) -> Iterator[Tree[Token]]:
    """The limits behind an order that the question asks for without an adjective of degree.

    By time (`ends first`), or of the storeys by height, where it calls one by where it lies. A
    text tells no time as it stands: `31/12/2026` is no later than `01/01/2027` by its letters.
    """
    types = types_by_name(Same(schema))
    by_time, by_height = asks_for_an_end(question.text), names_a_storey(question.text)
    for clause in read.tree.iter_subtrees():
        orders = [one for one in clause.children if is_rule(one, "order")]
        texts = any(types.get(one.name) == frozenset({"string"}) for one in _plainly_by(orders))
        of_storeys = by_height and any(STOREY in labels for labels in _sorted_by(orders, read))
        if orders and ((by_time and not texts) or of_storeys):
            yield from (one for one in clause.children if is_rule(one, "limit"))


def _plainly_by(orders: list[Tree[Token]]) -> Iterator[Reference]:
    """The properties that are sorted by as they stand."""
    for operand in (one for order in orders for one in order.find_data("sort")):
        first = operand.children[0]
        yield from references_of(first) if is_operand(first) else ()


def _sorted_by(orders: list[Tree[Token]], read: Outline) -> Iterator[tuple[str, ...]]:
    """The labels of that by whose properties it is sorted."""
    for operand in (one for order in orders for one in order.find_data("operand")):
        yield from (read.labels_of(one.variable) for one in references_of(operand))
