"""`oriel eval trust`: what checks and second opinions are worth, measured with a scripted model."""

import argparse
import sys
from collections import Counter

from evaluation.asking.twins import open_twin
from evaluation.running import graph_settings
from evaluation.sets.model_files import model_file, model_folders
from evaluation.sets.question_sets import read_questions
from evaluation.trust.figure import drawn
from evaluation.trust.measuring import WAYS, Tallies, Tally, Way, measure, table
from evaluation.trust.truths import truths


def measure_trust(options: argparse.Namespace) -> int:
    """Ask in every way of working at every rate of errors; print the table, draw the figure.

    1 where an answer left whose value its rows do not bear, a query was accepted that names what
    the graph lacks, or a false sentence was told, by a way that checks.
    """
    questions = [one for path in options.set for one in read_questions(path) if not one.after]
    folders = model_folders(*options.models, *{path.parent for path in options.set})
    tallies: Tallies = {}
    lies: Counter[str] = Counter()
    for model in sorted({one.model for one in questions}):
        with open_twin(model_file(model, folders), graph_settings()) as store:
            mine = [one for one in questions if one.model == model][: options.most]
            asked = truths(mine, store, known=not options.all)
            print(f"{model}: {len(asked)} of {len(mine)} questions", file=sys.stderr, flush=True)
            for way in options.ways:
                for rate in options.rates if WAYS[way].mode != "rules" else [0.0]:
                    tally = tallies.setdefault((way, rate), Tally())
                    liar = measure(store, asked, rate, way, tally)
                    lies += liar.lies if liar else Counter()
    print(table(tallies))
    print(f"\n{sum(lies.values())} lies: {dict(lies.most_common())}", file=sys.stderr)
    if options.figure:
        options.figure.write_text(drawn(tallies), encoding="utf-8")
    checked = {key: one for key, one in tallies.items() if _checks(WAYS[key[0]])}
    for (way, rate), one in checked.items():
        for told in one.let_through:
            print(f"{way}, {rate:.0%}: {told}", file=sys.stderr)
    return int(any(one.let_through for one in checked.values()))


def _checks(way: Way) -> bool:
    return way.checked and way.mode != "rules"
