"""Questions over a model and its maintenance database together, asked of the rules.

    python -m benchmarks.registers_asked [--each]

Bay House and the database of `sample_models.maintenance` go into a twin of their own; the questions
are those of `evaluation/questions/registers`. With `--each` every question that is not right is
told with its outcome, unless it is held out.
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path

import sqlalchemy as sa

from agents import minds_for
from app.twins.ingest import ingest
from evaluation.asking.results import Result, measured
from evaluation.questions import bay_house_maintained
from evaluation.reports.report import is_held_out
from evaluation.sets.question_sets import read_questions
from graph_store import GraphSettings, connect
from sample_models import BAY_HOUSE, maintenance


def main() -> None:
    questions = read_questions(bay_house_maintained.TARGET)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "maintenance.sqlite"
        engine = sa.create_engine(f"sqlite:///{path}")
        maintenance.fill(engine)
        engine.dispose()
        settings = GraphSettings(data_dir=Path(folder), linger=1)
        with connect(settings) as store:
            ingest(BAY_HOUSE, store)
            ingest(path, store)
            results = [measured(question, store, minds_for("rules")) for question in questions]
    _tell(results, each="--each" in sys.argv)


def _tell(results: list[Result], *, each: bool) -> None:
    for outcome, count in Counter(result.outcome for result in results).most_common():
        print(f"{outcome}: {count} of {len(results)}")
    for kind in sorted({result.question.kind for result in results}):
        of = [result for result in results if result.question.kind == kind]
        print(f"  {kind}: {sum(result.right for result in of)} of {len(of)} right")
    for result in results if each else ():
        if not (result.right or is_held_out(result)):
            print(f"{result.outcome}: {result.question.question}")
            print(f"    {result.answer!r:.160} ({result.reason:.100})")


if __name__ == "__main__":
    main()
