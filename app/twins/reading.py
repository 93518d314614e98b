"""A file read in a process of its own, with a bound on its memory: no upload ends the server.

Whatever a file does to its reader, a sentence comes back. Ending the wait ends the reader too.
"""

import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType

import ifc_loader
from ifc_loader import Progress, PropertyGraph

SHARE = 0.5
"""Of the machine's memory, what one reader may take."""
LEAST_BYTES = 2 * 1024**3
ENDING_SECONDS = 5.0


def read_apart(
    path: Path,
    model: str | None = None,
    *,
    progress: Progress | None = None,
    shapes: Path | None = None,
    most_bytes: int | None = None,
) -> PropertyGraph:
    """As `ifc_loader.read_ifc`, in another process; `IfcFileError` too where it comes to its end.

    `most_bytes` bounds the memory it may take, on systems that know such a bound; the default is
    `SHARE` of the machine's.
    """
    most = most_bytes or _share_of_memory()
    spawning = multiprocessing.get_context("spawn")
    ours, theirs = spawning.Pipe(duplex=False)
    reader = spawning.Process(target=_read, args=(theirs, path, model, shapes, most), daemon=False)
    reader.start()
    theirs.close()
    try:
        while True:
            match ours.recv():
                case ("phase", str(phase), float(fraction)):
                    if progress:
                        progress(phase, fraction)
                case ("refused", str(sentence)):
                    raise ifc_loader.IfcFileError(sentence)
                case ("fault", BaseException() as error):
                    raise error
                case ("graph", PropertyGraph() as graph):
                    return graph
    except EOFError:
        raise ifc_loader.IfcFileError(_too_much(path, most)) from None
    finally:
        ours.close()
        _end(reader)


def _end(reader: multiprocessing.process.BaseProcess) -> None:
    if reader.is_alive():
        reader.terminate()
        reader.join(ENDING_SECONDS)
    if reader.is_alive():
        reader.kill()
        reader.join()


def _share_of_memory() -> int:
    if not hasattr(os, "sysconf"):
        return LEAST_BYTES
    whole = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return max(LEAST_BYTES, int(SHARE * whole))


def _too_much(path: Path, most: int) -> str:
    return (
        f"{path.name}: its reader came to an end without a word, or needed more than the "
        f"{most / 1024**3:.1f} GB of memory it may take. Check the file in the program that wrote "
        "it, or read it in on a larger machine with `oriel ingest`."
    )


def _read(back: Connection, path: Path, model: str | None, shapes: Path | None, most: int) -> None:
    """In the other process: what is sent back are phases, then one outcome."""
    signal.signal(signal.SIGTERM, _leave)
    _bound(most)

    def tell(phase: str, fraction: float) -> None:
        back.send(("phase", phase, float(fraction)))

    try:
        back.send(("graph", ifc_loader.read_ifc(path, model, progress=tell, shapes=shapes)))
    except ifc_loader.IfcFileError as error:
        back.send(("refused", str(error)))
    except MemoryError:
        back.send(("refused", _too_much(path, most)))
    except BrokenPipeError:  # nobody waits any more
        return
    except Exception as error:  # noqa: BLE001  raised again in the process that waits
        back.send(("fault", error))


def _leave(number: int, frame: FrameType | None) -> None:
    sys.exit(128 + number)  # as an exception, so that files and processes of its own go too


def _bound(most: int) -> None:
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  (not on every system)

    resource.setrlimit(resource.RLIMIT_AS, (most, resource.getrlimit(resource.RLIMIT_AS)[1]))
