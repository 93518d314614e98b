"""Two runs of the same questions: what got better and what got worse."""

from collections.abc import Sequence
from math import comb

from evaluation.report import markdown_table
from evaluation.results import Result


def comparison(before: Sequence[Result], after: Sequence[Result]) -> str:
    """Markdown: the four counts, the odds of chance, and every question whose outcome changed.

    Questions that only one run has are counted and named, and compared with nothing.
    """
    old = {result.question.id: result for result in before}
    new = {result.question.id: result for result in after}
    shared = [key for key in old if key in new]
    better = [key for key in shared if not old[key].right and new[key].right]
    worse = [key for key in shared if old[key].right and not new[key].right]
    both = sum(old[key].right and new[key].right for key in shared)
    neither = len(shared) - both - len(better) - len(worse)
    counts = [
        ["right in both", str(both)],
        ["better", str(len(better))],
        ["worse", str(len(worse))],
        ["right in neither", str(neither)],
        ["only in the first run", str(len(old) - len(shared))],
        ["only in the second run", str(len(new) - len(shared))],
    ]
    parts = [
        markdown_table(["questions", "count"], counts),
        f"Chance of so uneven a change by luck (exact McNemar test): "
        f"{mcnemar(len(better), len(worse)):.3f}",
        _changes("Better", better, old, new),
        _changes("Worse", worse, old, new),
    ]
    return "\n\n".join(parts)


def mcnemar(better: int, worse: int) -> float:
    """The two-sided exact p of `better` against `worse` under even odds; 1 where none changed."""
    changed, fewer = better + worse, min(better, worse)
    tail: float = sum(comb(changed, k) for k in range(fewer + 1)) / 2**changed
    return min(1.0, 2 * tail)


def _changes(
    title: str, keys: Sequence[str], old: dict[str, Result], new: dict[str, Result]
) -> str:
    lines = [f"## {title}", ""]
    for key in keys:
        question = new[key].question
        was, now = old[key], new[key]
        lines.append(f"- **{question.question}** ({key}, {question.model})")
        lines.append(f"  - before: {was.outcome} {was.value!r}, `{was.cypher or 'no query'}`")
        lines.append(f"  - after: {now.outcome} {now.value!r}, `{now.cypher or 'no query'}`")
    return "\n".join(lines if keys else [*lines, "None."])
