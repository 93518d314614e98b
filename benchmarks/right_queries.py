"""How often code refuses a query that answers its question rightly: the false alarms of the checks.

    python -m benchmarks.right_queries --models FOLDER… --set FILE…

Of a question with Cypher of its own (CypherBench's, generated ones, those written by hand in
`written_queries.jsonl`, in other ways than the rules write) that is the right query, of any other
the one by which the rules answer it rightly; others are left out. Each is run, held against the
facts and the question as a model's is (`agents/checks/facts.py`), and no second opinion speaks for
it.
"""

import argparse
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

from agents.checks.facts import by_code
from agents.messages import Query, Question, Twin
from agents.steps.executor import execute
from evaluation.asking.twins import open_twin
from evaluation.sets import question_sets
from evaluation.sets.model_files import model_file, model_folders
from evaluation.trust.truths import truths
from graph_store import GraphSettings, GraphStore

Asked = tuple[str, question_sets.Question]


def right_queries(asked: list[Asked], store: GraphStore) -> Iterator[tuple[str, str, str]]:
    """The set, the question and the right query of each that has one."""
    for name, one in asked:
        known = [one.gold] if one.gold else [t.cypher for t in truths([one], store, known=True)]
        yield from ((name, one.question, cypher) for cypher in known)


def main() -> None:
    """Print what is refused and why, then how many of each set, and what looking at one takes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--set", type=Path, nargs="+", required=True, help="files of questions")
    parser.add_argument("--models", type=Path, nargs="*", default=[], help="folders of the models")
    given = parser.parse_args()
    every = [
        (path.stem, one)
        for path in given.set
        for one in question_sets.read_questions(path)
        if not one.after
    ]
    told: dict[str, list[bool]] = {path.stem: [] for path in given.set}
    seconds: list[float] = []
    for model in sorted({one.model for _, one in every}):
        path = model_file(model, model_folders(*given.models))
        with open_twin(path, GraphSettings()) as store:
            twin = Twin(store, store.schema())
            mine = [(name, one) for name, one in every if one.model == model]
            for name, question, cypher in right_queries(mine, store):
                query = Query(cypher=cypher)
                found = execute(query, twin)
                began = time.thread_time()
                verdict = by_code(Question(text=question), query, found, twin, None)
                seconds.append(time.thread_time() - began)
                told[name].append(verdict is not None)
                if verdict:
                    print(f"// {name}: {question} → {verdict.feedback[:200]}", flush=True)
    for name, refused in told.items():
        print(f"{name}: {sum(refused)} of {len(refused)} refused")
    print(f"{sum(map(sum, told.values()))} of {len(seconds)} refused, one looked at in ", end="")
    print(f"{statistics.median(seconds) * 1e3:.1f} ms of the processor at the median")


if __name__ == "__main__":
    main()
