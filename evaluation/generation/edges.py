"""Match patterns that name no node: any neighbour, and one neighbour by two relationships."""

from collections.abc import Iterator

from evaluation.generation.graph_words import GraphWords, asked
from evaluation.generation.matches import Match, edge
from evaluation.generation.wording import Phrase, article, nouns
from graph_store.schema import Triple

Side = tuple[Triple, Phrase, bool]
"""A relationship told from its start (true) or from its end."""


def edges(graph: GraphWords) -> Iterator[Match]:
    """`(n)-(m0)` where not every `n` has an `m0`, and `(n)=(m0)`, one `m0` by two relationships."""
    for side in _sides(graph):
        label, other = _ends(side)
        cypher = f"MATCH (n:{label}) MATCH {_pattern(side, other)}"
        if _count(graph, cypher) < _count(graph, f"MATCH (n:{label})"):
            condition = _words(side).format(m=f"any {nouns(other)[0]}")
            yield Match("basic_(n)-(m0)", label, cypher, condition)
    yield from _double(graph)


def _double(graph: GraphWords) -> Iterator[Match]:
    sides = list(_sides(graph))
    for n, first in enumerate(sides):
        for second in sides[n + 1 :]:
            if _ends(first) != _ends(second) or first[0].type == second[0].type:
                continue
            label, other = _ends(first)
            noun = nouns(other)[0]
            patterns = _pattern(first, other), _pattern(second, other)
            yield Match(
                "basic_(n)=(m0)",
                label,
                f"MATCH (n:{label}) MATCH {patterns[0]} MATCH {patterns[1]}",
                f"{_words(first).format(m=f'{article(noun)} {noun}')} and "
                f"{_words(second).format(m=f'the same {noun}')}",
            )


def _sides(graph: GraphWords) -> Iterator[Side]:
    for triple, how in graph.triples:
        for forward, words in ((True, how.start), (False, how.end)):
            side = triple, how, forward
            label, other = _ends(side)
            named = other in graph.names and not words_of_a_type(triple.type)
            if words is not None and graph.is_subject(label) and named:
                yield side


def words_of_a_type(kind: str) -> bool:
    """Whether every thing has such a neighbour, so that "of any type" says nothing."""
    return kind in {"HAS_TYPE", "ON_STOREY"}


def _ends(side: Side) -> tuple[str, str]:
    triple, _, forward = side
    label, other = (triple.start[0], triple.end[0])[:: 1 if forward else -1]
    return label, other


def _pattern(side: Side, other: str) -> str:
    triple, how, forward = side
    return edge("(n)", triple.type, f"(m0:{other})", forward=forward, either_way=how.either_way)


def _words(side: Side) -> str:
    _, how, forward = side
    return str(how.start if forward else how.end)


def _count(graph: GraphWords, cypher: str) -> int:
    ((count,),) = asked(graph.store, f"{cypher} RETURN count(DISTINCT n)").rows
    return int(count)
