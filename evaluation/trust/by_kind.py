"""What becomes of each kind of lie: a model that insists on it, in every way of working."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from agents import Answer, ModelSettings
from agents.model.model_client import ModelClient
from evaluation.sets.question_sets import Question
from evaluation.trust.false_answers import false_answers
from evaluation.trust.liar import Liar
from evaluation.trust.measuring import WAYS, Tally, lied_to
from evaluation.trust.served import Served
from evaluation.trust.truths import Truth
from graph_store import GraphStore

SEED = "by kind"


class Passed(NamedTuple):
    """A lie that was told, and not told to be doubtful."""

    kind: str
    way: str
    question: Question
    answer: Answer


@dataclass
class Fate:
    """How often one kind of lie was told in one way, and what people saw of it.

    `quiet` are wrong answers without a word of doubt, `doubted` wrong ones with one; `right` ones
    were rescued by the rules or right all the same; the rest are answered by nothing.
    """

    told: int = 0
    quiet: int = 0
    doubted: int = 0
    right: int = 0
    unborne: int = 0
    passed: list[Passed] = field(default_factory=list)

    def count(self, tally: Tally) -> None:
        """Count one answer where this lie was told."""
        self.told += 1
        self.right += tally.right
        self.quiet += tally.quiet
        self.doubted += tally.wrong - tally.quiet
        self.unborne += bool(tally.let_through)

    def keep(self, tally: Tally, passed: Passed) -> None:
        """Keep what passed, but for questions that nobody is to read."""
        if (tally.quiet or tally.let_through) and passed.question.split != "test":
            self.passed.append(passed)

    def add(self, other: "Fate") -> None:
        """Count all of another one too."""
        self.told += other.told
        self.quiet += other.quiet
        self.doubted += other.doubted
        self.right += other.right
        self.unborne += other.unborne
        self.passed += other.passed


Fates = dict[tuple[str, str], Fate]
"""By the kind of lie, and the way of working."""


def measure_kinds(
    store: GraphStore, asked: Sequence[Truth], served: Served, ways: Iterable[str], each: int
) -> Fates:
    """Let each kind of lie be told of at most `each` questions, in each of these ways."""
    fates: Fates = {}
    models = {way: ModelClient(WAYS[way].settings(**served.settings())) for way in ways}
    for kind, truths in _by_kind(store, asked).items():
        step = -(-len(truths) // each)
        for way, model in models.items():
            fate = fates.setdefault((kind, way), Fate())
            for truth in truths[::step]:
                liar = served.liar = Liar(store.schema(), 1.0, SEED, model.settings, only=kind)
                tally = Tally()
                answer = lied_to(liar, model, way, truth, store, tally)
                if liar.lies:
                    fate.count(tally)
                    fate.keep(tally, Passed(kind, way, truth.question, answer))
    return fates


def _by_kind(store: GraphStore, asked: Sequence[Truth]) -> dict[str, list[Truth]]:
    """The questions that each kind of lie can be told of, as far as can be said beforehand."""
    found: dict[str, list[Truth]] = {}
    schema = store.schema()
    for truth in asked:
        liar = Liar(schema, 1.0, SEED, ModelSettings())
        liar.be_asked(truth)
        for kind in {**liar.queries(), **_answers(truth)}:
            found.setdefault(kind, []).append(truth)
    return found


def _answers(truth: Truth) -> dict[str, dict[str, Any]]:
    """The false answers that can be told of what the right query finds."""
    cells = truth.value if isinstance(truth.value, list) else [truth.value]
    return dict(false_answers(truth.value, cells, random.Random(SEED))) if truth.cypher else {}


def table_of_kinds(fates: Fates) -> str:
    """Wrong and not told so of all that were told, a row a kind of lie, a column a way."""
    ways = list(dict.fromkeys(way for _, way in fates))
    lines = [f"| lie | {' | '.join(ways)} |", "| --- |" + " --- |" * len(ways)]
    for kind in dict.fromkeys(kind for kind, _ in fates):
        cells = [_cell(fates.get((kind, way))) for way in ways]
        lines.append(f"| {kind} | {' | '.join(cells)} |")
    sums = [_cell(_sum(fates, way)) for way in ways]
    return "\n".join([*lines, f"| **all** | {' | '.join(sums)} |"])


def _cell(fate: Fate | None) -> str:
    if fate is None or not fate.told:
        return "–"
    left = f", **{fate.unborne} unborne**" if fate.unborne else ""
    return f"{fate.quiet} of {fate.told}{left}"


def _sum(fates: Fates, way: str) -> Fate:
    whole = Fate()
    for one in (fate for (_, named), fate in fates.items() if named == way):
        whole.add(one)
    return whole


def lines_of(fates: Fates) -> Iterator[str]:
    """Each lie that passed, as Markdown."""
    for one in (passed for fate in fates.values() for passed in fate.passed):
        cypher = " ".join((one.answer.cypher or "").split())
        told = f"{one.question.question!r} → {one.answer.answer!r}"
        yield f"- {one.kind}; {one.way}; {one.question.model}: {told} `{cypher}`"
