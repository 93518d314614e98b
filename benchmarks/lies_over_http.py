"""The model that errs of `oriel eval trust`, behind a server and asked by the real client.

    python -m benchmarks.lies_over_http --models FOLDER --set QUESTIONS.jsonl …
        [--most 40] [--rates 0.05 0.2 0.4 1] [--ways single paper llm]

Asks each question twice, of the script at hand and of the same script over HTTP, and prints both
tables: what the client, its retries and the reading of replies add must change nothing. Ends with
status 1 where right, wrong or quiet answers differ, or anything left that must not.
"""

import argparse
import sys
from pathlib import Path

from evaluation.asking.twins import open_twin
from evaluation.running import graph_settings
from evaluation.sets.model_files import model_file, model_folders
from evaluation.sets.question_sets import read_questions
from evaluation.trust.measuring import CHECKED, Tallies, Tally, measure, measure_called, table
from evaluation.trust.truths import truths


def outcome(one: Tally) -> tuple[int, ...]:
    """What must be the same both ways: right, wrong, quiet, and what must not leave."""
    return one.right, one.wrong, one.quiet, one.unborne, one.unknown, one.lies


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--set", type=Path, nargs="+", required=True)
    parser.add_argument("--models", type=Path, nargs="+", default=[])
    parser.add_argument("--most", type=int, default=40, help="questions of a model at most")
    parser.add_argument("--rates", type=float, nargs="+", default=[0.05, 0.2, 0.4, 1.0])
    parser.add_argument("--ways", choices=CHECKED, nargs="+", default=CHECKED)
    given = parser.parse_args()
    questions = [one for path in given.set for one in read_questions(path) if not one.after]
    folders = model_folders(*given.models, *{path.parent for path in given.set})
    at_hand, called = Tallies(), Tallies()
    for model in sorted({one.model for one in questions}):
        with open_twin(model_file(model, folders), graph_settings()) as store:
            mine = [one for one in questions if one.model == model][: given.most]
            asked = truths(mine, store, known=True)
            print(f"{model}: {len(asked)} of {len(mine)}", file=sys.stderr, flush=True)
            for key in ((way, rate) for way in given.ways for rate in given.rates):
                measure(store, asked, key[1], key[0], at_hand.setdefault(key, Tally()))
                measure_called(store, asked, key[1], key[0], called.setdefault(key, Tally()))
    print(f"At hand:\n\n{table(at_hand)}\n\nOver HTTP:\n\n{table(called)}")
    apart = [key for key in called if outcome(called[key]) != outcome(at_hand[key])]
    left = [told for one in called.values() for told in one.let_through]
    print(f"\nApart: {apart or 'none'}. Let through: {left or 'none'}.")
    return int(bool(apart or left))


if __name__ == "__main__":
    sys.exit(main())
