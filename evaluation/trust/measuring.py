"""Ask what a scripted model is made to answer wrongly, in every way of working, and count."""

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations
from statistics import median
from typing import Any, NamedTuple

from agents import Answer, Minds, Mode, ModelSettings, ask, minds_for
from agents.messages import Grade, Query, Question, Twin, Verdict
from agents.minds_by_model import minds_with
from agents.model.model_client import Model, ModelClient
from agents.steps import interpreter
from agents.steps.second_opinion import agrees
from evaluation.comparing.compare import Outcome, compare_answer
from evaluation.trust.absent import names_unknown
from evaluation.trust.liar import Liar
from evaluation.trust.served import serving
from evaluation.trust.truths import Truth
from graph_store import GraphSchema, GraphStore
from graph_store.rows import Execution, GraphNode, Rows


class Way(NamedTuple):
    """A way of working: its mode, whether facts are checked, whether the rules are asked too.

    `candidates` is how many queries the model writes at most.
    """

    mode: Mode
    checked: bool = True
    second: bool = False
    candidates: int = 1

    def settings(self, **more: Any) -> ModelSettings:
        """Those of a model that is asked so."""
        given = {"second_opinion": self.second, "candidates": self.candidates, **more}
        return ModelSettings(name="scripted", **given)


WAYS = {
    "rules": Way("rules"),
    "single, unchecked": Way("single", checked=False),
    "single": Way("single"),
    "paper, unchecked": Way("paper", checked=False),
    "paper": Way("paper"),
    "llm, neither": Way("llm", checked=False),
    "llm, checked": Way("llm"),
    "llm, second opinion": Way("llm", checked=False, second=True),
    "llm": Way("llm", second=True),
    "llm, 3 candidates": Way("llm", candidates=3),
    "llm, rules and 3 candidates": Way("llm", second=True, candidates=3),
}
CHECKED = tuple(name for name, way in WAYS.items() if way.checked and way.mode != "rules")
"""Those in which nothing may leave that the rows do not bear."""


@dataclass
class Tally:
    """What came of some questions asked in one way."""

    asked: int = 0
    right: int = 0
    wrong: int = 0
    quiet: int = 0
    rescued: int = 0
    unborne: int = 0
    unknown: int = 0
    lies: int = 0
    replaced: int = 0
    calls: int = 0
    own: list[float] = field(default_factory=list)
    let_through: list[str] = field(default_factory=list)
    """Answers counted in one of `unborne`, `unknown` and `lies`, each with its question."""

    def add(
        self, truth: Truth, answer: Answer, schema: GraphSchema, calls: int, lies: Set[str]
    ) -> None:
        """Count one answer; `lies` are the false sentences that the model told."""
        self.asked += 1
        self.calls += calls
        self.own.append(answer.timings_ms["own"])
        outcome = compare_answer(truth.question, answer).outcome
        self.right += outcome is Outcome.RIGHT
        self.wrong += outcome is Outcome.WRONG
        told_so = answer.grade is not Grade.ACCEPT or bool(answer.assumptions)
        self.quiet += outcome is Outcome.WRONG and not told_so
        rules = by_rules(answer)
        instead = rules and answer.agents != "rules" and not answer.attempts[-1].verdict.agreed
        self.rescued += instead and outcome is Outcome.RIGHT
        unborne = not rules and not stands_in(answer.value, answer)
        unknown = any(
            one.verdict.accepted
            and isinstance(one.execution, Rows)  # what does not run tells nothing
            and one.query.intent is None  # the rules count none of a class that is not there
            and names_unknown(one.query.cypher, schema)
            for one in answer.attempts
        )
        lie = answer.answer in lies
        self.unborne += unborne
        self.unknown += unknown
        self.lies += lie
        if unborne or unknown or lie:
            told = f"{answer.question} → {answer.answer}  [{answer.cypher}]"
            held_out = truth.question.split == "test"
            self.let_through.append("a held-out question" if held_out else told)
        honest = truth.cypher and not lies and answer.cypher == truth.cypher and not rules
        self.replaced += bool(honest) and answer.answer != truth.sentence


def by_rules(answer: Answer) -> bool:
    """Whether the rules wrote the query that is told, and so its sentence."""
    return any(one.query.intent for one in answer.attempts[-1:])


def stands_in(value: Any, answer: Answer) -> bool:
    """Whether each part of a value is in the rows of its answer, or says how many they are.

    A yes or a no alone is that of every flag in the rows, or says whether they hold anything.
    Looked at without the agents' own grounding, which is what is measured.
    """
    cells = list(_parts(answer.rows))
    if isinstance(value, bool):
        flags = {cell for cell in cells if isinstance(cell, bool)}
        return flags == {value} if flags else any(cells) is value
    for row in answer.rows:
        texts = [cell for cell in row if isinstance(cell, str)]
        cells += [" ".join(texts[i:j]) for i, j in combinations(range(len(texts) + 1), 2)]
    columns = zip(*answer.rows, strict=True) if answer.rows else ()
    counts = {len(answer.rows), *(len(set(map(repr, column))) for column in columns)}
    counts |= {len(cell) for row in answer.rows for cell in row if isinstance(cell, list | tuple)}
    held = [(isinstance(cell, bool), cell) for cell in [*cells, *counts]]
    return all(
        (isinstance(one, bool), one) in held  # as Python takes True for 1
        or (one is None and not any(cell is not None for cell in cells))
        for one in _parts(value)
    )


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, GraphNode):
        value = dict(value.properties)
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for one in value:
            yield from _parts(one)
    else:
        yield value


def measure(
    store: GraphStore, asked: Sequence[Truth], rate: float, way: str, tally: Tally
) -> Liar | None:
    """Ask each question in one way of a model that errs at this rate."""
    if WAYS[way].mode == "rules":
        rules = minds_for("rules")
        for truth in asked:
            answer = ask(truth.question.question, store, rules)
            tally.add(truth, answer, store.schema(), 0, set())
        return None
    liar = Liar(store.schema(), rate, f"{rate} {way}", WAYS[way].settings())
    for truth in asked:
        lied_to(liar, liar, way, truth, store, tally)
    return liar


def measure_called(
    store: GraphStore, asked: Sequence[Truth], rate: float, way: str, tally: Tally
) -> Liar:
    """As `measure`, with the model behind a server, asked by the client of real ones."""
    with serving() as served:
        client = ModelClient(WAYS[way].settings(**served.settings()))
        served.liar = Liar(store.schema(), rate, f"{rate} {way}", client.settings)
        for truth in asked:
            lied_to(served.liar, client, way, truth, store, tally)
        return served.liar


def lied_to(
    liar: Liar, model: Model, way: str, truth: Truth, store: GraphStore, tally: Tally
) -> Answer:
    """What is answered, and counted, where this liar is asked by way of this model."""
    liar.be_asked(truth)
    minds = minds_with(WAYS[way].mode, model)  # which remember nothing yet
    believing = minds if WAYS[way].checked else unchecked(minds, model)
    answer = ask(truth.question.question, store, believing)
    tally.add(truth, answer, store.schema(), liar.calls, liar.told)
    return answer


def unchecked(minds: Minds, model: Model) -> Minds:
    """The same minds believing what the model says: no facts before judgement, no grounding."""
    return replace(
        minds, check=_agreement, interpret=partial(interpreter.as_written, model), memory=None
    )


def _agreement(
    question: Question, query: Query, execution: Execution, twin: Twin, second: Any
) -> Verdict | None:
    return Verdict(grade=Grade.ACCEPT) if agrees(second, execution) else None


Tallies = dict[tuple[str, float], Tally]


def table(tallies: Tallies) -> str:
    """The tallies as one Markdown table: a row a way and rate."""
    lines = [
        "| agents | errors | right | wrong | wrong and not told so | rescued by rules | "
        "value not in the rows | unknown name accepted | false sentence told | "
        "true sentence replaced | calls | own ms |",
        "| --- |" + " --- |" * 11,
    ]
    for (way, rate), one in tallies.items():
        of = max(one.asked, 1)
        shares = [f"{n / of:.1%}" for n in (one.right, one.wrong, one.quiet, one.rescued)]
        counts = [one.unborne, one.unknown, one.lies, one.replaced]
        calls = f"{one.calls / of:.2f}"
        own = f"{median(one.own):.1f}" if one.own else ""
        cells = [way, f"{rate:.0%}", *shares, *map(str, counts), calls, own]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)
