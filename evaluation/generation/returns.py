"""What is asked of a match: return templates, each giving a question, its Cypher, its answer."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from evaluation.generation.graph_words import quoted
from evaluation.generation.subject import MOST_NAMES, Made, Subject
from evaluation.generation.wording import (
    BOOLEANS,
    article,
    extremes,
    is_additive,
    plural,
    property_words,
)
from graph_store import GraphNode


def returns(subject: Subject) -> Iterator[Made]:
    """Every question that makes sense of a match, in the templates' order."""
    templates = _OF_ONE if subject.match.anchor else _OF_MANY
    for template in templates:
        made = template(subject)
        if made is not None:
            yield made


def _count(s: Subject) -> Made:
    question = s.rng.choice(
        [f"How many {s.described} are there?", f"What is the number of {s.described}?"]
    )
    return Made(
        "n_agg", "count", question, f"{s.gold} RETURN count(n)", len(s.nodes), None, s.nodes
    )


def _list(s: Subject) -> Made | None:
    names = s.names()
    if names is None or not 0 < len(names) <= MOST_NAMES:
        return None
    question = s.rng.choice([f"List the {s.described}.", f"Which {s.described} are there?"])
    cypher = f"{s.gold} RETURN n.{s.graph.name}"
    return Made("n_name", "list", question, cypher, names, None, s.nodes)


def _property(s: Subject) -> Made | None:
    prop = s.one_of((str, int, float))
    if prop is None or len(s.nodes) != 1:
        return None
    value = s.nodes[0].properties[prop]
    question = (
        f"What is the {property_words(prop)} of {s.graph.called(s.match.label, s.match.anchor)}?"
    )
    cypher = f"{s.gold} RETURN {s.column(prop)}"
    unit = s.unit(prop) if not isinstance(value, str) else None
    return Made("n_prop", "attribute", question, cypher, value, unit, s.nodes)


def _name_property(s: Subject) -> Made | None:
    names, prop = s.names(), s.one_of((int, float))
    if names is None or prop is None or not 1 < len(names) <= MOST_NAMES:
        return None
    value = {n: node.properties[prop] for n, node in zip(names, s.nodes, strict=True)}
    question = f"List the {s.described} with their {property_words(prop)}."
    cypher = f"{s.gold} RETURN n.{s.graph.name}, {s.column(prop)}"
    return Made("n_name_prop", "table", question, cypher, value, s.unit(prop), s.nodes)


def _ranked(s: Subject) -> tuple[str, list[tuple[float, str, GraphNode]]] | None:
    """A number property without ties, and the nodes from the least to the greatest."""
    names, prop = s.names(), s.one_of((int, float))
    if names is None or prop is None or len(names) < 2:
        return None
    measures = [float(node.properties[prop]) for node in s.nodes]
    if any(abs(a - b) <= 0.01 * abs(b) for a, b in pairwise(sorted(measures))):
        return None
    ranked = sorted(zip(measures, names, s.nodes, strict=True), key=lambda entry: entry[0])
    return prop, ranked


def _argmax(s: Subject) -> Made | None:
    found = _ranked(s)
    if found is None:
        return None
    prop, ranked = found
    greatest = s.rng.random() < 0.6
    measure, name, node = ranked[-1 if greatest else 0]
    adjective = extremes(prop)[0 if greatest else 1]
    question = f"Which of the {s.described} has the {adjective} {property_words(prop)}?"
    order = "DESC" if greatest else "ASC"
    cypher = f"{s.gold} RETURN n.{s.graph.name} ORDER BY {s.column(prop)} {order} LIMIT 1"
    return Made("n_argmax", "superlative", question, cypher, [name, measure], s.unit(prop), (node,))


def _ordered(s: Subject) -> Made | None:
    found = _ranked(s)
    if found is None or len(found[1]) > MOST_NAMES:
        return None
    prop, ranked = found
    down = s.rng.random() < 0.5
    names = [name for _, name, _ in ranked][:: -1 if down else 1]
    question = (
        f"List the {s.described} by {property_words(prop)}, "
        f"{'highest' if down else 'lowest'} first."
    )
    cypher = (
        f"{s.gold} RETURN n.{s.graph.name} ORDER BY {s.column(prop)} {'DESC' if down else 'ASC'}"
    )
    return Made("n_order_by", "ordered", question, cypher, names, None, s.nodes)


def _aggregate(s: Subject) -> Made | None:
    prop = s.one_of((int, float))
    if prop is None or len(s.nodes) < 2:
        return None
    measures = [float(node.properties[prop]) for node in s.nodes]
    functions: dict[str, tuple[str, float]] = {
        "average": ("avg", sum(measures) / len(measures)),
        "largest": ("max", max(measures)),
        "smallest": ("min", min(measures)),
    }
    if is_additive(prop):
        functions["total"] = ("sum", sum(measures))
    word = s.rng.choice(sorted(functions))
    function, value = functions[word]
    question = f"What is the {word} {property_words(prop)} of the {s.described}?"
    cypher = f"{s.gold} RETURN {function}({s.column(prop)})"
    return Made("n_agg", "aggregate", question, cypher, value, s.unit(prop))


def _where_number(s: Subject) -> Made | None:
    prop = s.one_of((int, float))
    if prop is None or len(s.nodes) < 2:
        return None
    measures = sorted({float(node.properties[prop]) for node in s.nodes})
    gaps = [(a, b) for a, b in pairwise(measures) if b - a > 0.02 * abs(b)]
    if not gaps:
        return None
    low, high = s.rng.choice(gaps)
    limit = _round_between(low, high)
    more = s.rng.random() < 0.5
    kept = tuple(n for n in s.nodes if (n.properties[prop] > limit) is more)
    unit = s.unit(prop)
    told = f"{limit:g} {unit}" if unit else f"{limit:g}"
    question = (
        f"How many {s.described} have {article(property_words(prop))} {property_words(prop)} of "
        f"{'more' if more else 'less'} than {told}?"
    )
    sign = ">" if more else "<"
    cypher = f"{s.gold} WHERE {s.column(prop)} {sign} {limit} RETURN count(n)"
    return Made("n_where", "count_filtered", question, cypher, len(kept), None, kept)


def _round_between(low: float, high: float) -> float:
    """The number of fewest digits strictly between the two."""
    middle = (low + high) / 2
    rounded = (float(f"{middle:.{digits}e}") for digits in range(16))
    return next(number for number in rounded if low < number < high)


def _where_boolean(s: Subject) -> Made | None:
    found = [prop for prop in s.filled((bool,)) if prop.rpartition(".")[2] in BOOLEANS]
    if not found:
        return None
    prop = s.rng.choice(found)
    wanted = s.rng.random() < 0.6
    kept = tuple(node for node in s.nodes if node.properties[prop] is wanted)
    if not kept:
        return None
    phrase = BOOLEANS[prop.rpartition(".")[2]][0 if wanted else 1]
    question = f"How many of the {s.described} {phrase}?"
    cypher = f"{s.gold} WHERE {s.column(prop)} = {str(wanted).lower()} RETURN count(n)"
    return Made("n_where", "count_filtered", question, cypher, len(kept), None, kept)


def _group_by(s: Subject) -> Made | None:
    prop = s.one_of((str,))
    if prop is None or len(s.nodes) < 3:
        return None
    groups = Counter(node.properties[prop] for node in s.nodes)
    if not 1 < len(groups) <= min(12, len(s.nodes) - 1):
        return None
    question = f"How many {s.described} are there for each {property_words(prop)}?"
    cypher = f"{s.gold} WITH {s.column(prop)} AS key, count(n) AS agg RETURN key, agg"
    return Made("n_group_by", "groupby", question, cypher, dict(groups))


def _distinct(s: Subject) -> Made | None:
    prop = s.one_of((str,))
    if prop is None or len(s.nodes) < 3:
        return None
    values = sorted({node.properties[prop] for node in s.nodes})
    if not 1 < len(values) <= MOST_NAMES:
        return None
    question = f"Which different values does the {property_words(prop)} of the {s.described} have?"
    cypher = f"{s.gold} RETURN DISTINCT {s.column(prop)}"
    return Made("n_prop_distinct", "list", question, cypher, values)


def _distinct_entries(s: Subject) -> Made | None:
    """The different entries of a property that holds lists."""
    held = s.lists()
    if not held or len(s.nodes) < 2:
        return None
    prop = s.rng.choice(held)
    values = sorted({entry for node in s.nodes for entry in node.properties.get(prop, ())})
    if not 1 < len(values) <= MOST_NAMES:
        return None
    question = f"Which different {plural(property_words(prop))} do the {s.described} have?"
    cypher = f"{s.gold} UNWIND {s.column(prop)} AS entry RETURN DISTINCT entry"
    return Made("n_prop_array_distinct", "list", question, cypher, values)


def compared(s: Subject) -> Made | None:
    """A question that compares two named nodes of one label."""
    found = _ranked(s)
    if found is None:
        return None
    prop, ranked = found
    (low, _, first), (high, more, second) = sorted(
        s.rng.sample(ranked, 2), key=lambda entry: entry[0]
    )
    plain = [str(node.properties[s.graph.name]) for node in (first, second)]
    if not set(plain) <= set(s.graph.names[s.match.label]):
        return None
    called = [s.graph.called(s.match.label, name) for name in s.rng.sample(plain, 2)]
    label, name = s.match.label, s.graph.name
    match = (
        f"MATCH (n:{label} {{{name}: {quoted(plain[0])}}}), "
        f"(m0:{label} {{{name}: {quoted(plain[1])}}})"
    )
    column, other = s.column(prop), s.column(prop).replace("n.", "m0.", 1)
    spoken = property_words(prop)
    way = s.rng.choice(("which", "how much", "whether"))
    if way == "whether":
        yes = s.rng.random() < 0.5
        one, two = (s.graph.called(label, name) for name in plain[:: -1 if yes else 1])
        question = f"Is the {spoken} of {one} greater than that of {two}?"
        sides = f"{other} > {column}" if yes else f"{column} > {other}"
        cypher = f"{match} RETURN {sides} AS answer"
        return Made("n_m0_comparison_boolean", "comparison", question, cypher, yes)
    if way == "which":
        question = f"Which has the greater {spoken}, {called[0]} or {called[1]}?"
        larger = f"CASE WHEN {column} > {other} THEN n.{name} ELSE m0.{name} END"
        cypher = f"{match} RETURN {larger} AS answer"
        return Made("n_m0_comparison_argmax", "comparison", question, cypher, more, None, (second,))
    question = (
        f"By how much does the {spoken} of {s.graph.called(label, plain[1])} exceed "
        f"that of {s.graph.called(label, plain[0])}?"
    )
    cypher = f"{match} RETURN {other} - {column} AS answer"
    template = "n_m0_comparison_arithmetic"
    return Made(template, "comparison", question, cypher, high - low, s.unit(prop))


Template = Callable[[Subject], Made | None]
_OF_ONE: tuple[Template, ...] = (_property,)
_OF_MANY: tuple[Template, ...] = (
    _count, _list, _name_property, _argmax, _ordered, _aggregate, _where_number,
    _where_boolean, _group_by, _distinct, _distinct_entries,
)  # fmt: skip
