"""Facts before judgement: what code can tell about a query and its rows, before anyone judges.

A query that names what the graph does not hold, or looks at nothing in it, is never accepted,
whatever a judge would say; what is wrong goes into the repair.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from agents.checks.altered import altered
from agents.checks.as_read import against_reading
from agents.checks.by_itself import invented_numbers, looks_at_nothing
from agents.checks.computed import texts_with_numbers
from agents.checks.contradictions import (
    in_braces,
    labels_apart,
    never_held,
    types_apart,
    types_by_name,
)
from agents.checks.counted import (
    counted_again,
    counted_apart,
    counted_crosswise,
    counted_letters,
    counted_unfound,
)
from agents.checks.in_common import nothing_in_common
from agents.checks.measures_asked import other_measure, out_of_order
from agents.checks.names_in_parts import computed_names, names_by_part
from agents.checks.open_ends import other_ends
from agents.checks.polarity import (
    any_for_all,
    denied,
    filled,
    left_out,
    none_for_some,
    unfilled,
)
from agents.checks.quantities import other_units, turned_bounds, turned_units
from agents.checks.relevance import (
    beside_the_point,
    cut_short,
    nothing_of_some,
    only_counted,
    other_aggregate,
    several_of_one,
    turned_order,
    unsorted,
)
from agents.checks.small_words import asks_for_order
from agents.checks.sorted_by import sorted_by_another
from agents.checks.unasked import renumbered, unasked_conditions
from agents.checks.unheard import unheard
from agents.checks.written_texts import invented_texts
from agents.memory.remembered import Same
from agents.messages import (
    Attempt,
    Check,
    Entities,
    Grade,
    PatternMention,
    PropertyMention,
    Query,
    Question,
    TextOperator,
    Twin,
    Verdict,
)
from agents.schema.linked_names import same_word
from agents.schema.turns import spoken_of
from agents.steps.instructions_generator import sentence
from agents.steps.looking_up import edge_text
from agents.steps.second_opinion import agrees
from agents.steps.verification import by_code as verify
from graph_store import Execution, GraphSchema, Rows, quoted
from graph_store.cypher_outline import Outline, outline
from graph_store.cypher_patterns import EdgePattern
from graph_store.schema import Triple

NEAR = 0.75
"""A text so like one that exists (normalised Levenshtein ratio) is a slip of the pen."""


def by_code(
    question: Question, query: Query, execution: Execution, twin: Twin, second: Attempt | None
) -> Verdict | None:
    """The verdict where the facts allow only one; None where there is something to judge.

    What the second opinion found too is accepted, with the second's query where this one is beside
    the point; so is, where there is none, what another candidate found, if it is not.

    Unknown labels, types, properties and values give `Error or Empty`, as the way through
    verification finds what exists instead; an edge turned round, a name that lost its back-ticks,
    types that cannot meet, rows that nothing of the graph went into and a query beside the point
    give `Incorrect`.
    Raises `GraphUnavailable` when the engine is gone.
    """
    if not isinstance(execution, Rows):
        return None
    read = outline(query.cypher, query.parameters)
    wrong = [*looks_at_nothing(query, read, execution), *_split_names(read, twin.schema)]
    wrong += [*_reversed(read, twin.schema), *types_apart(read, twin.schema)]
    wrong += dict.fromkeys(computed_names(read))
    wrong += dict.fromkeys([*texts_with_numbers(read, twin.schema), *never_held(query.cypher)])
    if wrong:
        return Verdict(grade=Grade.INCORRECT, feedback=" ".join(wrong))
    missing = [*_unknown(query, read, twin, question), *_impossible(read, twin.schema)]
    missing += [*names_by_part(read, twin.schema), *labels_apart(query.cypher, twin.schema)]
    if missing:
        return Verdict(grade=Grade.ERROR_OR_EMPTY, feedback=" ".join(dict.fromkeys(missing)))
    said = _beside_what_is_named(query, read, execution, question, twin)
    if agrees(second, execution, in_order=asks_for_order(question.text)):
        why = " ".join(said)  # the same by chance: the query of the rules stands for it
        return Verdict(grade=Grade.ACCEPT, agreed=True, second=bool(said), feedback=why)
    if beside := [*said, *_beside_what_is_asked(query, read, execution, question, twin)]:
        return Verdict(grade=Grade.INCORRECT, feedback=" ".join(dict.fromkeys(beside)))
    return Verdict(grade=Grade.ACCEPT) if query.agreed and second is None else None


def _beside_what_is_named(
    query: Query, read: Outline, rows: Rows, question: Question, twin: Twin
) -> list[str]:
    """Where a query looks at other things than the question names, or at those it leaves out."""
    beside = [*beside_the_point(read, question, twin)]
    beside += unheard(query, read, rows, question, twin) if not beside else ()
    beside += nothing_in_common(read, question, twin) if not beside else ()
    beside += [*left_out(read, question, twin), *denied(read, question, twin)]
    beside += [*unfilled(query.cypher, question, twin), *none_for_some(read, question)]
    beside += filled(query.cypher, read, question, twin)
    beside += against_reading(query, read, rows, question, twin) if not beside else ()
    return beside


def _beside_what_is_asked(
    query: Query, read: Outline, rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """Where a query asks something else of the things that the question names."""
    yield from other_units(read, question, twin)
    yield from nothing_of_some(rows, question, twin)
    yield from turned_order(query.cypher, read, question)
    yield from unsorted(read, question)
    yield from sorted_by_another(read, question, twin)
    yield from turned_bounds(query.cypher, read, question)
    yield from other_ends(query.cypher, question)
    yield from any_for_all(read, question)
    yield from other_aggregate(read, question)
    yield from invented_numbers(query, read, rows, question)
    yield from invented_texts(query, read, rows, question, twin)
    yield from only_counted(query.cypher, question)
    yield from other_measure(query.cypher, read, rows, question, twin)
    yield from out_of_order(query.cypher, rows, question)
    yield from cut_short(query, read, rows, question, twin)
    yield from several_of_one(query, read, rows, question, twin)
    yield from counted_again(query, read, rows, question, twin)
    yield from counted_unfound(query, read, rows, question, twin)
    yield from counted_apart(read, rows)
    yield from counted_crosswise(query, read, rows, twin)
    yield from unasked_conditions(query.cypher, read, question, twin)
    yield from turned_units(query.cypher, question, twin)
    yield from counted_letters(read, question, twin)
    yield from altered(query, read, rows, question, twin)
    yield from renumbered(read, question)


def _split_names(read: Outline, schema: GraphSchema) -> Iterator[str]:
    """``n.Pset.Name``: without back-ticks it reads a map inside a map, and finds null."""
    known = _property_names(schema)
    for one in read.reads:
        if len(one.names) > 1 and one.names[0] not in known and one.name in known:
            yield (
                f"{one.variable}.{one.name} reads a map inside a map; put the name in back-ticks: "
                f"{one.variable}.{quoted(one.name)}."
            )


def _reversed(read: Outline, schema: GraphSchema) -> Iterator[str]:
    for edge in read.edges:
        if edge.directed and not _runs(read, edge, schema) and _runs(read, edge, schema, back=True):
            start, kind, end = _texts(read, edge)
            yield f"The relationship runs the other way: {edge_text(end, kind, start)}."


def _impossible(read: Outline, schema: GraphSchema) -> Iterator[str]:
    for edge in read.edges:
        labels = {*read.labels_of(edge.start), *read.labels_of(edge.end)}
        known = set(edge.types) <= schema.types.keys() and labels <= schema.labels.keys()
        if known and not _runs(read, edge, schema):
            yield f"No relationship runs {edge_text(*_texts(read, edge))}."


def _texts(read: Outline, edge: EdgePattern) -> tuple[str, str, str]:
    start, end = (next(iter(read.labels_of(one)), "") for one in (edge.start, edge.end))
    return start, "|".join(edge.types), end


def _runs(read: Outline, edge: EdgePattern, schema: GraphSchema, *, back: bool = False) -> bool:
    """Whether the graph holds such an edge, from any of the labels at one end to any at the other.

    Of a path of any length the ends are looked at one by one.
    """
    start, end = read.labels_of(edge.start), read.labels_of(edge.end)
    if back:
        start, end = end, start
    kept = [one for one in schema.triples if not edge.types or one.type in edge.types]
    if edge.repeated:
        leaves = any(_at(one.start, start) for one in kept)
        return leaves and any(_at(one.end, end) for one in kept)
    return any(_joins(one, start, end, edge.directed) for one in kept)


def _joins(triple: Triple, start: Sequence[str], end: Sequence[str], directed: bool) -> bool:
    forth = _at(triple.start, start) and _at(triple.end, end)
    return forth or (not directed and _at(triple.start, end) and _at(triple.end, start))


def _at(held: Iterable[str], wanted: Sequence[str]) -> bool:
    return not wanted or not set(wanted).isdisjoint(held)


def _property_names(schema: GraphSchema) -> frozenset[str]:
    return frozenset(types_by_name(Same(schema)))


def _unknown(query: Query, read: Outline, twin: Twin, question: Question) -> Iterator[str]:
    """The names and texts of a query that the graph does not hold, with the nearest that it does.

    Of conditions that stand in for each other it is enough that one finds its text. A text that
    the person named may be absent where nothing is like it: then "none" is the answer.
    """
    named = Entities(
        labels=read.labels,
        properties=tuple(dict.fromkeys(_reads(read, twin.schema))),
        patterns=tuple(
            PatternMention(start="", type=t, end="")
            for t in read.types
            if t not in twin.schema.types
        ),
    )
    yield from (sentence(one) for one in verify(named, twin).checks if not one.found)
    looked = [(one, verify(Entities(properties=(one,)), twin).checks[0]) for one in _texts_in(read)]
    held = {str(one.value).casefold() for one, check in looked if check.found}
    compared = [*read.comparisons, *(one for _, one in in_braces(read))]
    either = {(one.property, one.value) for one in compared if one.either}
    replaced = any(check.found and (one.property, one.value) in either for one, check in looked)
    for one, check in looked:
        if check.found or check.kind != "value" or str(one.value).casefold() in held:
            continue
        if replaced and (one.property, one.value) in either:
            continue
        if not _named_by(question, str(one.value)) or _is_slip(check):
            yield sentence(check)


def _reads(read: Outline, schema: GraphSchema) -> Iterator[PropertyMention]:
    """The properties read of nodes and edges; not the keys of maps that the query writes itself."""
    own = read.keys - _property_names(schema)
    for one in read.reads:
        first = one.names[0]
        if one.variable in read.variables or first not in own:
            label = _sole(read.labels_of(one.variable))
            yield PropertyMention(label=label, property=first)
    for node in read.nodes:
        for name, _ in node.properties:
            yield PropertyMention(label=_sole(read.labels_of(node)), property=name)
    for edge in read.edges:
        yield from (PropertyMention(label="", property=name) for name, _ in edge.properties)


def _texts_in(read: Outline) -> Iterator[PropertyMention]:
    """The texts that properties of nodes are compared with. That nothing is 2.1 m is an answer."""
    on_edges = {edge.variable for edge in read.edges}
    for node, one in in_braces(read):
        if isinstance(one.value, str) and one.value:
            label = _sole(read.labels_of(node))
            yield PropertyMention(label=label, property=one.property, value=one.value)
    for one in read.comparisons:
        if one.variable in on_edges or not (isinstance(one.value, str) and one.value):
            continue
        operator = "=" if one.operator == "<>" else one.operator
        if operator in get_args(TextOperator):
            yield PropertyMention(
                label=_sole(read.labels_of(one.variable)),
                property=one.property,
                value=one.value,
                operator=operator,
                ignore_case=one.ignore_case,
            )


def _sole(labels: Sequence[str]) -> str:
    return labels[0] if len(labels) == 1 else ""


def _named_by(question: Question, text: str) -> bool:
    """Whether the person said this: every word of it stands in the question or the talk."""
    said = same_word(spoken_of(question)).split()
    return set(same_word(text).split()) <= set(said)


def _is_slip(check: Check) -> bool:
    return any(one.similarity >= NEAR for one in check.candidates)
