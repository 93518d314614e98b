"""docs/figures.md from runs: one summary row a run, then its tables."""

from collections.abc import Sequence
from pathlib import Path

from evaluation import archive
from evaluation.report import markdown_table, summary_row, tables

FOREWORD = """\
Printed by `oriel eval figures RUN…`. Every share is of all questions asked, those without an answer
included; intervals are Wilson's. [evaluation.md](evaluation.md) says what the words mean."""


def figures(folders: Sequence[Path]) -> str:
    """Markdown to publish: a summary of the runs, and the tables of each.

    Raises ArchiveError where a folder holds no run.
    """
    runs = [(archive.read_settings(folder), archive.read_results(folder)) for folder in folders]
    rows = [
        [" + ".join(settings.sets), settings.agents, *summary_row(results)]
        for settings, results in runs
    ]
    heads = ["sets", "agents", "right", "wrong", "silent", "broken", "of", "accuracy", "95 %"]
    sections = [
        "# Figures",
        FOREWORD,
        markdown_table(heads, rows),
    ]
    for settings, results in runs:
        sections += [f"## {' + '.join(settings.sets)}, {settings.agents}", *tables(results)]
    return "\n\n".join(sections)
