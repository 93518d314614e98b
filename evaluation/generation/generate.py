"""A question set made from one graph: filled patterns, filtered for sense, asked for answers."""

import hashlib
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import chain

from evaluation.comparing.compare import Outcome, compare
from evaluation.generation.counting import counting
from evaluation.generation.edges import edges
from evaluation.generation.graph_words import GenerationError, GraphWords, asked
from evaluation.generation.groups import grouped, grouped_of_anchored
from evaluation.generation.matches import Match, matches, one_anchor
from evaluation.generation.returns import compared, returns
from evaluation.generation.subject import Made, Subject
from evaluation.metrics.scores import same_rows
from evaluation.sets.question_sets import Question, Template
from graph_store import GraphNode, GraphStore

MOST_NODES = 200


def generate(store: GraphStore, model: str, count: int, seed: int = 0) -> tuple[Question, ...]:
    """At most `count` questions on the graph, spread over match patterns and return templates.

    Each has gold Cypher, which was run, and a typed value, which it gave. The same graph, count
    and seed give the same questions.
    """
    rng = random.Random(f"{model}/{seed}")
    graph = GraphWords(store)
    by_template: dict[tuple[str, str], list[Question]] = defaultdict(list)
    seen: set[str] = set()
    for category, made in _all_made(graph, rng, max(40, count // 3)):
        if made.question in seen or not _holds(store, made):
            continue
        seen.add(made.question)
        question = _question(model, seed, category, made)
        if compare(question, made.value, made.unit, question.global_ids).outcome is Outcome.RIGHT:
            by_template[category, made.template].append(question)
    return tuple(_spread(by_template, count, rng))


def _all_made(graph: GraphWords, rng: random.Random, most: int) -> Iterator[tuple[str, Made]]:
    one = list(one_anchor(graph, rng))
    yield from grouped(graph, rng)
    yield from grouped_of_anchored(graph, rng, one)
    yield from counting(graph, rng)
    for match in chain(edges(graph), matches(graph, rng, most, one)):
        nodes = _bound(graph, match.cypher)
        if not 0 < len(nodes) <= MOST_NODES or not _restricts(graph, match, nodes):
            continue
        subject = Subject(graph, match, nodes, rng)
        for made in returns(subject):
            yield match.category, made
        if match.category == "basic_(n)":
            for _ in range(6):
                if (made_of_two := compared(subject)) is not None:
                    yield "special_comparison", made_of_two


def _bound(graph: GraphWords, cypher: str) -> tuple[GraphNode, ...]:
    """The distinct nodes `n` of a match, by key."""
    rows = asked(graph.store, f"{cypher} WITH DISTINCT n RETURN n").rows
    return tuple(sorted((row[0] for row in rows), key=lambda node: str(node.key)))


def _restricts(graph: GraphWords, match: Match, nodes: tuple[GraphNode, ...]) -> bool:
    """Whether the conditions say something.

    Neither of two may follow from the other, and one may not lead back to the node it names.
    """
    if len(match.parts) < 2:
        return (
            len(nodes) > 1 or not match.names or match.names != nodes[0].properties.get(graph.name)
        )
    keys = {node.key for node in nodes}
    alone = [{node.key for node in _bound(graph, part)} for part in match.parts]
    return all(keys != part for part in alone)


def _holds(store: GraphStore, made: Made) -> bool:
    """Whether the gold query runs and gives rows; a generator's query that fails ends it.

    Where the template's rows are the value, they must be the same.
    """
    rows = asked(store, made.cypher).rows
    if not rows:
        return False
    if made.kind == "count" and not same_rows([(made.value,)], rows, ordered=False):
        raise GenerationError(f"{made.cypher} gave {rows}, not {made.value}; mend the template")
    return any(cell is not None for row in rows for cell in row)


def _question(model: str, seed: int, category: str, made: Made) -> Question:
    digest = hashlib.sha256(f"{model}\n{made.question}".encode()).hexdigest()
    return Question(
        id=f"generated-{digest[:12]}",
        model=model,
        question=made.question,
        kind=made.kind,
        value=made.value,
        unit=made.unit,
        global_ids=tuple(
            node.properties["GlobalId"] for node in made.nodes if "GlobalId" in node.properties
        ),
        gold=made.cypher,
        template=Template(match_category=category, return_pattern_id=made.template),
        split="test" if int(digest, 16) % 3 == 0 else "dev",
        source=f"generated from the graph, seed {seed}",
    )


def _spread(
    by_template: dict[tuple[str, str], list[Question]], count: int, rng: random.Random
) -> Iterator[Question]:
    """Take turns over the templates, so that rare ones are not drowned by common ones."""
    piles = {key: rng.sample(pile, len(pile)) for key, pile in sorted(by_template.items())}
    taken: Counter[tuple[str, str]] = Counter()
    while taken.total() < count and any(piles.values()):
        for key, pile in piles.items():
            if pile and taken.total() < count:
                taken[key] += 1
                yield pile.pop()
