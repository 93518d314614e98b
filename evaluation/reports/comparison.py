"""Two runs of the same questions: what got better and what got worse."""

from collections.abc import Sequence
from math import comb

from evaluation.asking.results import Result
from evaluation.reports.report import is_held_out, markdown_table


def comparison(before: Sequence[Result], after: Sequence[Result], *, held_out: bool = False) -> str:
    """Markdown: the four counts, the odds of chance, and every question whose outcome changed.

    A question is the same where it asks the same of the same model after the same talk; one whose
    id stayed and whose words changed is named. What only one run has, reworded or not, is counted
    and compared with nothing. Questions of the held-out split are told only where `held_out`.
    """
    old = {result.question.id: result for result in before}
    new = {result.question.id: result for result in after}
    reworded = [key for key in old if key in new and _asked(old[key]) != _asked(new[key])]
    shared = [key for key in old if key in new and key not in reworded]
    better = [key for key in shared if not old[key].right and new[key].right]
    worse = [key for key in shared if old[key].right and not new[key].right]
    both = sum(old[key].right and new[key].right for key in shared)
    neither = len(shared) - both - len(better) - len(worse)
    counts = [
        ["right in both", str(both)],
        ["better", str(len(better))],
        ["worse", str(len(worse))],
        ["right in neither", str(neither)],
        ["reworded, not compared", str(len(reworded))],
        ["only in the first run", str(len(old) - len(shared) - len(reworded))],
        ["only in the second run", str(len(new) - len(shared) - len(reworded))],
    ]
    parts = [
        markdown_table(["questions", "count"], counts),
        f"Chance of so uneven a change by luck (exact McNemar test): "
        f"{mcnemar(len(better), len(worse)):.3f}",
        _changes("Better", better, old, new, held_out),
        _changes("Worse", worse, old, new, held_out),
    ]
    if reworded:
        parts.append(_rewordings(reworded, old, new, held_out))
    return "\n\n".join(parts)


def _asked(result: Result) -> tuple[object, ...]:
    question = result.question
    return question.model, question.after, question.question


def _rewordings(
    keys: Sequence[str], old: dict[str, Result], new: dict[str, Result], held_out: bool
) -> str:
    told = [key for key in keys if held_out or not is_held_out(new[key])]
    lines = [
        f"- {key}: **{old[key].question.question}** ({old[key].question.model}), "
        f"then **{new[key].question.question}** ({new[key].question.model})"
        for key in told
    ]
    return "\n".join(["## Reworded", "", *lines, *_withheld(len(keys) - len(told))])


def _withheld(count: int) -> list[str]:
    return [f"{count} in the held-out split; --show-held-out tells them."] if count else []


def mcnemar(better: int, worse: int) -> float:
    """The two-sided exact p of `better` against `worse` under even odds; 1 where none changed."""
    changed, fewer = better + worse, min(better, worse)
    tail: float = sum(comb(changed, k) for k in range(fewer + 1)) / 2**changed
    return min(1.0, 2 * tail)


def _changes(
    title: str,
    keys: Sequence[str],
    old: dict[str, Result],
    new: dict[str, Result],
    held_out: bool,
) -> str:
    lines = [f"## {title}", ""]
    shown = [key for key in keys if held_out or not is_held_out(new[key])]
    for key in shown:
        question = new[key].question
        was, now = old[key], new[key]
        lines.append(f"- **{question.question}** ({key}, {question.model})")
        lines.append(f"  - before: {was.outcome} {was.value!r}, `{was.cypher or 'no query'}`")
        lines.append(f"  - after: {now.outcome} {now.value!r}, `{now.cypher or 'no query'}`")
    lines += _withheld(len(keys) - len(shown))
    return "\n".join(lines if keys else [*lines, "None."])
