"""`oriel eval …`: run question sets, report on runs, compare two of them, make new sets."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

from agents import ModelError, ModelSettings
from agents.model.model_client import ModelClient
from agents.model.model_errors import BadReply
from evaluation.arguments import HELD_OUT, add_run_arguments, add_trust_arguments, at_least
from evaluation.asking.results import GoldQueryError
from evaluation.asking.run import ProcessLostError
from evaluation.asking.twins import TwinInUseError, open_twin
from evaluation.beside_sql import add_sql_arguments, measure_sql
from evaluation.floors import (
    FLOORS,
    PUBLISHED,
    Floor,
    counted,
    fall,
    floors_table,
    measured_set,
    read_floors,
    write_floors,
)
from evaluation.generation import generate, reworded
from evaluation.judging.judge import (
    NothingExpected,
    judge,
    judged_reports,
    talk_before,
)
from evaluation.reports.comparison import comparison
from evaluation.running import graph_settings, run_benchmark, run_set
from evaluation.runs import archive
from evaluation.runs.figures import figures
from evaluation.runs.paper_table import paper_table
from evaluation.sets import benchmark_files
from evaluation.sets.cypherbench import GraphFileError
from evaluation.sets.model_files import ModelNotFoundError, model_file, model_folders
from evaluation.sets.question_sets import Question, QuestionSetError
from evaluation.thumbs import export_thumbs
from evaluation.trusting import measure_trust
from graph_store import GraphError, GraphUnavailable
from ifc_loader import IfcFileError

BAD_INPUT = (
    QuestionSetError, ModelNotFoundError, TwinInUseError, GraphFileError, IfcFileError,
    GoldQueryError, GraphError, archive.ArchiveError, benchmark_files.BenchmarkFilesError,
    NothingExpected, ProcessLostError, ValidationError,
)  # fmt: skip


def main(words: Sequence[str] | None = None) -> int:
    """Run the sub-command; 0 done, 1 below a floor, 2 bad input, 3 engine or model away."""
    options = _parser().parse_args(words)
    try:
        status: int = options.run_eval(options)
    except (GraphUnavailable, ModelError) as error:
        print(error, file=sys.stderr)
        return 3
    except BAD_INPUT as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        if error.filename is None:
            raise
        print(f"{error.filename}: {error.strerror}; name another place", file=sys.stderr)
        return 2
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="oriel eval", description="Question sets in, accuracy out."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    asking = commands.add_parser("run", help="ask question sets and report")
    add_run_arguments(asking)
    asking.set_defaults(run_eval=run_set)
    benchmark = commands.add_parser("cypherbench", help="run CypherBench")
    benchmark.add_argument("--folder", type=Path, default=Path("cypherbench"))
    benchmark.add_argument("--graphs", nargs="+", help="only these (default: all of the split)")
    benchmark.add_argument("--fetch", action="store_true", help="download what is missing")
    add_run_arguments(benchmark)
    benchmark.set_defaults(run_eval=run_benchmark, split="test")
    table = commands.add_parser(
        "table", help="runs as the paper's Table 1: rows runs, columns graphs"
    )
    table.add_argument("folder", type=Path, nargs="*", help="runs; none prints the empty table")
    table.set_defaults(run_eval=table_of_runs)
    publishing = commands.add_parser("figures", help="docs/figures.md from runs")
    publishing.add_argument("folder", type=Path, nargs="+")
    publishing.set_defaults(run_eval=figures_of_runs)
    holding = commands.add_parser("floors", help="the rule minds against the published figures")
    holding.add_argument("--write", action="store_true", help="publish what was measured")
    holding.add_argument("--file", type=Path, default=FLOORS, help="the floors (default: Oriel's)")
    holding.add_argument("--page", type=Path, default=PUBLISHED, help="where they are published")
    holding.set_defaults(run_eval=hold_floors)
    judging = commands.add_parser("judge", help="let a model judge a run's answers")
    judging.add_argument("folder", type=Path)
    judging.add_argument("--model-name", help="the judge (default: ORIEL_MODEL_NAME)")
    judging.set_defaults(run_eval=judge_run)
    making = commands.add_parser("generate", help="make question sets from models or graphs")
    making.add_argument("model", nargs="+", help="IFC files or graph files, by name or path")
    making.add_argument("--count", type=at_least(1), default=250, help="questions on each, at most")
    making.add_argument("--seed", type=int, default=0)
    making.add_argument("--models", type=Path, nargs="*", default=[], help="folders of the models")
    making.add_argument("--out", type=Path, default=Path("generated.jsonl"))
    making.add_argument("--reword", action="store_true", help="let the model word them")
    making.set_defaults(run_eval=generate_questions)
    reporting = commands.add_parser("report", help="write a run's report again")
    reporting.add_argument("folder", type=Path)
    reporting.add_argument("--show-held-out", action="store_true", help=HELD_OUT)
    reporting.set_defaults(run_eval=report_run)
    comparing = commands.add_parser("compare", help="what got better and worse between two runs")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--show-held-out", action="store_true", help=HELD_OUT)
    comparing.set_defaults(run_eval=compare_runs)
    thumbing = commands.add_parser(
        "thumbs", help="what people thought of answers, as question sets"
    )
    thumbing.add_argument(
        "--up", type=Path, help="write those thought good here, with their Cypher"
    )
    thumbing.add_argument("--down", type=Path, help="write those thought bad here")
    thumbing.set_defaults(run_eval=export_thumbs)
    _add_side_by_side(commands)
    return parser


def _add_side_by_side(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The commands that hold ways of working against each other."""
    trusting = commands.add_parser(
        "trust", help="ways of working side by side, with a scripted model that errs"
    )
    add_trust_arguments(trusting)
    trusting.set_defaults(run_eval=measure_trust)
    querying = commands.add_parser(
        "sql", help="Cypher over a twin beside SQL over its database, by the same questions"
    )
    add_sql_arguments(querying)
    querying.set_defaults(run_eval=measure_sql)


def generate_questions(options: argparse.Namespace) -> int:
    """Write questions made from each model into one set."""
    made: list[Question] = []
    for name in options.model:
        path = model_file(name, (*options.models, *model_folders()))
        with open_twin(path, graph_settings()) as store:
            told = path.name if path.suffix != ".json" else path.name.removesuffix("_simplekg.json")
            found = generate(store, told, options.count, options.seed)
        print(f"{told}: {len(found)} questions", file=sys.stderr)
        made += found
    if options.reword:
        client = ModelClient(ModelSettings())
        plain, made = made, [reworded(client, question) for question in made]
        kept = sum(before == after for before, after in zip(plain, made, strict=True))
        print(f"{len(made) - kept} worded by the model, {kept} left plain", file=sys.stderr)
    lines = [question.model_dump_json(exclude_defaults=True) for question in made]
    options.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def hold_floors(options: argparse.Namespace) -> int:
    """Measure every set that has a floor and is at hand; 1 where one is below it."""
    floors, measured, falls = read_floors(options.file), dict[str, Floor](), 0
    for name, floor in floors.items():
        try:
            results = measured_set(name, graph_settings())
        except (QuestionSetError, ModelNotFoundError) as error:
            print(f"{name}: left out: {error}", file=sys.stderr)
            continue
        measured[name] = counted(results)
        if reason := fall(floor, measured[name]):
            falls += 1
            print(f"{name}: {reason}", file=sys.stderr)
    print(floors_table(measured))
    if options.write:
        write_floors({**floors, **measured}, options.file, options.page)
        return 0
    return int(falls > 0)


def table_of_runs(options: argparse.Namespace) -> int:
    """Print the runs as one table."""
    print(paper_table(options.folder))
    return 0


def figures_of_runs(options: argparse.Namespace) -> int:
    """Print the figures to publish."""
    print(figures(options.folder))
    return 0


def judge_run(options: argparse.Namespace) -> int:
    """Let a model judge the answers of a run it has not judged yet; print every judge's tables.

    3 where it did not give a usable grade of some, which are named and left for the next time.
    """
    results = archive.read_results(options.folder)
    settings = ModelSettings()
    if options.model_name:
        settings = settings.model_copy(update={"name": options.model_name})
    client = ModelClient(settings)
    given = list(archive.resume_judging(options.folder))
    done = {judgement.id for judgement in given if judgement.model == settings.name}
    failed = 0
    for result in results:
        if result.question.id in done:
            continue
        try:
            given.append(judge(client, result, talk_before(result, results)))
        except BadReply as error:
            failed += 1
            print(f"{result.question.id}: not judged: {error}", file=sys.stderr)
        else:
            archive.add_judgement(options.folder, given[-1])
    print(judged_reports(results, given))
    if failed:
        print(f"{failed} of {len(results)} not judged; judge again to ask these", file=sys.stderr)
    return 3 if failed else 0


def report_run(options: argparse.Namespace) -> int:
    """Print the report of a run again, and keep it and its figures in the run's folder."""
    print(archive.keep_report(options.folder, held_out=options.show_held_out))
    return 0


def compare_runs(options: argparse.Namespace) -> int:
    """Print what changed between two runs."""
    before, after = map(archive.read_results, (options.before, options.after))
    print(comparison(before, after, held_out=options.show_held_out))
    return 0
