"""Questions that count one kind of node for each of another: grouped and optional matches."""

import random
from collections.abc import Iterator

from evaluation.generation.graph_words import GraphWords, asked
from evaluation.generation.matches import edge
from evaluation.generation.subject import MOST_NAMES, Made
from evaluation.generation.wording import nouns


def grouped(graph: GraphWords, rng: random.Random) -> Iterator[tuple[str, Made]]:
    """Match category and question, for each relationship that has words."""
    for triple, how in graph.triples:
        for forward, words in ((False, how.start), (True, how.end)):
            # `words` put the counted node m0 by what it has to do with n.
            label, counted = (triple.start[0], triple.end[0])[:: 1 if forward else -1]
            if words is None or how.either_way or label == counted or words.startswith("with "):
                continue
            if not graph.is_subject(counted) or label not in graph.labels:
                continue
            one, many = nouns(label)[0], nouns(counted)[1]
            optional = rng.random() < 0.5
            pattern = edge("(n)", triple.type, f"(m0:{counted})", forward=forward, either_way=False)
            named = f"n.{graph.name}"
            cypher = (
                f"MATCH (n:{label}) {'OPTIONAL ' if optional else ''}MATCH {pattern} "
                f"WITH n, count(DISTINCT m0) AS num RETURN {named}, num"
            )
            rows = asked(graph.store, cypher).rows
            names = [name for name, _ in rows]
            whole = all(name in graph.names[label] for name in names)
            if not 1 < len(rows) <= MOST_NAMES or not whole or max(n for _, n in rows) < 2:
                continue
            condition = words.format(m="that type" if triple.type == "HAS_TYPE" else "it")
            condition = condition.replace("of type that", "of that")
            clause = condition[5:] if condition.startswith("that ") else f"are {condition}"
            question = f"For each {one}, how many {many} {clause}?"
            if not optional:
                question = f"Count, for each {one} that has any, the {many} {condition}."
            category = "special_optional-match" if optional else "basic_(n)-(m0)"
            made = Made("n_m0_group_by_count", "groupby", question, cypher, dict(rows))
            yield category, made
