"""A query held against a reading of the question that its writer has not seen."""

from collections.abc import Iterator
from typing import Any

from lark import Token

from agents.checks.contradictions import in_braces, is_numeric, may_be
from agents.checks.quantities import chooses, tokens_in
from agents.checks.small_words import (
    asks_of_all,
    class_words,
    is_known,
    superlatives,
    tokens_of,
    weightless,
)
from agents.messages import Query, Question, Twin
from agents.schema.as_asked import Asked, Named, as_asked
from agents.schema.linked_names import linked_names
from agents.steps.executor import look_up
from graph_store import GraphNode, Rows, quoted
from graph_store.cypher_bounds import Bound
from graph_store.cypher_columns import columns_of
from graph_store.cypher_demands import bounds_in
from graph_store.cypher_outline import Outline
from graph_store.cypher_values import references_of

MOST_NAMED = 200
"""Things of one name that are looked at."""

CHOOSING = frozenset({"where", "inner_query", "braces"})


def against_reading(
    query: Query, read: Outline, rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """What a query does otherwise than every likely reading of its question.

    Raises `GraphUnavailable` when the engine is gone.
    """
    if _says_all(read, question, twin) or _is_chosen(query.cypher, read):
        return  # a reading is made only where something could be held against the query
    asked = as_asked(question, twin)
    if not (_takes_away(query.cypher) or asks_of_all(question.text)):
        yield from _turned(query.cypher, asked)
    if not rows.total:
        return  # whether that is an answer is judged by what it looked for
    if asked.without and (not _denies(query.cypher, read) or _takes_some(query.cypher, read)):
        yield "The question asks for what is not so, and the query leaves nothing out."
    yield from _other_things(query.cypher, read, asked, twin)
    if not read.edges and not chooses(read):
        yield from _all_of_them(query.cypher, read, asked, twin)


def _says_all(read: Outline, question: Question, twin: Twin) -> bool:
    """Whether a question only names classes, all of which the query looks at.

    And an end of a scale, where it sorts things of a lone class.
    """
    linked = linked_names(question.text, twin)
    measured = all(is_numeric(one, twin.schema) for one in linked.properties)
    if linked.values or not measured or not {*linked.labels} <= {*read.labels} - read.avoided:
        return False
    named = class_words(linked.labels)
    sorts = len(read.nodes) == 1 and any(read.tree.find_data("order"))
    harmless = weightless() | (superlatives() if sorts else frozenset())
    words = (one for one in tokens_of(question.text) if one.kind != "sign")
    return all(one.stem in harmless or is_known(one.text, named) for one in words)


def _is_chosen(cypher: str, read: Outline) -> bool:
    """Whether a query chooses by a text, and neither by a flag nor to count what it finds."""
    made = columns_of(cypher)
    counts = len(made) == 1 and made[0].counted
    chosen = _chooses(read, {""}) and _denies(cypher, read)
    return chosen and not counts and not any(map(_is_flag, bounds_in(cypher)))


def _turned(cypher: str, asked: Asked) -> Iterator[str]:
    """`d.IsExternal = true`, where the question asks for those of which it is false."""
    bounds = [one for one in bounds_in(cypher) if one.operator in ("=", "<>")]
    told = {one.name for made in columns_of(cypher) for one in made.reads}
    for names, value in asked.flags:
        mine = [one for one in bounds if one.property in names and one.property not in told]
        held = {(one.values[0] == (one.operator == "=")) for one in mine if _is_flag(one)}
        if held == {not value}:
            wanted = str(value).lower()
            yield f"The question asks for those of which {quoted(mine[0].property)} is {wanted}."


def _is_flag(bound: Bound) -> bool:
    return len(bound.values) == 1 and isinstance(bound.values[0], bool)


def _denies(cypher: str, read: Outline) -> bool:
    """Whether anything of a query may leave something out; a mere path does not."""
    tokens = read.tree.scan_values(lambda one: isinstance(one, Token))
    choosing = any(True for _ in read.tree.find_pred(lambda one: one.data in CHOOSING))
    measured = "SIZE" in read.functions or any(one.type == "_OPTIONAL" for one in tokens)
    return choosing or measured or _takes_away(cypher)


def _takes_some(cypher: str, read: Outline) -> bool:
    """`WHERE many > 0`: whether every condition wants that there are some."""
    bounds = bounds_in(cypher)
    some = all((one.operator, one.values) in {(">", (0,)), (">=", (1,))} for one in bounds)
    return bool(bounds) and some and "_NOT" not in {one.type for one in tokens_in(read)}


def _takes_away(cypher: str) -> bool:
    return any("-" in made.signs for made in columns_of(cypher))


def _other_things(cypher: str, read: Outline, asked: Asked, twin: Twin) -> Iterator[str]:
    """Windows counted or measured, and no doors looked at, where doors are asked for."""
    made, heads = columns_of(cypher), asked.counted or asked.measured
    if not heads or len(made) != 1 or (asked.counted and not made[0].counted):
        return
    looks = any(may_be(read.labels_of(one), heads, twin.schema) for one in read.nodes)
    found = [read.labels_of(name) for name in made[0].variables]
    if looks or not found or not all(found) or (asked.counted and made[0].signs):
        return
    names = ", ".join(map(quoted, sorted({name for labels in found for name in labels})))
    wanted = ", ".join(map(quoted, sorted(heads)))
    yield f"The question asks for {wanted}, and the query takes {names}."


def _all_of_them(cypher: str, read: Outline, asked: Asked, twin: Twin) -> Iterator[str]:
    """All walls looked at, or all elements counted, where the external walls are asked for."""
    for names, value in asked.flags:
        if not any(one.name in names for one in read.reads):
            wanted = f"{quoted(names[0])} is {str(value).lower()}"
            yield f"The question asks for those of which {wanted}, and the query looks at all."
    held, made = twin.schema.labels, columns_of(cypher)
    most = sum(held.get(label, 0) for label in asked.counted)
    labels = [label for one in read.nodes for label in read.labels_of(one)]
    least = min((held.get(label, 0) for label in labels), default=sum(held.values()))
    if asked.counted and len(made) == 1 and made[0].counted and least > most:
        heads = ", ".join(map(quoted, sorted(asked.counted)))
        yield f"The question asks for {heads}, and the query counts more than these."


def _chooses(read: Outline, mine: set[str]) -> bool:
    """Whether anything of a query may be how these nodes are chosen.

    A condition on them, one on any text or on what is not written out, or what is first of them.
    """
    compared = [*read.comparisons, *(one for _, one in in_braces(read))]
    if any(one.variable in mine or not isinstance(one.value, int | float) for one in compared):
        return True
    taking = [read.tree.find_data("where")]
    if any(read.tree.find_data("limit")) or "HEAD" in read.functions:
        taking.append(read.tree.find_data("order"))
    operands = (one for trees in taking for tree in trees for one in tree.find_data("operand"))
    return any(it.variable in mine for one in operands for it in references_of(one))


def nodes_named(named: Named, twin: Twin) -> list[GraphNode]:
    """The nodes that are named so, `MOST_NAMED` at most.

    Raises `GraphUnavailable` when the engine is gone.
    """
    given: dict[str, Any] = {}
    ways = []
    for one in named.called:
        tests = []
        if one.concepts:
            given[key := f"v{len(given)}"] = list(one.concepts)
            tests.append(f"any(c IN ${key} WHERE c IN n.concepts)")
        for names, text in one.texts:
            given[key := f"v{len(given)}"] = text
            held = (f"n.{quoted(name)} = ${key}" for name in names)
            tests.append(f"({' OR '.join(held)})")
        ways.append(f"({' AND '.join(tests)})")
    labels = " OR ".join(f"n:{quoted(one)}" for one in named.labels)
    cypher = f"MATCH (n) WHERE ({labels}) AND ({' OR '.join(ways)}) RETURN n"
    found = look_up(twin, cypher, given, MOST_NAMED)
    rows = found.rows if isinstance(found, Rows) else ()
    return [row[0] for row in rows if isinstance(row[0], GraphNode)]
