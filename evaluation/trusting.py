"""`oriel eval trust`: what checks and second opinions are worth, measured with a scripted model."""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from evaluation.asking.twins import open_twin
from evaluation.running import graph_settings
from evaluation.sets.model_files import model_file, model_folders
from evaluation.sets.question_sets import Question, read_questions
from evaluation.trust.absent import absent
from evaluation.trust.by_kind import Fate, Fates, lines_of, measure_kinds, table_of_kinds
from evaluation.trust.figure import drawn
from evaluation.trust.measuring import CHECKED, WAYS, Tallies, Tally, measure, table
from evaluation.trust.served import serving
from evaluation.trust.truths import Truth, truths
from graph_store import GraphStore


def measure_trust(options: argparse.Namespace) -> int:
    """Ask in every way of working at every rate of errors; print the table, draw the figure.

    1 where an answer left whose value its rows do not bear, a query was accepted that names what
    the graph lacks, or a false sentence was told, by a way that checks.
    """
    questions = [one for path in options.set for one in read_questions(path) if not one.after]
    folders = model_folders(*options.models, *{path.parent for path in options.set})
    tallies: Tallies = {}
    fates: Fates = {}
    lies: Counter[str] = Counter()
    for model in sorted({one.model for one in questions}):
        path = model_file(model, folders)
        with open_twin(path, graph_settings()) as store:
            asked = _asked(path, store, [one for one in questions if one.model == model], options)
            if options.each:
                _tell_each(store, asked, options, fates)
            else:
                lies += _tell_all(store, asked, options, tallies)
    if options.each:
        return _report_kinds(fates, options.told)
    print(table(tallies))
    print(f"\n{sum(lies.values())} lies: {dict(lies.most_common())}", file=sys.stderr)
    if options.figure:
        options.figure.write_text(drawn(tallies), encoding="utf-8")
    checked = {key: one for key, one in tallies.items() if key[0] in CHECKED}
    for (way, rate), one in checked.items():
        for told in one.let_through:
            print(f"{way}, {rate:.0%}: {told}", file=sys.stderr)
    return int(any(one.let_through for one in checked.values()))


def _asked(
    path: Path, store: GraphStore, questions: Sequence[Question], options: argparse.Namespace
) -> list[Truth]:
    """The questions about one model, with what it has none of where all are asked."""
    mine = questions[: options.most]
    asked = truths(mine, store, known=not options.all)
    print(f"{path.name}: {len(asked)} of {len(mine)} questions", file=sys.stderr, flush=True)
    return asked + absent(path, store.schema()) if options.all else asked


def _tell_all(
    store: GraphStore, asked: Sequence[Truth], options: argparse.Namespace, tallies: Tallies
) -> Counter[str]:
    lies: Counter[str] = Counter()
    for way in options.ways:
        for rate in options.rates if WAYS[way].mode != "rules" else [0.0]:
            tally = tallies.setdefault((way, rate), Tally())
            liar = measure(store, asked, rate, way, tally)
            lies += liar.lies if liar else Counter()
    return lies


def _tell_each(
    store: GraphStore, asked: Sequence[Truth], options: argparse.Namespace, fates: Fates
) -> None:
    with serving() as served:
        ways = [one for one in options.ways if one in CHECKED]
        found = measure_kinds(store, asked, served, ways, options.each)
    for key, fate in found.items():
        fates.setdefault(key, Fate()).add(fate)


def _report_kinds(fates: Fates, told: Path | None) -> int:
    print(table_of_kinds(fates))
    lines = list(lines_of(fates))
    if told:
        told.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return int(any(one.unborne for one in fates.values()))
