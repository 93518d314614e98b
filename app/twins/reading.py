"""A file read in a process of its own, with a bound on its memory: no upload ends the server.

Whatever a file does to its reader, a sentence comes back. Ending the wait ends the reader too.
"""

import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import ifc_loader
from app.twins.bounds import share_of_memory
from app.twins.proposals import Proposed
from ifc_loader import Progress, PropertyGraph
from ifc_loader.scratch import Scratch
from registers import Mapping, written

READER = "app.twins.reader"
ENDING_SECONDS = 5.0
SILENT_SECONDS = 1.0
"""After which the last phase is told again, so that who is told can call the wait off."""


def read_apart(
    path: Path,
    model: str | None = None,
    *,
    progress: Progress | None = None,
    shapes: Path | None = None,
    mapping: Mapping | None = None,
    most_bytes: int | None = None,
) -> PropertyGraph:
    """As `ifc_loader.read_ifc`, in another process; `IfcFileError` too where it comes to its end.

    `most_bytes` bounds the memory it may take, on systems that know such a bound; the default is
    `share_of_memory`.
    """
    with Scratch() as folder:
        meant = Path(folder) / "mapping.toml"
        if mapping:
            meant.write_text(written(mapping), encoding="utf-8")
        words = [str(path), model or path.name, str(shapes or ""), str(meant) if mapping else ""]
        graph = outcome_of(READER, ["graph", *words], path, progress, most_bytes)
    assert isinstance(graph, PropertyGraph), "the reader says nothing else of a graph"
    return graph


def propose_apart(path: Path, progress: Progress | None = None) -> Proposed:
    """As `proposals.proposal_of`, in another process; `IfcFileError` too where it ends."""
    proposed = outcome_of(READER, ["proposal", str(path), path.name, "", ""], path, progress)
    assert isinstance(proposed, Proposed), "the reader says nothing else of a proposal"
    return proposed


def outcome_of(
    program: str,
    words: Sequence[str],
    path: Path,
    progress: Progress | None,
    most_bytes: int | None = None,
) -> object:
    """What the module `program` says in the end, run with these words and a bound on its memory.

    It says it as `reader.say_outcome` does. Raises IfcFileError, which names `path` where the
    program came to its end without a word. What it keeps for a while lies in a folder of this
    process, which goes with it also where the program is killed.
    """
    with Scratch() as folder:
        return _outcome(program, words, path, progress, most_bytes or share_of_memory(), folder)


def _outcome(
    program: str,
    words: Sequence[str],
    path: Path,
    progress: Progress | None,
    most: int,
    folder: str,
) -> object:
    command = [sys.executable, "-P", "-m", program, *words, str(most)]
    reader = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        env={**os.environ, **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), folder)},
    )
    assert reader.stdout is not None
    said: queue.SimpleQueue[Any] = queue.SimpleQueue()
    listening = threading.Thread(target=_listen, args=(reader.stdout, said), daemon=True)
    listening.start()
    latest = ("Opening the file", 0.0)
    try:
        while True:
            try:
                outcome = said.get(timeout=SILENT_SECONDS)
            except queue.Empty:
                outcome = ("phase", *latest)
            match outcome:
                case ("phase", str(phase), float(fraction)):
                    latest = (phase, fraction)
                    if progress:
                        progress(phase, fraction)
                case ("refused", str(sentence)):
                    raise ifc_loader.IfcFileError(sentence)
                case ("fault", BaseException() as error):
                    raise error
                case ("read", found):
                    return found
                case _:
                    raise ifc_loader.IfcFileError(too_much(path, most))
    finally:
        _end(reader)
        listening.join()
        reader.stdout.close()


def _listen(told: IO[bytes], said: "queue.SimpleQueue[Any]") -> None:
    """Hand on what the reader says; None where it says no more."""
    try:
        while True:
            said.put(pickle.load(told))
    except (EOFError, pickle.UnpicklingError, OSError):
        said.put(None)


def _end(reader: subprocess.Popen[bytes]) -> None:
    reader.terminate()
    try:
        reader.wait(ENDING_SECONDS)
    except subprocess.TimeoutExpired:
        reader.kill()
        reader.wait()


def too_much(path: Path, most: int) -> str:
    """The sentence on a reader that took too much, or ended without one."""
    return (
        f"{path.name}: its reader came to an end without a word, or needed more than the "
        f"{most / 1024**3:.1f} GB of memory it may take. Check the file in the program that wrote "
        "it, or read it in on a larger machine with `oriel ingest`."
    )
