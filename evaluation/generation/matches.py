"""What questions are about: match patterns filled with labels and names of a graph."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from evaluation.generation.wording import Phrase, article, nouns, of_one, phrase
from graph_store import GraphStore, QueryError, Rows
from graph_store.schema import Triple

NAME = {True: "Name", False: "name"}
LONGEST_NAME = 70


class GenerationError(Exception):
    """A query of the generator's own failed; the text says which."""


def asked(store: GraphStore, cypher: str) -> Rows:
    found = store.read(cypher, limit=100_000, seconds=60)
    if isinstance(found, QueryError):
        raise GenerationError(f"{cypher} failed: {found.message}; mend the template")
    return found


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


def quoted(name: str) -> str:
    """A name as a Cypher string."""
    return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'"


def asked_for(labels: tuple[str, ...]) -> str:
    """The label people ask for: `IfcWall` covers `IfcWallStandardCase` and the plain ones."""
    plain = re.sub(r"(StandardCase|ElementedCase)$", "", labels[0])
    return plain if plain in labels else labels[0]


class GraphWords:
    """What one graph offers to ask about: labels, named nodes, relationships in words."""

    def __init__(self, store: GraphStore) -> None:
        self.store = store
        self.schema = store.schema()
        self.building = any(label.startswith("Ifc") for label in self.schema.labels)
        self.name = NAME[self.building]

    @cached_property
    def triples(self) -> list[tuple[Triple, Phrase]]:
        """The relationships that have words, with the label asked for at either end."""
        kinds = {(asked_for(t.start), t.type, asked_for(t.end)) for t in self.schema.triples}
        found = []
        for start, kind, end in sorted(kinds):
            how = phrase(kind, end, building=self.building)
            if how and "Model" not in {start, end}:
                found.append((Triple(start=(start,), type=kind, end=(end,), count=0), how))
        return found

    @cached_property
    def labels(self) -> list[str]:
        """The first labels of all kinds that are asked about."""
        first = {asked_for(kind.labels) for kind in self.schema.kinds} - {"Model"}
        told = {t.start[0] for t, _ in self.triples} | {t.end[0] for t, _ in self.triples}
        return sorted(first & told if self.building else first)

    def is_subject(self, label: str) -> bool:
        """Whether one asks for such nodes: not for a building's types and layer sets."""
        return label in self.labels and not (
            self.building
            and label.endswith(("Type", "Style", "Set", "Reference", "Annotation", "Opening"))
        )

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """For each label the names that only one of its nodes has."""
        found = {}
        for label in self.labels:
            rows = asked(
                self.store,
                f"MATCH (n:{label}) WHERE n.{self.name} IS NOT NULL RETURN n.{self.name}, count(*)",
            ).rows
            found[label] = sorted(
                name for name, count in rows if count == 1 and self._speakable(name)
            )
        return found

    @staticmethod
    def _speakable(name: object) -> bool:
        return (
            isinstance(name, str)
            and 1 < len(name) <= LONGEST_NAME
            and not name.startswith("[unnamed")
            and any(c.isalpha() for c in name)
        )

    def called(self, label: str, name: str) -> str:
        """A node in words: `Ground Floor`, `the wall 'South wall GF'`."""
        if not self.building or label == "IfcBuildingStorey":
            return name
        if label.endswith(("Type", "Style", "Reference")) or label == "IfcMaterial":
            return f"'{name}'"
        return f"the {nouns(label)[0]} '{name}'"


def edge(start: str, kind: str, end: str, *, forward: bool, either_way: bool) -> str:
    """`(start)-[:KIND]->(end)`, in the direction given."""
    left, right = ("-", "->") if forward else ("<-", "-")
    return f"{start}-[:{kind}]-{end}" if either_way else f"{start}{left}[:{kind}]{right}{end}"


def matches(graph: GraphWords, rng: random.Random, most: int) -> Iterator[Match]:
    """Every pattern with its labels and a few of the names it could have, `most` of each."""
    one = list(_one_anchor(graph, rng))
    for found in (
        _plain(graph, rng),
        one,
        _two_hops(graph, one, rng),
        _two_branches(graph, one, rng),
        _unions(graph, one, rng),
    ):
        whole = list(found)
        yield from rng.sample(whole, min(most, len(whole)))


def _plain(graph: GraphWords, rng: random.Random) -> Iterator[Match]:
    for label in filter(graph.is_subject, graph.labels):
        yield Match("basic_(n)", label, f"MATCH (n:{label})")
        for name in rng.sample(graph.names[label], min(8, len(graph.names[label]))):
            cypher = f"MATCH (n:{label} {{{graph.name}: {quoted(name)}}})"
            yield Match("basic_(n*)", label, cypher, anchor=name)


def _one_anchor(graph: GraphWords, rng: random.Random) -> Iterator[Match]:
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
