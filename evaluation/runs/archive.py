"""A run as a folder: its settings, its results, its traces, its report.

settings.json    what was run: agents, model, attempts, question sets, digests of all prompts
results.jsonl    one result a line, in the order asked; the same again when run again
timings.jsonl    milliseconds by stage, which differ from run to run
traces.jsonl     every event of every question: queries, rows, prompts, replies
judgements.jsonl what a model judge said of the answers, where one was asked
report.md        the tables and the misses, with links to the figures beside it (*.svg)
"""

import hashlib
import json
import platform
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

import agents
from agents import Mode
from evaluation.asking.results import Result
from evaluation.judging.judge import Judgement
from evaluation.reports.plots import plots
from evaluation.reports.report import misses, report
from evaluation.sets.question_sets import Question, question_digest


class ArchiveError(Exception):
    """A run's folder cannot be used; the text says which and what to do."""


class RunSettings(BaseModel):
    """What makes a run what it is; two runs with equal settings ask the same in the same way."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    agents: Mode
    model: str | None
    attempts: int
    sets: dict[str, str]
    questions: int
    prompts: dict[str, str]
    oriel: str
    python: str


def run_settings(
    mode: Mode, model: str | None, attempts: int, sets: Mapping[str, Sequence[Question]]
) -> RunSettings:
    """The settings of a run about to start; `sets` maps a set's name to its questions."""
    return RunSettings(
        agents=mode,
        model=model,
        attempts=attempts,
        sets={name: question_digest(questions) for name, questions in sets.items()},
        questions=sum(len(questions) for questions in sets.values()),
        prompts=_digests(),
        oriel=version("oriel"),
        python=platform.python_version(),
    )


def _digests() -> dict[str, str]:
    """SHA-256 of every prompt and vocabulary file of the agents, by its path there."""
    folder = Path(str(agents.__file__)).parent
    files = sorted((*folder.rglob("*.md"), *folder.rglob("*.toml")))
    return {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in files
    }


class Archive:
    """One run's folder, open for adding results."""

    def __init__(self, folder: Path, settings: RunSettings) -> None:
        self.folder = folder
        self.settings = settings

    def add(self, result: Result, events: Iterable[dict[str, Any]] = ()) -> None:
        """Append one result; what was added before stays whatever happens next."""
        self._append("results.jsonl", result.model_dump(mode="json", exclude={"timings_ms"}))
        key = {"id": result.question.id}
        self._append("timings.jsonl", {**key, "timings_ms": result.timings_ms})
        self._append("traces.jsonl", {**key, "events": list(events)})

    def _append(self, name: str, record: dict[str, Any]) -> None:
        with (self.folder / name).open("a", encoding="utf-8") as file:
            file.write(json.dumps(record, ensure_ascii=False, default=str) + "\n")


def start(runs: Path, settings: RunSettings) -> Archive:
    """A new folder under `runs`, named by the time, the agents, their limit and the sets."""
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
    name = f"{stamp}-{settings.agents}-{settings.attempts}-{'+'.join(settings.sets)}"
    folder = next(
        free for n in count(1) if not (free := runs / (name if n == 1 else f"{name}-{n}")).exists()
    )
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text(settings.model_dump_json(indent=2) + "\n")
    return Archive(folder, settings)


def resume(folder: Path, settings: RunSettings) -> Archive:
    """A run that was interrupted, without a last line cut short.

    Raises ArchiveError where the run was of something else.
    """
    before = read_settings(folder)
    if before != settings:
        then, now = before.model_dump(), settings.model_dump()
        changed = ", ".join(key for key in then if then[key] != now[key])
        raise ArchiveError(f"{folder}: was run with other settings ({changed}); start a new run")
    for name in ("results.jsonl", "timings.jsonl", "traces.jsonl"):
        _leave_out_a_cut_line(folder / name)
    return Archive(folder, settings)


def read_settings(folder: Path) -> RunSettings:
    """The settings of a run. Raises ArchiveError where the folder holds none."""
    try:
        return RunSettings.model_validate_json((folder / "settings.json").read_bytes())
    except OSError as error:
        raise ArchiveError(f"{folder}: holds no settings.json; name a run's folder") from error
    except ValidationError as error:
        raise ArchiveError(f"{folder}/settings.json: {_first(error)}; run it again") from error


def read_results(folder: Path) -> tuple[Result, ...]:
    """The results of a run, with their timings; a last line cut short is left out.

    Raises ArchiveError where the folder holds no run.
    """
    read_settings(folder)
    timings = {line.id: line.timings_ms for line in _records(folder / "timings.jsonl", _Timings)}
    return tuple(
        result.model_copy(update={"timings_ms": timings.get(result.question.id, {})})
        for result in _records(folder / "results.jsonl", Result)
    )


def run_names(folders: Sequence[Path]) -> list[str]:
    """What tells runs apart: each folder's name, with as much of its path as that takes."""
    paths = [folder.resolve().parts for folder in folders]
    depth = 1
    while len({parts[-depth:] for parts in paths}) < len(set(paths)):
        depth += 1
    return ["/".join(parts[-depth:]) for parts in paths]


def keep_report(folder: Path, *, held_out: bool = False) -> str:
    """Write `report.md` and its figures from the results of a run; the report's text.

    The misses of the held-out split are in it only where `held_out`.
    """
    results = read_results(folder)
    figures = plots(results)
    for name, svg in figures.items():
        (folder / name).write_text(svg, encoding="utf-8")
    links = "\n\n".join(f"![{Path(name).stem}]({name})" for name in figures)
    missed = misses(results, held_out=held_out)
    text = f"{report(results, folder.name)}\n\n{links}\n\n## Misses\n\n{missed}\n"
    (folder / "report.md").write_text(text, encoding="utf-8")
    return text


def add_judgement(folder: Path, judgement: Judgement) -> None:
    """Append one judgement to `judgements.jsonl`."""
    with (folder / "judgements.jsonl").open("a", encoding="utf-8") as file:
        file.write(judgement.model_dump_json() + "\n")


def read_judgements(folder: Path) -> tuple[Judgement, ...]:
    """The judgements of a run; none where it was not judged."""
    return tuple(_records(folder / "judgements.jsonl", Judgement))


def resume_judging(folder: Path) -> tuple[Judgement, ...]:
    """The judgements of a run that is to get more, without a last line cut short."""
    _leave_out_a_cut_line(folder / "judgements.jsonl")
    return read_judgements(folder)


class _Timings(BaseModel):
    """A line of `timings.jsonl`."""

    id: str
    timings_ms: dict[str, float]


RecordT = TypeVar("RecordT", bound=BaseModel)


def _records(path: Path, kind: type[RecordT]) -> list[RecordT]:
    """The records of a file, each as its kind. Raises ArchiveError for one that is none."""
    found = []
    for number, line in enumerate(_lines(path), start=1):
        try:
            found.append(kind.model_validate(line))
        except ValidationError as error:
            raise ArchiveError(
                f"{path}, line {number}: {_first(error)}; run it again, or take the line out"
            ) from error
    return found


def _first(error: ValidationError) -> str:
    """The first thing that is wrong, with its field."""
    first = error.errors(include_url=False)[0]
    return ": ".join(filter(None, (".".join(map(str, first["loc"])), first["msg"])))


def _leave_out_a_cut_line(path: Path) -> None:
    """Each record of a file on a line, ready for more. Raises ArchiveError as `_lines` does."""
    if path.exists():
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in _lines(path))
        path.write_text(text, encoding="utf-8", errors="surrogatepass")


NO_JSON = (ValueError, RecursionError)


def _lines(path: Path) -> list[Any]:
    """The records of a file, which end at a line feed and at no other sign of a text.

    Raises ArchiveError for one that is damaged before the last, which alone may be cut short.
    """
    if not path.exists():
        return []
    found = []
    *whole, last = path.read_bytes().split(b"\n")
    for number, line in enumerate(whole, start=1):
        try:
            found.append(json.loads(line))
        except NO_JSON as error:
            raise ArchiveError(
                f"{path}, line {number}: not JSON ({error}); run it again, or take the line out"
            ) from error
    with suppress(*NO_JSON):
        found.append(json.loads(last))
    return found
