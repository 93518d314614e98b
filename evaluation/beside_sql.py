"""`oriel eval sql`: the same questions by Cypher over a twin and by SQL over its database."""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import registers
from agents import ModelSettings, minds_for
from agents.messages import Twin
from agents.model.model_client import ModelClient
from agents.sql.answering import SqlAnswer, by_model, by_rules
from agents.sql.door import Database, open_database
from evaluation.asking.results import measured
from evaluation.comparing.compare import Outcome, compare
from evaluation.questions import bay_house_maintained
from evaluation.reports.report import is_held_out
from evaluation.sets.question_sets import Question, read_questions
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import read_ifc
from ifc_loader.scratch import Scratch
from sample_models import BAY_HOUSE, maintenance

OUTCOMES = (Outcome.RIGHT, Outcome.WRONG, Outcome.SILENT)
WAYS: tuple[Literal["Cypher", "SQL"], ...] = ("Cypher", "SQL")


@dataclass(frozen=True)
class Pair:
    """What came of one question by each way, and what SQL said to it."""

    question: Question
    cypher: Outcome
    sql: Outcome
    held_out: bool
    told: str


def add_sql_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--source", help="a SQLite file or postgresql://… (default: of Bay House)")
    parser.add_argument("--model", type=Path, default=BAY_HOUSE, help="the IFC file beside it")
    parser.add_argument("--set", type=Path, default=bay_house_maintained.TARGET)
    parser.add_argument("--agents", choices=("rules", "llm"), default="rules")
    parser.add_argument("--each", action="store_true", help="tell where the two differ")


def measure_sql(options: argparse.Namespace) -> int:
    """Ask every question both ways; print what came of them, and where each wins."""
    with Scratch() as folder:
        source = options.source or str(_made(Path(folder) / "maintenance.sqlite"))
        with _twin(source, options.model, Path(folder)) as (store, path):
            address = source if registers.is_address(source) else path
            with open_database(address) as database:
                ask = _asking(options.agents, store, database, path)
                cypher = minds_for(options.agents)
                pairs = []
                for question in read_questions(options.set):
                    result, told = measured(question, store, cypher), ask(question.question)
                    sql = compare(question, told.value, told.unit).outcome
                    held_out = is_held_out(result)
                    fault = result.outcome is Outcome.BROKEN
                    found = Outcome.WRONG if fault else result.outcome
                    pairs.append(Pair(question, found, sql, held_out, told.answer))
    print(report(pairs))
    for pair in pairs if options.each else ():
        if pair.cypher != pair.sql and not pair.held_out:
            print(f"Cypher {pair.cypher}, SQL {pair.sql}: {pair.question.question}")
            print(f"    {pair.told:.160}")
    return 0


def report(pairs: list[Pair]) -> str:
    """A table by kind, both ways beside each other, and how often one is right alone."""
    heads = [f"{way} {outcome}" for way in WAYS for outcome in OUTCOMES]
    lines = [f"| kind | questions | {' | '.join(heads)} |", f"| --- |{' ---: |' * 7}"]
    kinds = sorted({pair.question.kind for pair in pairs})
    for kind in (*kinds, "all"):
        of = [pair for pair in pairs if kind in ("all", pair.question.kind)]
        ways = Counter(pair.cypher for pair in of), Counter(pair.sql for pair in of)
        counts = [str(way[outcome]) for way in ways for outcome in OUTCOMES]
        lines.append(f"| {kind} | {len(of)} | {' | '.join(counts)} |")
    right = Counter((p.cypher is Outcome.RIGHT, p.sql is Outcome.RIGHT) for p in pairs)
    lines.append(
        f"\nRight by both: {right[True, True]}, by Cypher alone: {right[True, False]}, "
        f"by SQL alone: {right[False, True]}, by neither: {right[False, False]}"
    )
    return "\n".join(lines)


def _made(path: Path) -> Path:
    """The maintenance database of Bay House, as a SQLite file."""
    import sqlalchemy as sa  # noqa: PLC0415  only where none is named

    engine = sa.create_engine(f"sqlite:///{path}")
    maintenance.fill(engine)
    engine.dispose()
    return path


@contextmanager
def _twin(source: str, model: Path, folder: Path) -> Iterator[tuple[GraphStore, Path]]:
    """A twin of the model and the database, and the file that the latter was read from."""
    path = Path(source)
    if registers.is_address(source):
        path = folder / f"{registers.database_of(source)}.sqlite"
        registers.take_snapshot(source, path)
    with connect(GraphSettings(data_dir=folder, linger=1)) as store:
        store.write_graph(read_ifc(model))
        store.write_graph(registers.read_register(path).graph)
        yield store, path


def _asking(
    agents: str, store: GraphStore, database: Database, path: Path
) -> Callable[[str], SqlAnswer]:
    """How a question is asked of the database."""
    if agents == "llm":
        client = ModelClient(ModelSettings())
        return lambda question: by_model(question, database, client)
    mapping = registers.mapping_of(path, registers.read_tables(path))
    twin = Twin(store, store.schema())
    return lambda question: by_rules(question, twin, database, mapping)
