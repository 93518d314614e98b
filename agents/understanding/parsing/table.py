"""All rules of the grammar, by the kinds of the two neighbours they combine."""

from collections import defaultdict

from agents.understanding.parsing.chart import Rule
from agents.understanding.parsing.constructions import (
    apiece,
    choices,
    companions,
    comparatives,
    contests,
    deeds,
    differences,
    doings,
    extremes,
    finishes,
    frequency,
    inventories,
    orders,
    products,
    ratings,
    reaching,
    records,
    sharing,
    strata,
    tallies,
    unit_names,
    whatever,
)
from agents.understanding.parsing.following import ellipsis, regrouping
from agents.understanding.parsing.grammar import (
    amounts,
    comparing,
    coordination,
    grouping,
    measures,
    nouns,
    portions,
    qualities,
    questions,
    ranking,
    relations,
    small_words,
)

FAMILIES = (
    amounts,
    comparing,
    qualities,
    relations,
    nouns,
    coordination,
    measures,
    questions,
    grouping,
    ranking,
    portions,
    small_words,
    ellipsis,
    contests,
    companions,
    differences,
    doings,
    extremes,
    finishes,
    deeds,
    choices,
    sharing,
    apiece,
    comparatives,
    orders,
    frequency,
    inventories,
    products,
    ratings,
    reaching,
    records,
    regrouping,
    strata,
    tallies,
    unit_names,
    whatever,
)


def _rules() -> dict[tuple[type, type], list[Rule]]:
    """The tables of all families."""
    found: dict[tuple[type, type], list[Rule]] = defaultdict(list)
    for family in FAMILIES:
        for left, right, function in family.TABLE:
            found[left, right].append(function)
    return dict(found)


RULES = _rules()
