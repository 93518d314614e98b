"""The process that reads one file: `python -m app.twins.reader WHAT PATH MODEL SHAPES BYTES`.

WHAT is `graph`, or `proposal` for the mapping of a register.

A program of its own and no fork or spawn of the server's: a page's script is the main module there,
and would be run again. What it has to say it writes to standard output, pickled: phases, then one
outcome (`reading.read_apart` says which).
"""

import os
import pickle
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import ifc_loader
from app.twins.bounds import bound_memory
from app.twins.proposals import proposal_of
from app.twins.reading import too_much
from app.twins.sources import read_source


def main(what: str, path: Path, model: str, shapes: Path | None, most: int) -> None:
    """Read a file within a bound of memory and say what came of it."""
    signal.signal(signal.SIGTERM, _leave)
    back = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what libraries print is no outcome
    bound_memory(most)

    def say(*outcome: Any) -> None:
        pickle.dump(outcome, back)
        back.flush()

    def tell(phase: str, fraction: float) -> None:
        say("phase", phase, float(fraction))

    try:
        if what == "proposal":
            say("read", proposal_of(path))
        else:
            say("read", read_source(path, model, progress=tell, shapes=shapes))
    except ifc_loader.IfcFileError as error:
        say("refused", str(error))
    except MemoryError:
        say("refused", too_much(path, most))
    except BrokenPipeError:  # nobody waits any more
        return
    except Exception as error:  # noqa: BLE001  raised again in the process that waits
        say("fault", error)


def _leave(number: int, frame: FrameType | None) -> None:
    sys.exit(128 + number)  # as an exception, so that files and processes of its own go too


if __name__ == "__main__":
    _, asked, file, name, folder, bytes_ = sys.argv
    main(asked, Path(file), name, Path(folder) if folder else None, int(bytes_))
