"""Whether a query sorts by what the question's adjective measures: no perimeter for the smallest.

What an adjective measures the language tables say (`smallest`: area, volume, size, length). Looked
at is an order by one property that has a unit, of things that hold such a measure besides.
"""

from collections.abc import Iterator

from lark import Token, Tree

from agents.checks.meanings import meanings
from agents.checks.measures_asked import last_name, meant_by
from agents.checks.small_words import superlatives_of, tokens_of, weightless
from agents.messages import Question, Twin
from graph_store import quoted
from graph_store.cypher_names import meant_by_name
from graph_store.cypher_outline import Outline
from graph_store.cypher_values import Reference, called, is_operand, references_of


def sorted_by_another(read: Outline, question: Question, twin: Twin) -> Iterator[str]:
    """An order by another measure than that of the adjective, which the things have too.

    Not where the question names the measure itself: `the greatest perimeter`.
    """
    asked = meanings(question.text)
    for one in _sorted_by(read):
        labels = set(read.labels_of(one.variable))
        wanted = _measured(question.text, labels)
        kinds = (kind for kind in twin.schema.kinds if labels and labels <= set(kind.labels))
        held = {each.name for kind in kinds for each in kind.properties if each.unit}
        named = {name for name in held if last_name(name) in wanted}
        mine = meant_by(one.name)
        if named and one.name in held - named and mine.isdisjoint(asked | wanted):
            names = ", ".join(map(quoted, sorted(named)[:3]))
            yield f"The question asks for an end of what {names} tells, not {quoted(one.name)}."


def _sorted_by(read: Outline) -> Iterator[Reference]:
    """The property that a lone order sorts by first of all."""
    orders = list(read.tree.find_data("order"))
    if len(orders) != 1:
        return
    first = next(orders[0].find_data("sort"))
    operands = [one for one in first.children if is_operand(one)]
    if len(operands) == 1 and len(first.children) <= len(("operand", "direction")):
        yield from _read_by(operands[0], read)


def _read_by(operand: Tree[Token], read: Outline) -> Iterator[Reference]:
    part = meant_by_name(operand, read.aliases)
    if is_operand(part) and called(part)[0] is None:
        found = list(references_of(part))
        yield from found if len(found) == 1 else ()


def _measured(question: str, labels: set[str]) -> frozenset[str]:
    """What the superlatives of a question measure, as words and as names of properties.

    Where a noun stands behind one, it has to be that of the things: the highest set point is none
    of a room.
    """
    read = tokens_of(question)
    found = set[str]()
    for end, measures in superlatives_of(read):
        behind = read[end] if end < len(read) else None
        noun = behind is not None and behind.kind == "word" and behind.stem not in weightless()
        if behind is None or not noun or not meanings(behind.text).isdisjoint(labels):
            found.update(measures, *map(meanings, measures))
    return frozenset(found)
