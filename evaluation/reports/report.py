"""Results as Markdown tables: every share with its numbers and its 95 % interval."""

import json
from collections.abc import Callable, Sequence
from statistics import mean, median, quantiles
from typing import Any, NamedTuple

from evaluation.asking.results import Result
from evaluation.comparing.compare import Outcome
from evaluation.metrics.errors import ErrorCategory
from evaluation.metrics.scores import wilson

RETURN_GROUPS = {
    "n_prop": "n_prop_combined",
    "n_name_prop": "n_prop_combined",
    "n_prop_distinct": "n_prop_combined",
    "n_prop_array_distinct": "n_prop_combined",
}
"""The benchmark reports these return templates as one."""


def report(results: Sequence[Result], title: str) -> str:
    """The whole report in Markdown: by kind, by model, by template, latency, tokens."""
    tokens = sum(result.tokens for result in results)
    parts = [
        f"# {title}",
        f"{len(results)} questions, {len({r.question.model for r in results})} models. Every "
        "share is of all questions asked, those without an answer included; intervals are "
        "Wilson's.",
        *tables(results),
        latency(results),
        f"Tokens: {tokens} ({tokens / max(1, len(results)):.0f} a question).",
    ]
    return "\n\n".join(parts)


def tables(results: Sequence[Result]) -> list[str]:
    """The tables of accuracy that the questions allow."""
    parts = [
        _table(by_kind(results), results, "kind"),
        table_by(results, lambda result: result.question.model, "model"),
    ]
    if any(result.question.template for result in results):
        parts.append(table_by(results, _match_category, "match pattern"))
        parts.append(table_by(results, _return_group, "return template"))
    if any(result.question.after for result in results):
        parts.append(_table(by_turn(results), results, "turn"))
    if any(result.error for result in results):
        parts.append(_error_table(results))
    if any(result.question.language for result in results):
        parts.append(table_by(results, lambda result: result.question.language or "–", "language"))
    if len({result.question.split for result in results}) > 1:
        parts.append(table_by(results, lambda result: result.question.split, "split"))
    return parts


def _error_table(results: Sequence[Result]) -> str:
    """How often each category of error came, of all queries that missed the gold rows."""
    missed = [result for result in results if result.error]
    rows = []
    for kind in ErrorCategory:
        count = sum(result.error is kind for result in missed)
        rows.append([kind, str(count), _percent(count / len(missed))])
    return markdown_table(["error", "queries", f"of {len(missed)}"], rows)


def _match_category(result: Result) -> str:
    template = result.question.template
    return template.match_category if template else "no template"


def _return_group(result: Result) -> str:
    template = result.question.template
    name = template.return_pattern_id if template else "no template"
    return RETURN_GROUPS.get(name, name)


def by_kind(results: Sequence[Result]) -> dict[str, list[Result]]:
    """The results of each kind of question."""
    return _grouped(results, lambda result: result.question.kind)


def by_turn(results: Sequence[Result]) -> dict[str, list[Result]]:
    """The results by depth of dialogue: "1" a question asked first, "2" the next of its talk."""
    return _grouped(results, lambda result: str(len(result.question.after) + 1))


def _grouped(results: Sequence[Result], key: Callable[[Result], str]) -> dict[str, list[Result]]:
    groups: dict[str, list[Result]] = {}
    for result in results:
        groups.setdefault(key(result), []).append(result)
    return dict(sorted(groups.items()))


def table_by(results: Sequence[Result], key: Callable[[Result], str], name: str) -> str:
    """One row for each value of `key`, and one for all."""
    return _table(_grouped(results, key), results, name)


def _table(groups: dict[str, list[Result]], results: Sequence[Result], name: str) -> str:
    scored = any(result.execution_accuracy is not None for result in results)
    heads = [name, *Outcome, "of", "accuracy", "95 % interval"]
    heads += ["elements", "PSJS", "executable"] if scored else ["elements"]
    rows = [_row(group, found, scored=scored) for group, found in groups.items()]
    return markdown_table(heads, [*rows, _row("**all**", results, scored=scored)])


def markdown_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join(_line(cells) for cells in (heads, ["---"] * len(heads), *rows))


def summary_row(results: Sequence[Result]) -> list[str]:
    """Each outcome's count, all, accuracy and interval."""
    return _row("", results, scored=False)[1:-1]


def _row(name: str, results: Sequence[Result], *, scored: bool) -> list[str]:
    count = {kind: sum(result.outcome is kind for result in results) for kind in Outcome}
    right, total = count[Outcome.RIGHT], len(results)
    low, high = wilson(right, total)
    cells = [name, *(str(count[kind]) for kind in Outcome), str(total)]
    cells += [_percent(right / total if total else 0.0), f"{_percent(low)} to {_percent(high)}"]
    cells.append(_mean([r.elements for r in results if r.elements is not None]))
    if scored:
        cells.append(_mean([r.psjs for r in results if r.psjs is not None]))
        cells.append(_mean([r.executable for r in results if r.executable is not None]))
    return cells


def _mean(shares: Sequence[float]) -> str:
    return f"{_percent(mean(shares))} (n={len(shares)})" if shares else "–"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def misses(results: Sequence[Result], *, held_out: bool = False) -> str:
    """Every question not answered right: what was expected, what came, and by which query.

    Those of the held-out split are counted and not told, unless `held_out`: who reads them fits
    to them.
    """
    missed = [result for result in results if not result.right]
    told = [result for result in missed if held_out or not is_held_out(result)]
    blocks = [_miss(result) for result in told]
    if len(told) < len(missed):
        blocks.append(
            f"{len(missed) - len(told)} more in the held-out split; --show-held-out tells them."
        )
    return "\n".join(blocks) if blocks else "No misses."


def is_held_out(result: Result) -> bool:
    """Whether the question is of the split that development does not look at."""
    return result.question.split == "test"


def _miss(result: Result) -> str:
    question = result.question
    expected = _told(question.value, question.unit)
    if question.value is None and question.gold:
        expected = question.gold
    return (
        f"- **{question.question}** ({question.id}, {question.model}, {question.kind}): "
        f"{result.outcome}, {result.reason}\n"
        f"  - expected: {expected}\n"
        f"  - got: {_told(result.value, result.unit)} – {result.answer}\n"
        f"  - cypher: `{result.cypher or 'none'}`"
    )


def answer_line(result: Result) -> dict[str, Any]:
    """One question in short: what was asked before and now, expected, told, and by which query."""
    question = result.question
    return {
        "outcome": result.outcome.value,
        "reason": result.reason,
        "id": question.id,
        "kind": question.kind,
        "language": question.language,
        "model": question.model,
        "after": list(question.after),
        "question": question.question,
        "expected": question.value,
        "also": list(question.also),
        "unit": question.unit,
        "got": result.value,
        "got_unit": result.unit,
        "answer": result.answer,
        "cypher": result.cypher,
    }


def _told(value: object, unit: str | None) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)[:400] + (f" {unit}" if unit else "")


class Stage(NamedTuple):
    """Milliseconds of one stage over the questions that went through it."""

    name: str
    median: float
    high: float
    """The 95th percentile."""
    of: int


def stages(results: Sequence[Result]) -> list[Stage]:
    """How long each stage took, in the order they were first met."""
    spent: dict[str, list[float]] = {}
    for result in results:
        for stage, milliseconds in result.timings_ms.items():
            spent.setdefault(stage, []).append(milliseconds)
    found = []
    for stage, times in spent.items():
        high = quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else times[0]
        found.append(Stage(stage, median(times), high, len(times)))
    return found


def latency(results: Sequence[Result]) -> str:
    """Milliseconds by stage: median and 95th percentile over all questions."""
    rows = [
        [stage.name, f"{stage.median:.1f}", f"{stage.high:.1f}", str(stage.of)]
        for stage in stages(results)
    ]
    return markdown_table(["stage", "median ms", "95th percentile ms", "n"], rows)
