"""Questions on how many of one kind each of another has: none, at least two, more than that one.

The templates are this project's own; the benchmark has none of their kind.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

from evaluation.generation.graph_words import GraphWords, asked, quoted
from evaluation.generation.matches import Match, edge
from evaluation.generation.subject import MOST_NAMES, Made, Subject
from evaluation.generation.wording import nouns
from graph_store import GraphNode

MOST_NODES = 200


class Having(NamedTuple):
    """Nodes `n` of `label` and how many `counted` each has, by `cypher` up to `num`.

    `none` and `more` say in words that a node has none, or more than `{count}`; `more` is None
    where there are no plain words for it.
    """

    label: str
    counted: str
    cypher: str
    none: str
    more: str | None
    numbers: tuple[tuple[GraphNode, int], ...]


def counting(graph: GraphWords, rng: random.Random) -> Iterator[tuple[str, Made]]:
    """Match category and question: negations, thresholds of counts, comparisons of counts."""
    for having in _havings(graph):
        numbers = sorted({count for _, count in having.numbers})
        if len(numbers) < 2:
            continue
        if numbers[0] == 0:
            yield from _asked(graph, rng, having, "own_negation", test="= 0", said=having.none)
        if having.more is not None:
            limit = rng.choice(numbers[:-1]) or rng.choice([n for n in numbers if n])
            if 0 < limit < numbers[-1]:
                noun = nouns(having.counted)[limit > 1]
                said = having.more.format(count=limit, noun=noun)
                yield from _asked(
                    graph, rng, having, "own_count-threshold", test=f"> {limit}", said=said
                )
        yield from _compared(graph, rng, having)


def _havings(graph: GraphWords) -> Iterator[Having]:
    for triple, how in graph.triples:
        for forward in (True, False):
            label, counted = (triple.start[0], triple.end[0])[:: 1 if forward else -1]
            if label == counted or not (graph.is_subject(label) and graph.is_subject(counted)):
                continue
            words = _words(graph, how.owner, forward, (how.start, how.end), counted)
            if words is None:
                continue
            pattern = edge("(n)", triple.type, f"(m0:{counted})", forward=forward, either_way=False)
            cypher = f"MATCH (n:{label}) OPTIONAL MATCH {pattern} WITH n, count(DISTINCT m0) AS num"
            rows = asked(graph.store, f"{cypher} RETURN n, num").rows
            if 1 < len(rows) <= MOST_NODES:
                found = sorted(((node, count) for node, count in rows), key=lambda r: str(r[0].key))
                yield Having(label, counted, cypher, *words, tuple(found))


def _words(
    graph: GraphWords,
    owner: str | None,
    forward: bool,
    said: tuple[str | None, str | None],
    counted: str,
) -> tuple[str, str | None] | None:
    """How it is put that a node has none of the counted, and that it has more than `{count}`."""
    noun = nouns(counted)[0]
    if graph.building:
        has = owner == ("start" if forward else "end")
        located = counted in {"IfcDoor", "IfcWindow"} and said == ("in {m}", None)
        return ("have no " + noun, "have more than {count} {noun}") if has and not located else None
    start, end = said
    if forward and start is not None:
        verb = _before_amount(start.removeprefix("that ").removesuffix(" {m}"), noun)
        if verb.startswith("have ") and verb != "have {m}":
            return None
        return verb.format(m=f"no {noun}"), verb.replace("{m}", "more than {count} {noun}")
    if end is not None and not forward and " has " not in end:
        return end.format(m=f"no {noun}"), None
    return None


def _before_amount(verb: str, noun: str) -> str:
    """The verb with `{m}` where the amount stands: `play for {m}`, and for a verb that ends in the
    noun without it: `have genre` → `have {m}`."""
    return f"{verb.removesuffix(noun).strip()} {{m}}"


def _asked(
    graph: GraphWords, rng: random.Random, having: Having, category: str, *, test: str, said: str
) -> Iterator[tuple[str, Made]]:
    """The nodes whose count passes the test, listed or counted."""
    limit = int(test.rpartition(" ")[2])
    kept = tuple(node for node, count in having.numbers if (count > limit if limit else count == 0))
    many = nouns(having.label)[1]
    clause = f"{many} are there {said}" if said.startswith("that ") else f"{many} {said}"
    cypher = f"{having.cypher} WHERE num {test} RETURN"
    question = f"How many {clause}?"
    yield (
        category,
        Made("n_agg", "count", question, f"{cypher} count(n) AS amount", len(kept), None, kept),
    )
    names = Subject(graph, Match(category, having.label, having.cypher), kept, rng).names()
    if names and len(names) <= MOST_NAMES:
        cypher = f"{cypher} n.{graph.name} AS name"
        yield category, Made("n_name", "list", f"Which {clause}?", cypher, names, None, kept)


def _compared(graph: GraphWords, rng: random.Random, having: Having) -> Iterator[tuple[str, Made]]:
    """Which of two named nodes has more of the counted; only where they have different numbers."""
    named = [
        (str(node.properties.get(graph.name)), count, node)
        for node, count in having.numbers
        if node.properties.get(graph.name) in graph.names[having.label]
    ]
    if not graph.building or len({count for _, count, _ in named}) < 2:
        return
    pair = rng.sample(named, 2)
    if pair[0][1] == pair[1][1]:
        return
    first, second = (graph.called(having.label, name) for name, _, _ in pair)
    name, _, node = max(pair, key=lambda entry: entry[1])
    question = f"Which has more {nouns(having.counted)[1]}, {first} or {second}?"
    names = ", ".join(quoted(name) for name, _, _ in pair)
    cypher = (
        f"{having.cypher} WHERE n.{graph.name} IN [{names}] "
        f"RETURN n.{graph.name} AS name ORDER BY num DESC LIMIT 1"
    )
    yield (
        "own_count-comparison",
        Made("n_argmax", "comparison", question, cypher, name, None, (node,)),
    )
