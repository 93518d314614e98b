"""What questions are about: match patterns filled with labels and names of a graph."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from evaluation.generation.graph_words import GraphWords, asked, quoted
from evaluation.generation.wording import Phrase, article, nouns, of_one


@dataclass(frozen=True)
class Match:
    """One filled pattern: `cypher` binds `n` of `label`; `condition` puts it in words.

    `of_one` is the condition said of a single node, `names` the node it names.

    `parts` are the conditions alone, as Cypher, for patterns that have two.
    """

    category: str
    label: str
    cypher: str
    condition: str = ""
    of_one: str = ""
    names: str = ""
    anchor: str = ""
    parts: tuple[str, ...] = ()


def edge(start: str, kind: str, end: str, *, forward: bool, either_way: bool) -> str:
    """`(start)-[:KIND]->(end)`, in the direction given."""
    left, right = ("-", "->") if forward else ("<-", "-")
    return f"{start}-[:{kind}]-{end}" if either_way else f"{start}{left}[:{kind}]{right}{end}"


def matches(graph: GraphWords, rng: random.Random, most: int, one: list[Match]) -> Iterator[Match]:
    """Every pattern with its labels and a few of the names it could have, `most` of each.

    `one` are those of one named neighbour, which the others are made of.
    """
    for found in (
        _plain(graph, rng),
        one,
        _two_hops(graph, one, rng),
        _two_branches(graph, one, rng),
        _unions(graph, one, rng),
        _in_a_year(graph, rng),
    ):
        whole = list(found)
        yield from rng.sample(whole, min(most, len(whole)))


def _plain(graph: GraphWords, rng: random.Random) -> Iterator[Match]:
    for label in filter(graph.is_subject, graph.labels):
        yield Match("basic_(n)", label, f"MATCH (n:{label})")
        for name in rng.sample(graph.names[label], min(8, len(graph.names[label]))):
            cypher = f"MATCH (n:{label} {{{graph.name}: {quoted(name)}}})"
            yield Match("basic_(n*)", label, cypher, anchor=name)


def one_anchor(graph: GraphWords, rng: random.Random) -> Iterator[Match]:
    """`(n)-(m0*)`: nodes with one named neighbour."""
    for triple, how in graph.triples:
        for forward, words in ((True, how.start), (False, how.end)):
            label, other = (triple.start[0], triple.end[0])[:: 1 if forward else -1]
            if words is None or other not in graph.names or not graph.is_subject(label):
                continue
            for name in rng.sample(graph.names[other], min(6, len(graph.names[other]))):
                node = f"(:{other} {{{graph.name}: {quoted(name)}}})"
                pattern = edge("(n)", triple.type, node, forward=forward, either_way=how.either_way)
                yield Match(
                    "basic_(n)-(m0*)",
                    label,
                    f"MATCH (n:{label}) MATCH {pattern}",
                    words.format(m=graph.called(other, name)),
                    _said_of_one(how, words).format(m=graph.called(other, name)),
                    name,
                    parts=(pattern,),
                )


def _in_a_year(graph: GraphWords, rng: random.Random) -> Iterator[Match]:
    """Relationships with a first and a last year, asked for a year in which they held, or now."""
    dated = {
        kind.type
        for kind in graph.schema.relationships
        if {"start_year", "end_year"} <= {prop.name for prop in kind.properties}
    }
    for triple, how in graph.triples:
        if triple.type not in dated or how.start is None or how.end is None:
            continue
        for forward, words in ((True, how.start), (False, how.end)):
            label, other = (triple.start[0], triple.end[0])[:: 1 if forward else -1]
            left, right = ("-", "->") if forward else ("<-", "-")
            pattern = f"MATCH (n:{label}){left}[r:{triple.type}]{right}(m0:{other})"
            rows = asked(
                graph.store,
                f"{pattern} WHERE r.start_year IS NOT NULL "
                f"RETURN DISTINCT m0.{graph.name}, r.start_year",
            ).rows
            known = sorted((n, y) for n, y in rows if n in graph.names.get(other, ()))
            for name, year in rng.sample(known, min(6, len(known))):
                named = pattern.replace("m0:", ":").replace(
                    f"(:{other})", f"(:{other} {{{graph.name}: {quoted(name)}}})"
                )
                yield _current(graph, label, named, (words, other, name))
                yield Match(
                    "special_time-sensitive",
                    label,
                    f"{named} WHERE r.start_year <= {year} "
                    f"AND (r.end_year >= {year} OR r.end_year IS NULL)",
                    f"{words.format(m=graph.called(other, name))} in {year}",
                    names=name,
                    parts=(f"{triple.type} {name} {year}",),
                )


def _current(graph: GraphWords, label: str, named: str, said: tuple[str, str, str]) -> Match:
    """What began and has no end: "that Ida Holm currently commands" in plain order."""
    words, other, name = said
    return Match(
        "special_time-sensitive",
        label,
        f"{named} WHERE r.start_year IS NOT NULL AND r.end_year IS NULL",
        f"{words.format(m=graph.called(other, name))} currently",
        names=name,
    )


def _said_of_one(how: Phrase, words: str) -> str:
    return how.start_one if how.start_one and words == how.start else of_one(words)


def _two_hops(graph: GraphWords, one: list[Match], rng: random.Random) -> Iterator[Match]:
    for triple, how in graph.triples:
        for forward, words in ((True, how.start), (False, how.end)):
            label, middle = (triple.start[0], triple.end[0])[:: 1 if forward else -1]
            beyond = [m for m in one if m.label == middle]
            if words is None or how.either_way or not graph.is_subject(label) or not beyond:
                continue
            for second in rng.sample(beyond, min(4, len(beyond))):
                first = edge("(n)", triple.type, "(m0)", forward=forward, either_way=False)
                hop = second.parts[0].replace("(n)", f"(m0:{middle})", 1)
                noun = nouns(middle)[0]
                yield Match(
                    "basic_(n)-(m0)-(m1*)",
                    label,
                    f"MATCH (n:{label}) MATCH {hop} MATCH {first}",
                    words.format(m=f"{article(noun)} {noun} {second.of_one}"),
                    names=second.names,
                    parts=(first,),
                )


def _pairs(
    graph: GraphWords, found: list[Match], rng: random.Random, most: int
) -> Iterator[tuple[Match, Match]]:
    """Pairs of different conditions on one label."""
    for label in graph.labels:
        of_label = [match for match in found if match.label == label]
        for _ in range(min(most, len(of_label) // 2)):
            first, second = rng.sample(of_label, 2)
            if first.parts != second.parts:
                yield first, second


def _two_branches(graph: GraphWords, found: list[Match], rng: random.Random) -> Iterator[Match]:
    for first, second in _pairs(graph, found, rng, 30):
        yield Match(
            "basic_(n)-(m0*),(n)-(m1*)",
            first.label,
            f"MATCH (n:{first.label}) MATCH {first.parts[0]} MATCH {second.parts[0]}",
            f"{first.condition} and {second.condition}",
            parts=(first.cypher, second.cypher),
        )


def _unions(graph: GraphWords, found: list[Match], rng: random.Random) -> Iterator[Match]:
    for first, second in _pairs(graph, found, rng, 10):
        branches = " UNION ".join(f"{match.cypher} RETURN n" for match in (first, second))
        yield Match(
            "special_union",
            first.label,
            f"CALL {{ {branches} }}",
            f"{first.condition} or {second.condition}",
            parts=(first.cypher, second.cypher),
        )
