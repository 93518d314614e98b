"""What is found, most often in rows of registers, and was not asked: it is asked back instead."""

from collections.abc import Iterator, Sequence

from agents.understanding.language.tables import Language, Phrase, language
from agents.understanding.language.words import stems, tokens
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.question import link
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Condition,
    Count,
    Names,
    Nodes,
    Related,
    Test,
)
from agents.understanding.twin.entries import CALLED
from registers.joining import REGISTER_ROW


def is_unasked(question: str, ask: Ask, context: Context) -> bool:
    """Whether things are listed where it is asked what they do (`what did the orders cost`), or
    rows of registers where something else is asked for: a number of all of them together (`how many
    hours … together`), or something of them that the plan says of nothing (`belong to no element`);
    or the one row that a number is of is counted (`the quantity of S-04`, where quantity is a word
    for how many)."""
    rows = context.terrain.of_label.get(REGISTER_ROW, frozenset())
    if not isinstance(ask, Count | Names):
        return False
    of_rows = bool(ask.nodes.kinds) and ask.nodes.kinds <= rows
    if isinstance(ask, Count):
        return of_rows and any(_is_one(each, ask.nodes, context) for each in ask.nodes.where)
    if of_rows and any(_says_nothing(one.nodes) for one in _related(ask.nodes)):
        return True
    linked = link(question, context)
    told = [token.stem for token in tokens(question)]
    tables = [language(code) for code in linked.languages]
    if ask.measures:
        summed = any(_holds(told, phrase) for phrase in _summing(tables))
        return of_rows and ask.order is None and summed
    return linked.of_deed and _is_doer(ask.nodes.text, told, tables)


def _is_one(condition: Condition, nodes: Nodes, context: Context) -> bool:
    """Whether a condition names one row by its number or its like, of which there is no other."""
    if not isinstance(condition, Test) or condition.operator != "=":
        return False
    return any(
        condition.properties == names and not CALLED & set(names)
        for label, names in context.terrain.schema.keys
        if nodes.kinds <= context.terrain.kinds((label,))
    )


def instead(ask: Ask) -> Ask:
    """The ask for the sum of what a list tells of each, for the row that is counted; another ask as
    it is."""
    if isinstance(ask, Count):
        return Names(ask.nodes)
    if not isinstance(ask, Names) or len(ask.measures) != 1:
        return ask
    return Aggregate(ask.nodes, ask.measures[0], "sum", ask.by)


def _related(nodes: Nodes) -> Iterator[Related]:
    for one in nodes.where:
        if isinstance(one, Related):
            yield one
            yield from _related(one.nodes)


def _says_nothing(nodes: Nodes) -> bool:
    """Whether nodes are any things whatever."""
    return not (nodes.labels or nodes.concepts or nodes.where)


def _summing(tables: Sequence[Language]) -> Iterator[Phrase]:
    """The phrases that want a sum, and nothing besides."""
    for table in tables:
        yield from (phrase for phrase, names in table.operators.items() if "sum" in names)


def _is_doer(named: str, told: Sequence[str], tables: Sequence[Language]) -> bool:
    """Whether the things come first after the verb that helps: `what did the work orders …`."""
    doing = next((at for at, word in enumerate(told) if any(word in t.doing for t in tables)), None)
    if doing is None:
        return False
    after = [word for word in told[doing + 1 :] if not any(word in t.free for t in tables)]
    words = stems(named)
    return bool(words) and tuple(after[: len(words)]) == tuple(words)


def _holds(told: Sequence[str], phrase: Phrase) -> bool:
    width = len(phrase)
    return any(tuple(told[at : at + width]) == phrase for at in range(len(told) - width + 1))
