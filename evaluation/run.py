"""Ask a whole question set: `python -m evaluation.run --set FILE --agents rules`."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

from agents import Minds, ModelError, minds_for
from evaluation.cypherbench import GraphFileError
from evaluation.question_sets import Question, QuestionSetError, read_questions
from evaluation.report import misses, table_by
from evaluation.results import GoldQueryError, Result, measured
from evaluation.twins import ModelNotFoundError, model_file, open_twin
from graph_store import GraphSettings, GraphUnavailable
from ifc_loader import IfcFileError

MODES = ("rules", "llm", "paper", "single")
SHARED = Path(__file__).resolve().parents[2] / "shared"
FOLDERS = (SHARED / "models", SHARED / "cypherbench", Path("sample_models"), Path())
BAD_INPUT = (QuestionSetError, ModelNotFoundError, GraphFileError, IfcFileError, GoldQueryError)
UNREACHABLE = (GraphUnavailable, ModelError)

Progress = Callable[[Result], None]


def run(
    questions: Sequence[Question],
    minds: Minds,
    settings: GraphSettings,
    folders: Sequence[Path] = FOLDERS,
    attempts: int = 5,
) -> Iterator[Result]:
    """Each question's result, model by model, the twin of each loaded on first use."""
    ordered = sorted(questions, key=lambda question: question.model)
    for model, asked in groupby(ordered, key=lambda question: question.model):
        with open_twin(model_file(model, folders), settings) as store:
            for question in asked:
                yield measured(question, store, minds, attempts)


def evaluation_settings() -> GraphSettings:
    """The graph settings, the embedded engine's data beside the user's own and not among it."""
    settings = GraphSettings()
    return settings.model_copy(update={"data_dir": settings.data_dir / "evaluation"})


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `oriel eval run`, the same as of `python -m evaluation.run`."""
    parser.add_argument("--set", required=True, type=Path, nargs="+", help="question set files")
    parser.add_argument("--agents", choices=MODES, default="rules")
    parser.add_argument("--attempts", type=int, default=5, help="queries tried at most (1 to 9)")
    parser.add_argument("--split", choices=("train", "dev", "test"), help="only this split")
    parser.add_argument("--kind", help="only questions of this kind")
    parser.add_argument("--models", type=Path, nargs="*", default=[], help="folders of the models")
    parser.add_argument("--quiet", action="store_true", help="tables only, no misses")


def run_command(options: argparse.Namespace) -> int:
    """Print accuracy per kind and each miss; 0 when run, 2 on bad input, 3 when unreachable."""
    try:
        questions = [question for path in options.set for question in read_questions(path)]
        if options.split:
            questions = [question for question in questions if question.split == options.split]
        if options.kind:
            questions = [question for question in questions if question.kind == options.kind]
        minds = minds_for(options.agents)
        folders = (*options.models, *(path.parent for path in options.set), *FOLDERS)
        results = []
        for result in run(questions, minds, evaluation_settings(), folders, options.attempts):
            results.append(result)
            print(f"\r{len(results)}/{len(questions)}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
    except BAD_INPUT as error:
        print(error, file=sys.stderr)
        return 2
    except UNREACHABLE as error:
        print(error, file=sys.stderr)
        return 3
    print(table_by(results, lambda result: result.question.kind, "kind"))
    print()
    print(table_by(results, lambda result: result.question.model, "model"))
    if not options.quiet:
        print()
        print(misses(results))
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m evaluation.run", description=__doc__)
    add_arguments(parser)
    return run_command(parser.parse_args())


if __name__ == "__main__":
    raise SystemExit(main())
