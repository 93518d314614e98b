"""Questions that count one kind of node for each of another: grouped and optional matches."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from evaluation.generation.graph_words import GraphWords, asked
from evaluation.generation.matches import Match, edge
from evaluation.generation.subject import MOST_NAMES, Made
from evaluation.generation.wording import nouns


class Counting(NamedTuple):
    """Nodes `n` of `label` and the nodes `m0` of label `counted` that have to do with them.

    `condition` puts it of m0 with `it` for n: "that berth at it".
    """

    label: str
    counted: str
    pattern: str
    condition: str

    @property
    def how_many(self) -> str:
        """ "how many ships berth at it", "how many doors are in it"."""
        many = nouns(self.counted)[1]
        if self.condition.startswith("that it "):
            return f"what is the number of {many} {self.condition}"
        verb = self.condition.removeprefix("that ")
        return f"how many {many} {verb if verb != self.condition else f'are {verb}'}"


def grouped(graph: GraphWords, rng: random.Random) -> Iterator[tuple[str, Made]]:
    """Match category and question, for each relationship that has words."""
    for counting in _countings(graph):
        optional = rng.random() < 0.5
        one, many = nouns(counting.label)[0], nouns(counting.counted)[1]
        question = f"For each {one}, {counting.how_many}?"
        if not optional:
            question = f"Count, for each {one} that has any, the {many} {counting.condition}."
        match = (
            f"MATCH (n:{counting.label}) {'OPTIONAL ' if optional else ''}MATCH {counting.pattern}"
        )
        category = "special_optional-match" if optional else "basic_(n)-(m0)"
        yield from _made(graph, counting.label, category, question, match)


def grouped_of_anchored(
    graph: GraphWords, rng: random.Random, one: list[Match]
) -> Iterator[tuple[str, Made]]:
    """The same counts where `n` has a named neighbour, and where `m0` has (three nodes)."""
    for counting in _countings(graph):
        many = nouns(counting.counted)[1]
        of_n = [match for match in one if match.label == counting.label]
        for match in rng.sample(of_n, min(3, len(of_n))):
            one_of_them = nouns(counting.label)[0]
            question = f"For each {one_of_them} {match.of_one}, {counting.how_many}?"
            cypher = f"{match.cypher} OPTIONAL MATCH {counting.pattern}"
            yield from _made(graph, counting.label, "special_optional-match", question, cypher)
        of_m0 = [match for match in one if match.label == counting.counted]
        for match in rng.sample(of_m0, min(3, len(of_m0))):
            question = (
                f"Count, for each {nouns(counting.label)[0]} that has any, "
                f"the {many} {match.condition} {_joined(counting.condition)}."
            )
            cypher = (
                f"MATCH (n:{counting.label}) MATCH {counting.pattern} "
                f"MATCH {match.parts[0].replace('(n)', '(m0)', 1)}"
            )
            yield from _made(graph, counting.label, "special_three-node-groupby", question, cypher)


def _joined(condition: str) -> str:
    return f"and {condition}" if condition.startswith("that ") else f"and that are {condition}"


def _countings(graph: GraphWords) -> Iterator[Counting]:
    for triple, how in graph.triples:
        for forward, words in ((False, how.start), (True, how.end)):
            # `words` put the counted node m0 by what it has to do with n.
            label, counted = (triple.start[0], triple.end[0])[:: 1 if forward else -1]
            if words is None or how.either_way or label == counted or words.startswith("with "):
                continue
            if not graph.is_subject(counted) or label not in graph.labels:
                continue
            condition = words.format(m="that type" if triple.type == "HAS_TYPE" else "it")
            yield Counting(
                label,
                counted,
                edge("(n)", triple.type, f"(m0:{counted})", forward=forward, either_way=False),
                condition.replace("of type that", "of that"),
            )


def _made(
    graph: GraphWords, label: str, category: str, question: str, match: str
) -> Iterator[tuple[str, Made]]:
    """The question with its counts, where all names are clear and some have several."""
    cypher = f"{match} WITH n, count(DISTINCT m0) AS num RETURN n.{graph.name}, num"
    rows = asked(graph.store, cypher).rows
    whole = all(name in graph.names[label] for name, _ in rows)
    if 1 < len(rows) <= MOST_NAMES and whole and max(n for _, n in rows) > 1:
        yield category, Made("n_m0_group_by_count", "groupby", question, cypher, dict(rows))
