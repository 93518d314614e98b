"""`oriel eval …`: run question sets, report on runs, compare two of them."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from agents import Mode, ModelError, ModelSettings
from agents.model_client import ModelClient
from evaluation import archive, benchmark_files
from evaluation.arguments import add_run_arguments
from evaluation.compare_runs import comparison
from evaluation.cost import estimate
from evaluation.cypherbench import GraphFileError
from evaluation.figures import figures
from evaluation.generation import generate
from evaluation.judge import judge, judged_report
from evaluation.paper_table import paper_table
from evaluation.question_sets import Question, QuestionSetError, read_questions
from evaluation.report import misses, report
from evaluation.results import GoldQueryError, Result
from evaluation.run import Plan
from evaluation.run import run as asked_all
from evaluation.twins import ModelNotFoundError, TwinInUseError, model_file, open_twin
from graph_store import GraphError, GraphSettings, GraphUnavailable
from ifc_loader import IfcFileError

OWN_SETS = Path(__file__).parent / "questions"
SHARED = Path(__file__).resolve().parents[2] / "shared"
FOLDERS = (SHARED / "models", SHARED / "cypherbench", OWN_SETS.parents[1] / "sample_models")
BAD_INPUT = (
    QuestionSetError, ModelNotFoundError, TwinInUseError, GraphFileError, IfcFileError,
    GoldQueryError, GraphError, archive.ArchiveError, benchmark_files.BenchmarkFilesError,
)  # fmt: skip


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The sub-commands of `oriel eval`."""
    commands = parser.add_subparsers(dest="eval_command", required=True)
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
    publishing = commands.add_parser("figures", help="the figures of docs/evaluation.md from runs")
    publishing.add_argument("folder", type=Path, nargs="+")
    publishing.set_defaults(run_eval=figures_of_runs)
    judging = commands.add_parser("judge", help="let a model judge a run's answers")
    judging.add_argument("folder", type=Path)
    judging.add_argument("--model-name", help="the judge (default: ORIEL_MODEL_NAME)")
    judging.set_defaults(run_eval=judge_run)
    making = commands.add_parser("generate", help="make question sets from models or graphs")
    making.add_argument("model", nargs="+", help="IFC files or graph files, by name or path")
    making.add_argument("--count", type=int, default=250, help="questions on each, at most")
    making.add_argument("--seed", type=int, default=0)
    making.add_argument("--models", type=Path, nargs="*", default=[], help="folders of the models")
    making.add_argument("--out", type=Path, default=Path("generated.jsonl"))
    making.set_defaults(run_eval=generate_questions)
    reporting = commands.add_parser("report", help="write a run's report again")
    reporting.add_argument("folder", type=Path)
    reporting.set_defaults(run_eval=report_run)
    comparing = commands.add_parser("compare", help="what got better and worse between two runs")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.set_defaults(run_eval=compare_runs)


def run(options: argparse.Namespace) -> int:
    """Run the sub-command that was asked for; 0 done, 2 bad input, 3 engine or model away."""
    try:
        status: int = options.run_eval(options)
    except BAD_INPUT as error:
        print(error, file=sys.stderr)
        return 2
    except (GraphUnavailable, ModelError) as error:
        print(error, file=sys.stderr)
        return 3
    return status


def run_set(options: argparse.Namespace) -> int:
    """Every mode, model and limit asked for, each a run; its report goes to standard output."""
    sets = _question_sets(options)
    status = 0
    for mode in options.agents:
        for name in options.model_names if mode != "rules" else [None]:
            for attempts in options.attempts:
                results = _one_run(options, sets, mode, name, attempts)
                print(report(results, f"{mode} {name or ''}, at most {attempts} queries"))
                if not options.quiet:
                    print(f"\n## Misses\n\n{misses(results)}")
                right = sum(result.right for result in results)
                if options.least is not None and 100 * right < options.least * len(results):
                    print(f"below the {options.least} % asked for", file=sys.stderr)
                    status = 1
    return status


def run_benchmark(options: argparse.Namespace) -> int:
    """Run the benchmark's questions on its graphs, from files placed or fetched."""
    split = options.split if options.split in benchmark_files.GRAPHS else "test"
    graphs = tuple(options.graphs or benchmark_files.GRAPHS[split])
    paths = benchmark_files.needed(graphs, split)
    if options.fetch:
        benchmark_files.fetch(options.folder, paths, lambda text: print(text, file=sys.stderr))
    benchmark_files.check(options.folder, paths)
    options.set = [options.folder / f"{split}.json"]
    options.models = [options.folder / "graphs" / "simplekg"]
    options.split, options.only = None, graphs
    return run_set(options)


def _one_run(
    options: argparse.Namespace,
    sets: dict[str, tuple[Question, ...]],
    mode: Mode,
    name: str | None,
    attempts: int,
) -> list[Result]:
    model = ModelSettings() if name is None else ModelSettings(name=name)
    plan = Plan(
        mode=mode,
        model=model,
        graph=_graph_settings(),
        folders=(*options.models, *{path.parent for path in options.set}, *FOLDERS, Path()),
        attempts=attempts,
        retries=options.retries,
        processes=options.processes,
    )
    settings = archive.run_settings(mode, model.name if mode != "rules" else None, attempts, sets)
    kept = None
    if options.resume:
        kept = archive.resume(options.resume, settings)
    elif options.runs:
        kept = archive.start(options.runs, settings)
    results = list(archive.read_results(kept.folder)) if options.resume and kept else []
    done = {result.question.id for result in results}
    asked = [question for found in sets.values() for question in found if question.id not in done]
    if mode not in {"rules", "auto"}:
        print(estimate(mode, model, len(asked), options.runs), file=sys.stderr)
    spent = 0
    for result, events in asked_all(asked, plan):
        results.append(result)
        spent += result.tokens
        if kept:
            kept.add(result, events)
        if sys.stderr.isatty():
            print(f"\r{len(results)}/{len(done) + len(asked)}", end="", file=sys.stderr, flush=True)
        if options.budget is not None and spent > options.budget:
            print(f"stopped: {spent} tokens used of {options.budget}", file=sys.stderr)
            break
    if kept:
        (kept.folder / "report.md").write_text(
            report(results, kept.folder.name) + f"\n\n## Misses\n\n{misses(results)}\n"
        )
        print(f"kept in {kept.folder}", file=sys.stderr)
    return results


def _question_sets(options: argparse.Namespace) -> dict[str, tuple[Question, ...]]:
    paths: Sequence[Path] = options.set or sorted(OWN_SETS.glob("*.jsonl"))
    sets = {path.stem: read_questions(path) for path in paths}
    return {
        name: tuple(
            question
            for question in questions
            if options.split in {None, question.split}
            and options.kind in {None, question.kind}
            and question.model in getattr(options, "only", {question.model})
        )
        for name, questions in sets.items()
    }


def _graph_settings() -> GraphSettings:
    """The graph settings, the embedded engine's data beside the user's own and not among it."""
    settings = GraphSettings()
    return settings.model_copy(update={"data_dir": settings.data_dir / "evaluation"})


def generate_questions(options: argparse.Namespace) -> int:
    """Write questions made from each model into one set."""
    made: list[Question] = []
    for name in options.model:
        path = model_file(name, (*options.models, Path(), *FOLDERS))
        with open_twin(path, _graph_settings()) as store:
            told = path.name if path.suffix != ".json" else path.name.removesuffix("_simplekg.json")
            found = generate(store, told, options.count, options.seed)
        print(f"{told}: {len(found)} questions", file=sys.stderr)
        made += found
    lines = [question.model_dump_json(exclude_defaults=True) for question in made]
    options.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


def table_of_runs(options: argparse.Namespace) -> int:
    """Print the runs as one table."""
    print(paper_table(options.folder))
    return 0


def figures_of_runs(options: argparse.Namespace) -> int:
    """Print the figures to publish."""
    print(figures(options.folder))
    return 0


def judge_run(options: argparse.Namespace) -> int:
    """Judge the answers of a run that are not judged yet, and print the judge's tables."""
    results = archive.read_results(options.folder)
    given = list(archive.read_judgements(options.folder))
    done = {judgement.id for judgement in given}
    settings = ModelSettings()
    if options.model_name:
        settings = settings.model_copy(update={"name": options.model_name})
    client = ModelClient(settings)
    for result in results:
        if result.question.id not in done:
            given.append(judge(client, result))
            archive.add_judgement(options.folder, given[-1])
    print(judged_report(results, given))
    return 0


def report_run(options: argparse.Namespace) -> int:
    """Print the report of a run again, and keep it in the run's folder."""
    results = archive.read_results(options.folder)
    text = report(results, options.folder.name) + f"\n\n## Misses\n\n{misses(results)}\n"
    (options.folder / "report.md").write_text(text, encoding="utf-8")
    print(text)
    return 0


def compare_runs(options: argparse.Namespace) -> int:
    """Print what changed between two runs."""
    print(comparison(archive.read_results(options.before), archive.read_results(options.after)))
    return 0
