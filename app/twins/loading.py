"""Files being read in, in a thread: who waits sees how far it is, and can call it off."""

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from app.twins import pool
from app.twins.ingest import Progress, ingest, open_twin_of
from app.twins.proposals import Proposals, Proposed
from app.twins.reading import propose_apart, read_apart
from graph_store import GraphError, GraphUnavailable
from ifc_loader import IfcFileError
from registers import is_register

T = TypeVar("T")
UNWATCHED_SECONDS = 30.0
"""After which nobody waits any more: the page was closed."""


class CalledOff(Exception):  # noqa: N818  it is no error
    """Raised in the work by its progress, which ends the process that reads the file."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is done at the moment; `fraction` is of all files together."""

    file: str
    phase: str
    fraction: float


@dataclass(frozen=True, slots=True)
class Added:
    """What came of several files: the twin, those it holds now, and a sentence on each other.

    `called_off` are those that nobody waited for, after at least one was read.
    """

    twin: str
    read: tuple[str, ...]
    refused: tuple[str, ...]
    called_off: tuple[str, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether all files were read."""
        return not (self.refused or self.called_off)


class Loading(Generic[T]):
    """`work`, in a thread, until it is done, called off, or looked at no more.

    `work` is given this, for `progress`. `file` is the name of the first file it reads; `told` is
    set by who says what came of it.
    """

    def __init__(self, file: str, work: "Callable[[Loading[T]], T]") -> None:
        self.step = Step(file, "Opening", 0.0)
        self.called_off = False
        self.told = False
        self._looked = time.monotonic()
        self._outcome: Future[T] = Future()
        threading.Thread(target=self._run, args=(work,), daemon=True).start()

    def _run(self, work: "Callable[[Loading[T]], T]") -> None:
        try:
            self._outcome.set_result(work(self))
        except BaseException as error:  # noqa: BLE001  raised again where the outcome is asked for
            self._outcome.set_exception(error)

    def progress(self, file: str, place: int = 0, count: int = 1) -> Progress:
        """What the reading of one file of several tells its progress. It raises CalledOff."""

        def tell(phase: str, fraction: float) -> None:
            if self.called_off or time.monotonic() - self._looked > UNWATCHED_SECONDS:
                raise CalledOff
            self.step = Step(file, phase, min(1.0, (place + fraction) / count))

        return tell

    def look(self, seconds: float) -> bool:
        """Wait so long at most; whether the work has ended."""
        self._looked = time.monotonic()
        return bool(wait([self._outcome], seconds).done)

    def call_off(self) -> None:
        """Let the work end at its next progress, which is within a second."""
        self.called_off = True

    def outcome(self) -> T:
        """What the work returned or raised, when it has."""
        return self._outcome.result()


def look(paths: Sequence[Path], loading: Loading[Proposals], *, apart: bool) -> Proposals:
    """The mappings of those files that are registers, and of each what a person is to look at.

    Raises CalledOff.
    """
    kept: list[Path] = []
    proposed: list[Proposed] = []
    refused: list[str] = []
    for place, path in enumerate(paths):
        progress = loading.progress(path.name, place, len(paths))
        progress("Looking at its tables", 0.0)
        try:
            if is_register(path):
                proposed.append(propose_apart(path, progress))
            kept.append(path)
        except IfcFileError as error:
            refused.append(str(error))
    return Proposals(tuple(kept), apart, tuple(proposed), tuple(refused))


def add(paths: Sequence[Path], twin: str, loading: Loading[Added], *, apart: bool) -> Added:
    """Read files one by one, each whole or not at all, into a twin.

    `apart`: into a twin of their own, which the first that can be read opens. Raises CalledOff
    where no file was read before, and `GraphUnavailable`; what was read before is kept.
    """
    read: list[str] = []
    refused: list[str] = []
    for place, path in enumerate(paths):
        if path.name in read:
            refused.append(
                f"{path.name} is among the files twice, and a twin tells its models by their "
                "names: the second was not read. Give it another name, and add it again"
            )
            continue
        progress = loading.progress(path.name, place, len(paths))
        try:
            if apart and not read:
                with open_twin_of(path, progress, read=read_apart) as store:
                    twin = store.twin
            else:
                ingest(path, pool.store_of(twin), progress, read=read_apart)
            read.append(path.name)
        except CalledOff:
            if not read:
                raise
            left = tuple(other.name for other in paths[place:])
            return Added(twin, tuple(read), tuple(refused), left)
        except GraphUnavailable:
            raise
        except (IfcFileError, GraphError) as error:
            refused.append(str(error))
    return Added(twin, tuple(read), tuple(refused))
