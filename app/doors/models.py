"""The models of a twin, put in and compared by other programs; loads run one after the other."""

import logging
import threading
import uuid
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any

from app.doors.problems import FAULT, Code, DoorError, Problem, problem_of
from app.twins import ingest, library
from app.twins.reading import read_apart
from app.twins.reports import mapping_in
from graph_store import GraphStore, ModelInfo
from ifc_loader.compare import Change, Summary, compare, summarise
from registers.files import DATABASES

log = logging.getLogger("oriel.loads")
KEPT = 1000
"""Jobs that are remembered, the latest."""
TOLD = 10
"""Models that are named where another was asked for."""


class State(StrEnum):
    """How far a job is."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two versions of a model: a summary first, then each change. As `oriel compare --json`."""

    old: str
    new: str
    summary: Summary
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Job:
    """One load. `fraction` is of 1; `summary` what changed, where a model was replaced.

    `problem` says why it failed; times are ISO 8601, UTC.
    """

    id: str
    twin: str
    model: str
    made: str
    state: State = State.WAITING
    phase: str = ""
    fraction: float = 0.0
    changed: bool | None = None
    summary: Summary | None = None
    problem: Problem | None = None


class Jobs:
    """Loads under way and done, one at a time, remembered until the server ends."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._lock = threading.Lock()
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="oriel-loads")

    def start(self, twin: str, path: Path, done: Callable[[], None]) -> Job:
        """Put the file at `path` into a twin, in the place of the model of its name.

        `done` is called at the end, however it ends.
        """
        now = datetime.now(UTC).isoformat(timespec="seconds")
        job = Job(uuid.uuid4().hex[:16], twin, path.name, now)
        with self._lock:
            self._jobs[job.id] = job
            while len(self._jobs) > KEPT:
                self._jobs.popitem(last=False)
        running = self._worker.submit(self._run, job, path, done)
        running.add_done_callback(lambda one: done() if one.cancelled() else None)
        return job

    def get(self, job_id: str) -> Job:
        """How far a job is. Raises DoorError for one that is not known."""
        with self._lock:
            if job_id not in self._jobs:
                raise DoorError(
                    Code.JOB_UNKNOWN,
                    f"No job {job_id} is known since this server began; send the file again.",
                )
            return self._jobs[job_id]

    def close(self) -> None:
        """Start no more. What has not come to its end is lost with the process, and is told."""
        with self._lock:
            lost = [
                one for one in self._jobs.values() if one.state in {State.WAITING, State.RUNNING}
            ]
        for one in lost:
            log.warning("%s is not loaded into '%s': send it again", one.model, one.twin)
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _tell(self, job: Job, **told: Any) -> None:
        with self._lock:
            if job.id in self._jobs:
                self._jobs[job.id] = replace(self._jobs[job.id], **told)

    def _run(self, job: Job, path: Path, done: Callable[[], None]) -> None:
        def progress(phase: str, fraction: float) -> None:
            self._tell(job, state=State.RUNNING, phase=phase, fraction=round(fraction, 3))

        try:
            changed, summary = _put(job.twin, path, progress)
            self._tell(job, state=State.DONE, fraction=1.0, changed=changed, summary=summary)
        except Exception as error:
            problem = problem_of(error) or FAULT
            if problem is FAULT:
                log.exception("loading %s failed", job.model)
            self._tell(job, state=State.FAILED, problem=problem)
        finally:
            done()


def _put(twin: str, path: Path, progress: ingest.Progress) -> tuple[bool, Summary | None]:
    """Whether anything changed, and what of a model that was there before."""
    with ingest.loading_into(twin) as store:
        before = next((each for each in store.models() if each.name == path.name), None)
        if before is None:
            return ingest.ingest(path, store, progress, read=read_apart).changed, None
        changes = ingest.replace(path, before, store, progress, read=read_apart)
    return changes != (), None if changes is None else summarise(changes)


def model_of(store: GraphStore, name: str) -> ModelInfo:
    """A model of the twin by name. Raises DoorError where there is none."""
    models = store.models()
    for each in models:
        if each.name == name:
            return each
    held = ", ".join(each.name for each in models[:TOLD]) or "none"
    more = f" and {len(models) - TOLD:,} more" if len(models) > TOLD else ""
    raise DoorError(
        Code.MODEL_UNKNOWN, f"The twin '{store.twin}' holds no model {name}; it holds {held}{more}."
    )


def file_of(store: GraphStore, name: str) -> Path:
    """The kept file of a model. Raises DoorError where it is not kept on this machine."""
    path = library.source(model_of(store, name).sha256)
    if path is None:
        raise DoorError(Code.MODEL_UNKNOWN, f"The file of {name} is not kept here; load it again.")
    return path


def databases(models: Sequence[ModelInfo]) -> tuple[str, ...]:
    """The names of those that are databases: SQLite files, and snapshots of PostgreSQL."""
    return tuple(each.name for each in models if Path(each.name).suffix.lower() in DATABASES)


def compared(store: GraphStore, old: str, new: str) -> Comparison:
    """What changed from one model of the twin to another, read from their kept files.

    Both are read at the same time, each in a process of its own; what has one content only once.
    """
    before, after = ((file_of(store, name), mapping_in(store, name)) for name in (old, new))
    with ThreadPoolExecutor(max_workers=2) as readers:
        read = partial(read_apart, model=new, shapes=library.shapes())
        first = readers.submit(read, before[0], mapping=before[1])
        second = first if before == after else readers.submit(read, after[0], mapping=after[1])
        changes = compare(first.result(), second.result())
    return Comparison(old, new, summarise(changes), changes)


def removed(store: GraphStore, name: str) -> None:
    """Take a model out of the twin. Raises DoorError where there is none."""
    ingest.remove(model_of(store, name), store)
