"""`oriel eval run` and `oriel eval cypherbench`: question sets asked, reported, kept."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from agents import NO_MODEL, Mode, ModelSettings
from evaluation.asking.results import Result
from evaluation.asking.run import Plan, run
from evaluation.reports.report import answer_line, is_held_out, misses, report
from evaluation.runs import archive
from evaluation.runs.cost import estimate
from evaluation.sets import benchmark_files
from evaluation.sets.model_files import ModelNotFoundError, model_file, model_folders
from evaluation.sets.question_sets import Question, QuestionSetError, read_questions
from graph_store import GraphSettings

OWN_SETS = Path(__file__).parent / "questions"

Sets = dict[str, tuple[Question, ...]]
"""The questions of each set, by the set's name."""


def run_set(options: argparse.Namespace) -> int:
    """Every mode, model and limit asked for, each a run; its report goes to standard output."""
    sets = _question_sets(options)
    held_out: bool = options.show_held_out
    status, lines = 0, list[str]()
    for mode in options.agents:
        for name in options.model_names if mode not in NO_MODEL else [None]:
            for attempts in options.attempts:
                results = _one_run(options, sets, mode, name, attempts)
                title = f"{' '.join(filter(None, (mode, name)))}, at most {attempts} queries"
                print(report(results, title))
                if not options.quiet:
                    print(f"\n## Misses\n\n{misses(results, held_out=held_out)}")
                lines += [
                    json.dumps({**answer_line(result), "run": title}, ensure_ascii=False)
                    for result in results
                    if held_out or not is_held_out(result)
                ]
                right = sum(result.right for result in results)
                if options.least is not None and 100 * right < options.least * len(results):
                    print(f"below the {options.least} % asked for", file=sys.stderr)
                    status = 1
    if options.answers:
        options.answers.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
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


def graph_settings() -> GraphSettings:
    """The graph settings, the embedded engine's data beside the user's own and not among it."""
    settings = GraphSettings()
    return settings.model_copy(update={"data_dir": settings.data_dir / "evaluation"})


def _one_run(
    options: argparse.Namespace, sets: Sets, mode: Mode, name: str | None, attempts: int
) -> list[Result]:
    model = ModelSettings() if name is None else ModelSettings(name=name)
    plan = Plan(
        mode=mode,
        model=model,
        graph=graph_settings(),
        folders=_folders(options),
        attempts=attempts,
        retries=options.retries,
        processes=options.processes,
    )
    settings = archive.run_settings(
        mode, model.name if mode not in NO_MODEL else None, attempts, sets
    )
    kept = None
    if options.resume:
        kept = archive.resume(options.resume, settings)
    elif options.runs:
        kept = archive.start(options.runs, settings)
    results = list(archive.read_results(kept.folder)) if options.resume and kept else []
    done = {result.question.id for result in results}
    asked = [question for found in sets.values() for question in found if question.id not in done]
    if mode not in {*NO_MODEL, "auto"}:
        print(estimate(mode, model, len(asked), options.runs), file=sys.stderr)
    spent = 0
    for result, events in run(asked, plan):
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
        archive.keep_report(kept.folder, held_out=options.show_held_out)
        print(f"kept in {kept.folder}", file=sys.stderr)
    return results


def _folders(options: argparse.Namespace) -> tuple[Path, ...]:
    return model_folders(*options.models, *{path.parent for path in options.set})


def _question_sets(options: argparse.Namespace) -> Sets:
    """The questions asked for; of this project's own sets those whose model is at hand."""
    own = not options.set
    paths: Sequence[Path] = options.set or sorted(OWN_SETS.glob("*.jsonl"))
    sets: Sets = {}
    for path in paths:
        if path.stem in sets:
            raise QuestionSetError(f"{path}: another set is called {path.stem!r}; rename the file")
        sets[path.stem] = _chosen(read_questions(path), options)
    ids = Counter(question.id for questions in sets.values() for question in questions)
    if twice := [given for given, times in ids.items() if times > 1]:
        raise QuestionSetError(f"id {twice[0]!r} occurs in several sets; ids must be unique")
    if not ids:
        raise QuestionSetError("no question is asked for; look at --set, --split and --kind")
    return {name: sets[name] for name in sets if not own or _at_hand(name, sets[name], options)}


def _chosen(questions: Sequence[Question], options: argparse.Namespace) -> tuple[Question, ...]:
    return tuple(
        question
        for question in questions
        if options.split in {None, question.split}
        and options.kind in {None, question.kind}
        and question.model in getattr(options, "only", {question.model})
    )


def _at_hand(name: str, questions: Sequence[Question], options: argparse.Namespace) -> bool:
    """Whether every model of a set is at hand; what is left out is told with the reason."""
    try:
        for model in {question.model for question in questions}:
            model_file(model, _folders(options))
    except ModelNotFoundError as error:
        print(f"{name}: {len(questions)} questions left out: {error}", file=sys.stderr)
        return False
    return True
