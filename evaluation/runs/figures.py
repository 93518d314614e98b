"""docs/figures.md from runs: one summary row a run, then its tables."""

from collections.abc import Sequence
from pathlib import Path

from evaluation.reports.report import markdown_table, summary_row, tables
from evaluation.runs import archive

FOREWORD = """\
Printed by `oriel eval figures RUN…`. Every share is of all questions asked, those without an answer
included; intervals are Wilson's. [evaluation.md](evaluation.md) says what the words mean."""


def figures(folders: Sequence[Path]) -> str:
    """Markdown to publish: a summary of the runs, and the tables of each.

    Raises ArchiveError where a folder holds no run.
    """
    runs = [(archive.read_settings(folder), archive.read_results(folder)) for folder in folders]
    titles = _titles(folders, [settings for settings, _ in runs])
    rows = [
        [*title, *summary_row(results)] for title, (_, results) in zip(titles, runs, strict=True)
    ]
    heads = ["sets", "agents", "right", "wrong", "silent", "broken", "of", "accuracy", "95 %"]
    sections = [
        "# Figures",
        FOREWORD,
        markdown_table(heads, rows),
    ]
    for title, (_, results) in zip(titles, runs, strict=True):
        sections += [f"## {', '.join(title)}", *tables(results)]
    return "\n\n".join(sections)


def _titles(folders: Sequence[Path], runs: Sequence[archive.RunSettings]) -> list[tuple[str, str]]:
    """The sets and the agents of each run; with the run's name where two have these alike."""
    plain = [
        (" + ".join(run.sets), " ".join(filter(None, (run.agents, run.model)))) for run in runs
    ]
    return [
        (sets, agents if plain.count((sets, agents)) == 1 else f"{agents} ({name})")
        for (sets, agents), name in zip(plain, archive.run_names(folders), strict=True)
    ]
