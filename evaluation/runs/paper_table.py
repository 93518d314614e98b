"""Many runs as one table, laid out as the paper's Table 1: a row a run, a column a graph."""

from collections.abc import Sequence
from pathlib import Path

from evaluation.asking.results import Result
from evaluation.reports.report import markdown_table
from evaluation.runs import archive
from evaluation.sets.benchmark_files import GRAPHS

MODES = ("single", "paper", "llm", "auto", "rules")


def paper_table(folders: Sequence[Path]) -> str:
    """Accuracy by model, mode and graph, in percent with `right/asked`; the last column is all.

    Without runs, the table that waits for them: the benchmark's test graphs, no figures.
    Raises ArchiveError where a folder holds no run.
    """
    runs = [
        (archive.read_settings(folder), archive.read_results(folder), name)
        for folder, name in zip(folders, archive.run_names(folders), strict=True)
    ]
    asked = {result.question.model for _, results, _ in runs for result in results}
    graphs = sorted(asked) or list(GRAPHS["test"])
    runs.sort(key=lambda run: (run[0].model or "", MODES.index(run[0].agents), run[0].attempts))
    rows = [
        [
            name,
            settings.model or "none",
            settings.agents,
            str(settings.attempts),
            *(_share([r for r in results if r.question.model == graph]) for graph in graphs),
            _share(results),
        ]
        for settings, results, name in runs
    ]
    waiting = [
        ["…", "…", mode, "1" if mode == "single" else "5", *[""] * (len(graphs) + 1)]
        for mode in MODES[:3]
    ]
    heads = ["run", "model", "agents", "queries at most", *graphs, "all"]
    return markdown_table(heads, rows or waiting)


def _share(results: Sequence[Result]) -> str:
    if not results:
        return "–"
    right = sum(result.right for result in results)
    return f"{100 * right / len(results):.1f} ({right}/{len(results)})"
