"""Texts that a query writes into its result itself: `'Casino' AS room`, `s.Name + ' Annex'`."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from lark import Token, Tree

from agents.checks.bounds import apart_in_words, folded
from agents.checks.grounding import cells_of
from agents.checks.small_words import (
    class_words,
    flag_words,
    is_known,
    spoken,
    tokens_of,
    weightless,
    words_of,
)
from agents.messages import Query, Question, Twin
from agents.schema.turns import spoken_of
from graph_store import Rows
from graph_store.cypher_outline import Outline
from graph_store.cypher_tree import Part
from graph_store.cypher_values import called, is_name, is_operand, is_rule, literal_of, plain_name

STANDING_IN = frozenset({"COALESCE", "REPLACE"})
"""Functions that give out a text of theirs in the place of one of the graph."""


def invented_texts(
    query: Query, read: Outline, rows: Rows, question: Question, twin: Twin
) -> Iterator[str]:
    """What a result says that neither the graph nor the question does, but the query itself.

    Names of kinds, of flags (`internal`), and small words (`no`, `unknown`) may sort what is found.
    """
    written = [one for one in dict.fromkeys(_written(read)) if re.search(r"\w", one)]
    if not written:
        return
    told = "\n".join(folded(str(one)) for one in cells_of(rows))
    asked = words_of(apart_in_words(spoken_of(question)))
    known = asked | class_words(twin.schema.labels) | flag_words() | weightless()
    known |= words_of(" ".join([*spoken().sorting, *spoken().yes, *spoken().no]))
    for text in written:
        words = [one for one in tokens_of(apart_in_words(text)) if one.kind in ("word", "number")]
        if folded(text) in told and not all(is_known(one.text, known) for one in words):
            yield f"The query writes the text {text.strip()!r} itself; it comes out of no graph."


def _written(read: Outline) -> Iterator[str]:
    """The texts that go into the columns of the last `RETURN` as they are written."""
    stands_for = {
        plain_name(tree.children[-1]): tree
        for tree in read.tree.iter_subtrees()
        if tree.data in ("item", "unwind") and is_name(tree.children[-1])
    }
    waiting = list(read.tree.find_data("return_clause"))
    while waiting:
        tree = waiting.pop()
        if is_rule(tree, "filter", "order", "inner_query"):
            continue
        yield from _put_in(tree)
        head = tree.children[0] if tree.children else None
        if isinstance(head, Token) and is_name(head):
            meant = stands_for.pop(plain_name(head), None)
            waiting += [meant] if meant is not None else []
        waiting += [one for one in tree.children if isinstance(one, Tree)]


def _put_in(tree: Tree[Token]) -> Iterator[str]:
    """The texts that a part of an expression gives out by itself."""
    parts = tree.children
    if tree.data in ("item", "outcome", "unwind"):
        before = parts[0] if tree.data == "item" else parts[1]
        alone = len([one for one in parts if is_operand(one)]) == 1
        yield from _texts(before) if alone else ()
    for before, sign, after in zip(parts, parts[1:], parts[2:], strict=False):
        if str(sign) == "+":
            yield from (*_texts(before), *_texts(after))
    if is_operand(tree) and (name := called(tree)[0]) in STANDING_IN:
        inside: Sequence[Part] = called(tree)[1]
        for one in inside[-1:] if name == "REPLACE" else inside:
            yield from _texts(one)


def _texts(part: Part) -> Iterator[str]:
    value = literal_of(part, {})
    listed: list[Any] = value[0] if value and isinstance(value[0], list) else [*(value or ())]
    yield from (one for one in listed if isinstance(one, str))
