"""What is counted of a model, and what a register calls by the same word: both are told."""

from collections.abc import Iterator

from agents.understanding.language.speaking import plural
from agents.understanding.language.tables import language
from agents.understanding.language.words import tokens
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.forms import taken_apart
from agents.understanding.parsing.linking.question import link
from agents.understanding.plans.algebra import Ask, Count, Nodes
from agents.understanding.twin.things import rows_called
from registers.joining import REGISTER_ROW


def besides(question: str, ask: Ask, context: Context) -> tuple[str, ...]:
    """How many rows of registers are called as what is counted, where that is none of them and
    nothing else is said of it: a component is an element of the model, and a row of COBie's sheet.
    """
    if not isinstance(ask, Count) or ask.by or ask.nodes.where or ask.nodes.concepts:
        return ()
    rows = context.terrain.of_label.get(REGISTER_ROW, frozenset())
    if not rows or ask.nodes.kinds & rows:
        return ()
    found = {nodes.labels: nodes for nodes in _rows(question, context)}
    return tuple(
        f"{nodes.labels[0]} of the registers has {held:,} {plural(nodes.text)}."
        for nodes in found.values()
        if (held := _held(nodes, context)) != _held(ask.nodes, context)
    )


def _rows(question: str, context: Context) -> Iterator[Nodes]:
    codes = sorted(link(question, context).languages)
    words = taken_apart(tokens(question), context, [language(code) for code in codes])
    said = {(form,) for word in words for form in (word.stem, word.base)}
    for code in codes:
        for phrase, nodes in rows_called(code, context.terrain).items():
            if phrase in said:
                yield nodes


def _held(nodes: Nodes, context: Context) -> int:
    return sum(context.terrain.schema.kinds[kind].count for kind in nodes.kinds)
